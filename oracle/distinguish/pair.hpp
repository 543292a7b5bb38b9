#pragma once
// Two rules that are held against each other, and the measure of what parts them.

#include <compare>

#include "model/cards/function_ref.hpp"
#include "model/rules/rules.hpp"
#include "oracle/corpus/case.hpp"

namespace casino::distinguish {

// With the same number of seats.
struct Pair {
  Rules a;
  Rules b;
  // Whether either has it.
  template <typename Has>
  [[nodiscard]] bool any(Has has) const {
    return has(a) || has(b);
  }
};

// The order of size: fewest cards first, then fewest seats, then fewest actions (of a turn its actions and events, of a
// match its deals, of a deal its sweeps).
struct Size {
  int cards = 0;
  int seats = 0;
  int actions = 0;
  friend auto operator<=>(const Size&, const Size&) = default;
};

// How many cards a question shows, and how much is done in it.
[[nodiscard]] Size size_of(const Rules& rules, const corpus::Asked& asked);

// In what the answers of two rules differ.
enum class Aspect : std::uint8_t { verdict, outcome, dealing, score, match };
inline constexpr std::array<std::string_view, 5> aspect_names{"verdict", "outcome", "dealing", "score", "match"};

// What a difference is about: whether a turn may be made or a position stand, and what a turn does; what a deal or a
// match comes to, perhaps after a last turn; how cards are dealt, cut and announced.
enum class Kind : std::uint8_t { play, score, dealing };
inline constexpr std::array<std::string_view, 3> kind_names{"play", "score", "dealing"};
[[nodiscard]] Kind kind_of(const corpus::Asked& asked, Aspect aspect);

// Nothing where both answer alike. A question that one of the rules cannot be asked parts nobody.
[[nodiscard]] std::optional<Aspect> parting(const Pair& pair, const corpus::Asked& asked);

// Asked before every piece of work; true: enough.
using Stop = FunctionRef<bool()>;

// Gets a question that parts the two; false: enough.
using VisitAsked = FunctionRef<bool(const corpus::Asked&)>;

}  // namespace casino::distinguish
