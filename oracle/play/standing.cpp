#include "oracle/play/standing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/match/endgame.hpp"
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

// Deals one after the other, and how the match stands meanwhile.
class Deals {
 public:
  Deals(const Rules& rules, const DealsPlayed& played) : rules_(rules), played_(played), match_(played.match) {}

  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] bool are_over() const { return next_ == played_.deals.size(); }
  [[nodiscard]] std::size_t next() const { return next_; }

  // The match if the next deal ended before all was played, by what is told of it: by a claim (AA-WIN-8), or by points.
  [[nodiscard]] std::optional<Match> ended_in_play(const Captured& captured) const {
    if (!is_the_last()) return std::nullopt;
    const Match match = after_the_false_claim(captured);
    if (match.is_over) return match;
    if (played_.claimed_by && claim_is_correct(rules_, match, captured, *played_.claimed_by))
      return won_in_play(match, captured, *played_.claimed_by);
    if (!points_end_the_play(rules_)) return std::nullopt;
    const Captured ended = as_it_was_won(rules_, match, captured);
    const auto winner = won_during_play(rules_, match, ended);
    return winner ? std::optional(won_in_play(match, ended, *winner)) : std::nullopt;
  }

  void play() {
    const Captured& captured = played_.deals[next_];
    if (const auto ended = ended_in_play(captured)) match_ = *ended;
    else match_ = after_the_whole(captured);
    ++next_;
  }

  [[nodiscard]] std::optional<Seat> last_capturer(const Captured& captured) const {
    return is_the_last() && played_.last_capturer ? played_.last_capturer : last_capturer_of(rules_, captured);
  }

 private:
  [[nodiscard]] bool is_the_last() const { return next_ + 1 == played_.deals.size(); }
  [[nodiscard]] std::optional<Seat> drawn() const { return is_the_last() ? played_.drawn : std::nullopt; }

  [[nodiscard]] Match after_the_false_claim(const Captured& captured) const {
    const bool is_false = is_the_last() && played_.false_claim_by;
    return is_false ? after_false_claim(rules_, match_, captured, *played_.false_claim_by) : match_;
  }

  [[nodiscard]] Match won_in_play(const Match& match, const Captured& so_far, Side winner) const {
    return after_deal(rules_, match, score_so_far_in_match(rules_, match, so_far), winner, last_capturer(so_far),
                      drawn());
  }

  [[nodiscard]] Match after_the_whole(const Captured& captured) const {
    const Match match = after_the_false_claim(captured);
    const Captured whole = with_what_follows(rules_, captured);
    return after_deal(rules_, match, score_in_match(rules_, match, whole), std::nullopt, last_capturer(captured),
                      drawn());
  }

  const Rules& rules_;
  const DealsPlayed& played_;
  Match match_;
  std::size_t next_ = 0;
};

// DOM-WIN-8: whether the order of the captures decides, which nothing tells.
bool several_may_be_first(const Rules& rules, const Match& match, const Captured& captured) {
  if (any_of(rules, match.met_first)) return false;
  const PerSide<bool> meet = first_to_meet(rules, match, score_in_match(rules, match, captured), std::nullopt);
  return any_of(rules, meet) && !only_one_of(rules, meet);
}

// AA-WIN-7: the same of points that count as they are made, of which sweeps alone are told in their order.
std::string doubt_of_who_was_there(const Rules& rules, const Match& match, const Captured& captured) {
  if (rules.match_count_when != MatchCountWhen::as_earned_automatic || only_sweeps_have_scored(rules, match, captured))
    return {};
  const PerSide<bool> can_have = can_have_been_at_target(rules, match, captured);
  if (!any_of(rules, can_have)) return {};
  if (!only_one_of(rules, can_have))
    return "several sides reach the target, and nobody tells which of them was the first";
  if (!won_during_play(rules, match, captured))
    return "a side can have been at the target before it lost points again, and nobody tells what came first";
  const bool ended_sooner = as_it_was_won(rules, match, captured).sweeps.size() < captured.sweeps.size();
  return ended_sooner ? "a sweep that is not the last one has won, and nobody tells what else was captured by then"
                      : "";
}

// AA-WIN-8: a claim that is said to have been correct.
bool claim_is_not_borne_out(const Rules& rules, const DealsPlayed& played, const Match& match) {
  return played.claimed_by && !claim_is_correct(rules, match, played.deals.back(), *played.claimed_by);
}

// What is not known of a deal that is told, and of who won by it.
std::string doubt_of_deal(const Rules& rules, const Match& before, const Captured& told, const Captured& certain) {
  if (const Certainty certainty = certainty_of_shares(rules, told); !certainty.is_whole()) return certainty.doubt;
  if (several_may_be_first(rules, before, certain))
    return "several sides meet their criterion, and nobody tells which of them was the first";
  return {};
}

bool the_last_capturer_leads(const Rules& rules) { return rules.deal_next_lead == DealNextLead::last_capturer; }

}  // namespace

Match standing_after(const Rules& rules, const DealsPlayed& played) {
  if (played.deals.empty()) return standing_by_totals(rules, played.match);
  Deals deals(rules, played);
  while (!deals.are_over()) deals.play();
  return deals.match();
}

DealsPlayed with_what_is_certain(const Rules& rules, const DealsPlayed& played) {
  DealsPlayed certain = played;
  const bool is_last_as_told = played.claimed_by || played.false_claim_by || points_end_the_play(rules);
  const std::size_t whole = played.deals.size() - (is_last_as_told && !played.deals.empty() ? 1 : 0);
  for (std::size_t i = 0; i < whole; ++i) certain.deals[i] = with_what_is_certain(rules, played.deals[i]);
  return certain;
}

std::string doubt_of_standing(const Rules& rules, const DealsPlayed& played) {
  if (played.deals.empty())
    return totals_leave_it_open(rules, played.match)
               ? "several sides are at the target, and the totals do not tell whether one of them has won"
               : "";
  const DealsPlayed certain = with_what_is_certain(rules, played);
  Deals deals(rules, certain);
  for (; !deals.are_over(); deals.play()) {
    const std::size_t number = deals.next();
    const Captured& told = played.deals[number];
    const bool is_the_last = number + 1 == played.deals.size();
    if (const std::string doubt = doubt_of_who_was_there(rules, deals.match(), told); is_the_last && !doubt.empty())
      return fmt::format("deal {}: {}", number + 1, doubt);
    if (deals.ended_in_play(told)) return {};
    if (const std::string doubt = doubt_of_deal(rules, deals.match(), told, certain.deals[number]); !doubt.empty())
      return fmt::format("deal {}: {}", number + 1, doubt);
    if (is_the_last && claim_is_not_borne_out(rules, played, deals.match()))
      return fmt::format("deal {}: by what is told whoever claimed had not reached the target", number + 1);
    if (the_last_capturer_leads(rules) && !deals.last_capturer(told))
      return fmt::format("deal {}: nobody tells who captured last, and so who leads next", number + 1);
  }
  return {};
}

std::optional<std::size_t> deal_after_the_end(const Rules& rules, const DealsPlayed& played) {
  if (played.deals.size() < 2) return std::nullopt;
  const DealsPlayed certain = with_what_is_certain(rules, played);
  Deals deals(rules, certain);
  while (!deals.are_over()) {
    const std::size_t number = deals.next();
    if (!doubt_of_deal(rules, deals.match(), played.deals[number], certain.deals[number]).empty()) return std::nullopt;
    deals.play();
    if (deals.match().is_over && !deals.are_over()) return number + 1;
  }
  return std::nullopt;
}

}  // namespace casino
