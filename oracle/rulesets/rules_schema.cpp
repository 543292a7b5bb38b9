#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "model/rules/option.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::json {
namespace {

// What does not depend on what there is: `NAME` in angle brackets stands for a list.
constexpr std::string_view frame = R"({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://casino-oracle.example/schema/rules.json",
  "title": "Rules: a variant or dialect, and what differs from it",
  "anyOf": [
    {"$ref": "#/$defs/name"},
    {"allOf": [{"$ref": "#/$defs/changes"}], "required": ["variant"]},
    {"$ref": "dialect.json"}
  ],
  "$defs": {
    "variant": {
      "description": "The rules of a variant with its usual number of seats.",
      "enum": <VARIANTS>
    },
    "dialect": {
      "description": "The dialects of corpus/dialects.",
      "enum": <DIALECTS>
    },
    "name": {"anyOf": [{"$ref": "#/$defs/variant"}, {"$ref": "#/$defs/dialect"}]},
    "changes": {
      "description": "Rules, or what is laid over others.",
      "type": "object",
      "properties": {
        "variant": {"$ref": "#/$defs/name"},
        "seats": {"type": "integer", "minimum": 2, "maximum": 6},
        "options": {"$ref": "#/$defs/options"},
        "scoring": {"$ref": "#/$defs/scoring"},
        "off": {
          "description": "Clauses that are switched off.",
          "type": "array",
          "items": {"$ref": "names.json#/$defs/clause"}
        },
        "pack": {"description": "The cards of a small world.", "allOf": [{"$ref": "names.json#/$defs/cards"}]}
      },
      "additionalProperties": false
    },
    "scoring": {
      "description": "Points that no option gives: for a card, for each card of a suit or rank, or for most of something.",
      "type": "array",
      "maxItems": 24,
      "items": {
        "type": "object",
        "properties": {
          "card": {"$ref": "names.json#/$defs/card"},
          "each": {
            "enum": [
              "spade", "heart", "diamond", "club", "ace", "two", "three", "four", "five", "six", "seven", "eight",
              "nine", "ten", "jack", "queen", "king"
            ]
          },
          "most": {"enum": ["cards", "spades", "hearts", "diamonds", "clubs"]},
          "points": {"description": "0 only for a card.", "type": "integer", "minimum": 0, "maximum": 20},
          "tie": {"description": "Of most; nobody if it is not said.", "enum": ["nobody", "one_each", "shared"]}
        },
        "required": ["points"],
        "oneOf": [{"required": ["card"]}, {"required": ["each"]}, {"required": ["most"]}],
        "additionalProperties": false
      }
    },
    "options": {
      "description": "What `casino rules options` lists.",
      "type": "object",
      "properties": {
<OPTIONS>
      },
      "additionalProperties": false
    }
  }
}
)";

std::string in_quotes(std::string_view text) { return nlohmann::json(text).dump(); }

template <typename Names>
std::string list_of(const Names& names) {
  std::string list;
  for (const auto& name : names) list += (list.empty() ? "" : ", ") + in_quotes(name);
  return "[" + list + "]";
}

std::vector<std::string> members_of(const OptionEntry& option) {
  std::vector<std::string> members{"\"description\": " + in_quotes(option.help)};
  const std::string range = fmt::format(R"("minimum": {}, "maximum": {})", option.first_number(), option.highest);
  switch (option.kind) {
    case OptionKind::choice: members.push_back("\"enum\": " + list_of(option.values)); break;
    case OptionKind::number:
      if (option.words.empty()) {
        members.insert(members.end(), {R"("type": "integer")", fmt::format("\"minimum\": {}", option.first_number()),
                                       fmt::format("\"maximum\": {}", option.highest)});
      } else {
        const auto words = option.words.size() == 1 ? fmt::format(R"("const": {})", in_quotes(option.words[0]))
                                                    : fmt::format(R"("enum": {})", list_of(option.words));
        members.push_back(fmt::format(R"("anyOf": [{{"type": "integer", {}}}, {{{}}}])", range, words));
      }
      break;
    case OptionKind::order:
      members.insert(members.end(), {R"("type": "array")", R"("items": {"$ref": "names.json#/$defs/item"})",
                                     R"("uniqueItems": true)"});
      break;
  }
  return members;
}

// In one line if that is not too long.
std::string property_of(const OptionEntry& option) {
  constexpr std::size_t longest_line = 120;
  const std::vector<std::string> members = members_of(option);
  const std::string name = "        " + in_quotes(option.name) + ": ";
  std::string line = name + fmt::format("{{{}}}", fmt::join(members, ", "));
  if (line.size() < longest_line) return line;
  return name + fmt::format("{{\n          {}\n        }}", fmt::join(members, ",\n          "));
}

void put_in(std::string& text, std::string_view place, const std::string& content) {
  text.replace(text.find(place), place.size(), content);
}

}  // namespace

std::string rules_schema() {
  std::vector<std::string> variant_names;
  std::vector<std::string> dialect_names;
  for (const NamedRules& named : all_named_rules())
    (named.is_dialect() ? dialect_names : variant_names).push_back(named.name);
  std::vector<std::string> properties;
  for (const OptionEntry& option : options()) properties.push_back(property_of(option));
  std::string schema(frame);
  put_in(schema, "<VARIANTS>", list_of(variant_names));
  put_in(schema, "<DIALECTS>", list_of(dialect_names));
  put_in(schema, "<OPTIONS>", fmt::format("{}", fmt::join(properties, ",\n")));
  return schema;
}

}  // namespace casino::json
