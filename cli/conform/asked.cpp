#include "cli/conform/asked.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

void Conform::start_the_clock() {
  if (!budget.empty()) end = std::chrono::steady_clock::now() + budget_of(budget);
}

int Conform::milliseconds_left() const {
  constexpr int no_end = std::numeric_limits<int>::max();
  if (Interruption::has_come()) return 0;
  if (!end) return no_end;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*end - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, no_end));
}

namespace {

// What it does where it does not say so.
void say_what_it_does(conform::Declaration& declaration) {
  using conform::Operation;
  if (declaration.operations.empty())
    declaration.operations = {Operation::judge, Operation::turns, Operation::apply, Operation::score};
}

// No adapter can be told of a pack that none of the games has, nor a deal of one be made.
conform::PlayedRules as_played(const Rules& rules) {
  if (rules.pack != cards_of(rules.pack_kind))
    throw Unusable("--rules: found a pack of some cards, expected a whole one");
  const Rules plain = rules_of(RulesChoice{.name = std::string(rules.variant), .seats = rules.seats.count});
  return {.name = std::string(rules.variant),
          .seats = {rules.seats.count},
          .fixed = differing_settings(plain, rules),
          .settable = {},
          .scoring = rules.scoring,
          .off = rules.off};
}

std::vector<Setting> settings_of(const RulesChoice& rules) {
  static_cast<void>(document_of(rules));  // refuses what is no option
  std::vector<Setting> settings;
  for (const std::string& option : rules.options)
    for (const Setting& setting : settings_in(option)) settings.push_back(setting);
  return settings;
}

}  // namespace

// Of a name alone, those rules. Of options alone, all that it declares with these.
std::function<void(conform::Declaration&)> Conform::said_for_it() const {
  if (has_rules)
    return [played = as_played(rules_of(rules))](conform::Declaration& declaration) {
      say_what_it_does(declaration);
      declaration.rules = {played};
    };
  if (rules.options.empty()) return {};
  return [settings = settings_of(rules)](conform::Declaration& declaration) {
    say_what_it_does(declaration);
    for (conform::PlayedRules& played : declaration.rules)
      played.fixed.insert(played.fixed.end(), settings.begin(), settings.end());
  };
}

conform::WholeRun Conform::whole_run(const conform::Declaration& declaration, std::string cases) const {
  return {.version = std::string(version),
          .declaration = declaration,
          .seed = plan.seed,
          .questions = plan.questions,
          .asks_cases = plan.asks_cases,
          .cases = std::move(cases),
          .how = again()};
}

// Under other limits an answer could come to something else.
conform::Again Conform::again() const {
  const Conform usual{.session = session};
  std::string limits;
  const auto tell = [&](const char* name, const auto& value, const auto& usually) {
    if (value != usually) limits += fmt::format(" --{} {}", name, value);
  };
  tell("timeout", program.to_answer, usual.program.to_answer);
  tell("start-timeout", program.to_start, usual.program.to_start);
  tell("memory", program.mebibytes_of_memory, usual.program.mebibytes_of_memory);
  tell("file-size", program.mebibytes_of_a_file, usual.program.mebibytes_of_a_file);
  tell("processes", program.processes, usual.program.processes);
  tell("processor-time", program.seconds_of_processor, usual.program.seconds_of_processor);
  tell("output", program.mebibytes_of_an_answer, usual.program.mebibytes_of_an_answer);
  for (const std::string& variable : program.environment) limits += " --env " + quoted_for_a_shell({variable});
  if (patience.fresh_for_each) limits += " --fresh-process";
  if (has_rules) limits += " --rules " + quoted_for_a_shell({rules.name});
  if (rules.seats != 0) limits += fmt::format(" --seats {}", rules.seats);
  for (const std::string& option : rules.options) limits += " --option " + quoted_for_a_shell({option});
  const std::uint64_t count = plan.questions == usual.plan.questions ? 0 : plan.questions;
  return {quoted_for_a_shell(program.command), plan.seed, corpus, limits, count};
}

}  // namespace casino::cli
