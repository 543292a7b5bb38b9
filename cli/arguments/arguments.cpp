#include "cli/arguments/arguments.hpp"

#include "cli/session/failure.hpp"
#include "model/judge/judge.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::cli {
namespace {

// A list of JSON holds objects or texts, or nothing; "[5C 4D]=9 of N" is a build.
bool is_json(const std::string& text) {
  constexpr const char* blanks = " \t\r\n";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string::npos || text[first] != '[') return first != std::string::npos && text[first] == '{';
  const auto second = text.find_first_not_of(blanks, first + 1);
  return second != std::string::npos && (text[second] == '{' || text[second] == '"' || text[second] == ']');
}

template <typename T>
T must(const Parsed<T>& parsed, std::string_view what) {
  if (!parsed) throw Unusable(parsed.errors(), what);
  return *parsed;
}

}  // namespace

Position typed_position(const Rules& rules, const std::string& text) {
  // An unset variable of a shell passes for a table on which everything is lawful.
  if (text.find_first_not_of(" \t\r\n") == std::string::npos)
    throw Unusable("position: there is none; \"table none\" is an empty table");
  const Parsed<Position> position =
      is_json(text) ? json::parse_position(text, rules) : notation::read_position(rules, text);
  for (const StructuralFault& fault : structural_faults(rules, must(position, "position")))
    throw Unusable("position: " + explain::sentence_of(rules, fault));
  return *position;
}

Turn typed_turn(const Rules& rules, const Position& position, const std::string& text) {
  const Parsed<Turn> turn =
      is_json(text) ? json::parse_turn(text, rules, position.to_act) : notation::read_turn(rules, position, text);
  return must(turn, "turn");
}

std::optional<Captured> typed_captured(const Rules& rules, const std::string& text) {
  if (!is_json(text)) return std::nullopt;
  const Parsed<json::Node> document = json::read_document(text);
  if (must(document, "captured").find("sides") == nullptr) return std::nullopt;
  return must(json::parsed(*document, [&](const json::Cursor& at) { return json::read_whole_captured(at, rules); }),
              "captured");
}

}  // namespace casino::cli
