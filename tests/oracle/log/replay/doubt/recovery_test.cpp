// How a log is judged behind a turn that cannot have been what it says: one slip is one problem. Expected positions
// follow from the hands and the table that each log states.

#include "oracle/log/replay/doubt/recovery.hpp"

#include <algorithm>

#include "oracle/generate/game.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/notation/turn.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::recovery_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string first_hands =
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n";

std::vector<std::string> clauses_in(const Log& log) {
  std::vector<std::string> ids;
  for (const Problem& problem : validate(log).problems)
    for (const Finding& finding : problem.findings) ids.emplace_back(entry_of(finding.clause).id);
  return ids;
}

// The hand has one card less all the same, so that the next dealing finds it empty.
TEST(Recovery, a_card_that_lies_nowhere_was_in_the_hand) {
  const Log log = western_log("dealer S\n" + first_hands +
                              "N: trail KD\nS: trail 2S\nN: trail AS\nS: trail 7D\nN: trail 9C\nS: trail JC\n"
                              "N: trail 4D\nS: trail 8C\n"
                              "dealing 2\nhand N: AH 2H 3H 4H\nhand S: 6S 7S 8S 9S\nN: KD takes AH\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail KD"));
  EXPECT_THAT(found(log, Weight::undetermined),  // KD was played, or was not
              ElementsAre("9: undetermined, for turn 1 cannot have been as it is told: N: KD takes AH"));
  EXPECT_THAT(assumed_in(log), HasSubstr("KD was in the hand of N, in the place of one that was told."));
}

// N trailed a jack, and 5C was written down, which lies on the table.
TEST(Recovery, a_card_that_was_misread_can_be_taken_later) {
  const Log log = western_log(
      "dealer S\n"
      "table 10D 5C 3S 8H\n"
      "hand N: 9C 4D JH AS\n"
      "hand S: 2S 7D JC 8C\n"
      "N: trail 5C\nS: JC takes JH\nN: trail AS\nS: 8C takes 8H\nN: trail 4D\nS: 7D takes 4D 3S\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5C"));
  EXPECT_THAT(assumed_in(log), HasSubstr("N played another card than 5C, which nobody knows."));
}

// Where nobody knows what lies there, what does not fit may only follow from that.
TEST(Recovery, what_is_found_behind_a_doubt_is_undetermined) {
  const Log log = western_log("dealer S\n" + first_hands + "N: 9C takes 9H\nS: 8C takes 8D\nN: trail KH\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: 9C takes 9H"));
  EXPECT_THAT(found(log, Weight::undetermined),
              ElementsAre("2: undetermined, for turn 1 cannot have been as it is told: S: 8C takes 8D"));
}

// 5H lies in the pile of N already; the score cannot be counted any more.
TEST(Recovery, scores_behind_a_doubt_are_not_checked) {
  const Log log = western_log(
      "position\n"
      "table 5C; hand N: 5D; hand S: none; stock none; dealing 6; to act N; dealer S; last capture S\n"
      "pile N: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\n"
      "pile S: AD 2D 3D 4D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 6C 7C 8C 9C 10C JC QC KC\n"
      "N: 5D takes 5H\nscore N 8, S 3\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: 5D takes 5H"));
  EXPECT_THAT(found(log, Weight::undetermined), ElementsAre(HasSubstr("not all is known that was captured")));
}

TEST(Recovery, a_wrong_seat_is_one_problem) {
  const Log log = western_log("dealer S\n" + first_hands + "S: trail KH\nS: trail 2S\nN: trail AS\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: S: trail KH"));
  EXPECT_THAT(assumed_in(log), HasSubstr("N made this turn."));
}

const std::string four_hands =
    "rules anglo-american, 4 players\ndealer W\ntable 2C 3C 4C 5C\nhand N: 9C 9D KH KS\nhand E: 8C 8D QH QS\n"
    "hand S: 7C 7D JH JS\nhand W: 6C 6D 10H 10S\n";

// S plays before E, and then W comes, whose turn it is anyway.
TEST(Recovery, AA_PLY_3_who_plays_too_early_is_one_problem) {
  const Log log = log_of(four_hands + "N: trail KH\nS: trail JH\nE: trail QH\nW: trail 10H\nN: trail KS\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: trail JH"));
}

TEST(Recovery, AA_PLY_3_the_wrong_direction_is_one_problem) {
  const Log log =
      log_of(four_hands + "N: trail KH\nW: trail 10H\nS: trail JH\nE: trail QH\nN: trail KS\nW: trail 10S\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: W: trail 10H"));
}

