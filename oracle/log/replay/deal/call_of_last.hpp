#pragma once
// Who called "last", and at which dealing (AA-DEAL-6). Inside the replay of logs only.

#include <functional>
#include <optional>
#include <vector>

#include "model/rules/rules.hpp"
#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

class CallOfLast {
 public:
  // That somebody says it, or that he does not. What no line states is not known to be unsaid.
  struct Statement {
    Seat seat;
    bool is_said = true;
    Where where;
    int turns = 0;  // of the deal, made before it
  };
  void is_stated(const Statement& one) { stated_.push_back(one); }
  // The hands that it is about are still to come.
  void is_stated_ahead(const Statement& one) { stated_ahead_.push_back(one); }
  void hands_are_dealt(const Where& where);
  // What is wrong with it, when the hands of this dealing have been played, for it can be said at any time until then;
  // that is asked once. `may_have_dealt` tells who is, or may be, the dealer.
  using MayHaveDealt = std::function<bool(Seat)>;
  [[nodiscard]] std::vector<Problem> judged(const Rules& rules, int dealing, const MayHaveDealt& may_have_dealt);

 private:
  [[nodiscard]] SeatSet who(bool is_said) const;
  [[nodiscard]] std::vector<Problem> contradictions() const;

  std::vector<Statement> stated_;
  std::vector<Statement> stated_ahead_;
  std::optional<Where> dealt_at_;  // if it is still to be judged
};

}  // namespace casino::log
