#pragma once
// What an adapter has answered so far, and how much of it which rules explain.

#include <map>

#include "oracle/conform/infer/infer.hpp"

namespace casino::conform {

class Evidence {
 public:
  Evidence(Session& session, const InferPlan& plan) : session_(session), plan_(plan) {}

  // Asks one more; whether there was an answer.
  bool ask(const Probe& probe);
  [[nodiscard]] bool may_go_on() const {
    return asked_ < plan_.questions && plan_.has_time() && !session_.has_given_up();
  }

  // How many answers they explain. Each is looked at once for the same rules, however often this is asked.
  [[nodiscard]] std::size_t explained_by(const Rules& rules);
  [[nodiscard]] bool last_is_explained_by(const Rules& rules) const;
  [[nodiscard]] std::vector<Unexplained> unexplained_by(const Rules& rules) const;
  [[nodiscard]] std::size_t answers() const { return answers_.size(); }
  // In place of answers; of what is no answer that which would be none by these rules: others have other cards.
  [[nodiscard]] std::vector<TroubleMet> troubles(const Rules& rules) const;

 private:
  struct Answer {
    Probe probe;
    Reply reply;
    std::optional<corpus::ExpectedVerdict> verdict;  // what it says of a turn, where it says either
  };
  struct Tally {
    Rules rules;
    std::size_t heard = 0;  // answers that were looked at
    std::size_t explained = 0;
  };

  Session& session_;
  const InferPlan& plan_;
  // Nothing that was asked with these cards had an answer.
  [[nodiscard]] bool is_hopeless(const Probe& probe) const;
  void note_no_answer(const Probe& probe, Reply reply);
  [[nodiscard]] static bool explains(const Rules& rules, const Answer& answer);

  std::vector<Answer> answers_;
  std::vector<Tally> tallies_;
  std::map<PackKind, std::size_t> unanswered_;       // by the cards in whose words they were written
  std::vector<TroubleMet> troubles_;                 // it ended, or was silent
  std::vector<std::pair<Probe, Reply>> no_answers_;  // the first of them
  std::size_t asked_ = 0;
};

}  // namespace casino::conform
