#include "oracle/generate/player.hpp"

#include "model/apply/apply.hpp"
#include "oracle/generate/lay_bare.hpp"
#include "oracle/generate/talk.hpp"

namespace casino::generate {
namespace {

constexpr std::size_t most_actions_looked_at = 256;
constexpr std::size_t most_steps = 16;
constexpr int tries_of_a_turn = 12;

std::size_t weight_of(const Taste& taste, const Action& action) {
  return taste.appetite[static_cast<std::size_t>(action.kind)];
}

// Takes one out of a list, each with the chance that its weight gives it.
template <typename T, typename Weight>
T taken_by_weight(std::vector<T>& list, Weight weight, Dice& dice) {
  std::size_t all = 0;
  for (const T& one : list) all += weight(one);
  std::size_t lot = dice.below(all);
  std::size_t i = 0;
  for (; lot >= weight(list[i]); ++i) lot -= weight(list[i]);
  std::swap(list[i], list.back());
  T one = std::move(list.back());
  list.pop_back();
  return one;
}

bool is_legal(const Judgement& judgement) { return std::holds_alternative<Legal>(judgement.verdict); }

}  // namespace

Taste some_taste(Dice& dice) {
  constexpr std::array<std::uint8_t, 4> amounts{1, 1, 3, 9};
  Taste taste;
  for (std::uint8_t& amount : taste.appetite) amount = amounts[dice.below(amounts.size())];
  taste.is_curious = dice.one_in(2);
  taste.silence = amounts[dice.below(amounts.size())];
  return taste;
}

std::optional<Turn> Player::turn(const Position& position, Dice& dice) {
  std::optional<Turn> chosen;
  for (const Turn& offer : offers(position, dice)) {
    const Judgement judgement = judge(rules_, position, offer);
    if (!is_legal(judgement)) continue;
    const bool is_new = uses_something_new(judgement);
    if (!chosen || is_new) chosen = offer;
    if (is_new || !taste_.is_curious) break;
  }
  if (!chosen) {  // every way led nowhere: the first legal turn will do
    const std::vector<Turn> first = legal_.list(position, 1);
    if (first.empty()) return std::nullopt;
    chosen = first.front();
  }
  return with_its_order_stated(position, *chosen, dice);
}

std::vector<Turn> Player::offers(const Position& position, Dice& dice) const {
  if (legal_.is_one_action() && !others_may_speak(rules_)) return single_actions(position, dice);
  std::vector<Turn> offers;
  const std::size_t wanted = taste_.is_curious ? 4 : 1;
  for (int i = 0; i < tries_of_a_turn && offers.size() < wanted; ++i)
    if (auto turn = step_by_step(position, dice)) offers.push_back(std::move(*turn));
  return offers;
}

std::vector<Turn> Player::single_actions(const Position& position, Dice& dice) const {
  std::vector<Action> actions;
  legal_.each_action(position, [&](const Action& action) {
    actions.push_back(action);
    return actions.size() < most_actions_looked_at;
  });
  std::vector<Turn> offers;
  const std::size_t wanted = taste_.is_curious ? 8 : 1;
  while (!actions.empty() && offers.size() < wanted)
    offers.push_back(Turn{position.to_act,
                          {taken_by_weight(
                              actions, [&](const Action& action) { return weight_of(taste_, action); }, dice)}});
  return offers;
}

std::optional<Action> Player::next_action(const Position& position, Dice& dice) const {
  std::vector<Action> actions;
  legal_.each_next_action(position, [&](const Action& action) {
    actions.push_back(action);
    return actions.size() < most_actions_looked_at;
  });
  if (actions.empty()) return std::nullopt;
  return taken_by_weight(
      actions, [&](const Action& action) { return weight_of(taste_, action); }, dice);
}

// Any action that can come next, and so on until the turn may end and the dice say so; nothing if that led nowhere.
std::optional<Turn> Player::step_by_step(const Position& start, Dice& dice) const {
  Turn turn{start.to_act, {}};
  Position position = start;
  const auto say = [&](const Event& event) {
    apply(rules_, position, event);
    turn.steps.emplace_back(event);
  };
  const bool speaks = dice.one_in(taste_.silence);
  if (speaks && dice.one_in(2))
    if (const auto request = some_request(rules_, position, dice)) say(*request);
  while (turn.steps.size() < most_steps) {
    const bool may_end = legal_.may_end(position);
    if (may_end && speaks) {
      if (dice.one_in(8)) say(Event{EventKind::over, position.to_act, {}});
      if (const auto demand = some_demand(rules_, position, dice)) {
        say(*demand);
        continue;
      }
    }
    if (may_end && (position.turn.is_over || dice.one_in(3))) return turn;
    const auto action = next_action(position, dice);
    if (!action) return may_end ? std::optional(turn) : std::nullopt;
    legal_.play(position, *action);
    turn.steps.emplace_back(*action);
    lay_bare(rules_, position, turn, dice);
  }
  return legal_.may_end(position) ? std::optional(turn) : std::nullopt;
}

// Where piles have an order, players sometimes tell it, the capturing card first (SWZ-PILE-3).
Turn Player::with_its_order_stated(const Position& position, const Turn& turn, Dice& dice) const {
  const Action* action = turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
  const bool can_be_stated =
      action != nullptr && action->kind == Do::capture && rules_.pile_order != PileOrder::not_kept && dice.one_in(3);
  if (!can_be_stated) return turn;
  Turn stated = turn;
  auto& order = std::get<Action>(stated.steps.front()).order;
  for (const Card card : action->hand) order.push_back(card);
  for (const Card card : shuffled(action->table | action->tops, dice)) order.push_back(card);
  return is_legal(judge(rules_, position, stated)) ? stated : turn;
}

bool Player::uses_something_new(const Judgement& judgement) {
  bool is_new = false;
  for (const Finding& permission : judgement.permissions) {
    is_new = is_new || !used_.contains(permission.clause);
    used_.insert(permission.clause);
  }
  return is_new;
}

}  // namespace casino::generate
