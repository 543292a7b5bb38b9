// Explaining: what a finding means to people, what would have been legal, and what would change the verdict.

#include <algorithm>
#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/explain/fault.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/explain/phrases.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/text/names.hpp"
#include "tests/oracle/notation/reading.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::explain::explain_test {
namespace {

using notation::african;
using notation::position_of;
using notation::turn_of;
using notation::western;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// A question, and what is to be said of its answer.
struct Asked {
  Rules rules;
  Position position;
  Turn turn;
  Judgement judgement;

  Asked(Rules by, std::string_view position_text, std::string_view turn_text)
      : rules(std::move(by)),
        position(position_of(rules, position_text)),
        turn(turn_of(rules, position, turn_text)),
        judgement(judge(rules, position, turn)) {}

  [[nodiscard]] Situation situation() const { return {rules, position, judgement.after, turn.seat}; }
  [[nodiscard]] const Finding& violation() const { return std::get<Illegal>(judgement.verdict).violations.at(0); }
  [[nodiscard]] std::vector<std::string> instead() const {
    std::vector<std::string> turns;
    for (const Turn& other : legal_instead(rules, position, turn, 5).turns)
      turns.push_back(notation::text_of(rules, position, other));
    return turns;
  }
};

Asked owner_trails(const Rules& rules = western()) {
  return {rules, "table KH [5C 4D]=9 of N; hand N: 9H 6C KS", "trail 6C"};
}

// ---- Citations

TEST(Explain, cites_the_text_of_the_variant_in_play) {
  const Citation swazi_one = citation_of(african(), "AA-OWN-2"_clause);
  EXPECT_EQ(swazi_one.id, "SWZ-ABN-1 (= AA-OWN-2)");
  EXPECT_EQ(swazi_one.source, "000 action 5; 003 single builds, discarding");
  const Citation western_one = citation_of(western(), "AA-OWN-2"_clause);
  EXPECT_EQ(western_one.id, "AA-OWN-2");
  EXPECT_EQ(western_one.source, "004 The Play 4");
}

// 000: hands of eight beside the cut, ten with nothing on the table, two points for most cards and one each for a tie;
// a picture takes all of its rank in Sotho (Q-SOT-01).
TEST(Explain, states_a_clause_as_the_rules_have_it) {
  const auto states = [](const Rules& rules, Clause clause) { return citation_of(rules, clause).statement; };
  EXPECT_EQ(
      states(crazy(Seats{2}), "AA-DEAL-1"_clause),
      "The first dealing gives each seat its hand of eight; four cards that were cut before lie open on the table.");
  EXPECT_EQ(states(south_african(Seats{2}), "AA-DEAL-1"_clause),
            "The first dealing gives each seat its hand of ten; no card lies open on the table.");
  EXPECT_EQ(states(swazi(Seats{3}), "AA-SCO-1"_clause), "Most cards: two points.");
  EXPECT_EQ(states(swazi(Seats{3}), "AA-SCO-6"_clause),
            "If there is a tie for most cards or spades, those who tie have a point each.");
  EXPECT_EQ(states(anglo_american(Seats{2}), "AA-SCO-1"_clause), "Most cards: three points.");
  EXPECT_EQ(states(sotho(Seats{3}), "AA-CAP-2"_clause),
            "A picture without a number captures pictures of its rank and nothing else: no sums, no builds.");
  EXPECT_EQ(states(swazi(Seats{3}), "AA-VAR-2"_clause), "The owner of a build may trail and leave it there.");
  const Rules lingering = test::with(anglo_american(Seats{2}), "build.owner", "last_adder_lingering");
  EXPECT_THAT(states(lingering, "AA-TRL-3"_clause),
              HasSubstr("unless somebody else has added to it since his last turn"));
  EXPECT_EQ(states(test::with(anglo_american(Seats{2}), "deal.hand", "all"), "AA-DEAL-1"_clause),
            "The first dealing gives each seat its whole hand and lays four cards open on the table.");
}

TEST(Explain, knows_a_clause_by_its_aliases) {
  EXPECT_TRUE(names_clause("AA-TRL-3 SWZ-ABN-1", "AA-OWN-2"_clause));
  EXPECT_FALSE(names_clause("AA-TRL-3 SWZ-TRL-2", "AA-OWN-2"_clause));
}

// ---- Sentences

TEST(Explain, names_the_cards_and_the_build_of_a_violation) {
  const Asked asked = owner_trails();
  EXPECT_EQ(sentence_of(asked.situation(), asked.violation()), "N trails 6C while [4D 5C]=9 of N lies there.");
}

TEST(Explain, names_the_value_that_no_card_covers) {
  const Asked asked(western(), "table 5C; hand N: 3D 9S", "build 8: 3D on 5C");
  EXPECT_EQ(asked.violation().clause, "AA-BLD-3"_clause);
  EXPECT_EQ(sentence_of(asked.situation(), asked.violation()), "No card worth 8 is left in the hand of N.");
}

// Q-ROY-06: an ace is left, and worth 1, but the build of 14 needs it.
TEST(Explain, names_the_other_build_that_needs_the_one_ace) {
  const Asked asked(rules_of("royal", Seats{2}).value(), "table AH [AD KC]=14 of N; hand N: AS AC 2C",
                    "build 1: AC on AH");
  EXPECT_EQ(asked.violation().clause, "AA-BLD-3"_clause);
  EXPECT_EQ(sentence_of(asked.situation(), asked.violation()),
            "One ace only, for this build and another of 14, is left in the hand of N.");
}

TEST(Explain, names_whose_turn_it_is) {
  const Asked asked(western(), "table 5C; hand N: 6C; hand S: 8H; to act N", "S: trail 8H");
  EXPECT_EQ(sentence_of(asked.situation(), asked.violation()), "It is the turn of N, not of S.");
}

TEST(Explain, says_why_nothing_is_to_be_added) {
  const std::string_view table = "table KD [7H 2C]=9 of E; hand E: 9S KC; hand S: 2D";
  const Asked other_cards(african(), table, "trail KC; S insists on adding KD");
  EXPECT_EQ(sentence_of(other_cards.situation(), other_cards.violation()),
            "KD can be added to no build of the side of E.");
  const Asked nothing(african(), table, "trail KC; S insists on adding");
  EXPECT_EQ(sentence_of(nothing.situation(), nothing.violation()),
            "Nothing can be added now, or this seat has no right to insist on it.");
}

TEST(Explain, says_what_would_decide) {
  const Asked asked(western(), "table 5C; hand N: 3D +2", "build 8: 3D on 5C");
  const auto& needs = std::get<Undetermined>(asked.judgement.verdict).needs;
  EXPECT_EQ(sentence_of(asked.situation(), needs.at(0)), "whether N holds a card worth 8");
}

TEST(Explain, says_why_a_turn_cannot_be_done) {
  const Asked asked(western(), "table 5C; hand N: 3D", "trail 8S");
  const auto& impossible = std::get<Illegal>(asked.judgement.verdict).impossible;
  EXPECT_EQ(sentence_of(asked.situation(), impossible.value()), "8S is not in the hand of N.");
}

TEST(Explain, introduces_what_is_no_prohibition) {
  Rules rules = western();
  EXPECT_EQ(introduction_of(rules, "AA-TRL-3"_clause), "");
  EXPECT_EQ(introduction_of(rules, "AA-BLD-4"_clause), "Not kept: ");
  EXPECT_EQ(introduction_of(rules, "AA-TRL-2"_clause), "By these rules (trail.capturing_card=allowed): ");
  const Rules strict = test::with(western(), "trail.capturing_card", "forbidden");
  EXPECT_EQ(introduction_of(strict, "AA-TRL-2"_clause), "Not granted here (trail.capturing_card=forbidden): ");
  rules.off.insert("AA-TRL-2"_clause);
  EXPECT_EQ(introduction_of(rules, "AA-TRL-2"_clause), "Switched off: ");
}

// ---- Whose fault it is

// SWZ-INS-1, SWZ-INS-4, SWZ-INS-5: an objection without ground is its speaker's fault, and the turn is judged by
// itself.
TEST(Explain, says_whose_fault_an_objection_without_ground_is) {
  const std::string_view table = "to act E; table KD [7H 2C]=9 of E; hand E: 9S KC; hand S: 2D";
  for (const std::string_view turn : {"trail KC; S insists on adding KD", "trail KC; S insists on adding"}) {
    const Asked asked(african(), table, turn);
    ASSERT_EQ(asked.violation().clause, "SWZ-INS-5"_clause);
    EXPECT_EQ(name_of(at_fault(asked.position, asked.turn, asked.violation()), asked.rules.seats), "S");
    const auto alone = verdict_by_itself(asked.rules, asked.position, asked.turn, asked.judgement.verdict);
    ASSERT_TRUE(alone.has_value());
    EXPECT_TRUE(std::holds_alternative<Legal>(*alone));
    Situation situation = asked.situation();
    situation.turn = &asked.turn;
    EXPECT_THAT(sentence_of(situation, asked.violation()), testing::StartsWith("The fault is that of S, not of E. "));
  }
}

// A turn that breaks a rule by itself does so whatever others said in it.
TEST(Explain, leaves_the_actor_his_own_fault) {
  const Asked asked(african(), "to act E; table [7H 2C]=9 of E; hand E: 9S KC; hand S: 2D",
                    "trail 9S; S insists on adding 9S");
  const auto alone = verdict_by_itself(asked.rules, asked.position, asked.turn, asked.judgement.verdict);
  EXPECT_TRUE(!alone || std::holds_alternative<Illegal>(*alone));
  const Asked without(african(), "to act E; table [7H 2C]=9 of E; hand E: 9S KC; hand S: 2D", "trail 9S");
  EXPECT_FALSE(verdict_by_itself(without.rules, without.position, without.turn, without.judgement.verdict));
  EXPECT_EQ(at_fault(without.position, without.turn, without.violation()), without.turn.seat);
}

// Q-SWZ-26: what is done in trust in the partner's request stands, though he had no right to ask; other faults of the
// actor stay his.
TEST(Explain, leaves_an_addition_that_was_made_in_trust) {
  const std::string_view table = "to act S; table [5C 4D]=9 of S; hand S: 9S KC; hand N: JH 2C";
  const auto alone_of = [&](const Rules& rules, std::string_view turn) {
    const Asked asked(rules, table, turn);
    return verdict_by_itself(asked.rules, asked.position, asked.turn, asked.judgement.verdict);
  };
  const auto trusting = alone_of(swazi(Seats{4}), "N asks about 9S; add 9S to [9]");
  ASSERT_TRUE(trusting.has_value());
  EXPECT_TRUE(std::holds_alternative<Legal>(*trusting));
  const auto at_fault = alone_of(swazi(Seats{4}), "N asks about 9S; add 9S to [9]; trail KC");
  ASSERT_TRUE(at_fault.has_value());
  EXPECT_TRUE(std::holds_alternative<Illegal>(*at_fault)) << "a second card";
}

// Q-SWZ-20: the partner holds an ace for certain, and another build of his may need it.
TEST(Explain, says_what_a_card_that_is_known_is_needed_for) {
  const Rules four = test::with(swazi(Seats{4}), "partner.build_for", "lost_build_only");
  const Asked unproven(four, "to act N; table 4C 10S; hand N: 3C 4D; hand S: AD 2C",
                       "build 14 for partner: 4C 10S; trail 3C");
  EXPECT_EQ(unproven.violation().clause, "SWZ-PTN-4"_clause);
  EXPECT_EQ(sentence_of(unproven.situation(), unproven.violation()), "S is not known to hold a card worth 14.");
  const Asked proven(four, "to act N; table 4C 10S [AH AS]=1 of S; hand N: 3C 4D; hand S: AD 2C; proven S: 14",
                     "build 14 for partner: 4C 10S; trail 3C");
  if (std::holds_alternative<Illegal>(proven.judgement.verdict)) {
    EXPECT_EQ(sentence_of(proven.situation(), proven.violation()),
              "S is known to hold a card worth 14, but may need it for [AH AS]=1 of S.");
  }
}

// A clause of play that can be broken and has no phrase would be explained by its bare cards.
TEST(Explain, has_a_phrase_for_whatever_can_be_broken) {
  std::vector<std::string_view> without;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const ClauseEntry& entry = entry_of(Clause{i});
    const bool can_be_broken =
        !entry.derived && (entry.kind == ClauseKind::prohibition || entry.kind == ClauseKind::obligation);
    const bool has_one =
        std::any_of(phrases.begin(), phrases.end(), [&](const Phrase& phrase) { return phrase.clause == Clause{i}; });
    if (can_be_broken && !has_one) without.push_back(entry.id);
  }
  EXPECT_THAT(without, IsEmpty());
}

