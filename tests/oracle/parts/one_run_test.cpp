#include "oracle/parts/one_run.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::parts::one_run_test {
namespace {

using testing::ElementsAre;

PartOfRun part(std::uint64_t number, std::uint64_t of = 3) {
  return {"part" + std::to_string(number), "1.0", "this run", {number, of}, ""};
}

std::string why_not(const std::vector<PartOfRun>& parts) {
  const auto order = in_order(parts);
  const auto* told = std::get_if<std::string>(&order);
  return told == nullptr ? "" : *told;
}

TEST(OneRun, has_each_shard_once_in_any_order) {
  const std::vector<PartOfRun> parts{part(3), part(1), part(2)};
  EXPECT_THAT(std::get<0>(in_order(parts)), ElementsAre(1, 2, 0));
}

TEST(OneRun, has_no_gaps_and_nothing_twice) {
  EXPECT_EQ(why_not({part(2), part(3)}), "shard 1/3 is missing");
  EXPECT_EQ(why_not({part(1), part(2)}), "shard 3/3 is missing");
  EXPECT_EQ(why_not({part(1), part(2), part(3), part(2)}), "part2 and part2 are both shard 2/3");
  EXPECT_EQ(why_not({part(7, 1'000'000)}), "shard 1/1000000 is missing");
}

TEST(OneRun, is_of_one_version_and_one_plan_and_at_its_end) {
  std::vector<PartOfRun> parts{part(1), part(2), part(3)};
  parts[1].version = "1.1";
  EXPECT_EQ(why_not(parts), "part2 was made by version 1.1, and part1 by 1.0");
  parts[1] = part(2);
  parts[1].run = "another run";
  EXPECT_EQ(why_not(parts), "part2 is of another run than part1");
  EXPECT_EQ(why_not({part(1), part(2, 4)}), "part2 is of another run than part1");
  parts[1] = part(2);
  parts[1].how_to_end = "go on";
  EXPECT_EQ(why_not(parts), "part2 is not at its end: go on");
}

}  // namespace
}  // namespace casino::parts::one_run_test
