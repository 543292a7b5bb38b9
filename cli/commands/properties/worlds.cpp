#include <algorithm>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/arguments/shard.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/properties/walks_told.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/session/interruption.hpp"
#include "cli/worlds/source.hpp"
#include "cli/worlds/walking.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

using properties::World;

struct Worlds {
  Session& session;
  std::vector<std::string> names;
  std::vector<std::string> files;
  std::string budget;
  std::string shard = "1/1";
  WalkWishes wishes;
  WalkReports reports;
  std::size_t jobs = 0;
};

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
        time_(wanted.budget),
        told_(wanted.session, wanted.reports) {}

  void go() {
    do go_through(worlds_not_done());
    while (!time_.is_over() && !Interruption::has_come() && !worlds_not_done().empty());
    while (reported_ < worlds_.size()) report_next();
    told_.finish();
  }

 private:
  // Those first whose walk was kept the longest ago, or never: with a budget that is over before all have been at it,
  // the next run begins with the others.
  [[nodiscard]] std::vector<std::size_t> worlds_not_done() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = reported_; i < worlds_.size(); ++i)
      if (!is_done_[i]) numbers.push_back(i);
    const auto kept = [&](std::size_t i) { return last_kept(worlds_[i], wanted_.wishes); };
    if (!wanted_.wishes.checkpoint.empty())
      std::stable_sort(numbers.begin(), numbers.end(), [&](auto a, auto b) { return kept(a) < kept(b); });
    return numbers;
  }

  void go_through(const std::vector<std::size_t>& numbers) {
    time_.begin_round(numbers.size(), jobs_);
    OrderedWork<std::size_t> work(jobs_);
    for (const std::size_t i : numbers) {
      work.add([this, i] {
        if (walks_[i] == nullptr) walks_[i] = begun(i);
        walks_[i]->go_on(time_);
        return i;
      });
      if (jobs_ == 1) came_back(work.next());
    }
    while (!work.empty()) came_back(work.next());
  }

  [[nodiscard]] std::unique_ptr<LimitedWalk> begun(std::size_t number) const {
    const properties::PlaceInRun place{std::string(version), number + 1, worlds_.size()};
    return std::make_unique<LimitedWalk>(worlds_[number], wanted_.wishes, place);
  }

  void came_back(std::size_t number) {
    is_done_[number] = walks_[number]->is_done();
    while (reported_ < worlds_.size() && is_done_[reported_]) report_next();
  }

  void report_next() {
    told_.add(walks_[reported_]->walk().walked());
    walks_[reported_]->kept().complain_of_what_is_not_kept(wanted_.session, "where the walk stands is not kept");
    walks_[reported_++].reset();
  }

  Worlds& wanted_;
  const std::vector<World>& worlds_;
  std::vector<std::unique_ptr<LimitedWalk>> walks_;
  std::vector<bool> is_done_;  // and has come back
  std::size_t jobs_;
  SharedTime time_;
  std::size_t reported_ = 0;
  WalksTold told_;
};

void walk_all(Worlds& wanted) {
  const std::vector<World> worlds = worlds_meant(wanted.session, wanted.files, wanted.names);
  wanted.wishes.shard = shard_of(wanted.shard);
  Rounds(wanted, worlds).go();
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
  verb.add_option("--shard", wanted->shard,
                  "Look at one position in so many: 2/5 (casino merge puts all parts together)")
      ->type_name("I/N")
      ->capture_default_str();
  verb.add_option("--checkpoint", wanted->wishes.checkpoint,
                  "Where walks stand is kept here, and they go on from there")
      ->type_name("FOLDER");
  verb.add_option("--store", wanted->reports.store, "Where turns that break a fact are kept; \"\": nowhere")
      ->type_name("FOLDER")
      ->capture_default_str();
  verb.add_flag("--table", wanted->reports.as_table, "Tell how large the worlds are, as a page in Markdown");
  add_number(verb, "--jobs", wanted->jobs, "So many worlds at a time (default: all processors)", 1, 256);
  verb.callback([wanted] {
    const Interruption interruption;
    walk_all(*wanted);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
