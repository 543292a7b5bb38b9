// Positions: reading what was printed gives back what was there.

#include <array>

#include <gmock/gmock.h>

#include "model/queries/build_order.hpp"
#include "model/rules/variants.hpp"
#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::round_trip_test {
namespace {

// One more field in these types stops the compiler here: print it, read it, and add it below.
template <typename T>
void every_field_is_known(const T& value);
template <>
[[maybe_unused]] void every_field_is_known(const Position& position) {
  [[maybe_unused]] const auto& [loose, builds, hands, piles, stock, dealing, to_act, again, dealer, last, sweeps,
                                orange, calls, laid, proven, play, turn] = position;
}
template <>
[[maybe_unused]] void every_field_is_known(const TurnState& turn) {
  [[maybe_unused]] const auto& [played, play, at, actions, table_only, built, using_up, capturing, owning, fed, halved,
                                over, drew, drawn, captured, builds, stolen, left, addable, open, capture_by,
                                capture_named, addition_by, pool, addition_named, too_late, asked, card] = turn;
}
template <>
[[maybe_unused]] void every_field_is_known(const Build& build) {
  [[maybe_unused]] const auto& [cards, value, owner, groups, adders, since, formed, acted, fresh, loose, grown, lent] =
      build;
}

constexpr std::array<Style, 3> styles{
    {{}, {.suits = Suits::symbols}, {.suits = Suits::letters, .clauses = Clauses::line_by_line}}};

void expect_round_trip(const Rules& rules, const Position& position) {
  for (const Style style : styles) {
    const std::string text = text_of(rules, position, style);
    const Parsed<Position> read = read_position(rules, text);
    EXPECT_TRUE(read && *read == position) << text << '\n' << faults_of(read);
  }
}

SeatSet seats(Seat a, Seat b) {
  SeatSet both{a};
  both.insert(b);
  return both;
}

// Nothing in it needs to make sense together: every field has something in it.
Position full_position() {
  Position position;
  position.loose = {"5C"_card, "KH"_card};
  add_build(position, {.cards = {"QS"_card, "7H"_card, "5D"_card},
                       .value = Value{12},
                       .owner = east,
                       .groups = 2,
                       .adders = seats(east, west),
                       .added_to_since = SeatSet{south},
                       .formed_by = SeatSet{west},
                       .owner_has_acted = true});
  add_build(position, {.cards = {"9C"_card, "9D"_card},
                       .value = Value{9},
                       .owner = south,
                       .groups = 2,
                       .is_new = true,
                       .from_loose = true,
                       .is_grown = true,
                       .is_on_loan = true});
  position.hands[east] = Hand{{"9H"_card}, 2};
  position.hands[south] = Hand::of({"8S"_card, "KC"_card});
  position.hands[west] = Hand{{"2D"_card}, Hand::any_number};
  position.piles[east].lay({"JC"_card, "4C"_card}, {});
  position.piles[east].lay({"2H"_card, "6H"_card}, {});
  BoundedList<Card, card_count> top_down;
  top_down.push_back("5H"_card);
  top_down.push_back("3D"_card);
  position.piles[south].lay({"10C"_card, "10D"_card, "10H"_card}, top_down);
  position.piles[south].add_hidden(7);
  position.stock = Hand{{"AC"_card}, 4};
  position.dealing = 3;
  position.to_act = south;
  position.acts_again = true;
  position.dealer = west;
  position.last_capturer = east;
  position.sweeps.push_back({Side{1}, 4});
  position.sweeps.push_back({Side{2}, 0});
  position.sweeps.push_back({Side{0}, 4, true});
  position.orange = Orange{2, OrangeCall::missed};
  position.calls[Side{0}] = Calls{1, 0};
  position.calls[Side{2}] = Calls{2, 3};
  position.proven[west].insert(Value{11});
  position.proven[west].insert(Value{1});
  position.last_play = LastPlay{west, true};
  return position;
}

TurnState full_turn_state() {
  TurnState turn;
  turn.played = {"9S"_card};
  turn.play = Do::raise;
  turn.play_value = Value{14};
  turn.actions = 3;
  turn.table_only = 2;
  turn.table_only_built = true;
  turn.used_up = {"5D"_card, "3D"_card};
  turn.capturing = {"6D"_card};
  turn.trailed_owning = true;
  turn.added_to_own = true;
  turn.took_one_of_two = true;
  turn.is_over = true;
  turn.has_drawn = true;
  turn.drawn = {"8D"_card};
  turn.captured = {"2C"_card};
  turn.captured_builds = {"2C"_card};
  turn.stolen_from = seats(east, west);
  turn.left_by_play = {"3C"_card, "3H"_card};
  turn.could_be_added = {"3S"_card};
  turn.demand_is_open = true;
  turn.capture_demanded_by = east;
  turn.capture_named = {"4D"_card};
  turn.addition_demanded_by = west;
  turn.addition_pool = {"4H"_card, "4S"_card};
  turn.addition_named = {"6C"_card};
  turn.addition_is_too_late = true;
  turn.asked_by = south;
  turn.asked_card = {"QC"_card};
  return turn;
}

TEST(RoundTrip, a_position_with_something_in_every_field) {
  Position position = full_position();
  expect_round_trip(african(), position);
  position.turn = full_turn_state();
  expect_round_trip(african(), position);
}

// SOT-PILE-1: how builds lie, in full, in part, or not at all.
TEST(RoundTrip, builds_of_which_the_order_is_known) {
  const Rules rules = *rules_of("sotho", Seats{3});
  Position position;
  add_build(position, {.cards = {"3C"_card, "5H"_card, "8D"_card}, .value = Value{8}, .owner = east, .groups = 2});
  add_build(position, {.cards = {"4D"_card, "5C"_card, "9C"_card}, .value = Value{9}, .owner = west, .groups = 2});
  add_build(position, {.cards = {"6D"_card, "4C"_card}, .value = Value{10}, .owner = west});
  BoundedList<Card, card_count> top_down;
  for (const Card card : {"8D"_card, "3C"_card, "5H"_card}) top_down.push_back(card);
  position.laid.lay({}, top_down);
  position.laid.lay("9C"_card, {});
  position.laid.lay({"4D"_card, "5C"_card}, {});
  settle_order(rules, position);
  expect_round_trip(rules, position);
  EXPECT_THAT(text_of(rules, position), testing::HasSubstr("[8D | 3C 5H]=8 of E (laid 8D > 3C > 5H)"));
  EXPECT_THAT(text_of(rules, position), testing::HasSubstr("(laid {4D 5C} > 9C)"));
}

TEST(RoundTrip, each_field_of_the_turn_in_progress_by_itself) {
  const TurnState full = full_turn_state();
  Position position;
  const auto with = [&](auto field) {
    position.turn = TurnState{};
    position.turn.*field = full.*field;
    expect_round_trip(african(), position);
  };
  with(&TurnState::play);
  with(&TurnState::play_value);
  with(&TurnState::actions);
  with(&TurnState::table_only);
  with(&TurnState::is_over);
  with(&TurnState::has_drawn);
  with(&TurnState::drawn);
  with(&TurnState::capture_named);
  with(&TurnState::capture_demanded_by);
  with(&TurnState::addition_demanded_by);
  with(&TurnState::asked_by);
}

TEST(RoundTrip, the_empty_position) { expect_round_trip(western(), Position{}); }

TEST(RoundTrip, every_number_of_seats) {
  for (const std::uint8_t count : {2, 3, 4}) {
    Position position;
    position.to_act = Seat{static_cast<std::uint8_t>(count - 1)};
    position.hands[position.to_act] = Hand::of({"8S"_card});
    expect_round_trip(western(count), position);
  }
}

// Q-GEN-07: a dealing is left out where the stock tells it.
TEST(RoundTrip, any_dealing_with_any_stock) {
  for (const Hand& stock : {Hand{}, Hand::of({}), Hand::of("AS"_card), Hand{{}, 3}})
    for (const std::uint8_t dealing : {1, 2, 6}) {
      Position position;
      position.stock = stock;
      position.dealing = dealing;
      expect_round_trip(western(), position);
    }
}

// A small table with five seats has no compass.
TEST(RoundTrip, five_seats_are_numbered) {
  Rules rules = western();
  rules.seats = Seats{5};
  Position position;
  position.to_act = Seat{4};
  position.dealer = Seat{3};
  EXPECT_EQ(text_of(rules, position), "table none; to act P5; dealer P4; stock none; dealing 1");
  expect_round_trip(rules, position);
}

TEST(RoundTrip, western_piles_are_sets) {
  Position position;
  position.piles[north].add({"5D"_card, "2H"_card});
  position.piles[south_of_two].add({"5C"_card});
  position.piles[south_of_two].add_hidden(12);
  expect_round_trip(western(), position);
}

TEST(RoundTrip, a_pile_of_hidden_cards_alone) {
  Position position;
  position.piles[east].add_hidden(9);
  expect_round_trip(african(), position);
}

TEST(RoundTrip, the_pile_of_two_partners) {
  Position position;
  position.piles[Seat{1}].lay({"2H"_card, "6H"_card}, {});
  expect_round_trip(african(4), position);
}

// The number of groups is recorded: here one that the cards do not show.
TEST(RoundTrip, builds_whose_groups_cannot_be_made_out) {
  for (const std::uint8_t groups : {1, 2, 3}) {
    Position position;
    add_build(position, {.cards = {"5C"_card, "7D"_card}, .value = Value{9}, .owner = south, .groups = groups});
    add_build(position, {.cards = {"3C"_card, "3D"_card}, .value = Value{3}, .owner = east, .groups = groups});
    expect_round_trip(african(), position);
  }
}

TEST(RoundTrip, aces_in_builds) {
  Position position;
  add_build(position, {.cards = {"AH"_card, "AS"_card}, .value = Value{14}, .owner = south, .groups = 2});
  expect_round_trip(african(), position);
  position.builds[0] = {.cards = {"AH"_card, "AS"_card}, .value = Value{2}, .owner = south, .groups = 1};
  expect_round_trip(african(), position);
  position.builds[0] = {.cards = {"AH"_card, "AS"_card}, .value = Value{1}, .owner = south, .groups = 2};
  expect_round_trip(african(), position);
}

}  // namespace
}  // namespace casino::notation::round_trip_test
