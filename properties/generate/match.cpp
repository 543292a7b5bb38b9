#include "properties/generate/match.hpp"

#include <algorithm>

#include "model/deal/deal.hpp"
#include "model/queries/phase.hpp"
#include "model/score/score.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {
namespace {

// Plays one deal of a match.
class DealOfMatch {
 public:
  DealOfMatch(const Rules& rules, Match& match, Dice& dice) : rules_(rules), match_(match), dice_(dice) {}

  // Whether all visitors want to go on.
  bool play(VisitPlayed visit_turn, VisitDeal visit_deal) {
    Play play = whole_deal(rules_, seed_of_deal());
    play.dealer = match_.dealer;
    bool goes_on = true;
    const Position end = play_through(play, [&](const PlayedTurn& played) {
      goes_on = visit_turn(played);
      return goes_on && !is_ended_by_a_winner(played.after);
    });
    return goes_on && count(end, visit_deal);
  }

 private:
  // SWZ-CUT-2, SWZ-CUT-3: no layout that must be cut again, where there is another.
  std::uint64_t seed_of_deal() {
    constexpr int most_cuts = 20;
    std::uint64_t seed = 0;
    for (int cut = 0; cut < most_cuts; ++cut) {
      seed = dice_.below(std::uint64_t{1} << 32);
      const bool is_cut = rules_.deal_table_source == DealTableSource::cut;
      if (!is_cut || reasons_not_to_play_on(rules_, start_of(rules_, seed).loose).empty()) break;
    }
    return seed;
  }

  // AA-WIN-8: a claim, sometimes a wrong one; AA-WIN-9, FIN-WIN-2: points that end the match by themselves.
  bool is_ended_by_a_winner(const Position& position) {
    const Captured captured = captured_so_far(rules_, position);
    is_whole_ = all_is_played(rules_, position) == Answer::yes;
    if (rules_.match_count_when == MatchCountWhen::as_earned_on_claim && dice_.one_in(4)) {
      const Side side{static_cast<std::uint8_t>(dice_.below(static_cast<std::uint64_t>(side_count(rules_))))};
      const Captured earned = captured_for_a_claim(rules_, position);
      if (claim_is_correct(rules_, match_, earned, side)) ended_by_ = side;
      else if (dice_.one_in(20)) match_ = after_false_claim(rules_, match_, earned, side);
      return ended_by_ || match_.is_over;
    }
    match_ = after_capture(rules_, match_, captured);
    // DOM-WIN-5: the winner is certain, but the deal may be played out (Q-DOM-02).
    if (rules_.endgame_restrictions != EndgameRestrictions::none && dice_.one_in(2)) return false;
    ended_by_ = won_during_play(rules_, match_, captured);
    return ended_by_.has_value();
  }

  bool count(const Position& end, VisitDeal visit_deal) {
    if (match_.is_over) return true;  // a wrong claim has lost it
    // A claim behind the last card cuts nothing short (Q-AA-20).
    const bool is_cut_short = ended_by_ && !(is_whole_ && target_can_be_claimed(rules_));
    const std::optional<Captured> captured =
        is_cut_short ? std::optional(captured_so_far(rules_, end)) : captured_at_end(rules_, end);
    if (!captured) return true;  // dealt anew (end.no_capture=redeal)
    const DealScore sheet =
        is_cut_short ? score_so_far_in_match(rules_, match_, *captured) : score_of(rules_, *captured, match_.carried);
    const Match before = match_;
    const DealScore counted = is_cut_short ? sheet : score_in_match(rules_, before, *captured);
    match_ = after_deal(rules_, before, counted, ended_by_, end.last_capturer);
    return visit_deal(DealPlayed{rules_, end, *captured, sheet, before, match_, !ended_by_});
  }

  const Rules& rules_;
  Match& match_;
  Dice& dice_;
  std::optional<Side> ended_by_;
  bool is_whole_ = false;  // all was played when somebody won
};

}  // namespace

Match play_match(const Rules& rules, std::uint64_t seed, int most_deals, VisitPlayed visit_turn, VisitDeal visit_deal) {
  Dice dice(seed);
  Match match;
  match.dealer = Seat{static_cast<std::uint8_t>(dice.below(rules.seats.count))};
  constexpr int enough_without_an_end = 3;
  const int most = each_deal_is_won_by_itself(rules) ? std::min(most_deals, enough_without_an_end) : most_deals;
  for (int deal = 0; deal < most && !match.is_over; ++deal)
    if (!DealOfMatch(rules, match, dice).play(visit_turn, visit_deal)) break;
  return match;
}

}  // namespace casino::properties
