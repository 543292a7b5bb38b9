#pragma once
// How a match stands after some deals: who has won, and what the totals are.

#include <optional>
#include <string>
#include <vector>

#include "model/match/match.hpp"

namespace casino {

// Deals after each other. The last one may have ended with a claim, or seen a false one.
struct DealsPlayed {
  Match match;  // before them
  std::vector<Captured> deals;
  std::optional<Side> claimed_by;
  std::optional<Side> false_claim_by;
  std::optional<Seat> last_capturer;  // of the last deal, where partners capture and the side does not tell
  std::optional<Seat> drawn;          // the seat that a lot made the loser of the last deal
};

// Without deals the totals tell whether it is over; a deal that is told is counted, whatever they were before it.
[[nodiscard]] Match standing_after(const Rules& rules, const DealsPlayed& played);

// The same with what is certain of its deals; as far as a claim, or points that end the play, do not ask what had been
// captured by then.
[[nodiscard]] DealsPlayed with_what_is_certain(const Rules& rules, const DealsPlayed& played);

// What keeps the standing from being certain; nothing if it is.
[[nodiscard]] std::string doubt_of_standing(const Rules& rules, const DealsPlayed& played);

// The first deal, counted from 0, that nobody can have played, because the match was over before it for certain.
[[nodiscard]] std::optional<std::size_t> deal_after_the_end(const Rules& rules, const DealsPlayed& played);

}  // namespace casino
