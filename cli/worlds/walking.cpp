#include "cli/worlds/walking.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include <fmt/format.h>

#include "cli/budget.hpp"
#include "cli/failure.hpp"
#include "cli/interruption.hpp"
#include "cli/messages.hpp"
#include "cli/written_whole.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using properties::Walk;

fs::path checkpoint_of(const WalkWishes& wishes, const Walk& walk) {
  const properties::Shard& shard = walk.shard();
  return fs::path(wishes.checkpoint) / fmt::format("{}.{}of{}.json", walk.world().name, shard.number, shard.of);
}

void resume(const WalkWishes& wishes, Walk& walk) {
  if (wishes.checkpoint.empty()) return;
  const fs::path path = checkpoint_of(wishes, walk);
  std::ifstream file(path);
  if (!file) return;
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (const ParseErrors errors = walk.resume(text); !errors.empty()) throw Unusable(messages_of(errors, path.string()));
}

void save(const WalkWishes& wishes, const Walk& walk) {
  if (wishes.checkpoint.empty()) return;
  make_folder(wishes.checkpoint);
  write_file(checkpoint_of(wishes, walk), walk.checkpoint() + "\n");
}

}  // namespace

SharedTime::SharedTime(const std::string& budget, std::size_t worlds, std::size_t jobs)
    : worlds_(worlds), jobs_(std::min(jobs, worlds)) {
  if (!budget.empty()) end_ = Clock::now() + budget_of(budget);
}

Clock::time_point SharedTime::next_end() {
  const std::lock_guard lock(mutex_);
  if (!end_) return Clock::time_point::max();
  const auto now = Clock::now();
  const auto left = std::max(Clock::duration::zero(), *end_ - now);
  const auto rounds = static_cast<double>(std::max(worlds_, jobs_)) / static_cast<double>(jobs_);
  if (worlds_ > 1) --worlds_;
  return now + std::chrono::duration_cast<Clock::duration>(left / rounds);
}

std::unique_ptr<Walk> walked(const properties::World& world, const WalkWishes& wishes, SharedTime& time) {
  constexpr std::uint64_t a_few = 16;
  constexpr std::chrono::seconds between_saves{60};
  auto walk = std::make_unique<Walk>(world, wishes.shard);
  resume(wishes, *walk);
  const auto end = time.next_end();
  auto next_save = Clock::now() + between_saves;
  std::uint64_t left = wishes.states == 0 ? std::numeric_limits<std::uint64_t>::max() : wishes.states;
  while (left > 0 && !walk->is_over() && Clock::now() < end && !Interruption::has_come()) {
    const std::uint64_t step = std::min(a_few, left);
    walk->go_on(step);
    left -= step;
    if (Clock::now() < next_save) continue;
    save(wishes, *walk);
    next_save = Clock::now() + between_saves;
  }
  save(wishes, *walk);
  return walk;
}

}  // namespace casino::cli