TEST(Explain, has_phrases_in_the_order_of_the_registry) {
  EXPECT_TRUE(std::is_sorted(phrases.begin(), phrases.end(),
                             [](const Phrase& a, const Phrase& b) { return a.clause < b.clause; }));
}

// ---- SWZ-BLD-4: a build of table cards with the top of a pile is an addition in other words

// Nine of six and three is a single build of S, who holds a nine; the nine of E joins it then (SWZ-AUG-1, SWZ-STL-6).
Asked top_in_a_new_build(std::string_view table, std::string_view turn) {
  return {african(), std::string(table) + "; hand S: 9H 2C; pile E: 9S; to act S", turn};
}

std::string why_of(const Asked& asked) {
  Situation situation = asked.situation();
  situation.turn = &asked.turn;
  return sentence_of(situation, asked.violation());
}

TEST(Explain, tells_a_build_with_a_top_as_an_addition) {
  const Asked asked = top_in_a_new_build("table 6C 3D", "build 9: 6C 3D E:9S; trail 2C");
  EXPECT_EQ(why_of(asked), "9S: from a pile. An addition may have it: build 9: 3D 6C; add E:9S to [3D 6C] at 9.");
  EXPECT_EQ(asked.instead().at(0), "S: build 9: 3D 6C; add E:9S to [3D 6C] at 9; trail 2C");
}

