// Pages as HTML: what Markdown means there, and that text stays text.

#include "oracle/pages/html.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/question.hpp"
#include "oracle/pages/page.hpp"

namespace casino::pages::html_test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string body(std::string_view markdown, Beside beside = Beside::nothing) {
  const std::string page = as_html(markdown, beside, [](std::string_view file) {
    return file == "known.svg" ? std::string("<svg>known</svg>") : std::string();
  });
  const std::size_t begin = page.find("<main>\n") + 7;
  return page.substr(begin, page.find("</main>") - begin);
}

TEST(Html, has_headings_paragraphs_and_what_stands_in_a_line) {
  EXPECT_EQ(body("# A *b*\n\nOne **two** `a<b` <sup>AA-TRL-3</sup>\nmore.\n"),
            "<h1>A <em>b</em></h1>\n<p>One <strong>two</strong> <code>a&lt;b</code> <sup>AA-TRL-3</sup>\nmore.</p>\n");
}

TEST(Html, has_lists_in_lists) {
  EXPECT_EQ(
      body("- one\n  Why: so.\n  - inner\n  - second\n- two\n\nEnd.\n"),
      "<ul>\n<li>one<br>Why: so.\n<ul>\n<li>inner</li>\n<li>second</li></ul></li>\n<li>two</li></ul>\n<p>End.</p>\n");
}

TEST(Html, has_tables_with_bars_in_them) {
  EXPECT_EQ(body("| a | b |\n| --- | --- |\n| x \\| y | |\n"),
            "<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>x | y</td><td></td></tr>\n</table>\n");
}

TEST(Html, draws_examples_as_they_are) {
  EXPECT_EQ(body("```\ntable   [4D 5C]=9 *of* N\n```\n\n    N: trail <6C>\n"),
            "<pre>table   [4D 5C]=9 *of* N\n</pre>\n<pre>N: trail &lt;6C&gt;\n</pre>\n");
}

TEST(Html, has_pictures_inside_and_says_what_is_missing) {
  EXPECT_EQ(body("![The position](known.svg)\n\n![The position](other.svg)\n"),
            "<p><svg>known</svg></p>\n<p>The position</p>\n");
}

TEST(Html, leads_to_other_pages_only_where_they_lie_beside_it) {
  EXPECT_EQ(body("[Royal](royal.md)"), "<p>Royal</p>\n");
  EXPECT_EQ(body("[Royal](royal.md)", Beside::other_pages), "<p><a href=\"royal.html\">Royal</a></p>\n");
  EXPECT_EQ(body("[All](../README.md)", Beside::and_above), "<p><a href=\"../index.html\">All</a></p>\n");
  EXPECT_EQ(body("[All](../README.md)", Beside::other_pages), "<p>All</p>\n");
  EXPECT_EQ(body("[x](javascript:alert(1)) [y](data:x.md)", Beside::other_pages), "<p>x) y</p>\n");
}

TEST(Html, takes_what_is_escaped_and_what_is_no_markup_as_text) {
  EXPECT_EQ(body("\\*a\\* \\<script\\> <script> & \\[4D\\]"), "<p>*a* &lt;script&gt; &lt;script&gt; &amp; [4D]</p>\n");
  EXPECT_THAT(as_html("# \\<b\\>", Beside::nothing), HasSubstr("<title>&lt;b&gt;</title>"));
}

// Whatever is opened on a page of ours is closed on it, in order.
void is_well_nested(const std::string& html, std::string_view of) {
  std::vector<std::string> open;
  for (std::size_t at = html.find("<main>"); (at = html.find('<', at)) != std::string::npos; ++at) {
    const std::size_t end = html.find_first_of(" >/", at + 2);
    const bool closes = html[at + 1] == '/';
    const std::string name = html.substr(at + (closes ? 2 : 1), end - at - (closes ? 2 : 1));
    if (name == "br" || html.at(html.find('>', at) - 1) == '/') continue;
    if (!closes) {
      open.push_back(name);
      continue;
    }
    if (open.empty()) break;  // what was opened before
    ASSERT_EQ(open.back(), name) << of << " at " << html.substr(at > 60 ? at - 60 : 0, 100);
    open.pop_back();
  }
  EXPECT_TRUE(open.empty()) << of << ": " << (open.empty() ? "" : open.back());
}

TEST(Html, of_every_page_is_well_nested_and_has_no_markdown_left) {
  for (const NamedRules& game : all_named_rules()) {
    const std::string html = as_html(page_of(game, corpus::Corpus{}), Beside::nothing);
    is_well_nested(html, game.name);
    EXPECT_THAT(html, Not(HasSubstr("**"))) << game.name;
    EXPECT_THAT(html, Not(HasSubstr("]("))) << game.name;
  }
  for (const Question& question : questions())
    is_well_nested(as_html(question_page(question, {}, {}), Beside::nothing), question.id);
  for (const std::string& page : {index_page(), options_page(), statements_page(), questions_index(Beside::nothing)})
    is_well_nested(as_html(page, Beside::other_pages), page.substr(0, 20));
}

}  // namespace
}  // namespace casino::pages::html_test
