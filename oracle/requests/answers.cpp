#include "oracle/requests/answers.hpp"

#include "oracle/json/captured.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

// What is not certain, and between what it lies as far as that can be known.
void write_open(Json& document, const Rules& rules, const Certainty& certainty) {
  const auto write = [&](std::string_view what, const std::optional<Reach>& reach) {
    if (!reach) return;
    Json& between = document["between"][what];
    between["least"] = of(reach->least, rules);
    between["most"] = of(reach->most, rules);
  };
  for (std::size_t i = 0; i < certainty.of_line.size(); ++i) {
    if (certainty.of_line[i]) continue;
    const std::string_view item = name_of(certainty.score.lines[i].item);
    document["open"].push_back(item);
    write(item, certainty.lines[i]);
  }
  write("total", certainty.total);
  write("added", certainty.added);
  document["doubt"] = certainty.doubt;
}

// A claim that ended the last deal, and a false one, which was before it: that one may have left nothing to claim.
void refuse_contradicting_claims(const Cursor& correct, const Rules& rules, const DealsPlayed& played) {
  if (!played.claimed_by || !played.false_claim_by) return;
  const std::string found = R"("claimed_by" beside "false_claim_by")";
  if (rules.claim_false == ClaimFalse::match_lost)
    correct.refuse(found,
                   "one of them: a false claim ends the match (claim.false=match_lost), and nobody claims after it");
  if (rules.claim_false == ClaimFalse::deal_lost && played.claimed_by == played.false_claim_by)
    correct.refuse(found,
                   "one of them, or two sides: whoever claimed falsely has lost the points of this deal "
                   "(claim.false=deal_lost), and has none to claim with");
}

// AA-WIN-8: a correct claim where nobody can claim; a wrong one anybody can make (option claim.false).
void refuse_a_claim_of_other_games(const Cursor& correct, const Rules& rules) {
  if (rules.match_count_when != MatchCountWhen::as_earned_on_claim)
    correct.refuse("a claim", "none: nobody can claim to have reached the target by these rules (match.count_when)");
}

void refuse_deals_after_the_end(const Cursor& deals, const Rules& rules, const DealsPlayed& played) {
  const auto number = deal_after_the_end(rules, played);
  if (!number) return;
  deals.items("a list of deals")[*number].refuse("a deal", "none: the match was over after the one before it");
}

// DOM-WIN-8: who was the first to meet a criterion, earlier in the (first) deal.
void read_met_first(const Cursor& at, const Rules& rules, Match& match) {
  match.met_first = read_sides(at, rules);
  for (const Side side : sides_of(rules))
    if (match.met_first[side] && !is_restricted(rules, match, side))
      at.refuse(long_name_of(side, rules) + ", which can score whatever there is",
                "a side that has so many points that it may score some items alone (endgame.restrictions)");
}

}  // namespace

DealsPlayed read_deals_played(const Cursor& at, const Rules& rules) {
  const Members members(at, "a match", deals_played_keys);
  DealsPlayed played;
  if (const auto totals = members.find("totals")) played.match.totals = read_points(*totals, rules);
  if (const auto dealer = members.find("dealer")) played.match.dealer = read_seat(*dealer, rules).value_or(Seat{});
  if (const auto deals = members.require("deals", "the deals played"))
    for (const Cursor& deal : deals->items("a list of deals")) played.deals.push_back(read_captured(deal, rules));
  const auto claimed = members.find("claimed_by");
  if (claimed) refuse_a_claim_of_other_games(*claimed, rules);
  if (claimed) played.claimed_by = read_side(*claimed, rules);
  if (const auto by = members.find("false_claim_by")) played.false_claim_by = read_side(*by, rules);
  if (claimed) refuse_contradicting_claims(*claimed, rules, played);
  if (const auto sides = members.find("met_first")) read_met_first(*sides, rules, played.match);
  if (const auto seat = members.find("last_capturer")) played.last_capturer = read_seat(*seat, rules);
  if (const auto seat = members.find("drawn")) played.drawn = read_seat(*seat, rules);
  if (const auto deals = members.find("deals")) refuse_deals_after_the_end(*deals, rules, played);
  return played;
}

void add_certainty(Json& answer, const Rules& rules, const Certainty& certainty) {
  answer["certain"] = certainty.is_whole();
  if (!certainty.is_whole()) write_open(answer, rules, certainty);
}

Json standing_in_json(const Rules& rules, const DealsPlayed& played) {
  const std::string doubt = doubt_of_standing(rules, played);
  Json answer = {{"match", of(standing_after(rules, with_what_is_certain(rules, played)), rules)},
                 {"certain", doubt.empty()}};
  if (!doubt.empty()) answer["doubt"] = doubt;
  return answer;
}

}  // namespace casino::json
