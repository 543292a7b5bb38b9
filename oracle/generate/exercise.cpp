#include "oracle/generate/exercise.hpp"

#include "model/judge.hpp"
#include "oracle/log/replay.hpp"

namespace casino::generate {

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
      }
      replay.take(entry);
    }
    if (!replay.finish_deal() || !replay.score()) continue;
    for (const ScoreLine& line : replay.score()->lines)
      for (const Side side : sides_of(rules))
        if (line.points[side] != 0) ++times_[line.clause.index];
  }
}

bool can_be_exercised(Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  return !entry.derived && (entry.kind == ClauseKind::permission || entry.kind == ClauseKind::score);
}

}  // namespace casino::generate
