#include "cli/conform/inferring.hpp"

#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/infer/infer.hpp"
#include "oracle/conform/report/report.hpp"
#include "oracle/conform/report/words.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::cli {
namespace {

using conform::Inferred;
using json::Json;

constexpr std::size_t most_rules_reported = 5;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::vector<std::string> names_of(const std::vector<conform::Operation>& operations) {
  std::vector<std::string> names;
  for (const conform::Operation operation : operations) names.emplace_back(conform::name_of(operation));
  return names;
}

std::string_view outcome_in_words(const conform::TroubleMet& met) {
  return conform::outcome_names.at(static_cast<std::size_t>(outcome_of(conform::Checked(met.failed))));
}

Json inferred_in_json(const Inferred& found) {
  Json untold = Json::array();
  for (const conform::AlikeValues& one : found.values_alike)
    untold.push_back({{"option", entry_of(one.option).name}, {"values", one.values}});
  Json unexplained = Json::array();
  for (const conform::Unexplained& one : found.unexplained) {
    const conform::Said words = conform::said(one.question, one.checked);
    unexplained.push_back({{"id", one.question.id}, {"expected", words.expected}, {"found", words.found}});
  }
  Json troubles = Json::array();
  for (const conform::TroubleMet& one : found.troubles)
    troubles.push_back({{"outcome", outcome_in_words(one)}, {"what", one.failed.what}, {"times", one.times}});
  return {{"rules", json::of(found.rules)}, {"alike", found.alike},       {"operations", names_of(found.operations)},
          {"answers", found.answers},       {"unexplained", unexplained}, {"untold", untold},
          {"troubles", troubles},           {"whole", found.is_whole}};
}

// What its declaration would be.
Json declared(const Inferred& found) {
  Json rules = json::of(found.rules);
  rules["seats"] = Json::array({found.rules.seats.count});
  return {{"operations", names_of(found.operations)}, {"rules", Json::array({rules})}};
}

// As which variant or dialect they are known; or nothing.
std::string full_name_of(const Rules& rules) {
  for (const NamedRules& named : all_named_rules())
    if (named.fewest_seats <= rules.seats.count && rules.seats.count <= named.most_seats &&
        named.rules(rules.seats) == rules)
      return named.name;
  return {};
}

void report(Session& session, const Inferred& found) {
  Output& out = session.out;
  const std::string name = full_name_of(found.rules);
  out.line("it plays {}{}", name.empty() || name == found.rules.variant ? "" : name + ": ",
           rules_in_words(found.rules));
  if (found.unexplained.empty()) out.line("    all of its {} answers are explained by that", found.answers);
  else out.line("    {} of its {} answers are not explained by that:", found.unexplained.size(), found.answers);
  for (std::size_t i = 0; i < found.unexplained.size() && i < most_rules_reported; ++i) {
    const conform::Unexplained& one = found.unexplained[i];
    const conform::Said words = conform::said(one.question, one.checked);
    out.line("        {}: expected {}, found {}", one.question.id, words.expected, words.found);
  }
  if (!found.alike.empty()) out.line("    {} would explain as much", joined(found.alike));
  if (!found.values_alike.empty()) {
    std::vector<std::string> names;
    for (const conform::AlikeValues& one : found.values_alike) names.emplace_back(entry_of(one.option).name);
    out.line("    its answers ({}) do not tell: {}", joined(names_of(found.operations)), joined(names));
  }
  for (const conform::TroubleMet& one : found.troubles)
    out.line("    {}{}: {}", outcome_in_words(one), one.times == 1 ? "" : fmt::format(", {} times", one.times),
             one.failed.what);
  if (!found.is_whole) out.line("    not everything that would tell more could be asked");
  out.line("    to declare: {}", declared(found).dump());
}

// Troubles that are no question's, and answers to what was answered before.
void add_what_nothing_explains(std::vector<conform::TroubleMet>& troubles, const conform::Session& adapter) {
  for (const conform::Failed& failed : adapter.unexplained()) troubles.push_back({failed, 1});
  if (adapter.surplus() > 0)
    troubles.push_back(
        {{conform::Trouble::error, "an answer to a question that was answered before"}, adapter.surplus()});
}

// For as many as it answers for.
std::optional<Inferred> inferred(const Conform& asked, conform::Session& adapter, const corpus::Corpus& corpus) {
  constexpr std::size_t questions_between_looks = 8;
  conform::InferPlan plan;
  Progress progress(asked.session, questions_between_looks);
  std::size_t looks = 0;  // at the clock: nearly each is before a question
  plan.has_time = [&] {
    if (progress.is_due(++looks)) progress.show(fmt::format("about {} questions", looks));
    return asked.plan.has_time();
  };
  for (const int seats : asked.rules.seats == 0 ? std::vector{2, 3, 4} : std::vector{asked.rules.seats}) {
    plan.seats = Seats{static_cast<std::uint8_t>(seats)};
    if (auto found = conform::inferred(adapter, corpus, plan)) return found;
    if (Interruption::has_come()) break;
  }
  return std::nullopt;
}

}  // namespace

void infer(Conform& asked) {
  Session& session = asked.session;
  const Interruption interruption;
  asked.patience.hears = conform::Hears::seats;
  corpus::Corpus corpus = load(session, asked.corpus);
  refuse_unsound(session, corpus);
  if (asked.corpus.empty())
    for (corpus::CaseFile& file : load_witnesses(session).files) corpus.files.push_back(std::move(file));
  conform::Session adapter = asked.conversation();
  const auto started = adapter.start();
  if (const auto* failed = std::get_if<conform::Failed>(&started)) {
    const std::string why = Interruption::has_come() ? "interrupted before it had started" : failed->what;
    session.earn(ExitCode::does_not_hold);
    if (session.as_json) return print(session, conform::run_format, {{"not_started", why}});
    return session.out.line("the adapter does not start: {}", why);
  }
  asked.program.has_started = true;
  asked.start_the_clock();
  auto found = inferred(asked, adapter, corpus);
  const bool has_given_up = adapter.has_given_up();
  if (const auto at_stop = adapter.stop(); at_stop && found) found->troubles.push_back({*at_stop, 1});
  if (found) add_what_nothing_explains(found->troubles, adapter);
  // One that was given up in the middle has not shown what it plays.
  if (!found || !found->unexplained.empty() || !found->troubles.empty() || has_given_up)
    session.earn(ExitCode::does_not_hold);
  if (session.as_json)
    return print(session, conform::run_format, {{"inferred", found ? inferred_in_json(*found) : Json()}});
  if (!found && Interruption::has_come()) return session.out.line("interrupted before it had shown what it plays");
  if (!found) return session.out.line("it answers no question about turns or scores");
  report(session, *found);
}

}  // namespace casino::cli
