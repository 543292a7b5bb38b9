#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

using json::Json;

// One function for each kind of entry.
class Writer {
 public:
  explicit Writer(const Rules& rules) : rules_(rules) {}

  Json operator()(const Turn& turn) const { return json::of(turn, rules_); }
  Json operator()(const Event& event) const { return json::of(event, rules_); }
  Json operator()(const Dealt& dealt) const {
    Json object = {{"dealing", dealt.number}};
    for (const Seat seat : rules_.seats)
      if (dealt.hands[seat] != Hand{})
        object["hands"][json::seat_key(seat, rules_)] = json::of(dealt.hands[seat], rules_);
    if (!dealt.table.empty()) object["table"] = json::of(dealt.table, rules_);
    return object;
  }
  Json operator()(const Comment& comment) const { return one("comment", comment.text); }
  Json operator()(const Stands&) const { return one("stands", true); }
  Json operator()(const TakenBack& taken) const { return one("taken_back", taken.turns); }
  Json operator()(const Objection& objection) const {
    Json object = one("objection", json::of(objection.by, rules_));
    if (objection.clause) object["clause"] = entry_of(*objection.clause).id;
    return object;
  }
  Json operator()(const Agreed& agreed) const { return one("agreed", json::of(*agreed.position, rules_)); }
  Json operator()(const RecordedScore& score) const {
    Json object = one("score", of(score.points, rules_));
    if (score.item) object["item"] = name_of(*score.item);
    return object;
  }
  Json operator()(const RecordedTotals& totals) const { return one("total", of(totals.points, rules_)); }
  Json operator()(const Lot& lot) const { return one("lot", json::of(lot.loser, rules_)); }
  Json operator()(const Misdeal&) const { return one("misdeal", true); }

 private:
  static Json one(const char* key, Json value) {
    Json object = Json::object();
    object[key] = std::move(value);
    return object;
  }

  const Rules& rules_;
};

}  // namespace

Json of(const Recorded& points, const Rules& rules) {
  Json object = Json::object();
  for (const Side side : sides_of(rules))
    if (points[side]) object[json::side_key(side, rules)] = *points[side];
  return object;
}

Json of(const Result& result, const Rules& rules) {
  Json object = Json::object();
  switch (result.kind) {
    case Result::Kind::unfinished: object["unfinished"] = true; break;
    case Result::Kind::drawn: object["drawn"] = true; break;
    case Result::Kind::won: object["winner"] = json::of(result.winner, rules); break;
  }
  if (result.is_double) object["double"] = true;
  return object;
}

Json of(const Entry& entry, const Rules& rules) {
  Json object = std::visit(Writer(rules), entry.what);
  if (!entry.twice.empty()) object["twice"] = json::of(entry.twice, rules);
  if (!entry.beside.empty()) object["comment"] = entry.beside;
  return object;
}

namespace {

Json deal_in_json(const Deal& deal, const Rules& rules) {
  Json object = {{"number", deal.number}};
  if (deal.dealer) object["dealer"] = json::of(*deal.dealer, rules);
  if (!deal.pack.empty()) object["pack"] = json::of(std::span<const Card>(deal.pack), rules);
  if (deal.start) object["position"] = json::of(*deal.start, rules);
  if (!deal.twice.empty()) object["twice"] = json::of(deal.twice, rules);
  if (!deal.beside.empty()) object["comment"] = deal.beside;
  object["play"] = Json::array();
  for (const Entry& entry : deal.entries) object["play"].push_back(of(entry, rules));
  return object;
}

// No name is there twice.
Json tags_in_json(const std::vector<Tag>& tags) {
  Json object = Json::object();
  for (const Tag& tag : tags) json::add_new_member(object, tag.name, tag.value);
  return object;
}

// What happened before, in so far as it differs from nothing.
Json before_in_json(const Match& before, const Rules& rules) {
  Json object = Json::object();
  if (before.totals != PerSide<int>{}) object["totals"] = json::of(before.totals, rules);
  if (before.deals != 0) object["deals"] = before.deals;
  if (before.carried != Carried{}) object["carried"] = json::of(before.carried);
  for (const Side side : sides_of(rules))
    if (before.forfeits[side]) object["forfeits"].push_back(json::of(side, rules));
  for (const Side side : sides_of(rules))
    if (before.met_first[side]) object["met_first"].push_back(json::of(side, rules));
  return object;
}

}  // namespace

Json of(const Log& log) {
  const Rules& rules = log.rules.rules;
  Json object = {{"format", format_name}, {"rules", of(log.rules)}};
  for (const Seat seat : rules.seats)
    if (!log.players[seat].empty()) object["players"][json::seat_key(seat, rules)] = log.players[seat];
  if (!log.tags.empty()) object["tags"] = tags_in_json(log.tags);
  if (const Json before = before_in_json(log.before, rules); !before.empty()) object["before"] = before;
  if (!log.comments.empty()) object["comments"] = log.comments;
  object["deals"] = Json::array();
  for (const Deal& deal : log.deals) object["deals"].push_back(deal_in_json(deal, rules));
  if (log.result) object["result"] = of(*log.result, rules);
  if (!log.closing_comments.empty()) object["closing_comments"] = log.closing_comments;
  return object;
}

std::string pointer_to(std::size_t deal) { return "/deals/" + std::to_string(deal); }
std::string pointer_to(std::size_t deal, std::size_t entry) {
  return pointer_to(deal) + "/play/" + std::to_string(entry);
}

}  // namespace casino::log
