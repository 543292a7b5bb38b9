// AA-DEAL-6: the dealer says "last" when dealing the last hands.

#include "model/deal/deal.hpp"

namespace casino {

LastCall judge_last_call(const Rules& rules, int number, LastSaid said) {
  const bool is_last = is_last_dealing(rules, number);
  const bool is_wanted = is_last && said == LastSaid::no;  // the text asks for the word at the last dealing alone
  const bool is_too_early = !is_last && said == LastSaid::yes;
  if (!is_wanted && !is_too_early) return LastCall::right;
  switch (rules.announce_last) {
    case AnnounceLast::warn: return LastCall::slip;
    case AnnounceLast::required: return is_wanted ? LastCall::fault : LastCall::slip;
    case AnnounceLast::none: return LastCall::right;
  }
  return LastCall::right;
}

}  // namespace casino
