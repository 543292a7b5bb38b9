#pragma once
// What the model says to a case: the only file here that asks it.

#include "oracle/corpus/case.hpp"

namespace casino::corpus {

// Of a match, or of the play that can decide one.
struct MatchAnswer {
  std::optional<Match> match;
  std::optional<bool> claim_is_correct;
  std::optional<std::optional<Side>> winner_in_play;
  std::optional<PerSide<int>> earned;
};

// Of a dealing, and of the call that goes with it.
struct DealingAnswer {
  std::optional<Dealing> given;  // what the pack gives
  std::optional<bool> is_last_dealing;
  std::optional<Seat> leader;
  std::optional<LastCall> last_call;
};

// Only what the kind of case asks for is set.
struct CaseAnswer : MatchAnswer, DealingAnswer {
  std::optional<std::string> refused;            // the rules or the position are none, and why
  std::vector<Judgement> judgements;             // of each turn
  std::optional<std::vector<Finding>> findings;  // of a position, a dealing or a cut

  bool redeal = false;
  std::optional<Captured> captured;  // at the end of a deal
  std::optional<DealScore> score;

  std::optional<std::vector<std::uint64_t>> nodes;
  std::optional<bool> plays_out;
};

[[nodiscard]] CaseAnswer answer(const Rules& rules, const Asked& asked);

// What is asked by other rules than those by which it was read (same_position_by); as it was read where these could not
// have read it.
[[nodiscard]] Asked asked_by(const Rules& other, const Rules& rules, const Asked& asked);

// A verdict and the clauses that it cites, whatever was judged.
struct Reported {
  ExpectedVerdict verdict = ExpectedVerdict::legal;
  std::vector<Clause> cited;        // clauses that refuse, or that wait for what is unknown
  std::vector<Clause> warned;       // customs that were not kept
  std::vector<Clause> permissions;  // of a turn: those that it used
  std::optional<Impossible> impossible;
};

[[nodiscard]] Reported reported_by(const Judgement& judgement);
[[nodiscard]] Reported reported_by(const std::vector<Finding>& findings);
[[nodiscard]] Reported reported_by(LastCall call);

}  // namespace casino::corpus
