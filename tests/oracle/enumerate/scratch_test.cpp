// The memory that a search keeps: what it is given lies apart, as aligned as it was asked for, until the search ends.

#include "oracle/enumerate/search/scratch.hpp"

#include <cstdint>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

namespace casino::test::scratch_test {
namespace {

using enumerate::FromScratch;
using enumerate::Scratch;

TEST(Scratch, gives_what_lies_apart_and_is_aligned) {
  Scratch scratch;
  struct Given {
    unsigned char* at;
    std::size_t bytes;
  };
  std::vector<Given> given;
  // More than a piece altogether, and one that is larger than a piece.
  for (std::size_t bytes = 1; bytes < (std::size_t{1} << 23U); bytes = 3 * bytes + 1) {
    for (const std::size_t alignment : {std::size_t{1}, std::size_t{8}, std::size_t{16}}) {
      auto* const at = static_cast<unsigned char*>(scratch.take(bytes, alignment));
      EXPECT_EQ(reinterpret_cast<std::uintptr_t>(at) % alignment, 0U);
      std::memset(at, static_cast<int>(given.size()), bytes);
      given.push_back({at, bytes});
    }
  }
  for (std::size_t i = 0; i < given.size(); ++i) {
    const auto written = static_cast<unsigned char>(i);
    EXPECT_EQ(given[i].at[0], written);
    EXPECT_EQ(given[i].at[given[i].bytes - 1], written);
  }
}

TEST(Scratch, of_the_last_search_serves_the_next_one) {
  const void* first = nullptr;
  {
    Scratch scratch;
    first = scratch.take(8, 8);
    Scratch within;
    EXPECT_NE(within.take(8, 8), first);
  }
  Scratch next;
  EXPECT_EQ(next.take(8, 8), first);
}

TEST(Scratch, serves_containers) {
  Scratch scratch;
  std::vector<int, FromScratch<int>> numbers{FromScratch<int>(scratch)};
  for (int i = 0; i < 100'000; ++i) numbers.push_back(i);
  for (int i = 0; i < 100'000; ++i) ASSERT_EQ(numbers[static_cast<std::size_t>(i)], i);
}

}  // namespace
}  // namespace casino::test::scratch_test