TEST(Explain, tells_it_of_a_turn_that_lacks_something_else) {
  const Asked asked = top_in_a_new_build("table 6C 3D", "build 9: 6C 3D E:9S");
  EXPECT_EQ(why_of(asked), "9S: from a pile. An addition may have it: build 9: 3D 6C; add E:9S to [3D 6C] at 9.");
}

// The own build of nine takes all three in; seven and the deuce of the pile are added to the loose nine.
TEST(Explain, tells_to_what_cards_are_added_that_make_nothing_by_themselves) {
  EXPECT_THAT(
      why_of({african(), "table 7C [5D 4D]=9 of S; hand S: 9H 2C; pile E: 2S; to act S", "build 9: 7C E:2S; trail 2C"}),
      HasSubstr("An addition may have it: add 7C E:2S to [4D 5D] at 9."));
  EXPECT_THAT(why_of({african(), "table 7C 9D; hand S: 9H 2C; pile E: 2S; to act S", "build 9: 7C E:2S; trail 2C"}),
              HasSubstr("An addition may have it: add 7C E:2S to 9D at 9."));
}

// SWZ-STL-5: without a base there is nothing to add to; SWZ-STL-2: the own pile is not open.
TEST(Explain, tells_of_no_addition_where_that_is_refused_too) {
  const Asked without_base(african(), "table 7C; hand S: 9H 2C; pile E: 2S; to act S", "build 9: 7C E:2S; trail 2C");
  EXPECT_EQ(why_of(without_base), "2S: from a pile.");
  const Asked own_pile(african(), "table 6C 3D; hand S: 9H 2C; pile S: 9S; to act S", "build 9: 6C 3D S:9S; trail 2C");
  EXPECT_EQ(why_of(own_pile), "9S: from a pile.");
}

