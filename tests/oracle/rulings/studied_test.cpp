// What stored studies have found, read and said.

#include "oracle/rulings/studied.hpp"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/rulings/everywhere.hpp"
#include "oracle/rulings/lines.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::rulings::studied_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string head =
    "variant,players,deals,date,option,measure,usual,otherwise,difference,half,another_winner,at_most\n";

Studies read(const std::string& lines) {
  const Parsed<Studies> studies = read_studies(head + lines);
  EXPECT_TRUE(studies) << text_of(studies.errors().front());
  return studies ? *studies : Studies{};
}

std::string summary(const std::string& lines, std::string_view setting) {
  const Studies studies = read(lines);
  return summary_of(studies_of(studies, settings_in(setting).front()));
}

TEST(Studied, is_said_with_difference_interval_players_deals_date_and_game) {
  EXPECT_EQ(
      summary("royal,careful,1136,2026-11-28,sweep.score=2,won.leader,5395,4771,-624,320,90,30\n", "sweep.score=2"),
      "in royal the leader wins in 47.7% of the deals instead of 54.0% (-6.2 +- 3.2); careful players, 1136 deals, "
      "2026-11-28");
  EXPECT_EQ(
      summary("royal,careful,1136,2026-11-28,sweep.score=2,,,,,,0,34\n", "sweep.score=2"),
      "no difference in who wins was found in royal, none larger than 0.3% (careful players, 1136 deals, 2026-11-28)");
}

// The strongest is that whose interval fits most often into it: 600 by 100, not 900 by 300.
TEST(Studied, of_several_games_is_said_in_one_line) {
  const std::string lines =
      "royal,careful,300,2026-11-28,sweep.score=2,won.dealer,4000,4900,900,300,2000,900\n"
      "haiti,careful,400,2026-11-28,sweep.score=2,tied,1000,1600,600,100,2000,900\n"
      "crazy,careful,100,2026-11-28,sweep.score=2,,,,,,2000,900\n"
      "sotho,careful,200,2026-11-28,sweep.score=2,,,,,,2000,1250\n";
  EXPECT_EQ(summary(lines, "sweep.score=2"),
            "in haiti nobody wins alone in 16.0% of the deals instead of 10.0% (+6.0 +- 1.0); careful players, 400 "
            "deals, 2026-11-28; a "
            "difference in 1 game more; none was found in 2 games, none larger than 12.5%");
  EXPECT_EQ(
      summary(lines.substr(lines.find("crazy")), "sweep.score=2"),
      "no difference in who wins was found in 2 games, none larger than 12.5% (careful players, 100 to 200 deals of "
      "each, 2026-11-28)");
}

// Random players are there, too; whoever plays best comes last and counts.
TEST(Studied, is_of_those_who_play_best) {
  const Studies studies = read(
      "royal,random,4096,2026-11-28,sweep.score=2,,,,,,0,10\n"
      "royal,random,4096,2026-11-28,\"match.count_order=cards,spades\",,,,,,0,10\n"
      "royal,careful,352,2026-11-28,sweep.score=2,,,,,,0,20\n"
      "haiti,random,10,2026-11-28,sweep.score=2,,,,,,0,30\n"
      "haiti,random,10,2026-11-28,no.option=2,,,,,,0,30\n");
  ASSERT_EQ(studies.size(), 3U);
  EXPECT_EQ(studies[0].players, "careful");
  EXPECT_EQ(studies[0].deals, 352U);
  EXPECT_EQ(text_of(studies[1].setting), "match.count_order=cards,spades");
  EXPECT_EQ(studies[2].variant, "haiti");
}

TEST(Studied, is_refused_by_its_line_where_it_is_none) {
  const std::string good = "royal,careful,352,2026-11-28,sweep.score=2,,,,,,0,20\n";
  const auto line_of_fault = [](const std::string& table) {
    const Parsed<Studies> studies = read_studies(table);
    return studies ? 0 : static_cast<int>(studies.errors().front().where.line);
  };
  EXPECT_EQ(line_of_fault(head + good), 0);
  EXPECT_EQ(line_of_fault("variant,players\n" + good), 1);
  EXPECT_EQ(line_of_fault(good), 1);
  EXPECT_EQ(line_of_fault(head + good + "royal,careful\n"), 3);
  EXPECT_EQ(line_of_fault(head + good + "royal,careful,many,2026-11-28,sweep.score=2,,,,,,0,20\n"), 3);
  EXPECT_EQ(line_of_fault(head + "royal,careful,352,2026-11-28,sweep.score=2,tied,1,2,x,4,0,20\n"), 2);
  EXPECT_EQ(line_of_fault(head + "royal,careful,352,2026-11-28,sweep.score=2,,,,,,0,20,more\n"), 2);
}

// Of a question those readings that are one value of one option.
TEST(Studied, is_said_of_readings) {
  const Question* question = find_question("Q-AA-01");
  ASSERT_NE(question, nullptr);
  const Studies studies = read("royal,careful,352,2026-11-28," + std::string(question->readings.begin()->setting) +
                               ",,,,,,0,20\nroyal,careful,352,2026-11-28,sweep.score=2,,,,,,0,20\n");
  const std::vector<StudiedReading> readings = studied_readings(studies, *question);
  ASSERT_EQ(readings.size(), 1U);
  EXPECT_EQ(readings.front().reading->letter, question->readings.begin()->letter);
  EXPECT_THAT(studied_readings({}, *question), IsEmpty());
}

// Who owns a build and trails: by trail.owning_build=allowed he may. What was studied in games in which that bears on
// the turn is said, and nothing of others.
TEST(Studied, is_said_of_what_bears_on_a_ruling) {
  const Rules rules = find_variant("royal")->rules(Seats{2});
  const std::vector<Ruled> ruled =
      ruled_everywhere(rules, "royal", "table [5C 4D]=9 of N; hand N: 9H 6C; to act N", "trail 6C");
  const Studies studies = read(
      "royal,careful,352,2026-11-28,trail.owning_build=allowed,won.leader,5395,4771,-624,320,90,30\n"
      "royal,careful,352,2026-11-28,sweep.score=2,,,,,,0,20\n");
  EXPECT_THAT(lines_of(ruled, studies),
              Contains(testing::Field(
                  &explain::Line::text,
                  "  trail.owning_build=allowed: in royal the leader wins in 47.7% of the deals instead of 54.0% "
                  "(-6.2 +- 3.2); careful players, 352 deals, 2026-11-28")));
  const json::Json told = of(ruled, studies);
  ASSERT_EQ(told["studied"].size(), 1U);
  EXPECT_EQ(told["studied"][0]["found"]["difference"], -62400);
  test::SchemaJson document = test::SchemaJson::parse(told.dump());
  document["format"] = "casino-rulings/1";
  EXPECT_THAT(test::schemas().faults("rulings.json", document), IsEmpty());
  EXPECT_FALSE(of(ruled).contains("studied"));
}

// The table that the program carries.
TEST(Studied, is_there_for_every_variant) {
  std::ifstream file(test::source_path("corpus/studies/found.csv"));
  const std::string table{std::istreambuf_iterator<char>(file), {}};
  const Parsed<Studies> studies = read_studies(table);
  ASSERT_TRUE(studies);
  for (const VariantEntry& variant : variants())
    EXPECT_TRUE(std::any_of(studies->begin(), studies->end(), [&](const Studied& one) {
      return one.variant == variant.name;
    })) << variant.name;
}

}  // namespace
}  // namespace casino::rulings::studied_test
