#include "oracle/json/score.hpp"

#include "model/match/endgame.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

constexpr int most_carried = 1'000'000;  // far beyond any match

Json written_line(const ScoreLine& line, const Rules& rules, Detail detail) {
  Json object = {{"item", name_of(line.item)}};
  cite(object, line.clause, rules, detail);
  object["points"] = of(line.points, rules);
  if (line.tied) object["tied"] = true;
  return object;
}

ScoreLine read_line(const Cursor& at, const Rules& rules) {
  const Members members(at, "a line of a score", score_line_keys);
  ScoreLine line;
  if (const auto item = members.require("item", "what is scored"))
    line.item = static_cast<ScoreItem>(item->choice("an item of the score", score_item_names()).value_or(0));
  line.clause = read_citation(members);
  if (const auto points = members.require("points", "the points of each side"))
    line.points = read_points(*points, rules);
  if (const auto tied = members.find("tied")) line.tied = tied->truth().value_or(false);
  return line;
}

std::vector<ScoreLine> read_lines(const std::optional<Cursor>& at, const Rules& rules) {
  std::vector<ScoreLine> lines;
  if (at)
    for (const Cursor& item : at->items("a list of lines")) lines.push_back(read_line(item, rules));
  return lines;
}

constexpr int most_deals = 1'000'000;  // far beyond any match

}  // namespace

Json of(const DealScore& score, const Rules& rules, Detail detail) {
  Json object = {{"lines", Json::array()}};
  for (const ScoreLine& line : score.lines) object["lines"].push_back(written_line(line, rules, detail));
  for (const ScoreLine& line : score.sweeps) object["sweeps"].push_back(written_line(line, rules, detail));
  object["total"] = of(score.total, rules);
  object["added"] = of(score.added, rules);
  if (score.carried != Carried{}) object["carried"] = of(score.carried);
  return object;
}

DealScore read_deal_score(const Cursor& at, const Rules& rules) {
  const Members members(at, "the score of a deal", deal_score_keys);
  DealScore score;
  score.lines = read_lines(members.require("lines", "the lines of the score"), rules);
  score.sweeps = read_lines(members.find("sweeps"), rules);
  if (const auto total = members.require("total", "the total of each side")) score.total = read_points(*total, rules);
  if (const auto added = members.require("added", "what counts for the match"))
    score.added = read_points(*added, rules);
  if (const auto carried = members.find("carried")) score.carried = read_carried(*carried);
  return score;
}

Json of(const Carried& carried) {
  Json object = Json::object();
  if (carried.cards != 0) object["cards"] = carried.cards;
  if (carried.spades != 0) object["spades"] = carried.spades;
  return object;
}

Carried read_carried(const Cursor& at) {
  const Members members(at, "points carried over", carried_keys);
  Carried carried;
  if (const auto cards = members.find("cards")) carried.cards = cards->integer(0, most_carried).value_or(0);
  if (const auto spades = members.find("spades")) carried.spades = spades->integer(0, most_carried).value_or(0);
  return carried;
}

Json of(const Match& match, const Rules& rules) {
  Json object = {{"totals", of(match.totals, rules)}, {"deals", match.deals}, {"dealer", of(match.dealer, rules)}};
  if (!match.lot_among.empty()) object["lot_among"] = of(match.lot_among, rules);
  if (match.carried != Carried{}) object["carried"] = of(match.carried);
  for (const Side side : sides_of(rules))
    if (match.forfeits[side]) object["forfeits"].push_back(of(side, rules));
  for (const Side side : sides_of(rules))
    if (match.met_first[side]) object["met_first"].push_back(of(side, rules));
  object["winner"] = match.winner ? of(*match.winner, rules) : Json();
  object["over"] = match.is_over;
  if (match.is_double) object["double"] = true;
  return object;
}

// The last capture is no criterion of any side.
bool is_restricted(const Rules& rules, const Match& match, Side side) {
  DealScore score;
  ScoreLine& line = score.lines.emplace_back();
  line.item = ScoreItem::last_capture;
  line.points[side] = 1;
  return under_restrictions(rules, match, score).lines.front().points[side] == 0;
}

Match read_match(const Cursor& at, const Rules& rules) {
  const Members members(at, "a match", match_keys);
  Match match;
  if (const auto totals = members.find("totals")) match.totals = read_points(*totals, rules);
  if (const auto deals = members.find("deals")) match.deals = deals->integer(0, most_deals).value_or(0);
  if (const auto dealer = members.find("dealer")) match.dealer = read_seat(*dealer, rules).value_or(Seat{});
  if (const auto seats = members.find("lot_among")) match.lot_among = read_seats(*seats, rules);
  if (const auto carried = members.find("carried")) match.carried = read_carried(*carried);
  if (const auto forfeits = members.find("forfeits")) match.forfeits = read_sides(*forfeits, rules);
  if (const auto met = members.find("met_first")) match.met_first = read_sides(*met, rules);
  if (const auto winner = members.find("winner"); winner && !winner->node().is_null())
    match.winner = read_side(*winner, rules);
  if (const auto over = members.find("over")) match.is_over = over->truth().value_or(false);
  if (const auto twice = members.find("double")) match.is_double = twice->truth().value_or(false);
  return match;
}

}  // namespace casino::json
