#include "oracle/play/standing.hpp"

#include "oracle/play/certainty.hpp"

namespace casino {
namespace {

// The seat that captured last, where the side tells it.
std::optional<Seat> last_capturer_of(const Rules& rules, const Captured& captured) {
  if (!captured.last_capture || has_partners(rules)) return std::nullopt;
  return Seat{captured.last_capture->index};
}

// Points that count as they are made (AA-WIN-7, FIN-WIN-2).
bool points_end_the_play(const Rules& rules) {
  return rules.match_count_when == MatchCountWhen::as_earned_automatic ||
         rules.match_count_when == MatchCountWhen::sweeps_as_made;
}

// The last deal: it may have seen a claim (AA-WIN-8), or have ended before its time (FIN-WIN-2).
Match after_last_deal(const Rules& rules, const DealsPlayed& played, const Match& before, const Captured& captured) {
  Match match = before;
  const auto last_capturer = played.last_capturer ? played.last_capturer : last_capturer_of(rules, captured);
  if (played.false_claim_by) match = after_false_claim(rules, match, captured, *played.false_claim_by);
  if (match.is_over) return match;
  if (played.claimed_by && claim_is_correct(rules, match, captured, *played.claimed_by))
    return after_deal(rules, match, score_so_far_in_match(rules, match, captured), played.claimed_by, last_capturer,
                      played.drawn);
  if (points_end_the_play(rules))
    if (const auto winner = won_during_play(rules, match, captured))
      return after_deal(rules, match, score_so_far_in_match(rules, match, captured), winner, last_capturer,
                        played.drawn);
  const Captured whole = with_what_follows(rules, captured);
  return after_deal(rules, match, score_in_match(rules, match, whole), std::nullopt, last_capturer, played.drawn);
}

}  // namespace

Match standing_after(const Rules& rules, const DealsPlayed& played) {
  if (played.deals.empty()) return standing_by_totals(rules, played.match);
  Match match = played.match;
  for (std::size_t i = 0; i + 1 < played.deals.size() && !match.is_over; ++i) {
    const Captured& captured = played.deals[i];
    match = after_deal(rules, match, score_in_match(rules, match, with_what_follows(rules, captured)), std::nullopt,
                       last_capturer_of(rules, captured));
  }
  if (!match.is_over) match = after_last_deal(rules, played, match, played.deals.back());
  return match;
}

DealsPlayed with_what_is_certain(const Rules& rules, const DealsPlayed& played) {
  DealsPlayed certain = played;
  const bool is_last_as_told = played.claimed_by || played.false_claim_by || points_end_the_play(rules);
  const std::size_t whole = played.deals.size() - (is_last_as_told && !played.deals.empty() ? 1 : 0);
  for (std::size_t i = 0; i < whole; ++i) certain.deals[i] = with_what_is_certain(rules, played.deals[i]);
  return certain;
}

std::string doubt_of_standing(const Rules& rules, const DealsPlayed& played) {
  if (played.deals.empty() && totals_leave_it_open(rules, played.match))
    return "several sides are at the target, and the totals do not tell whether one of them has won";
  for (std::size_t i = 0; i < played.deals.size(); ++i)
    if (const Certainty certainty = certainty_of_shares(rules, played.deals[i]); !certainty.is_whole())
      return "deal " + std::to_string(i + 1) + ": " + certainty.doubt;
  return {};
}

}  // namespace casino
