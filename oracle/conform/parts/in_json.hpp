#pragma once
// What a run has collected, in JSON: questions with what was expected, and what was found wrong. Rules are told once,
// and named by their numbers.

#include "oracle/conform/run.hpp"

namespace casino::conform {

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
