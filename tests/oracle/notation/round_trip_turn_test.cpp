// Turns: reading what was printed gives back what was there.

#include <array>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::round_trip_turn_test {
namespace {

// One more field in these types stops the compiler here: print it, read it, and add it below.
template <typename T>
void every_field_is_known(const T& value);
template <>
[[maybe_unused]] void every_field_is_known(const Action& action) {
  [[maybe_unused]] const auto& [kind, hand, base, table, tops, unite, value, for_partner, silent, given, order] =
      action;
}
template <>
[[maybe_unused]] void every_field_is_known(const Event& event) {
  [[maybe_unused]] const auto& [kind, seat, cards] = event;
}

constexpr std::array<Style, 3> styles{
    {{}, {.suits = Suits::symbols}, {.suits = Suits::letters, .clauses = Clauses::line_by_line}}};

void expect_round_trip(const Rules& rules, const Position& position, const Turn& turn) {
  for (const Style style : styles) {
    const std::string text = text_of(rules, position, turn, style);
    const Parsed<Turn> read = read_turn(rules, position, text);
    EXPECT_TRUE(read && *read == turn) << text << '\n' << faults_of(read);
  }
}

Position layout() {
  return position_of(african(4),
                     "table 9H 7C 4D AH [5C 4H]=9 of E [10H 3D]=13 of S; hand S: 9S 2S AS KS 8C; to act S; "
                     "pile E: 5D > 2H > {JC 10C}");
}

TEST(RoundTrip, actions_of_each_kind) {
  const std::array<Action, 11> actions{{
      {.kind = Do::trail, .hand = "8C"_card},
      {.kind = Do::capture, .hand = "9S"_card, .table = {"9H"_card, "5C"_card, "4H"_card}},
      {.kind = Do::capture, .hand = "AS"_card, .table = "AH"_card, .value = Value{14}},
      {.kind = Do::build, .hand = "2S"_card, .table = {"7C"_card, "9H"_card}, .value = Value{9}},
      {.kind = Do::build, .table = {"9H"_card, "4D"_card}, .unite = {"10H"_card, "3D"_card}, .value = Value{13}},
      {.kind = Do::raise, .hand = "2S"_card, .base = {"5C"_card, "4H"_card}, .value = Value{11}},
      {.kind = Do::augment, .hand = "AS"_card, .base = "AH"_card, .value = Value{1}},
      {.kind = Do::augment, .base = {"5C"_card, "4H"_card}, .table = "4D"_card, .tops = "5D"_card, .value = Value{9}},
      {.kind = Do::build, .table = {"7C"_card, "4D"_card}, .for_partner = true},
      {.kind = Do::build, .hand = "2S"_card, .table = {"7C"_card, "9H"_card}, .silent = true},
      {.kind = Do::augment, .hand = "AS"_card, .base = "AH"_card, .value = Value{1}, .silent = true},
  }};
  for (const Action& action : actions) expect_round_trip(african(4), layout(), Turn{Seat{2}, {action}});
}

TEST(RoundTrip, the_order_on_the_pile) {
  Action action{.kind = Do::capture, .hand = "9S"_card, .table = "9H"_card};
  action.order.push_back("9S"_card);
  action.order.push_back("9H"_card);
  expect_round_trip(african(4), layout(), Turn{Seat{2}, {action}});
}

// No player does these; a program under test may.
TEST(RoundTrip, actions_that_name_what_they_should_not) {
  for (const Do kind : {Do::trail, Do::capture, Do::build, Do::raise, Do::augment}) {
    const std::array<Action, 6> actions{{
        {.kind = kind},
        {.kind = kind, .hand = {"8C"_card, "KS"_card}, .base = "9H"_card, .table = "6S"_card, .tops = "6H"_card},
        {.kind = kind, .hand = "9H"_card, .table = {"9H"_card, "5C"_card}, .value = Value{16}},
        {.kind = kind, .base = {"5C"_card, "9H"_card}, .unite = {"10H"_card, "2C"_card}, .for_partner = true},
        {.kind = kind, .hand = "4D"_card, .table = {"KS"_card, "10H"_card, "3D"_card}, .tops = {"2H"_card, "5D"_card}},
        {.kind = kind, .hand = "9H"_card, .table = "5C"_card, .given = {"5C"_card, "KS"_card}},
    }};
    for (const Action& action : actions) expect_round_trip(african(4), layout(), Turn{Seat{2}, {action}});
  }
}

TEST(RoundTrip, events_of_each_kind) {
  for (const EventKind kind :
       {EventKind::cut, EventKind::recut, EventKind::last, EventKind::last_not_said, EventKind::insist_capture,
        EventKind::insist_augment, EventKind::request, EventKind::reveal, EventKind::over, EventKind::claim,
        EventKind::call, EventKind::draw}) {
    for (const Seat seat : {Seat{0}, Seat{2}}) {
      expect_round_trip(african(4), layout(), Turn{Seat{2}, {Event{kind, seat, {}}}});
      expect_round_trip(african(4), layout(), Turn{Seat{2}, {Event{kind, seat, {"5C"_card, "2H"_card}}}});
    }
  }
}

TEST(RoundTrip, a_turn_of_many_steps) {
  const Turn turn{Seat{2},
                  {Action{.kind = Do::augment, .base = "9H"_card, .table = "4D"_card, .tops = "5D"_card},
                   Action{.kind = Do::augment,
                          .base = {"9H"_card, "4D"_card, "5D"_card},
                          .table = "7C"_card,
                          .tops = "2H"_card,
                          .value = Value{9}},
                   Event{EventKind::reveal, Seat{1}, {"JC"_card}}, Action{.kind = Do::trail, .hand = "8C"_card},
                   Event{EventKind::insist_capture, Seat{1}, {}},
                   Action{.kind = Do::build, .hand = {}, .table = {"8C"_card, "AH"_card}, .value = Value{9}},
                   Event{EventKind::over, Seat{2}, {}}}};
  expect_round_trip(african(4), layout(), turn);
}

// No build stands there afterwards that the next action could name.
TEST(RoundTrip, an_addition_of_nothing_to_nothing) {
  const Action nothing{.kind = Do::augment};
  const Action addition{.kind = Do::augment, .hand = "8C"_card, .base = "9H"_card, .tops = "2H"_card};
  expect_round_trip(african(4), layout(), Turn{Seat{2}, {nothing, addition}});
}

TEST(RoundTrip, a_base_of_two_builds) {
  const Action raise{
      .kind = Do::raise, .hand = "2S"_card, .base = {"5C"_card, "4H"_card, "10H"_card, "3D"_card}, .value = Value{11}};
  expect_round_trip(african(4), layout(), Turn{Seat{2}, {raise}});
  Action addition = raise;
  addition.kind = Do::augment;
  expect_round_trip(african(4), layout(), Turn{Seat{2}, {addition}});
}

TEST(RoundTrip, a_turn_that_has_not_begun) { expect_round_trip(african(4), layout(), Turn{Seat{1}, {}}); }

}  // namespace
}  // namespace casino::notation::round_trip_turn_test