// S: trail 7D is missing: N seems to play twice, S still holds it at the next dealing, and later it lies on the table.
TEST(Recovery, a_turn_that_is_missing_is_one_problem) {
  const std::string rest =
      "N: trail KH\nS: trail 2S\nN: trail AS\nN: trail 9C\nS: trail JC\nN: trail 4D\nS: trail 8C\n"
      "dealing 2\nhand N: 7H 2H 3H 4H\nhand S: 6S 7S 8S 9S\nN: 7H takes 7D\nS: trail 6S\n";
  const Log log = western_log("dealer S\n" + first_hands + rest);
  EXPECT_THAT(found(log), ElementsAre("4: illegal: N: trail 9C"));
  EXPECT_THAT(
      found(log, Weight::undetermined),
      ElementsAre("undetermined, for turn 4 cannot have been as it is told: new hands, while cards are still held",
                  "8: undetermined, for turn 4 cannot have been as it is told: N: 7H takes 7D"));
}

// S held 8C and played it as 8D; then 8D is dealt to N.
TEST(Recovery, a_card_that_was_misread_is_dealt_later) {
  const Log log = western_log("dealer S\n" + first_hands +
                              "N: trail KH\nS: 8D takes 8H\nN: trail AS\nS: trail 7D\nN: trail 9C\nS: trail JC\n"
                              "N: trail 4D\nS: trail 2S\ndealing 2\nhand N: 8D 2H 3H 4H\nhand S: 6S 7S 8S 9S\n"
                              "N: trail 8D\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: 8D takes 8H"));
}

// The owner takes a build that an illegal capture took before: so that was not made.
TEST(Recovery, what_an_illegal_turn_took_can_lie_there) {
  const Log log =
      western_log("dealer S\n" + first_hands + "N: build 9: 4D on 5C\nS: 8C takes 8H 5C 4D\nN: 9C takes 4D 5C\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: 8C takes 8H [4D 5C]"));
}

// 9 was said for 8; in Anglo-American an ace is 1 (AA-VAL-3), so nothing is counted anew.
TEST(Recovery, AA_CAP_7_a_build_of_the_wrong_value_is_one_problem) {
  const Log log = western_log(
      "dealer S\ntable 7D 5C 3S 8H\nhand N: 9C AH KH 8S\nhand S: 2S 7C JC 8C\n"
      "N: build 9: AH on 7D\nS: trail 2S\nN: 8S takes [AH 7D]\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: build 9: AH on 7D"));
  EXPECT_THAT(clauses_in(log), ElementsAre("AA-BLD-4"));
}

// The 3S was forgotten in the brackets, or AD written for AH: it is judged by the cards, and the rest of the log, too.
TEST(Recovery, brackets_with_a_wrong_card_are_read_by_their_cards) {
  const std::string built = "dealer S\n" + first_hands + "N: build 9: 4D on 5C\nS: trail JC\n";
  EXPECT_THAT(found(western_log(built + "N: 9C takes [4D]\nS: 8C takes 8D\n")).front(), "3: illegal: N: 9C takes 4D");
  EXPECT_THAT(clauses_in(western_log(built + "N: 9C takes [4D]\nS: trail 2S\n")), ElementsAre("AA-CAP-7"));
  EXPECT_THAT(found(western_log(built + "N: 9C takes [4D 6C]\nS: trail 2S\n")),
              ElementsAre("3: illegal: N: 9C takes 4D 6C"));
}

// Hungarian: who has no cards any more is passed over, and nothing is told of the hand of N.
TEST(Recovery, AA_PLY_3_a_hand_of_which_nothing_is_told_may_be_empty) {
  const auto log = [](const std::string& hand) {
    return log_of("rules hungarian\nposition table 5C 6C QC; hand N: " + hand +
                  "; hand S: ?; to act S; stock 6\nS: trail 2C\nS: trail 2D\n");
  };
  EXPECT_EQ(validate(log("?")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(log("none")).outcome, LogOutcome::holds);
  EXPECT_EQ(validate(log("+1")).outcome, LogOutcome::does_not_hold);
}

// AA-DEAL-7: the last turn of a deal is missing. It is reported once, and the deal passes on.
TEST(Recovery, a_deal_that_breaks_off_is_one_problem) {
  const std::string small =
      "cards 10D 5C 3S 8H 9C 4D KH AS 2S 7D JC 8C\ndeal 1, dealer S\nS says last\n" + first_hands +
      "N: trail KH\nS: 8C takes 8H\nN: trail 9C\nS: trail 7D\nN: trail AS\nS: trail JC\nN: 4D takes AS 3S\n"
      "score N 8, S 0\ntotal N 8, S 0\n";
  const std::string next = "deal 2\nN says last\n" + first_hands + "S: trail 2S\n";
  EXPECT_THAT(found(western_log(small + next + "result unfinished")),
              ElementsAre("the deal was not played to its end"));
  EXPECT_THAT(found(western_log(small + "result N wins")), ElementsAre("the deal was not played to its end"));
}

TEST(Recovery, a_turn_that_is_there_twice_is_one_problem) {
  const Log log = western_log("dealer S\n" + first_hands + "N: trail KH\nN: trail KH\nS: trail 2S\nN: trail AS\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: N: trail KH"));
  EXPECT_THAT(assumed_in(log), HasSubstr("this turn was not made."));
}

