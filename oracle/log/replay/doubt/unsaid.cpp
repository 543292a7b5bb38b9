#include "oracle/log/replay/doubt/unsaid.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"

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
  return left;
}

}  // namespace casino::log
