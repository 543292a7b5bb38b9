#pragma once
// Holds an adapter against the corpus and against random games, and tells of everything as it comes: whatever happens
// afterwards, what was found is not lost.

#include "oracle/conform/causes/disagreement.hpp"
#include "oracle/conform/questions/agenda.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::conform {

struct Result {
  std::string id;
  std::string title;
  std::string rules;  // their variant
  Outcome outcome = Outcome::pass;
  std::string expected;
  std::string found;            // of a skip: the reason
  std::vector<Clause> clauses;  // by which the turn that was asked about is refused
};
// The ID of results that are no question's: of troubles that nothing explains.
inline constexpr std::string_view unexplained_id = "unexplained";

// Whether it is something to be mended.
[[nodiscard]] bool is_failure(Outcome outcome);

using Tell = std::function<void(const Result&)>;
using Counts = std::array<std::size_t, outcome_names.size()>;

struct Summary {
  Counts by_outcome{};
  std::map<std::string, Counts> by_rules;   // by variant
  std::map<std::string, Counts> by_clause;  // refused turns that were asked about
  std::map<std::string, std::size_t> skipped_because;
  bool is_whole = true;  // all that was planned was asked

  void add(const Result& result);
  [[nodiscard]] std::size_t of(Outcome outcome) const { return by_outcome.at(static_cast<std::size_t>(outcome)); }
  [[nodiscard]] std::size_t asked() const;  // without what was skipped
  [[nodiscard]] bool holds() const;
};

// A piece that is made, and what came of its questions, if somebody has asked them already.
struct Prepared {
  Piece piece;
  std::vector<Checked> checked;
  std::vector<Failed> unexplained;  // troubles on the way that did not come again
  bool has_given_up = false;        // whoever asked them
};
// The next piece of an agenda; nothing: there are no more.
using NextPiece = std::function<std::optional<Prepared>()>;
// Asks all questions of a piece. `take` gets what came of each, in their order, as soon as those before it are there.
using TakeChecked = std::function<void(const Question&, const Checked&)>;
void ask(Session& session, const Piece& piece, const TakeChecked& take);
// The same with more pieces under the same rules, before all of the former are answered; each has to stay where it is
// until its last question was taken. nullptr: there are no more.
using MorePieces = std::function<const Piece*()>;
void ask(Session& session, const Piece& first, const TakeChecked& take, const MorePieces& more);

class Run {
 public:
  // The session has to outlive the run.
  Run(Session& session, Tell tell) : session_(session), tell_(std::move(tell)), disagreements_(session) {}

  // Asks what nobody has asked yet, in the order in which it comes.
  void go_through(Agenda& agenda, const Plan& plan, const NextPiece& next);
  void go_through(Agenda& agenda, const Plan& plan);
  // What explains the disagreements, after all answers; and troubles that nothing explains.
  void finish();

  [[nodiscard]] const Summary& summary() const { return summary_; }
  [[nodiscard]] const std::vector<Disagreement>& disagreements() const { return disagreements_.all(); }

 private:
  class Supply;

  void take_next(Supply& supply);
  void tell(const Question& question, const Checked& checked);
  void tell(const Result& result);

  Session& session_;
  Tell tell_;
  Disagreements disagreements_;
  std::vector<Failed> unexplained_;
  Summary summary_;
};

}  // namespace casino::conform
