#include <algorithm>
#include <charconv>
#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/arguments/shard.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/refusal.hpp"
#include "cli/session/written_whole.hpp"
#include "cli/study/hired.hpp"
#include "cli/study/in_words.hpp"
#include "cli/study/result_file.hpp"
#include "cli/study/run.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using study::Arm;
using study::Study;

constexpr std::uint64_t usual_deals = 1000;

struct StudyWanted {
  Session& session;
  std::vector<std::string> rules;
  int seats = 0;
  std::vector<std::string> options;
  std::string question;
  bool each_option = false;
  std::vector<std::string> players{"random"};
  bool matches = false;
  std::optional<std::uint64_t> deals;
  std::uint64_t seed = 1;
  std::string shard = "1/1";
  std::string resume;
  OtherProgram program;
  StudyWishes wishes;
  StudyReports reports;
};

// "sweep.score=0..2": sweep.score=0, sweep.score=1, sweep.score=2.
std::vector<std::string> each_value(const std::string& option) {
  const std::size_t equals = option.find('=');
  const std::size_t dots = option.find("..");
  if (equals == std::string::npos || dots == std::string::npos) return {option};
  const auto number = [&](std::size_t from, std::size_t to) {
    int value = 0;
    const char* const end = option.data() + to;
    const auto [read, error] = std::from_chars(option.data() + from, end, value);
    if (error != std::errc{} || read != end)
      throw Unusable("--option " + option + ": expected a range such as sweep.score=0..2");
    return value;
  };
  const int first = number(equals + 1, dots);
  const int last = number(dots + 2, option.size());
  constexpr int most = 100;
  if (last < first || last - first >= most)
    throw Unusable(fmt::format(
        "--option {}: expected a range from a smaller number to a greater one, of at most {} values", option, most));
  std::vector<std::string> each;
  for (int value = first; value <= last; ++value) each.push_back(option.substr(0, equals + 1) + std::to_string(value));
  return each;
}

// The rules are called as they were typed, which can be the name of any file: in one line.
Arm arm_of(const StudyWanted& wanted, const std::string& rules, const std::vector<std::string>& options = {}) {
  std::string name = rules;
  for (const std::string& option : options) name += " " + option;
  Arm arm{plain_line(name), rules_of(RulesChoice{rules, wanted.seats, options, {}})};
  want_all_clauses(arm.rules, rules);
  return arm;
}

std::vector<players::PlayerType> players_of(const StudyWanted& wanted) {
  std::vector<players::PlayerType> players;
  for (const std::string& name : wanted.players) {
    const auto player = players::player_called(name);
    if (!player)
      throw Unusable(
          fmt::format("--players: no player \"{}\"{}; there are random, greedy, careful, search and search:500, "
                      "with so many playouts a turn (1 to {}), and program, which is the one behind --",
                      name, nearest_phrase(name, players::player_names), players::most_playouts));
    players.push_back(*player);
  }
  return players;
}

Study study_of(const StudyWanted& wanted, std::string title, std::vector<Arm> arms) {
  const Seats seats = arms.front().rules.seats;
  for (const Arm& arm : arms)
    if (arm.rules.seats != seats)
      throw Unusable(fmt::format("{} is played by {} and {} by {}: say by how many with --seats", arms.front().name,
                                 seats.count, arm.name, arm.rules.seats.count));
  if (wanted.players.size() > seats.count)
    throw Unusable(fmt::format("--players: found {}, expected one for each seat at most, of which there are {}",
                               wanted.players.size(), int{seats.count}));
  return {std::move(title),   std::move(arms),
          players_of(wanted), wanted.matches ? study::Extent::match : study::Extent::deal,
          wanted.seed,        {}};
}

std::vector<Arm> arms_of_options(const StudyWanted& wanted, const std::string& rules) {
  const Arm base = arm_of(wanted, rules);
  std::vector<Arm> arms{base};
  for (const std::string& option : wanted.options) {
    for (const std::string& setting : each_value(option)) {
      Arm arm = arm_of(wanted, rules, {setting});
      if (arm.rules != base.rules) arms.push_back(std::move(arm));
    }
  }
  if (arms.size() == 1) throw Unusable(base.name + ": it is played by these values already");
  return arms;
}

