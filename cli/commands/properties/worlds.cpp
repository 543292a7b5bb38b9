#include <algorithm>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/properties/breach.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "cli/worlds/source.hpp"
#include "cli/worlds/table.hpp"
#include "cli/worlds/walking.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

using properties::Walk;
using properties::World;

struct Worlds {
  Session& session;
  std::vector<std::string> names;
  std::vector<std::string> files;
  std::string budget;
  std::string shard = "1/1";
  WalkWishes wishes;
  std::string store = "casino-found";
  std::size_t jobs = 0;
  bool as_table = false;
  std::vector<WorldSize> sizes;
};

struct Total {
  std::uint64_t worlds = 0;
  std::uint64_t wholly = 0;
  std::uint64_t states = 0;
  std::uint64_t turns = 0;
  std::uint64_t flaws = 0;

  void add(const Walk& walk) {
    ++worlds;
    if (is_whole(walk)) ++wholly;
    states += walk.tally().states;
    turns += walk.tally().turns;
    flaws += walk.tally().flaws;
  }
};

bool is_one_of_several(const properties::Shard& shard) { return shard.of > 1; }

json::Json in_json(const properties::Shard& shard) { return {shard.number, shard.of}; }

json::Json walk_in_json(const Walk& walk) {
  const properties::WalkTally& tally = walk.tally();
  json::Json reported = {{"world", walk.world().name},
                         {"variant", walk.world().rules.variant},
                         {"seats", walk.world().rules.seats.count},
                         {"is_over", walk.is_over()},
                         {"deals", tally.deals},
                         {"deals_in_all", walk.deals_in_all()},
                         {"states", tally.states},
                         {"turns", tally.turns},
                         {"merged", tally.merged},
                         {"ends", tally.ends},
                         {"refereed", tally.refereed},
                         {"flaws", tally.flaws}};
  if (is_one_of_several(walk.shard())) reported["shard"] = in_json(walk.shard());
  if (walk.world().match) {
    reported["standings"] = walk.standings();
    reported["match_ends"] = tally.match_ends;
  }
  return reported;
}

// What of the world was seen: of one of several shards never the whole.
std::string extent_in_words(const Walk& walk) {
  const properties::Shard& shard = walk.shard();
  if (!is_one_of_several(shard)) return walk.is_over() ? "the whole world" : "a part of it   ";
  if (walk.first_deals() == 0) return fmt::format("no deal is for shard {}/{}", shard.number, shard.of);
  return fmt::format("{} of shard {}/{}", walk.is_over() ? "all" : "a part", shard.number, shard.of);
}

// "1,234 turns, 56 ends"; of matches also how they can stand before a deal, and in how many ways they end.
std::string in_words(const properties::WalkTally& tally, const Walk& walk) {
  std::string words = fmt::format("{}, {}", counted(tally.turns, "turn"), counted(tally.ends, "end"));
  if (walk.world().match)
    words += fmt::format("; matches: {}, {}", counted(walk.standings(), "standing"), counted(tally.match_ends, "end"));
  return words;
}

void report(Worlds& wanted, const Walk& walk) {
  Session& session = wanted.session;
  const properties::WalkTally& tally = walk.tally();
  if (wanted.as_table) wanted.sizes.push_back(size_of(walk));
  else if (session.as_json) print(session, formats::properties, walk_in_json(walk));
  else
    session.out.line("{:<20} {}: {} of {}, {}; every turn tried in {}", walk.world().name, extent_in_words(walk),
                     counted(tally.states, "position"),
                     walk.is_over() ? counted(walk.deals_in_all(), "deal")
                                    : fmt::format("{} in {} deals", tally.deals, walk.deals_in_all()),
                     in_words(tally, walk), tally.refereed);
  if (tally.flaws > 0) session.earn(ExitCode::does_not_hold);
  const properties::Check check;
  for (const properties::Flaw& flaw : walk.flaws()) {
    const properties::Breach small = properties::shrunk(check, {flaw.fact, flaw.exhibit, 0, 0});
    report(session, small, flaw.says, walk.world().name);
    if (!session.as_json && !flaw.details.empty()) session.out.line("{}", flaw.details);
    keep(session, wanted.store, small, flaw.says);
  }
}

std::string outcome_in_words(const Total& total) {
  if (total.states == 0) return "nothing was looked at";
  if (total.flaws == 0) return "all that should hold holds";
  return counted(total.flaws, "place") + " where something that should hold does not";
}

void report(Session& session, const properties::Shard& shard, const Total& total) {
  if (session.as_json) {
    json::Json summary = {{"worlds", total.worlds},
                          {"wholly", total.wholly},
                          {"states", total.states},
                          {"turns", total.turns},
                          {"flaws", total.flaws}};
    if (is_one_of_several(shard)) summary["shard"] = in_json(shard);
    if (Interruption::has_come()) summary["complete"] = false;
    return print(session, formats::properties, {{"summary", std::move(summary)}});
  }
  std::string text = counted(total.worlds, "world");
  if (is_one_of_several(shard)) text = fmt::format("shard {}/{} of {}", shard.number, shard.of, text);
  session.out.line("{}, {} of them wholly: {}, {}; {}{}", text, total.wholly, counted(total.states, "position"),
                   counted(total.turns, "turn"), outcome_in_words(total),
                   Interruption::has_come() ? "; interrupted" : "");
}

