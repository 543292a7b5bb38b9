// Seed 004, The Play 6 (trailing); seed 000, Swazi Casino, action 5.

#include "model/fullness.hpp"
#include "model/judging.hpp"

namespace casino {
namespace {

// AA-TRL-1: a card may simply be left on the table.
void card_may_be_left_on_the_table(const Judging& j, Findings& found) {
  found.permits("AA-TRL-1"_clause, {j.action.hand, {}, {}});
}

bool has_equal_loose_card(const Judging& j, Card card) { return !j.position.loose.of_rank(card.rank()).empty(); }

// AA-TRL-2: even one that could capture. Some tables refuse that beside a loose card of the same rank, or always
// (option trail.capturing_card).
void capturing_card_may_be_trailed(const Judging& j, Findings& found) {
  const bool is_a_matter_of_course = j.rules.trail_capturing_card == TrailCapturingCard::allowed;
  if (is_a_matter_of_course && !found.asks_about("AA-TRL-2"_clause)) return;
  for (const Card card : j.action.hand) {
    const ValueSet values = values_of(j.rules, card, Place::hand);
    if (!could_capture(j.rules, j.position, card, values, j.position.loose)) continue;
    switch (j.rules.trail_capturing_card) {
      case TrailCapturingCard::allowed: found.permits("AA-TRL-2"_clause, {card, {}, {}}); break;
      case TrailCapturingCard::forbidden_if_equal_loose:
        if (has_equal_loose_card(j, card)) found.refuses("AA-TRL-2"_clause, {card, {}, {}});
        break;
      case TrailCapturingCard::forbidden: found.refuses("AA-TRL-2"_clause, {card, {}, {}}); break;
    }
  }
}

// SWZ-STL-1: a card of a pile is not there to be trailed.
void only_hand_cards_are_trailed(const Judging& j, Findings& found) {
  if (!j.action.tops.empty()) found.violates("SWZ-STL-1"_clause, {j.action.tops, {}, {}});
}

}  // namespace

// Whether an owner may trail (AA-TRL-3) depends on the rest of the turn: see turn_end.cpp.
Value judge_trail(const Judging& j, Findings& found) {
  card_may_be_left_on_the_table(j, found);
  capturing_card_may_be_trailed(j, found);
  only_hand_cards_are_trailed(j, found);
  return {};
}

}  // namespace casino
