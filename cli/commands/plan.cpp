#include "cli/commands/plan.hpp"

#include <charconv>
#include <sstream>

#include <fmt/format.h>

#include "cli/input/document_kind.hpp"
#include "cli/input/input.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

template <typename Number>
Number number_in(std::string_view word, std::string_view what) {
  Number number{};
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  if (read.ec != std::errc{} || read.ptr != word.data() + word.size())
    throw Unusable(fmt::format("\"{}\" is no {}", word, what));
  return number;
}

PlannedGames planned(std::istringstream& words) {
  constexpr std::string_view seed = "seed=";
  RulesChoice choice;
  std::optional<std::uint64_t> first;
  std::string word;
  words >> choice.name;
  if (!(words >> word)) throw Unusable("how many play? (as in: swazi 4)");
  choice.seats = number_in<int>(word, "number of players");
  while (words >> word) {
    if (word.starts_with(seed)) first = number_in<std::uint64_t>(word.substr(seed.size()), "seed");
    else choice.options.push_back(word);
  }
  PlannedGames games = games_by(choice);
  games.seed = first;
  return games;
}

}  // namespace

PlannedGames games_by(const RulesChoice& choice) {
  PlannedGames games{choice, stated_rules_of(choice), {}};
  want_all_clauses(games.rules.rules, choice.name);
  return games;
}

std::vector<PlannedGames> plan_in(const std::string& file) {
  refuse_file_of_another_kind(file, DocumentKind::plan);
  Input input(file);
  std::vector<PlannedGames> plan;
  constexpr std::size_t most_planned = 10'000;
  LineNumber number = 0;
  std::size_t bytes = 0;
  while (const auto line = input.line()) {
    ++number;
    bytes += line->text.size() + 1;
    if (bytes > longest_input) throw Unusable(fmt::format("{}: more than {} MiB", input.name(), longest_input >> 20));
    const std::string text = line->text.substr(0, line->text.find('#'));
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (plan.size() == most_planned) throw Unusable(fmt::format("{}: more than {} rules", input.name(), most_planned));
    std::istringstream words(text);
    try {
      plan.push_back(planned(words));
    } catch (const Unusable& why) {
      throw Unusable(fmt::format("{}:{}: ", input.name(), number), why);
    }
  }
  if (plan.empty()) throw Unusable(input.name() + ": no rules in it (a line is such as: swazi 4)");
  return plan;
}

}  // namespace casino::cli
