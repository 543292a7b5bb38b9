#include <regex>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/picture.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::pages::questions_test {
namespace {

using testing::HasSubstr;
using testing::Not;

const corpus::Corpus nothing;

TEST(QuestionPages, tell_every_reading_and_how_it_was_settled) {
  for (const Question& question : questions()) {
    const std::string page = question_page(question, nothing, nothing);
    EXPECT_THAT(page, HasSubstr(std::string(question.id)));
    for (const Reading& reading : question.readings)
      EXPECT_THAT(page, HasSubstr("- **" + std::string(reading.letter) + "**")) << question.id;
    EXPECT_THAT(page, HasSubstr("Taken is **" + std::string(question.decision.letter) + "**")) << question.id;
  }
}

TEST(QuestionPages, tell_what_the_text_answers) {
  std::size_t answered = 0;
  for (const Question& question : questions()) {
    const std::string page = question_page(question, nothing, nothing);
    EXPECT_EQ(page.find("Answered by the text (") != std::string::npos, is_answered(question)) << question.id;
    if (!is_answered(question)) continue;
    EXPECT_FALSE(question.answer.place.empty()) << question.id;
    EXPECT_THAT(page, Not(HasSubstr("Left open"))) << question.id;
    ++answered;
  }
  EXPECT_EQ(answered, 24U);
  EXPECT_THAT(
      question_page(*find_question("Q-AA-29"), nothing, nothing),
      HasSubstr("Answered by the text (004 The Play 4): \"a capture of some kind\". No option changes it. Taken "
                "is **a**."));
  EXPECT_THAT(question_page(*find_question("Q-DOM-20"), nothing, nothing),
              HasSubstr("Option `sweep.frozen_from` can change it."));
  EXPECT_THAT(questions_index(Beside::other_pages),
              HasSubstr("(questions/Q-SWZ-39.md) Does a demand to add reach the partner's build? (answered by "
                        "the text)\n"));
}

// A reading without a setting, of a question whose other readings have some.
TEST(QuestionPages, say_where_no_option_says_a_reading) {
  for (const Question& question : questions()) {
    const std::string page = question_page(question, nothing, nothing);
    std::ptrdiff_t without = 0;
    if (!options_of(question).empty())
      without = std::count_if(question.readings.begin(), question.readings.end(),
                              [](const Reading& reading) { return reading.setting.empty(); });
    const std::regex said("\\n  No option says this reading\\.\\n");
    EXPECT_EQ(std::distance(std::sregex_iterator(page.begin(), page.end(), said), std::sregex_iterator()), without)
        << question.id;
  }
  EXPECT_THAT(question_page(*find_question("Q-DOM-13"), nothing, nothing),
              HasSubstr("- **c** Both.  \n  No option says this reading.\n"));
}

// What no option decides is played by one reading alone: the page shows what that comes to.
TEST(QuestionPages, show_a_case_where_no_option_decides) {
  const corpus::Corpus cases = corpus::load_corpus(test::source_path("corpus/cases"));
  std::size_t without = 0;
  for (const Question& question : questions()) {
    const bool is_shown = question_page(question, cases, nothing).find("## A case of it\n") != std::string::npos;
    EXPECT_EQ(is_shown, options_of(question).empty()) << question.id;
    without += options_of(question).empty() ? 1 : 0;
  }
  EXPECT_GT(without, 100U);
}

// Q-GEN-07: of a game for two that gives out twice twelve cards, the owner of a build may not trail in the first half.
TEST(QuestionPages, tell_the_case_with_the_answer_of_the_reading_that_is_taken) {
  const corpus::Corpus cases = corpus::load_corpus(test::source_path("corpus/cases/south-african/Q-GEN-06.json"));
  EXPECT_THAT(
      question_page(*find_question("Q-GEN-07"), cases, nothing),
      HasSubstr(
          "By the rules of swazi-2, two players, case `Q-GEN-07a`:\n\n    table [4D 5C]=9 of S; hand S: 9S KD; to "
          "act S; dealer N\n    S: trail KD\n\n- illegal"));
}

TEST(QuestionPages, name_no_question_that_there_is_not) {
  const std::regex id("(Q-[A-Z0-9]+|UNS)-[0-9]+");
  for (const Question& question : questions()) {
    std::string text(question.places);
    text.append(" ").append(question.decision.reason);
    for (std::sregex_iterator named(text.begin(), text.end(), id), end; named != end; ++named)
      EXPECT_NE(find_question(named->str()), nullptr) << named->str() << " in " << question.id;
  }
}

TEST(QuestionPages, all_stand_in_the_index) {
  const std::string index = questions_index(Beside::other_pages);
  const std::string alone = questions_index(Beside::nothing);
  for (const Question& question : questions()) {
    EXPECT_THAT(index, HasSubstr("(questions/" + file_name_of(question) + ")"));
    EXPECT_THAT(alone, HasSubstr(std::string(question.id) + " "));
  }
  EXPECT_THAT(alone, Not(HasSubstr("](")));
}

// Rank and suit stand there as letters and as a sign: nobody has to see a colour.
TEST(Picture, names_every_card_with_its_sign) {
  const Rules rules = anglo_american(Seats{2});
  const auto position = notation::read_position(rules, "table 10D [5C 4S]=9 of S; hand N: AH");
  ASSERT_TRUE(position);
  const std::string svg = picture_of(rules, *position);
  for (const char* name : {">10D<", ">5C<", ">4S<", ">AH<", "&#9830;", "&#9827;", "&#9824;", "&#9829;", ">9 of S<"})
    EXPECT_THAT(svg, HasSubstr(name));
  EXPECT_THAT(svg, HasSubstr("<title>table 10D"));
}

// Of hands of which nothing is known nothing is drawn.
TEST(Picture, leaves_out_what_nobody_knows) {
  const Rules rules = anglo_american(Seats{2});
  const auto position = notation::read_position(rules, "table 10D; hand N: AH");
  ASSERT_TRUE(position);
  EXPECT_THAT(picture_of(rules, *position), Not(HasSubstr("hand of S")));
}

// The arrows of a pile's order are no tags.
TEST(Picture, is_sound_where_piles_have_an_order) {
  const Rules rules = swazi(Seats{3});
  const auto position = notation::read_position(rules, "table 9H; hand E: 9S 4D; pile S: 5D > 2H; to act E");
  ASSERT_TRUE(position);
  const std::string svg = picture_of(rules, *position);
  EXPECT_THAT(svg, HasSubstr("5D &gt; 2H"));
  EXPECT_THAT(svg, HasSubstr("pile of S, its top"));
}

}  // namespace
}  // namespace casino::pages::questions_test
