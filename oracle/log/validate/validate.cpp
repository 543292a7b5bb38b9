#include "oracle/log/validate/validate.hpp"

#include <algorithm>
#include <utility>

#include "oracle/log/hidden/infer.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/validate/counted_otherwise.hpp"

namespace casino::log {
namespace {

void play(Replay& replay, const Log& log) {
  for (const Deal& deal : log.deals) replay.take(deal, Replay::memory_for(deal));
  replay.end(log.result);
}

bool are_of_one_turn(const Problem& a, const Problem& b) {
  return b.matter == Matter::turn && a.deal == b.deal && a.entry == b.entry &&
         !(b.weight == Weight::note && b.needs.empty());
}

// What was open and is not any more, from where on.
void note_where_it_became_certain(const Inference& inference, const std::vector<Problem>& open,
                                  std::vector<Problem>& problems) {
  for (Problem problem : open) {
    if (!is_open_turn(problem)) continue;
    const auto now = std::find_if(problems.begin(), problems.end(),
                                  [&](const Problem& other) { return are_of_one_turn(problem, other); });
    if (now != problems.end() && is_open_turn(*now)) continue;
    // What a build was worth can have shown as well.
    if (std::any_of(problem.needs.begin(), problem.needs.end(),
                    [](const Need& need) { return need.what == Unknown::value_of_build; }))
      continue;
    const auto from = inference.certain_from({problem.deal, *problem.entry}, *problem.before, *problem.played);
    if (!from || *from == *problem.entry) continue;
    Problem& reported = now == problems.end() ? problem : *now;
    reported.certain_from = from;
    reported.certain_from_turn = inference.turn_at({problem.deal, *from});
    if (now != problems.end()) continue;
    problem.weight = Weight::note;
    problems.push_back(std::move(problem));
  }
}

// What is found in what happened before a log is found when its first deal begins.
Place place_before(const Log& log, const Problem& problem) {
  if (problem.course == Course::nothing_is_carried) return log.before_at.carried;
  return problem.course == Course::nothing_is_forfeited ? log.before_at.forfeits : log.before_at.met_first;
}

// A dealing is judged after its hands were played.
void sort_as_in_the_log(const Log& log, std::vector<Problem>& problems) {
  for (Problem& problem : problems)
    if (is_of_what_was_before(problem)) problem.place = place_before(log, problem);
  const auto place = [&](const Problem& problem) {
    const int part = problem.deal_number > 0 ? 1 : is_of_what_was_before(problem) ? 0 : 2;
    return std::tuple(part, problem.deal, problem.entry.has_value(), problem.entry.value_or(0));
  };
  std::stable_sort(problems.begin(), problems.end(),
                   [&](const Problem& a, const Problem& b) { return place(a) < place(b); });
}

Report played_by(const Rules& rules, const Log& log, Detail detail) {
  Replay replay(rules, log.before);
  play(replay, log);
  return report_of(replay, rules, log, detail);
}

// By rules that could not have read the position from which it starts.
Report not_to_be_read(const Log& log) {
  const auto begins = std::ranges::find_if(log.deals, [](const Deal& deal) { return bool{deal.start}; });
  const Deal& deal = begins == log.deals.end() ? log.deals.front() : *begins;
  Problem problem = problem_of(Matter::position);
  problem.place = deal.place;
  problem.deal = static_cast<std::size_t>(&deal - log.deals.data());
  problem.deal_number = deal.number;
  return {LogOutcome::does_not_hold, {}, {problem}, {}};
}

}  // namespace

Report validate(const Log& log, Detail detail) { return validate(log.rules.rules, log, detail); }

Report validate(const Rules& rules, const Log& log, Detail detail) {
  switch (rules == log.rules.rules ? ReadAs::the_same : read_as_by(rules, log)) {
    case ReadAs::the_same: return played_by(rules, log, detail);
    case ReadAs::otherwise: return played_by(rules, read_by(rules, log), detail);
    case ReadAs::nothing: break;
  }
  return not_to_be_read(log);
}

Report report_of(Replay& replay, const Rules& rules, const Log& log, Detail detail) {
  Report report{LogOutcome::holds, replay.tally(), std::move(replay.problems()), replay.left_out()};
  const auto& found = report.problems;
  if (report.left_out.open_turns > 0 || std::any_of(found.begin(), found.end(), is_open_turn)) {
    const Inference inference(rules, log);
    Replay again(rules, log.before, &inference);
    play(again, log);
    const std::vector<Problem> open = std::exchange(report.problems, std::move(again.problems()));
    report.tally = again.tally();
    report.left_out = again.left_out();
    if (detail == Detail::full) note_where_it_became_certain(inference, open, report.problems);
    sort_as_in_the_log(log, report.problems);
    if (detail == Detail::full) note_what_was_counted_otherwise(report, rules, log, &inference);
  } else {
    sort_as_in_the_log(log, report.problems);
    if (detail == Detail::full) note_what_was_counted_otherwise(report, rules, log, nullptr);
  }
  report.outcome = outcome_of(report.problems, report.left_out);
  return report;
}

LogOutcome outcome_of(const std::vector<Problem>& problems, const LeftOut& left_out) {
  if (left_out.of(Weight::problem) > 0) return LogOutcome::does_not_hold;
  LogOutcome outcome = left_out.of(Weight::undetermined) > 0 ? LogOutcome::undetermined : LogOutcome::holds;
  for (const Problem& problem : problems) {
    if (problem.weight == Weight::problem) return LogOutcome::does_not_hold;
    if (problem.weight == Weight::undetermined) outcome = LogOutcome::undetermined;
  }
  return outcome;
}

std::size_t number_of(const Report& report, Weight weight) {
  const auto is_of_it = [&](const Problem& problem) { return problem.weight == weight; };
  return report.left_out.of(weight) +
         static_cast<std::size_t>(std::count_if(report.problems.begin(), report.problems.end(), is_of_it));
}

}  // namespace casino::log
