#include "oracle/text/plain_text.hpp"

#include <gtest/gtest.h>

namespace casino::plain_text_test {
namespace {

TEST(PlainText, shows_what_a_terminal_would_obey) {
  EXPECT_EQ(plain("\x1b[2Jgone\a"), "\uFFFD[2Jgone\uFFFD");
  EXPECT_EQ(plain("\u009B2J"), "\uFFFD2J") << "one of Latin-1's";
  EXPECT_EQ(plain("\x7f"), "\uFFFD");
}

TEST(PlainText, keeps_lines_and_letters) {
  EXPECT_EQ(plain("one\n\ttwo\r\n"), "one\n two \n");
  EXPECT_EQ(plain("f\u00FCnf \u2660 \U0001F0A1"), "f\u00FCnf \u2660 \U0001F0A1");
}

TEST(PlainText, names_have_one_line) { EXPECT_EQ(plain_line("a\n::error::b\x1b.txt"), "a\uFFFD::error::b\uFFFD.txt"); }

TEST(PlainText, is_text_whatever_the_bytes_are) {
  EXPECT_EQ(plain("\xff\xfe"), "\uFFFD\uFFFD");
  EXPECT_EQ(plain("\xe2\x99"), "\uFFFD\uFFFD") << "it breaks off";
}

}  // namespace
}  // namespace casino::plain_text_test
