#include "oracle/distinguish/distinguish.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/distinguish/play.hpp"
#include "oracle/distinguish/positions.hpp"
#include "oracle/distinguish/questions.hpp"
#include "oracle/distinguish/turns.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"
#include "tests/support/source_dir.hpp"
#include "tests/support/table.hpp"

namespace casino::distinguish::distinguish_test {
namespace {

using test::p1;
using test::Table;
using test::trail;

// For searches that are meant to come to their end.
constexpr auto nothing_spent = [] { return 0.0; };

Pair with(const Rules& rules, Option option, std::string_view value) {
  Pair pair{rules, rules};
  EXPECT_EQ(set_value(pair.b, option, value), std::nullopt);
  return pair;
}

int count_positions(const Pair& pair, int cards) {
  int count = 0;
  Positions positions(pair);
  positions.each(cards, [&](const Position& position) {
    EXPECT_TRUE(structural_faults(pair.a, position).empty());
    EXPECT_EQ(position.known_cards().size(), cards);
    ++count;
    return true;
  });
  return count;
}

// With numbers for pictures there are thirteen kinds of cards. One card is a hand; of two both are in the hand (13 * 14
// / 2 = 91), or one is loose (13 * 13 = 169).
TEST(Positions, each_is_made_once_up_to_suits) {
  const Pair pair{royal(Seats{2}), royal(Seats{2})};
  EXPECT_EQ(count_positions(pair, 1), 13);
  EXPECT_EQ(count_positions(pair, 2), 91 + 169);
}

// Pictures without a number are alike: ten number kinds; jack, queen and king are told apart only from each other. One
// card: 10 + J. Two in the hand: 10 * 11 / 2 of numbers, 10 with a J, JJ, JQ. One of them loose: 10 * 10 of numbers, 10
// and 10 with one J, JJ, and J and Q either way.
TEST(Positions, pictures_without_a_number_are_alike) {
  const Pair pair{anglo_american(Seats{2}), anglo_american(Seats{2})};
  EXPECT_EQ(count_positions(pair, 1), 11);
  EXPECT_EQ(count_positions(pair, 2), (55 + 10 + 2) + (100 + 20 + 3));
}

// FIN-VAL-3, FIN-VAL-4: the two of spades and the ten of diamonds are cards of their own.
TEST(Positions, cards_with_a_value_of_their_own_are_a_kind) {
  const Pair pair{finland(Seats{2}), finland(Seats{2})};
  EXPECT_EQ(count_positions(pair, 1), 15);
}

// AA-OWN-2: no build is worth more than what a hand can have, which in Anglo-American Casino is ten.
TEST(Positions, builds_have_values_that_a_card_can_capture) {
  const Pair pair{anglo_american(Seats{2}), anglo_american(Seats{2})};
  Positions positions(pair);
  int builds = 0;
  positions.each(3, [&](const Position& position) {
    for (const Build& build : position.builds) EXPECT_LE(build.value, Value{10});
    builds += static_cast<int>(position.builds.size());
    return true;
  });
  EXPECT_GT(builds, 0);
}

// AA-TRL-3 asks about an owner who trails. Somebody who owns a build keeps a card for it (AA-OWN-2): two cards in the
// build, one kept and one trailed are four, and fewer will not do.
TEST(Distinguish, AA_TRL_3_takes_a_build_a_card_for_it_and_a_card_to_trail) {
  const Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{4, 2, 1}));
  EXPECT_TRUE(found.witness->is_smallest);
  EXPECT_EQ(found.witness->aspect, Aspect::verdict);
  EXPECT_EQ(found.cards_in_turns, 3);
  EXPECT_EQ(parting(pair, found.witness->asked), Aspect::verdict);
}

// Where clauses are switched off on either side, turns that all of them allow are asked, and nothing is called
// smallest.
TEST(Distinguish, without_a_clause_turns_are_asked_and_games_played_that_all_clauses_allow) {
  Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  for (Rules* rules : {&pair.a, &pair.b}) rules->off.insert(find_clauses("AA-CAP-5").clauses[0]);
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{4, 2, 1}));
  EXPECT_FALSE(found.witness->is_smallest);
  EXPECT_FALSE(found.lists_every_turn);
  EXPECT_TRUE(met_in_play(pair, {1, 20}, [] { return false; }));
}

// DOM-TRL-2 asks about a card that is laid beside its equal: these two.
TEST(Distinguish, DOM_TRL_2_takes_two_cards) {
  const Pair pair = with(dominican(Seats{2}), Option::trail_capturing_card, "allowed");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{2, 2, 1}));
}

