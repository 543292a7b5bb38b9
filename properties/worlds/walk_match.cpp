// A walk through whole matches: what turns and deals make of them.

#include "model/match/counting.hpp"
#include "oracle/json/score.hpp"
#include "properties/facts/facts.hpp"
#include "properties/worlds/walk.hpp"

namespace casino::properties {
namespace {

constexpr std::string_view match_can_end = "every_match_can_end";
constexpr std::string_view says_match_can_end =
    "From every standing the play of some deals leads to the end of the match.";
constexpr std::string_view only_differences = "extra_deals_know_only_differences";
constexpr std::string_view says_only_differences =
    "Once the target has been reached, who wins does not hang on how far beyond it the sides are (AA-WIN-3).";

// As it was before the deal that is being played.
Match at_begin_of_deal(Match match) {
  match.forfeits = {};
  match.met_first = {};
  return match;
}

Match further_on(const Rules& rules, Match match) {
  constexpr int points = 7;
  for (const Side side : sides_of(rules)) match.totals[side] += points;
  return match;
}

}  // namespace

void Walk::go_on_with_match(const Spot& after, const Way& way) {
  each_course(world_.rules, after.match, after.position, [&](const Match& match, std::optional<Side> ended_by) {
    const Spot spot{after.position, match, after.is_own};
    if (match.is_over) lead(after, match);  // by a wrong claim
    else if (ended_by) end_match_at(spot, *ended_by);
    else go_on_from(spot, way);
  });
}

void Walk::end_match_at(const Spot& end, Side ended_by) {
  const Rules& rules = world_.rules;
  const Captured captured =
      target_can_be_claimed(rules) ? captured_for_a_claim(rules, end.position) : captured_so_far(rules, end.position);
  const DealScore score = score_so_far_in_match(rules, end.match, captured);
  const Match after = after_deal(rules, end.match, score, ended_by, end.position.last_capturer);
  if (end.is_own) hold_facts_of_match(end, score, after);
  lead(end, after);
}

void Walk::count_in_match(const Spot& end, const std::optional<Captured>& captured) {
  if (!captured) return lead(end, at_begin_of_deal(end.match));  // dealt anew
  const Rules& rules = world_.rules;
  const DealScore score = score_in_match(rules, end.match, *captured);
  const auto last = end.position.last_capturer;
  const Match after = after_deal(rules, end.match, score, {}, last);
  if (end.is_own) hold_facts_of_match(end, score, after);
  if (end.is_own && is_extra_deal(rules, end.match)) {
    const Match other = after_deal(rules, further_on(rules, end.match), score, {}, last);
    if (other.winner != after.winner || other.is_over != after.is_over)
      note(only_differences, says_only_differences, exhibit_of(end.position), json::of(end.match, rules).dump());
  }
  if (after.lot_among.empty() || after.is_over) return lead(end, after);
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)  // SAF-DEAL-2: a lot decides who leads
    if (after.lot_among.contains(Seat{i})) lead(end, after_deal(rules, end.match, score, {}, last, Seat{i}));
}

void Walk::lead(const Spot& end, const Match& after) {
  const Standings::Number from = standings_.number_of(at_begin_of_deal(end.match));
  if (after.is_over) {
    tally_.match_ends += end.is_own ? 1 : 0;
    return standings_.lead_to_the_end(from);
  }
  standings_.lead(from, standings_.number_of(standing_of(world_.rules, after)));
}

void Walk::hold_facts_of_match(const Spot& end, const DealScore& score, const Match& after) {
  const Rules& rules = world_.rules;
  for (const MatchFact& fact : match_facts())
    if (fact.is_due(rules) && !fact.holds(rules, end.match, score, after))
      note(fact.name, fact.says, exhibit_of(end.position), json::of(end.match, rules).dump());
}

void Walk::look_at_standings() {
  ++moment_;
  for (const Match& standing : standings_.without_end())
    note(match_can_end, says_match_can_end, exhibit_of(start_of_deal(world_.rules, deals_.front(), standing.dealer)),
         json::of(standing, world_.rules).dump());
}

}  // namespace casino::properties
