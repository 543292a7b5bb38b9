#pragma once
// The cases of the corpus as questions to an adapter; or why one of them cannot be asked.

#include "oracle/conform/questions/question.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::conform {

struct NotAsked {
  std::string id;
  std::string title;
  std::string rules;  // their variant
  Reason reason;
};

struct CaseQuestions {
  std::vector<Question> questions;
  std::vector<NotAsked> not_asked;
};

// A case and each of its readings. Turns running are questions of their own; so is the position after a turn, where the
// case tells it.
[[nodiscard]] CaseQuestions questions_of(const corpus::Case& one, const Declaration& declaration);

}  // namespace casino::conform
