// The goals of speed that are about logs: the program itself, on files that are made here, beside programs and a parser
// that read as much. Each row tries both sides by turns and shows the median ratio beside the minimum and what is good.

#include <algorithm>
#include <array>
#include <string>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include "model/rules/variants.hpp"
#include "oracle/generate/breaking.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/text/text.hpp"
#include "tests/bench/chess_games.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/programs.hpp"

namespace casino::bench {
namespace {

constexpr int games = 1000;
constexpr int deals_of_a_game = 3;
constexpr int times_written = 4;
// A stream so long that it does not count what it takes to start a program.
constexpr int times_in_a_stream = 20;

struct Games {
  std::string text;
  std::string text_with_bad_ones;  // one in a hundred
  std::string ndjson;
  double moves = 0;  // of `text`
};

const Games& made_games() {
  static const Games made = [] {
    const log::StatedRules rules = log::stated(anglo_american(Seats{2}));
    const std::array bad{"AA-TRL-3"_clause, "AA-BLD-3"_clause};
    Games all;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      const log::Log game = generate::random_game(rules, seed, {deals_of_a_game});
      const std::string text = log::text_of(game);
      all.text += text + '\n';
      const auto broken =
          seed % 100 == 50 ? generate::broken_game(rules, bad.at(seed / 100 % bad.size()), seed) : std::nullopt;
      all.text_with_bad_ones += (broken ? log::text_of(*broken) : text) + '\n';
      all.ndjson += log::of(game).dump() + '\n';
      for (const log::Deal& deal : game.deals)
        for (const log::Entry& entry : deal.entries)
          if (std::holds_alternative<Turn>(entry.what)) ++all.moves;
    }
    return all;
  }();
  return made;
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  all.reserve(text.size() * static_cast<std::size_t>(times));
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

Command validate(const std::string& file, const Command& flags = {"--summary"}, int jobs = 1) {
  Command command{casino_program(), "validate", file, "--jobs", std::to_string(jobs)};
  command.insert(command.end(), flags.begin(), flags.end());
  return command;
}

// Does nothing with what it is given.
class Nobody : public nlohmann::json_sax<nlohmann::json> {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }
};

double seconds_of_parsing(const std::string& ndjson) {
  Nobody nobody;
  const double start = cpu_seconds();
  for (std::size_t at = 0; at < ndjson.size();) {
    const std::size_t end = ndjson.find('\n', at);
    benchmark::DoNotOptimize(nlohmann::json::sax_parse(ndjson.begin() + static_cast<std::ptrdiff_t>(at),
                                                       ndjson.begin() + static_cast<std::ptrdiff_t>(end), &nobody));
    at = end + 1;
  }
  return cpu_seconds() - start;
}

// Validating NDJSON, against a parser that only reads it.
void goal_1_json_and_a_parser(benchmark::State& state) {
  Folder folder;
  const std::string content = repeated(made_games().ndjson, times_written);
  const std::string file = folder.write("games.ndjson", content);
  std::optional<Ratio> both;
  for (auto _ : state) both = ratio_of(cpu_of(validate(file)), [&] { return seconds_of_parsing(content); });
  if (!both) return state.SkipWithError("casino validate could not be run");
  report_goal(state, both->ratio, Goal{1.0, 0.5});
  state.counters["MB_per_s"] = static_cast<double>(content.size()) * 1e-6 / both->ours;
}
BENCHMARK(goal_1_json_and_a_parser)->Iterations(1)->Unit(benchmark::kMillisecond);

// Validating text, moves a second, against pgn-extract, which replays as many games of chess.
void goal_2_text_and_pgn_extract(benchmark::State& state) {
  const auto extract = installed_program("pgn-extract");
  if (!extract) return state.SkipWithError("pgn-extract is not installed");
  constexpr int moves_of_a_chess_game = 80;
  const ChessGames chess = random_chess_games(games, moves_of_a_chess_game, 1);
  Folder folder;
  const std::string ours = folder.write("games.txt", repeated(made_games().text, times_in_a_stream));
  const std::string theirs = folder.write("games.pgn", repeated(chess.pgn, times_in_a_stream));
  const double our_moves = made_games().moves * times_in_a_stream;
  const double their_moves = static_cast<double>(chess.moves) * times_in_a_stream;
  std::optional<Ratio> both;
  for (auto _ : state) both = ratio_of(cpu_of(validate(ours)), cpu_of({*extract, "-s", "-r", theirs}));
  if (!both) return state.SkipWithError("one of the programs could not be run");
  report_goal(state, our_moves / their_moves / both->ratio, Goal{8, 16});
  state.counters["moves"] = our_moves / both->ours;
}
BENCHMARK(goal_2_text_and_pgn_extract)->Iterations(1)->Unit(benchmark::kMillisecond);

// Validating text, against a checksum of the same file.
void goal_3_text_and_md5sum(benchmark::State& state) {
  const auto md5sum = installed_program("md5sum");
  if (!md5sum) return state.SkipWithError("md5sum is not installed");
  Folder folder;
  const std::string content = repeated(made_games().text, times_written);
  const std::string file = folder.write("games.txt", content);
  std::optional<Ratio> both;
  for (auto _ : state) both = ratio_of(cpu_of(validate(file)), cpu_of({*md5sum, file}));
  if (!both) return state.SkipWithError("one of the programs could not be run");
  report_goal(state, both->ratio, Goal{6, 4});
  state.counters["MB_per_s"] = static_cast<double>(content.size()) * 1e-6 / both->ours;
}
BENCHMARK(goal_3_text_and_md5sum)->Iterations(1)->Unit(benchmark::kMillisecond);

// The same with one bad game in a hundred, each explained in full, against the file without them.
void goal_4_bad_games_and_good_ones(benchmark::State& state) {
  const Command flags{"--no-why", "--no-repair", "--details", "1000000"};
  Folder folder;
  const std::string bad = folder.write("bad.txt", repeated(made_games().text_with_bad_ones, times_written));
  const std::string good = folder.write("good.txt", repeated(made_games().text, times_written));
  std::optional<Ratio> both;
  for (auto _ : state) both = ratio_of(cpu_of(validate(bad, flags), 1), cpu_of(validate(good, flags)));
  if (!both) return state.SkipWithError("casino validate could not be run");
  report_goal(state, both->ratio, Goal{1.3, 1.1});
}
BENCHMARK(goal_4_bad_games_and_good_ones)->Iterations(1)->Unit(benchmark::kMillisecond);

// Two jobs, against one, by the clock on the wall: two cores must be idle.
void goal_11_two_jobs(benchmark::State& state) {
  Folder folder;
  const std::string file = folder.write("games.ndjson", repeated(made_games().ndjson, times_written));
  const auto wall_of = [&](int jobs) -> Measured {
    return [=]() -> std::optional<double> {
      const auto cost = cost_of(validate(file, {"--summary"}, jobs));
      return cost ? std::optional(cost->wall_seconds) : std::nullopt;
    };
  };
  std::optional<Ratio> both;
  for (auto _ : state) both = ratio_of(wall_of(1), wall_of(2));
  if (!both) return state.SkipWithError("casino validate could not be run");
  report_goal(state, both->ratio, Goal{1.7, 1.9});
}
BENCHMARK(goal_11_two_jobs)->Iterations(1)->Unit(benchmark::kMillisecond);

// Peak memory in MiB after so many thousand logs of a stream, by as many jobs as there are processors.
void goal_12_memory_of_thousands_of_logs(benchmark::State& state) {
  std::optional<double> peak;
  for (auto _ : state)
    peak = peak_memory_of({casino_program(), "validate", "--summary", "-"}, made_games().text,
                          static_cast<int>(state.range(0)) * 1000 / games);
  if (!peak) return state.SkipWithError("casino validate could not be run");
  report_goal(state, *peak, Goal{64, 16});
}
BENCHMARK(goal_12_memory_of_thousands_of_logs)->RangeMultiplier(10)->Range(1, 100)->Iterations(1);

// The same of logs of 4 MiB, which hold one match that goes on and on.
void goal_12_memory_of_long_logs(benchmark::State& state) {
  const log::StatedRules rules = log::stated(anglo_american(Seats{2}));
  log::Log game = generate::random_game(rules, 1, {1});
  const log::Deal deal = game.deals.front();
  game.result.reset();
  const std::size_t bytes_of_deal = log::of(game).dump().size();
  while (game.deals.size() * bytes_of_deal < std::size_t{4} << 20) game.deals.push_back(deal);
  const std::string block = log::of(game).dump() + '\n';
  std::optional<double> peak;
  for (auto _ : state)
    peak = peak_memory_of({casino_program(), "validate", "--summary", "-"}, block, static_cast<int>(state.range(0)));
  if (!peak) return state.SkipWithError("casino validate could not be run");
  report_goal(state, *peak, Goal{64, 16});
}
BENCHMARK(goal_12_memory_of_long_logs)->Arg(1)->Arg(10)->Iterations(1);

}  // namespace
}  // namespace casino::bench
