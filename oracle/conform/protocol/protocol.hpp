#pragma once
// casino-adapter/1 (docs/protocol.md): what is said between one who asks about Casino and one who answers, one JSON
// object a line. Each question has an "id" and an "ask"; each answer has the question's "id".

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "model/rules/rules.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::conform {

inline constexpr std::string_view protocol_name = "casino-adapter/1";

enum class Operation : std::uint8_t { judge, turns, apply, score, play };
inline constexpr std::array<std::string_view, 5> operation_names{"judge", "turns", "apply", "score", "play"};
[[nodiscard]] std::string_view name_of(Operation operation);
// Beside these, and of another kind: to choose a turn. Any legal turn is an answer, so that nothing is held against it
// but the rules, turn by turn (oracle/study/program.hpp).
inline constexpr std::string_view choosing = "choose";
inline constexpr std::array<std::string_view, 6> declared_operation_names{"judge", "turns", "apply",
                                                                          "score", "play",  choosing};

// Every word that a question can begin with.
inline constexpr std::array<std::string_view, 9> ask_names{"start", "configure", "judge",  "turns", "apply",
                                                           "score", "play",      choosing, "stop"};

// What is sent of an object besides its "id": its members, without the braces around them.
[[nodiscard]] std::string members_of(const json::Json& object);

// Rules that an adapter plays: those of a variant or dialect, with options, points and clauses that are always
// otherwise, and options that can be set.
struct PlayedRules {
  std::string name;
  std::vector<int> seats;                                             // empty: as many as there can be
  std::vector<Setting> fixed;                                         // options that it has otherwise
  std::vector<std::pair<Option, std::vector<std::string>>> settable;  // with the values that it can have; empty: any
  std::optional<ScoringTable> scoring = {};                           // in place of the table of its own
  ClauseSet off = {};  // that it does not keep to, beside those of its own
  friend bool operator==(const PlayedRules&, const PlayedRules&) = default;
};
inline constexpr std::array<std::string_view, 8> played_rules_keys{"variant", "seats",     "options", "scoring",
                                                                   "off",     "direction", "order",   "settable"};

// What an adapter says of itself when it starts.
struct Declaration {
  std::string name;
  std::string version;
  std::string language;
  std::vector<PlayedRules> rules;
  std::vector<Operation> operations;
  bool chooses = false;        // plays: it can be asked for a turn of its own
  bool knows_partial = false;  // can judge where a part of the acting hand is not known
  // The first keys that nobody knows here, each with those that it is near to: there may be more of them one day, or it
  // is misspelt.
  std::vector<std::string> passed_over = {};

  [[nodiscard]] bool does(Operation operation) const;
};
inline constexpr std::array<std::string_view, 8> declaration_keys{"id",       "protocol",   "name",  "version",
                                                                  "language", "operations", "rules", "partial"};
// Rules and operations, in whatever order, and whether it knows parts of hands.
[[nodiscard]] bool declares_the_same(const Declaration& a, const Declaration& b);
[[nodiscard]] Declaration read_declaration(const json::Cursor& at);
// The same of one that need not say what it plays and does.
[[nodiscard]] Declaration read_introduction(const json::Cursor& at);
// As it could have been said.
[[nodiscard]] json::Json in_json(const Declaration& declaration);

// Which way round turns go.
inline constexpr std::array<std::string_view, 2> direction_names{"clockwise", "counterclockwise"};

// Collects what is wrong with what an answer tells besides what it was asked for: why, by which clauses, how certain it
// is. Each field that has a name in the protocol (oracle/schema/adapter.json) has to be what it is called, also where
// nobody needs it just then; keys without a name there are passed over.
void look_at_further_fields(const json::Cursor& answer, Operation operation, const Rules& rules);
// The same of the answer to "configure".
void look_at_way_round(const json::Members& answer, const Rules& rules);

// Why something is not asked. Of reasons of one kind their number is reported.
struct Reason {
  std::string kind;
  std::string about = {};
};
[[nodiscard]] std::string text_of(const Reason& reason);

// Why an adapter does not play these rules; nothing if it does.
[[nodiscard]] std::optional<Reason> why_not_played(const Declaration& declaration, const Rules& rules);

// What an adapter plays that is asked by these rules, where a question sets nothing.
[[nodiscard]] Rules played_unless_set(const Declaration& declaration, const Rules& asked);

// The rules that it plays, each once, with what it leaves open as usual.
[[nodiscard]] std::vector<Rules> all_played(const Declaration& declaration);

}  // namespace casino::conform
