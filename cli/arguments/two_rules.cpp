#include "cli/arguments/two_rules.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "cli/session/failure.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

RulesChoice first_of(const TwoRules& two, int seats) { return {.name = two.names.front(), .seats = seats}; }

RulesChoice second_of(const TwoRules& two, int seats) {
  return {.name = two.names.back(), .seats = seats, .options = two.options, .off = two.off};
}

// Both with so many seats; nothing where one of them is not played by so many, or its options do not fit together then.
std::optional<distinguish::Pair> pair_of(const TwoRules& two, Seats seats) {
  try {
    return distinguish::Pair{rules_of(first_of(two, seats.count)), rules_of(second_of(two, seats.count))};
  } catch (const Unusable&) {
    return std::nullopt;
  }
}

}  // namespace

void add_two_rules(CLI::App& verb, TwoRules& two) {
  verb.add_option("name", two.names, "One or two rules: variants, dialects, or files with either in JSON")->required();
  add_number(verb, "--seats", two.seats, "How many play (default: every number that both can be played by)", 2,
             max_seats);
  verb.add_option("--option", two.options, "Set an option of the second rules; can be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  verb.add_option("--off", two.off, "Switch a clause of the second rules off; can be repeated")
      ->type_name("CLAUSE")
      ->allow_extra_args(false);
}

// As they were typed, which can be the name of any file: in one line.
distinguish::Names names_of(const TwoRules& two) {
  distinguish::Names names{plain_line(two.names.front()), plain_line(two.names.back())};
  const auto add = [&](std::string_view word, const std::vector<std::string>& changes) {
    for (const std::string& change : changes) {
      names.b += fmt::format("{} {}", &change == &changes.front() ? word : ",", plain_line(change));
    }
  };
  add(" with", two.options);
  add(two.options.empty() ? " without" : ", without", two.off);
  return names;
}

std::vector<distinguish::Pair> pairs_of(const TwoRules& two, std::string_view verb) {
  if (two.names.size() > 2)
    throw Unusable(fmt::format("{}: expected one or two rules, found {}", verb, two.names.size()));
  if (two.names.size() == 1 && two.options.empty() && two.off.empty())
    throw Unusable(std::string(verb) +
                   ": name two rules, or one and what is to be changed in it with --option or --off");
  static_cast<void>(rules_of(first_of(two, two.seats)));  // what is wrong with either is reported
  static_cast<void>(rules_of(second_of(two, two.seats)));
  if (two.seats != 0) return {*pair_of(two, Seats{static_cast<std::uint8_t>(two.seats)})};
  std::vector<distinguish::Pair> pairs = distinguish::pairs_of([&](Seats seats) { return pair_of(two, seats); });
  if (pairs.empty()) throw Unusable(std::string(verb) + ": no number of seats by which both can be played");
  return pairs;
}

}  // namespace casino::cli
