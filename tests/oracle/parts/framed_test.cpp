#include "oracle/parts/framed.hpp"

#include <gtest/gtest.h>

namespace casino::parts::framed_test {
namespace {

std::string why_not(std::string_view text) {
  const auto body = body_of(text, "a result file");
  return body ? "" : body.errors().front().found;
}

TEST(Framed, gives_the_body_back) {
  const std::string text = framed(R"({"format":"casino-walk/3"})");
  const auto body = body_of(text, "a result file");
  ASSERT_TRUE(body);
  EXPECT_EQ(*body, R"({"format":"casino-walk/3"})");
  EXPECT_EQ(format_of(text), "casino-walk/3");
}

// Whichever byte is another one, or however little is missing.
TEST(Framed, refuses_whatever_was_changed_or_cut_off) {
  const std::string text = framed(R"({"format":"x","n":17})");
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '0' ? '1' : '0';
    EXPECT_NE(why_not(changed), "") << i;
    EXPECT_NE(why_not(text.substr(0, i)), "") << i;
  }
  EXPECT_NE(why_not(text + "\n"), "");
  EXPECT_EQ(why_not(""), "a file of another kind");
  EXPECT_EQ(why_not(text.substr(0, text.size() - 2)), "a file that was cut off");
}

TEST(Framed, what_names_no_format_has_none) {
  EXPECT_EQ(format_of(framed("{}")), "");
  EXPECT_EQ(format_of("{"), "");
}

}  // namespace
}  // namespace casino::parts::framed_test