// A target needs no cards: who has 11 has won, or has not.
TEST(Distinguish, AA_WIN_1_a_target_needs_no_cards) {
  const Pair pair = with(anglo_american(Seats{2}), Option::match_target, "11");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size.cards, 0);
  EXPECT_EQ(found.witness->aspect, Aspect::match);
  EXPECT_FALSE(found.turns_can_differ);
}

// AA-SCO-1 by the majority of the pack: 27 cards are more than half of it, and 26 of them are not; alone with its cards
// a side has most of them by one.
TEST(Distinguish, AA_SCO_1_one_card_is_most_of_one_and_not_half_of_the_pack) {
  const Pair pair = with(anglo_american(Seats{2}), Option::score_cards_rule, "threshold");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size.cards, 1);
  EXPECT_EQ(found.witness->aspect, Aspect::score);
}

// SAF-SCO-2, Q-SAF-21: five spades each score for both, for nobody where one side alone may have five. That takes ten
// spades of a pack that has ten: those that score by themselves are among them.
TEST(Distinguish, SAF_SCO_2_five_spades_each_are_all_that_there_are) {
  const Pair pair = with(south_african(Seats{2}), Option::score_spades_rule, "five_sole");
  const Distinction found = distinguish({pair}, {.kind = Kind::score}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size.cards, 10);
  EXPECT_EQ(found.witness->aspect, Aspect::score);
}

// Every question that is asked when it is the turn of so many cards shows so many.
TEST(Questions, have_the_size_that_is_asked_for) {
  for (const auto& [option, value] :
       {std::pair{Option::score_spades_tie, "carried_over"}, std::pair{Option::match_double_first_deal, "on"},
        std::pair{Option::sweep_last_card, "not_counted"}}) {
    const Pair pair = with(sweden(Seats{2}), option, value);
    for (int cards = 0; cards <= 4; ++cards)
      each_question(pair, cards, {}, [&](const corpus::Asked& asked) {
        EXPECT_EQ(size_of(pair.a, asked).cards, cards) << entry_of(option).name;
        return true;
      });
  }
}

// Of two differences the smaller is told, and "none is smaller" is so of everything that can be asked.
TEST(Distinguish, of_two_differences_the_one_with_fewer_cards_and_actions_is_told) {
  const Rules plain = *rules_with_all(anglo_american(Seats{2}), {{Option::score_spades_tie, "carried_over"},
                                                                 {Option::score_cards_tie, "carried_over"}});
  const std::vector<Setting> changes{{Option::score_spades_tie, "nobody"}, {Option::score_cards_tie, "nobody"},
                                     {Option::score_last_capture, "1"},    {Option::sweep_score, "1"},
                                     {Option::match_target, "11"},         {Option::score_aces, "2"},
                                     {Option::announce_last, "none"}};
  for (const Setting& one : changes)
    for (const Setting& other : changes) {
      const auto changed = rules_with_all(plain, {one, other});
      if (one.option <= other.option || !changed) continue;
      const Pair pair{plain, *changed};
      for (const std::optional<Kind> kind : {std::optional<Kind>{}, std::optional{Kind::score}}) {
        const Distinction found = distinguish({pair}, {.kind = kind}, nothing_spent);
        ASSERT_TRUE(found.witness) << text_of(one) << text_of(other);
        EXPECT_TRUE(found.witness->is_smallest) << text_of(one) << text_of(other);
        for (int cards = 0; cards <= found.witness->size.cards; ++cards)
          each_question(pair, cards, {true, !kind}, [&](const corpus::Asked& asked) {
            const bool is_smaller = size_of(pair.a, asked) < found.witness->size;
            EXPECT_FALSE(is_smaller && parting(pair, asked)) << text_of(one) << text_of(other);
            return true;
          });
      }
    }
}

// OWN-SCO-1, OWN-SCO-4: that a card scores is seen of this card alone, and of most hearts of one, whatever is carried
// over to a next deal.
TEST(Distinguish, a_row_of_a_table_takes_one_card_and_no_deal) {
  for (const Option tie : {Option::score_spades_tie, Option::score_cards_tie}) {
    for (const TableRow& row : {TableRow{item_of("3H"_card), TableTie::nobody, 4},
                                TableRow{item_of_most(Suit::hearts), TableTie::nobody, 2}}) {
      const Rules carried = *rules_with(south_african(Seats{4}), tie, "carried_over");
      Pair pair{carried, carried};
      pair.b.scoring = {row};
      const Distinction found = distinguish({pair}, {.kind = Kind::score}, nothing_spent);
      ASSERT_TRUE(found.witness);
      EXPECT_EQ(found.witness->size, (Size{1, 4, 0}));
      EXPECT_TRUE(found.witness->is_smallest);
    }
  }
}

