#include "oracle/conform/report/comparison.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/conform/report/matrix.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::conform::comparison_test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
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

// Killed in the middle of a line, or on a full disk: the rest of the run is there. A line that ends is no such line.
TEST(Comparisons, pass_over_a_last_line_that_is_cut) {
  const std::string head = R"({"run":{"all":true,"adapter":{"name":"x"}}})"
                           "\n"
                           R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})"
                           "\n";
  const ReadRun cut = read_run(head + R"({"result":{"id":"B","outco)");
  EXPECT_EQ(cut.strange_lines, 0U);
  EXPECT_FALSE(cut.run.is_whole);
  EXPECT_EQ(cell(cut.run, "royal"), "1 of 1");
  EXPECT_EQ(read_run(head + "{\"result\":{\"id\":\"B\",\"outco\n").strange_lines, 1U);
}

// What is skipped is neither right nor wrong.
TEST(Comparisons, leave_out_what_was_skipped) {
  EXPECT_EQ(cell(run_of("x", "", "skip"), "royal"), "-");
  EXPECT_THAT(changes({run_of("x", "", "pass"), run_of("y", "", "fail")}), IsEmpty());
}

TEST(Comparisons, count_lines_that_do_not_belong_there) {
  EXPECT_EQ(read_run("[1]\nno JSON\n{\"run\":{}}\n{\"summary\":{\"by_rules\":{\"a\":3}}}\n").strange_lines, 3U);
}

// An outcome that there is not, counts that are none.
TEST(Comparisons, count_lines_that_tell_of_outcomes_that_there_are_not) {
  EXPECT_EQ(read_run(R"({"result":{"id":"A","outcome":"<b>","rules":"royal"}})").strange_lines, 1U);
  EXPECT_EQ(read_run(R"({"summary":{"by_rules":{"royal":{"splendid":1}}}})").strange_lines, 1U);
  EXPECT_EQ(read_run(R"({"summary":{"by_rules":{"royal":{"pass":-1}}}})").strange_lines, 1U);
  EXPECT_EQ(read_run(R"({"summary":{"by_rules":{"royal":{"pass":1}}}})").strange_lines, 0U);
}

// Of runs that tell failures alone one says nothing about what only the other has asked.
TEST(Comparisons, take_nothing_for_right_that_was_not_asked) {
  const auto run_with = [](const std::string& plan, const std::string& result) {
    return read_run(R"({"run":{"all":false,)" + plan + R"(,"adapter":{"name":"x"}}})" + "\n" + result +
                    "\n{\"summary\":{\"whole\":true,\"by_rules\":{}}}")
        .run;
  };
  const std::string fails = R"({"result":{"id":"judge-0123456789ab","outcome":"fail","rules":"royal"}})";
  const std::string few = R"("seed":1,"count":10,"cases":true)";
  const std::string many = R"("seed":1,"count":2000,"cases":true)";
  EXPECT_THAT(changes({run_with(few, ""), run_with(many, fails)}), IsEmpty());
  EXPECT_THAT(changes({run_with(many, ""), run_with(many, fails)}), SizeIs(1));
}

TEST(Matrix, shows_what_a_program_calls_itself_as_text) {
  EXPECT_THAT(matrix_in_markdown({run_of("<b>|[x](y)`", "", "pass")}), HasSubstr(R"(| \<b\>\|\[x\]\(y\)\` |)"));
  const std::string page = matrix_as_page({run_of("<script>&", "", "pass"), run_of("<script>&", "", "fail")});
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, HasSubstr("<th>&lt;script&gt;&amp;</th>"));
}

TEST(Matrix, marks_what_holds_and_what_does_not) {
  const std::string page =
      matrix_as_page({run_of("x", "1", "pass"), run_of("x", "2", "crash"), run_of("y", "", "skip")});
  EXPECT_THAT(page, HasSubstr("<tr><td>royal</td><td class=\"good\">1 of 1</td>"
                              "<td class=\"bad\">0 of 1; 1 crash</td><td class=\"\">-</td></tr>"));
  EXPECT_THAT(page, HasSubstr("<tr><td>x 2</td><td>A</td><td>pass</td><td class=\"bad\">crash</td></tr>"));
}

TEST(Matrix, needs_nothing_from_elsewhere) {
  const std::string page = matrix_as_page({run_of("x", "1", "pass"), run_of("x", "2", "crash")});
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char* elsewhere : {"http:", "https:", "src=", "href=", "url(", "@import"})
    EXPECT_THAT(page, Not(HasSubstr(elsewhere)));
}

TEST(Matrix, in_json_is_as_its_schema_says) {
  test::JsonSchemas schemas(test::source_path("oracle/schema"));
  const auto told = matrix_in_json({run_of("x", "1", "pass"), run_of("x", "2", "crash"), run_of("y", "", "skip")});
  EXPECT_THAT(schemas.faults("report.json", test::SchemaJson::parse(told.dump())), IsEmpty());
}

}  // namespace
}  // namespace casino::conform::comparison_test
