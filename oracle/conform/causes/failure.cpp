#include "oracle/conform/causes/failure.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "oracle/text/names.hpp"

namespace casino::conform {
namespace {

using corpus::ExpectedVerdict;

Failure about_one(const Question& question, const Turn& turn, WrongList one) {
  Question of_turn = judged(question.rules, question.position, turn);
  of_turn.id = question.id;
  of_turn.title = question.title;
  of_turn.number = question.number;
  of_turn.operation = Operation::turns;
  return {std::move(of_turn), std::move(one)};
}

void add_actions(const Turn& turn, std::set<std::string_view>& words) {
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) words.insert(name_of(action->kind));
}

// What a program that says something else of this turn probably has wrong.
void describe_turn(const Question& question, Kind& kind) {
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    for (const Finding& violation : illegal->violations) kind.clauses.insert(entry_of(violation.clause).id);
    if (kind.clauses.empty() && illegal->impossible) kind.clauses.insert(name_of(illegal->impossible->what));
    return;
  }
  add_actions(question.turn, kind.of_turn);
  if (question.operation == Operation::turns)
    return;  // who misses one kind of play in lists misses it whatever it takes
  for (const Finding& used : judgement.permissions)
    if (has_an_off(used.clause)) kind.of_turn.insert(entry_of(used.clause).id);
}

// Which points are too many or too few, whoever has them.
std::string how_it_counts(const Question& question, const PerSide<int>& found) {
  std::vector<int> off;
  for (const Side side : sides_of(question.rules))
    if (found[side] != question.total[side]) off.push_back(found[side] - question.total[side]);
  std::sort(off.begin(), off.end());
  return fmt::format("{}", fmt::join(off, " "));
}

std::string shape_of(const Question& question, const Action& action) {
  const Position& position = question.position;
  const CardSet touched = action.table | action.base | action.unite;
  const bool is_picture =
      std::any_of(action.hand.begin(), action.hand.end(), [](Card card) { return card.is_picture(); });
  std::string text = fmt::format("{} by a {}:", name_of(action.kind), is_picture ? "picture" : "number");
  if (!(touched & position.loose).empty()) text += " loose cards";
  if (!action.tops.empty()) text += " tops";
  for (const Build& build : position.builds)
    if (build.cards.meets(touched))
      text += fmt::format(" {}{} build", build.owner == question.turn.seat ? "own" : "other's",
                          build.groups > 1 ? " multiple" : "");
  return text;
}

}  // namespace

std::vector<Failure> failures_in(const Question& question, const Checked& checked) {
  const auto* list = std::get_if<WrongList>(&checked);
  if (list == nullptr) return {{question, checked}};
  std::vector<Failure> all;
  for (const Turn& turn : list->too_many) all.push_back(about_one(question, turn, {{turn}, {}}));
  for (const Turn& turn : list->missing) all.push_back(about_one(question, turn, {{}, {turn}}));
  return all;
}

std::optional<ExpectedVerdict> verdict_found(const Checked& checked) {
  if (const auto* wrong = std::get_if<WrongVerdict>(&checked)) return wrong->found;
  if (const auto* list = std::get_if<WrongList>(&checked))
    return list->too_many.empty() ? ExpectedVerdict::illegal : ExpectedVerdict::legal;
  return std::nullopt;
}

Kind kind_of(const Failure& failure) {
  const Question& question = failure.question;
  Kind kind{.variant = question.rules.variant,
            .operation = question.operation,
            .outcome = outcome_of(failure.checked),
            .found = verdict_found(failure.checked)};
  if (const auto* reason = std::get_if<WrongClauses>(&failure.checked)) kind.cited = reason->cited;
  if (kind.found || kind.outcome == Outcome::wrong_reason) describe_turn(question, kind);
  if (const auto* position = std::get_if<WrongPosition>(&failure.checked)) {
    kind.how = position->how;
    if (!position->is_of_any_turn) add_actions(question.turn, kind.of_turn);
  }
  if (const auto* total = std::get_if<WrongTotal>(&failure.checked)) kind.how = how_it_counts(question, total->found);
  return kind;
}

bool is_part_of(const Kind& smaller, const Kind& whole) {
  const auto holds = [](const auto& all, const auto& some) {
    return all.empty() == some.empty() && std::includes(all.begin(), all.end(), some.begin(), some.end());
  };
  // By how much a score is off hangs on all the cards.
  const bool is_as_far_off = smaller.how == whole.how || whole.operation == Operation::score;
  return smaller.variant == whole.variant && smaller.operation == whole.operation && smaller.outcome == whole.outcome &&
         smaller.found == whole.found && smaller.cited == whole.cited && is_as_far_off &&
         holds(whole.clauses, smaller.clauses) && holds(whole.of_turn, smaller.of_turn);
}

std::string shape_of(const Failure& failure) {
  const bool is_listed = failure.question.operation == Operation::turns;
  if (is_listed || verdict_found(failure.checked) != ExpectedVerdict::illegal) return {};
  std::string text;
  for (const Step& step : failure.question.turn.steps)
    if (const auto* action = std::get_if<Action>(&step))
      text += (text.empty() ? "" : "; ") + shape_of(failure.question, *action);
  return text;
}

}  // namespace casino::conform