void complain_of_what_is_not_kept(Session& session, const LimitedWalk& walk) {
  if (walk.why_not_kept().empty()) return;
  session.out.flush();
  complain(fmt::format("casino: {}; where the walk stands is not kept", walk.why_not_kept()));
  session.earn(ExitCode::own_failure);
}

// Worlds in rounds: what time some leave over goes to those that need more. Each is reported when it is through, and
// all before it are.
class Rounds {
 public:
  Rounds(Worlds& wanted, const std::vector<World>& worlds)
      : wanted_(wanted),
        worlds_(worlds),
        walks_(worlds.size()),
        is_done_(worlds.size()),
        jobs_(wanted.jobs != 0 ? wanted.jobs : std::max(1U, std::thread::hardware_concurrency())),
        time_(wanted.budget) {}

  Total go() {
    do go_through(worlds_not_done());
    while (!time_.is_over() && !Interruption::has_come() && !worlds_not_done().empty());
    while (reported_ < worlds_.size()) report_next();
    return total_;
  }

 private:
  [[nodiscard]] std::vector<std::size_t> worlds_not_done() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = reported_; i < worlds_.size(); ++i)
      if (!is_done_[i]) numbers.push_back(i);
    return numbers;
  }

  void go_through(const std::vector<std::size_t>& numbers) {
    time_.begin_round(numbers.size(), jobs_);
    OrderedWork<std::size_t> work(jobs_);
    for (const std::size_t i : numbers) {
      work.add([this, i] {
        if (walks_[i] == nullptr) walks_[i] = std::make_unique<LimitedWalk>(worlds_[i], wanted_.wishes);
        walks_[i]->go_on(time_);
        return i;
      });
      if (jobs_ == 1) came_back(work.next());
    }
    while (!work.empty()) came_back(work.next());
  }

  void came_back(std::size_t number) {
    is_done_[number] = walks_[number]->is_done();
    while (reported_ < worlds_.size() && is_done_[reported_]) report_next();
  }

  void report_next() {
    report(wanted_, walks_[reported_]->walk());
    complain_of_what_is_not_kept(wanted_.session, *walks_[reported_]);
    total_.add(walks_[reported_]->walk());
    walks_[reported_++].reset();
  }

  Worlds& wanted_;
  const std::vector<World>& worlds_;
  std::vector<std::unique_ptr<LimitedWalk>> walks_;
  std::vector<bool> is_done_;  // and has come back
  std::size_t jobs_;
  SharedTime time_;
  std::size_t reported_ = 0;
  Total total_;
};

void walk_all(Worlds& wanted) {
  const std::vector<World> worlds = worlds_meant(wanted.session, wanted.files, wanted.names);
  wanted.wishes.shard = shard_of(wanted.shard);
  const Total total = Rounds(wanted, worlds).go();
  if (wanted.as_table) wanted.session.out.write(page_of(wanted.sizes));
  else report(wanted.session, wanted.wishes.shard, total);
  if (total.states == 0) nothing_was_checked(wanted.session, "no position of any world was looked at");
}

}  // namespace

void add_properties_worlds(CLI::App& properties, Session& session) {
  auto wanted = std::make_shared<Worlds>(Worlds{.session = session});
  CLI::App& verb = add_verb(properties, "worlds",
                            "Go through every position of every deal in small worlds, and hold all that should hold "
                            "against each",
                            session,
                            {"casino properties worlds --states 200", "casino properties worlds royal-2 swazi",
                             "casino properties worlds --budget 20m --checkpoint walked",
                             "casino properties worlds --in my-world.json --shard 2/5 --checkpoint walked"});
  verb.add_option("world", wanted->names, "Only these worlds, or those of these variants");
  verb.add_option("--in", wanted->files, "Files or folders of worlds; the program's own if none is given")
      ->type_name("PATH");
  add_corpus_option(verb, session);
  verb.add_option("--budget", wanted->budget, "Stop after so long by the clock, shared among the worlds: 30s, 20m, 2h")
      ->type_name("TIME");
  add_number(verb, "--states", wanted->wishes.states, "Stop after so many positions of each world", 1);
  verb.add_option("--shard", wanted->shard, "One part of so many, by their first deals: 2/5")
      ->type_name("I/N")
      ->capture_default_str();
  verb.add_option("--checkpoint", wanted->wishes.checkpoint,
                  "Where walks stand is kept here, and they go on from there")
      ->type_name("FOLDER");
  verb.add_option("--store", wanted->store, "Where turns that break a fact are kept; \"\": nowhere")
      ->type_name("FOLDER")
      ->capture_default_str();
  verb.add_flag("--table", wanted->as_table, "Tell how large the worlds are, as a page in Markdown");
  add_number(verb, "--jobs", wanted->jobs, "So many worlds at a time (default: all processors)", 1, 256);
  verb.callback([wanted] {
    const Interruption interruption;
    walk_all(*wanted);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