// Q-SWZ-18: the partner has proven an eleven; what the seat has none for may be for him, as an addition too. Of two
// jacks one would be his own.
TEST(Explain, tells_an_addition_for_the_partner) {
  for (const std::string hand : {"7H 2H", "JS 7H"}) {
    const Asked asked(
        african(4),
        "table JH 6S [8C 3D 2D]=13 of E; hand S: " + hand + "; pile E: 5C > 10S > +2; to act S; proven N: 11",
        "build 11 for partner: 6S E:5C; trail 7H");
    EXPECT_EQ(why_of(asked), "5C: from a pile. An addition may have it: add 6S E:5C to JH at 11, for partner.") << hand;
  }
}

// Each of two builds has a top: what is said of one does not hang on the other.
TEST(Explain, tells_an_addition_beside_another) {
  const Asked asked(african(), "table 9H 4C 8H 7S; hand S: 9S 8S KD; pile E: 5D > AS > +2; to act S",
                    "build 9: 4C E:5D; build 8: 7S E:AS; trail KD");
  EXPECT_EQ(why_of(asked), "5D: from a pile. An addition may have it: add 4C E:5D to 9H at 9.");
}

// ---- What would have been legal

TEST(Explain, offers_turns_with_other_cards_when_the_card_has_none) {
  // The six can only be trailed: 6 makes nothing of K, nor of the build of 9, and no card held is worth 15.
  EXPECT_THAT(owner_trails().instead(), ElementsAre("N: KS takes KH", "N: 9H takes [4D 5C]"));
}

TEST(Explain, offers_turns_with_the_same_card_first) {
  const Asked asked(western(), "table 5C 3D 8D; hand N: 8S 2C", "8S takes 5C 8D");
  // One card fewer, one card more, then both more; the deuce comes after all that the eight can do.
  const auto instead = asked.instead();
  EXPECT_EQ(instead.at(0), "N: 8S takes 8D");
  EXPECT_THAT(instead, Contains("N: 8S takes 3D 5C 8D"));
  EXPECT_THAT(instead.at(3), HasSubstr("trail 8S"));
}