std::vector<Arm> with_each_option(const Arm& base) {
  std::vector<Arm> arms{base};
  for (Arm& arm : study::arms_of_each_option(base)) arms.push_back(std::move(arm));
  return arms;
}

std::vector<Arm> arms_of_question(const Arm& base, const Question& question) {
  std::vector<Arm> arms{base};
  for (Arm& arm : study::arms_of(base, question)) arms.push_back(std::move(arm));
  return arms;
}

const Question& question_of(const std::string& typed) {
  const std::string id = in_capitals(typed);
  const Question* question = find_question(id);
  if (question == nullptr) throw Unusable("--question " + typed + ": no such question (see: casino rules questions)");
  if (options_of(*question).empty()) throw Unusable("--question " + id + ": it is decided, and no option changes that");
  return *question;
}

std::vector<Study> studies_of_question(const StudyWanted& wanted) {
  const Question& question = question_of(wanted.question);
  std::vector<Study> studies;
  for (const std::string& name : wanted.rules) {
    std::vector<Arm> arms = arms_of_question(arm_of(wanted, name), question);
    if (arms.size() == 1) throw Unusable(fmt::format("--question {}: no reading changes {}", question.id, name));
    std::string title = arms.front().name;
    studies.push_back(study_of(wanted, std::move(title), std::move(arms)));
  }
  if (!wanted.rules.empty()) return studies;
  for (const VariantEntry& variant : variants()) {
    if (wanted.seats != 0 && (wanted.seats < variant.fewest_seats || wanted.seats > variant.most_seats)) continue;
    const Arm base = arm_of(wanted, std::string(variant.name));
    if (study::concerns(question, base))
      studies.push_back(study_of(wanted, base.name, arms_of_question(base, question)));
  }
  if (studies.empty())
    throw Unusable(
        fmt::format("--question {}: it changes no variant as it is usually played; name the rules", question.id));
  return studies;
}

std::vector<Study> studies_of(const StudyWanted& wanted) {
  if (!wanted.question.empty()) return studies_of_question(wanted);
  if (wanted.rules.empty()) throw Unusable("study: which rules? (see: casino study --help)");
  std::vector<Study> studies;
  if (wanted.options.empty() && !wanted.each_option) {
    std::vector<Arm> arms;
    std::string title;
    for (const std::string& name : wanted.rules) {
      arms.push_back(arm_of(wanted, name));
      title += (title.empty() ? "" : ", ") + arms.back().name;
    }
    studies.push_back(study_of(wanted, std::move(title), std::move(arms)));
    return studies;
  }
  for (const std::string& name : wanted.rules) {
    std::vector<Arm> arms = wanted.each_option ? with_each_option(arm_of(wanted, name)) : arms_of_options(wanted, name);
    std::string title = arms.front().name;
    studies.push_back(study_of(wanted, std::move(title), std::move(arms)));
  }
  return studies;
}

study::Part part_wanted(const StudyWanted& wanted, const CLI::App& verb) {
  if (!wanted.resume.empty()) {
    if (!wanted.rules.empty())
      throw Unusable("study: what is played stands in the file of --resume; RULES cannot change it");
    for (const char* name : {"--seats", "--option", "--question", "--each-option", "--players", "--matches", "--deals",
                             "--seed", "--shard", "--result"})
      if (verb.count(name) > 0)
        throw Unusable(std::string("study: what is played stands in the file of --resume; ") + name +
                       " cannot change it");
    study::Part part = part_in(wanted.resume);
    if (part.plan.version != version)
      throw Unusable(
          fmt::format("{}: it was begun by version {}, and this is {}", wanted.resume, part.plan.version, version));
    return part;
  }
  const bool stops_by_itself = wanted.wishes.within || !wanted.wishes.budget.empty();
  const std::uint64_t deals = wanted.deals.value_or(stops_by_itself ? study::most_deals : usual_deals);
  const study::Shard shard = shard_of(wanted.shard);
  if (shard.of > 1 && wanted.wishes.within)
    throw Unusable("study: how narrow an interval is shows only when all shards are together; say how many --deals");
  if (shard.of > 1 && !wanted.deals)
    throw Unusable("study: for shards to be parts of one run say how many --deals there are");
  return study::begun({std::string(version), studies_of(wanted), deals}, shard);
}

