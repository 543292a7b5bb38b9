#include "oracle/conform/report/comparison.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/conform/report/matrix.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::conform::comparison_test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// The first line of a run, with what it asks, and the name of the program.
std::string begun(const std::string& plan, const std::string& adapter) {
  return R"({"run":{"format":"casino-conform/1",)" + plan + R"(,"adapter":{)" + adapter + "}}}\n";
}
const std::string begun_by_x = begun(R"("all":true)", R"("name":"x")");

// A run of some program in which one question came to something.
ReportedRun run_of(const std::string& program, const std::string& version, const std::string& outcome) {
  return read_run(begun(R"("all":true)", R"("name":")" + program + R"(","version":")" + version + '"') +
                  R"({"result":{"id":"A","outcome":")" + outcome + R"(","rules":"royal"}})" + "\n" +
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
  const ReadRun read = read_run(begun_by_x + R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})" + "\n");
  EXPECT_EQ(cell(read.run, "royal"), "1 of 1");
  EXPECT_FALSE(read.run.is_whole);
  EXPECT_THAT(changes({run_of("x", "", "fail"), read.run}), SizeIs(1));
}

// Killed in the middle of a line, or on a full disk: the rest of the run is there. A line that ends is no such line.
TEST(Comparisons, pass_over_a_last_line_that_is_cut) {
  const std::string head = begun_by_x + R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})" + "\n";
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
  EXPECT_EQ(read_run("[1]\nno JSON\n{\"run\":{}}\n{\"summary\":{\"by_rules\":{\"a\":3}}}\n").strange_lines, 4U);
  EXPECT_EQ(read_run(begun_by_x + R"({"wrong":"","remarks":[]})").strange_lines, 1U) << "that is --smoke";
}

// The first line that is wrong, and where.
std::string wrong_in(const std::string& text) {
  const ReadRun read = read_run(text);
  EXPECT_EQ(read.first_strange.has_value(), read.strange_lines > 0);
  return read.first_strange ? text_of(*read.first_strange, "f") : "";
}

TEST(Comparisons, say_which_line_does_not_belong_there) {
  EXPECT_EQ(wrong_in(begun_by_x), "");
  EXPECT_EQ(wrong_in(""), R"(f:1:1: found the end of the file, expected "run" or "not_started" first)");
  EXPECT_EQ(wrong_in(R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})"),
            R"(f:1:1: found an object, expected "run" or "not_started" first)");
  EXPECT_EQ(wrong_in(begun_by_x + "\n" + begun_by_x), "f:3:8: /run: found a second run, expected one run in a file");
  EXPECT_THAT(wrong_in(begun_by_x + "\n\nno JSON\n"), HasSubstr("f:4:1: found no"));
}

// Another format may mean something else by the same words.
TEST(Comparisons, read_no_other_format) {
  const auto with = [](const std::string& format) {
    return wrong_in(R"({"run":{)" + format + R"("all":true,"adapter":{"name":"x"}}})");
  };
  EXPECT_THAT(with(R"("format":"casino-conform/1",)"), IsEmpty());
  EXPECT_THAT(with(R"("format":"casino-conform/2",)"), HasSubstr("f:1:18: /run/format: found \"casino-conform/2\""));
  EXPECT_THAT(with(R"("format":5,)"), HasSubstr("f:1:18: /run/format: found 5"));
  EXPECT_THAT(with(""), HasSubstr("f:1:8: /run: found no key \"format\""));
}

// An outcome that there is not, counts that are none, and counts of which nobody can tell the sum.
TEST(Comparisons, count_lines_that_tell_of_outcomes_that_there_are_not) {
  const auto strange = [](const std::string& line) { return read_run(begun_by_x + line).strange_lines; };
  const auto counts = [&](const std::string& told) {
    return strange(R"({"summary":{"by_rules":{"royal":{)" + told + "}}}}");
  };
  EXPECT_EQ(strange(R"({"result":{"id":"A","outcome":"<b>","rules":"royal"}})"), 1U);
  EXPECT_EQ(strange(R"({"result":{"outcome":"pass","rules":"royal"}})"), 1U);
  EXPECT_EQ(counts(R"("splendid":1)"), 1U);
  EXPECT_EQ(counts(R"("pass":-1)"), 1U);
  EXPECT_EQ(counts(R"("pass":18446744073709551615)"), 1U);
  EXPECT_EQ(counts(R"("pass":9223372036854775807)"), 0U);
  EXPECT_EQ(counts(R"("pass":9223372036854775807,"fail":1)"), 1U);
  EXPECT_EQ(counts(R"("pass":1)"), 0U);
}

// It tells the file by which it is called. Whoever has not started has not said who it is.
TEST(Comparisons, tell_of_a_run_that_did_not_start) {
  ReportedRun none = read_run(R"({"not_started":"ended with <b>"})").run;
  none.name = "new.json";
  EXPECT_EQ(none.not_started, "ended with <b>");
  EXPECT_EQ(read_run(R"({"errors":[{"message":"no such file"},{"found":"a","expected":"b"}]})").run.not_started,
            "no such file; found a, expected b");
  const ReportedRun passes = run_of("x", "", "pass");
  EXPECT_THAT(matrix_in_text({passes, none}), HasSubstr("x       new.json (did not start)\nroyal  1 of 1  -\n"
                                                        "new.json: it did not start: ended with <b>\n"));
  EXPECT_THAT(matrix_in_markdown({none}), HasSubstr("\nnew.json: it did not start: ended with \\<b\\>\n"));
  EXPECT_THAT(matrix_as_page({none}),
              HasSubstr("<p class=\"bad\">new.json: it did not start: ended with &lt;b&gt;</p>"));
  EXPECT_EQ(matrix_in_json({none}).at("runs").at(0).at("not_started"), "ended with <b>");
  EXPECT_TRUE(is_any_worse({passes, none}, {}));
  EXPECT_FALSE(is_any_worse({none, passes}, {}));
  EXPECT_THAT(changes({none, none}), IsEmpty());
}

