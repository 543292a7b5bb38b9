#include <algorithm>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>

#include "cli/commands/properties.hpp"
#include "cli/commands/properties_breach.hpp"
#include "cli/interruption.hpp"
#include "cli/ordered_work.hpp"
#include "cli/requests.hpp"
#include "cli/whole_number.hpp"
#include "cli/words.hpp"
#include "cli/worlds/source.hpp"
#include "cli/worlds/table.hpp"
#include "cli/worlds/walking.hpp"

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

  explicit Worlds(Session& where) : session(where) {}
};

struct Total {
  std::uint64_t worlds = 0;
  std::uint64_t wholly = 0;
  std::uint64_t states = 0;
  std::uint64_t turns = 0;
  std::uint64_t flaws = 0;

  void add(const Walk& walk) {
    ++worlds;
    if (walk.is_over()) ++wholly;
    states += walk.tally().states;
    turns += walk.tally().turns;
    flaws += walk.tally().flaws;
  }
};

json::Json of(const Walk& walk) {
  const properties::WalkTally& tally = walk.tally();
  json::Json told = {{"world", walk.world().name},
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
  if (walk.world().match) {
    told["standings"] = walk.standings();
    told["match_ends"] = tally.match_ends;
  }
  return told;
}

// "1,234 turns, 56 ends"; of matches also how they can stand before a deal, and in how many ways they end.
std::string in_words(const properties::WalkTally& tally, const Walk& walk) {
  std::string words = fmt::format("{}, {}", counted(tally.turns, "turn"), counted(tally.ends, "end"));
  if (walk.world().match)
    words += fmt::format("; matches: {}, {}", counted(walk.standings(), "standing"), counted(tally.match_ends, "end"));
  return words;
}

void tell(Worlds& wanted, const Walk& walk) {
  Session& session = wanted.session;
  const properties::WalkTally& tally = walk.tally();
  if (wanted.as_table) wanted.sizes.push_back(size_of(walk));
  else if (session.as_json) print(session, of(walk));
  else
    session.out.line("{:<20} {}: {} of {}, {}; every turn tried in {}", walk.world().name,
                     walk.is_over() ? "the whole world" : "a part of it   ", counted(tally.states, "position"),
                     walk.is_over() ? counted(walk.deals_in_all(), "deal")
                                    : fmt::format("{} in {} deals", tally.deals, walk.deals_in_all()),
                     in_words(tally, walk), tally.refereed);
  if (tally.flaws > 0) session.earn(ExitCode::does_not_hold);
  const properties::Check check;
  for (const properties::Flaw& flaw : walk.flaws()) {
    const properties::Breach small = properties::shrunk(check, {flaw.fact, flaw.exhibit, 0, 0});
    tell(session, small, flaw.says, walk.world().name);
    if (!session.as_json && !flaw.told.empty()) session.out.line("{}", flaw.told);
    keep(session, wanted.store, small, flaw.says);
  }
}

void tell(Session& session, const Total& total) {
  if (session.as_json)
    return print(session, {{"summary",
                            {{"worlds", total.worlds},
                             {"wholly", total.wholly},
                             {"states", total.states},
                             {"turns", total.turns},
                             {"flaws", total.flaws}}}});
  session.out.line("{}, {} of them wholly: {}, {}; {}", counted(total.worlds, "world"), total.wholly,
                   counted(total.states, "position"), counted(total.turns, "turn"),
                   total.flaws == 0 ? "all that should hold holds"
                                    : counted(total.flaws, "place") + " where something that should hold does not");
}

void walk_all(Worlds& wanted) {
  const std::vector<World> worlds = worlds_meant(wanted.files, wanted.names);
  wanted.wishes.shard = shard_of(wanted.shard);
  const std::size_t jobs = wanted.jobs != 0 ? wanted.jobs : std::max(1U, std::thread::hardware_concurrency());
  SharedTime time(wanted.budget, worlds.size(), jobs);
  OrderedWork<std::unique_ptr<Walk>> work(jobs);
  Total total;
  const auto tell_of_next = [&] {
    const std::unique_ptr<Walk> walk = work.next();
    tell(wanted, *walk);
    total.add(*walk);
  };
  for (const World& world : worlds) {
    work.add([&] { return walked(world, wanted.wishes, time); });
    if (work.size() >= jobs) tell_of_next();
  }
  while (!work.empty()) tell_of_next();
  if (wanted.as_table) wanted.session.out.write(page_of(wanted.sizes));
  else tell(wanted.session, total);
}

}  // namespace

void add_properties_worlds(CLI::App& properties, Session& session) {
  auto wanted = std::make_shared<Worlds>(session);
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
  verb.add_option("--budget", wanted->budget, "Stop after so long by the clock, shared among the worlds: 30s, 20m, 2h")
      ->type_name("TIME");
  verb.add_option("--states", wanted->wishes.states, "Stop after so many positions of each world")
      ->transform(whole_number(1))
      ->type_name("N");
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
  verb.add_option("--jobs", wanted->jobs, "So many worlds at a time (default: all processors)")
      ->transform(whole_number(1, 256))
      ->type_name("N");
  verb.callback([wanted] {
    const Interruption interruption;
    walk_all(*wanted);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
