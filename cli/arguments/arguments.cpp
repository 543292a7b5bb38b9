#include "cli/arguments/arguments.hpp"

#include "cli/session/failure.hpp"
#include "model/judge/judge.hpp"
#include "oracle/explain/of_these_cards.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/document/document.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/position.hpp"

namespace casino::cli {
namespace {

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
      json::looks_like_json(text) ? json::parse_position(text, rules) : notation::read_position(rules, text);
  for (const StructuralFault& fault : structural_faults(rules, must(position, "position")))
    throw Unusable("position: " + explain::sentence_of(rules, fault));
  return *position;
}

Turn typed_turn(const Rules& rules, const Position& position, const std::string& text) {
  const Parsed<Turn> turn = json::looks_like_json(text) ? json::parse_turn(text, rules, position.to_act)
                                                        : explain::read_turn_or_offer(rules, position, text);
  return must(turn, "turn");
}

std::optional<Captured> typed_captured(const Rules& rules, const std::string& text) {
  if (!json::looks_like_json(text)) return std::nullopt;
  const Parsed<json::Node> document = json::read_document(text);
  if (must(document, "captured").find("sides") == nullptr) return std::nullopt;
  return must(json::parsed(*document, [&](const json::Cursor& at) { return json::read_whole_captured(at, rules); }),
              "captured");
}

}  // namespace casino::cli
