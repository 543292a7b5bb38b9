#include "oracle/conform/protocol/oracle_adapter.hpp"

#include <algorithm>

#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/choose.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/written.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/play/playing.hpp"
#include "oracle/players/player.hpp"
#include "oracle/requests/answers.hpp"
#include "oracle/requests/request.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {
namespace {

using json::Cursor;
using json::Json;
using json::Members;

constexpr std::size_t most_turns = 20'000;
constexpr Effort::Limits effort_of_adapter{.steps = std::uint64_t{1} << 25U, .bytes = std::size_t{256} << 20U};

Json clauses_of(const Judgement& judgement) {
  std::vector<std::string> ids;
  const auto add = [&](Clause clause) { ids.emplace_back(entry_of(clause).id); };
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    for (const Finding& violation : illegal->violations) add(violation.clause);
  else if (const auto* open = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : open->needs) add(need.clause);
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

Position position_of(const Members& members, const Rules& rules) {
  const auto at = members.require("position", "a position");
  return at ? json::read_any_position(*at, rules) : Position{};
}

Turn turn_of(const Members& members, const Rules& rules, const Position& position) {
  const auto at = members.require("turn", "a turn");
  return at ? json::read_any_turn(*at, rules, position) : Turn{};
}

// The verdict with its clauses; why the turn cannot be done at all, if so it is; and whose fault it is, if not the
// actor's.
Json verdict_in_json(const Rules& rules, const Position& position, const Turn& turn, const Judgement& judgement) {
  Json answer = {{"verdict", json::name_of(judgement.verdict)}, {"clauses", clauses_of(judgement)}};
  explain::add_faults_to(answer, rules, position, turn, judgement.verdict);
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr || !illegal->impossible) return answer;
  answer["impossible"] = json::of(*illegal->impossible, rules);
  answer["why"] = explain::sentence_of({rules, position, judgement.after, turn.seat}, *illegal->impossible);
  return answer;
}

Json judged_answer(const Members& members, const Cursor& at, const Rules& rules) {
  const Position position = position_of(members, rules);
  const Turn turn = turn_of(members, rules, position);
  if (at.faults() != 0) return nullptr;
  return verdict_in_json(rules, position, turn, log::judged_in_every_way(rules, position, turn));
}

Json applied(const Members& members, const Cursor& at, const Rules& rules) {
  const Position position = position_of(members, rules);
  const Turn turn = turn_of(members, rules, position);
  if (at.faults() != 0) return nullptr;
  const Judgement judgement = log::judged_in_every_way(rules, position, turn);
  Json answer = {{"after", json::of(judgement.after, rules)}};
  const bool is_legal = std::holds_alternative<Legal>(judgement.verdict);
  if (!is_legal) answer.update(verdict_in_json(rules, position, turn, judgement));
  return answer;
}

Json listed(const Members& members, const Cursor& at, const Rules& rules) {
  const Position position = position_of(members, rules);
  if (at.faults() != 0) return nullptr;
  Json turns = Json::array();
  bool is_more = false;
  Effort effort(effort_of_adapter);
  const auto add = [&](const Turn& turn, const Position&) {
    is_more = turns.size() == most_turns;
    if (!is_more) turns.push_back(json::of(turn, rules));
    return !is_more;
  };
  const Listing listing = legal_turns(rules, position, add, &effort);
  if (is_more || listing == Listing::effort_spent) return {{"skip", "more turns than anybody wants to be told"}};
  if (listing == Listing::hand_unknown) return {{"skip", "the acting hand is not known"}};
  if (listing == Listing::clauses_off) return {{"skip", "clauses are switched off"}};
  return {{"turns", turns}};
}

Json scored(const Members& members, const Cursor& at, const Rules& rules) {
  const auto captured = members.require("captured", "what was captured");
  const Captured read = captured ? json::read_captured(*captured, rules) : Captured{};
  if (at.faults() != 0) return nullptr;
  const Certainty certainty = certainty_of_shares(rules, read);
  Json answer = {{"total", json::of(certainty.score.total, rules)}};
  json::add_certainty(answer, rules, certainty);
  return answer;
}

Json played(const Members& members, const Cursor& at, const Rules& rules) {
  const auto dealer_at = members.require("dealer", "the dealer");
  const auto pack_at = members.require("pack", "the order of the pack");
  const auto dealer = dealer_at ? json::read_seat(*dealer_at, rules) : std::nullopt;
  const auto pack = pack_at ? json::read_cards_in_order(*pack_at, rules) : std::vector<Card>{};
  if (at.faults() != 0 || !dealer) return nullptr;
  const auto course = playing::first_legal_deal(rules, *dealer, pack);
  if (!course) return {{"skip", "these rules do not fix how a pack is dealt"}};
  Json turns = Json::array();
  for (const Turn& turn : course->turns) turns.push_back(json::of(turn, rules));
  return {{"turns", turns}, {"total", json::of(course->total, rules)}};
}

// Which way round it goes, and so in which order the seats act.
Json direction_of(const Rules& rules) { return value_of(rules, Option::seats_direction); }
Json order_of(const Rules& rules) {
  Json seats = Json::array();
  Seat seat = *rules.seats.begin();
  for (int i = 0; i < rules.seats.count; ++i, seat = seat_after(rules, seat)) seats.push_back(json::of(seat, rules));
  return seats;
}

// The declaration of the oracle: every variant and dialect, and every value of every option.
Json all_rules() {
  Json settable = Json::object();
  for (const OptionEntry& option : options()) settable[std::string(option.name)] = Json::array();
  Json all = Json::array();
  for (const NamedRules& named : all_named_rules())
    all.push_back({{"variant", named.name}, {"direction", direction_of(named.usual_rules())}, {"settable", settable}});
  return all;
}

// Of one set of rules.
Json declared(const Rules& rules) {
  Json told = json::of(rules);
  told["seats"] = Json::array({rules.seats.count});
  told["direction"] = direction_of(rules);
  told["order"] = order_of(rules);
  return Json::array({told});
}

Json configured(const Rules& rules) {
  return {{"configured", true}, {"direction", direction_of(rules)}, {"order", order_of(rules)}};
}

// The number of a question, by which its answer is known; null where there is none.
Json number_of(const Members& members) {
  const auto at = members.require("id", "the number of the question");
  if (!at) return nullptr;
  const std::int64_t* number = at->node().as_integer();
  if (number == nullptr) at->refuse("a whole number");
  return number == nullptr ? Json() : Json(*number);
}

}  // namespace

