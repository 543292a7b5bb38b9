#include "oracle/log/replay/doubt/unsaid.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/judge/play.hpp"

namespace casino::log {
namespace {

struct UnsaidQuestion {
  const Rules& rules;
  const Turn& turn;
  const Verdict& verdict;
};

bool is_the_same(const UnsaidQuestion& question, const Position& before, std::span<const Unsaid> unsaid) {
  if (unsaid.empty()) return judge(question.rules, before, question.turn).verdict.index() == question.verdict.index();
  const Unsaid& first = unsaid.front();
  return std::all_of(first.values.begin(), first.values.end(), [&](Value value) {
    Position other = before;
    if (Build* build = other.build_with(first.cards)) {
      build->value = value;
      build->groups = groups_in(question.rules, build->cards, value);
    }
    return is_the_same(question, other, unsaid.subspan(1));
  });
}

// The values at which the turn would not be illegal, had they been said.
ValueSet values_possible(const Rules& rules, const Position& before, const Turn& turn, const Need& need) {
  ValueSet values;
  if (need.step < 0) return values;
  for (std::uint8_t points = 1; points <= highest_value; ++points) {
    Turn said = turn;
    Action* action = std::get_if<Action>(&said.steps.at(static_cast<std::size_t>(need.step)));
    if (action == nullptr) return values;
    action->value = Value{points};
    if (!std::holds_alternative<Illegal>(judge(rules, before, said).verdict)) values.insert(action->value);
  }
  return values;
}

// What a build would be worth if its maker held nothing that captures it: then the turn breaks a rule, and the value is
// another one perhaps than where he holds something.
Value value_if_nothing_is_held(const Rules& rules, Position before, const Turn& turn, CardSet cards) {
  CardSet played;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) played.insert(action->hand);
  before.hands[turn.seat].cards = played;
  before.hands[turn.seat].more = 0;
  static_cast<void>(play(rules, before, turn));
  const Build* made = before.build_with(cards);
  return made == nullptr ? Value{} : made->value;
}

bool says_the_value_of(const Turn& turn, CardSet cards) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [&](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && action->value.is_said() && cards.meets(action->hand | action->table);
  });
}

// Builds of a turn that hangs on the hand, at the values that they have by one hand or another.
void add_values_that_hang_on_the_hand(const Rules& rules, const Position& before, const Turn& turn,
                                      const Position& after, std::vector<Unsaid>& unsaid) {
  for (const Build& made : after.builds) {
    if (before.build_with(made.cards) != nullptr || says_the_value_of(turn, made.cards)) continue;
    const Value otherwise = value_if_nothing_is_held(rules, before, turn, made.cards);
    if (!otherwise.is_said() || otherwise == made.value) continue;
    const auto known =
        std::find_if(unsaid.begin(), unsaid.end(), [&](const Unsaid& one) { return one.cards == made.cards; });
    ValueSet values = known == unsaid.end() ? ValueSet(made.value) : known->values;
    values.insert(otherwise);
    if (known == unsaid.end()) unsaid.push_back({made.cards, values});
    else known->values = values;
  }
}

}  // namespace

Verdict at_every_value(const Rules& rules, const Position& before, const Turn& turn, std::span<const Unsaid> unsaid,
                       Verdict verdict) {
  if (unsaid.empty() || is_the_same({rules, turn, verdict}, before, unsaid)) return verdict;
  Undetermined open;
  for (const Unsaid& one : unsaid)
    if (const Build* build = before.build_with(one.cards))
      open.needs.push_back({Unknown::value_of_build, "AA-BLD-10"_clause, -1, build->owner, {}, one.cards});
  return open;
}

std::vector<Unsaid> after_turn(const Rules& rules, const Position& before, const Turn& turn, const Verdict& verdict,
                               const Position& after, std::vector<Unsaid> unsaid) {
  std::vector<Unsaid> left;
  for (Unsaid& one : unsaid) {
    const Build* was = before.build_with(one.cards);
    const Build* is = after.build_with(one.cards);
    if (was == nullptr || is == nullptr || is->value != was->value) continue;
    one.cards = is->cards;
    left.push_back(one);
  }
  const auto* open = std::get_if<Undetermined>(&verdict);
  if (open == nullptr) return left;
  for (const Need& need : open->needs) {
    const Build* made = after.build_with(need.cards);
    if (need.what != Unknown::value_of_build || made == nullptr) continue;
    ValueSet values = values_possible(rules, before, turn, need);
    values.insert(made->value);
    if (values.size() > 1) left.push_back({made->cards, values});
  }
  add_values_that_hang_on_the_hand(rules, before, turn, after, left);
  return left;
}

}  // namespace casino::log
