#pragma once
// Who called "last", and at which dealing (AA-DEAL-6). Inside the replay of logs only.

#include <optional>

#include "model/rules/rules.hpp"
#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

class CallOfLast {
 public:
  void is_said(Seat seat) { said_by_ = seat; }
  // The hands that it is about are still to come.
  void is_said_ahead(Seat seat) { said_ahead_by_ = seat; }
  // It is stated that the dealer does not say it. What no line states is not known to be unsaid.
  void is_not_said() { not_said_ = true; }
  void is_not_said_ahead() { not_said_ahead_ = true; }
  void hands_are_dealt(const Where& where);
  [[nodiscard]] const std::optional<Seat>& said_by() const { return said_by_; }
  // What is wrong with it, when the hands of this dealing have been played, for it can be said at any time until then;
  // that is asked once.
  [[nodiscard]] std::optional<Problem> judged(const Rules& rules, int dealing, Seat dealer);

 private:
  std::optional<Seat> said_by_;
  std::optional<Seat> said_ahead_by_;
  bool not_said_ = false;
  bool not_said_ahead_ = false;
  std::optional<Where> dealt_at_;  // if it is still to be judged
};

}  // namespace casino::log
