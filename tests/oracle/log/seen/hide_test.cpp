#include "oracle/log/seen/hide.hpp"

#include "tests/oracle/log/reading.hpp"

namespace casino::log::hide_test {
namespace {

const Log& stated_log() {
  static const Log log = western_log(
      "deal 1, dealer S\n"
      "table 10D 5C 3S 8H\n"
      "hand N: 9C 4D KH AS\n"
      "hand S: 2S 7D JC 8C\n"
      "N: build 9: 4D on 5C\n"
      "S: 8C takes 8H\n");
  return log;
}

TEST(Hiding, an_observer_sees_the_table_and_what_is_played) {
  EXPECT_EQ(as_seen_by_an_observer(stated_log()), western_log("deal 1, dealer S\n"
                                                              "table 10D 5C 3S 8H\n"
                                                              "N: build 9: 4D on 5C\n"
                                                              "S: 8C takes 8H\n"));
}

TEST(Hiding, a_seat_sees_its_own_hand_too) {
  EXPECT_EQ(as_seen_by(stated_log(), Seat{1}), western_log("deal 1, dealer S\n"
                                                           "table 10D 5C 3S 8H\n"
                                                           "hand S: 2S 7D JC 8C\n"
                                                           "N: build 9: 4D on 5C\n"
                                                           "S: 8C takes 8H\n"));
}

// AA-DEAL-2, Q-AA-23: in pairs, to N, to the table and to the dealer, twice round.
TEST(Hiding, AA_DEAL_2_of_a_pack_the_table_is_told) {
  const Log log = western_log(
      "deal 1, dealer S\n"
      "pack 9C 4D 10D 5C 2S 7D KH AS 3S 8H JC 8C"
      " AH AD AC 2H 2D 2C 3H 3D 3C 4S 4H 4C 5S 5H 5D 6S 6H 6D 6C 7S 7H 7C 8S 8D 9S 9H 9D 10S 10H 10C"
      " JS JH JD QS QH QD QC KS KD KC\n"
      "N: build 9: 4D on 5C\n");
  EXPECT_EQ(as_seen_by_an_observer(log), western_log("deal 1, dealer S\n"
                                                     "table 10D 5C 3S 8H\n"
                                                     "N: build 9: 4D on 5C\n"));
}

// SWZ-PILE-4, SWZ-PILE-5, SWZ-STL-4: how a capture lies is its owner's secret, but for the capturing card on top; the
// next one shows when that is taken.
TEST(Hiding, SWZ_STL_4_what_comes_to_lie_on_top_is_seen) {
  const std::string start =
      "rules swazi, 4 players\n"
      "deal 1, dealer N\n"
      "position\n"
      "  table 5C 3D 2H KD\n"
      "  hand E: 8C 9D; hand S: 6D 10S QS; hand W: QD 4S; hand N: 7S 6H\n"
      "  to act E\n";
  const Log log = log_of(start +
                         "E: 8C takes 5C 3D, laid 8C > 3D > 5C\n"
                         "S: build 14: 6D E:8C\n");
  const std::vector<Entry> seen = log_of(start +
                                         "E: 8C takes 5C 3D\n"
                                         "S: build 14: 6D E:8C; reveal E: 3D\n")
                                      .deals.front()
                                      .entries;
  EXPECT_TRUE(as_seen_by_an_observer(log).deals.front().entries == seen) << text_of(as_seen_by_an_observer(log));
  EXPECT_EQ(as_seen_by(log, Seat{1}).deals.front().entries, log.deals.front().entries);
}

// CRZ-DRW-1.
TEST(Hiding, CRZ_DRW_1_a_drawn_card_is_seen_by_who_drew_it) {
  const std::string head =
      "rules crazy, 2 players\n"
      "deal 1, dealer S\n"
      "table 10D 5C 3S 8H\n";
  const std::string turn = "N: trail KH\n";
  const Log log = log_of(head + turn + "N draws 9H\n");
  EXPECT_EQ(as_seen_by(log, Seat{0}), log);
  EXPECT_EQ(as_seen_by(log, Seat{1}), log_of(head + turn));
}

}  // namespace
}  // namespace casino::log::hide_test
