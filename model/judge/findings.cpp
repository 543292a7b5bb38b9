#include "model/judge/findings.hpp"

#include <algorithm>
#include <utility>

namespace casino {

void Findings::violates(Clause clause, const About& about) {
  if (!off_.contains(clause)) refuses(clause, about);
}

void Findings::reports_permission(Clause clause, const About& about) {
  if (off_.contains(clause)) return refuses(clause, about);
  explanation_->permissions.push_back(Finding{clause, step_, about.cards, about.value, about.build});
}

void Findings::refuses(Clause clause, const About& about) {
  const Finding finding{clause, step_, about.cards, about.value, about.build};
  if (std::find(violations_.begin(), violations_.end(), finding) == violations_.end()) violations_.push_back(finding);
}

void Findings::warns(Clause clause, const About& about) {
  warnings_.push_back(Finding{clause, step_, about.cards, about.value, about.build});
}

void Findings::needs(Clause clause, Unknown what, Seat seat, const About& about) {
  const bool is_lifted = off_.contains(clause) && entry_of(clause).kind != ClauseKind::permission;
  if (!is_lifted) needs_.push_back(Need{what, clause, step_, seat, about.value, about.cards});
}

void Findings::permits_or_refuses(Clause clause, Unknown what, Seat seat, const About& about, CardSet unknown) {
  if (off_.contains(clause)) refuses(clause, about);
  else needs(clause, what, seat, {unknown, about.value, {}});
}

void Findings::guesses(ValueSet values) {
  if (violations_.empty() && !needs_.empty()) guesses_.push_back({step_, values});
}

void Findings::groups(Value value, std::vector<CardSet> groups) {
  explanation_->groupings.push_back(Grouping{step_, value, std::move(groups)});
}

void Findings::stop(Impossible impossible) {
  impossible.step = step_;
  impossible_ = impossible;
}

Verdict Findings::verdict() const {
  if (impossible_ || !violations_.empty()) return Illegal{violations_, impossible_};
  if (!needs_.empty()) return Undetermined{needs_};
  return Legal{};
}

}  // namespace casino
