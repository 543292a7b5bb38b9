#pragma once
// Answers that list what is legal. They can be long: a list is kept as text, and goes out in pieces.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/function_ref.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/requests/request.hpp"

namespace casino::json {

// Why nothing could be listed, if that is so.
[[nodiscard]] std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing);

// What an answer may cost: so many steps, unless somebody says otherwise, and so much memory.
inline constexpr std::uint64_t usual_steps = std::uint64_t{1} << 31U;
inline constexpr std::size_t memory_of_listing = std::size_t{384} << 20U;
[[nodiscard]] Effort effort_of_listing(std::uint64_t steps);  // 0: without end
inline constexpr std::uint64_t usual_limit = 10000;           // turns

using WriteText = FunctionRef<void(std::string_view)>;

// A list of an answer: documents would take many times as much memory.
class LongList {
 public:
  explicit LongList(std::string key) : key_(std::move(key)) {}

  // False if the effort does not pay for it.
  bool add(const Json& document, Effort& effort);
  // Puts it among the members of an answer, to which more may come.
  void add_to(Json& answer) const { answer[key_] = Json::array(); }
  void write(const Json& answer, WriteText out) const;

 private:
  std::string key_;
  std::string text_;
};

// Whose piles have cards that nobody has stated, and that a turn could take: such turns are not listed.
[[nodiscard]] std::vector<std::string_view> piles_not_known(const Request& asked);

struct TurnsListed {
  Json answer;
  LongList turns{"turns"};

  void write(WriteText out) const { turns.write(answer, out); }
};
// The legal turns, up to a limit (0: none); and whether these are all.
[[nodiscard]] Parsed<TurnsListed> listed(Json answer, const Request& asked, std::uint64_t limit, Effort& effort);

}  // namespace casino::json
