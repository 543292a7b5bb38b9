#include "cli/worlds/walking.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/written_whole.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using properties::Walk;

fs::path checkpoint_of(const WalkWishes& wishes, const properties::World& world) {
  return fs::path(wishes.checkpoint) / fmt::format("{}.{}of{}.json", world.name, wishes.shard.number, wishes.shard.of);
}

// That there is a place for a checkpoint; nothing is left of what tries it.
void want_a_place_for(const WalkWishes& wishes, const Walk& walk) {
  if (wishes.checkpoint.empty()) return;
  make_folder(wishes.checkpoint);
  const WrittenWhole tried(checkpoint_of(wishes, walk.world()));
}

// What was kept; nothing: nothing was. What is there and cannot be read is not walked over again, and not written over.
std::optional<std::string> kept_at(const fs::path& path) {
  std::error_code why;
  const fs::file_status status = fs::status(path, why);
  if (status.type() == fs::file_type::not_found) return std::nullopt;
  if (status.type() == fs::file_type::none) throw Unusable(path.string() + ": cannot be looked at: " + why.message());
  if (!fs::is_regular_file(status))
    throw Unusable(path.string() + ": a checkpoint is to stand there, and it is no file");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Unusable(path.string() + ": cannot be opened: " + std::strerror(errno));
  std::ostringstream text;
  text << file.rdbuf();
  if (text.bad()) throw Unusable(path.string() + ": cannot be read");
  return std::move(text).str();
}

// The walk as it was kept, and where it is kept from there on.
KeptFile resumed(const WalkWishes& wishes, Walk& walk) {
  if (wishes.checkpoint.empty()) return KeptFile("");
  const fs::path path = checkpoint_of(wishes, walk.world());
  const auto text = kept_at(path);
  const ParseErrors errors = text ? walk.resume(*text) : ParseErrors{};
  if (!errors.empty()) throw Unusable(errors, path.string());
  return {path.string(), text};
}

}  // namespace

SharedTime::SharedTime(const std::string& budget) {
  if (!budget.empty()) end_ = Clock::now() + budget_of(budget);
}

void SharedTime::begin_round(std::size_t worlds, std::size_t jobs) {
  const std::lock_guard lock(mutex_);
  worlds_ = std::max<std::size_t>(1, worlds);
  jobs_ = std::min(jobs, worlds_);
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

bool SharedTime::is_over() const { return end_ && Clock::now() >= *end_; }

fs::file_time_type last_kept(const properties::World& world, const WalkWishes& wishes) {
  std::error_code unknown;
  const fs::file_time_type time = fs::last_write_time(checkpoint_of(wishes, world), unknown);
  return unknown ? fs::file_time_type::min() : time;
}

LimitedWalk::LimitedWalk(const properties::World& world, const WalkWishes& wishes, properties::PlaceInRun place)
    : wishes_(wishes),
      walk_(world, wishes.shard, std::move(place)),
      kept_(resumed(wishes_, walk_)),
      left_(wishes.states == 0 ? std::numeric_limits<std::uint64_t>::max() : wishes.states) {
  want_a_place_for(wishes_, walk_);
}

void LimitedWalk::go_on(SharedTime& time) {
  constexpr std::uint64_t a_few = 16;
  constexpr std::chrono::seconds between_saves{60};
  const auto end = time.next_end();
  while (!is_done() && Clock::now() < end && !Interruption::has_come()) {
    const std::uint64_t step = std::min(a_few, left_);
    walk_.go_on(step);
    left_ -= step;
    if (kept_.is_due(between_saves)) save();
  }
  save();
}

void LimitedWalk::save() {
  kept_.write_if_possible([&] {
    make_folder(wishes_.checkpoint);
    return walk_.checkpoint();
  });
}

}  // namespace casino::cli