// The last turn of a dealing is there twice: no hands were dealt for it.
TEST(Recovery, a_turn_that_is_there_twice_before_a_dealing_is_one_problem) {
  const std::string played =
      "N: trail KH\nS: trail 2S\nN: trail AS\nS: trail 7D\nN: trail 9C\nS: trail JC\nN: trail 4D\nS: trail 8C\n";
  const std::string second = "dealing 2\nhand N: AH 2H 3H 4H\nhand S: 6S 7S 8S 9S\nN: trail 4H\nS: trail 6S\n";
  const Log log = western_log("dealer S\n" + first_hands + played + "S: trail 8C\n" + second);
  EXPECT_THAT(found(log), ElementsAre("9: illegal: S: trail 8C"));
}

// The second dealing is called the third: that those behind it go on from there is no further fault.
TEST(Recovery, dealings_that_are_counted_wrongly_are_told_once) {
  const std::string hands = "table AS 2S 3S 4S\nhand N: 5S\nhand S: 6S\n";
  const Log log = western_log("option deal.hand=1\ncards AS 2S 3S 4S 5S 6S 7S 8S 9S 10S\ndealer S\n" + hands +
                              "N: trail 5S\nS: trail 6S\ndealing 3\nhand N: 7S\nhand S: 8S\n"
                              "N: trail 7S\nS: trail 8S\ndealing 4\nhand N: 9S\nhand S: 10S\nN: trail 9S\n");
  EXPECT_THAT(found(log), ElementsAre("this is not the next dealing"));
}

// Raised, though it had been taken: what lies there of it is a new build.
TEST(Recovery, a_build_that_is_not_there_is_made_anew) {
  const Log log = western_log("dealer S\n" + first_hands +
                              "N: build 9: 4D on 5C\nS: trail JC\nN: 9C takes [9]\nS: raise [4D 5C] with 2S to 11\n");
  EXPECT_THAT(found(log), ElementsAre(HasSubstr("4: illegal: S: raise")));
  EXPECT_THAT(assumed_in(log), HasSubstr("there was no build of 4D 5C"));
}

TEST(Recovery, an_agreement_ends_the_doubt) {
  const Log log = western_log("dealer S\n" + first_hands +
                              "N: 9C takes 9H\nagreed table 10D 5C; hand N: 2C; hand S: 8C; stock 20; to act S\n"
                              "S: 8C takes 5C\n");
  EXPECT_EQ(found(log).size(), 2);
}

// AA-CAP-7: S takes a part of the nine. There is no nine any more, but it is known which cards were it.
TEST(Recovery, a_build_that_was_broken_up_can_be_named_by_its_value) {
  const Log log = western_log("dealer S\n" + first_hands +
                              "N: build 9: 4D on 5C\nS: 8C takes 8H 5C 3S\nN: 9C takes [9]\nS: trail JC\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: 8C takes 3S 5C 8H"));
  EXPECT_THAT(found(log, Weight::undetermined),
              ElementsAre("3: undetermined, for turn 2 cannot have been as it is told: N: 9C takes 4D 5C"));
  EXPECT_EQ(log_of(text_of(log)), log);
}

// The six was never made, for the 2D does not lie there: it is known which cards it was to be made of.
TEST(Recovery, a_build_that_could_not_be_made_can_be_named_by_its_value) {
  const Log log = western_log("dealer S\n" + first_hands + "N: build 6: 4D on 2D\nS: 8C takes [6]\nN: trail AS\n");
  EXPECT_THAT(found(log).front(), "1: illegal: N: build 6: 4D on 2D");
  EXPECT_EQ(log_of(text_of(log)), log);
}

