#include "cli/commands/listings.hpp"

#include <fmt/format.h>

#include "oracle/text/names.hpp"

namespace casino::cli {

std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing) {
  switch (listing) {
    case Listing::complete:
    case Listing::stopped: return std::nullopt;
    case Listing::hand_unknown: {
      const std::string_view seat = name_of(position.to_act, rules.seats);
      const std::string whose = position.hands[position.to_act].is_known() ? "of a seat that acts after " : "of ";
      return ParseError{{},
                        fmt::format("a hand {}{} that is not known completely", whose, seat),
                        "every card of it, for turns to be listed"};
    }
    case Listing::clauses_off:
      return ParseError{
          {}, "clauses that are switched off", "all of them on: listing cannot do without, only judge can"};
  }
  return std::nullopt;
}

}  // namespace casino::cli
