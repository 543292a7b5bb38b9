#pragma once
// Random play of whole matches: deal after deal until somebody has won, with claims where they are played.

#include "model/match/match.hpp"
#include "properties/generate/play.hpp"

namespace casino::properties {

// A deal that is over: played to its end, or ended by a side that had won.
struct DealPlayed {
  const Rules& rules;
  const Position& end;
  const Captured& captured;
  const DealScore& score;  // the whole sheet, whether all of it counts in the match or not
  const Match& before;
  const Match& after;
  bool is_complete;  // played to its end
};

using VisitDeal = FunctionRef<bool(const DealPlayed&)>;  // false stops

// Plays until the match is over, or so many deals have been played (some, where it has no end), and returns what has
// become of it.
Match play_match(const Rules& rules, std::uint64_t seed, int most_deals, VisitPlayed visit_turn, VisitDeal visit_deal);

}  // namespace casino::properties
