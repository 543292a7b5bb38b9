// What a log says of dealings: how many cards, and who says "last".

#include "tests/oracle/log/reading.hpp"

namespace casino::log::dealings_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// AA-DEAL-6: the dealer says it, and S deals; and of six dealings the fifth is not the last.
TEST(Dealings, last_is_for_the_dealer_to_say_and_at_the_end) {
  const std::string required = "option announce.last=required\nposition table 5C 9D; hand N: none; hand S: none; ";
  const std::string before_the_last = required + "stock 8; dealing 5; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(before_the_last + "S says last\ndealing 6")),
              testing::Not(Contains(HasSubstr("last"))));
  EXPECT_THAT(found(western_log(before_the_last + "N says last\ndealing 6"), Weight::note),
              Contains(StartsWith("N says \"last\"")));
  EXPECT_THAT(found(western_log(before_the_last + "S does not say last\ndealing 6")),
              Contains(StartsWith("\"last\" was not said")));
  const std::string earlier = required + "stock 16; dealing 4; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(earlier + "S says last\ndealing 5"), Weight::note),
              Contains(StartsWith("S says \"last\"")));
  EXPECT_THAT(found(western_log(earlier + "dealing 5")), testing::Not(Contains(HasSubstr("last"))));
}

// AA-DEAL-6: S deals, and N's call is told beside his; that N does not say it is nothing that anybody asks for.
TEST(Dealings, AA_DEAL_6_everybody_who_says_last_at_a_dealing_is_told) {
  const std::string end = "position table 5C 9D; hand N: none; hand S: none; stock 8; dealing 5; to act N; dealer S\n";
  const std::string by_n = "N says \"last\", which is for the dealer to say when the last hands come";
  for (const std::string both : {"N says last\nS says last\ndealing 6", "S says last\nN says last\ndealing 6",
                                 "N says last\ndealing 6\nhand N: 2C 3C 4C 6C\nS says last",
                                 "dealing 6\nhand N: 2C 3C 4C 6C\nS says last\nN says last"}) {
    EXPECT_THAT(found(western_log(end + both), Weight::note), ElementsAre(by_n)) << both;
    EXPECT_THAT(found(western_log(end + both)), IsEmpty()) << both;
  }
  const std::string earlier =
      "position table 5C 9D; hand N: none; hand S: none; stock 16; dealing 4; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(earlier + "N says last\nS says last\ndealing 5"), Weight::note),
              ElementsAre(StartsWith("N says \"last\""), StartsWith("S says \"last\"")));
  const std::string required = "option announce.last=required\n" + end;
  EXPECT_THAT(found(western_log(required + "N does not say last\ndealing 6")), IsEmpty());
  EXPECT_THAT(found(western_log(required + "N says last\nS does not say last\ndealing 6")),
              ElementsAre(StartsWith("\"last\" was not said")));
}

// What is not said right behind the dealing can still be said behind a turn.
TEST(Dealings, AA_DEAL_6_last_is_said_or_it_is_not) {
  const std::string end = "position table 5C 9D; hand N: none; hand S: none; stock 8; dealing 5; to act N; dealer S\n";
  const std::string hands = "dealing 6\nhand N: 2C 3C 4C 6C\nhand S: 2H 3H 4H 6H\n";
  const std::string both = "it is told that \"last\" was said, and that it was not";
  for (const std::string& twice :
       {hands + "S says last\nS does not say last\n", hands + "S does not say last\nS says last\n",
        "S says last\n" + hands + "S does not say last\n", "S does not say last\nS says last\n" + hands})
    EXPECT_THAT(found(western_log(end + twice + "N: trail 2C\n")), ElementsAre(both)) << twice;
  for (const std::string& once : {hands + "S says last\nN does not say last\n", hands + "S says last\nS says last\n",
                                  "S does not say last\n" + hands + "N: trail 2C\nS says last\n"})
    EXPECT_THAT(found(western_log(end + once)), IsEmpty()) << once;
}

// What no line states may have been said all the same.
TEST(Dealings, AA_DEAL_6_last_that_is_not_written_down_is_not_unsaid) {
  const std::string end = "position table 5C 9D; hand N: none; hand S: none; stock 8; dealing 5; to act N; dealer S\n";
  for (const std::string& option : {std::string(), std::string("option announce.last=warn\n")}) {
    EXPECT_THAT(found(western_log(option + end + "dealing 6")), testing::Not(Contains(HasSubstr("last"))));
    EXPECT_THAT(found(western_log(option + end + "dealing 6\nresult unfinished"), Weight::note),
                testing::Not(Contains(HasSubstr("last"))));
  }
}

// What is said of the first problem, in all its lines.
std::string reported_of(const std::string& text) {
  const Log log = log_of(text);
  std::string reported;
  const Report report = validate(log);
  if (!report.problems.empty())
    for (const explain::Line& line : lines_of(log, report.problems.front())) reported += line.text + '\n';
  return reported;
}

