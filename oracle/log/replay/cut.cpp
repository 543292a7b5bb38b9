// The first layout where it is cut: seed 000, "Players, Cards and Deal".

#include <algorithm>

#include "model/deal/deal.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

bool is_due_to_be_cut_again(const Problem& problem) {
  return problem.matter == Matter::cut &&
         std::all_of(problem.findings.begin(), problem.findings.end(), [](const Finding& finding) {
           return finding.clause == "SWZ-CUT-2"_clause || finding.clause == "SWZ-CUT-3"_clause;
         });
}

}  // namespace

// SWZ-CUT-2, SWZ-CUT-3: however the log tells the first layout, somebody cut it.
void Replay::judge_untold_cut(CardSet layout) {
  if (rules_.deal_table_source != DealTableSource::cut) return;
  report(Matter::dealing, reasons_to_cut_again(rules_, layout));
}

// SWZ-CUT-4: cards that were cut and are put back are no layout, and no problem: they are cut again.
void Replay::take_cut(const Event& event) {
  if (is_between_deals()) begin_untold_deal();
  const bool is_put_back = event.kind == EventKind::recut;
  if (is_put_back && cut_ && !is_dealt_) {
    if (*cut_ != event.cards) return static_cast<void>(report(Course::two_layouts));
    reporter_.forget(is_due_to_be_cut_again);
    cut_.reset();
  }
  std::vector<Finding> findings = judge_cut(rules_, event.cards, event.seat, now_.match.dealer, is_put_back);
  if (!findings.empty()) {
    Problem& problem = report(Matter::cut);
    problem.findings = std::move(findings);
    problem.seat = event.seat;
    problem.seats_due = leader(rules_, now_.match.dealer);
  }
  if (is_put_back) return;
  if (is_blind_ && reporter_.turns() == 0) tell_that_the_cut_comes_late();
  else if (cut_ || is_dealt_) report(Course::two_layouts);
  else cut_ = event.cards;
}

// That is all that is wrong with the layout.
void Replay::tell_that_the_cut_comes_late() {
  reporter_.forget([](const Problem& problem) {
    return problem.matter == Matter::course && problem.course == Course::layout_not_told;
  });
  report(Course::cut_behind_hands);
}

}  // namespace casino::log
