#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gmock/gmock.h>

#include "oracle/threads/breakable.hpp"
#include "oracle/threads/ordered_work.hpp"
#include "oracle/threads/parallel.hpp"

namespace casino::threads_test {
namespace {

constexpr std::size_t pieces = 200;

std::vector<std::size_t> numbers() {
  std::vector<std::size_t> all(pieces);
  for (std::size_t i = 0; i < pieces; ++i) all[i] = i;
  return all;
}

class Threads : public testing::TestWithParam<std::size_t> {};

INSTANTIATE_TEST_SUITE_P(OneAndSeveral, Threads, testing::Values(1, 2, 7));

TEST_P(Threads, results_come_back_in_the_order_in_which_the_work_went_in) {
  OrderedWork<std::size_t> work(GetParam());
  for (std::size_t i = 0; i < pieces; ++i)
    work.add([i] {
      if (i % 5 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));  // later pieces are done before
      return i;
    });
  std::vector<std::size_t> results;
  while (!work.empty()) results.push_back(work.next());
  EXPECT_EQ(results, numbers());
}

TEST_P(Threads, what_a_piece_throws_comes_out_in_its_place_and_the_rest_is_done) {
  OrderedWork<int> work(GetParam());
  work.add([] { return 1; });
  work.add([]() -> int { throw std::runtime_error("no"); });
  work.add([] { return 3; });
  EXPECT_EQ(work.next(), 1);
  EXPECT_THROW(static_cast<void>(work.next()), std::runtime_error);
  EXPECT_EQ(work.next(), 3);
}

TEST_P(Threads, what_has_not_begun_when_nobody_waits_any_more_is_left_undone) {
  std::atomic<int> done = 0;
  {
    OrderedWork<int> work(GetParam());
    for (std::size_t i = 0; i < pieces; ++i) work.add([&] { return ++done; });
    EXPECT_EQ(work.size(), pieces);
  }
  EXPECT_LE(done, static_cast<int>(pieces));  // and nothing hangs
}

TEST_P(Threads, every_piece_is_done_once) {
  std::vector<std::atomic<int>> times(pieces);
  do_pieces(GetParam(), pieces, [&](std::size_t piece) { ++times[piece]; });
  for (const std::atomic<int>& each : times) EXPECT_EQ(each, 1);
}

TEST_P(Threads, what_a_piece_throws_is_thrown_when_the_others_are_done) {
  EXPECT_THROW(do_pieces(GetParam(), 3,
                         [](std::size_t piece) {
                           if (piece == 0) throw std::runtime_error("no");
                         }),
               std::runtime_error);
}

TEST(Breakable, work_ends_as_soon_as_that_is_wished) {
  bool is_wished = false;
  const Breakable work([&] { return is_wished; });
  EXPECT_NO_THROW(take_steps());
  is_wished = true;
  EXPECT_THROW(take_steps(), BrokenOff);
}

TEST(Breakable, work_ends_behind_the_last_step_that_it_may_take) {
  const Breakable work(std::uint64_t{5});
  EXPECT_NO_THROW(take_steps(5));
  EXPECT_FALSE(work.is_spent());
  EXPECT_THROW(take_steps(), BrokenOff);
  EXPECT_TRUE(work.is_spent());
}

TEST(Breakable, a_part_ends_alone_or_with_the_whole) {
  bool is_wished = false;
  const Breakable whole([&] { return is_wished; });
  {
    const Breakable part(std::uint64_t{1});
    EXPECT_THROW(take_steps(2), BrokenOff);
    EXPECT_TRUE(part.is_spent());
  }
  EXPECT_NO_THROW(take_steps());
  const Breakable part(std::uint64_t{1});
  is_wished = true;
  EXPECT_THROW(take_steps(), BrokenOff);
  EXPECT_FALSE(part.is_spent());
}

TEST(Breakable, other_work_goes_on) {
  EXPECT_NO_THROW(take_steps(1'000'000));
  const Breakable work([] { return true; });
  std::thread([] { EXPECT_NO_THROW(take_steps()); }).join();
}

}  // namespace
}  // namespace casino::threads_test
