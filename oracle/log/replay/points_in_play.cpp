// Points while a deal is being played, and claims to have won by them.

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

void Replay::take_claims(const Turn& turn) {
  for (const Step& step : turn.steps)
    if (const Event* event = std::get_if<Event>(&step); event != nullptr && event->kind == EventKind::claim)
      claim(event->seat);
}

// AA-WIN-8: a correct claim ends the deal. A wrong one breaks no rule, and of it the rules say what it costs
// (claim.false); but where points count after the deal, there is nothing to claim.
void Replay::claim(Seat seat) {
  const auto say_so = [&](Weight weight) {
    Problem& problem = report(Matter::claim, weight);
    problem.seat = seat;
    problem.findings = {Finding{.clause = "AA-WIN-8"_clause}};
  };
  if (!target_can_be_claimed(rules_)) return say_so(Weight::problem);
  // The first correct claim counts, and ends what is played.
  if (win_.ended_by() || match().is_over) return static_cast<void>(report(Course::after_the_end, Weight::note));
  const Side side = side_of(rules_, seat);
  const bool can_be_known = sheet_.totals_are_known() && !doubt_.is_there();
  const auto holds = can_be_known ? claim_holds(rules_, match(), deal_.position(), side) : std::nullopt;
  win_.take_claim(rules_, deal_.position(), side, holds);
  if (!holds) return say_so(Weight::undetermined);
  if (*holds) return;
  say_so(Weight::note);
  sheet_.match() = after_false_claim(rules_, match(), captured_for_a_claim(rules_, deal_.position()), side);
}

void Replay::count_points_so_far(Came came) {
  if (!points_count_at_once(rules_) || win_.winner() || !sheet_.totals_are_known() || match().is_over) return;
  if (!doubt_.is_there()) win_.count_points(rules_, sheet_.match(), deal_.position(), came);
}

// By points of this deal, or while it is played by those of deals before it that nobody can count.
bool Replay::winner_is_in_doubt() const {
  if (win_.winner()) return false;
  const bool hangs_on_totals = !sheet_.totals_are_known() && deal_.is_playing();
  const bool is_open = doubt_.is_there() || sheet_.wants_first_totals() || hangs_on_totals;
  const bool can_have_won = is_open && points_count_at_once(rules_) && !match().is_over;
  return can_have_won || win_.can_be_anybodys();
}

}  // namespace casino::log
