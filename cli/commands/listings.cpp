#include "cli/commands/listings.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

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

void add_steps_option(CLI::App& verb, std::uint64_t& steps) {
  verb.add_option("--steps", steps, "End the search of an answer after so many steps; 0: never")
      ->transform(whole_number())
      ->capture_default_str()
      ->type_name("N");
}

Effort effort_of_listing(std::uint64_t steps) {
  Effort::Limits limits{.bytes = memory_of_listing};
  if (steps != 0) limits.steps = steps;
  return Effort(limits);
}

std::string words_of_end(const Effort& effort) {
  if (effort.end() == Effort::End::memory)
    return fmt::format("the search was ended at {} MiB of memory", effort.limits().bytes >> 20U);
  return fmt::format("the search was ended after {} (--steps)", counted(effort.limits().steps, "step"));
}

ParseError not_counted(const Effort& effort) {
  return ParseError{{}, "more turns than can be counted: " + words_of_end(effort), "fewer cards, or fewer turns ahead"};
}

bool LongList::add(const json::Json& document, Effort& effort) {
  constexpr std::size_t copies = 3;  // it grows by copies of itself, and waits in the output
  std::string text = line_of(document);
  text.back() = ',';
  if (!effort.keep(copies * text.size())) return false;
  text_ += text;
  return true;
}

void LongList::print(Session& session, const json::Json& answer) const {
  const std::string around = line_of(answer);
  const std::string beginning = "\"" + key_ + "\":[";
  const std::size_t place = around.rfind(beginning) + beginning.size();  // an ID before it can hold anything
  session.out.write(std::string_view(around).substr(0, place));
  session.out.write(std::string_view(text_).substr(0, text_.empty() ? 0 : text_.size() - 1));
  session.out.write(std::string_view(around).substr(place));
}

}  // namespace casino::cli
