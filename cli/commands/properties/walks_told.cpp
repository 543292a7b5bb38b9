#include "cli/commands/properties/walks_told.hpp"

#include "cli/commands/properties/breach.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "cli/worlds/table.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using properties::Walked;

json::Json world_told(const Walked& walked) {
  const properties::WalkTally& tally = walked.tally;
  json::Json told = {{"world", walked.world},
                     {"variant", walked.rules.variant},
                     {"seats", walked.rules.seats.count},
                     {"is_over", walked.is_over},
                     {"deals", tally.deals},
                     {"deals_in_all", walked.deals_in_all},
                     {"states", tally.states},
                     {"turns", tally.turns},
                     {"merged", tally.merged},
                     {"ends", tally.ends},
                     {"refereed", tally.refereed},
                     {"flaws", tally.flaws}};
  if (!walked.shard.is_the_whole()) {
    told["shard"] = parts::in_json(walked.shard);
    told["walked"] = tally.walked;
  }
  if (walked.standings) {
    told["standings"] = *walked.standings;
    told["match_ends"] = tally.match_ends;
  }
  return told;
}

// What of the world was seen: by one of several shards never the whole.
std::string extent_in_words(const Walked& walked) {
  const properties::Shard& shard = walked.shard;
  if (shard.is_the_whole()) return walked.is_over ? "the whole world" : "a part of it   ";
  return fmt::format("{} of shard {}/{}", walked.is_over ? "all" : "a part", shard.number, shard.of);
}

// "1,234 turns, 56 ends"; of matches also how they can stand before a deal, and in how many ways they end.
std::string counts_in_words(const Walked& walked) {
  std::string words = fmt::format("{}, {}", counted(walked.tally.turns, "turn"), counted(walked.tally.ends, "end"));
  if (walked.standings)
    words += fmt::format("; matches: {}, {}", counted(*walked.standings, "standing"),
                         counted(walked.tally.match_ends, "end"));
  return words;
}

std::string outcome_in_words(const properties::WalkTally& total) {
  if (total.states == 0) return "nothing was looked at";
  if (total.flaws == 0) return "all that should hold holds";
  return counted(total.flaws, "place") + " where something that should hold does not";
}

}  // namespace

void WalksTold::add(const Walked& walked) {
  ++worlds_;
  if (walked.is_whole()) ++wholly_;
  total_.add(walked.tally);
  shard_ = walked.shard;
  if (wishes_.as_table) for_table_.push_back(walked);
  else add_line(walked);
  add_flaws(walked);
}

void WalksTold::add_line(const Walked& walked) {
  const properties::WalkTally& tally = walked.tally;
  if (session_.as_json) return print(session_, formats::properties, world_told(walked));
  session_.out.line("{:<20} {}: {} of {}, {}; every turn tried in {}", walked.world, extent_in_words(walked),
                    counted(tally.states, "position"),
                    walked.is_over ? counted(walked.deals_in_all, "deal")
                                   : fmt::format("{} in {} deals", tally.deals, walked.deals_in_all),
                    counts_in_words(walked), tally.refereed);
}

void WalksTold::add_flaws(const Walked& walked) {
  if (walked.tally.flaws > 0) session_.earn(ExitCode::does_not_hold);
  const properties::Check check;
  for (const properties::Flaw& flaw : walked.flaws) {
    const properties::Breach small = properties::shrunk(check, {flaw.fact, flaw.exhibit, 0, 0});
    report(session_, small, flaw.says, walked.world);
    if (!session_.as_json && !flaw.details.empty()) session_.out.line("{}", flaw.details);
    keep(session_, wishes_.store, small, flaw.says);
  }
}

void WalksTold::finish() {
  if (wishes_.as_table) session_.out.write(page_of(for_table_));
  else if (session_.as_json) summary_in_json();
  else summary_in_words();
  if (total_.states == 0) nothing_was_checked(session_, "no position of any world was looked at");
}

void WalksTold::summary_in_json() const {
  json::Json summary = {{"worlds", worlds_},
                        {"wholly", wholly_},
                        {"states", total_.states},
                        {"turns", total_.turns},
                        {"flaws", total_.flaws}};
  if (!shard_.is_the_whole()) summary["shard"] = parts::in_json(shard_);
  if (Interruption::has_come()) summary["complete"] = false;
  print(session_, formats::properties, {{"summary", std::move(summary)}});
}

void WalksTold::summary_in_words() const {
  std::string text = counted(worlds_, "world");
  if (!shard_.is_the_whole()) text = fmt::format("shard {}/{} of {}", shard_.number, shard_.of, text);
  session_.out.line("{}, {} of them wholly: {}, {}; {}{}", text, wholly_, counted(total_.states, "position"),
                    counted(total_.turns, "turn"), outcome_in_words(total_),
                    Interruption::has_come() ? "; interrupted" : "");
}

}  // namespace casino::cli
