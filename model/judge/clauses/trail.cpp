// Seed 004, The Play 6 (trailing); seed 001, Dominican Republic, restriction 3; seed 000, Swazi Casino, action 5.

#include "model/judge/clauses/chapters.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/tops.hpp"
#include "model/score/score.hpp"

namespace casino {
namespace {

// Cards that some tables do not let anybody lay down while there is another (option trail.kept). A pack without suits
// has neither casino.
CardSet cards_to_keep(const Rules& rules) {
  CardSet kept;
  switch (rules.trail_kept) {
    case TrailKept::none: break;
    case TrailKept::aces: return rules.pack.of_rank(Rank::ace);
    case TrailKept::casinos: return has_suits(rules) ? CardSet{"10D"_card, "2S"_card} : kept;
    case TrailKept::scoring:
      for (const Card card : rules.pack)
        if (points_of(rules, CardSet{card}) != 0) kept.insert(card);
  }
  return kept;
}

// AA-TRL-1: a card may simply be left on the table. Some tables want certain cards kept as long as the hand has another
// (option trail.kept).
void card_may_be_left_on_the_table(const Judging& j, Findings& found) {
  const About about{j.action.hand, {}, {}};
  const CardSet kept = cards_to_keep(j.rules);
  if ((j.action.hand & kept).empty()) return found.permits("AA-TRL-1"_clause, about);
  const Hand& hand = j.position.hands[j.seat()];
  const CardSet unseen = j.rules.pack - j.position.known_cards();
  const bool shows_another = !(hand.cards - kept).empty();
  switch (shows_another ? Answer::yes : hides(hand, unseen, unseen - kept)) {
    case Answer::no: return found.permits("AA-TRL-1"_clause, about);
    case Answer::yes: return found.refuses("AA-TRL-1"_clause, about);
    case Answer::unknown: break;
  }
  found.permits_or_refuses("AA-TRL-1"_clause, Unknown::holds_card, j.seat(), about, unseen - kept);
}

// A turn that is one play is judged by the table as it lay before the turn's own build of table cards (Q-DOM-33).
CardSet loose_before_the_turn(const Judging& j) { return j.position.loose | j.position.turn.used_up; }

// Builds that went into it like cards are not found in it again: what could capture them has been remembered (Q-AA-49).
// Where a turn has several actions, what it has made already lies there for the card to take (SWZ-CAP-10); what another
// card has captured is no capture of this one (Q-SAF-02).
Position before_the_turn(const Judging& j, Position position) {
  if (j.in_several_actions()) {
    position.turn.play.reset();
    position.turn.captured = {};
    position.turn.stolen_from = {};
    return position;
  }
  position.loose = loose_before_the_turn(j);
  for (std::size_t i = position.builds.size(); i-- > 0;) {
    Build& build = position.builds[i];
    build.cards.remove(position.loose);
    if (build.cards.empty() || build.is_new) position.builds.erase_at(i);
  }
  return position;
}

// DOM-TRL-2: no card is trailed beside a loose card that it equals (option trail.capturing_card).
bool is_trailed_beside_an_equal_card(const Judging& j, Card card, Findings& found) {
  if (j.rules.trail_capturing_card != TrailCapturingCard::forbidden_if_equal_loose) return false;
  const CardSet equals = equal_cards(j.rules, card, loose_before_the_turn(j));
  if (!equals.empty()) found.violates("DOM-TRL-2"_clause, {card, {}, {}});
  return !equals.empty();
}

// AA-TRL-2: even a card that could capture may be trailed. Some tables refuse that (option trail.capturing_card).
void capturing_card_may_be_trailed(const Judging& j, Findings& found) {
  const bool is_refused = j.rules.trail_capturing_card == TrailCapturingCard::forbidden;
  const bool is_withheld = is_refused || found.is_off("AA-TRL-2"_clause);
  for (const Card card : j.action.hand) {
    if (is_trailed_beside_an_equal_card(j, card, found)) continue;
    if (!is_refused && !found.asks_about("AA-TRL-2"_clause)) continue;
    const ValueSet values = values_of(j.rules, card, Place::hand);
    const Answer could_now = whatever_lies_on_top(j.rules, j.position, [&](const Position& known) {
      const Position before = before_the_turn(j, known);
      return could_capture(j.rules, before, card, values, before.loose);
    });
    const Answer could = j.position.turn.capturing.contains(card) ? Answer::yes : could_now;
    const About about{card, {}, {}};
    if (could == Answer::yes && is_refused) found.refuses("AA-TRL-2"_clause, about);
    else if (could == Answer::yes) found.permits("AA-TRL-2"_clause, about);
    if (could != Answer::unknown || !is_withheld) continue;
    const UnknownTop unknown = first_unknown_top(j.rules, j.position);
    found.needs("AA-TRL-2"_clause, Unknown::top_of_pile, unknown.keeper, {unknown.cards, {}, {}});
  }
}

// SWZ-STL-1: a card of a pile is not there to be trailed.
void only_hand_cards_are_trailed(const Judging& j, Findings& found) {
  if (!j.action.tops.empty()) found.violates("SWZ-STL-1"_clause, {j.action.tops, {}, {}});
}

}  // namespace

// Whether an owner may trail (AA-TRL-3) depends on the rest of the turn: see turn_end.cpp.
Value judge_trail(Judging& j, Findings& found) {
  card_may_be_left_on_the_table(j, found);
  capturing_card_may_be_trailed(j, found);
  only_hand_cards_are_trailed(j, found);
  return {};
}

}  // namespace casino
