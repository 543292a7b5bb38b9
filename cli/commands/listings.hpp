#pragma once
// What `moves` and `perft` have in common.

#include <optional>
#include <string>
#include <utility>

#include "cli/session/session.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/text/parsed.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

// Why nothing could be listed, if that is so.
[[nodiscard]] std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing);

// What an answer may cost: so many steps, which --steps can change, and so much memory.
inline constexpr std::uint64_t usual_steps = std::uint64_t{1} << 31U;
inline constexpr std::size_t memory_of_listing = std::size_t{384} << 20U;
void add_steps_option(CLI::App& verb, std::uint64_t& steps);
[[nodiscard]] Effort effort_of_listing(std::uint64_t steps);

// "the search was ended after 2147483648 steps (--steps)"
[[nodiscard]] std::string words_of_end(const Effort& effort);
// A number that nobody knows is none.
[[nodiscard]] ParseError not_counted(const Effort& effort);

// A list of an answer in JSON, kept as text: documents would take many times as much memory.
class LongList {
 public:
  explicit LongList(std::string key) : key_(std::move(key)) {}

  // False if the effort does not pay for it.
  bool add(const json::Json& document, Effort& effort);
  // Puts it among the members of an answer, to which more may come.
  void add_to(json::Json& answer) const { answer[key_] = json::Json::array(); }
  void print(Session& session, const json::Json& answer) const;

 private:
  std::string key_;
  std::string text_;
};

}  // namespace casino::cli
