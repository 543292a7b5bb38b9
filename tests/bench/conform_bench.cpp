// How quickly another program is held against the rules: the whole program, with our own adapter at the other end; and
// how long it takes to make a disagreement small, with an adapter that answers in a millisecond.

#include <algorithm>
#include <chrono>
#include <deque>
#include <fstream>
#include <iterator>
#include <thread>

#include <benchmark/benchmark.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/causes/smaller.hpp"
#include "oracle/conform/protocol/oracle_adapter.hpp"
#include "oracle/conform/questions/game_questions.hpp"
#include "oracle/conform/questions/message.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/rulesets/settings.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/programs.hpp"

namespace casino::bench {
namespace {

using namespace conform;  // NOLINT: it is about nothing else

// ---- The whole program

constexpr int questions = 100'000;
const std::string adapter = casino_program() + " adapter --rules anglo-american";

Command asking(const std::string& program) {
  return {casino_program(), "conform", "--no-cases", "--count", std::to_string(questions), "--",
          "/bin/sh",        "-c",      program};
}

// Every line that it is sent in a run, in a file.
std::optional<std::string> reported_lines(Folder& folder) {
  const std::string file = folder.write("questions", "");
  const auto cost = cost_of(asking("tee '" + file + "' | " + adapter));
  return cost ? std::optional(file) : std::nullopt;
}

double count_lines(const std::string& file) {
  std::ifstream in(file);
  return static_cast<double>(std::count(std::istreambuf_iterator<char>(in), {}, '\n'));
}

// Asking and judging what is answered, against piping the same lines through the adapter alone; both as time that
// passes, for the two work beside each other. It takes two cores that nobody else needs.
void goal_13_conforming_and_piping(benchmark::State& state) {
  Folder folder;
  const auto file = reported_lines(folder);
  if (!file) return state.SkipWithError("casino conform could not be run");
  std::optional<Ratio> both;
  const Command piping{"/bin/sh", "-c", "exec " + adapter + " <'" + *file + "'"};
  for (auto _ : state) both = ratio_of(wall_of(asking("exec " + adapter)), wall_of(piping));
  if (!both) return state.SkipWithError("casino conform could not be run");
  report_goal(state, both->ratio, Goal{1.2, 1.05});
  state.counters["questions_per_s"] = count_lines(*file) / both->ours;
}
BENCHMARK(goal_13_conforming_and_piping)->Iterations(1)->Unit(benchmark::kMillisecond);

// ---- Making a disagreement small

constexpr std::chrono::milliseconds thinking{1};  // of the adapter, over each answer
const Rules asked_rules = anglo_american(Seats{2});

// Plays by rules of its own, whatever it is told.
class Thinker : public Channel {
 public:
  Thinker(Rules rules, bool thinks) : rules_(std::move(rules)), thinks_(thinks) {}

  void send(std::string line) override {
    json::Json question = json::Json::parse(line);
    if (question["ask"] == "configure") question["rules"] = json::of(rules_);
    questions_.push_back(question.dump());
  }
  Received receive(int /*milliseconds*/) override {
    if (thinks_) std::this_thread::sleep_for(thinking);
    Line answer{oracle_.answer(questions_.front())};
    questions_.pop_front();
    return answer;
  }

 private:
  Rules rules_;
  OracleAdapter oracle_{"1"};
  bool thinks_;
  std::deque<std::string> questions_;
};

Session conversation(const Rules& rules, bool thinks) {
  return {[=] { return std::make_unique<Thinker>(rules, thinks); }, {}, "a benchmark"};
}

// Of several steps, or of cards that nobody played: another game, and no mistake.
bool changes_what_a_turn_is(const OptionEntry& option) {
  return option.name == "turn.shape" || option.name == "build.table_only";
}

// The rules with one thing in them switched off, or set otherwise: mistakes as programs make them.
std::vector<Rules> faulty_rules() {
  std::vector<Rules> all;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    if (!entry_of(Clause{i}).id.starts_with("AA-") || !has_an_off(Clause{i})) continue;
    all.push_back(asked_rules);
    all.back().off.insert(Clause{i});
  }
  for (const OptionEntry& option : options()) {
    if (changes_what_a_turn_is(option)) continue;
    for (const std::string_view value : option.values)
      if (const auto other = rules_with(asked_rules, option.option, value)) all.push_back(*other);
  }
  return all;
}

const std::vector<Question>& some_questions() {
  static const std::vector<Question> all = [] {
    Declaration everything;
    everything.operations = {Operation::judge, Operation::turns, Operation::apply, Operation::score, Operation::play};
    std::vector<Question> made;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
      for (Question& question : questions_of_game(asked_rules, everything, seed)) made.push_back(std::move(question));
    return made;
  }();
  return all;
}

// The first wrong answer to a question of this kind.
std::optional<Failure> first_wrong(const Rules& rules, Operation operation) {
  Session session = conversation(rules, false);
  Messages messages(asked_rules);
  for (const Question& question : some_questions()) {
    if (question.operation != operation) continue;
    const Checked found = checked(question, session.ask(asked_rules, messages.of(question)));
    if (outcome_of(found) == Outcome::fail) return failures_in(question, found).front();
  }
  return std::nullopt;
}

// Seconds until the disagreement is small; with an adapter that answers in a millisecond.
double seconds_to_shrink(const Rules& rules, Failure failure) {
  Session session = conversation(rules, true);
  Inquiry inquiry(session);
  const auto begun = std::chrono::steady_clock::now();
  benchmark::DoNotOptimize(make_smaller(inquiry, failure));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

// The slowest of all mistakes that show in answers to such questions.
void goal_14_shrinking(benchmark::State& state) {
  const auto operation = static_cast<Operation>(state.range(0));
  state.SetLabel(std::string(name_of(operation)));
  double slowest = 0;
  int mistakes = 0;
  for (auto _ : state)
    for (const Rules& rules : faulty_rules())
      if (const auto found = first_wrong(rules, operation)) {
        slowest = std::max(slowest, seconds_to_shrink(rules, *found));
        ++mistakes;
      }
  report_goal(state, slowest, Goal{10, 5});
  state.counters["mistakes"] = mistakes;
}
BENCHMARK(goal_14_shrinking)->DenseRange(0, 4)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace casino::bench
