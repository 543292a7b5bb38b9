#include "oracle/explain/as_addition.hpp"

#include <algorithm>

namespace casino::explain {
namespace {

constexpr Clause top_in_a_new_build = "SWZ-BLD-4"_clause;

std::vector<Finding> violations_of(const Verdict& verdict) {
  const auto* illegal = std::get_if<Illegal>(&verdict);
  return illegal == nullptr ? std::vector<Finding>{} : illegal->violations;
}

bool breaks(const std::vector<Finding>& violations, Clause clause) {
  return std::ranges::find(violations, clause, &Finding::clause) != violations.end();
}

Action addition_to(CardSet base, const Action& written, Value value) {
  Action added;
  added.kind = Do::augment;
  added.hand = written.hand;
  added.base = base;
  added.table = written.table - base;
  added.tops = written.tops;
  added.value = value;
  added.for_partner = written.for_partner;
  return added;
}

// The groups without a top make the build, the others are added to it; nothing if either are lacking.
std::vector<Action> built_and_added_to(const Action& written, const Grouping& grouping) {
  Action made = written;
  made.value = grouping.value;
  CardSet with_tops;
  for (const CardSet group : grouping.groups)
    if (group.meets(written.tops)) with_tops.insert(group);
  for (CardSet Action::*source : {&Action::hand, &Action::table, &Action::tops}) (made.*source).remove(with_tops);
  if (made.hand.size() + made.table.size() < 2) return {};
  Action rest = written;
  rest.hand = written.hand & with_tops;
  rest.table = written.table & with_tops;
  return {made, addition_to(made.hand | made.table, rest, grouping.value)};
}

// All ways to tell a step as an addition, likely ones first: they know where cards lie, and nothing of what is allowed.
std::vector<std::vector<Action>> ways_to_add(const Rules& rules, const Position& position, const Action& written,
                                             const Grouping& grouping) {
  std::vector<std::vector<Action>> ways;
  if (auto both = built_and_added_to(written, grouping); !both.empty()) ways.push_back(std::move(both));
  for (const Build& build : position.builds)
    if (build.value == grouping.value && !build.cards.meets(written.table))
      ways.push_back({addition_to(build.cards, written, grouping.value)});
  const CardSet loose = cards_worth(rules, position.loose, grouping.value, Place::build);
  for (const CardSet bases : {loose & written.table, loose - written.table})
    for (const Card card : bases) ways.push_back({addition_to(card, written, grouping.value)});
  return ways;
}

Turn with_actions(const Turn& turn, std::size_t step, const std::vector<Action>& actions) {
  Turn other = turn;
  const auto place = other.steps.erase(other.steps.begin() + static_cast<std::ptrdiff_t>(step));
  other.steps.insert(place, actions.begin(), actions.end());
  return other;
}

}  // namespace

std::vector<AsAddition> as_additions(const Rules& rules, const Position& before, const Turn& turn,
                                     const Judgement& judgement) {
  std::vector<AsAddition> found;
  const std::vector<Finding> broken = violations_of(judgement.verdict);
  if (!breaks(broken, top_in_a_new_build)) return found;
  for (const Grouping& grouping : judgement.groupings) {
    const auto step = static_cast<std::size_t>(grouping.step);
    const auto* written = std::get_if<Action>(&turn.steps.at(step));
    if (written == nullptr || written->kind != Do::build || written->tops.empty()) continue;
    Turn earlier = turn;
    earlier.steps.resize(step);
    const Position position = judge(rules, before, earlier).after;
    for (std::vector<Action>& actions : ways_to_add(rules, position, *written, grouping)) {
      Turn other = with_actions(turn, step, actions);
      const Verdict verdict = judge(rules, before, other).verdict;
      const auto* illegal = std::get_if<Illegal>(&verdict);
      const bool can_be_done = illegal == nullptr || !illegal->impossible;
      // Another step may have a top in a new build, too.
      const auto is_broken_besides = [&](const Finding& violation) {
        const auto of = static_cast<std::size_t>(violation.step);
        const bool is_here = of >= step && of < step + actions.size();
        return breaks(broken, violation.clause) && (violation.clause != top_in_a_new_build || !is_here);
      };
      if (can_be_done && std::ranges::all_of(violations_of(verdict), is_broken_besides))
        found.push_back({step, std::move(actions), std::move(other)});
    }
  }
  return found;
}

}  // namespace casino::explain
