// The report as a page: it counts, it needs nothing from elsewhere, and what an adapter says stays text.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/report/report.hpp"
#include "tests/support/table.hpp"

namespace casino::conform::html_test {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Example {
  Declaration declaration;
  std::vector<Result> results;
  Summary summary;
  std::vector<Disagreement> disagreements;
  Again how{"./it '<script>'", 1};

  void add(const std::string& id, Outcome outcome, std::vector<Clause> clauses = {}) {
    results.push_back({id, "", "anglo-american", outcome, "", "<script>", std::move(clauses)});
    summary.add(results.back());
  }
  [[nodiscard]] Whole whole() const { return {declaration, results, summary, disagreements, how}; }
};

// Two turns refused by AA-TRL-3, of which one was judged rightly, and a legal one.
Example example() {
  Example example;
  example.declaration.name = "<script>alert(1)</script>";
  example.add("a", Outcome::pass, {"AA-TRL-3"_clause});
  example.add("b", Outcome::fail, {"AA-TRL-3"_clause});
  example.add("c", Outcome::pass);
  example.add("d", Outcome::skip, {"AA-TRL-3"_clause});
  Disagreement one;
  const Rules rules = anglo_american(Seats{2});
  const Position position = test::Table(rules).loose("4C").hand(test::p1, "9C 2D").position();
  one.question = judged(rules, position, Turn{test::p1, {test::trail("2D")}});
  one.checked = WrongDeal{"legal", "<script>"};
  one.ids = {"b"};
  example.disagreements.push_back(one);
  return example;
}

TEST(Html, results_are_counted_by_variant_and_by_clause) {
  const std::string page = html(example().whole());
  EXPECT_THAT(page, HasSubstr("<tr><th>rules</th><th>pass</th><th>fail</th><th>skip</th></tr>\n"
                              "<tr><td>anglo-american</td><td class=\"good\">2</td><td class=\"bad\">1</td>"
                              "<td class=\"\">1</td></tr>"));
  EXPECT_THAT(page, HasSubstr("<tr><td>AA-TRL-3</td><td class=\"good\">1</td><td class=\"bad\">1</td>"
                              "<td class=\"\">0</td></tr>"));
}

TEST(Html, what_was_skipped_altogether_takes_no_row) {
  Example one = example();
  one.summary.add({"e", "", "swazi", Outcome::skip, "", "", {}});
  const std::string page = html(one.whole());
  EXPECT_THAT(page, Not(HasSubstr("<td>swazi</td>")));
  EXPECT_THAT(page, HasSubstr("<p>Nothing was asked about swazi.</p>"));
}

TEST(Html, what_an_adapter_says_is_text) {
  const std::string page = html(example().whole());
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;"));
}

TEST(Html, a_disagreement_is_drawn_and_nothing_comes_from_elsewhere) {
  std::string page = html(example().whole());
  EXPECT_THAT(page, HasSubstr("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  const std::string name_of_svg = "http://www.w3.org/2000/svg";
  for (std::size_t at = page.find(name_of_svg); at != std::string::npos; at = page.find(name_of_svg, at))
    page.erase(at, name_of_svg.size());
  for (const char* elsewhere : {"http:", "https:", "src=", "href=", "url(", "@import"})
    EXPECT_THAT(page, Not(HasSubstr(elsewhere)));
}

// Ten questions were planned, four were sent, and none was answered: nothing failed, and nothing is known.
TEST(Reports, do_not_look_well_where_nothing_is_known) {
  Example nothing;
  nothing.summary.planned = 10;
  nothing.summary.asked = 4;
  nothing.summary.is_bounded = true;
  EXPECT_THAT(html(nothing.whole()), HasSubstr("<p class=\"bad\">nothing was answered</p>\n"
                                               "<p>10 planned, 4 asked, 0 answered, 0 skipped.</p>\n"
                                               "<p>Not everything that was planned could be asked.</p>\n"
                                               "<p>Nothing is known of it: no question was answered.</p>"));
  EXPECT_THAT(markdown(nothing.whole()), HasSubstr("\nNothing is known of it: no question was answered.\n"));
  EXPECT_THAT(junit(nothing.whole()), HasSubstr("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""));
  EXPECT_THAT(junit(nothing.whole()), HasSubstr("nothing is known of it: no question was answered"));
  EXPECT_THAT(badge(nothing.whole()), HasSubstr("#b3400a"));
}

// Half of what was planned passed: that is enough where somebody wanted an end to it, and not otherwise.
TEST(Reports, tell_a_bound_that_was_wanted_from_a_run_that_broke_off) {
  Example half;
  half.add("a", Outcome::pass);
  half.summary.planned = 2;
  half.summary.asked = 1;
  EXPECT_FALSE(half.summary.holds());
  EXPECT_THAT(junit(half.whole()), HasSubstr("tests=\"2\" failures=\"0\" errors=\"1\""));
  half.summary.is_bounded = true;
  EXPECT_TRUE(half.summary.holds());
  EXPECT_THAT(junit(half.whole()), HasSubstr("tests=\"1\" failures=\"0\" errors=\"0\""));
  EXPECT_THAT(html(half.whole()), HasSubstr("<p>Not everything that was planned could be asked.</p>"));
}

// Reasons of its own for each of 50 questions, and one for two more: the most frequent first of all are told.
TEST(Reports, tell_the_most_frequent_reasons_for_skips) {
  Example example;
  for (int i = 0; i < 52; ++i) {
    const std::string reason = i < 50 ? std::to_string(i) : "too hard";
    example.summary.add({"q" + std::to_string(i), "", "royal", Outcome::skip, "", reason, {}, reason});
  }
  const SkipReasons reasons = skip_reasons_of(example.summary);
  EXPECT_EQ(reasons.told.size(), 20U);
  EXPECT_EQ(reasons.told.at("too hard"), 2U);
  EXPECT_EQ(reasons.others, 31U);
  EXPECT_EQ(reasons.skipped_for_others, 31U);
  EXPECT_THAT(html(example.whole()), HasSubstr("<li>31: 31 other reasons</li>\n</ul>"));
  EXPECT_THAT(markdown(example.whole()), HasSubstr("| skip: 31 other reasons | 31 |\n"));
  EXPECT_EQ(of(example.summary).at("skipped_because").size(), 20U);
  EXPECT_EQ(of(example.summary).at("skipped_for_other_reasons"), 31U);
}

TEST(Reports, say_that_it_did_not_start) {
  Example none;
  none.add("start", Outcome::error);
  Whole whole = none.whole();
  whole.not_started = "ended with exit code 3; it said: <b>`no`</b>";
  EXPECT_THAT(html(whole), HasSubstr("<p class=\"bad\">The adapter does not start: ended with exit code 3; it said: "
                                     "&lt;b&gt;`no`&lt;/b&gt;</p>"));
  EXPECT_THAT(markdown(whole),
              HasSubstr("\nThe adapter does not start: `ended with exit code 3; it said: <b>'no'</b>`\n"));
}

// However many questions there were: 500 of each sort stand there, the rest in a line, and no skips one by one.
TEST(Junit, lists_some_hundreds_and_counts_the_rest) {
  Example many;
  for (int i = 0; i < 5000; ++i) {
    many.add("p" + std::to_string(i), Outcome::pass);
    many.add("f" + std::to_string(i), Outcome::fail);
    many.summary.add({"s" + std::to_string(i), "", "royal", Outcome::skip, "", "too hard", {}, "too hard"});
  }
  const std::string text = junit(many.whole());
  EXPECT_THAT(text, HasSubstr("tests=\"1003\" failures=\"501\" errors=\"0\" skipped=\"1\""));
  EXPECT_THAT(text, HasSubstr("name=\"and 4500 more that passed\"/>"));
  EXPECT_THAT(text, HasSubstr("name=\"and 4500 more that failed\">"));
  EXPECT_THAT(text, HasSubstr("name=\"skipped: too hard\"><skipped message=\"5000 questions\"/>"));
  EXPECT_LT(text.size(), 1'000'000U);
  std::size_t elements = 0;
  for (std::size_t at = text.find("<testcase"); at != std::string::npos; at = text.find("<testcase", at + 1))
    ++elements;
  EXPECT_EQ(elements, 1003U);
}

TEST(Junit, tells_a_mistake_in_full_where_it_came_up_first) {
  const std::string text = junit(example().whole());
  EXPECT_THAT(text, HasSubstr("table 4C; hand N: 2D 9C; to act N"));
  EXPECT_THAT(text, HasSubstr("again: casino conform --seed 1 --case b"));
  EXPECT_THAT(text, HasSubstr("</failure></testcase>"));
  EXPECT_THAT(text, Not(HasSubstr("<script")));
}

// Each in one line, whatever the adapter says: else it could tell the workflow something.
TEST(Annotations, are_a_line_for_each_mistake) {
  Example one = example();
  one.disagreements.front().checked = WrongDeal{"legal", "no\n::stop-commands::all"};
  const std::string text = github_annotations(one.whole());
  EXPECT_TRUE(text.starts_with("::error title=judge%3A expected legal"));
  EXPECT_THAT(text, HasSubstr("%0A"));
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1);
  one.disagreements.resize(1);
  for (int i = 0; i < 11; ++i) one.disagreements.push_back(one.disagreements.front());
  EXPECT_THAT(github_annotations(one.whole()), HasSubstr("::error title=casino conform::and 2 more mistakes\n"));
}

TEST(Badge, says_how_many_passed_of_those_that_were_asked) {
  EXPECT_THAT(badge(example().whole()), HasSubstr(">2 of 3 pass</text>"));
  EXPECT_THAT(badge(Example().whole()), HasSubstr(">nothing asked</text>"));
}

}  // namespace
}  // namespace casino::conform::html_test
