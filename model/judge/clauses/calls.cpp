// Seed 001, "Tuxedo": the paragraph on oranges.

#include "model/judge/clauses/shared.hpp"
#include "model/queries/oranges.hpp"

namespace casino {

bool orange_is_called(const Rules& rules, const Position& position, Seat caller, Findings& found) {
  if (rules.score_orange == 0) {
    found.refuses("TUX-ORG-2"_clause, {});
    return false;
  }
  switch (effect_of_call(rules, position, caller)) {
    case CallEffect::scores:
    case CallEffect::is_ignored: return true;
    case CallEffect::scores_missed:
      found.permits("TUX-ORG-3"_clause, {});
      return !rules.off.contains("TUX-ORG-3"_clause);
    case CallEffect::is_false: found.warns("TUX-ORG-4"_clause, {}); return true;
  }
  return true;
}

}  // namespace casino
