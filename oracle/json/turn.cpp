#include "oracle/json/turn.hpp"

#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
// ---- Writing

Json of(const Action& action, const Rules& rules) {
  Json object = {{"do", name_of(action.kind)}};
  for (const auto& [key, field] : sources)
    if (!(action.*field).empty()) object[std::string(key)] = of(action.*field, rules);
  if (action.value.is_said()) object["value"] = of(action.value);
  if (action.for_partner) object["for_partner"] = true;
  if (action.silent) object["silent"] = true;
  if (!action.order.empty()) object["order"] = of(std::span(action.order.begin(), action.order.end()), rules);
  return object;
}

Json of(const Event& event, const Rules& rules) {
  Json object = {{"event", name_of(event.kind)}};
  object[event.kind == EventKind::reveal ? "pile" : "by"] = of(event.seat, rules);
  if (!event.cards.empty()) object["cards"] = of(event.cards, rules);
  return object;
}

Json of(const Step& step, const Rules& rules) {
  return std::visit([&](const auto& part) { return of(part, rules); }, step);
}

Json of(const Turn& turn, const Rules& rules) {
  Json object = {{"seat", of(turn.seat, rules)}, {"steps", Json::array()}};
  for (const Step& step : turn.steps) object["steps"].push_back(of(step, rules));
  return object;
}

// ---- Reading

Action read_action(const Cursor& at, const Rules& rules) {
  const Members members(at, "an action", action_keys);
  Action action;
  if (const auto kind = members.require("do", "what is done: trail, capture, build, raise or augment"))
    action.kind = static_cast<Do>(kind->choice("a kind of action", do_names).value_or(0));
  for (const auto& [key, field] : sources)
    if (const auto cards = members.find(key)) action.*field = read_cards(*cards, rules);
  if (const auto value = members.find("value")) action.value = read_value(*value, highest_spoken_value(rules));
  if (const auto partner = members.find("for_partner")) action.for_partner = partner->truth().value_or(false);
  if (const auto silent = members.find("silent")) action.silent = silent->truth().value_or(false);
  if (const auto order = members.find("order"))
    for (const Card card : read_cards_in_order(*order, rules)) action.order.push_back(card);
  return action;
}

Event read_event(const Cursor& at, const Rules& rules, Seat actor) {
  const Members members(at, "an event", event_keys);
  Event event;
  event.seat = actor;
  const auto name = members.require("event", "what happened");
  const auto kind = name ? name->choice("a kind of event", event_names) : std::nullopt;
  if (!kind) return event;
  event.kind = static_cast<EventKind>(*kind);
  const bool is_reveal = event.kind == EventKind::reveal;
  if (const auto stray = members.find(is_reveal ? "by" : "pile"))
    stray->refuse(is_reveal ? "\"pile\": a reveal says whose pile it is" : "\"by\": only a reveal is of a pile");
  const bool is_the_actors = event.kind == EventKind::over || event.kind == EventKind::draw;
  const auto seat = is_the_actors ? members.find("by")
                    : is_reveal   ? members.require("pile", "whose pile it is")
                                  : members.require("by", "who speaks or cuts");
  if (seat) event.seat = read_seat(*seat, rules).value_or(actor);
  if (const auto cards = members.find("cards")) event.cards = read_cards(*cards, rules);
  return event;
}

Step read_step(const Cursor& at, const Rules& rules, Seat actor) {
  const Node& node = at.node();
  if (node.find("event") != nullptr && node.find("do") == nullptr) return read_event(at, rules, actor);
  if (node.as_object() != nullptr && node.find("do") == nullptr)
    at.refuse(R"(a step: an action has "do", an event "event")");
  else return read_action(at, rules);
  return Action{};
}

Turn read_turn(const Cursor& at, const Rules& rules, Seat to_act) {
  Turn turn;
  turn.seat = to_act;
  const auto read_steps = [&](const Cursor& list) {
    const std::vector<Cursor> items = list.items("a list of steps");
    if (items.size() > most_steps) return list.refuse("at most " + std::to_string(most_steps) + " steps in a turn");
    for (const Cursor& item : items) turn.steps.push_back(read_step(item, rules, turn.seat));
  };
  const Node& node = at.node();
  if (node.as_list() != nullptr) {
    read_steps(at);
  } else if (node.find("do") != nullptr || node.find("event") != nullptr) {
    turn.steps.push_back(read_step(at, rules, to_act));
  } else {
    const Members members(at, "a turn", turn_keys);
    if (const auto seat = members.find("seat")) turn.seat = read_seat(*seat, rules).value_or(to_act);
    if (const auto steps = members.require("steps", "the steps of the turn")) read_steps(*steps);
  }
  return turn;
}

Parsed<Turn> parse_turn(std::string_view text, const Rules& rules, Seat to_act) {
  return parsed(text, [&](const Cursor& at) { return read_turn(at, rules, to_act); });
}

}  // namespace casino::json