// The program behind --, which has to be one of the players; nothing where none is.
std::unique_ptr<Hired> hired_for(const StudyWanted& wanted, study::Part& part) {
  const auto has_a_program = [](const Study& study) { return study.has_a_program(); };
  const bool is_wanted = std::any_of(part.plan.studies.begin(), part.plan.studies.end(), has_a_program);
  const std::vector<std::string>& command = wanted.program.command;
  if (is_wanted && command.empty())
    throw Unusable(
        "study: \"program\" plays; say which behind --: casino study royal --players random,program -- "
        "python3 my_player.py");
  if (!is_wanted && !command.empty())
    throw Unusable(
        "study: found a program behind --, expected \"program\" among the players (--players random,program)");
  if (!is_wanted) return nullptr;
  auto hired = std::make_unique<Hired>(wanted.program);
  for (Study& study : part.plan.studies) {
    hired->look_whether_it_plays(study);
    if (!wanted.resume.empty() && study.program != hired->name())
      throw Unusable(fmt::format("{}: it was begun by the program {}, and this is {}", wanted.resume, study.program,
                                 hired->name()));
    study.program = hired->name();
  }
  return hired;
}

// What a program has done that nobody can play on after, or that is wrong with it: told, and earned.
void tell_of_program(Session& session, const std::string& what) {
  session.earn(ExitCode::does_not_hold);
  if (session.as_json) session.out.write(line_of(refusal(what)));
  session.out.flush();
  complain("casino: " + what);
}

// False where a program has failed: there is nothing to report then.
bool play(StudyWanted& wanted, study::Part& part) {
  try {
    const std::unique_ptr<Hired> hired = hired_for(wanted, part);
    if (hired) wanted.wishes.programs = &hired->programs();
    go_on(wanted.session, part, wanted.wishes);
    if (hired && !Interruption::has_come())
      for (const std::string& wrong : hired->programs().stop())
        tell_of_program(wanted.session, fmt::format("the program {}: {}", hired->name(), wrong));
    return true;
  } catch (const study::ProgramFailed& why) {
    if (!Interruption::has_come()) tell_of_program(wanted.session, why.what());
    return false;
  }
}

void take_the_program(StudyWanted& wanted, const CLI::App& verb) {
  wanted.program.command = wanted.session.program;
  if (!wanted.program.command.empty()) return;
  for (const char* name : {"--timeout", "--start-timeout", "--memory", "--file-size", "--processes", "--processor-time",
                           "--env", "--output"})
    if (verb.count(name) > 0)
      throw Unusable(fmt::format("study: {} is about a program that plays, and none stands behind --", name));
}

void run_study(StudyWanted& wanted, const CLI::App& verb) {
  take_the_program(wanted, verb);
  std::vector<std::string> inputs = wanted.rules;
  inputs.push_back(wanted.resume);
  inputs.insert(inputs.end(), wanted.program.command.begin(), wanted.program.command.end());
  refuse_to_write_over(
      {{"--result", wanted.wishes.result}, {"--html", wanted.reports.html}, {"--svg", wanted.reports.svg}}, inputs);
  study::Part part = part_wanted(wanted, verb);
  if (!wanted.resume.empty()) wanted.wishes.result = wanted.resume;
  StudyPictures pictures(wanted.reports);
  if (!play(wanted, part)) return;
  report(wanted.session, part, wanted.reports, pictures);
  if (Interruption::has_come() && !wanted.session.as_json && !wanted.reports.as_csv)
    wanted.session.out.line(
        "interrupted: this is of what was played until then{}",
        wanted.wishes.result.empty() ? "" : plain_line("; casino study --resume " + wanted.wishes.result + " goes on"));
}

