#pragma once
// Writes cases (corpus/README.md): what is asked, and what rules answer to it. Reading them again gives the same
// question, and the rules that answered pass.

#include "oracle/corpus/answer.hpp"

namespace casino::corpus {

// What is asked: {"position":{..},"turn":{..}}, {"score":{..}}, ...
[[nodiscard]] json::Json question_in_json(const Rules& rules, const Asked& asked);

// What these rules answer: {"expect":{..}}, or {"expects":[..]} for several turns. Of a legal turn also what the table
// is like afterwards.
[[nodiscard]] json::Json answer_in_json(const Rules& rules, const Asked& asked);

// Whether a dealing states hands or a table; without them it asks what the pack gives.
[[nodiscard]] bool states_cards(const DealingAsked& asked);

// Who says so, and why: all but what is asked.
struct CaseHead {
  std::string id;
  std::string title;
  std::string question;  // Q-AA-01, or empty
  std::string why;
};

// A case with the answers of its own rules, and of other rules as readings: those differ from them in options alone.
[[nodiscard]] json::Json case_in_json(const CaseHead& head, const Rules& rules, const Asked& asked,
                                      const std::vector<Rules>& readings);

struct FileHead {
  std::string topic;
  std::string title;
  std::string source;
  std::string provenance;
};
// A whole file, a case on each few lines, to be read by people too.
[[nodiscard]] std::string case_file_text(const FileHead& head, const std::vector<json::Json>& cases);

}  // namespace casino::corpus
