#include "cli/commands/listings.hpp"

#include <fmt/format.h>

#include "oracle/names.hpp"

namespace casino::cli {

std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing) {
  switch (listing) {
    case Listing::complete:
    case Listing::stopped: return std::nullopt;
    case Listing::hand_unknown:
      return ParseError{{},
                        fmt::format("a hand that is not known completely ({} is to act)",
                                    name_of(position.to_act, rules.seats)),
                        "every card of it, for turns to be listed"};
    case Listing::clauses_off:
      return ParseError{{}, "clauses that are switched off", "all of them on: listing cannot do without, only judge can"};
  }
  return std::nullopt;
}

}  // namespace casino::cli
