#include "oracle/json/match.hpp"

#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"

namespace casino::json {
namespace {

constexpr int most_deals = 1'000'000;  // far beyond any match

}  // namespace

Json of(const Match& match, const Rules& rules) {
  Json object = Json::object();
  object["totals"] = of(match.totals, rules);
  object["deals"] = match.deals;
  object["dealer"] = of(match.dealer, rules);
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
