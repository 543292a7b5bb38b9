#include "oracle/requests/request.hpp"

#include "oracle/explain/of_these_cards.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/as_it_came.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/requests/answers.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::json {
namespace {

// Whether the pointer into rules that were laid over others is to what lies below, which is nowhere in the request.
bool is_below(std::string_view pointer, const Node& stated, const Node& laid_over) {
  if (pointer.empty()) return true;
  const std::string_view key = pointer.substr(1, pointer.find('/', 1) - 1);
  return stated.find(key) == nullptr && laid_over.find(key) != nullptr;
}

// Faults of rules that were laid over others: their place is one of those stated, or the rules as a whole.
void refuse_in(const Cursor& stated, const Node& laid_over, const ParseErrors& errors) {
  for (const ParseError& error : errors) {
    const Where& own = error.where;
    if (is_below(own.pointer, stated.node(), laid_over)) stated.refuse(error.found, error.expected);
    else stated.refuse_at({stated.pointer() + own.pointer, own.line, own.column}, error.found, error.expected);
  }
}

// Faults of a text inside a document: they show where the text stands, and say where in it they are.
void refuse_text(const Cursor& at, const ParseErrors& errors) {
  for (const ParseError& error : errors)
    at.refuse(error.found, error.expected + " (line " + std::to_string(error.where.line) + ", column " +
                               std::to_string(error.where.column) + " of the text)");
}

void refuse_keys(const Members& members, std::initializer_list<std::string_view> keys, const std::string& expected) {
  for (const std::string_view key : keys)
    if (const auto value = members.find(key)) value->refuse("the key \"" + std::string(key) + "\"", expected);
}

void read_judged(const Members& members, const Cursor& at, Request& request) {
  constexpr std::array<std::string_view, 1> subjects{"position"};
  refuse_keys(members, {"captured", "match", "pack"}, "no such key where something is to be judged");
  if (const auto position = members.require("position", "a position"))
    request.position = read_any_position(*position, request.rules);
  const auto turn = members.find("turn");
  const auto judge = members.find("judge");
  if (judge) static_cast<void>(judge->choice("what is to be judged", subjects));
  if (judge && turn) judge->refuse("a turn beside it", R"("judge" only where there is no "turn")");
  if (!judge && !turn && at.node().as_object() != nullptr)
    at.refuse("no key \"turn\"", R"(a turn to be judged, or "judge":"position")");
  if (turn) request.turn = read_any_turn(*turn, request.rules, request.position);
}

void read_scored(const Members& members, Request& request) {
  refuse_keys(members, {"turn", "judge", "pack"}, "no such key where a score is asked for");
  if (const auto match = members.find("match")) {
    request.match = read_deals_played(*match, request.rules);
    return refuse_keys(members, {"position", "captured"}, "a match, or what is to be scored");
  }
  const auto captured = members.find("captured");
  if (captured) request.captured = read_whole_captured(*captured, request.rules);
  if (captured) return refuse_keys(members, {"position"}, "a position, or what was captured");
  if (const auto position = members.require("position", "a position, or \"captured\""))
    request.position = read_any_position(*position, request.rules);
}

}  // namespace

std::optional<Json> id_of(const Node& document) {
  const Node* id = document.find("id");
  return id == nullptr ? std::nullopt : std::optional(as_it_came(*id));
}

bool has_a_request_around(const Node& document) {
  for (const std::string_view key : request_keys)
    if (key != "turn" && document.find(key) != nullptr) return true;  // a position has a turn in progress
  return false;
}

Position read_any_position(const Cursor& at, const Rules& rules) {
  const std::string* text = at.node().as_text();
  if (text == nullptr) return read_position(at, rules);
  const Parsed<Position> position = notation::read_position(rules, *text);
  if (!position) {
    refuse_text(at, position.errors());
    return {};
  }
  for (const StructuralFault& fault : structural_faults(rules, *position))
    at.refuse(explain::sentence_of(rules, fault), "a position that can be");
  return *position;
}

Turn read_any_turn(const Cursor& at, const Rules& rules, const Position& position) {
  const std::string* text = at.node().as_text();
  if (text == nullptr) return read_turn(at, rules, position.to_act);
  const Parsed<Turn> turn = explain::read_turn_or_offer(rules, position, *text);
  if (turn) return *turn;
  refuse_text(at, turn.errors());
  return {};
}

Rules RequestReader::rules_for(const std::optional<Cursor>& stated) {
  if (last_rules_ && (stated ? last_stated_ == stated->node() : !last_stated_)) return *last_rules_;
  const Node document = stated ? rules_over(usual_rules_, stated->node()) : usual_rules_;
  ParseErrors errors;
  const Cursor at(document, errors);
  Rules rules = read_rules(at);
  if (errors.empty()) refuse_contradiction(at, rules);
  if (!errors.empty() && stated) refuse_in(*stated, document, errors);
  if (!errors.empty()) return rules;
  last_stated_ = stated ? std::optional(stated->node()) : std::nullopt;
  last_rules_ = rules;
  return rules;
}

Request RequestReader::read_unwrapped(const Cursor& at, Subject subject) {
  Request request;
  request.rules = rules_for(std::nullopt);
  if (subject == Subject::score && at.node().find("sides") != nullptr)
    request.captured = read_whole_captured(at, request.rules);
  else request.position = read_any_position(at, request.rules);
  return request;
}

Request RequestReader::read_request(const Cursor& at, Subject subject) {
  if (subject != Subject::judgement && !has_a_request_around(at.node())) return read_unwrapped(at, subject);
  Request request;
  const Members members(at, "a request", request_keys);
  const std::size_t faults = at.faults();
  request.rules = rules_for(members.find("rules"));
  if (at.faults() != faults) return request;  // without rules nothing else can be read
  switch (subject) {
    case Subject::judgement: read_judged(members, at, request); break;
    case Subject::score: read_scored(members, request); break;
    case Subject::position: refuse_keys(members, {"pack"}, "a position alone"); [[fallthrough]];
    case Subject::count:
      refuse_keys(members, {"turn", "judge", "captured", "match"}, "a position alone");
      if (const auto pack = members.find("pack")) request.pack = read_cards_in_order(*pack, request.rules);
      if (const auto position = members.require("position", "a position"))
        request.position = read_any_position(*position, request.rules);
      break;
  }
  return request;
}

Parsed<Request> RequestReader::read(const Node& document, Subject subject) {
  return parsed(document, [&](const Cursor& at) { return read_request(at, subject); });
}

}  // namespace casino::json
