#include "model/queries/could_capture.hpp"

#include "model/queries/holding.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// The values at which the card of this turn could go on taking.
ValueSet open_values(const Rules& rules, const Position& position, Card card) {
  const Value chosen = value_chosen_before(rules, position);
  return chosen.is_said() ? ValueSet(chosen) : values_of(rules, card, Place::hand);
}

// Q-SWZ-04 (b): more cards could have been taken than were.
bool another_choice_takes_more(const Rules& rules, const Position& position, ValueSet values, CardSet loose) {
  const CardSet taken = position.turn.captured - captured_for_good(rules, position.turn);
  for (const Value value : values)
    if (most_cards_in_groups(rules, Items{loose | taken, {}}, GroupQuestion{value}) > taken.size()) return true;
  return false;
}

Builds builds_in_reach(const Rules& rules, const Position& position, Card card) {
  Builds builds;
  for (const Build& build : position.builds)
    if (may_be_captured_already(rules, position, build, card) == Answer::yes) builds.push_back(build);
  return builds;
}

// AA-VAR-5 (option build.single_as_card): those that stand in a sum of the value like cards.
Builds builds_as_cards(const Rules& rules, const Builds& builds, Value value) {
  Builds cards;
  if (rules.build_single_as_card == BuildSingleAsCard::off) return cards;
  for (const Build& build : builds)
    if (!build.is_multiple() && build.value < value) cards.push_back(build);
  return cards;
}

bool another_picture_may_be_taken(const Rules& rules, bool is_first, int left) {
  switch (rules.capture_pictures) {
    case CapturePictures::one: return is_first && left > 0;
    case CapturePictures::all: return left > 0;
    case CapturePictures::one_or_three: return is_first ? left > 0 : left > 1;
    case CapturePictures::none: return false;
  }
  return false;
}

}  // namespace

Answer may_be_captured_already(const Rules& rules, const Position& position, const Build& build, CardSet played) {
  if (!build.is_new && !build.is_grown) return Answer::yes;
  switch (rules.capture_same_turn) {
    case CaptureSameTurn::allowed: return Answer::yes;
    case CaptureSameTurn::forbidden: return Answer::no;
    case CaptureSameTurn::builds_only: return as_answer(!build.from_loose);
    case CaptureSameTurn::second_card_needed:
      if (!build.is_new) return Answer::yes;  // adding wants no card by itself (Q-SWZ-53)
      return keeps_a_card_worth(rules, position, Action{.kind = Do::capture, .hand = played}, build.value);
  }
  return Answer::yes;
}

bool could_take_another_picture(const Rules& rules, Card picture, CardSet taken, CardSet loose) {
  const Rank rank = picture.rank();
  return another_picture_may_be_taken(rules, taken.of_rank(rank).empty(), loose.of_rank(rank).size());
}

bool could_take_another_picture(const Rules& rules, const Position& position, Card picture, CardSet taken,
                                CardSet loose) {
  const Rank rank = picture.rank();
  const int on_the_table = loose.of_rank(rank).size();
  const bool needs_table_cards = rules.steal_capture_alone == StealCaptureAlone::forbidden;
  // Q-SAF-02: tops alone may not be enough.
  if (needs_table_cards && on_the_table == 0 && (taken & position.turn.captured).empty()) return false;
  return another_picture_may_be_taken(rules, taken.of_rank(rank).empty(),
                                      on_the_table + pictures_on_top(rules, position, rank));
}

CardSet equal_cards(const Rules& rules, Card card, CardSet loose, Value played_at) {
  const CardSet alike = loose.of_rank(card.rank());
  ValueSet values = values_of(rules, card, Place::hand);
  if (played_at.is_said() && values.contains(played_at)) values = played_at;
  if (values.empty()) return rules.capture_pictures == CapturePictures::none ? CardSet{} : alike;
  CardSet equals;
  for (const Value value : values) equals.insert(cards_worth(rules, alike, value, Place::table));
  return equals;
}

Builds builds_like_cards(const Rules& rules, const Position& position, Card card, Value value) {
  return builds_as_cards(rules, builds_in_reach(rules, position, card), value);
}

bool could_capture(const Rules& rules, const Position& position, Card card, ValueSet values, CardSet loose) {
  if (values.empty()) return could_take_another_picture(rules, position, card, {}, loose);
  const Builds builds = builds_in_reach(rules, position, card);
  return std::ranges::any_of(values, [&](Value value) {
    const Items table{loose, builds_as_cards(rules, builds, value)};
    return std::ranges::any_of(builds, [&](const Build& build) { return build.value == value; }) ||
           some_make_a_group(rules, table, GroupQuestion{value}) || some_group_with_tops(rules, position, table, value);
  });
}

Value value_chosen_before(const Rules& rules, const Position& position) {
  const bool is_free = position.turn.play != Do::capture || rules.capture_ace_values == CaptureAceValues::both_at_once;
  return is_free ? Value{} : position.turn.play_value;
}

bool was_played_into_a_build(const Position& position) {
  const std::optional<Do>& play = position.turn.play;
  const bool is_used_for_one = play == Do::build || play == Do::raise || play == Do::augment;
  return is_used_for_one || position.built().meets(position.turn.played);
}

bool leaves_more_to_take(const Rules& rules, const Position& position) {
  const TurnState& turn = position.turn;
  if (turn.played.empty() || !turn.play || was_played_into_a_build(position)) return false;
  const Card card = turn.played.first();
  const ValueSet values = open_values(rules, position, card);
  const CardSet loose =
      (rules.insist_judged == InsistJudged::at_once ? turn.left_by_play : position.loose) - turn.played;
  const bool has_captured = turn.play == Do::capture;
  if (has_captured && values.empty()) return could_take_another_picture(rules, position, card, turn.captured, loose);
  if (has_captured && rules.capture_groups == CaptureGroups::one) return false;
  if (could_capture(rules, position, card, values, loose)) return true;
  return rules.insist_full == InsistFull::most_cards && another_choice_takes_more(rules, position, values, loose);
}

Answer left_to_take(const Rules& rules, const Position& position) {
  return whatever_lies_on_top(rules, position,
                              [&](const Position& known) { return leaves_more_to_take(rules, known); });
}

Answer left_after_an_answer(const Rules& rules, const Position& after, CardSet tops) {
  const CardSet named = after.turn.capture_named;
  if (rules.insist_full != InsistFull::objector_names || named.empty()) return left_to_take(rules, after);
  return as_answer(!(after.turn.captured | tops).contains_all(named));
}

}  // namespace casino
