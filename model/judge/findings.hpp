#pragma once
// Where clause functions report.

#include <optional>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/finding.hpp"

namespace casino {

// What a finding is about.
struct About {
  CardSet cards;
  Value value;
  CardSet build;
};

// Collects what clause functions report. The one place that knows that a clause can be switched off.
class Findings {
 public:
  // `explains`: permissions and groupings are wanted too, not only the verdict and warnings.
  Findings(const Rules& rules, bool explains) : off_(rules.off) {
    if (explains) explanation_.emplace();
  }

  // A prohibition is broken or an obligation not met.
  void violates(Clause clause, const About& about);
  // A permission is used.
  void permits(Clause clause, const About& about) {
    if (asks_about(clause)) reports_permission(clause, about);
  }
  // A permission that an option withdraws was used, or what a definition says does not hold. No off.
  void refuses(Clause clause, const About& about);
  // A custom was not kept; nothing is broken by that.
  void warns(Clause clause, const About& about);
  // The clause would be broken or not, and the position does not say. Nothing where a prohibition or duty is off; what
  // a permission is refused for does not end with it.
  void needs(Clause clause, Unknown what, Seat seat, const About& about);
  // A permission is used, or an option withdraws it, and the position does not say. Off it is refused either way.
  void permits_or_refuses(Clause clause, Unknown what, Seat seat, const About& about, CardSet unknown);
  // What this step makes is open, as has been said: it was taken to be one of these values, or not to be the maker's
  // own. What is found from now on is found of that.
  void guesses(ValueSet values);

  // Only where it explains.
  void groups(Value value, std::vector<CardSet> groups);
  void stop(Impossible impossible);

  // Whether finding out about a use of this permission is worth the while.
  [[nodiscard]] bool asks_about(Clause permission) const { return explains() || is_off(permission); }
  // A use of it that is not certain is then not certain to be refused.
  [[nodiscard]] bool is_off(Clause permission) const { return off_.contains(permission); }
  [[nodiscard]] bool explains() const { return explanation_.has_value(); }

  // A build whose maker could not cover it: reported once, where it was made, and not again at the turn's end.
  void note_uncovered(CardSet build) { uncovered_.insert(build); }
  [[nodiscard]] CardSet uncovered() const { return uncovered_; }
  // Of these it is open: a card that nobody has seen may be the one.
  void note_open(CardSet build) {
    uncovered_.insert(build);
    open_.insert(build);
  }
  [[nodiscard]] CardSet open() const { return open_; }

  void at_step(int step) { step_ = step; }
  // Of what could be done.
  [[nodiscard]] bool is_clean() const { return violations_.empty() && needs_.empty(); }
  [[nodiscard]] bool is_stopped() const { return impossible_.has_value(); }

  [[nodiscard]] Verdict verdict() const;
  // The guesses on which everything hangs that was found to be wrong.
  struct Guess {
    int step = 0;
    ValueSet values;  // none: it is for the partner, or not
  };
  [[nodiscard]] const std::vector<Guess>& guesses() const { return guesses_; }
  [[nodiscard]] Verdict left_open() { return Undetermined{std::move(needs_)}; }
  [[nodiscard]] std::vector<Finding>& violations() { return violations_; }
  [[nodiscard]] std::vector<Finding>& warnings() { return warnings_; }
  // Only where it explains.
  [[nodiscard]] std::vector<Finding>& permissions() { return explanation_->permissions; }
  [[nodiscard]] std::vector<Grouping>& groupings() { return explanation_->groupings; }

 private:
  void reports_permission(Clause clause, const About& about);

  struct Explanation {
    std::vector<Finding> permissions;
    std::vector<Grouping> groupings;
  };

  const ClauseSet& off_;
  int step_ = -1;
  CardSet uncovered_;
  CardSet open_;
  std::vector<Finding> violations_;
  std::vector<Need> needs_;
  std::vector<Finding> warnings_;
  std::optional<Explanation> explanation_;
  std::optional<Impossible> impossible_;
  std::vector<Guess> guesses_;
};

}  // namespace casino
