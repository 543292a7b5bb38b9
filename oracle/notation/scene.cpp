#include "oracle/notation/scene.hpp"

#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {

CardSet numbered(const Rules& rules, CardSet cards, std::string_view written) {
  const std::string sought = in_capitals(written);
  CardSet found;
  for (const Card card : cards) {
    const std::string name = name_of(card, rules.pack_kind);
    const bool is_behind_its_colour = rules.pack_kind == PackKind::rook40;
    const std::string_view mark = std::string_view(name).substr(is_behind_its_colour ? 1 : 0, name.size() - 1);
    if (mark == sought || (mark == "10" && sought == "T")) found.insert(card);
  }
  return found;
}

Scene::Scene(const Rules& rules, const Position& position)
    : rules_(&rules), position_(&position), layout_(position.layout()), has_begun_(position.turn != TurnState{}) {
  for (const Build& build : position.builds) builds_.push_back({build.cards, build.value});
}

const Scene::StandingBuild* Scene::build_of(CardSet cards) const {
  const auto found = std::ranges::find(builds_, cards, &StandingBuild::cards);
  return found == builds_.end() ? nullptr : &*found;
}

bool Scene::has_build_with(CardSet cards) const {
  return std::ranges::any_of(builds_, [&](const StandingBuild& build) { return build.cards.meets(cards); });
}

std::vector<CardSet> Scene::builds_worth(Value value) const {
  std::vector<CardSet> found;
  for (const StandingBuild& build : builds_)
    if (build.value == value) found.push_back(build.cards);
  return found;
}

const Scene::StandingBuild* Scene::whole_build_in(CardSet cards) const {
  const StandingBuild* found = nullptr;
  for (const StandingBuild& build : builds_) {
    if (!build.cards.meets(cards)) continue;
    if (found != nullptr || !cards.contains_all(build.cards)) return nullptr;
    found = &build;
  }
  return found;
}

bool Scene::may_play(Seat seat, Card card) const {
  const Hand& hand = hand_of(seat);
  return !hand.is_known() || hand.cards.contains(card) || position_->turn.played.contains(card);
}

CardSet Scene::loose_numbered(std::string_view written) const {
  CardSet found = numbered(*rules_, layout_, written);
  for (const StandingBuild& build : builds_) found.remove(build.cards);
  return found;
}

CardSet Scene::not_held_by(Seat seat) const {
  const Hand& hand = position_->hands[seat];
  return hand.more == 0 ? rules_->pack - hand.cards : CardSet{};
}

std::optional<Seat> Scene::pile_with(Card card) const {
  for (std::uint8_t i = 0; i < rules_->seats.count; ++i)
    if ((position_->piles[Seat{i}].cards() | come_to_light_[Seat{i}]).contains(card)) return Seat{i};
  return std::nullopt;
}

// The value of the build that an action leaves, if it is said or cannot be another.
Value Scene::value_after(const Action& action) const {
  if (action.value.is_said() || action.kind != Do::augment) return action.value;
  if (const StandingBuild* build = build_of(action.base)) return build->value;
  if (action.base.size() != 1) return {};
  const ValueSet values = values_of(*rules_, action.base.first(), Place::build);
  return values.size() == 1 ? values.lowest() : Value{};
}

void Scene::follow(const Action& action) {
  has_begun_ = true;
  const Value value = value_after(action);
  const CardSet used = action.table | action.base | action.unite;
  std::erase_if(builds_, [&](const StandingBuild& build) { return build.cards.meets(used); });
  switch (action.kind) {
    case Do::trail: layout_.insert(action.hand); return;
    case Do::capture: layout_.remove(action.table); return;
    case Do::build:
    case Do::raise:
    case Do::augment: {
      const CardSet cards = action.hand | action.tops | used;
      layout_.insert(cards);
      if (!cards.empty()) builds_.push_back({cards, value});  // "add none to none" leaves nothing to name
      return;
    }
  }
}

void Scene::follow(const Event& event) {
  has_begun_ = true;
  if (event.kind == EventKind::reveal) come_to_light_[pile_keeper(*rules_, event.seat)].insert(event.cards);
}

}  // namespace casino::notation
