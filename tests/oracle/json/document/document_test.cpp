// Strict reading of JSON texts. The places are counted by hand in the texts.

#include "oracle/json/document/document.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/oracle/json/reading.hpp"

namespace casino::json::document_test {
namespace {

using test::faults;

std::string said(std::string_view text, Limits limits = {}) { return faults(read_document(text, limits)); }

TEST(JsonDocument, keeps_every_kind_of_value_with_its_place) {
  const Parsed<Node> read = read_document("{\"a\": [1, -2, true],\n  \"b\": \"\xC3\xA4\", \"c\": null, \"d\": 1.5}");
  ASSERT_TRUE(read) << faults(read);
  const Node& list = *read->find("a");
  EXPECT_EQ(list.line, 1);
  EXPECT_EQ(list.column, 7);
  ASSERT_EQ(list.as_list()->size(), 3U);
  EXPECT_EQ(*list.as_list()->at(1).as_integer(), -2);
  EXPECT_EQ(list.as_list()->at(1).column, 11);
  EXPECT_TRUE(*list.as_list()->at(2).as_boolean());
  EXPECT_EQ(*read->find("b")->as_text(), "\xC3\xA4");
  EXPECT_EQ(read->find("b")->line, 2);
  EXPECT_EQ(read->find("b")->column, 8);
  EXPECT_EQ(read->find("c")->column, 18) << "the a with dots is one character";
  EXPECT_TRUE(read->find("c")->is_null());
  EXPECT_EQ(std::get<OtherNumber>(read->find("d")->value).written, "1.5");
  EXPECT_EQ(read->find("e"), nullptr);
}

TEST(JsonDocument, whole_numbers_that_do_not_fit_stay_as_written) {
  const Parsed<Node> read = read_document("[9223372036854775807, 9223372036854775808, 99999999999999999999]");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read->as_list()->at(0).as_integer(), INT64_MAX);
  EXPECT_EQ(std::get<OtherNumber>(read->as_list()->at(1).value).written, "9223372036854775808");
  EXPECT_EQ(std::get<OtherNumber>(read->as_list()->at(2).value).written, "99999999999999999999");
}

TEST(JsonDocument, quotes_and_brackets_in_texts_do_not_confuse_places) {
  const Parsed<Node> read = read_document(R"({"a\"]": "\\", "b": [ "}\u0041" , 3]})");
  ASSERT_TRUE(read) << faults(read);
  EXPECT_EQ(read->find("b")->column, 21);
  EXPECT_EQ(read->find("b")->as_list()->at(1).column, 35);
}

TEST(JsonDocument, nothing_at_all_is_refused) {
  EXPECT_EQ(said(""), "1:1: found nothing, expected a JSON value");
  EXPECT_EQ(said(" \n "), "2:2: found nothing, expected a JSON value");
}

TEST(JsonDocument, an_end_in_the_middle_is_refused) {
  EXPECT_EQ(said("{\"a\":"), "1:6: found the end of the text, expected a colon and a JSON value");
  EXPECT_EQ(said("[1"), "1:3: found the end of the text, expected a comma and another JSON value, or ]");
  EXPECT_EQ(said("[\"ab"),
            "1:5: found the end of the text, expected a text on one line that ends with \", its escapes "
            "those of JSON");
}

TEST(JsonDocument, text_after_the_end_is_refused) {
  EXPECT_EQ(said("{}\n{}"), "2:1: found {, expected nothing after the document");
  EXPECT_EQ(said(std::string_view("{}\0", 3)), "1:3: found a NUL, expected text in well-formed UTF-8");
}

TEST(JsonDocument, words_that_are_no_values_are_refused) {
  EXPECT_EQ(said("[NaN]"), "1:2: found NaN, expected a JSON value, or ]");
  EXPECT_EQ(said("[tru]"), "1:2: found tru, expected a JSON value, or ]");
  EXPECT_EQ(said("[01]"), "1:3: found 1, expected a comma and another JSON value, or ]");
  EXPECT_EQ(said("// no\n{}"), "1:1: found //, expected a JSON value");
  EXPECT_EQ(said("[1e999]"), "1:2: found 1e999, expected a number of at most 1.79e308");
  EXPECT_EQ(said(R"({"number":-1e999})"), "1:11: found -1e999, expected a number of at most 1.79e308");
}

TEST(JsonDocument, missing_and_superfluous_signs_are_refused) {
  EXPECT_EQ(said("{\"a\" 1}"), "1:6: found 1, expected a colon and a JSON value");
  EXPECT_EQ(said("{\"a\":1,}"), "1:8: found }, expected a comma and another key in quotes, or }");
  EXPECT_EQ(said("[\"a\" \"b\"]"), "1:6: found \"b\", expected a comma and another JSON value, or ]");
  EXPECT_EQ(said("[,1]"), "1:2: found ,, expected a JSON value, or ]");
  EXPECT_EQ(said("[1}"), "1:3: found }, expected a comma and another JSON value, or ]");
}

TEST(JsonDocument, a_key_twice_is_refused_each_time) {
  EXPECT_EQ(said("{\"a\":1,\n\"a\":2, \"b\":{\"c\":1,\"c\":1}}"),
            "2:1: found \"a\" a second time, expected each key once\n"
            "2:19: found \"c\" a second time, expected each key once");
  // A bracket, ten members of seven letters and thirty of eight stand before it.
  std::string many = "{";
  for (int i = 0; i < 40; ++i) many += "\"k" + std::to_string(i) + "\":0,";
  EXPECT_EQ(said(many + "\"k3\":0}"), "1:312: found \"k3\" a second time, expected each key once");
}

TEST(JsonDocument, ill_formed_text_is_refused) {
  EXPECT_EQ(said("[\"\xC3\xA4\xFF\"]"),
            "1:4: found a byte that is no part of a character, expected text in well-formed UTF-8");
  for (const std::string_view bad :
       {"\"\xC0\x80\"", "\"\xED\xA0\x80\"", "\"\xF4\x90\x80\x80\"", "\"\xE2\x82\"", "\"\x80\""})
    EXPECT_EQ(said(bad), "1:2: found a byte that is no part of a character, expected text in well-formed UTF-8");
  for (const char* half : {R"(["\ud800"])", R"(["a\ud800b"])", R"(["\ud800\ud800"])", R"(["\udc00"])"})
    EXPECT_THAT(said(half), testing::HasSubstr("expected the escapes of both halves of a character")) << half;
  EXPECT_NE(said("[\"a\nb\"]"), "") << "a line break in a text";
}

TEST(JsonDocument, depth_and_size_have_limits) {
  EXPECT_EQ(said("[[[]]]", {.depth = 2}), "1:3: found more lists and objects inside each other, expected at most 2");
  EXPECT_EQ(said("[[[]]]", {.depth = 3}), "");
  EXPECT_EQ(said(std::string(100'000, '[')),
            "1:65: found more lists and objects inside each other, expected at most 64");
  EXPECT_EQ(said("[1,2]", {.bytes = 4}), "found 5 bytes, expected at most 4");
}

TEST(JsonDocument, one_object_is_laid_over_another) {
  const Node base = *read_document(R"({"a":{"x":1},"b":2})");
  const Node over = *read_document(R"({"a":3,"c":4})");
  EXPECT_EQ(overlaid(base, over), *read_document(R"({"b":2,"a":3,"c":4})"));
  EXPECT_EQ(overlaid(base, *read_document("5")), *read_document("5"));
}

}  // namespace
}  // namespace casino::json::document_test
