// Positions in JSON: what is read, that what is written reads back the same, and what is refused.

#include "oracle/json/position.hpp"

#include <gtest/gtest.h>

#include "tests/oracle/json/reading.hpp"
#include "tests/support/table.hpp"

namespace casino::json::position_test {
namespace {

using test::faults;
using test::rules_for;

const Rules two = rules_for("anglo-american", 2);
const Rules four = rules_for("swazi", 4);

Position read_two(std::string_view text) { return parse_position(text, two).value(); }
std::string said(std::string_view text, const Rules& rules = two) { return faults(parse_position(text, rules)); }

void expect_round_trip(const Position& position, const Rules& rules) {
  const std::string written = of(position, rules).dump();
  const Parsed<Position> back = parse_position(written, rules);
  ASSERT_TRUE(back) << faults(back) << "\n" << written;
  EXPECT_EQ(*back, position) << written;
  EXPECT_EQ(of(*back, rules).dump(), written);
}

TEST(JsonPosition, what_is_absent_is_unknown) {
  const Position position = read_two("{}");
  EXPECT_EQ(position.to_act, Seat{0});
  EXPECT_EQ(position.dealer, Seat{1});
  EXPECT_EQ(position.hands[Seat{0}], Hand{});
  EXPECT_EQ(position.stock, Hand{});
  EXPECT_TRUE(position.table_is_empty());
  EXPECT_EQ(of(position, two).dump(), R"({"to_act":"N","dealer":"S"})");
}

// Counterclockwise S acts after W, and W before S (AA-PLY-3, SWZ-SEAT-3).
TEST(JsonPosition, who_acts_and_who_dealt_follow_from_each_other) {
  EXPECT_EQ(parse_position(R"({"dealer":"W"})", four).value().to_act, Seat{2});
  EXPECT_EQ(parse_position(R"({"to_act":"S"})", four).value().dealer, Seat{3});
}

TEST(JsonPosition, a_whole_position) {
  const std::string text =
      R"({"to_act":"N","dealer":"S","loose":["5C"],"builds":[{"value":9,"cards":["4D","5H"],"owner":"S"}],)"
      R"("hands":{"N":["8S"],"S":{"known":["9H"],"more":2}},"piles":{"S":["2H","5D"]},"stock":32,"dealing":2,)"
      R"("last_capturer":"S","sweeps":[{"side":"S","cards":3}],"last_play":{"seat":"S","left_more":true}})";
  const Position position = read_two(text);
  EXPECT_EQ(position.loose, CardSet{"5C"_card});
  ASSERT_EQ(position.builds.size(), 1U);
  EXPECT_EQ(position.builds[0].value, Value{9});
  EXPECT_EQ(position.builds[0].owner, Seat{1});
  EXPECT_EQ(position.hands[Seat{0}], Hand::of("8S"_card));
  EXPECT_EQ(position.hands[Seat{1}], (Hand{"9H"_card, 2}));
  EXPECT_EQ(position.piles[Seat{1}].cards(), (CardSet{"2H"_card, "5D"_card}));
  EXPECT_EQ(position.stock, (Hand{{}, 32}));
  EXPECT_EQ(position.dealing, 2);
  EXPECT_EQ(position.last_capturer, Seat{1});
  EXPECT_EQ(position.sweeps[0], (Sweep{Side{1}, 3}));
  EXPECT_EQ(position.last_play, (LastPlay{Seat{1}, true}));
  EXPECT_EQ(of(position, two).dump(), text);
}

// HUN-NAG-2, HUN-ULM-2.
TEST(JsonPosition, a_second_turn_and_a_sweep_of_the_first_layout) {
  const std::string text =
      R"({"to_act":"N","acts_again":true,"dealer":"S","sweeps":[{"side":"N","cards":4,"initial":true},"S"]})";
  const Position position = read_two(text);
  EXPECT_TRUE(position.acts_again);
  EXPECT_TRUE(position.sweeps[0].is_initial);
  EXPECT_FALSE(position.sweeps[1].is_initial);
  EXPECT_EQ(of(position, two).dump(), text);
}

TEST(JsonPosition, cards_and_seats_in_other_spellings) {
  const Position position =
      read_two(R"({"to_act":"P2","loose":["tc","A♠"],"hands":{"P1":"8S","P2":{"known":["9H"]}},"stock":["KC"]})");
  EXPECT_EQ(position.to_act, Seat{1});
  EXPECT_EQ(position.loose, (CardSet{"10C"_card, "AS"_card}));
  EXPECT_EQ(position.hands[Seat{0}], Hand::of("8S"_card));
  EXPECT_EQ(position.hands[Seat{1}], (Hand{"9H"_card, Hand::any_number}));
  EXPECT_EQ(position.stock, Hand::of("KC"_card));
  expect_round_trip(position, two);
}

TEST(JsonPosition, hands_of_every_kind_read_back) {
  for (const Hand& hand :
       {Hand{}, Hand::of({}), Hand::of("AS"_card), Hand{{}, 3}, Hand{"AS"_card, 3}, Hand{"AS"_card}}) {
    Position position;
    position.hands[Seat{1}] = hand;
    expect_round_trip(position, two);
    position.stock = hand;
    position.hands[Seat{1}] = Hand{};
    expect_round_trip(position, two);
  }
}

// Q-GEN-07: six times eight cards are dealt to two.
TEST(JsonPosition, no_cards_left_are_those_of_the_last_dealing) {
  EXPECT_EQ(read_two(R"({"stock":0})").dealing, 6);
  EXPECT_EQ(read_two(R"({"stock":[]})").dealing, 6);
  EXPECT_EQ(read_two(R"({"stock":0,"dealing":2})").dealing, 2);
  EXPECT_EQ(read_two(R"({"stock":8})").dealing, 1);
  EXPECT_EQ(read_two("{}").dealing, 1);
}

TEST(JsonPosition, any_dealing_with_any_stock_reads_back) {
  for (const Hand& stock : {Hand{}, Hand::of({}), Hand::of("AS"_card), Hand{{}, 3}})
    for (const std::uint8_t dealing : {1, 2, 6}) {
      Position position;
      position.stock = stock;
      position.dealing = dealing;
      expect_round_trip(position, two);
    }
}

TEST(JsonPosition, builds_of_every_kind_read_back) {
  Position position;
  add_build(position, {.cards = {"5C"_card, "4D"_card, "9H"_card},
                       .value = Value{9},
                       .owner = Seat{2},
                       .groups = 2,
                       .adders = SeatSet{Seat{1}},
                       .added_to_since = SeatSet::all(Seats{3}),
                       .formed_by = Seat{3},
                       .owner_has_acted = true,
                       .is_new = true,
                       .from_loose = true,
                       .is_grown = true,
                       .is_on_loan = true});
  add_build(position, {.cards = {"2C"_card, "3D"_card}, .value = Value{9}, .owner = Seat{0}});  // no lawful one
  add_build(position, {.cards = {"6C"_card, "4H"_card}, .value = Value{10}, .owner = Seat{0}, .groups = 2});
  expect_round_trip(position, four);
  const Json builds = of(position, four)["builds"];
  EXPECT_EQ(builds[0].dump(), R"({"value":9,"cards":["2C","3D"],"owner":"N"})");
  EXPECT_EQ(builds[1]["groups"], 2) << "one group makes ten";
  EXPECT_FALSE(builds[2].contains("groups")) << "5+4 and 9 are two groups anyway";
}

TEST(JsonPosition, builds_are_equal_in_any_order) {
  EXPECT_EQ(
      read_two(
          R"({"builds":[{"value":9,"cards":["4D","5C"],"owner":"N"},{"value":8,"cards":["2S","6S"],"owner":"S"}]})"),
      read_two(
          R"({"builds":[{"value":8,"cards":["6S","2S"],"owner":"S"},{"value":9,"cards":["5C","4D"],"owner":"N"}]})"));
}

TEST(JsonPosition, a_turn_in_progress_reads_back) {
  Position position;
  position.proven[Seat{1}] = ValueSet::from_bits(1U << 11 | 1U << 14);
  position.turn = {.played = "9S"_card,
                   .play = Do::augment,
                   .play_value = Value{9},
                   .actions = 3,
                   .table_only = 2,
                   .table_only_built = true,
                   .used_up = {"3D"_card},
                   .capturing = {"6D"_card},
                   .trailed_owning = true,
                   .added_to_own = true,
                   .took_one_of_two = true,
                   .is_over = true,
                   .has_drawn = true,
                   .drawn = "8D"_card,
                   .captured = {"10C"_card, "10H"_card},
                   .captured_builds = "10H"_card,
                   .stolen_from = SeatSet{Seat{1}},
                   .left_by_play = {"9S"_card, "2C"_card},
                   .could_be_added = "3C"_card,
                   .demand_is_open = true,
                   .capture_demanded_by = Seat{3},
                   .capture_named = "4C"_card,
                   .addition_demanded_by = Seat{0},
                   .addition_pool = "5C"_card,
                   .addition_named = "6C"_card,
                   .addition_is_too_late = true,
                   .asked_by = Seat{2},
                   .asked_card = "7C"_card};
  expect_round_trip(position, four);
  const Json turn = of(position, four)["turn"];
  EXPECT_EQ(turn.size(), turn_state_keys.size()) << "every field is written";
}

TEST(JsonPosition, unknown_and_foreign_cards_are_refused) {
  EXPECT_EQ(said(R"({"loose":["11D"]})"), "1:11: /loose/0: found \"11D\", expected a card, such as \"10D\"");
  EXPECT_EQ(said(R"({"loose":[5]})"), "1:11: /loose/0: found 5, expected a card, such as \"10D\"");
  EXPECT_EQ(said(R"({"loose":{}})"),
            "1:10: /loose: found an empty object, expected a list of cards, or a card, such as \"10D\"");
  Rules small = two;
  small.pack.remove("KC"_card);
  EXPECT_EQ(said(R"({"hands":{"N":["KC"]}})", small),
            "1:16: /hands/N/0: found \"KC\", expected a card of the pack in use");
}

TEST(JsonPosition, a_card_twice_is_refused_wherever_it_lies) {
  EXPECT_EQ(said(R"({"loose":["5C","5C"]})"),
            "1:16: /loose/1: found 5C a second time, expected each card once; it is at /loose/0 too");
  EXPECT_EQ(said("{\"loose\":[\"5C\"],\n\"piles\":{\"N\":[\"TH\",\"5c\"]}}"),
            "2:20: /piles/N/1: found 5C a second time, expected each card once; it is at /loose/0 too");
  EXPECT_EQ(said(R"({"hands":{"N":["AS"],"S":{"known":["AS"]}}})"),
            "1:36: /hands/S/known/0: found AS a second time, expected each card once; it is at /hands/N/0 too");
}

std::string times(std::string_view item, int count) {
  std::string list;
  for (int i = 0; i < count; ++i) list.append(i == 0 ? "" : ",").append(item);
  return list;
}

// Wherever cards are listed, one by one or in lists, there is room for those that are read.
TEST(JsonPosition, more_cards_than_there_are_in_any_place_are_refused) {
  const Rules sotho = rules_for("sotho", 2);
  for (const char* place :
       {R"({"loose":[@]})", R"({"hands":{"N":[@]}})", R"({"piles":{"N":[@]}})", R"({"piles":{"N":[[@]]}})",
        R"({"piles":{"N":["2C",[@]]}})", R"({"piles":{"N":[{"more":3,"among":[@]}]}})", R"({"stock":[@]})",
        R"({"builds":[{"value":9,"cards":[@],"owner":"N"}]})",
        R"({"builds":[{"value":9,"cards":["5C","4D"],"owner":"N","laid":[@]}]})", R"({"turn":{"played":[@]}})",
        R"({"turn":{"drawn":[@]}})"})
    for (const std::string_view item : {R"("AS")", R"(["AS"])", R"(["AS","2S"])", R"({"more":60})"}) {
      std::string text = place;
      text.replace(text.find('@'), 1, times(item, 300));
      for (const Rules& rules : {two, four, sotho}) EXPECT_FALSE(parse_position(text, rules)) << text.substr(0, 80);
    }
}

TEST(JsonPosition, long_lists_and_many_faults_are_cut_short) {
  std::string cards = "\"5C\"";
  for (int i = 0; i < 52; ++i) cards += ",\"5C\"";
  EXPECT_EQ(said("{\"loose\":[" + cards + "]}"), "1:10: /loose: found a list of 53, expected at most 52 cards");
  std::string builds = "7";
  for (int i = 0; i < 1000; ++i) builds += ",7";
  EXPECT_EQ(parse_position("{\"builds\":[" + builds + "]}", two).errors().size(), most_errors);
}

TEST(JsonPosition, structural_faults_are_refused) {
  EXPECT_EQ(said(R"({"loose":["5C"],"stock":52})"),
            "1:1: found too_many_cards, expected a position that can be laid out with the pack");
}

TEST(JsonPosition, faults_can_be_kept_for_judging) {
  const auto as_given = [](std::string_view text) {
    Rules small = two;
    small.pack.remove("KC"_card);
    return parsed(text, [&](const Cursor& at) { return read_position_as_given(at, small); });
  };
  const auto position = as_given(R"({"loose":["5C","KC"],"hands":{"N":["5C"]}})");
  ASSERT_TRUE(position) << faults(position);
  EXPECT_EQ(position->loose, (CardSet{"5C"_card, "KC"_card}));
  EXPECT_EQ(position->hands[Seat{0}], Hand::of("5C"_card));
  EXPECT_EQ(faults(as_given(R"({"loose":["5C","5C"]})")),
            "1:16: /loose/1: found 5C a second time, expected each card once; it is at /loose/0 too")
      << "what a set cannot hold is refused even so";
}

TEST(JsonPosition, seats_of_other_tables_are_refused) {
  EXPECT_EQ(said(R"({"to_act":"W"})"), "1:11: /to_act: found \"W\", expected a seat: N, S, or P1 to P2");
  EXPECT_EQ(said(R"({"hands":{"P3":[]}})"),
            "1:16: /hands/P3: found the key \"P3\", expected a seat: N, S, or P1 to P2");
  EXPECT_EQ(said(R"({"hands":{"P1":[],"N":[]}})"),
            "1:23: /hands/N: found \"N\" a second time, under another name, expected each seat once");
}

TEST(JsonPosition, unknown_keys_and_missing_parts_are_refused) {
  EXPECT_EQ(said(R"({"lose":[]})"),
            "1:9: /lose: found the key \"lose\", expected a key of a position; the nearest is loose");
  EXPECT_EQ(said(R"({"builds":[{"value":9,"cards":[]}]})"),
            "1:31: /builds/0/cards: found an empty list, expected at least one card\n"
            "1:12: /builds/0: found no key \"owner\", expected the owner of the build");
  EXPECT_EQ(said(R"({"builds":[{"cards":"5C","owner":"N"}]})"),
            "1:12: /builds/0: found no key \"value\", expected the value of the build");
  EXPECT_EQ(said(R"({"builds":[{"value":17,"cards":"5C","owner":"N"}]})"),
            "1:21: /builds/0/value: found 17, expected a whole number from 1 to 16");
  EXPECT_EQ(said(R"({"hands":{"N":{"known":["5C"],"mroe":1}}})"),
            "1:38: /hands/N/mroe: found the key \"mroe\", expected a key of a hand; the nearest is more");
  EXPECT_EQ(said("[]"), "1:1: found an empty list, expected a position");
  EXPECT_EQ(said(R"({"dealing":0})"), "1:12: /dealing: found 0, expected a whole number from 1 to 52");
  EXPECT_EQ(said(R"({"turn":{"play":"captur"}})"),
            "1:17: /turn/play: found \"captur\", expected a kind of action; the nearest is capture");
}

TEST(JsonPosition, all_faults_are_told_in_the_order_of_reading) {
  EXPECT_EQ(said("{\"loose\":[\"1C\"],\n \"dealing\":-1,\n \"hands\":{\"N\":true}}"),
            "2:12: /dealing: found -1, expected a whole number from 1 to 52\n"
            "1:11: /loose/0: found \"1C\", expected a card, such as \"10D\"\n"
            "3:15: /hands/N: found true, expected a list of cards, or a card, such as \"10D\"");
}

}  // namespace
}  // namespace casino::json::position_test
