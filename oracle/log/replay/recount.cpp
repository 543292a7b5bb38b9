#include "oracle/log/replay/recount.hpp"

#include <algorithm>

namespace casino::log {
namespace {

constexpr std::size_t most_turns = 10'000;
constexpr std::size_t most_deals_recounted = 1'000;

bool is_turn(const Entry& entry) { return std::holds_alternative<Turn>(entry.what); }

std::size_t turns_in(const Log& log) {
  std::size_t turns = 0;
  for (const Deal& deal : log.deals)
    turns += static_cast<std::size_t>(std::count_if(deal.entries.begin(), deal.entries.end(), is_turn));
  return turns;
}

// A sweep is remembered only where it scores (AA-SWP-1), which by other rules it may. Nobody has won before the last
// turn.
Rules that_note_sweeps(Rules rules) {
  if (rules.sweep_score == 0) rules.sweep_score = 1;
  if (rules.sweep_initial_score == 0) rules.sweep_initial_score = 1;
  rules.match_target = -1;
  return rules;
}

}  // namespace

bool is_about_points(const Problem& problem) {
  switch (problem.matter) {
    case Matter::claim:
    case Matter::dealer:
    case Matter::score:
    case Matter::totals:
    case Matter::result: return true;
    case Matter::course: return problem.course == Course::after_the_end || problem.course == Course::lot_not_due;
    default: return false;
  }
}

bool is_the_same(const Problem& one, const Problem& other) {
  return one.matter == other.matter && one.deal_number == other.deal_number && one.deal == other.deal &&
         one.entry == other.entry && (one.matter != Matter::course || one.course == other.course);
}

Recount::Recount(const Rules& rules, const Log& log, const Insight* insight) : log_(log) {
  const std::size_t turns = turns_in(log);
  if (turns > most_turns || log.deals.size() > most_deals_recounted) {
    is_possible_ = false;
    return;
  }
  for (const Deal& deal : log.deals) entries_ += deal.entries.size() + 1;
  entries_ -= turns;
  trace_.reserve(turns);
  const Rules noting = that_note_sweeps(rules);
  Replay replay(noting, log.before, insight);
  replay.keep(trace_);
  for (const Deal& deal : log.deals) replay.take(deal, Replay::memory_for(deal));
}

std::optional<std::vector<Problem>> Recount::problems_among(std::span<const Problem> some, const Rules& other) const {
  Replay replay(other, log_.before);
  replay.follow(trace_);
  std::size_t looked_at = 0;
  std::vector<Problem> found;
  const auto all_are_among_them = [&] {
    for (; looked_at < replay.problems().size(); ++looked_at) {
      const Problem& problem = replay.problems()[looked_at];
      if (problem.weight != Weight::problem || !is_about_points(problem)) continue;
      const auto is_it = [&](const Problem& one) { return is_the_same(one, problem); };
      if (std::none_of(some.begin(), some.end(), is_it)) return false;
      found.push_back(problem);
    }
    return true;
  };
  replay.keep_every_problem();
  for (const Deal& deal : log_.deals) {
    replay.take(deal, Replay::memory_for(deal));
    if (!all_are_among_them()) return std::nullopt;
  }
  replay.end(log_.result);
  if (!all_are_among_them()) return std::nullopt;
  return found;
}

}  // namespace casino::log
