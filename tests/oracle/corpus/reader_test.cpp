// Case files as data: what is shared, what replaces it, and what is refused.

#include "oracle/corpus/reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::corpus::reader_test {
namespace {

using testing::HasSubstr;

std::string file_with(const std::string& cases) {
  return R"({"format": "casino-cases/1", "topic": "T", "title": "t", "source": "004", "question": "Q-AA-02",
    "rules": {"variant": "anglo-american", "options": {"sweep.score": 1}},
    "position": {"to_act": "P1", "loose": ["9C"], "hands": {"P1": ["9H", "2C"]}},
    "cases": [)" +
         cases + "]}";
}

Case only_case(const std::string& text) {
  const Parsed<CaseFile> file = parse_case_file(file_with(text));
  EXPECT_TRUE(file.has_value()) << (file ? "" : text_of(file.errors().front()));
  return file && file->cases.size() == 1 ? file->cases.front() : Case{};
}

std::string first_fault(const std::string& text) {
  const Parsed<CaseFile> file = parse_case_file(text);
  return file ? "" : text_of(file.errors().front());
}

TEST(CorpusReader, a_case_takes_over_what_its_file_says) {
  const Case one = only_case(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "2C"},
    "expect": {"verdict": "legal"}})");
  EXPECT_EQ(one.source, "004");
  EXPECT_EQ(one.question, "Q-AA-02");
  EXPECT_EQ(one.rules.sweep_score, 1);
  const auto& asked = std::get<TurnsAsked>(one.asked);
  EXPECT_EQ(asked.position.loose, CardSet("9C"_card));
  EXPECT_EQ(asked.turns.size(), 1U);
}

TEST(CorpusReader, options_are_added_and_keys_of_the_position_replaced) {
  const Case one = only_case(R"({"id": "Ta", "title": "x", "rules": {"options": {"match.target": 50}},
    "position": {"loose": []}, "turn": {"do": "trail", "hand": "2C"}, "expect": {"verdict": "legal"}})");
  EXPECT_EQ(one.rules.sweep_score, 1);
  EXPECT_EQ(one.rules.match_target, 50);
  const auto& asked = std::get<TurnsAsked>(one.asked);
  EXPECT_TRUE(asked.position.loose.empty());
  EXPECT_EQ(asked.position.hands[Seat{0}].cards, (CardSet{"9H"_card, "2C"_card}));
}

TEST(CorpusReader, a_reading_lays_its_options_over_those_of_the_case) {
  const Case one = only_case(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "2C"},
    "expect": {"verdict": "legal"},
    "readings": [{"options": {"trail.owning_build": "allowed"}, "expect": {"verdict": "legal"}}]})");
  ASSERT_EQ(one.readings.size(), 1U);
  EXPECT_EQ(one.readings[0].name, "trail.owning_build=allowed");
  EXPECT_EQ(one.readings[0].rules.trail_owning_build, TrailOwningBuild::allowed);
  EXPECT_EQ(one.readings[0].rules.sweep_score, 1);
}

TEST(CorpusReader, tells_where_a_reading_is_wrong) {
  const auto fault_of = [](const std::string& reading) {
    return first_fault(file_with(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "2C"},
      "expect": {"verdict": "legal"}, "readings": [{)" +
                                 reading + R"(, "expect": {"verdict": "legal"}}]})"));
  };
  EXPECT_THAT(fault_of(R"("options": {"sweep.score": 99})"), HasSubstr(" /cases/0/readings/0/options/sweep.score: "));
  EXPECT_THAT(fault_of(R"("off": ["AA-TRL-99"])"), HasSubstr(" /cases/0/readings/0/off/0: "));
}

TEST(CorpusReader, as_many_expectations_as_turns) {
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x",
    "turns": [{"do": "trail", "hand": "2C"}, {"do": "trail", "hand": "3C"}], "expects": [{"verdict": "legal"}]})")),
              HasSubstr("as many as there are turns: 2"));
}

TEST(CorpusReader, one_thing_is_asked) {
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x", "expect": {"verdict": "legal"}})")),
              HasSubstr("nothing asked"));
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "2C"},
    "judge": "position", "expect": {"verdict": "legal"}})")),
              HasSubstr("one of them"));
}

TEST(CorpusReader, names_that_are_unknown_are_refused) {
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "2C"},
    "expect": {"verdict": "illegal", "clauses": ["AA-TRL-99"]}})")),
              HasSubstr("AA-TRL-99"));
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x", "turns": [], "exect": []})")), HasSubstr("expect"));
  EXPECT_THAT(first_fault(R"({"format": "casino-cases/9", "cases": []})"), HasSubstr("casino-cases"));
}

TEST(CorpusReader, rules_that_cannot_be_are_what_a_case_may_be_about) {
  const Case one = only_case(R"({"id": "Ta", "title": "x", "rules": {"seats": 7}, "rules_only": true,
    "expect": {"refused": true}})");
  EXPECT_TRUE(std::holds_alternative<Unreadable>(one.asked));
}

// What is refused under the rules of a case may be played under those of a reading.
TEST(CorpusReader, rules_that_contradict_themselves_have_readings) {
  const Case one = only_case(R"({"id": "Ta", "title": "x", "rules": {"options": {"deal.hand": 5}}, "rules_only": true,
    "expect": {"refused": true},
    "readings": [{"options": {"deal.remainder": "table_at_end"}, "expect": {"refused": false}}]})");
  EXPECT_TRUE(std::holds_alternative<RulesAsked>(one.asked));
  ASSERT_EQ(one.readings.size(), 1U);
  EXPECT_EQ(one.readings[0].rules.deal_hand, 5);
  EXPECT_EQ(one.readings[0].rules.deal_remainder, DealRemainder::table_at_end);
}

TEST(CorpusReader, what_cannot_be_read_has_no_readings) {
  EXPECT_THAT(first_fault(file_with(R"({"id": "Ta", "title": "x", "rules": {"seats": 7}, "rules_only": true,
    "expect": {"refused": true},
    "readings": [{"options": {"sweep.score": 1}, "expect": {"refused": true}}]})")),
              HasSubstr("a case that can be read"));
}

TEST(CorpusReader, a_file_that_is_not_there_is_told) {
  const Corpus corpus = load_corpus("no/such/file.json");
  ASSERT_EQ(corpus.unread.size(), 1U);
  EXPECT_EQ(corpus.case_count(), 0U);
}

}  // namespace
}  // namespace casino::corpus::reader_test
