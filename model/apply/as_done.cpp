// Reading an action as what it does to the table, whatever verb it was written with
// (docs/decisions/0023-an-action-is-what-it-does.md).

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/groups/groups.hpp"

namespace casino {
namespace {

CardSet cards_that_move(const Action& action) { return action.hand | action.table | action.tops; }

bool make_the_value(const Rules& rules, const Items& items, Value value) {
  return count_groups(rules, items, build_question(rules, value)) > 0;
}

// A build as one thing among the cards that move with it.
Items build_among(const Build& build, CardSet cards) {
  Items items{cards, {}};
  items.builds.push_back(build);
  return items;
}

Action done_upon(Action action, Do kind, CardSet base) {
  action.kind = kind;
  action.table.remove(base);
  action.base = base;
  return action;
}

Action made_a_build(Action action) {
  action.kind = Do::build;
  action.table.insert(action.base);
  action.base = CardSet{};
  return action;
}

// AA-ADD-1: the build and the card played make the new value, and whatever else there is makes it by itself; or table
// cards help, where they may (AA-VAR-3, option raise.table_cards).
bool raises_it(const Rules& rules, const Build& base, CardSet hand, CardSet others, Value value) {
  if (hand.size() != 1 || base.is_multiple()) return false;
  if (rules.raise_table_cards == RaiseTableCards::allowed)
    return make_the_value(rules, build_among(base, hand | others), value);
  bool comes_out = false;
  for (const Value card : values_of(rules, hand.first(), Place::build))
    comes_out = comes_out || base.value.points + card.points == value.points;
  return comes_out && (others.empty() || make_the_value(rules, Items{others, {}}, value));
}

// AA-ADD-1, AA-ADD-5: what an action does to a build is raising it if it comes to another value by that, and adding to
// it if the cards make its own. Neither, if they do not come out.
std::optional<Do> done_to(const Rules& rules, const Build& base, const Action& action, Value value) {
  const CardSet others = (action.table | action.tops) - base.cards;
  const CardSet cards = action.hand | others;
  if (cards.empty()) return std::nullopt;
  if (value != base.value)
    return raises_it(rules, base, action.hand, others, value) ? std::optional(Do::raise) : std::nullopt;
  return make_the_value(rules, Items{cards, {}}, value) ? std::optional(Do::augment) : std::nullopt;
}

// The build that is taken whole, if no card of another one is.
const Build* only_build_in(const Position& position, CardSet table) {
  const Build* only = nullptr;
  for (const Build& build : position.builds) {
    if (!build.cards.meets(table)) continue;
    if (only != nullptr || !table.contains_all(build.cards)) return nullptr;
    only = &build;
  }
  return only;
}

// SWZ-EQL-3: adding a build of another value and what raises it to that of the base is raising it, and uniting the two.
std::optional<Action> raised_onto(const Rules& rules, const Position& position, const Action& stated,
                                  const Build& base) {
  const Build* raised = only_build_in(position, stated.table);
  const bool may_be_united =
      rules.build_same_value == BuildSameValue::own_side_merges && same_side(rules, base.owner, position.to_act);
  if (raised == nullptr || !may_be_united || raised->value == base.value || !stated.unite.empty()) return std::nullopt;
  if (stated.value.is_said() && stated.value != base.value) return std::nullopt;
  if (done_to(rules, *raised, stated, base.value) != Do::raise) return std::nullopt;
  Action united = done_upon(stated, Do::raise, raised->cards);
  united.unite = base.cards;
  united.value = base.value;
  return united;
}

// AA-VAR-5: whether a build can stand in another one like a card: a single one; by the narrower reading in groups that
// neither the hand card nor a pile's top has a part in (Q-AA-10 b), which takes a hand card (Q-AA-49).
bool can_stand_as_a_card(const Rules& rules, const Build& base, const Action& stated) {
  if (base.is_multiple()) return false;
  switch (rules.build_single_as_card) {
    case BuildSingleAsCard::off: return false;
    case BuildSingleAsCard::capture_and_groups: return !stated.hand.empty() && stated.tops.empty();
    case BuildSingleAsCard::full: return true;
  }
  return false;
}

// AA-BLD-9: "build 8" with a build of 6 and a two is raising the six. Where single builds count as cards (AA-VAR-5)
// they can stand in a new build.
std::optional<Action> build_upon_a_build(const Rules& rules, const Position& position, const Action& stated) {
  const Build* base = only_build_in(position, stated.table);
  if (base == nullptr) return std::nullopt;
  const std::optional<Do> done = done_to(rules, *base, stated, stated.value);
  const bool is_a_card = can_stand_as_a_card(rules, *base, stated) &&
                         (done == Do::augment || rules.build_single_as_card == BuildSingleAsCard::full);
  if (!done || is_a_card) return std::nullopt;
  return done_upon(stated, *done, base->cards);
}

// Single builds that stand like cards among those that make the value by themselves.
bool make_the_value_with_builds(const Rules& rules, const Position& position, const Action& added) {
  Items items{cards_that_move(added), {}};
  for (const Build& build : position.builds) {
    if (!build.cards.meets(added.table)) continue;
    if (!added.table.contains_all(build.cards) || build.is_multiple()) return false;
    items.cards.remove(build.cards);
    items.builds.push_back(build);
  }
  return make_the_value(rules, items, added.value);
}

// AA-VAR-5: other builds stand like cards in what is added; each is one that may, whatever it is added with.
bool adds_builds_like_cards(const Rules& rules, const Position& position, const Action& added) {
  const auto may_stand = [&](const Build& build) {
    return !build.cards.meets(added.table) || can_stand_as_a_card(rules, build, added);
  };
  return std::ranges::all_of(position.builds, may_stand) && make_the_value_with_builds(rules, position, added);
}

// AA-VAR-5: what was called adding, where single builds count as cards, is that: in which groups they may stand is said
// of it (Q-AA-10).
bool is_adding_builds(const Rules& rules, const Position& position, const Action& added) {
  return rules.build_single_as_card != BuildSingleAsCard::off && added.table.meets(position.built()) &&
         make_the_value_with_builds(rules, position, added);
}

// The same in one word: "build 8" with a build of 6, a two, and the build of 8 that lies there. One that is multiple is
// added to; a single one can stand in a new build like the other.
std::optional<Action> build_upon_two_builds(const Rules& rules, const Position& position, const Action& stated) {
  for (const Build& build : position.builds) {
    const bool is_of_the_value = build.value == stated.value && stated.table.contains_all(build.cards);
    if (!is_of_the_value || !stated.unite.empty()) continue;
    const Action added = done_upon(stated, Do::augment, build.cards);
    if (auto raised = raised_onto(rules, position, added, build)) return raised;
    if (build.is_multiple() && adds_builds_like_cards(rules, position, added)) return added;
  }
  return std::nullopt;
}

// SWZ-EQL-3: what is united with a build of its value is added to it, whoever owns that one: SWZ-AUG-6 says whether it
// may be. Where nothing is added without a card of the hand (AA-ADD-6), a build of table cards is a permission of its
// own.
std::optional<Action> build_united(const Rules& rules, const Position& position, const Action& stated) {
  const Build* standing = position.build_with(stated.unite);
  const bool may_be_united = rules.build_same_value == BuildSameValue::own_side_merges && standing != nullptr &&
                             standing->cards == stated.unite && standing->value == stated.value;
  const bool may_be_added = !stated.hand.empty() || rules.augment_loose_groups == AugmentLooseGroups::free;
  if (!may_be_united || !may_be_added || stated.table.meets(position.built())) return std::nullopt;
  if (!make_the_value(rules, Items{cards_that_move(stated), {}}, stated.value)) return std::nullopt;
  Action added = done_upon(stated, Do::augment, standing->cards);
  added.unite = CardSet{};
  return added;
}

// SWZ-STL-7: what takes the top of a pile is added to a loose card of the value, if there is one.
std::optional<Action> build_with_tops(const Rules& rules, const Position& position, const Action& stated) {
  const CardSet bases = cards_worth(rules, stated.table & position.loose, stated.value, Place::build);
  if (bases.empty() || stated.table.meets(position.built())) return std::nullopt;
  const Action added = done_upon(stated, Do::augment, bases.first());
  const bool comes_out =
      !cards_that_move(added).empty() && make_the_value(rules, Items{cards_that_move(added), {}}, stated.value);
  return comes_out ? std::optional(added) : std::nullopt;
}

std::optional<Action> build_otherwise(const Rules& rules, const Position& position, const Action& stated);

// Q-AA-13, AA-BLD-9: the cards of a standing build go into no new one. So where its value was not said it is done to
// the one that it can be done to, if that comes out at one value alone that some card has.
std::optional<Action> build_in_silence_otherwise(const Rules& rules, const Position& position, const Action& stated) {
  if (rules.build_single_as_card != BuildSingleAsCard::off || !stated.table.meets(position.built()))
    return std::nullopt;
  std::optional<Action> done;
  for (unsigned points = 1; points <= highest_spoken_value(rules).points; ++points) {
    Action said = stated;
    said.value = Value::from_index(points);
    if (cards_worth(rules, rules.pack, said.value, Place::hand).empty()) continue;
    std::optional<Action> otherwise = build_otherwise(rules, position, said);
    if (!otherwise) continue;
    if (done) return std::nullopt;
    done = otherwise;
    done->value = stated.value;
  }
  return done;
}

std::optional<Action> build_otherwise(const Rules& rules, const Position& position, const Action& stated) {
  if (!stated.value.is_said()) return build_in_silence_otherwise(rules, position, stated);
  if (stated.table.meets(position.built())) {
    const std::optional<Action> upon_one = build_upon_a_build(rules, position, stated);
    return upon_one ? upon_one : build_upon_two_builds(rules, position, stated);
  }
  if (!stated.unite.empty()) return build_united(rules, position, stated);
  const bool in_several_actions = rules.turn_shape == TurnShape::several_actions;
  return in_several_actions && !stated.tops.empty() ? build_with_tops(rules, position, stated) : std::nullopt;
}

// SWZ-AUG-4: a loose card of the value, and what makes the value by itself and is added to it.
bool adds_to_a_card_of_the_value(const Rules& rules, const Position& position, const Action& stated) {
  return !stated.table.meets(position.built()) && stated.value.is_said() &&
         !cards_worth(rules, stated.base, stated.value, Place::build).empty() &&
         make_the_value(rules, Items{cards_that_move(stated), {}}, stated.value);
}

// SWZ-AUG-4: what is added to a card of one value makes that, said or not.
Value value_added_to(const Rules& rules, const Action& stated) {
  const ValueSet values = values_of(rules, stated.base.first(), Place::build);
  return stated.value.is_said() || values.size() != 1 ? stated.value : values.lowest();
}

// Any other loose card becomes part of a build, or joins the build that is added "to" it. Where a turn is one play
// every loose card does.
std::optional<Action> add_to_loose_otherwise(const Rules& rules, const Position& position, Action stated) {
  const bool is_one_play = rules.turn_shape == TurnShape::single_action;
  if (!is_one_play) stated.value = value_added_to(rules, stated);
  const bool is_usual = !is_one_play && adds_to_a_card_of_the_value(rules, position, stated);
  if (is_usual && stated.unite.empty()) return std::nullopt;
  // AA-VAR-5: a build that is added to a loose card by itself stands there like one (Q-AA-49), and so does one in a
  // group that is added to a card of its value.
  const bool adds_builds_alone = stated.hand.empty() && stated.table.meets(position.built());
  if (adds_builds_alone && rules.build_single_as_card != BuildSingleAsCard::off) return std::nullopt;
  const bool is_of_the_value =
      stated.value.is_said() && !cards_worth(rules, stated.base, stated.value, Place::build).empty();
  if (!is_one_play && is_of_the_value && is_adding_builds(rules, position, stated)) return std::nullopt;
  const Action build = made_a_build(stated);
  const std::optional<Action> otherwise = build_otherwise(rules, position, build);
  if (otherwise || is_usual) return otherwise;
  const bool comes_out = stated.value.is_said() && !stated.table.meets(position.built()) &&
                         make_the_value(rules, Items{cards_that_move(build), {}}, stated.value);
  return is_one_play || comes_out ? std::optional(build) : std::nullopt;
}

// AA-VAR-5: what stands there like a card is added with the group that it is in, and nobody has raised it.
std::optional<Action> added_build_otherwise(const Rules& rules, const Position& position, const Action& stated,
                                            const Build& base) {
  Action added = stated;
  added.value = base.value;
  const bool is_a_card =
      (!stated.value.is_said() || stated.value == base.value) && is_adding_builds(rules, position, added);
  return is_a_card ? std::nullopt : raised_onto(rules, position, stated, base);
}

std::optional<Action> done_to_a_build_otherwise(const Rules& rules, const Position& position, const Action& stated) {
  const Build* base = position.build_with(stated.base);
  if (base == nullptr || base->cards != stated.base) return std::nullopt;
  if (stated.table.meets(position.built()))
    return stated.kind == Do::augment ? added_build_otherwise(rules, position, stated, *base)
                                      : build_upon_two_builds(rules, position, made_a_build(stated));
  if (!stated.value.is_said() || (stated.kind == Do::augment) == (stated.value == base->value)) return std::nullopt;
  // AA-VAR-5: raising it to the value that it has is using it as a card, where it counts as one.
  if (stated.kind == Do::raise && can_stand_as_a_card(rules, *base, stated))
    return stated.tops.empty() ? std::optional(made_a_build(stated)) : std::nullopt;
  const std::optional<Do> done = done_to(rules, *base, stated, stated.value);
  if (!done || done == stated.kind) return std::nullopt;
  return done_upon(stated, *done, base->cards);
}

}  // namespace

std::optional<Action> seen_otherwise(const Rules& rules, const Position& position, const Action& stated) {
  switch (stated.kind) {
    case Do::trail:
    case Do::capture: return std::nullopt;
    case Do::build: return build_otherwise(rules, position, stated);
    case Do::augment:
      if (position.loose.meets(stated.base)) return add_to_loose_otherwise(rules, position, stated);
      return done_to_a_build_otherwise(rules, position, stated);
    case Do::raise: return done_to_a_build_otherwise(rules, position, stated);
  }
  return std::nullopt;
}

}  // namespace casino