// Under 9C either card can turn up on the pile; that makes one turn, not two.
TEST(Explain, offers_a_turn_once_whatever_turns_up_on_piles) {
  const Asked asked(african(), "table [AS 8D]=9 of S; hand S: 9S 6C; pile E: 9C > {3H 6D}; to act S", "9S takes E:9C");
  const auto instead = asked.instead();
  EXPECT_THAT(instead, Contains(HasSubstr("reveal")));
  std::set<std::string> made;
  for (const std::string& turn : instead)
    EXPECT_TRUE(made.insert(std::regex_replace(turn, std::regex("; reveal E: \\w+"), "")).second) << turn;
}

// With everything but one card on the table there are more legal turns than anybody can look through, and those that
// come first are far from this one, of which the king alone is wrong.
TEST(Explain, finds_what_is_near_among_more_than_can_be_listed) {
  const Asked asked(
      swazi(Seats{3}),
      "table AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8H 8D 8C "
      "9S 9H 9D 9C 10S 10H 10D 10C JS JH JD JC QS QH QD QC KS KH KD KC; hand E: 8S; to act E",
      "8S takes 7C AC 6D 2S KH");
  EXPECT_EQ(asked.instead().at(0), "E: 8S takes AC 2S 6D 7C");
  EXPECT_FALSE(legal_instead(asked.rules, asked.position, asked.turn, 5).is_complete);
}

TEST(Explain, says_nothing_of_more_where_all_were_looked_at) {
  const Asked asked = owner_trails();
  EXPECT_TRUE(legal_instead(asked.rules, asked.position, asked.turn, 5).is_complete);
}

// The build of 8 would be legal if the unknown card were an eight; nobody can promise that.
TEST(Explain, offers_only_what_is_legal_whatever_the_hidden_cards_are) {
  const Asked asked(western(), "table 5C; hand N: 3D +1", "build 9: 3D on 5C");
  EXPECT_THAT(asked.instead(), ElementsAre("N: trail 3D"));
}

// ---- What would change the verdict

TEST(Explain, finds_the_option_and_the_clause_that_would_change_the_verdict) {
  const Asked asked = owner_trails();
  EXPECT_THAT(option_changes(asked.rules, asked.position, asked.turn, asked.judgement),
              ElementsAre(OptionChange{Option::trail_owning_build, "allowed", Ruling::legal},
                          // Nobody has told whether cards are left to draw.
                          OptionChange{Option::trail_owning_build, "forbidden_while_stock", Ruling::undetermined}));
  EXPECT_THAT(clause_changes(asked.rules, asked.position, asked.turn, asked.judgement),
              ElementsAre(ClauseChange{"AA-TRL-3"_clause, Ruling::legal}));
}

TEST(Explain, puts_options_first_that_a_finding_is_about) {
  const Asked asked(african(), "table [5C 4D]=9 of E; hand E: 9H 6C; to act E", "trail 9H");
  const auto changes = option_changes(asked.rules, asked.position, asked.turn, asked.judgement);
  ASSERT_THAT(changes, Not(IsEmpty()));
  EXPECT_EQ(changes.at(0).option, Option::build_card_held);  // it names AA-OWN-2
}

// Two clauses refuse it; without either one the other still does.
TEST(Explain, finds_no_single_clause_where_two_refuse) {
  const Asked asked(western(), "table [5C 4D]=9 of N; hand N: 6C 2S", "trail 6C");
  EXPECT_EQ(std::get<Illegal>(asked.judgement.verdict).violations.size(), 2U);  // AA-TRL-3, AA-OWN-2
  EXPECT_THAT(clause_changes(asked.rules, asked.position, asked.turn, asked.judgement), IsEmpty());
}

// With three sides there is no difference to score: that value of score.mode is passed over, not reported.
TEST(Explain, passes_over_rules_that_contradict_themselves) {
  const Asked asked(western(3), "table 5C; hand E: 6C; to act E", "trail 6C");
  EXPECT_THAT(option_changes(asked.rules, asked.position, asked.turn, asked.judgement),
              Not(Contains(Field(&OptionChange::option, Option::score_mode))));
}

TEST(Explain, tells_what_the_position_broke_already) {
  const Asked asked(western(), "table [5C 4D]=8 of N; hand N: 8S", "8S takes [8]");
  const Explanation explanation = explanation_of(asked.rules, asked.position, asked.turn, asked.judgement);
  ASSERT_EQ(explanation.position_breaks.size(), 1U);
  EXPECT_EQ(explanation.position_breaks[0].clause, "AA-BLD-4"_clause);
}

}  // namespace
}  // namespace casino::explain::explain_test