// What it plays by.
struct OracleAdapter::Player {
  explicit Player(const Rules& played) : rules(played), players(rules) {}

  Rules rules;
  players::Players players;
};

// It is a greedy player: the same as that of a study (docs/study.md), with the dice that it is given.
Json OracleAdapter::choose(const Members& members, const Cursor& at) {
  Choosing asked = read_choosing(members, *rules_);
  if (at.faults() != 0) return nullptr;
  if (!player_) player_ = std::make_shared<const Player>(*rules_);
  Position& position = asked.view.position;
  position.to_act = asked.view.seat;
  for (const Step& step : asked.begun)
    if (!make(*rules_, player_->players.legal(), position, step)) return {{"skip", "what has begun cannot be made"}};
  const auto decision = player_->players.decision({players::PlayerKind::greedy}, asked.view, asked.dice);
  if (!decision) return {{"skip", "there is no legal turn, or the hand is not known"}};
  return {{"turn", json::of(decision->turn, *rules_)}};
}

// Who speaks none of the protocols ends.
Json OracleAdapter::start(const Members& members) {
  if (const auto protocols = members.require("protocols", "the protocols that are offered")) {
    bool is_offered = false;
    for (const Cursor& protocol : protocols->items("names of protocols"))
      if (protocol.text("a name") == protocol_name) is_offered = true;
    has_stopped_ = !is_offered;
    if (!is_offered) protocols->refuse("\"casino-adapter/1\" among them");
  }
  if (const auto from = members.find("from")) static_cast<void>(from->text("who asks"));
  Json told = {{"protocol", protocol_name}, {"name", "casino"}, {"version", version_}, {"language", "C++"}};
  if (says_ == Says::nothing) return told;
  told["operations"] = declared_operation_names;
  told["partial"] = true;
  told["rules"] = own_ ? declared(*own_) : all_rules();
  return told;
}

// Whoever wants to find out what it plays tells how many play, and no more. To other rules than its own it has nothing
// to say: whoever took its answers for answers by those would be deceived.
Json OracleAdapter::configure_own(const Cursor& at) {
  const json::Node* seats = at.node().find("seats");
  const bool is_seats_alone = seats != nullptr && at.node().as_object()->size() == 1;
  if (is_seats_alone) {
    const auto count = at.member("seats", *seats).integer(2, max_seats);
    if (count && *count != own_->seats.count) return {{"skip", "another number of seats"}};
  } else if (const Rules told = json::read_rules(at); at.faults() == 0 && !(told == *own_)) {
    return {{"skip", "other rules than those that it plays"}};
  }
  if (at.faults() == 0) rules_ = own_;
  return configured(*own_);
}

Json OracleAdapter::configure(const Members& members) {
  rules_.reset();
  player_.reset();
  const auto at = members.require("rules", "the rules");
  if (!at) return nullptr;
  if (own_) return configure_own(*at);
  const std::size_t faults = at->faults();
  const Rules rules = json::read_rules(*at);
  if (at->faults() == faults) json::refuse_contradiction(*at, rules);
  if (at->faults() != faults) return nullptr;
  rules_ = rules;
  return configured(rules);
}

Json OracleAdapter::answer_to(std::size_t ask, const Members& members, const Cursor& at) {
  if (ask == 0) return start(members);
  if (ask == 1) return configure(members);
  has_stopped_ = ask_names[ask] == "stop";
  if (has_stopped_) return {{"stopped", true}};
  if (!rules_) {
    at.refuse("a question before the rules", "\"configure\" first");
    return nullptr;
  }
  if (ask_names[ask] == choosing) return choose(members, at);
  using Answer = Json (*)(const Members&, const Cursor&, const Rules&);
  constexpr std::array<Answer, operation_names.size()> answers{judged_answer, listed, applied, scored, played};
  return answers.at(ask - 2)(members, at, *rules_);
}

std::string OracleAdapter::answer(std::string_view line) {
  Json reply = {{"id", nullptr}};
  const auto read = json::read_document(line);
  ParseErrors errors = read ? ParseErrors{} : read.errors();
  if (read) {
    const Cursor at(*read, errors);
    const Members members(at, "a question");  // of whatever keys: there may be more of them one day
    reply["id"] = number_of(members);
    const auto asked = members.require("ask", "what is asked");
    const auto ask = asked ? asked->choice("a question", ask_names) : std::nullopt;
    const Json told = ask && errors.empty() ? answer_to(*ask, members, at) : Json();
    if (errors.empty()) reply.update(told);
  }
  if (!errors.empty()) {
    std::string text;
    for (const ParseError& error : errors) text += (text.empty() ? "" : "; ") + text_of(error);
    reply["error"] = text;
  }
  return json::written(reply);
}

}  // namespace casino::conform
