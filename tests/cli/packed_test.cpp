#include "cli/packing/packed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::cli::packed_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Of folders that stay behind the names are carried, so that the program can say what it lacks; what repeats another
// folder is read without it, too.
TEST(Packed, keeps_the_names_of_folders_that_stay_behind) {
  const std::string bytes =
      packed({{"games", {{"a.txt", "one game"}, {"b/c.txt", ""}}}, {"broken-games", {}}, {"studies", {}}});
  EXPECT_THAT(names_of_folders(bytes), ElementsAre("broken-games", "games", "studies"));
  EXPECT_THAT(names_of_empty_folders(bytes), ElementsAre("broken-games", "studies"));
  EXPECT_THAT(unpacked(bytes, "broken-games"), IsEmpty());
  const std::vector<TextFile> games = unpacked(bytes, "games");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].content, "one game");
  EXPECT_EQ(games[1].path, "b/c.txt");
}

}  // namespace
}  // namespace casino::cli::packed_test
