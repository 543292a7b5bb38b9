#include "oracle/conform/questions/message.hpp"

#include <algorithm>

#include <fmt/format.h>

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
  if (action.value.is_said() || action.for_partner || action.silent || !action.order.empty()) {
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

// FNV-1a, of which 48 bits will do for some million questions.
std::string name_of(const Question& question, std::string_view message) {
  std::uint64_t hash = 14695981039346656037U;
  const auto add = [&](std::string_view text) {
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
  };
  add(question.rules.variant);
  add(std::to_string(question.rules.seats.count));
  add(message);
  return fmt::format("{}-{:012x}", name_of(question.operation), hash >> 16U);
}

bool looks_like_a_name(std::string_view id) {
  constexpr std::size_t digits = 12;
  const std::size_t dash = id.find('-');
  if (dash == std::string_view::npos || id.size() != dash + 1 + digits) return false;
  const auto is_digit = [](char letter) {
    return ('0' <= letter && letter <= '9') || ('a' <= letter && letter <= 'f');
  };
  return std::find(operation_names.begin(), operation_names.end(), id.substr(0, dash)) != operation_names.end() &&
         std::all_of(id.begin() + static_cast<std::ptrdiff_t>(dash) + 1, id.end(), is_digit);
}

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