const std::string swazi_deal = "rules swazi, 3 players\ndeal 1, dealer W\n";
// Q-SWZ-35 a: to cut a rich layout again is a custom elsewhere.
const std::string where_it_is_a_duty = "rules swazi, 3 players\noption deal.redo_duty=required\ndeal 1, dealer W\n";

// Three pictures (SWZ-CUT-3), or cards worth three points (SWZ-CUT-2): AS, AC and 2S. Nobody says who cut them.
TEST(Dealings, SWZ_CUT_2_a_layout_that_is_told_as_the_table_was_cut_too) {
  EXPECT_THAT(reported_of(where_it_is_a_duty + "table KH QS JC 4D\nS: trail KD\n"), HasSubstr("SWZ-CUT-3"));
  EXPECT_THAT(reported_of(where_it_is_a_duty + "table AS AC 2S 7S\nS: trail KD\n"), HasSubstr("SWZ-CUT-2"));
  EXPECT_EQ(reported_of(swazi_deal + "table AS AC 2S 7S\nS: trail KD\n"), "");
  EXPECT_EQ(reported_of(swazi_deal + "table KH QS 10C 4D\nS: trail KD\n"), "");
}

TEST(Dealings, SWZ_CUT_1_what_is_wrong_with_a_cut_is_said) {
  EXPECT_THAT(reported_of(swazi_deal + "W cuts AS AH 4H 5S\n"), HasSubstr("W cuts, but it is S who should."));
  EXPECT_THAT(reported_of(swazi_deal + "S cuts 3C 9H 4H\nS: trail 4D\n"), HasSubstr("3 cards, where 4 are due."));
  EXPECT_EQ(found(log_of(swazi_deal + "S cuts 3C 9H 4H\nS: trail 4D\n")).size(), 1);
  EXPECT_THAT(reported_of(swazi_deal + "S puts back JC QD 5H 2C\n"), HasSubstr("there is no reason to cut again."));
  EXPECT_THAT(reported_of("rules anglo-american\ndeal 1, dealer S\nN cuts 10D 5C 3S 8H\n"),
              HasSubstr("Nobody cuts the first layout: its cards are dealt."));
}

// The suggestion of the text: three pictures go back into the pack, and it is cut again.
TEST(Dealings, SWZ_CUT_3_a_cut_that_is_put_back_is_no_layout) {
  const std::string cut = swazi_deal + "S cuts KC QC JC 2H\n";
  EXPECT_THAT(found(log_of(cut + "S puts back KC QC JC 2H\nS cuts KD QD 3C 2D\nS: trail 4D\n")), IsEmpty());
  EXPECT_THAT(found(log_of(cut + "S: trail 4D\n")), IsEmpty());
  EXPECT_THAT(found(log_of(where_it_is_a_duty + "S cuts KC QC JC 2H\nS: trail 4D\n")),
              ElementsAre("the cut is not by the rules"));
  EXPECT_THAT(found(log_of(swazi_deal + "S cuts KC QC 3C 2H\nS puts back KC QC JC 2H\nS: trail 4D\n")),
              ElementsAre("two different first layouts"));
  EXPECT_THAT(found(log_of(swazi_deal + "hand S: 3D +15\nS cuts KC QC 3C 2H\nS: trail 3D\n")),
              ElementsAre(StartsWith("the cut comes before the hands")));
}

TEST(Dealings, AA_PAK_1_what_is_wrong_with_a_card_is_said) {
  const std::string deal = "rules anglo-american\ndeal 1, dealer S\n";
  EXPECT_THAT(reported_of(deal + "table 10D 5C 3S 8H\nhand N: 9C 4D 5C AS\n"), HasSubstr("5C: more than once."));
  EXPECT_THAT(reported_of("rules tuxedo, 5 players\ndealing 1\ntable R1 R2 R3 R4\nhand P1: R5 R6 R7 R8 R9\n"),
              HasSubstr("hand P1: 5 cards, where 4 are due."));
}

