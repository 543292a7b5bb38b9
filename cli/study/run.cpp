#include "cli/study/run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "cli/arguments/numbers.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/kept_file.hpp"
#include "cli/session/progress.hpp"
#include "cli/study/result_file.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/round.hpp"
#include "oracle/threads/breakable.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds between_saves{2};

// Where an interval is to become narrow, so many deals are played before it is looked at: of few deals nobody can tell
// how wide it is.
constexpr std::uint64_t fewest_deals = 20 * study::deals_in_a_block;

class StudyRun {
 public:
  StudyRun(Session& session, study::Part& part, const StudyWishes& wishes)
      : session_(session),
        part_(part),
        wishes_(wishes),
        jobs_(wishes.jobs != 0 ? wishes.jobs : std::max(1U, std::thread::hardware_concurrency())),
        progress_(session, 1),
        kept_(wishes.result) {
    if (!wishes.budget.empty()) end_ = Clock::now() + budget_of(wishes.budget);
  }

  void go() {
    // Where it cannot be kept that is reported before anything is played.
    if (!wishes_.result.empty()) kept_.write(study::text_of(part_));
    const std::size_t studies = part_.plan.studies.size();
    for (std::size_t i = 0; i < studies && !Interruption::has_come(); ++i) go(i, end_of_study(studies - i));
    save_if_possible();
    kept_.complain_of_what_is_not_kept(session_, "what was measured is told, and not kept");
  }

 private:
  // What time is left is shared out among the studies that are left.
  [[nodiscard]] Clock::time_point end_of_study(std::size_t left) const {
    if (!end_) return Clock::time_point::max();
    const auto now = Clock::now();
    return now + std::max(Clock::duration::zero(), *end_ - now) / static_cast<int>(left);
  }

  void go(std::size_t number, Clock::time_point end) {
    const study::Study& study = part_.plan.studies[number];
    study::Done& done = part_.done[number];
    const study::Rounds rounds(study, wishes_.programs);
    // Blocks are taken in their order, whoever has played them: where one study stops, any number of threads stops.
    // A block that is under way when the time is over, or somebody interrupts, is broken off, and counts for nothing.
    std::atomic<bool> is_over = false;
    const auto is_to_end = [&] { return is_over || Interruption::has_come() || Clock::now() >= end; };
    OrderedWork<study::Tally> work(jobs_);
    const Ending ending(is_over);
    std::uint64_t next = done.blocks;
    while (done.blocks < part_.blocks() && !is_narrow(study, done) && !is_to_end()) {
      for (; next < part_.blocks() && work.size() < most_ahead(); ++next)
        work.add([&, block = part_.block(next)] {
          const Breakable breakable(is_to_end);
          return rounds.block(block, part_.plan.deals);
        });
      try {
        done.tally.add(work.next());
      } catch (const BrokenOff&) {
        break;
      } catch (const study::ProgramFailed&) {
        save_if_possible();
        throw;
      }
      ++done.blocks;
      show(study, done);
      if (kept_.is_due(between_saves)) save_if_possible();
    }
  }

  // Whatever a study ends by, nobody waits for the blocks of it that are still being played.
  class Ending {
   public:
    explicit Ending(std::atomic<bool>& is_over) : is_over_(is_over) {}
    ~Ending() { is_over_ = true; }
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

   private:
    std::atomic<bool>& is_over_;
  };

  [[nodiscard]] std::size_t most_ahead() const { return jobs_ == 1 ? 1 : 2 * jobs_; }

  [[nodiscard]] bool is_narrow(const study::Study& study, const study::Done& done) const {
    return wishes_.within && done.tally.deals >= fewest_deals &&
           study::findings_of(study, done.tally).widest() <= *wishes_.within;
  }

  void show(const study::Study& study, const study::Done& done) {
    if (!progress_.is_due(++shown_)) return;
    progress_.show(fmt::format("{}: {} of {} deals; who wins is known to +- {:.1f}%", study.title, done.tally.deals,
                               std::min(part_.plan.deals, part_.blocks() * study::deals_in_a_block),
                               100 * study::findings_of(study, done.tally).widest()));
  }

  void save_if_possible() {
    kept_.write_if_possible([&] { return study::text_of(part_); });
  }

  Session& session_;
  study::Part& part_;
  const StudyWishes& wishes_;
  std::size_t jobs_;
  Progress progress_;
  KeptFile kept_;
  std::optional<Clock::time_point> end_;
  std::size_t shown_ = 0;
};

}  // namespace

void go_on(Session& session, study::Part& part, const StudyWishes& wishes) { StudyRun(session, part, wishes).go(); }

}  // namespace casino::cli
