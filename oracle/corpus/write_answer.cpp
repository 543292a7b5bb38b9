// What rules answer, as a case expects it.

#include "oracle/corpus/write.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

using json::Json;

constexpr std::array<std::string_view, 3> verdict_words{"legal", "illegal", "undetermined"};

Json verdict_of(const Reported& reported) {
  Json object = {{"verdict", verdict_words.at(static_cast<std::size_t>(reported.verdict))}};
  if (!reported.cited.empty()) object["clauses"] = json::ids_of(reported.cited);
  if (!reported.warned.empty()) object["warnings"] = json::ids_of(reported.warned);
  if (reported.impossible) object["impossible"] = name_of(reported.impossible->what);
  return object;
}

// What can be seen after a turn; the history that a position keeps is left out.
Json table_after(const Rules& rules, const Position& after) {
  const Json whole = json::of(after, rules);
  Json part = {{"to_act", whole.at("to_act")}, {"loose", Json::array()}, {"builds", Json::array()}};
  for (const char* key : {"acts_again", "loose", "builds", "hands", "piles", "stock", "sweeps", "calls"})
    if (whole.contains(key)) part[key] = whole[key];
  for (Json& build : part["builds"])
    for (const char* key : {"adders", "added_to_since", "formed_by", "owner_has_acted"}) build.erase(key);
  return part;
}

Json of(const Rules& rules, const Judgement& judgement) {
  Json object = verdict_of(reported_by(judgement));
  if (std::holds_alternative<Legal>(judgement.verdict)) object["after"] = table_after(rules, judgement.after);
  return object;
}

Json of(const Rules& rules, const std::optional<Side>& winner) { return winner ? json::of(*winner, rules) : Json(); }

void add_score(Json& object, const Rules& rules, const CaseAnswer& answer) {
  if (answer.redeal) object["redeal"] = true;
  if (answer.captured)
    for (const Side side : sides_of(rules))
      object["captured"][json::side_key(side, rules)] = json::of(answer.captured->cards[side], rules);
  if (!answer.score) return;
  object["total"] = json::of(answer.score->total, rules);
  object["added"] = json::of(answer.score->added, rules);
}

void add_match(Json& object, const Rules& rules, const CaseAnswer& answer) {
  if (answer.claim_is_correct) object["correct"] = *answer.claim_is_correct;
  if (answer.earned) object["earned"] = json::of(*answer.earned, rules);
  if (answer.winner_in_play) object["winner"] = of(rules, *answer.winner_in_play);
  if (!answer.match) return;
  const Match& match = *answer.match;
  if (!answer.claim_is_correct) {
    object["totals"] = json::of(match.totals, rules);
    object["dealer"] = json::of(match.dealer, rules);
    object["double"] = match.is_double;
    if (!match.lot_among.empty()) object["lot_among"] = json::of(match.lot_among, rules);
  }
  object["over"] = match.is_over;
  object["winner"] = of(rules, match.winner);
}

bool is_about_stated_cards(const Asked& asked) {
  const auto* dealing = std::get_if<DealingAsked>(&asked);
  return dealing == nullptr || states_cards(*dealing);
}

void add_dealing(Json& object, const Rules& rules, const CaseAnswer& answer) {
  if (!answer.leader) return;
  object["fixed"] = answer.given.has_value();
  object["last"] = answer.is_last_dealing.value_or(false);
  object["to_act"] = json::of(*answer.leader, rules);
  if (!answer.given) return;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    object["hands"][json::seat_key(Seat{i}, rules)] = json::of(answer.given->hands[Seat{i}], rules);
  object["table"] = json::of(answer.given->table, rules);
}

Json of(const Rules& rules, const Asked& asked, const CaseAnswer& answer) {
  if (answer.refused) return {{"refused", true}};
  Json object = Json::object();
  if (!answer.judgements.empty()) object = of(rules, answer.judgements.back());
  if (answer.findings && is_about_stated_cards(asked)) object = verdict_of(reported_by(*answer.findings));
  if (answer.last_call) object = verdict_of(reported_by(*answer.last_call));
  add_score(object, rules, answer);
  add_match(object, rules, answer);
  add_dealing(object, rules, answer);
  if (answer.nodes) object["nodes"] = *answer.nodes;
  if (answer.plays_out) object["plays_out"] = *answer.plays_out;
  return object;
}

}  // namespace

bool states_cards(const DealingAsked& asked) {
  const Dealing& dealing = asked.stated.dealing;
  return !dealing.table.empty() || std::ranges::any_of(dealing.hands, [](CardSet hand) { return !hand.empty(); });
}

Json answer_in_json(const Rules& rules, const Asked& asked) {
  const CaseAnswer answer = corpus::answer(rules, asked);
  if (answer.refused || answer.judgements.size() < 2) return {{"expect", of(rules, asked, answer)}};
  Json list = Json::array();
  for (std::size_t i = 0; i + 1 < answer.judgements.size(); ++i) list.push_back(of(rules, answer.judgements[i]));
  list.push_back(of(rules, asked, answer));
  return {{"expects", list}};
}

}  // namespace casino::corpus
