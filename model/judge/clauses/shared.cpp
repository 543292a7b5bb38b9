// Clauses that building, raising and adding have in common: seed 004, The Play 3 to 5; seed 000, Swazi Casino,
// actions 2 to 5 and Special rules for partnership play.

#include "model/judge/clauses/shared.hpp"

#include "model/judge/clauses/chapters.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/owners.hpp"

namespace casino {
namespace {

CardSet all_cards(const Action& action) { return action.hand | action.base | action.table | action.tops; }

bool is_ace_pair(const Judging& j) {
  const CardSet cards = all_cards(j.action);
  return cards.size() == 2 && cards.of_rank(Rank::ace) == cards;
}

// The values that the cards could make as a build.
ValueSet values_made(const Judging& j) {
  const CardSet cards = all_cards(j.action);
  if (!without_value(j.rules, cards).empty()) return {};
  return values_that_come_out(j.rules, [&](Value value) {
    return count_groups(j.rules, Items{cards, {}}, build_question(j.rules, value)) > 0;
  });
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

// Whether it is a fault that nobody said the value (option announce.build, Q-AA-13, Q-SWZ-22). Of a value that is not
// stated it is not known that it was not said.
bool is_silence_a_fault(const Judging& j) {
  const bool for_aces = j.rules.announce_build == AnnounceBuild::aces_only && is_ace_pair(j);
  return j.action.silent && (for_aces || j.rules.announce_build == AnnounceBuild::required);
}

void report_silence(const Judging& j, Findings& found) {
  // Of pictures without a number there is no value to be said: AA-BLD-8 speaks of them.
  if (!is_silence_a_fault(j) || !without_value(j.rules, all_cards(j.action)).empty()) return;
  // Where an ace is 1 and every value has to be said, two aces are cards like any others.
  const bool is_about_aces =
      j.rules.value_ace_build == AceValue::low_or_high || j.rules.announce_build == AnnounceBuild::aces_only;
  const Clause clause = is_ace_pair(j) && is_about_aces ? "SWZ-ACE-4"_clause : "AA-BLD-2"_clause;
  found.violates(clause, {all_cards(j.action), {}, {}});
}

bool are_equal_cards(CardSet cards) { return cards.of_rank(cards.first().rank()) == cards; }

// Whether a value that is not stated is the only one that would be legal; else it is open whenever the cards make two.
bool is_inferred(const Rules& rules) {
  switch (rules.announce_build) {
    case AnnounceBuild::infer_if_unique:
    case AnnounceBuild::required:
    case AnnounceBuild::aces_only: return true;
    case AnnounceBuild::equal_means_multiple:
    case AnnounceBuild::not_needed: return false;
  }
  return true;
}

// Of several values those that would be legal; if none would be, those that the maker could answer for.
ValueSet values_that_may_be_meant(const Judging& j, ValueSet possible) {
  if (possible.size() < 2) return possible;
  ValueSet legal;
  for (const Value value : possible)
    if (may_be_said(j, value)) legal.insert(value);
  if (!legal.empty()) return legal;
  const ValueSet covered = values_with_a_card(j, possible);
  return covered.empty() ? possible : covered;
}

// Q-AA-13, Q-SWZ-22: the value of a build of which none is stated, if there can be but one.
Value value_not_stated(const Judging& j, Findings& found) {
  const CardSet cards = all_cards(j.action);
  const ValueSet possible = values_made(j);
  if (j.rules.announce_build == AnnounceBuild::equal_means_multiple && are_equal_cards(cards)) {
    const ValueSet own = values_of(j.rules, cards.first(), Place::build);
    if (own.size() == 1) return own.lowest();
  }
  const ValueSet candidates = values_that_may_be_meant(j, possible);
  const bool infers = is_inferred(j.rules);
  const bool is_open = infers ? candidates.size() > 1 : possible.size() > 1;
  if (j.action.silent && infers && candidates.size() == 1 && !is_silence_a_fault(j))
    found.warns("AA-BLD-2"_clause, {cards, candidates.lowest(), {}});
  if (is_open) value_is_open(j, infers ? candidates : possible, found);
  return value_to_judge_on(j, candidates);
}

}  // namespace

Items items_used(const Judging& j) {
  Items items{j.action.hand | (j.action.table - j.position.built()) | j.action.tops, {}};
  for (const Build& build : j.position.builds)
    if (j.action.table.contains_all(build.cards)) items.builds.push_back(build);
  return items;
}

Items table_items_used(const Judging& j) {
  Items items = items_used(j);
  items.cards.remove(j.action.hand | j.action.tops);
  return items;
}

ValueSet values_that_come_out(const Rules& rules, FunctionRef<bool(Value)> comes_out) {
  ValueSet values;
  for (const Card card : rules.pack) values.insert(values_of(rules, card, Place::hand));
  ValueSet coming_out;
  for (const Value value : values)
    if (comes_out(value)) coming_out.insert(value);
  return coming_out;
}

bool may_be_said(const Judging& j, Value value) {
  Rules all_on = j.rules;
  all_on.off = {};
  Action said = j.action;
  said.value = value;
  said.silent = false;
  Judging at{all_on, j.position, said, {}};
  Findings found(all_on, false);
  if (said.kind == Do::raise) judge_raise(at, found);
  else if (said.kind == Do::augment) judge_augment(at, found);
  else judge_build(at, found);
  return found.violations().empty();
}

Value value_to_judge_on(const Judging& j, ValueSet candidates) {
  Value covered;
  for (const Value value : candidates)
    if (keeps_a_card_worth(j, value) == Answer::yes) covered = value;
  return covered.is_said() || candidates.empty() ? covered : candidates.highest();
}

void value_is_open(const Judging& j, ValueSet values, Findings& found) {
  const CardSet cards = all_cards(j.action);
  found.note_uncovered(cards);
  if (is_silence_a_fault(j)) return;
  found.needs("AA-BLD-10"_clause, Unknown::value_of_build, j.seat(), {cards, {}, {}});
  found.guesses(values);
}

bool would_come_out_with_summed_aces(const Judging& j, CardSet cards, Findings& found) {
  GroupQuestion question = build_question(j.rules, j.value);
  if (!question.lone_low_aces) return false;
  question.lone_low_aces = false;
  if (count_groups(j.rules, Items{cards, {}}, question) == 0) return false;
  found.violates("SWZ-ACE-4"_clause, {cards.of_rank(Rank::ace), j.value, {}});
  return true;
}

bool builds_are_played(const Judging& j, Findings& found) {
  if (j.rules.build_enabled == BuildEnabled::on) return true;
  found.refuses("AA-BLD-1"_clause, {all_cards(j.action), {}, {}});
  found.note_uncovered(all_cards(j.action) | j.action.base);
  return false;
}

void builds_have_no_pictures(const Judging& j, Findings& found) {
  const CardSet pictures = without_value(j.rules, all_cards(j.action));
  if (!pictures.empty()) found.violates("AA-BLD-8"_clause, {pictures, {}, {}});
}

void new_build_has_a_hand_card(const Judging& j, Findings& found) {
  if (!j.action.hand.empty()) return;
  const CardSet cards = j.action.table | j.action.base;
  const About about{cards, j.value, {}};
  switch (j.rules.build_table_only) {
    case BuildTableOnly::forbidden: return found.violates("AA-BLD-6"_clause, about);
    case BuildTableOnly::with_trail:
      // Of other cards than the one that is trailed.
      if (cards.meets(j.position.turn.played)) found.refuses("AA-VAR-1"_clause, about);
      // Q-AA-09 (v): one such build a turn.
      if (j.position.turn.table_only_built) found.violates("AA-BLD-6"_clause, about);
      return;
    case BuildTableOnly::free: return found.permits("SWZ-TRN-6"_clause, about);
  }
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
  // SWZ-INS-2, Q-SWZ-08: a demand is met by capturing with it, and out of a build no card captures.
  if ((as_base || in_group) && j.position.turn.capture_demanded_by)
    found.violates("SWZ-INS-2"_clause, {trailed, {}, {}});
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
  // Cards that make no value nobody can hold one for: AA-BLD-4, AA-ADD-1 and AA-ADD-5 speak of them.
  if (!j.value.is_said()) return found.note_uncovered(all_cards(j.action));
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
      if (j.rules.off.contains(clause)) return found.note_uncovered(all_cards(j.action));
      found.note_open(all_cards(j.action));
      return found.needs(clause, Unknown::holds_value, j.seat(), about);
    case Answer::no: found.note_uncovered(all_cards(j.action)); return found.violates(clause, about);
  }
}

// Nobody may have a partner at all; or builds for the partner are ruled out altogether: then it is that which speaks.
Clause no_proof(const Rules& rules) {
  if (!has_partners(rules)) return "AA-PLY-2"_clause;
  return rules.partner_build_for == PartnerBuildFor::forbidden ? "DOM-OWN-3"_clause : "SWZ-PTN-4"_clause;
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

bool makes_it_the_partners(const Judging& j, const About& about, Findings& found) {
  const Answer is_partners = becomes_the_partners(j.rules, j.position, j.action, j.value);
  if (is_partners == Answer::no) return false;
  if (is_partners == Answer::unknown) {
    found.needs(no_proof(j.rules), Unknown::holds_value, j.seat(), about);
    found.guesses({});
  } else if (partner_is_proven(j.rules, j.position, j.value)) {
    found.permits("SWZ-PTN-3"_clause, about);
  } else {
    found.violates(no_proof(j.rules), about);
  }
  return true;
}

bool builds_for_the_partner(const Judging& j, Findings& found) {
  const About about{all_cards(j.action), j.value, {}};
  if (j.action.for_partner && !has_partners(j.rules)) found.violates(no_proof(j.rules), about);
  if (!makes_it_the_partners(j, about, found)) return false;
  // What is united with a standing build is its owner's to answer for (Q-SWZ-30).
  if (j.action.unite.empty()) found.note_uncovered(all_cards(j.action));
  return true;
}

Value value_of_new_build(const Judging& j, Findings& found) {
  report_silence(j, found);
  const Value value = j.action.value.is_said() ? j.action.value : value_not_stated(j, found);
  if (value.is_said()) two_aces_make(j, value, found);
  return value;
}

}  // namespace casino