// AA-SWP-3: the table was swept by the last card of the deal, which takes nothing else to be seen, however many play.
TEST(Distinguish, AA_SWP_3_takes_a_sweep_and_nothing_left_to_be_played) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    const Pair pair = with(dominican(Seats{seats}), Option::sweep_last_card, "not_counted");
    const Distinction found = distinguish({pair}, {.kind = Kind::score}, nothing_spent);
    ASSERT_TRUE(found.witness) << int{seats};
    EXPECT_EQ(found.witness->size, (Size{0, seats, 1}));
    EXPECT_TRUE(std::holds_alternative<corpus::EndAsked>(found.witness->asked));
    EXPECT_TRUE(structural_faults(pair.a, std::get<corpus::EndAsked>(found.witness->asked).position).empty());
  }
}

// What is known already is called smallest where all that is smaller was looked at, and not where nothing was.
TEST(Distinguish, a_known_score_is_not_called_smallest_before_anything_was_asked) {
  const Pair pair = with(anglo_american(Seats{2}), Option::sweep_score, "1");
  Captured captured;
  captured.cards[Side{0}] = {"3H"_card};
  captured.sweeps.push_back({Side{0}, 1, false});
  const corpus::Asked asked = corpus::ScoreAsked{captured};
  const Witness known{pair, asked, size_of(pair.a, asked), Aspect::score, false, {}, 0};
  const Distinction found = distinguish(
      {pair}, {.kind = Kind::score}, [] { return 1.0; }, known);
  ASSERT_TRUE(found.witness);
  EXPECT_FALSE(found.witness->is_smallest);
}

// DOM-SWP-2: sweeps cancel one another where every side has one, of three sides, too.
TEST(Distinguish, DOM_SWP_2_takes_a_sweep_of_every_side) {
  for (const std::uint8_t seats : {2, 3}) {
    const Pair pair = with(sweden(Seats{seats}), Option::sweep_cancel, "none");
    const Distinction found = distinguish({pair}, {.kind = Kind::score}, nothing_spent);
    ASSERT_TRUE(found.witness) << int{seats};
    EXPECT_EQ(found.witness->size.cards, 0) << int{seats};
  }
}

// ---- What turns can differ in

// All that a turn and what it does is made of, without comments; of the rules themselves what they say about cards and
// dealings.
std::string sources_of_play() {
  std::string text;
  const auto add = [&](const std::filesystem::path& path, std::string_view until) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line) && (until.empty() || line.find(until) == std::string::npos);)
      text += line.substr(0, line.find("//")) + "\n";
  };
  for (const char* room : {"apply", "groups", "judge", "queries"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::source_path("model/") + room))
      if (entry.is_regular_file()) add(entry.path(), "");
  add(test::source_path("model/rules/rules.cpp"), "contradiction_of_hand_cards");
  return text;
}

// "rules.build_owner", and not the beginning of "rules.build_owner_duty".
bool is_read_in(const std::string& text, const OptionEntry& option) {
  std::string field = "rules." + std::string(option.name);
  std::replace(field.begin() + 6, field.end(), '.', '_');
  for (std::size_t at = text.find(field); at != std::string::npos; at = text.find(field, at + 1)) {
    const char next = text[at + field.size()];
    if (std::isalnum(static_cast<unsigned char>(next)) == 0 && next != '_') return true;
  }
  return false;
}

bool turns_are_said_to_differ(Option option) {
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      for (const std::string& value : values_tried(entry_of(option))) {
        const Rules rules = variant.rules(Seats{seats});
        const auto other = rules_with(rules, option, value);
        if (!other || *other == rules) continue;
        return distinguish({{rules, *other}}, {}, [] { return 1.0; }).turns_can_differ;
      }
  return false;
}

// Where no turn can differ none is looked for, and what is found elsewhere is called smallest. So whatever play reads
// counts; an option that comes to be read there has to be named in distinguish.cpp if its clauses are about something
// else.
TEST(Distinguish, whatever_play_reads_is_said_to_make_turns_differ) {
  const std::string sources = sources_of_play();
  // They only say what is worth to be noted (AA-SWP-1), which is a matter of points.
  const std::set<Option> only_noted{Option::sweep_large_score, Option::sweep_initial_score};
  // They are read where scoring cards are kept (trail.kept): see below.
  const std::set<Option> of_cards_kept{Option::score_aces, Option::score_ten_diamonds, Option::score_two_spades,
                                       Option::score_fives};
  int read = 0;
  for (const OptionEntry& option : options()) {
    if (!is_read_in(sources, option) || of_cards_kept.contains(option.option)) continue;
    ++read;
    EXPECT_EQ(turns_are_said_to_differ(option.option), !only_noted.contains(option.option)) << option.name;
  }
  EXPECT_GT(read, 70);
}

