#pragma once
// Which rules an adapter plays that does not say it: found out by asking, each time, the question on which those that
// it can still be are parted most evenly.

#include <functional>

#include "oracle/conform/infer/probes.hpp"

namespace casino::conform {

struct InferPlan {
  Seats seats{2};
  std::size_t questions = 1500;  // at most
  std::function<bool()> has_time = [] { return true; };
};

// Values of an option that its answers do not tell from the one that is named.
struct AlikeValues {
  Option option = Option{};
  std::vector<std::string> values;
};

// An answer that the rules that were found do not explain.
struct Unexplained {
  Question question;  // under those rules
  Checked checked;
};

// What came of questions in place of an answer, or beside it, and how often; who says that he cannot tell has answered.
struct TroubleMet {
  Failed failed;
  std::size_t times = 0;
};

struct Inferred {
  Rules rules;                     // that explain the most
  std::vector<std::string> alike;  // names of other rules that explain as much
  std::vector<AlikeValues> values_alike;
  std::vector<Operation> operations;  // that it answers
  std::size_t answers = 0;
  std::vector<Unexplained> unexplained;
  std::vector<TroubleMet> troubles;  // the first few kinds
  bool is_whole = true;              // nothing is left to be asked
};

// `corpus` is where the questions come from, together with random games. Nothing if it answers none of them.
[[nodiscard]] std::optional<Inferred> inferred(Session& session, const corpus::Corpus& corpus, const InferPlan& plan);

}  // namespace casino::conform
