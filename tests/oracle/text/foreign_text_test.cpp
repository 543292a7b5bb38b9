#include "oracle/text/foreign_text.hpp"

#include <array>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace casino::foreign_text_test {
namespace {

constexpr std::array all_ways{Way::lines,     Way::line, Way::markdown,       Way::markdown_code,  Way::element,
                              Way::attribute, Way::json, Way::github_message, Way::github_property};

// A character of Unicode in UTF-8, and a surrogate as if it were one.
std::string in_utf8(unsigned number) {
  const auto byte = [](unsigned bits) { return static_cast<char>(bits); };
  const auto more = [&](unsigned shift) { return byte(0x80U | (number >> shift & 0x3FU)); };
  if (number < 0x80) return {byte(number)};
  if (number < 0x800) return {byte(0xC0U | number >> 6U), more(0)};
  if (number < 0x10000) return {byte(0xE0U | number >> 12U), more(6), more(0)};
  return {byte(0xF0U | number >> 18U), more(12), more(6), more(0)};
}

// The list that the header gives, number by number.
bool is_forbidden(unsigned number) {
  const bool is_control = number < 0x20 || (number >= 0x7F && number <= 0x9F);
  const bool turns = number == 0x061C || number == 0x200E || number == 0x200F ||
                     (number >= 0x202A && number <= 0x202E) || (number >= 0x2066 && number <= 0x2069);
  return is_control || turns || (number >= 0xD800 && number <= 0xDFFF);
}

TEST(ForeignText, takes_away_what_a_terminal_would_obey) {
  EXPECT_EQ(plain("\x1b[2Jgone\a"), "\uFFFD[2Jgone\uFFFD");
  EXPECT_EQ(plain("\u009B2J"), "\uFFFD2J") << "one of Latin-1's";
  EXPECT_EQ(plain("\x9b\x32J"), "\uFFFD2J") << "as Latin-1 writes it";
  EXPECT_EQ(plain("\x7f"), "\uFFFD");
  EXPECT_EQ(plain("\u202Etxt.exe\u2069"), "\uFFFDtxt.exe\uFFFD");
}

// Each number below U+3000, where all of them are that are not shown, and the surrogates.
TEST(ForeignText, nothing_that_is_not_shown_goes_any_way) {
  for (const Way way : all_ways) {
    for (unsigned number = 0; number < 0xE000; number = number == 0x2FFF ? 0xD800 : number + 1) {
      const std::string character = in_utf8(number);
      const std::string shown = shown_text(character, way);
      const bool is_there = shown.find(character) != std::string::npos;
      const bool is_a_line = number == '\n' && (way == Way::lines || way == Way::element || way == Way::json);
      const bool is_a_tab = number == '\t' && way != Way::line && way != Way::markdown && way != Way::markdown_code &&
                            way != Way::attribute;
      const bool stays = !is_forbidden(number) || is_a_line || is_a_tab;
      EXPECT_TRUE(stays || !is_there) << "U+" << std::hex << number << " way " << static_cast<int>(way);
      EXPECT_TRUE(!stays || number < 0x80 || shown == character) << "U+" << std::hex << number;
    }
  }
}

TEST(ForeignText, keeps_lines_and_letters) {
  EXPECT_EQ(plain("one\n\ttwo\r\n"), "one\n\ttwo \n");
  EXPECT_EQ(plain("f\u00FCnf \u2660 \U0001F0A1"), "f\u00FCnf \u2660 \U0001F0A1");
  EXPECT_EQ(plain("\u05D0\u05D1\u200D"), "\u05D0\u05D1\u200D") << "letters that go from right to left by themselves";
}

TEST(ForeignText, names_have_one_line) {
  EXPECT_EQ(plain_line("a\n::error::b\x1b.txt"), "a\uFFFD::error::b\uFFFD.txt");
  EXPECT_EQ(plain_line("a\tb"), "a b");
}

TEST(ForeignText, is_text_whatever_the_bytes_are) {
  EXPECT_EQ(plain("\xff\xfe"), "\uFFFD\uFFFD");
  EXPECT_EQ(plain("\xe2\x99"), "\uFFFD\uFFFD") << "it breaks off";
  EXPECT_EQ(plain("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD") << "a surrogate";
  EXPECT_EQ(plain("\xc0\x80"), "\uFFFD\uFFFD") << "a zero in two bytes";
}

TEST(ForeignText, is_text_in_markdown) {
  EXPECT_EQ(shown_text("<b>|[x](y)`&#x202E;\n", Way::markdown), R"(\<b\>\|\[x\]\(y\)\`&amp;\#x202E; )");
  EXPECT_EQ(shown_text("a`|b\n<c>", Way::markdown_code), "a'/b <c>");
}

TEST(ForeignText, is_text_in_xml) {
  EXPECT_EQ(in_element("<a & \"b\">\n"), "&lt;a &amp; \"b\"&gt;\n");
  EXPECT_EQ(in_attribute("<a & \"b\">\n"), "&lt;a &amp; &quot;b&quot;&gt;&#10;");
  EXPECT_EQ(in_element("\xEF\xBF\xBE"), "\uFFFD") << "U+FFFE is none of XML's characters";
}

TEST(ForeignText, is_text_in_a_workflow_command) {
  EXPECT_EQ(shown_text("100%\r\n::error::a,b", Way::github_message), "100%25%0D%0A::error::a,b");
  EXPECT_EQ(shown_text("100%\r\n::error::a,b", Way::github_property), "100%25%0D%0A%3A%3Aerror%3A%3Aa%2Cb");
}

// Whoever reads the document has the text that was written, and no way is taken to it but the usual one.
TEST(ForeignText, documents_lose_nothing) {
  std::string text;
  for (unsigned number = 1; number < 0x3000; ++number) text += in_utf8(number);
  text += in_utf8(0xFFFE) + in_utf8(0xFFFF) + in_utf8(0x1F0A1);
  const std::string written = nlohmann::json{{text, text}}.dump();
  const std::string shown = shown_text(written, Way::json);
  EXPECT_NE(shown, written);
  EXPECT_EQ(nlohmann::json::parse(shown), nlohmann::json::parse(written));
  EXPECT_EQ(shown_text(shown, Way::json), shown);
  EXPECT_EQ(shown_text(shown, Way::lines), shown);
  EXPECT_EQ(shown_text("\"\u009B\u202E\"", Way::json), R"("\u009b\u202e")");
}

}  // namespace
}  // namespace casino::foreign_text_test
