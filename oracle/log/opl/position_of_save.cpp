
#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/groups/groups.hpp"
#include "oracle/log/opl/save.hpp"

namespace casino::log::opl {
namespace {

ValueSet values_held(const Rules& rules, CardSet hand) {
  ValueSet values;
  for (const Card card : hand) values.insert(values_of(rules, card, casino::Place::hand));
  return values;
}

// The values that all groups make; of cards in one bracket, those that they split into.
ValueSet values_of_build(const Rules& rules, const SavedBuild& build) {
  ValueSet values;
  for (std::uint8_t points = 1; points <= highest_value; ++points) {
    const GroupQuestion question{Value{points}, casino::Place::build};
    const bool fits = std::ranges::all_of(build.groups, [&](CardSet group) {
      const int groups = count_groups(rules, Items{group, {}}, question);
      return build.groups.size() == 1 ? groups > 0 : groups == 1;
    });
    if (fits) values.insert(Value{points});
  }
  return values;
}

// The highest value makes the fewest groups.
Value likeliest(ValueSet values, ValueSet held) {
  const ValueSet both = ValueSet::from_bits(values.bits() & held.bits());
  if (!both.empty()) return both.highest();
  return values.empty() ? Value{} : values.highest();
}

Build build_of(const Rules& rules, const Save& save, const SavedBuild& saved) {
  const ValueSet values = values_of_build(rules, saved);
  const Who last = save.next == Who::human ? Who::computer : Who::human;
  const auto can_capture = [&](Who who) { return values.meets(values_held(rules, save.of(who).hand)); };
  const Who owner = saved.owner ? *saved.owner : can_capture(last) || !can_capture(save.next) ? last : save.next;
  Build build;
  build.cards = saved.cards();
  build.value = likeliest(values, values_held(rules, save.of(owner).hand));
  build.owner = seat_of(owner);
  build.groups = build.value.is_said() ? groups_in(rules, build.cards, build.value) : std::uint8_t{1};
  return build;
}

// New hands are dealt when both are empty, so what is left of the pack says how many times that was.
std::uint8_t dealing_of(const Rules& rules, const Save& save) {
  const int dealt = rules.pack.size() - static_cast<int>(save.deck.size()) - table_size(rules);
  const int each = hand_size(rules) * rules.seats.count;
  return static_cast<std::uint8_t>(std::clamp(dealt / std::max(each, 1), 1, dealings(rules)));
}

// Whoever leads has as many cards as the other, or has played one more.
Seat leader_of(const Save& save) {
  const Who other = save.next == Who::human ? Who::computer : Who::human;
  return seat_of(save.of(save.next).hand.size() > save.of(other).hand.size() ? other : save.next);
}

}  // namespace

Position position_of(const Rules& rules, const Save& save) {
  Position position;
  position.loose = save.loose;
  for (const SavedBuild& build : save.builds) add_build(position, build_of(rules, save, build));
  for (const Who who : {Who::computer, Who::human}) {
    position.hands[seat_of(who)] = Hand::of(save.of(who).hand);
    for (const Card card : save.of(who).pile) position.piles[seat_of(who)].add(card);
  }
  for (const Card card : save.deck) position.stock.cards.insert(card);
  position.dealing = dealing_of(rules, save);
  position.to_act = seat_of(save.next);
  position.dealer = seat_before(rules, leader_of(save));
  if (save.last_capturer) position.last_capturer = seat_of(*save.last_capturer);
  return position;
}

Save save_of(const Rules& rules, const Position& position) {
  Save save;
  save.loose = position.loose;
  for (const Build& build : position.builds) {
    SavedBuild saved;
    const auto groups =
        split_into_groups(rules, Items{build.cards, {}}, GroupQuestion{build.value, casino::Place::build});
    saved.groups = groups ? *groups : std::vector<CardSet>{build.cards};
    saved.owner = who_sits_at(build.owner);
    save.builds.push_back(saved);
  }
  for (const Who who : {Who::computer, Who::human}) {
    save.of(who).hand = position.hands[seat_of(who)].cards;
    const CardSet pile = position.piles[seat_of(who)].cards();
    save.of(who).pile.assign(pile.begin(), pile.end());
  }
  save.next = who_sits_at(position.to_act);
  if (position.last_capturer) save.last_capturer = who_sits_at(*position.last_capturer);
  return save;
}

}  // namespace casino::log::opl