// AA-TRL-1: where scoring cards are kept, which of them score decides what may be trailed.
TEST(Distinguish, AA_TRL_1_takes_what_scores_for_a_matter_of_turns_where_that_is_kept) {
  Pair pair = with(anglo_american(Seats{2}), Option::score_aces, "0");
  EXPECT_FALSE(distinguish({pair}, {}, [] { return 1.0; }).turns_can_differ);
  pair.a.trail_kept = pair.b.trail_kept = TrailKept::scoring;
  EXPECT_TRUE(distinguish({pair}, {}, [] { return 1.0; }).turns_can_differ);
  const Distinction found = distinguish({pair}, {.kind = Kind::play}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size.cards, 2);  // an ace, and a card that is none
}

// AA-SWP-1: one card swept by another is enough to see in which part of a deal sweeps count.
TEST(Distinguish, AA_SWP_1_a_sweep_that_does_not_count_is_a_difference_in_play) {
  const Pair pair = with(dominican(Seats{2}), Option::sweep_counted, "from_second_dealing");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{2, 2, 1}));
  EXPECT_EQ(found.witness->aspect, Aspect::outcome);
  EXPECT_TRUE(found.witness->is_smallest);
}

// What a sweep is worth is no matter of play, not where it is noted as one of the first layout either.
TEST(Distinguish, HUN_ULM_2_what_a_sweep_is_worth_is_no_difference_in_play) {
  const Pair pair = with(hungarian(Seats{2}), Option::sweep_initial_score, "2");
  const Distinction found = distinguish({pair}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(kind_of(found.witness->asked, found.witness->aspect), Kind::score);
  Table table = Table(pair.a).loose("5C 6D 4H 7S").hand(p1, "JS 2C KD");
  table.position().dealer = test::p2;
  EXPECT_FALSE(parting(pair, corpus::TurnsAsked{table.position(), {Turn{p1, {test::capture("JS", "5C 6D 4H 7S")}}}}));
}

TEST(Distinguish, equal_rules_do_not_part) {
  const Distinction found = distinguish({{royal(Seats{2}), royal(Seats{2})}}, {}, nothing_spent);
  EXPECT_FALSE(found.witness);
  EXPECT_FALSE(found.turns_can_differ);
  EXPECT_EQ(found.cards_in_scores, 52);
  EXPECT_EQ(found.cards_in_dealings, 52);
}

// Of the seats with which two rules part on as many cards the fewest are reported.
TEST(Distinguish, fewer_seats_come_first) {
  const std::vector<Pair> pairs = pairs_of(
      [](Seats seats) { return std::optional(with(dominican(seats), Option::trail_capturing_card, "allowed")); });
  const Distinction found = distinguish({pairs[0], pairs[1]}, {}, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{2, 2, 1}));
}

// What was not looked at is not claimed.
TEST(Distinguish, a_search_without_time_proves_nothing) {
  const Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  const Distinction found = distinguish({pair}, {}, [] { return 1.0; });
  EXPECT_FALSE(found.witness);
  EXPECT_EQ(found.cards_in_turns, 0);
}

// One that is known already stays where nothing smaller is found, and is called smallest only when that is proved.
TEST(Distinguish, a_known_witness_is_kept_and_not_called_smallest) {
  const Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  const Table table = Table(pair.a).build(9, "5C 4D", p1).loose("KH").hand(p1, "9H 6C");
  const corpus::Asked asked = corpus::TurnsAsked{table.position(), {Turn{p1, {trail("6C")}}}};
  const Witness known{pair, asked, size_of(pair.a, asked), Aspect::verdict, true, {}, 0};
  EXPECT_EQ(known.size, (Size{5, 2, 1}));
  const Distinction found = distinguish(
      {pair}, {}, [] { return 1.0; }, known);
  ASSERT_TRUE(found.witness);
  EXPECT_FALSE(found.witness->is_smallest);
}

// The king that has nothing to do with it goes.
TEST(Shrunk, what_parts_is_left) {
  const Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  const Table table = Table(pair.a).build(9, "5C 4D", p1).loose("KH").hand(p1, "9H 6C 2S");
  const corpus::TurnsAsked small = shrunk(pair, {table.position(), {Turn{p1, {trail("6C")}}}});
  EXPECT_TRUE(parting(pair, small));
  EXPECT_FALSE(small.position.loose.contains("KH"_card));
  EXPECT_LT(size_of(pair.a, small).cards, 6);
}

