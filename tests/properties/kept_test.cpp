// A property that does not hold leaves a small case behind, and is broken by it at once the next time.

#include "properties/run/kept.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "model/rules/variants.hpp"
#include "properties/generate/play.hpp"
#include "properties/run/kept_breach.hpp"
#include "tests/support/table.hpp"

namespace casino::kept_test {
namespace {

using namespace properties;

class Kept : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove_all(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] KeptProperty nobody_takes_a_seven() const {
    return {"nobody_takes_a_seven", "Sevens lie for ever.", folder_};
  }
  static std::vector<KeptBreach> found_in(const std::string& path) {
    std::ifstream file(path);
    const auto found =
        parse_kept_breaches(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
    EXPECT_TRUE(found) << path;
    return found ? *found : std::vector<KeptBreach>{};
  }

  // Of this test in this run: others run beside it.
  const std::string folder_ =
      (std::filesystem::path(testing::TempDir()) /
       fmt::format("casino-kept-{}-{}", testing::UnitTest::GetInstance()->current_test_info()->name(), ::getpid()))
          .string();
};

const auto takes_no_seven = [](const Exhibit& exhibit) {
  for (const Step& step : exhibit.turn.steps)
    if (const auto* action = std::get_if<Action>(&step))
      if (action->kind == Do::capture && !action->table.of_rank(Rank::seven).empty()) return false;
  return true;
};

// A capture of a seven among many cards; all that the property looks at is the one that is captured.
Exhibit captures_of_sevens() {
  test::Table table(anglo_american(Seats{2}));
  table.loose("7H 3D 4D KS").hand(test::p1, "7S 2C 5C").hand(test::p2, "9S 9H 10S");
  const Action capture{.kind = Do::capture, .hand = "7S"_card, .table = CardSet{"7H"_card, "3D"_card, "4D"_card}};
  return {table.rules(), table.position(), Turn{table.position().to_act, {capture}}};
}

TEST_F(Kept, what_holds_leaves_nothing_behind) {
  KeptProperty property = nobody_takes_a_seven();
  EXPECT_FALSE(property.broken_by(captures_of_sevens(), [](const Exhibit&) { return true; }));
  EXPECT_FALSE(std::filesystem::exists(folder_));
}

TEST_F(Kept, a_find_is_printed_as_it_is_and_kept_as_small_as_it_gets) {
  KeptProperty property = nobody_takes_a_seven();
  testing::internal::CaptureStderr();
  const auto broken = property.broken_by(captures_of_sevens(), takes_no_seven);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("KS"));
  ASSERT_TRUE(broken);
  const std::vector<KeptBreach> found = found_in(property.file());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(cards_named(found.front().exhibit), 1);
  EXPECT_FALSE(takes_no_seven(found.front().exhibit));
  EXPECT_THAT(*broken, testing::HasSubstr("\"nobody_takes_a_seven\""));
}

// The folder would lie in a file.
TEST_F(Kept, what_cannot_be_kept_is_told_and_said_not_to_be_kept) {
  std::ofstream(folder_) << "a file\n";
  KeptProperty property("nobody_takes_a_seven", "Sevens lie for ever.", folder_ + "/inside");
  testing::internal::CaptureStderr();
  const auto broken = property.broken_by(captures_of_sevens(), takes_no_seven);
  static_cast<void>(testing::internal::GetCapturedStderr());
  EXPECT_THAT(broken.value_or(""), testing::AllOf(testing::StartsWith("not kept, for "),
                                                  testing::HasSubstr("could not be written: Not a directory"),
                                                  testing::HasSubstr("\"nobody_takes_a_seven\"")));
}

TEST_F(Kept, what_was_kept_is_tried_first_and_forgotten_when_it_holds) {
  KeptProperty first = nobody_takes_a_seven();
  EXPECT_TRUE(first.broken_by(captures_of_sevens(), takes_no_seven));
  const Exhibit harmless{anglo_american(Seats{2}), start_of(anglo_american(Seats{2}), 1), Turn{Seat{0}, {}}};
  KeptProperty again = nobody_takes_a_seven();
  EXPECT_THAT(again.broken_by(harmless, takes_no_seven).value_or(""), testing::HasSubstr("found before"));
  KeptProperty mended = nobody_takes_a_seven();
  EXPECT_FALSE(mended.broken_by(harmless, [](const Exhibit&) { return true; }));
  EXPECT_FALSE(std::filesystem::exists(mended.file()));
}

TEST_F(Kept, what_is_tried_survives_a_crash) {
  const auto crash = [&](const Exhibit&) -> bool { std::abort(); };
  EXPECT_EXIT(static_cast<void>(nobody_takes_a_seven().broken_by(captures_of_sevens(), crash)),
              testing::KilledBySignal(SIGABRT), "");
  KeptProperty after = nobody_takes_a_seven();
  ASSERT_EQ(found_in(after.file_of_crash()).size(), 1U);
  EXPECT_EQ(found_in(after.file_of_crash()).front().exhibit, captures_of_sevens());
}

}  // namespace
}  // namespace casino::kept_test