void add_reports(CLI::App& verb, StudyWanted& wanted) {
  verb.add_flag("--csv", wanted.reports.as_csv, "A table for other programs")->excludes("--json");
  verb.add_option("--html", wanted.reports.html, "Write a page with pictures and tables, too")->type_name("FILE");
  verb.add_option("--svg", wanted.reports.svg, "Write a picture of the intervals, too")->type_name("FILE");
}

void add_what(CLI::App& verb, StudyWanted& wanted) {
  verb.add_option("RULES", wanted.rules,
                  "Variants, dialects, or files with rules; the others are held against the first");
  add_number(verb, "--seats", wanted.seats, "How many play (default: as many as usual)", 2, max_seats);
  verb.add_option("--option", wanted.options, "Hold the rules against themselves with this; a range tries each number")
      ->type_name("KEY=VALUE|KEY=A..B")
      ->allow_extra_args(false);
  verb.add_option("--question", wanted.question,
                  "Hold all readings of a question against each other, in the rules named, or in each variant of whose "
                  "text it is asked")
      ->type_name("ID")
      ->excludes("--option");
  verb.add_flag("--each-option", wanted.each_option,
                "Every value of each option that a question leaves open, one at a time, ranked by effect")
      ->excludes("--option")
      ->excludes("--question");
}

void add_how(CLI::App& verb, StudyWanted& wanted) {
  verb.add_option(
          "--players", wanted.players,
          "Who plays, round the table: random, greedy, careful, search, search:500 (playouts a turn), program: the "
          "one behind --, asked by the adapter protocol (docs/protocol.md), by each thread one of its own")
      ->delimiter(',')
      ->type_name("NAME,...")
      ->capture_default_str();
  verb.add_flag("--matches", wanted.matches, "Play whole matches, not single deals");
  add_number(
      verb, "--deals", wanted.deals,
      fmt::format("So many deals, or matches (default: {}, or as many as --within and --budget allow)", usual_deals), 1,
      study::most_deals);
  verb.add_option("--within", wanted.wishes.within,
                  "Until it is known so narrowly who wins: 0.01 is one game in a hundred")
      ->check(CLI::Range(0.0001, 1.0))
      ->check([](const std::string& typed) {  // whatever is no number lies between any two
        return std::string(typed.find_first_of("nN") == std::string::npos ? "" : "expected a number from 0.0001 to 1");
      })
      ->type_name("W");
  verb.add_option("--budget", wanted.wishes.budget, "So long at most: 30s, 5m, 2h")->type_name("TIME");
  add_number(verb, "--seed", wanted.seed, "The same seed gives the same report on every machine")
      ->capture_default_str();
  add_number(verb, "--jobs", wanted.wishes.jobs, "So many threads (default: one for each core)", 1, 1024);
  verb.add_option("--shard", wanted.shard, "Play one of several parts that are the whole together")
      ->type_name("I/N")
      ->capture_default_str();
  verb.add_option("--result", wanted.wishes.result,
                  "Keep what was measured in a file, for --resume and for casino merge")
      ->type_name("FILE");
  verb.add_option("--resume", wanted.resume, "Go on with the run of such a file")->type_name("FILE");
}

}  // namespace

void add_study(CLI::App& app, Session& session) {
  auto wanted = std::make_shared<StudyWanted>(StudyWanted{.session = session});
  CLI::App& verb = add_verb(
      app, "study", "What a ruling does to the game: deals played by several rules, and what differs", session,
      {"casino study royal --option sweep.score=0..2",
       "casino study --question Q-AA-01 --players careful --within 0.02",
       "casino study swazi --each-option --deals 500",
       "casino study royal --players random,careful --seats 3 --html royal.html",
       "casino study sotho --deals 10000 --shard 2/8 --result sotho.2.json", "casino study --resume sotho.2.json",
       "casino study royal --players random,program -- python3 my_player.py"});
  add_what(verb, *wanted);
  add_how(verb, *wanted);
  add_reports(verb, *wanted);
  add_limits(verb, wanted->program, "the program");
  session.starts_a_program = &verb;
  verb.callback([wanted, &verb] {
    const Interruption interruption;
    run_study(*wanted, verb);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
