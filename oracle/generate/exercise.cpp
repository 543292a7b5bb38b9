#include "oracle/generate/exercise.hpp"

#include <utility>

#include "model/judge/clauses/chapters.hpp"
#include "model/judge/judge.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::generate {

namespace {

// Cuts, and cards that are drawn, are no talk; of a claim the score tells.
bool is_said(const Event& event) { return event.kind == EventKind::call; }

// TUX-ORG-3 and the like: what is said between turns can use a permission, too.
std::vector<Finding> used_by(const Rules& rules, const Position& position, const Event& event) {
  Findings found(rules, true);
  static_cast<void>(judge_event(rules, position, event, found));
  return std::move(found.permissions());
}

}  // namespace

void Exercise::add(const log::Log& log) {
  const Rules& rules = log.rules.rules;
  log::Replay replay(rules, log.before);
  ++games_;
  for (const log::Deal& deal : log.deals) {
    ++deals_;
    replay.begin(deal);
    for (const log::Entry& entry : deal.entries) {
      if (const auto* turn = std::get_if<Turn>(&entry.what)) {
        ++turns_;
        replay.deal_what_is_due();
        for (const Finding& used : judge(rules, replay.position(), *turn).permissions) ++times_[used.clause.index];
      } else if (const auto* event = std::get_if<Event>(&entry.what); event != nullptr && is_said(*event)) {
        for (const Finding& used : used_by(rules, replay.position(), *event)) ++times_[used.clause.index];
      }
      replay.take(entry);
    }
    if (!replay.finish_deal() || !replay.score()) continue;
    add(rules, replay.score()->lines);
    add(rules, replay.score()->sweeps);
    const bool some_were_cancelled = replay.score()->sweeps.size() < replay.position().sweeps.size();
    if (rules.sweep_cancel != SweepCancel::none && some_were_cancelled) ++times_["DOM-SWP-2"_clause.index];
  }
}

void Exercise::add(const Rules& rules, const std::vector<ScoreLine>& lines) {
  for (const ScoreLine& line : lines)
    for (const Side side : sides_of(rules))
      if (line.points[side] != 0) ++times_[line.clause.index];
}

bool can_be_exercised(Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  return !entry.derived && (entry.kind == ClauseKind::permission || entry.kind == ClauseKind::score);
}

}  // namespace casino::generate
