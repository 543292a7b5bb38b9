// What readers say of values that are not what they have to be.

#include "oracle/json/document/cursor.hpp"

#include <array>

#include <gtest/gtest.h>

#include "tests/oracle/json/reading.hpp"

namespace casino::json::cursor_test {
namespace {

using test::faults;

constexpr std::array<std::string_view, 2> keys{"loose", "builds"};

TEST(JsonCursor, numbers_are_whole_and_within_bounds) {
  const auto said = [](std::string_view text) {
    return faults(parsed(text, [](const Cursor& at) { return at.integer(1, 16).value_or(0); }));
  };
  EXPECT_EQ(said("16"), "");
  EXPECT_EQ(said("17"), "1:1: found 17, expected a whole number from 1 to 16");
  EXPECT_EQ(said("0"), "1:1: found 0, expected a whole number from 1 to 16");
  EXPECT_EQ(said("1.0"), "1:1: found 1.0, expected a whole number from 1 to 16");
  EXPECT_EQ(said("99999999999999999999"), "1:1: found 99999999999999999999, expected a whole number from 1 to 16");
  EXPECT_EQ(said("\"1\""), "1:1: found \"1\", expected a whole number from 1 to 16");
}

TEST(JsonCursor, pointers_escape_what_pointers_need) {
  const auto read = parsed(std::string_view(R"({"a/b":{"c~d":[0,"x"]}})"), [](const Cursor& at) {
    const Node& inner = *at.node().find("a/b");
    const Node& list = *inner.find("c~d");
    const Cursor item = at.member("a/b", inner).member("c~d", list).item(1, list.as_list()->at(1));
    return item.truth().value_or(false);
  });
  EXPECT_EQ(faults(read), "1:18: /a~1b/c~0d/1: found \"x\", expected true or false");
}

TEST(JsonCursor, unknown_keys_are_refused_with_the_nearest) {
  const auto said = [](std::string_view text) {
    return faults(parsed(text, [](const Cursor& at) { return Members(at, "a table", keys).has("loose"); }));
  };
  EXPECT_EQ(said(R"({"loose":1})"), "");
  EXPECT_EQ(said(R"({"lose":1})"),
            "1:9: /lose: found the key \"lose\", expected a key of a table; the nearest is loose");
  EXPECT_EQ(said(R"({"xyz":1})"), "1:8: /xyz: found the key \"xyz\", expected a key of a table");
  EXPECT_EQ(said("[1]"), "1:1: found a list, expected a table");
}

TEST(JsonCursor, long_and_strange_values_are_shown_shortened) {
  const std::string letters(100, 'x');
  EXPECT_EQ(shown(Node{letters}), "\"" + std::string(40, 'x') + "...\"");
  EXPECT_EQ(shown(Node{std::string("a\nb\x7F")}), "\"a?b?\"");
  EXPECT_EQ(shown(Node{std::string(39, 'x') + "\xC3\xA4y"}), "\"" + std::string(39, 'x') + "\xC3\xA4...\"");
  EXPECT_EQ(shown(Node{Object{}}), "an empty object");
}

}  // namespace
}  // namespace casino::json::cursor_test
