#pragma once
// The parts of a case: what it asks (turns in a position, a dealing, a score, a match, ...), what it expects, and what
// its file says for it. Inside the reader of cases, and for whoever writes out cases that stand alone.

#include "oracle/corpus/case.hpp"

namespace casino::corpus {

// The keys of which a case has exactly one.
inline constexpr std::array<std::string_view, 13> asked_keys{"turn",      "turns", "judge", "end",   "dealing",
                                                             "cut",       "score", "match", "claim", "in_play",
                                                             "last_call", "perft", "play"};
inline constexpr std::string_view rules_only_key = "rules_only";

// `position` is the situation of the case, if it has one.
[[nodiscard]] Asked read_asked(std::string_view key, const json::Cursor& at,
                               const std::optional<json::Cursor>& position, const Rules& rules);

// Whether the case, as it is written, expects that its rules or its position are none.
[[nodiscard]] bool expects_refusal(const json::Node& one);
[[nodiscard]] Expected read_expected(const json::Cursor& at, const Rules& rules);

// What a file says for all of its cases, and a case may say otherwise.
inline constexpr std::array<std::string_view, 7> shared_keys{"question", "source", "provenance", "importance",
                                                             "status",   "rules",  "position"};

// A case with what its file says for all of them: rules and position laid over those of the file, and every other key
// unless the case has it.
[[nodiscard]] json::Node with_shared(const json::Node& file, const json::Node& one);

}  // namespace casino::corpus
