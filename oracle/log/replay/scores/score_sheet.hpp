#pragma once
// What the deals of a match brought: score and totals as the model counts them; where nobody can count them, as they
// can be; and what the players wrote down, held against that. Inside the replay of logs only.

#include <optional>
#include <utility>

#include "model/match/match.hpp"
#include "oracle/log/points/outcomes.hpp"
#include "oracle/log/replay/problems/problem.hpp"
#include "oracle/log/replay/scores/early_win.hpp"

namespace casino::log {

// A deal that is over, as its play has left it.
struct EndOfPlay {
  const Position& position;
  const EarlyWin& win;
  bool is_dealt;         // else nothing is known of it
  bool dealer_is_known;  // by what the log says, by what was due, or by who was dealt to
  int deal_number;
};

class ScoreSheet {
 public:
  // The rules have to outlive it.
  ScoreSheet(const Rules& rules, const Match& before) : rules_(rules), match_(before) {}

  // What counts so far, the deal that is being played among it.
  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] Match& match() { return match_; }
  [[nodiscard]] bool totals_are_known() const { return totals_are_known_; }
  // There were deals before, and nobody says what they brought. Totals of all sides that are written down later say it.
  void begins_with_unknown_totals() {
    wants_first_totals_ = true;
    totals_are_known_ = totals_were_known_ = false;
  }
  [[nodiscard]] bool wants_first_totals() const { return wants_first_totals_; }

  // Who can deal next; nobody: it can be anybody. Who is taken to, if the log does not say.
  [[nodiscard]] SeatSet dealers_due() const { return dealers_due_; }
  [[nodiscard]] Seat dealer_unstated() const;

  void begin_deal(Seat dealer);
  void is_misdealt();
  // What counted for reaching a target in the deal does so no more.
  void is_undone() { match_.met_first = at_begin_.met_first; }
  // Turns of the deal are missing; false if that was known.
  [[nodiscard]] bool breaks_off() { return !std::exchange(is_broken_off_, true); }
  [[nodiscard]] bool is_broken_off() const { return is_broken_off_; }

  // The deal is over: it is counted, if it can be; what it brought nobody can count; nothing of it is known.
  void count(const EndOfPlay& end, bool can_be_counted);
  void go_on_uncounted(const EndOfPlay& end);
  void go_on_unplayed(const EndOfPlay& end);
  // Its score, and what each side gets of it; nothing before its end, and if it does not count.
  [[nodiscard]] const std::optional<DealScore>& score() const { return score_; }
  [[nodiscard]] std::optional<PerSide<int>> points_of_deal() const;

  // What is wrong with something that was written down, or open in it. What can be is taken as it was written: the rest
  // of the sheet has to agree with it.
  [[nodiscard]] std::optional<Problem> take(const RecordedScore& recorded, const EndOfPlay& end);
  [[nodiscard]] std::optional<Problem> take(const RecordedTotals& recorded, const EndOfPlay& end);
  [[nodiscard]] std::optional<Problem> compare(const Result& result) const;
  // Where nobody can count totals, what was written down is all there is.
  void take_as_written(const RecordedTotals& recorded);
  // False if no lot decides this.
  [[nodiscard]] bool take(const Lot& lot, const EndOfPlay& end);
  // Where points were written down that are not so: the first deal of which they were; and the match as it is by what
  // was written, of which the sums are the log's own. Nothing: the same as ours, or nobody knows.
  [[nodiscard]] int written_otherwise_since() const { return otherwise_.since; }
  [[nodiscard]] std::optional<Match> match_as_written() const;
  // Whatever there was in the last deal, by which nobody knows who has won.
  [[nodiscard]] bool somebody_must_have_won(bool deal_is_finished) const;

 private:
  void go_on_without_a_score(const EndOfPlay& end);
  [[nodiscard]] SeatSet dealers_after_any_deal() const;
  [[nodiscard]] PerSide<int> points_due(std::optional<ScoreItem> item) const;
  [[nodiscard]] PerSide<int> counted_as_written() const;
  [[nodiscard]] PerSide<int> totals_as_written() const;
  [[nodiscard]] bool is_as_written(const RecordedScore& stated, const PerSide<int>& due);
  [[nodiscard]] Problem otherwise(Problem problem, bool follows, int deal);
  [[nodiscard]] std::optional<Problem> hold_against_outcomes(const RecordedScore& stated, const EndOfPlay& end);
  [[nodiscard]] std::optional<Problem> hold_against_outcomes(const RecordedTotals& totals, const EndOfPlay& end);
  [[nodiscard]] std::optional<Problem> hold_against_outcomes(const Result& result) const;
  [[nodiscard]] PerSide<bool> winners_as_written() const;
  [[nodiscard]] bool counts_double_wrongly(const Result& result) const;
  [[nodiscard]] bool contradicts_what_was_written(const Result& result) const;
  [[nodiscard]] bool the_deal_alone_decides() const;
  [[nodiscard]] bool result_hangs_on_unknown_totals() const;
  [[nodiscard]] Problem open_problem() const;

  // By how much what was written down is more than what is due.
  struct Otherwise {
    int since = 0;             // the number of the first such deal; 0: none
    PerSide<int> totals{};     // before the points of the deal
    PerSide<int> points{};     // of the deal
    PerSide<int> by_totals{};  // what of the first its totals brought
    bool is_of_all = false;    // all points of the deal were written down so, not only those of items
  };

  const Rules& rules_;
  Match match_;
  Match at_begin_;  // of the deal
  Match at_end_;    // with everything but the deal's score
  std::optional<DealScore> score_;
  std::optional<Outcomes> outcomes_;  // of a deal of which not all is known that counts
  std::optional<Side> ended_by_;      // of the deal that has the score
  std::optional<Seat> last_capturer_;
  Otherwise otherwise_;
  SeatSet dealers_due_;
  bool is_broken_off_ = false;
  bool wants_first_totals_ = false;  // nobody has said yet what deals before the log brought
  bool totals_are_known_ = true;
  bool totals_were_known_ = true;    // before the deal that is being played
  bool totals_are_written_ = false;  // of all sides, behind a deal that nobody can count
};

}  // namespace casino::log