// AA-PLY-3: the seat after the dealer leads. That S did not deal, as it says, is one mistake.
TEST(Recovery, a_wrong_dealer_is_told_once) {
  const std::string played =
      "N: trail KH\nS: trail 2S\nN: trail AS\nS: trail 7D\nN: trail 9C\nS: trail JC\nN: trail 4D\nS: trail 8C\n"
      "dealing 2\nhand N: AH 2H 3H 4H\nhand S: 6S 7S 8S 9S\n"
      "N: trail 4H\nS: trail 6S\n";
  EXPECT_THAT(found(western_log("deal 1, dealer S\n" + first_hands + played)), IsEmpty());
  const Log log = western_log("deal 1, dealer N\n" + first_hands + played);
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail KH"));
  EXPECT_THAT(assumed_in(log), HasSubstr("S dealt."));
}

// A pack of one dealing. After a first deal by S the second is dealt by N, whatever was said of the first.
TEST(Recovery, after_a_wrong_dealer_it_goes_round_from_the_right_one) {
  const std::string head = "cards AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS\n";
  const std::string hands = "table AS 2S 3S 4S\nhand N: 5S 6S 7S 8S\nhand S: 9S 10S JS QS\n";
  const std::string led_by_n =
      "N: trail 5S\nS: trail 9S\nN: trail 6S\nS: trail 10S\nN: trail 7S\nS: trail JS\nN: trail 8S\nS: trail QS\n";
  const std::string second = "deal 2, dealer N\n" + hands + "S: trail 9S\nN: trail 5S\n";
  EXPECT_THAT(found(western_log(head + "deal 1, dealer S\n" + hands + led_by_n + second)), IsEmpty());
  EXPECT_THAT(found(western_log(head + "deal 1, dealer N\n" + hands + led_by_n + second)),
              ElementsAre("1: illegal: N: trail 5S"));
  // The line of the second deal is wrong, and its turns are right: one problem.
  EXPECT_THAT(found(western_log(head + "deal 1, dealer S\n" + hands + led_by_n + "deal 2, dealer S\n" + hands +
                                "S: trail 9S\nN: trail 5S\n")),
              ElementsAre("S deals, but it is N who should"));
}

// TUX-ORG-2 is of Tuxedo.
TEST(Recovery, an_orange_cannot_be_called_where_there_are_none) {
  const Log log = western_log("dealer S\n" + first_hands + "N: trail KH\nN calls orange\nS: trail 2S\n");
  EXPECT_THAT(found(log), ElementsAre(HasSubstr("this cannot be said here")));
  EXPECT_THAT(clauses_in(log), ElementsAre("TUX-ORG-2"));
}

// SWZ-PILE-5: the nine that took lies on top of the nine that it took; SWZ-PILE-3: both lie on what was there before.
TEST(Recovery, a_card_that_shows_beneath_another_breaks_what_put_it_there) {
  const std::string taking =
      "rules swazi, 3 players\ndeal\nposition table 9H KC; hand S: 9S 2S; pile S: 5D > 2H; to act S\n"
      "S: 9S takes 9H\n";
  EXPECT_THAT(clauses_in(log_of(taking + "reveal S: 9S\n")), IsEmpty());
  EXPECT_THAT(clauses_in(log_of(taking + "reveal S: 9H\n")), ElementsAre("SWZ-PILE-5"));
  EXPECT_THAT(clauses_in(log_of(taking + "reveal S: 5D\n")), ElementsAre("SWZ-PILE-3"));
}

// AA-WIN-8 knows claims only where points count as they are earned; there a wrong one is paid for (claim.false).
TEST(Recovery, a_claim_is_a_problem_where_nothing_can_be_claimed) {
  const std::string turns = "dealer S\n" + first_hands + "N: trail KH\nN claims\n";
  const Log usual = western_log(turns);
  EXPECT_THAT(found(usual), ElementsAre("N claims to have won, though nobody can claim that by these rules"));
  EXPECT_THAT(clauses_in(usual), ElementsAre("AA-WIN-8"));
  const Log as_earned =
      western_log("option match.count_when=as_earned_on_claim\noption claim.false=match_lost\n" + turns);
  EXPECT_THAT(found(as_earned), IsEmpty());
  EXPECT_THAT(found(as_earned, Weight::note), ElementsAre("N claims to have won, and has not: that costs the match"));
  EXPECT_THAT(clauses_in(as_earned), ElementsAre("AA-WIN-8"));
}

