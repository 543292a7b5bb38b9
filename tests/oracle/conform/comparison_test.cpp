#include "oracle/conform/comparison.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::conform {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// A run of some program in which one question came to something.
ToldRun run_of(const std::string& program, const std::string& version, const std::string& outcome) {
  return read_run(R"({"run":{"all":true,"adapter":{"name":")" + program + R"(","version":")" + version + R"("}}})" +
                  "\n" + R"({"result":{"id":"A","outcome":")" + outcome + R"(","rules":"royal"}})" + "\n" +
                  R"({"summary":{"whole":true,"by_rules":{"royal":{")" + outcome + R"(":1}}}})")
      .run;
}

TEST(Comparisons, hold_a_program_against_its_last_run_whatever_its_version) {
  const auto changed = changes({run_of("my engine", "1", "fail"), run_of("my game", "1", "crash"),
                                run_of("my engine", "2", "pass"), run_of("my engine", "3", "hang")});
  ASSERT_THAT(changed, SizeIs(2));
  EXPECT_EQ(changed[0].before, "fail");
  EXPECT_EQ(changed[0].now, "pass");
  EXPECT_FALSE(changed[0].is_worse());
  EXPECT_EQ(changed[1].before, "pass");
  EXPECT_TRUE(changed[1].is_worse());
}

TEST(Comparisons, of_a_run_that_broke_off_count_what_it_had_told) {
  const ReadRun read = read_run(R"({"run":{"all":true,"adapter":{"name":"x"}}})"
                                "\n"
                                R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})"
                                "\n");
  EXPECT_EQ(cell(read.run, "royal"), "1 of 1");
  EXPECT_FALSE(read.run.is_whole);
  EXPECT_THAT(changes({run_of("x", "", "fail"), read.run}), SizeIs(1));
}

// What is skipped is neither right nor wrong.
TEST(Comparisons, leave_out_what_was_skipped) {
  EXPECT_EQ(cell(run_of("x", "", "skip"), "royal"), "-");
  EXPECT_THAT(changes({run_of("x", "", "pass"), run_of("y", "", "fail")}), IsEmpty());
}

TEST(Comparisons, count_lines_that_do_not_belong_there) {
  EXPECT_EQ(read_run("[1]\nno JSON\n{\"run\":{}}\n{\"summary\":{\"by_rules\":{\"a\":3}}}\n").strange_lines, 2U);
}

TEST(Comparisons, show_what_a_program_calls_itself_as_text) {
  EXPECT_THAT(matrix_in_markdown({run_of("<b>|x", "", "pass")}), HasSubstr("| 'b>/x |"));
}

}  // namespace
}  // namespace casino::conform
