#pragma once
// The question for a turn, "choose" (docs/protocol.md): what a seat sees, and the steps with which it goes on. What
// comes to light in a turn is nobody's choice: there the turn is broken off, the card is shown, and the rest is asked
// for.

#include <cstdint>
#include <string>
#include <vector>

#include "model/table/turn.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/players/view.hpp"

namespace casino::conform {

struct Choosing {
  players::View view;       // before the turn
  std::vector<Step> begun;  // of it, up to a card that has come to light
  std::uint64_t dice = 0;   // for whoever throws them
};

// The members of the message, without its "id".
[[nodiscard]] std::string members_of(const Choosing& asked, const Rules& rules);
// The other side of it.
[[nodiscard]] Choosing read_choosing(const json::Members& question, const Rules& rules);

// The steps in an answer, by which the turn goes on.
[[nodiscard]] Parsed<Turn> chosen_in(const json::Node& answer, const Rules& rules, Seat seat);

// Makes a step of the turn in progress; false if it cannot be made with these cards.
[[nodiscard]] bool make(const Rules& rules, const LegalTurns& legal, Position& position, const Step& step);

// A pile on which the turn in progress has laid open a card of which nobody knows which it is, and what can lie there.
struct LaidOpen {
  Seat pile;
  CardSet tops;
};
[[nodiscard]] std::optional<LaidOpen> laid_open(const Rules& rules, const Position& position);

}  // namespace casino::conform
