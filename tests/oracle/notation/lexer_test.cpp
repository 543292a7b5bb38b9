#include "oracle/notation/lexer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::notation::lexer_test {
namespace {

using testing::ElementsAre;

std::vector<std::string> texts_of(std::string_view text) {
  std::vector<std::string> texts;
  for (const Token& token : tokens_of(text)) texts.emplace_back(token.text);
  return texts;
}

TEST(Lexer, parts_words_numbers_and_signs) {
  EXPECT_THAT(texts_of("hand S: 8S +2"), ElementsAre("hand", "S", ":", "8S", "+", "2", ""));
  EXPECT_THAT(texts_of("[5C|4D]=9"), ElementsAre("[", "5C", "|", "4D", "]", "=", "9", ""));
  EXPECT_THAT(texts_of("5D>{JC}>..."), ElementsAre("5D", ">", "{", "JC", "}", ">", "...", ""));
}

TEST(Lexer, digits_alone_are_a_number) {
  EXPECT_EQ(tokens_of("10")[0].kind, TokenKind::number);
  EXPECT_EQ(tokens_of("10D")[0].kind, TokenKind::word);
}

TEST(Lexer, suit_signs_belong_to_words_and_count_as_one_character) {
  const std::vector<Token> tokens = tokens_of("10\u2666 K\u2660");
  EXPECT_EQ(tokens[0].text, "10\u2666");
  EXPECT_EQ(tokens[1].text, "K\u2660");
  EXPECT_EQ(tokens[1].column, 5);
}

TEST(Lexer, semicolons_and_line_ends_separate) {
  const std::vector<Token> tokens = tokens_of("a;b\nc");
  EXPECT_EQ(tokens[1].kind, TokenKind::separator);
  EXPECT_EQ(tokens[3].kind, TokenKind::separator);
  EXPECT_EQ(tokens[4].line, 2);
  EXPECT_EQ(tokens[4].column, 1);
}

TEST(Lexer, a_comment_goes_to_the_end_of_its_line) {
  EXPECT_THAT(texts_of("a # b; c\nd"), ElementsAre("a", "\n", "d", ""));
  EXPECT_THAT(texts_of("a #"), ElementsAre("a", ""));
}

TEST(Lexer, what_means_nothing_is_one_stray_token_and_is_shown_without_its_bytes) {
  const std::vector<Token> tokens = tokens_of("5C \x01\xff\xfe 4D");
  ASSERT_EQ(tokens.size(), 4U);
  EXPECT_EQ(tokens[1].kind, TokenKind::stray);
  EXPECT_EQ(tokens[1].shown(), "\"???\"");
}

TEST(Lexer, what_means_nothing_is_shown_in_whole_characters) {
  EXPECT_EQ(tokens_of("5C \u2192 4D")[1].shown(), "\"\u2192\"");
}

TEST(Lexer, a_cross_is_an_x) {
  const std::vector<Token> tokens = tokens_of("9H\u00D75C");
  ASSERT_EQ(tokens.size(), 4U);
  EXPECT_TRUE(tokens[1].is("x"));
  EXPECT_EQ(tokens[2].column, 4);
}

TEST(Lexer, a_full_stop_ends_a_clause) {
  EXPECT_THAT(texts_of("5C 4D."), ElementsAre("5C", "4D", ""));
  EXPECT_THAT(texts_of("5C. ; 4D. # why"), ElementsAre("5C", ";", "4D", ""));
  EXPECT_THAT(texts_of("9H ..."), ElementsAre("9H", "...", ""));
  EXPECT_THAT(texts_of("5C. 4D"), ElementsAre("5C", ".", "4D", ""));
}

TEST(Lexer, words_of_speech_are_put_in_letters) {
  const auto short_texts = [](std::string_view text) {
    std::vector<std::string> texts;
    for (const Token& token : in_short(tokens_of(text))) texts.emplace_back(token.text);
    return texts;
  };
  EXPECT_THAT(short_texts("the nine of Hearts takes an ace"), ElementsAre("9H", "takes", "A", ""));
  EXPECT_THAT(short_texts("10 of clubs, king"), ElementsAre("10C", ",", "K", ""));
  EXPECT_THAT(short_texts("nine of them; King: queen"), ElementsAre("9", "of", "them", ";", "King", ":", "Q", ""));
  EXPECT_EQ(in_short(tokens_of("eleven"))[0].kind, TokenKind::number);
}

TEST(Lexer, glued_means_nothing_stands_between) {
  const std::vector<Token> tokens = tokens_of("E:5D E: 5D");
  EXPECT_TRUE(tokens[2].is_glued);
  EXPECT_FALSE(tokens[5].is_glued);
}

TEST(Lexer, a_long_word_is_shown_short) {
  EXPECT_EQ(tokens_of(std::string(100, 'x'))[0].shown(), '"' + std::string(30, 'x') + "...\"");
}

}  // namespace
}  // namespace casino::notation::lexer_test
