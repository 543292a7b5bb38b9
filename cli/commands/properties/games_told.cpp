#include "cli/commands/properties/games_told.hpp"

#include <map>

#include <fmt/ranges.h>

#include "cli/commands/properties/breach.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using properties::GamesTally;

json::Json summary_in_json(const GamesTally& tally, const LookedAt& looked_at) {
  json::Json times = json::Json::object();
  for (const auto& [fact, count] : tally.times) times[fact] = count;
  json::Json summary = {{"games", tally.games},           {"deals", tally.deals},
                        {"turns", tally.turns},           {"passed_over", tally.passed_over},
                        {"unusable", looked_at.unusable}, {"broken", tally.breaches.size()},
                        {"facts", std::move(times)}};
  if (!looked_at.shard.is_the_whole()) summary["shard"] = parts::in_json(looked_at.shard);
  if (Interruption::has_come()) summary["complete"] = false;
  return {{"summary", std::move(summary)}};
}

std::string summary_in_words(const GamesTally& tally, const LookedAt& looked_at) {
  std::string text = fmt::format("{}, {}, {}", counted(tally.games, "game"), counted(tally.deals, "deal"),
                                 counted(tally.turns, "turn"));
  if (looked_at.tables > 0) text = counted(looked_at.tables, "table") + ", " + text;
  if (tally.passed_over > 0) text += fmt::format(" ({} passed over: not legal, or not all known)", tally.passed_over);
  if (looked_at.unusable > 0) text += fmt::format(", {} that cannot be read", looked_at.unusable);
  const std::size_t facts = tally.times.size();
  if (!tally.breaches.empty()) text += fmt::format(": {} of {} broken", tally.breaches.size(), counted(facts, "fact"));
  else if (facts == 0) text += ": nothing was checked";
  else text += fmt::format(": {} {}", counted(facts, "fact"), facts == 1 ? "holds" : "hold");
  if (Interruption::has_come()) text += "; interrupted";
  return text;
}

// For no game promised them.
void complain_of_what_was_not_checked(Session& session, const GamesTally& tally,
                                      const std::vector<std::string>& wanted) {
  if (tally.times.empty()) return nothing_was_checked(session, "there was nothing to hold a fact against");
  std::vector<std::string> missed;
  for (const std::string& fact : wanted)
    if (!tally.times.contains(fact)) missed.push_back(fact);
  if (missed.empty()) return;
  session.earn(ExitCode::undetermined);
  session.out.flush();
  complain(fmt::format("casino: not checked, for no game promised it: {}", fmt::join(missed, ", ")));
}

}  // namespace

std::string_view says_of(std::string_view fact) {
  static const auto sentences = [] {
    std::map<std::string_view, std::string_view> says;
    for (const properties::ListedFact& one : properties::listed()) says.emplace(one.name, one.says);
    return says;
  }();
  return sentences.at(fact);
}

void report(Session& session, const properties::FirstBreach& first) {
  report(session, first.breach, says_of(first.breach.fact), first.where);
}

void report(Session& session, const GamesTally& tally, const LookedAt& looked_at,
            const std::vector<std::string>& wanted) {
  if (session.as_json) print(session, formats::properties, summary_in_json(tally, looked_at));
  else session.out.line("{}", summary_in_words(tally, looked_at));
  if (tally.breaches.empty()) complain_of_what_was_not_checked(session, tally, wanted);
}

}  // namespace casino::cli
