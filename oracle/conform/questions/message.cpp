#include "oracle/conform/questions/message.hpp"

#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::conform {
namespace {

void append(std::string& text, CardSet cards, const Rules& rules) {
  char before = '[';
  for (const Card card : cards) {
    text += before;
    text += '"';
    text += name_of(card, rules.pack_kind);
    text += '"';
    before = ',';
  }
  text += ']';
}

// Most actions name cards and nothing else; what else there can be is written like everything else.
void append(std::string& text, const Action& action, const Rules& rules) {
  if (action.value.is_said() || action.for_partner || !action.order.empty()) {
    text += json::of(action, rules).dump();
    return;
  }
  text += R"({"do":")";
  text += name_of(action.kind);
  text += '"';
  for (const auto& [key, field] : json::sources) {
    if ((action.*field).empty()) continue;
    text += ",\"";
    text += key;
    text += "\":";
    append(text, action.*field, rules);
  }
  text += '}';
}

void append(std::string& text, const Event& event, const Rules& rules) { text += json::of(event, rules).dump(); }

}  // namespace

std::string written_turn(const Turn& turn, const Rules& rules) {
  std::string text = R"({"seat":")" + json::seat_key(turn.seat, rules) + R"(","steps":[)";
  for (std::size_t i = 0; i < turn.steps.size(); ++i) {
    if (i != 0) text += ',';
    std::visit([&](const auto& step) { append(text, step, rules); }, turn.steps[i]);
  }
  return text + "]}";
}

const std::string& Messages::written(const Position& position) {
  if (position_ == position) return text_;
  position_ = position;
  text_ = json::of(position, rules_).dump();
  return text_;
}

std::string Messages::of(const Question& question) {
  const bool has_a_position = question.operation != Operation::score && question.operation != Operation::play;
  if (!has_a_position) return members_of(message_of(question));
  std::string text = R"("ask":")";
  text += name_of(question.operation);
  text += R"(","position":)";
  text += written(question.position);
  if (question.operation == Operation::turns) return text;
  text += R"(,"turn":)";
  text += written_turn(question.turn, rules_);
  return text;
}

}  // namespace casino::conform
