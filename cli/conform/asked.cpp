#include "cli/conform/asked.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "cli/process/environment.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

// In the place of a process that could not be started.
class NoProcess : public conform::Channel {
 public:
  explicit NoProcess(std::string why) : why_(std::move(why)) {}

  void send(std::string /*line*/) override {}
  conform::Received receive(int /*milliseconds*/) override { return conform::Ended{why_}; }

 private:
  std::string why_;
};

}  // namespace

ChildLimits Conform::limits() const {
  return {.bounds = {mebibytes_of_memory << 20, processes, seconds_of_processor, mebibytes_of_a_file << 20},
          .longest_line = mebibytes_of_an_answer << 20};
}

std::unique_ptr<conform::Channel> Conform::launch() const {
  try {
    return std::make_unique<ChildProcess>(command, clean_environment(environment), limits());
  } catch (const Unusable& why) {
    if (!has_started) throw;
    return std::make_unique<NoProcess>(why.what());
  }
}

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

// Under other limits an answer could come to something else.
conform::Again Conform::again() const {
  const Conform usual{.session = session};
  std::string limits;
  const auto tell = [&](const char* name, const auto& value, const auto& usually) {
    if (value != usually) limits += fmt::format(" --{} {}", name, value);
  };
  tell("timeout", to_answer, usual.to_answer);
  tell("start-timeout", to_start, usual.to_start);
  tell("memory", mebibytes_of_memory, usual.mebibytes_of_memory);
  tell("file-size", mebibytes_of_a_file, usual.mebibytes_of_a_file);
  tell("processes", processes, usual.processes);
  tell("processor-time", seconds_of_processor, usual.seconds_of_processor);
  tell("output", mebibytes_of_an_answer, usual.mebibytes_of_an_answer);
  for (const std::string& variable : environment) limits += " --env " + quoted_for_a_shell({variable});
  if (patience.fresh_for_each) limits += " --fresh-process";
  if (has_rules) limits += " --rules " + quoted_for_a_shell({rules.name});
  if (rules.seats != 0) limits += fmt::format(" --seats {}", rules.seats);
  for (const std::string& option : rules.options) limits += " --option " + quoted_for_a_shell({option});
  const std::uint64_t count = plan.questions == usual.plan.questions ? 0 : plan.questions;
  return {quoted_for_a_shell(command), plan.seed, corpus, limits, count};
}

}  // namespace casino::cli
