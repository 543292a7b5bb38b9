#pragma once
// The formats of what verbs tell with --json, beside those that have a reader (oracle/): each answer begins with the
// name of its own, of which oracle/schema has a schema. Answers to requests have none (oracle/schema/answer.json).

#include <string_view>

#include "oracle/json/cards.hpp"

namespace casino::cli::formats {

inline constexpr std::string_view adequacy = "casino-adequacy/1";
inline constexpr std::string_view case_of_the_corpus = "casino-case/1";
inline constexpr std::string_view clauses = "casino-clauses/1";
inline constexpr std::string_view comparison = "casino-comparison/1";
inline constexpr std::string_view corpus_list = "casino-corpus-list/1";
inline constexpr std::string_view corpus_run = "casino-corpus-run/1";
inline constexpr std::string_view coverage = "casino-coverage/1";
inline constexpr std::string_view difference = "casino-difference/1";
inline constexpr std::string_view exercise = "casino-exercise/1";
inline constexpr std::string_view facts = "casino-facts/1";
inline constexpr std::string_view inference = "casino-inference/1";
inline constexpr std::string_view options = "casino-options/1";
inline constexpr std::string_view page = "casino-page/1";
inline constexpr std::string_view properties = "casino-properties/1";
inline constexpr std::string_view questions = "casino-questions/1";
inline constexpr std::string_view rules_check = "casino-rules-check/1";
inline constexpr std::string_view rules_comparison = "casino-rules-comparison/1";
inline constexpr std::string_view rules_list = "casino-rules-list/1";
inline constexpr std::string_view rulings = "casino-rulings/1";
inline constexpr std::string_view story = "casino-story/1";
inline constexpr std::string_view validation = "casino-validation/1";
inline constexpr std::string_view witnesses = "casino-witnesses/1";
inline constexpr std::string_view written = "casino-written/1";

// What is told, behind the name of its format.
[[nodiscard]] json::Json named(std::string_view format, const json::Json& what);

}  // namespace casino::cli::formats
