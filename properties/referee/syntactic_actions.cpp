#include "properties/referee/syntactic_actions.hpp"

#include <algorithm>

namespace casino::referee {
namespace {

constexpr std::uint8_t highest_said = 14;

// The highest value worth saying: of one card, or of all cards of the hand together.
std::uint8_t highest_said_in(const Rules& rules, const Position& position) {
  if (rules.capture_hand_cards == CaptureHandCards::one) return highest_said;
  const int most = highest_said * position.hands[position.to_act].cards.size();
  return static_cast<std::uint8_t>(std::clamp(most, static_cast<int>(highest_said), static_cast<int>(highest_total)));
}

using CardSets = std::vector<CardSet>;

// Every union of some of these sets, the empty one too.
CardSets unions_of(const CardSets& units) {
  CardSets unions{CardSet{}};
  for (const CardSet unit : units) {
    const std::size_t before = unions.size();
    for (std::size_t i = 0; i < before; ++i) unions.push_back(unions[i] | unit);
  }
  return unions;
}

CardSets one_by_one(CardSet cards) {
  CardSets sets;
  for (const Card card : cards) sets.push_back(card);
  return sets;
}

CardSets builds_of(const Position& position) {
  CardSets sets;
  for (const Build& build : position.builds) sets.push_back(build.cards);
  return sets;
}

CardSets with_none(CardSets sets) {
  sets.push_back(CardSet{});
  return sets;
}

// What each part of an action can be, in a position.
struct Parts {
  CardSets hands;   // each card of the hand, and none; or every choice of them
  CardSets tables;  // every choice of loose cards and builds
  CardSets tops;    // every choice of cards that may lie on top of piles
  CardSets builds;
  CardSets bases;   // each build and each loose card
  CardSets unites;  // each build, and none
  std::vector<bool> for_partner{false};
  std::uint8_t highest_said = 0;
};

Parts parts_of(const Rules& rules, const Position& position, Reach reach) {
  Parts parts;
  const CardSets cards = one_by_one(position.hands[position.to_act].cards);
  parts.hands = rules.capture_hand_cards == CaptureHandCards::one ? with_none(cards) : unions_of(cards);
  parts.highest_said = highest_said_in(rules, position);
  parts.builds = builds_of(position);
  parts.unites = with_none(parts.builds);
  CardSets units = one_by_one(position.loose);
  parts.bases = units;
  parts.bases.insert(parts.bases.end(), parts.builds.begin(), parts.builds.end());
  const CardSets of_builds = reach == Reach::everything ? one_by_one(position.built()) : parts.builds;
  units.insert(units.end(), of_builds.begin(), of_builds.end());
  parts.tables = unions_of(units);
  const bool takes_deep_cards = reach == Reach::everything || rules.steal_build_tops == StealTops::free ||
                                rules.steal_capture_tops == StealCaptureTops::successive_groups ||
                                rules.steal_capture_tops == StealCaptureTops::free;
  CardSet tops;
  for (const Pile& pile : position.piles)
    tops.insert(takes_deep_cards && pile.has_order() ? pile.cards() : pile.possible_tops());
  parts.tops = unions_of(one_by_one(tops));
  if (has_partners(rules)) parts.for_partner = {false, true};
  return parts;
}

// The same action with every value, said or not.
void add_with_every_value(Action action, std::uint8_t highest, std::vector<Action>& actions) {
  for (std::uint8_t points = 0; points <= highest; ++points) {
    action.value = Value{points};
    actions.push_back(action);
  }
}

// Building, raising and adding: everything but the base is alike.
void add_with_every_part(Action action, const Parts& parts, std::vector<Action>& actions) {
  for (const CardSet hand : parts.hands)
    for (const CardSet table : parts.tables)
      for (const CardSet tops : parts.tops)
        for (const CardSet unite : parts.unites)
          for (const bool for_partner : parts.for_partner) {
            if (table.meets(action.base | unite) || unite.meets(action.base)) continue;
            if ((hand | table | tops).empty()) continue;
            action.hand = hand;
            action.table = table;
            action.tops = tops;
            action.unite = unite;
            action.for_partner = for_partner;
            add_with_every_value(action, highest_said, actions);
          }
}

// SOT-PILE-5: the same with every choice of pictures that go to the partner's pile.
void add_with_every_gift(const Rules& rules, const Action& action, std::uint8_t highest, std::vector<Action>& actions) {
  const bool may_give = has_partners(rules) && rules.pile_give_pictures == PileGivePictures::this_capture;
  const CardSet pictures = may_give ? (action.hand | action.table | action.tops).pictures() : CardSet{};
  for (const CardSet given : unions_of(one_by_one(pictures))) {
    Action giving = action;
    giving.given = given;
    add_with_every_value(giving, highest, actions);
  }
}

void add_captures(const Rules& rules, const Parts& parts, std::vector<Action>& actions) {
  for (const CardSet hand : parts.hands)
    for (const CardSet table : parts.tables)
      for (const CardSet tops : parts.tops)
        if (!(table | tops).empty())
          add_with_every_gift(rules, Action{.kind = Do::capture, .hand = hand, .table = table, .tops = tops},
                              parts.highest_said, actions);
}

}  // namespace

std::vector<Action> syntactic_actions(const Rules& rules, const Position& position, Reach reach) {
  const Parts parts = parts_of(rules, position, reach);
  std::vector<Action> actions;
  for (const CardSet hand : parts.hands)
    if (!hand.empty()) actions.push_back(Action{.kind = Do::trail, .hand = hand});
  add_captures(rules, parts, actions);
  add_with_every_part(Action{.kind = Do::build}, parts, actions);
  for (const CardSet build : parts.builds)
    add_with_every_part(Action{.kind = Do::raise, .base = build}, parts, actions);
  for (const CardSet base : parts.bases) add_with_every_part(Action{.kind = Do::augment, .base = base}, parts, actions);
  return actions;
}

}  // namespace casino::referee
