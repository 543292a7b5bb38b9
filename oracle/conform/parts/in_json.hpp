#pragma once
// What a run has collected, in JSON: questions with what was expected, and what was found wrong. Rules are told once,
// and named by their numbers.

#include "oracle/conform/run.hpp"

namespace casino::conform {

// Members of an object: a whole number from 0 on, a text, and whether something is so (if it is missing, it is not).
[[nodiscard]] std::uint64_t count_field(const json::Members& members, std::string_view key);
[[nodiscard]] std::string text_field(const json::Members& members, std::string_view key);
[[nodiscard]] bool truth_field(const json::Members& members, std::string_view key);

// Rules of questions, each once.
class RulesTable {
 public:
  [[nodiscard]] std::size_t number_of(const Rules& rules);
  [[nodiscard]] const std::vector<Rules>& all() const { return all_; }

 private:
  std::vector<Rules> all_;
};

[[nodiscard]] json::Json in_json(const Collected& collected, RulesTable& table);
[[nodiscard]] Collected read_collected(const json::Cursor& at, const std::vector<Rules>& table);

[[nodiscard]] json::Json in_json(const Summary& summary);
[[nodiscard]] Summary read_summary(const json::Cursor& at);

// A failure, as it was reported.
[[nodiscard]] json::Json in_json(const Result& failure);
[[nodiscard]] Result read_result(const json::Cursor& at);

}  // namespace casino::conform