// Swazi Casino in which nobody can insist: games part sooner or later, and what is told of them still parts.
TEST(Play, what_is_met_parts_the_two) {
  const Pair pair = with(dominican(Seats{2}), Option::trail_capturing_card, "allowed");
  const auto met = met_in_play(pair, {1, 20}, [] { return false; });
  ASSERT_TRUE(met);
  EXPECT_TRUE(parting(pair, met->asked));
}

TEST(Questions, every_score_of_one_card_is_asked) {
  const Pair pair{royal(Seats{2}), royal(Seats{2})};
  int plain = 0;
  each_captured(pair, 1, 0, [&](const Captured& captured) {
    EXPECT_EQ(captured.cards[Side{0}].size() + captured.cards[Side{1}].size(), 1);
    ++plain;
    return true;
  });
  EXPECT_EQ(plain,
            2 * (2 + 4 + 4 + 2));  // a plain card, a spade, four aces, four fives and the casinos, on either side
}

// What is said at a dealing needs no card, and a turn needs some; still the turn is told (DOM-TRL-2 and others).
TEST(Distinguish, play_comes_first) {
  const Distinction found = first_distinction({{royal(Seats{2}), dominican(Seats{2})}}, {}, nothing_spent, {});
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(kind_of(found.witness->asked, found.witness->aspect), Kind::play);
  EXPECT_TRUE(found.witness->is_smallest);
  EXPECT_FALSE(found.cards_in_scores);
  EXPECT_FALSE(found.cards_in_dealings);
}

// AA-WIN-1 and AA-DEAL-6 are about no turn: a score comes before a dealing.
TEST(Distinguish, then_scores_and_then_dealing) {
  SearchBounds small;
  small.most_cards = 1;
  small.most_games = 0;
  const Rules plain = royal(Seats{2});
  const Rules both = *rules_with_all(plain, {{Option::sweep_score, "1"}, {Option::announce_last, "none"}});
  const Distinction score = first_distinction({{plain, both}}, small, nothing_spent, {});
  ASSERT_TRUE(score.witness);
  EXPECT_EQ(kind_of(score.witness->asked, score.witness->aspect), Kind::score);
  EXPECT_FALSE(score.cards_in_dealings);
  const Distinction said = first_distinction({with(plain, Option::announce_last, "none")}, small, nothing_spent, {});
  ASSERT_TRUE(said.witness);
  EXPECT_EQ(kind_of(said.witness->asked, said.witness->aspect), Kind::dealing);
  EXPECT_EQ(said.cards_in_scores, 52);
}

// AA-OWN-2: whether a position can be is a question of play, and no score.
TEST(Distinguish, a_position_that_breaks_a_rule_is_a_matter_of_play) {
  EXPECT_EQ(kind_of(corpus::PositionAsked{}, Aspect::verdict), Kind::play);
  EXPECT_EQ(kind_of(corpus::EndAsked{}, Aspect::outcome), Kind::score);
}

TEST(Distinguish, of_one_kind_alone) {
  SearchBounds scores;
  scores.kind = Kind::score;
  const Distinction found = distinguish({{royal(Seats{2}), dominican(Seats{2})}}, scores, nothing_spent);
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(kind_of(found.witness->asked, found.witness->aspect), Kind::score);
  EXPECT_FALSE(found.cards_in_turns);
}

// Where nothing can be looked for what somebody has kept is told, but for what cannot be by these rules.
TEST(Distinguish, a_kept_case_is_tried_first) {
  const Pair pair = with(anglo_american(Seats{2}), Option::trail_owning_build, "allowed");
  const Table table = Table(pair.a).build(9, "5C 4D", p1).hand(p1, "9H 6C");
  const Table other_seats = Table(anglo_american(Seats{3})).build(9, "5C 4D", p1).hand(p1, "9H 6C");
  corpus::Case one{.rules = pair.a};
  one.asked = corpus::TurnsAsked{table.position(), {Turn{p1, {trail("6C")}}}};
  corpus::Case other{.rules = other_seats.rules()};
  other.asked = corpus::TurnsAsked{other_seats.position(), {Turn{p1, {trail("6C")}}}};
  EXPECT_FALSE(smallest_kept({pair}, std::nullopt, {&other}));
  EXPECT_FALSE(smallest_kept({pair}, Kind::score, {&one}));
  const Distinction found = first_distinction({pair}, {}, [] { return 1.0; }, {&other, &one});
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.witness->size, (Size{4, 2, 1}));
  EXPECT_FALSE(found.witness->is_smallest);
}

}  // namespace
}  // namespace casino::distinguish::distinguish_test
