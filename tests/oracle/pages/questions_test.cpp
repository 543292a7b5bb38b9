#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/picture.hpp"

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

TEST(QuestionPages, all_stand_in_the_index) {
  const std::string index = questions_index();
  for (const Question& question : questions()) EXPECT_THAT(index, HasSubstr("(" + file_name_of(question) + ")"));
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
