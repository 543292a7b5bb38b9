// What a case asks, in JSON.

#include "oracle/corpus/write.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"

namespace casino::corpus {
namespace {

using json::Json;

Json sides_in_json(const PerSide<bool>& sides, const Rules& rules) {
  Json list = Json::array();
  for (const Side side : sides_of(rules))
    if (sides[side]) list.push_back(json::of(side, rules));
  return list;
}

bool is_any(const PerSide<bool>& sides, const Rules& rules) { return !sides_in_json(sides, rules).empty(); }

struct QuestionOf {
  const Rules& rules;

  Json operator()(const RulesAsked& /*asked*/) const { return {{"rules_only", true}}; }
  Json operator()(const Unreadable& /*asked*/) const { return Json::object(); }
  Json operator()(const TurnsAsked& asked) const {
    Json object = {{"position", json::of(asked.position, rules)}};
    if (asked.turns.size() == 1) {
      object["turn"] = json::of(asked.turns.front(), rules);
    } else {
      for (const Turn& turn : asked.turns) object["turns"].push_back(json::of(turn, rules));
    }
    return object;
  }
  Json operator()(const PositionAsked& asked) const {
    return {{"position", json::of(asked.position, rules)}, {"judge", "position"}};
  }
  Json operator()(const EndAsked& asked) const {
    return {{"position", json::of(asked.position, rules)}, {"end", true}};
  }
  Json operator()(const DealingAsked& asked) const {
    return {{"position", json::of(asked.before, rules)}, {"dealing", json::of(asked.stated, rules)}};
  }
  Json operator()(const CutAsked& asked) const {
    Json cut = {{"by", json::of(asked.by, rules)},
                {"dealer", json::of(asked.dealer, rules)},
                {"cards", json::of(asked.cards, rules)}};
    if (asked.put_back) cut["put_back"] = true;
    return {{"cut", cut}};
  }
  Json operator()(const ScoreAsked& asked) const { return {{"score", json::of(asked.captured, rules)}}; }
  Json operator()(const MatchAsked& asked) const {
    Json match = {{"totals", json::of(asked.match.totals, rules)}, {"dealer", json::of(asked.match.dealer, rules)}};
    match["deals"] = Json::array();
    for (const Captured& deal : asked.deals) match["deals"].push_back(json::of(deal, rules));
    if (asked.claimed_by) match["claimed_by"] = json::of(*asked.claimed_by, rules);
    if (asked.false_claim_by) match["false_claim_by"] = json::of(*asked.false_claim_by, rules);
    if (is_any(asked.match.met_first, rules)) match["met_first"] = sides_in_json(asked.match.met_first, rules);
    if (asked.last_capturer) match["last_capturer"] = json::of(*asked.last_capturer, rules);
    if (asked.drawn) match["drawn"] = json::of(*asked.drawn, rules);
    return {{"match", match}};
  }
  Json operator()(const ClaimAsked& asked) const {
    return {{"claim",
             {{"by", json::of(asked.by, rules)},
              {"totals", json::of(asked.match.totals, rules)},
              {"deal", json::of(asked.captured, rules)}}}};
  }
  Json operator()(const InPlayAsked& asked) const {
    Json object = {{"totals", json::of(asked.match.totals, rules)}, {"deal", json::of(asked.captured, rules)}};
    if (is_any(asked.match.met_first, rules)) object["met_first"] = sides_in_json(asked.match.met_first, rules);
    return {{"in_play", object}};
  }
  Json operator()(const LastCallAsked& asked) const {
    Json call = {{"number", asked.number}};
    if (asked.said != LastSaid::not_stated) call["said"] = asked.said == LastSaid::yes;
    return {{"last_call", std::move(call)}};
  }
  Json operator()(const PerftAsked& asked) const {
    Json object = {{"depth", asked.depth}};
    for (const Card card : asked.pack) object["pack"].push_back(json::of(card, rules));
    return {{"position", json::of(asked.position, rules)}, {"perft", object}};
  }
  Json operator()(const PlayAsked& asked) const {
    return {{"play", {{"dealer", json::of(asked.dealer, rules)}, {"pack", json::of(asked.pack, rules)}}}};
  }
};

}  // namespace

Json question_in_json(const Rules& rules, const Asked& asked) { return std::visit(QuestionOf{rules}, asked); }

}  // namespace casino::corpus
