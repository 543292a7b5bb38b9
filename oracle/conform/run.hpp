#pragma once
// Holds an adapter against the corpus and against random games, and tells of everything as it comes: whatever happens
// afterwards, what was found is not lost.

#include <functional>

#include "oracle/conform/disagreement.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::conform {

struct Plan {
  std::uint64_t seed = 1;
  std::uint64_t questions = 2000;  // of random games
  std::vector<std::string> only;   // IDs of questions; empty: all
  bool asks_cases = true;
  std::function<bool()> has_time = [] { return true; };
};

struct Result {
  std::string id;
  std::string title;
  std::string rules;  // their variant
  Outcome outcome = Outcome::pass;
  std::string expected;
  std::string found;            // of a skip: the reason
  std::vector<Clause> clauses;  // by which the turn that was asked about is refused
};

using Tell = std::function<void(const Result&)>;

struct Summary {
  std::array<std::size_t, outcome_names.size()> by_outcome{};
  std::map<std::string, std::size_t> skipped_because;
  bool is_whole = true;  // all that was planned was asked

  [[nodiscard]] std::size_t of(Outcome outcome) const { return by_outcome.at(static_cast<std::size_t>(outcome)); }
  [[nodiscard]] bool holds() const;
};

class Run {
 public:
  // All of these have to outlive the run.
  Run(Session& session, const Declaration& declaration, const Plan& plan, Tell tell);

  void ask_cases(const corpus::Corpus& corpus);
  void ask_games();
  // What explains the disagreements, after all answers; and troubles that nothing explains.
  void finish();

  [[nodiscard]] const Summary& summary() const { return summary_; }
  [[nodiscard]] const std::vector<Disagreement>& disagreements() const { return disagreements_.all(); }

 private:
  [[nodiscard]] bool is_wanted(const std::string& id) const;
  [[nodiscard]] bool may_go_on();
  void ask(const Rules& rules, std::vector<Question> questions);
  void tell(const Result& result);
  void play(const Rules& rules, std::size_t number, std::uint64_t game);

  Session& session_;
  const Declaration& declaration_;
  const Plan& plan_;
  Tell tell_;
  Disagreements disagreements_;
  Summary summary_;
};

}  // namespace casino::conform
