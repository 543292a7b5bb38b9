// The end of a deal, and what was written down of it.

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

EndOfPlay Replay::end_of_play() const {
  return {deal_.position(), win_, deal_.is_dealt(), deal_.is_dealt() || deal_.dealer_is_known(),
          reporter_.where().deal_number};
}

// Whether the deal is at its end, or had one before.
bool Replay::finish_deal() {
  if (!deal_.is_playing()) return deal_.is_over();
  if (deal_.is_blind() || !deal_.is_dealt()) return false;
  if (!has_winner()) {
    if (deal_.all_is_played() == Answer::yes) deal_.lay_the_rest_down();
    else if (win_.may_stop()) win_.stop();
    else return false;
  }
  finish();
  sheet_.count(end_of_play(), !doubt_.is_there() && !win_.has_an_open_claim());
  return true;
}

void Replay::finish() {
  check_last_call();
  deal_.come_to(DealInPlay::Stage::finished);
}

// A deal that can be at its end: hands that nobody stated may be empty, or somebody may have won.
void Replay::finish_unseen() {
  report(Course::deal_not_finished, Weight::undetermined);
  finish();
  sheet_.go_on_uncounted(end_of_play());
}

// Reported once: what was written down of its points follows from that.
void Replay::report_that_it_is_not_finished() {
  if (sheet_.breaks_off()) report(Course::deal_not_finished, Weight::problem, doubt_.behind_missing_turns());
}

// A deal behind which the next one begins was played to its end, though nobody wrote it down.
void Replay::break_off() {
  report_that_it_is_not_finished();
  if (!deal_.is_dealt()) return;
  check_last_call();
  sheet_.go_on_uncounted(end_of_play());
}

// Whether there is a deal to which something that was written down can belong.
bool Replay::can_be_scored() {
  if (finish_deal()) return true;
  if (deal_.is_blind()) return false;
  if (deal_.is_dealt() || !deal_.is_playing()) {
    const bool can_be_over = deal_.all_is_played() == Answer::unknown || winner_is_in_doubt();
    const bool is_in_play = deal_.is_dealt() && deal_.is_playing();
    if (is_in_play && can_be_over) finish_unseen();
    else report_that_it_is_not_finished();
    return is_in_play && can_be_over;
  }
  report(Course::nothing_played, Weight::undetermined);
  deal_.come_to(DealInPlay::Stage::finished);
  sheet_.go_on_unplayed(end_of_play());
  return true;
}

// ---- What was written down

void Replay::take(const RecordedScore& recorded) {
  if (can_be_scored()) report(sheet_.take(recorded, end_of_play()));
}

void Replay::take(const RecordedTotals& recorded) {
  if (can_be_scored()) report(sheet_.take(recorded, end_of_play()));
  else if (sheet_.is_broken_off()) sheet_.take_as_written(recorded);
}

void Replay::take(const Lot& lot) {
  if (!finish_deal() || !sheet_.take(lot, end_of_play())) report(Course::lot_not_due);
}

void Replay::take(const Misdeal&) {
  sheet_.is_misdealt();
  win_.is_misdealt();
  deal_.come_to(DealInPlay::Stage::misdealt);
}

void Replay::check(const Result& result) {
  if (sheet_.is_broken_off()) return;            // whoever won did so by turns that are missing
  if (reporter_.has_reported_the_end()) return;  // and who has won when it is over at last, nobody can say
  const bool is_played_to_its_end = result.kind != Result::Kind::unfinished;
  // Somebody can have won in a deal of which nothing else is stated.
  if (is_played_to_its_end && deal_.is_playing() && !deal_.is_dealt()) can_be_scored();
  if (winner_is_in_doubt()) return static_cast<void>(report(Course::winner_not_stated, Weight::undetermined));
  const bool may_be_finished =
      deal_.is_playing() && deal_.is_dealt() && !deal_.is_blind() && deal_.all_is_played() == Answer::unknown;
  if (may_be_finished && is_played_to_its_end && !match().is_over)
    return static_cast<void>(report(Course::deal_not_finished, Weight::undetermined));
  report(sheet_.compare(result));
}

}  // namespace casino::log
