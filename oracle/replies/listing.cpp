#include "oracle/replies/listing.hpp"

#include <fmt/format.h>

#include "model/queries/tops.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/written.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/replies/reply.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

// The top of a pile, or after a theft what lies beneath it.
bool could_take_unknown(const Rules& rules, const Position& position, Seat keeper) {
  const bool is_open =
      pile_is_open(rules, position, keeper, TopFor::own_side) || pile_is_open(rules, position, keeper, TopFor::capture);
  const bool comes_to_hidden_cards =
      rules.turn_shape == TurnShape::several_actions && position.piles[keeper].hidden() > 0;
  return is_open && (comes_to_hidden_cards || !unknown_tops(rules, position, keeper).empty());
}

}  // namespace

std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing) {
  switch (listing) {
    case Listing::complete:
    case Listing::stopped:
    case Listing::effort_spent: return std::nullopt;
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

Effort effort_of_listing(std::uint64_t steps) {
  Effort::Limits limits{.bytes = memory_of_listing};
  if (steps != 0) limits.steps = steps;
  return Effort(limits);
}

bool LongList::add(const Json& document, Effort& effort) {
  constexpr std::size_t copies = 3;  // it grows by copies of itself, and waits in the output
  std::string text = written(document) + ",";
  if (!effort.keep(copies * text.size())) return false;
  text_ += text;
  return true;
}

void LongList::write(const Json& answer, WriteText out) const {
  const std::string around = written(answer);
  const std::string beginning = "\"" + key_ + "\":[";
  const std::size_t place = around.rfind(beginning) + beginning.size();  // an ID before it can hold anything
  out(std::string_view(around).substr(0, place));
  out(std::string_view(text_).substr(0, text_.empty() ? 0 : text_.size() - 1));
  out(std::string_view(around).substr(place));
}

std::vector<std::string_view> piles_not_known(const Request& asked) {
  std::vector<std::string_view> names;
  if (asked.rules.steal_use == StealUse::never) return names;
  for (const Seat keeper : asked.rules.seats)
    if (could_take_unknown(asked.rules, asked.position, keeper)) names.push_back(name_of(keeper, asked.rules.seats));
  return names;
}

Parsed<TurnsListed> listed(Json answer, const Request& asked, std::uint64_t limit, Effort& effort) {
  TurnsListed result{std::move(answer)};
  std::uint64_t count = 0;
  const auto list = [&](const Turn& turn, const Position&) {
    if (count == limit && limit != 0) return false;
    const Json one{{"turn", of(turn, asked.rules)}, {"text", notation::text_of(asked.rules, asked.position, turn)}};
    if (!result.turns.add(one, effort)) return false;
    ++count;
    return true;
  };
  const Listing listing = legal_turns(asked.rules, asked.position, list, &effort);
  if (auto why_not = why_not_listed(asked.rules, asked.position, listing)) return ParseErrors{*std::move(why_not)};
  add_what_the_position_breaks(result.answer, asked);
  result.answer["count"] = count;
  result.answer["complete"] = listing == Listing::complete;
  if (effort.is_spent()) result.answer["ended"] = effort.end() == Effort::End::steps ? "steps" : "memory";
  result.turns.add_to(result.answer);
  const std::vector<std::string_view> untold = piles_not_known(asked);
  if (!untold.empty()) result.answer["untold"] = untold;
  return result;
}

}  // namespace casino::json
