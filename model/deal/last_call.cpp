// AA-DEAL-6: the dealer says "last" when dealing the last hands.

#include "model/deal/deal.hpp"

namespace casino {

LastCall judge_last_call(const Rules& rules, int number, bool said) {
  if (said == is_last_dealing(rules, number)) return LastCall::right;
  switch (rules.announce_last) {
    case AnnounceLast::warn: return LastCall::slip;
    case AnnounceLast::required: return LastCall::fault;
    case AnnounceLast::none: return LastCall::right;
  }
  return LastCall::right;
}

}  // namespace casino