// SWZ-INS-1: S is the partner, and may not insist. N complies all the same, and has one card less, not two.
TEST(Recovery, SWZ_INS_1_who_complies_with_a_demand_without_ground_plays_one_card) {
  for (const std::string turn : {"trail 6D; S insists on the capture; 6D takes 6H",
                                 "6D takes 6H; S insists on the capture; 6D takes 6H 4S 2C"}) {
    const Log log = log_of(
        "rules swazi, 4 players\ndeal 1, dealer E\nposition table 6H 4S 2C; hand N: 6D 4D; to act N\nN: " + turn +
        "\nW: trail KC\nS: trail QC\nE: trail JC\nN: trail 4D\n");
    EXPECT_THAT(found(log), testing::SizeIs(1)) << turn;
    EXPECT_EQ(assumed_in(log), "there was only one 6D.") << turn;
    EXPECT_THAT(found(log, Weight::undetermined), testing::Not(testing::Contains(HasSubstr("trail KC")))) << turn;
  }
  const Log trailed = log_of(
      "rules swazi, 4 players\ndeal 1, dealer E\nposition table 6H 3C; hand N: 6D 4D; to act N\n"
      "N: trail 6D; S insists on the capture; 6D takes 6H\nW: trail KC\nS: trail QC\nE: trail JC\nN: trail 4D\n");
  EXPECT_THAT(found(trailed, Weight::undetermined), IsEmpty());
}

// Where a fragment stands behind its first turn.
Position after_the_turn(const std::string& turn) {
  const Log log =
      western_log("deal 1, dealer S\nposition table 6H 4H 4S 3C; hand N: 6D 4D; hand S: 9C 9D; to act N\nN: " + turn);
  Replay replay(log.rules.rules, log.before);
  replay.take(log.deals.front());
  EXPECT_THAT(replay.problems(), testing::Not(IsEmpty())) << turn;
  return replay.position();
}

TEST(Recovery, a_card_that_is_played_twice_in_a_turn_is_played_once) {
  const Position built = after_the_turn("build 10: 4D on 6H; trail 4D");
  EXPECT_EQ(built.hands[Seat{0}], Hand::of(CardSet("6D"_card)));
  EXPECT_EQ(built.built(), CardSet("4D"_card) | "6H"_card);
  const Position taken_up = after_the_turn("trail 4D; 4D takes 4H");
  EXPECT_EQ(taken_up.hands[Seat{0}], Hand::of(CardSet("6D"_card)));
  EXPECT_EQ(taken_up.loose, CardSet("6H"_card) | "4S"_card | "3C"_card);
  const Position taken = after_the_turn("4D takes 4H; 4D takes 4S");
  EXPECT_EQ(taken.hands[Seat{0}], Hand::of(CardSet("6D"_card)));
  EXPECT_EQ(taken.piles[Seat{0}].cards(), CardSet("4D"_card) | "4H"_card | "4S"_card);
  const Position named_twice = after_the_turn("6D takes 6H 6H");
  EXPECT_EQ(named_twice.hands[Seat{0}], Hand::of(CardSet("4D"_card)));
  EXPECT_EQ(named_twice.piles[Seat{0}].cards(), CardSet("6D"_card) | "6H"_card);
}

TEST(Recovery, a_card_of_the_table_that_is_named_twice_was_there_once) {
  EXPECT_EQ(assumed_in(western_log("deal 1, dealer S\nposition table 6H 3C; hand N: 6D 4D; hand S: 9C; to act N\n"
                                   "N: 6D takes 6H 6H\n")),
            "there was only one 6H.");
}

// No turn takes more cards out of a hand than it names.
class RecoveryOfGames : public testing::TestWithParam<VariantEntry> {};

TEST_P(RecoveryOfGames, a_turn_that_is_made_twice_over_takes_its_cards_once) {
  const VariantEntry& variant = GetParam();
  for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats) {
    if (contradiction(variant.rules(Seats{seats}))) continue;
    const Log game = generate::random_game(stated(variant.rules(Seats{seats})), seats, {1});
    const Rules& rules = game.rules.rules;
    Replay replay(rules, game.before);
    replay.begin(game.deals.front());
    for (const Entry& entry : game.deals.front().entries) {
      if (const Turn* turn = std::get_if<Turn>(&entry.what)) {
        replay.deal_what_is_due();
        const Position& before = replay.position();
        Turn twice = *turn;
        twice.steps.insert(twice.steps.end(), turn->steps.begin(), turn->steps.end());
        const Recovery made = recovery_of(rules, before, twice, 0);
        EXPECT_GE(made.after.hands[turn->seat].size(), before.hands[turn->seat].size() - hand_cards_of(*turn).size())
            << notation::text_of(rules, before, twice);
      }
      replay.take(entry);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, RecoveryOfGames, testing::ValuesIn(variants().begin(), variants().end()),
                         [](const auto& tested) {
                           std::string name(tested.param.name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace casino::log::recovery_test
