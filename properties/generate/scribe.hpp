#pragma once
// A scribe who slips once while a game is written down in text.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "oracle/log/log.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {

enum class ScribesSlip : std::uint8_t {
  other_value,         // a build is said to be worth one more or less
  card_twice,          // a captured card is named twice
  dealt_twice,         // a card of a hand, the table or the cut is named in the place of another
  other_top,           // the top of a pile is of another suit
  other_order,         // two cards of a capture or a build are laid the other way round
  no_line_of_deal,     // the second deal begins without its line
  other_dealer,        // of the second deal
  two_turns_forgotten  // one after the other
};
inline constexpr std::array<std::string_view, 8> scribes_slip_names{
    "other_value", "card_twice",      "dealt_twice",  "other_top",
    "other_order", "no_line_of_deal", "other_dealer", "two_turns_forgotten"};

// The log in text, as players write it: builds are named by their values where that is enough.
[[nodiscard]] std::string as_players_write(const log::Log& log);

// The same with one slip of the kind; nothing if there is no occasion for it.
[[nodiscard]] std::optional<std::string> with_a_slip(const log::Log& log, ScribesSlip slip, Dice& dice);

}  // namespace casino::properties