TEST(Comparisons, take_a_run_that_skips_all_for_one_by_which_nothing_is_known) {
  const ReportedRun passes = run_of("x", "", "pass");
  const ReportedRun skips = run_of("x", "", "skip");
  const ReportedRun broken_off = read_run(begun_by_x).run;
  for (const ReportedRun& nothing : {skips, broken_off}) {
    EXPECT_TRUE(is_any_worse({passes, nothing}, changes({passes, nothing})));
    EXPECT_FALSE(is_any_worse({nothing, passes}, changes({nothing, passes})));
    EXPECT_THAT(matrix_in_text({passes, nothing}), HasSubstr("x: it answered nothing\n"));
    EXPECT_EQ(matrix_in_json({passes, nothing}).at("runs").at(1).at("answered_nothing"), true);
  }
}

// Whoever counts on his own fingers: the same question twice, and answers behind the summary.
TEST(Comparisons, let_no_later_line_undo_a_failure) {
  const std::string fails = R"({"result":{"id":"A","outcome":"fail","rules":"royal"}})";
  const std::string passes = R"({"result":{"id":"A","outcome":"pass","rules":"royal"}})";
  const std::string summary = R"({"summary":{"whole":true,"by_rules":{"royal":{"fail":1}}}})";
  EXPECT_EQ(read_run(begun_by_x + fails + "\n" + passes).run.outcomes.at("A"), "fail");
  EXPECT_EQ(read_run(begun_by_x + summary + "\n" + passes).strange_lines, 1U);
  EXPECT_EQ(read_run(begun_by_x + summary + "\n" + summary).strange_lines, 1U);
  EXPECT_EQ(read_run(begun_by_x + fails + "\n" + summary).strange_lines, 0U);
}

// What fails now fails anew where the run before did not ask it, or nobody knows whether it did. Of runs that tell
// failures alone one says nothing about what only the other has asked.
TEST(Comparisons, take_nothing_for_right_that_was_not_asked) {
  const auto run_with = [](const std::string& plan, const std::string& result) {
    return read_run(begun(plan, R"("name":"x")") + result + "\n{\"summary\":{\"whole\":true,\"by_rules\":{}}}").run;
  };
  const std::string fails = R"({"result":{"id":"judge-0123456789ab","outcome":"fail","rules":"royal"}})";
  const std::string passes = R"({"result":{"id":"judge-0123456789ab","outcome":"pass","rules":"royal"}})";
  const std::string few = R"("all":false,"seed":1,"count":10,"cases":true)";
  const std::string many = R"("all":false,"seed":1,"count":2000,"cases":true)";
  const std::string all = R"("all":true,"seed":1,"count":10,"cases":true)";
  const auto before = [&](const ReportedRun& run) {
    const auto changed = changes({run, run_with(many, fails)});
    EXPECT_TRUE(is_any_worse({}, changed));
    return changed.at(0).before;
  };
  EXPECT_EQ(before(run_with(few, "")), not_reported);
  EXPECT_EQ(before(run_with(many, "")), no_failure);
  EXPECT_EQ(before(run_with(all, "")), not_asked);
  EXPECT_EQ(before(read_run(begun(all, R"("name":"x")")).run), not_reported) << "it broke off";
  EXPECT_THAT(changes({run_with(few, ""), run_with(all, passes)}), IsEmpty());
  EXPECT_THAT(changes({run_with(many, fails), run_with(few, "")}), IsEmpty());
}

// Each of so many runs has rules of its own: the table does not grow with both.
TEST(Matrix, of_many_runs_has_no_more_rows_than_somebody_reads) {
  std::vector<ReportedRun> runs;
  for (int i = 0; i < 300; ++i) {
    runs.push_back(run_of("x" + std::to_string(i), "", "pass"));
    runs.back().by_rules["rules " + std::to_string(i)]["fail"] = 1;
  }
  const std::string text = matrix_in_text(runs);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 102) << "a head, 100 rules, and how many more there are";
  EXPECT_THAT(text, HasSubstr("\nroyal "));
  EXPECT_THAT(text, HasSubstr("\nand 201 more rows\n"));
  EXPECT_THAT(matrix_in_markdown(runs), HasSubstr("\nand 201 more rows\n"));
  EXPECT_THAT(matrix_as_page(runs), HasSubstr("<p>and 201 more rows</p>"));
  EXPECT_EQ(matrix_in_json(runs).at("runs").at(299).at("by_rules").size(), 2U) << "nothing is left out here";
}

// One long word makes no other row longer.
TEST(Matrix, is_no_wider_than_its_words) {
  const std::string long_name(10'000, 'x');
  EXPECT_LT(matrix_in_text({run_of(long_name, "", "pass"), run_of("y", "", "fail")}).size(), 10'400U);
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
  const auto told = matrix_in_json(
      {run_of("x", "1", "pass"), run_of("x", "2", "crash"), run_of("y", "", "skip"),
       read_run(begun(R"("all":true)", R"("name":"y")") + R"({"result":{"id":"B","outcome":"fail","rules":"royal"}})")
           .run,
       read_run(R"({"not_started":"no"})").run});
  EXPECT_THAT(test::schemas().faults("report.json", test::SchemaJson::parse(told.dump())), IsEmpty());
}

}  // namespace
}  // namespace casino::conform::comparison_test
