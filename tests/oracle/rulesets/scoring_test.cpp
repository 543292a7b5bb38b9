// Scoring tables in dialects, rules and logs: what is read, what is refused where, and that it is written as it was
// read.

#include "oracle/rulesets/scoring.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/log/json/json.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/dialect_text.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/oracle/json/reading.hpp"

namespace casino::json::scoring_test {
namespace {

using test::faults;
using testing::HasSubstr;

// Most spades score nothing, so that a table can have them.
std::string dialect(const std::string& table, const std::string& options = R"("score.spades":0)") {
  return R"({"format":"casino-dialect/1","name":"house","title":"At home","source":"our kitchen",)"
         R"("base":"anglo-american","options":{)" +
         options + R"(},"scoring":)" + table + "}";
}

Parsed<NamedRules> read(const std::string& text) {
  return parsed(text, [](const Cursor& at) { return read_dialect(at, all_named_rules()); });
}
std::string said(const std::string& table) { return faults(read(dialect(table))); }

const std::string of_each_kind =
    R"([{"each":"spade","points":1},{"card":"JS","points":2},{"each":"seven","points":1},{"card":"7S","points":0},)"
    R"({"most":"hearts","points":3,"tie":"shared"}])";

ScoringTable table_of_each_kind() {
  return {{item_of_each(Suit::spades), TableTie::nobody, 1},
          {item_of("JS"_card), TableTie::nobody, 2},
          {item_of_each(Rank::seven), TableTie::nobody, 1},
          {item_of("7S"_card), TableTie::nobody, 0},
          {item_of_most(Suit::hearts), TableTie::shared, 3}};
}

TEST(JsonScoring, is_a_list_of_rows) {
  const Parsed<NamedRules> house = read(dialect(of_each_kind));
  ASSERT_TRUE(house) << faults(house);
  EXPECT_EQ(house->usual_rules().scoring, table_of_each_kind());
  EXPECT_EQ(house->rules(Seats{4}).scoring, table_of_each_kind());
  EXPECT_TRUE(house->has_own_scoring());
}

TEST(JsonScoring, stands_in_rules_as_in_dialects) {
  const std::string rules =
      R"({"variant":"anglo-american","options":{"score.spades":0},"scoring":)" + of_each_kind + "}";
  EXPECT_EQ(parse_rules(rules).value().scoring, table_of_each_kind());
  EXPECT_EQ(parse_rules(dialect(of_each_kind)).value(), read(dialect(of_each_kind)).value().usual_rules());
}

TEST(JsonScoring, written_down_it_reads_back) {
  const NamedRules house = read(dialect(of_each_kind)).value();
  EXPECT_EQ(read(dialect_text(house)).value().usual_rules(), house.usual_rules());
  const Rules rules = house.usual_rules();
  EXPECT_EQ(parse_rules(of(rules).dump()).value(), rules);
}

// A table stands in place of the base's, and is inherited where there is none.
TEST(JsonScoring, is_the_base_s_where_a_dialect_has_none) {
  std::vector<NamedRules> known(all_named_rules().begin(), all_named_rules().end());
  known.push_back(read(dialect(of_each_kind)).value());
  const auto upon = [&](const std::string& more) {
    return parsed(
        R"({"format":"casino-dialect/1","name":"next-door","title":"-","source":"-","base":"house")" + more + "}",
        [&](const Cursor& at) { return read_dialect(at, known); });
  };
  EXPECT_EQ(upon("").value().usual_rules().scoring, table_of_each_kind());
  EXPECT_EQ(upon(R"(,"scoring":[{"card":"JS","points":1}])").value().usual_rules().scoring,
            (ScoringTable{{item_of("JS"_card), TableTie::nobody, 1}}));
  EXPECT_TRUE(upon(R"(,"scoring":[])").value().usual_rules().scoring.empty());
}

TEST(JsonScoring, a_reason_can_be_given_for_it) {
  std::string text = dialect(of_each_kind);
  text.insert(text.size() - 1, R"(,"why":{"scoring":"seen"})");
  EXPECT_EQ(faults(read(text)), "");
  EXPECT_EQ(read(text).value().reason_for("scoring"), "seen");
}

TEST(JsonScoring, what_is_no_row_is_refused_where_it_stands) {
  EXPECT_THAT(said(R"([{"points":1}])"), HasSubstr("/scoring/0: found an object, expected one of card, each and most"));
  EXPECT_THAT(said(R"([{"card":"JS","each":"spade","points":1}])"), HasSubstr("one of card, each and most"));
  EXPECT_THAT(said(R"([{"card":"11S","points":1}])"), HasSubstr("/scoring/0/card: found \"11S\", expected a card"));
  EXPECT_THAT(said(R"([{"each":"spades","points":1}])"),
              HasSubstr("/scoring/0/each: found \"spades\", expected a suit or a rank; the nearest is spade"));
  EXPECT_THAT(said(R"([{"most":"heart","points":1}])"),
              HasSubstr("/scoring/0/most: found \"heart\", expected cards or a suit; the nearest is hearts"));
  EXPECT_THAT(said(R"([{"card":"JS"}])"), HasSubstr("/scoring/0: found no key \"points\""));
  EXPECT_THAT(said(R"([{"card":"JS","points":21}])"),
              HasSubstr("/scoring/0/points: found 21, expected a whole number from 0 to 20"));
  EXPECT_THAT(said(R"([{"each":"jack","points":0}])"),
              HasSubstr("/scoring/0/points: found 0, expected a whole number from 1 to 20"));
  EXPECT_THAT(said(R"([{"most":"hearts","points":1,"tie":"halved"}])"),
              HasSubstr("/scoring/0/tie: found \"halved\", expected what a tie does"));
  EXPECT_THAT(said(R"([{"card":"JS","points":1,"tie":"shared"}])"),
              HasSubstr("/scoring/0/tie: found a tie, expected no"));
  EXPECT_THAT(said(R"([{"card":"JS","score":1}])"), HasSubstr("/scoring/0/score: found the key \"score\""));
  EXPECT_THAT(said(R"({"card":"JS"})"), HasSubstr("/scoring: found an object, expected a list of rows"));
}

TEST(JsonScoring, rows_that_cannot_stand_together_are_refused_where_they_stand) {
  EXPECT_THAT(said(R"([{"card":"JS","points":1},{"card":"JS","points":2}])"),
              HasSubstr("/scoring/1: found JS twice, expected one row for each item"));
  EXPECT_THAT(said(R"([{"each":"club","points":1},{"each":"jack","points":2}])"),
              HasSubstr("/scoring/1: found JC by each_club and by jacks, expected a row of its own"));
  EXPECT_THAT(said(R"([{"card":"10D","points":3}])"),
              HasSubstr("/scoring/0: found 10D, which score.ten_diamonds gives points for already"));
}

TEST(JsonScoring, has_a_bound) {
  std::string rows;
  for (const std::string_view rank : {"3", "4", "6", "7", "8", "9", "J"})
    for (const std::string_view suit : {"S", "H", "D", "C"})
      rows += (rows.empty() ? "" : ",") + (R"({"card":")" + std::string(rank) + std::string(suit) + R"(","points":1})");
  EXPECT_THAT(said("[" + rows + "]"), HasSubstr("/scoring/24: found one row more, expected 24 rows at most"));
}

// ---- In words

TEST(Scoring, in_a_line) {
  EXPECT_EQ(text_of(table_of_each_kind()), "each spade 1, JS 2, each seven 1, 7S 0, most hearts 3 shared");
  EXPECT_EQ(text_of(ScoringTable{}), "none");
}

TEST(Scoring, in_sentences) {
  const ScoringTable table = table_of_each_kind();
  EXPECT_EQ(sentence_of(table, table[0]),
            "Each spade except the seven of spades and the jack of spades scores 1 point.");
  EXPECT_EQ(sentence_of(table, table[1]), "The jack of spades scores 2 points.");
  EXPECT_EQ(sentence_of(table, table[3]), "The seven of spades scores nothing.");
  EXPECT_EQ(sentence_of(table, table[4]),
            "Most hearts score 3 points; if several tie, they share the points evenly, and what is left over is lost.");
}

// ---- In logs

const std::string text_log =
    "casino-log/1\nrules anglo-american, 2 players\noption score.spades=0\n"
    "scoring each spade 1, JS 2, each seven 1, 7S 0, most hearts 3 shared\n\ndeal 1\nscore each spade: N 3, S 7\n"
    "score JS: N 2, S 0\n";

TEST(Scoring, is_said_at_the_head_of_a_log) {
  const Parsed<log::Log> log = log::parse_text(text_log);
  ASSERT_TRUE(log) << faults(log);
  EXPECT_EQ(log->rules.rules.scoring, table_of_each_kind());
  const Parsed<log::Log> again = log::parse_text(log::text_of(*log));
  ASSERT_TRUE(again) << faults(again) << log::text_of(*log);
  EXPECT_EQ(again->rules, log->rules);
  const Parsed<log::Log> from_json = log::parse_json(log::of(*log).dump());
  ASSERT_TRUE(from_json) << faults(from_json);
  EXPECT_EQ(from_json->rules, log->rules);
}

// A log by a dialect with a table says so where it plays without.
TEST(Scoring, none_is_a_table_of_no_rows) {
  const Parsed<log::Log> log =
      log::parse_text("casino-log/1\nrules anglo-american, 2 players\nscoring none\n\ndeal 1\n");
  ASSERT_TRUE(log) << faults(log);
  EXPECT_TRUE(log->rules.rules.scoring.empty());
}

TEST(Scoring, is_read_in_capitals_too) {
  const Parsed<log::Log> log = log::parse_text(
      "casino-log/1\nrules anglo-american, 2 players\noption score.spades=0\n"
      "scoring Each Spade 1, js 2, EACH seven 1, 7s 0, Most Hearts 3 Shared\n\ndeal 1\n");
  ASSERT_TRUE(log) << faults(log);
  EXPECT_EQ(log->rules.rules.scoring, table_of_each_kind());
}

TEST(Scoring, a_row_that_cannot_stand_there_is_refused_by_its_line) {
  EXPECT_THAT(faults(log::parse_text("casino-log/1\nrules anglo-american, 2 players\nscoring JS 1, 10D 3\n\ndeal 1\n")),
              HasSubstr("3:9: found 10D, which score.ten_diamonds gives points for already"));
}

TEST(Scoring, a_line_that_says_no_table_is_refused) {
  const auto said_of = [](const std::string& line) {
    return faults(log::parse_text("casino-log/1\nrules anglo-american, 2 players\n" + line + "\n\ndeal 1\n"));
  };
  EXPECT_THAT(said_of("scoring JS"), HasSubstr("3:"));
  EXPECT_THAT(said_of("scoring JS"),
              HasSubstr("found \"JS\", expected a row of a scoring table: a card, each or most, and its points"));
  EXPECT_THAT(said_of("scoring JS x"), HasSubstr("expected a whole number from 0 to 20"));
  EXPECT_THAT(said_of("scoring each spades 1"), HasSubstr("the nearest is spade"));
  EXPECT_THAT(said_of("scoring JS 1\nscoring JS 2"), HasSubstr("scoring a second time"));
  EXPECT_THAT(said_of("scoring most hearts 3 shared evenly"), HasSubstr("found \"shared evenly\""));
  EXPECT_THAT(said_of("scoring JS 1 2"), HasSubstr("found a tie, expected no"));
  EXPECT_THAT(said_of("scoring JS 1,"), HasSubstr("found \"\", expected a row"));
  EXPECT_THAT(said_of("scoring JS 1, none"), HasSubstr("found \"none\", expected a row"));
}

}  // namespace
}  // namespace casino::json::scoring_test
