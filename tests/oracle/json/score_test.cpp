// What was captured, score sheets, matches and dealings in JSON.

#include "oracle/json/score.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/json/captured.hpp"
#include "oracle/json/zones.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/table.hpp"

namespace casino::json::score_test {
namespace {

using test::cards;
using test::faults;
using test::rules_for;

const Rules two = rules_for("anglo-american", 2);
const Rules four = rules_for("swazi", 4);
constexpr Side north{0};
constexpr Side east{1};

template <typename Read>
auto parsed_for(const Rules& rules, std::string_view text, Read read) {
  return parsed(text, [&](const Cursor& at) { return read(at, rules); });
}

TEST(JsonCaptured, by_cards_or_by_numbers) {
  const auto captured =
      parsed_for(two,
                 R"({"sides":{"P1":{"count":30,"spades":8,"aces":["AS","AC"],"other":["10D"]},)"
                 R"("P2":{"cards":["AH","2S"],"hidden":3}},"left":["KC"],"sweeps":["P1",{"side":"P2","cards":2}],)"
                 R"("last_capture":"P1"})",
                 read_captured);
  ASSERT_TRUE(captured) << faults(captured);
  EXPECT_EQ(captured->cards[north], cards("AS AC 10D"));
  EXPECT_EQ(captured->card_count[north], 30);
  EXPECT_EQ(captured->spade_count[north], 8);
  EXPECT_EQ(captured->cards[east], cards("AH 2S"));
  EXPECT_EQ(captured->card_count[east], std::nullopt);
  EXPECT_EQ(captured->hidden[east], 3);
  EXPECT_EQ(captured->left, cards("KC"));
  ASSERT_EQ(captured->sweeps.size(), 2U);
  EXPECT_EQ(captured->sweeps[0], (Sweep{north, 0}));
  EXPECT_EQ(captured->sweeps[1], (Sweep{east, 2}));
  EXPECT_EQ(captured->last_capture, north);
  EXPECT_EQ(
      of(*captured, two).dump(),
      R"({"sides":{"N":{"count":30,"aces":["AS","AC"],"other":["10D"],"spades":8},)"
      R"("S":{"cards":["AH","2S"],"hidden":3}},"left":["KC"],"sweeps":["N",{"side":"S","cards":2}],"last_capture":"N"})");
}

TEST(JsonCaptured, strange_shares_are_refused) {
  const auto said = [](std::string_view text) { return faults(parsed_for(four, text, read_captured)); };
  EXPECT_EQ(said(R"({"sides":{"N":{"cards":[],"count":3}}})"),
            "1:24: /sides/N/cards: found \"cards\" beside \"count\", expected all the cards, or numbers");
  EXPECT_EQ(said(R"({"sides":{"N":{"aces":["AS","2S"]}}})"),
            "1:23: /sides/N/aces: found other cards than aces, expected aces only; the others are \"other\"");
  EXPECT_EQ(said(R"({"sides":{"N":{},"S":{}}})"),
            "1:22: /sides/S: found \"S\" a second time, under another name, expected each side once");
  EXPECT_EQ(said(R"({"sides":{"N":{"cards":["AS"]},"E":{"cards":["AS"]}}})"),
            "1:46: /sides/E/cards/0: found AS a second time, expected each card once; it is at "
            "/sides/N/cards/0 too");
  EXPECT_EQ(said(R"({"sides":{"N":{"count":53}}})"),
            "1:24: /sides/N/count: found 53, expected a whole number from 0 to 52");
  EXPECT_EQ(said(R"({"sides":{},"last_capture":"Q"})"),
            "1:28: /last_capture: found \"Q\", expected a side: N or N+S, E or E+W");
}

// What follows from a fault is no other one: the spades of 53 cards, or the room that is left beside too many.
TEST(JsonCaptured, one_slip_is_one_fault) {
  const auto said = [](std::string_view text) { return faults(parsed_for(two, text, read_whole_captured)); };
  EXPECT_EQ(said(R"({"sides":{"N":{"count":53,"spades":7},"S":{"count":20,"spades":6}}})"),
            "1:24: /sides/N/count: found 53, expected a whole number from 0 to 52");
  EXPECT_EQ(said(R"({"sides":{"N":{"count":27,"spades":7},"S":{"count":26,"spades":6}}})"),
            "1:1: found 53 cards, expected 52 at most, the whole pack");
  EXPECT_EQ(said(R"({"sides":{"N":{"spades":4,"aces":["AC"]},"S":{"count":33,"aces":["AD"]}}})"), "")
      << "of N it is not said how many";
  EXPECT_THAT(said(R"({"sides":{"N":{"count":3,"spades":4},"S":{"count":33}}})"),
              testing::HasSubstr("found 4 spades, expected 3 at most"));
  EXPECT_EQ(said(R"({"sides":{"N":{"cards":["11S"],"spades":1},"S":{"count":51,"spades":12}}})"),
            "1:25: /sides/N/cards/0: found \"11S\", expected a card, such as \"10D\"");
  EXPECT_EQ(said(R"({"sides":{"N":{"count":30,"spades":6},"S":{"count":22,"spades":6}}})"),
            "1:1: found room for no more than 12 spades, expected the 13 that the pack has");
}

TEST(JsonScore, reads_back_with_all_its_lines) {
  DealScore score;
  score.lines.push_back({ScoreItem::cards, "AA-SCO-1"_clause, {}, true});
  score.lines.push_back({ScoreItem::ten_diamonds, "AA-SCO-4"_clause, {}, false});
  score.lines[1].points[east] = 2;
  score.sweeps.push_back({ScoreItem::sweeps, "AA-SWP-1"_clause, {}, false});
  score.sweeps[0].points[north] = 1;
  score.total[north] = 1;
  score.total[east] = 2;
  score.added[east] = -1;
  score.carried = {3, 1};
  for (const Detail detail : {Detail::ids, Detail::statements}) {
    const auto back = parsed_for(four, of(score, four, detail).dump(), read_deal_score);
    ASSERT_TRUE(back) << faults(back);
    EXPECT_EQ(*back, score);
  }
  EXPECT_EQ(of(score, four).dump(),
            R"({"lines":[{"item":"cards","clause":"AA-SCO-1","as":"SWZ-SCO-1","points":{"N":0,"E":0},"tied":true},)"
            R"({"item":"10D","clause":"AA-SCO-4","as":"SWZ-SCO-4","points":{"N":0,"E":2}}],)"
            R"("sweeps":[{"item":"sweeps","clause":"AA-SWP-1","points":{"N":1,"E":0}}],)"
            R"("total":{"N":1,"E":2},"added":{"N":0,"E":-1},"carried":{"cards":3,"spades":1}})");
}

TEST(JsonMatch, reads_back) {
  Match match;
  EXPECT_EQ(of(match, two).dump(), R"({"totals":{"N":0,"S":0},"deals":0,"dealer":"N","winner":null,"over":false})");
  EXPECT_EQ(parsed_for(two, of(match, two).dump(), read_match).value(), match);
  match.totals[north] = 21;
  match.totals[east] = -2;
  match.deals = 4;
  match.dealer = Seat{1};
  match.lot_among = Seat{1};
  match.carried = {0, 1};
  match.forfeits[east] = true;
  match.met_first[north] = true;
  match.winner = north;
  match.is_over = true;
  match.is_double = true;
  EXPECT_EQ(parsed_for(two, of(match, two).dump(), read_match).value(), match);
  EXPECT_EQ(of(match, two).size(), match_keys.size());
}

TEST(JsonDealing, reads_back_with_the_pack_in_its_order) {
  StatedDealing stated;
  stated.dealing.number = 2;
  stated.dealing.hands[Seat{0}] = cards("AS 2S");
  stated.dealing.hands[Seat{1}] = cards("3S KC");
  stated.dealing.table = cards("4S");
  stated.dealer = Seat{1};
  stated.pack = {"KC"_card, "AS"_card, "3S"_card};
  const Json written = of(stated, two);
  EXPECT_EQ(parsed_for(two, written.dump(), read_dealing).value(), stated);
  EXPECT_EQ(written["pack"].dump(), R"(["KC","AS","3S"])");
  EXPECT_EQ(written.size(), dealing_keys.size());
}

// AA-PAK-1: a card of another pack, or one in two hands, is a fault of the dealing, and judging tells it.
TEST(JsonDealing, wrong_cards_are_read) {
  Rules small = two;
  small.pack.remove("KC"_card);
  const auto stated = parsed_for(small, R"({"hands":{"P1":["KC","2S"],"P2":["2S"]}})", read_dealing);
  ASSERT_TRUE(stated) << faults(stated);
  EXPECT_EQ(stated->dealing.hands[Seat{0}], cards("KC 2S"));
  EXPECT_EQ(stated->dealing.hands[Seat{1}], cards("2S"));
}

}  // namespace
}  // namespace casino::json::score_test
