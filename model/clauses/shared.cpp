// Clauses that building, raising and adding have in common: seed 004, The Play 3 to 5; seed 000, Swazi Casino,
// actions 2 to 5 and Special rules for partnership play.

#include "model/fullness.hpp"
#include "model/groups.hpp"
#include "model/judging.hpp"
#include "model/partners.hpp"

namespace casino {
namespace {

CardSet all_cards(const Action& action) { return action.hand | action.base | action.table | action.tops; }

// Whether `pile` can give up these cards from its top one after the other.
bool come_off_the_top(Pile pile, CardSet cards) {
  while (!cards.empty()) {
    const CardSet next = pile.possible_tops() & cards;
    if (next.empty()) return false;
    pile.reveal(next.first());
    pile.take(next.first());
    cards.remove(next.first());
  }
  return true;
}

bool is_open(const Judging& j, Seat keeper) {
  const Seat own = pile_keeper(j.rules, j.seat());
  const bool is_partners = keeper != own && same_side(j.rules, keeper, j.seat());
  switch (j.rules.steal_whose) {
    case StealWhose::any: return true;
    case StealWhose::others: return keeper != own;
    case StealWhose::opponents: return keeper != own && !is_partners;
    case StealWhose::others_own_side_builds: {
      const Build* base = j.position.build_with(j.action.base);
      const bool feeds_own_side = base == nullptr || same_side(j.rules, base->owner, j.seat());
      return keeper != own && (!is_partners || feeds_own_side);
    }
  }
  return false;
}

// SWZ-STL-3, SWZ-STL-4: the top card of one pile.
void takes_the_top(const Judging& j, Seat keeper, CardSet cards, Findings& found) {
  const Pile& pile = j.position.piles[keeper];
  const CardSet tops = pile.has_order() ? pile.possible_tops() : pile.cards();
  if (cards.size() > 1 && j.rules.steal_build_tops == StealTops::free) {
    if (!come_off_the_top(pile, cards)) found.violates("SWZ-STL-3"_clause, {cards, {}, {}});
  } else if (cards.size() > 1 || !tops.contains_all(cards)) {
    found.violates("SWZ-STL-3"_clause, {cards, {}, {}});
  } else if (tops.size() > 1 && pile.has_order()) {
    found.needs("SWZ-STL-3"_clause, Unknown::top_of_pile, keeper, {cards, {}, {}});
  }
  if (j.position.turn.stolen_from.contains(keeper)) found.permits("SWZ-STL-4"_clause, {cards, {}, {}});
}

bool is_ace_pair(const Judging& j) {
  const CardSet cards = all_cards(j.action);
  return cards.size() == 2 && cards.of_rank(Rank::ace) == cards;
}

// The values that the cards could make as a build: those at which some card of the pack could capture it.
ValueSet values_that_come_out(const Judging& j) {
  ValueSet values;
  const CardSet cards = all_cards(j.action);
  if (!without_value(j.rules, cards).empty()) return values;
  for (const Card card : j.rules.pack)
    for (const Value value : values_of(j.rules, card, Place::hand))
      if (!values.contains(value) && count_groups(j.rules, Items{cards, {}}, build_question(j.rules, value)) > 0)
        values.insert(value);
  return values;
}

// Of those, the values that the maker could answer for.
ValueSet values_with_a_card(const Judging& j, ValueSet values) {
  ValueSet covered;
  for (const Value value : values)
    if (j.action.for_partner || keeps_a_card_worth(j, value) != Answer::no) covered.insert(value);
  return covered;
}

// SWZ-ACE-4: what two aces alone may be (option build.two_aces, Q-SWZ-21).
void two_aces_make(const Judging& j, Value value, Findings& found) {
  const bool is_one = value == Value{1};
  const bool is_two = value == Value{2} && is_ace_pair(j);
  const bool is_allowed = [&] {
    switch (j.rules.build_two_aces) {
      case BuildTwoAces::one_two_fourteen: return true;
      case BuildTwoAces::one_fourteen:
      case BuildTwoAces::one_fourteen_never_sum: return !is_two;
      case BuildTwoAces::two_fourteen: return !is_one;
    }
    return true;
  }();
  if (!is_allowed) found.violates("SWZ-ACE-4"_clause, {all_cards(j.action), value, {}});
}

// Whether it is a fault that nobody said the value (option announce.build, Q-SWZ-22).
bool is_silence_a_fault(const Judging& j) {
  const bool for_aces = j.rules.announce_build == AnnounceBuild::aces_only && is_ace_pair(j);
  return for_aces || j.rules.announce_build == AnnounceBuild::required;
}

void report_silence(const Judging& j, Findings& found) {
  // Of pictures without a number there is no value to be said: AA-BLD-8 speaks of them.
  if (!is_silence_a_fault(j) || !without_value(j.rules, all_cards(j.action)).empty()) return;
  const Clause clause = is_ace_pair(j) ? "SWZ-ACE-4"_clause : "AA-BLD-2"_clause;
  found.violates(clause, {all_cards(j.action), {}, {}});
}

bool are_equal_cards(CardSet cards) { return cards.of_rank(cards.first().rank()) == cards; }

// Q-AA-13, Q-SWZ-22: the value that silence means, if it means one.
Value value_of_silence(const Judging& j, Findings& found) {
  const CardSet cards = all_cards(j.action);
  const ValueSet possible = values_that_come_out(j);
  const ValueSet covered = values_with_a_card(j, possible);
  if (j.rules.announce_build == AnnounceBuild::equal_means_multiple && are_equal_cards(cards)) {
    const ValueSet own = values_of(j.rules, cards.first(), Place::build);
    if (own.size() == 1) return own.lowest();
  }
  const ValueSet& candidates = covered.empty() ? possible : covered;
  const bool infers = j.rules.announce_build == AnnounceBuild::infer_if_unique;
  const bool is_open = infers ? candidates.size() > 1 : possible.size() > 1;
  if (infers && candidates.size() == 1) found.warns("AA-BLD-2"_clause, {cards, candidates.lowest(), {}});
  if (is_open && !is_silence_a_fault(j))
    found.needs("AA-BLD-10"_clause, Unknown::value_of_build, j.seat(), {cards, {}, {}});
  return candidates.empty() ? Value{} : candidates.highest();
}

}  // namespace

GroupQuestion build_question(const Rules& rules, Value value) {
  return {value, Place::build, rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum};
}

bool would_come_out_with_summed_aces(const Judging& j, CardSet cards, Findings& found) {
  GroupQuestion question = build_question(j.rules, j.value);
  if (!question.lone_low_aces) return false;
  question.lone_low_aces = false;
  if (count_groups(j.rules, Items{cards, {}}, question) == 0) return false;
  found.violates("SWZ-ACE-4"_clause, {cards.of_rank(Rank::ace), j.value, {}});
  return true;
}

void builds_are_played(const Judging& j, Findings& found) {
  const About about{all_cards(j.action), {}, {}};
  if (j.rules.build_enabled == BuildEnabled::off) found.refuses("AA-BLD-1"_clause, about);
}

void builds_have_no_pictures(const Judging& j, Findings& found) {
  const CardSet pictures = without_value(j.rules, all_cards(j.action));
  if (!pictures.empty()) found.violates("AA-BLD-8"_clause, {pictures, {}, {}});
}

void no_second_build_of_a_value(const Judging& j, Findings& found) {
  for (const Build& other : j.position.builds) {
    const bool is_involved =
        other.cards == j.action.base || other.cards == j.action.unite || j.action.table.meets(other.cards);
    if (other.value != j.value || is_involved) continue;
    const About about{{}, j.value, other.cards};
    switch (j.rules.build_same_value) {
      case BuildSameValue::stand:
      case BuildSameValue::merge: break;
      case BuildSameValue::own_side_merges:
        if (same_side(j.rules, other.owner, j.seat())) found.violates("SWZ-EQL-3"_clause, about);
        else found.violates("SWZ-EQL-2"_clause, about);
        break;
      case BuildSameValue::forbidden: found.violates("SWZ-EQL-1"_clause, about); break;
    }
  }
  // Uniting is for equal builds of the own side; anything else would make one build of two (AA-ADD-9).
  if (j.action.unite.empty()) return;
  const Build* standing = j.position.build_with(j.action.unite);
  const bool is_equal = standing->value == j.value && j.rules.build_same_value == BuildSameValue::own_side_merges;
  const About about{{}, j.value, j.action.unite};
  if (!is_equal) found.violates("AA-ADD-9"_clause, about);
  else if (!same_side(j.rules, standing->owner, j.seat())) found.violates("SWZ-EQL-2"_clause, about);
}

void trailed_card_is_reused(const Judging& j, Findings& found) {
  if (j.position.turn.play != Do::trail) return;
  const CardSet trailed = j.position.turn.played;
  // What the card has joined already is a build like any other.
  const bool as_base = (j.action.base & j.position.loose).meets(trailed);
  const bool in_group = (j.action.table & j.position.loose).meets(trailed);
  switch (j.rules.turn_reuse_trailed_card) {
    case TurnReuseTrailedCard::allowed: return;
    case TurnReuseTrailedCard::not_as_base:
      if (as_base) found.refuses("SWZ-TRN-7"_clause, {trailed, {}, {}});
      return;
    case TurnReuseTrailedCard::forbidden:
      if (as_base || in_group) found.refuses("SWZ-TRN-7"_clause, {trailed, {}, {}});
      return;
  }
}

void card_drifts(const Judging& j, Findings& found) {
  // In a game of one action a turn it goes without saying.
  if (!j.in_several_actions() || j.action.hand.empty() || !found.asks_about("SWZ-DRF-1"_clause)) return;
  const Card card = j.action.hand.first();
  if (could_capture(j.rules, j.position, card, values_of(j.rules, card, Place::hand), j.position.loose))
    found.permits("SWZ-DRF-1"_clause, {card, {}, {}});
}

void maker_keeps_a_card(const Judging& j, Clause clause, Findings& found) {
  if (!j.value.is_said()) return;
  if (j.rules.build_card_held == BuildCardHeld::never) {
    // AA-BLD-1: though nobody need hold it, there is a card that could take the build.
    if (cards_worth(j.rules, j.rules.pack, j.value, Place::hand).empty())
      found.refuses("AA-BLD-1"_clause, {all_cards(j.action), j.value, {}});
    return;
  }
  // What a pile with pictures without a number would be worth nobody can say: AA-BLD-8 speaks of them.
  if (!without_value(j.rules, all_cards(j.action)).empty()) return found.note_uncovered(all_cards(j.action));
  const About about{{}, j.value, all_cards(j.action)};
  switch (keeps_a_card_worth(j, j.value)) {
    case Answer::yes: return;
    case Answer::unknown:
      found.note_uncovered(all_cards(j.action));
      return found.needs(clause, Unknown::holds_value, j.seat(), about);
    case Answer::no: found.note_uncovered(all_cards(j.action)); return found.violates(clause, about);
  }
}

// With builds for the partner ruled out altogether it is that rule which is broken.
Clause no_proof(const Rules& rules) {
  const bool is_ruled_out = has_partners(rules) && rules.partner_build_for == PartnerBuildFor::forbidden;
  return is_ruled_out ? "DOM-OWN-3"_clause : "SWZ-PTN-4"_clause;
}

void takes_equal_cards_in(const Judging& j, Findings& found) {
  const bool is_asked_for = j.rules.capture_compulsory == CaptureCompulsory::equal_loose_all &&
                            j.rules.build_equal_loose == BuildEqualLoose::must_include_all;
  if (!is_asked_for) return;
  for (const Card card : j.action.hand) {
    const CardSet left = equal_cards(j.rules, card, j.position.loose) - j.action.table - j.action.base;
    if (!left.empty()) found.violates("DOM-CAP-3"_clause, {left, j.value, {}});
  }
}

bool builds_for_the_partner(const Judging& j, Findings& found) {
  const bool is_partners = owner_of_new_build(j.rules, j.position, j.action, j.value) != j.seat();
  const About about{all_cards(j.action), j.value, {}};
  if (j.action.for_partner && !has_partners(j.rules)) found.violates(no_proof(j.rules), about);
  if (!is_partners) return false;
  if (partner_is_proven(j.rules, j.position, j.value)) found.permits("SWZ-PTN-3"_clause, about);
  else found.violates(no_proof(j.rules), about);
  // What is united with a standing build is its owner's to answer for (Q-SWZ-30).
  if (j.action.unite.empty()) found.note_uncovered(all_cards(j.action));
  return true;
}

void tops_are_open_and_on_top(const Judging& j, Findings& found) {
  if (j.action.tops.empty() || j.rules.steal_use == StealUse::never) return;
  if (j.rules.steal_build_tops == StealTops::one && j.action.tops.size() > 1)
    found.violates("SWZ-STL-3"_clause, {j.action.tops, {}, {}});
  CardSet unseen = j.action.tops;
  for (std::uint8_t index = 0; index < j.rules.seats.count; ++index) {
    const Seat keeper{index};
    unseen.remove(j.position.piles[keeper].cards());
    const CardSet cards = j.position.piles[keeper].cards() & j.action.tops;
    if (cards.empty()) continue;
    const bool is_partners = keeper != j.seat() && same_side(j.rules, keeper, j.seat());
    if (!is_open(j, keeper)) found.violates("SWZ-STL-2"_clause, {cards, {}, {}});
    else if (is_partners) found.permits("SOT-STL-1"_clause, {cards, {}, {}});
    takes_the_top(j, keeper, cards, found);
  }
  if (!unseen.empty()) found.needs("SWZ-STL-3"_clause, Unknown::top_of_pile, j.seat(), {unseen, {}, {}});
}

Value value_of_new_build(const Judging& j, Findings& found) {
  Value value = j.action.value;
  if (!value.is_said()) {
    report_silence(j, found);
    value = value_of_silence(j, found);
  }
  if (value.is_said()) two_aces_make(j, value, found);
  return value;
}

}  // namespace casino