// CRZ-DEAL-1: eight cards each, once. SWZ-DEAL-1: all are dealt. TUX-DEAL-1: 36 cards make three dealings for three.
TEST(Dealings, AA_DEAL_5_there_are_no_more_dealings_than_hands) {
  const std::string crazy = "rules crazy\ndeal 1, dealer S\nN cuts 5C 6C 7C 8C\nN: trail 2C\nS: trail 2D\ndealing 2\n";
  EXPECT_THAT(found(log_of(crazy)), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(reported_of(crazy), HasSubstr("Hands are dealt once; all other cards are drawn from the stock."));
  EXPECT_THAT(
      reported_of("rules tuxedo, 3 players\nposition table R1; hand E: none; hand S: none; hand W: none; stock none; "
                  "dealing 3\ndealing 4\n"),
      HasSubstr("Hands of four are dealt until the pack is used up: three dealings."));
}

// CRZ-DRW-1 belongs to another game.
TEST(Dealings, a_drawn_card_is_refused_where_nobody_draws) {
  EXPECT_THAT(reported_of("rules anglo-american\ndeal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\n"
                          "N: trail KH; N draws 2C\n"),
              HasSubstr("Nobody draws cards: hands are dealt."));
}

// CRZ-DRW-1: a card that was drawn shows between turns only if it can be one that nobody has seen.
TEST(Dealings, a_card_that_was_not_drawn_does_not_show) {
  const std::string head =
      "rules crazy\ndeal 1, dealer S\nN cuts 3C 4S 10S KH\nhand N: AH 5S 7S 7D 9D 10C JH QD\n"
      "hand S: AD 2D 3S 3H 5C 6S 9C KD\n";
  const auto found_behind = [&](const std::string& lines) { return found(log_of(head + lines)); };
  EXPECT_THAT(found_behind("N: trail 7S\nN draws 8C\n"), testing::IsEmpty());
  const std::string unseen = "this seat holds no card that it drew unseen";
  EXPECT_THAT(found_behind("N draws 8C\n"), ElementsAre(HasSubstr(unseen)));
  EXPECT_THAT(found_behind("N: trail 7S\nN draws 8C\nN draws 8D\n"), ElementsAre(HasSubstr(unseen)));
  const std::string elsewhere = "this card cannot have been drawn: it is known already where it lies";
  EXPECT_THAT(found_behind("N: trail 7S\nN draws AH\n"), ElementsAre(HasSubstr(elsewhere)));
  EXPECT_THAT(found_behind("N: trail 7S\nN draws 5C\n"), ElementsAre(HasSubstr(elsewhere)));
  EXPECT_THAT(found(log_of("rules swazi\ndeal\ntable 2C 3C 4C 5C\nE: trail 4S\nE draws 6C\n")),
              ElementsAre(HasSubstr("nobody draws cards in this game")));
}

// HUN-NAG-5: the hands of the last dealing lie open; that nobody wrote them down breaks no rule.
TEST(Dealings, HUN_NAG_5_hands_that_lie_open_can_be_left_out) {
  EXPECT_THAT(found(log_of("rules hungarian-nagy\ncards 2C 3C 4C 4D KC 9D 9H 7C 7D 9S\ndeal 1, dealer S\n"
                           "table 2C 3C 4C 4D\nN: KC takes 2C 3C 4C 4D\n")),
              IsEmpty());
}

// AA-DEAL-1: four cards each, and so many are they also where not all of them are named.
TEST(Dealings, AA_DEAL_1_a_hand_of_which_a_part_is_told_has_its_size) {
  const auto log = [](const std::string& hand) {
    return western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: " + hand +
                       "\nhand S: 2S 7D JC 8C\nN: trail KH\n");
  };
  EXPECT_THAT(found(log("9C +3")), IsEmpty());
  EXPECT_THAT(found(log("+4")), IsEmpty());
  EXPECT_THAT(found(log("9C +4")), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(found(log("9C +2")), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(found(log("+5")), ElementsAre("the dealing is not by the rules"));
}

// Q-HUN-24: nobody fixes in which order it is dealt. The ace of spades lies at the bottom.
TEST(Validate, AA_DEAL_1_cards_that_do_not_come_next_in_the_pack_are_named) {
  const std::string deal =
      "option deal.packets=as_logged\ndeal 1, dealer S\npack 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D "
      "8D 9D "
      "10D JD QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS\n";
  EXPECT_THAT(found(western_log(deal + "table 2C 5C 8C JC\nhand N: 3C 4C 6C 7C\nhand S: 9C 10C QC KC\n")),
              testing::IsEmpty());
  EXPECT_THAT(reported_of("rules anglo-american, 2 players\n" + deal +
                          "table 2C 5C 8C JC\nhand N: 3C 4C 6C AS\nhand S: 9C 10C QC KC\n"),
              HasSubstr("AS: not among the next cards of the pack"));
}

// The hands that a turn too many seemed to call for are those that the log tells of behind it.
TEST(Validate, AA_DEAL_4_a_turn_written_twice_before_a_dealing_is_one_problem) {
  const std::string first =
      "deal 1, dealer S\ntable 2C 5S JS KH\nhand N: 4S 5C QS 6S\nhand S: 9S 9D 10C 7S\nN: trail QS\nS: trail 9D\n"
      "N: trail 5C\nS: trail 9S\nN: trail 6S\nS: trail 10C\nN: trail 4S\nS: trail 7S\n";
  const std::string second = "dealing 2\nhand N: 5H 10H JD 3S\nhand S: AH 5D KC 2D\nN: trail JD\nS: trail AH\n";
  EXPECT_THAT(found(western_log(first + second)), testing::IsEmpty());
  EXPECT_THAT(found(western_log(first + "N: trail 4S\n" + second)), testing::SizeIs(1));
  EXPECT_THAT(found(western_log(first + "S: trail 7S\n" + second)), testing::SizeIs(1));
}

}  // namespace
}  // namespace casino::log::dealings_test
