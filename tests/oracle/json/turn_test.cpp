// Turns, actions and events in JSON.

#include "oracle/json/turn.hpp"

#include <gtest/gtest.h>

#include "oracle/text/names.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/table.hpp"

namespace casino::json::turn_test {
namespace {

using test::faults;
using test::rules_for;

const Rules four = rules_for("swazi", 4);
constexpr Seat north{0};
constexpr Seat east{1};

Turn read_turn_of_east(std::string_view text) { return parse_turn(text, four, east).value(); }
std::string said(std::string_view text) { return faults(parse_turn(text, four, east)); }

TEST(JsonTurn, an_action_by_itself_is_a_turn_of_the_seat_to_act) {
  const Turn turn{east, {test::capture("8S", "8D 5C 3H")}};
  EXPECT_EQ(read_turn_of_east(R"({"do":"capture","hand":"8S","cards":["5C","8D","3H"]})"), turn);
  EXPECT_EQ(read_turn_of_east(R"([{"do":"capture","hand":["8S"],"cards":["5C","8D","3H"]}])"), turn);
  EXPECT_EQ(read_turn_of_east(R"({"steps":[{"do":"capture","hand":["8S"],"cards":["5C","8D","3H"]}]})"), turn);
  EXPECT_EQ(of(turn, four).dump(), R"({"seat":"E","steps":[{"do":"capture","hand":["8S"],"cards":["3H","5C","8D"]}]})");
}

TEST(JsonTurn, names_its_seat) { EXPECT_EQ(read_turn_of_east(R"({"seat":"N","steps":[]})"), (Turn{north, {}})); }

TEST(JsonTurn, every_part_of_an_action_reads_back) {
  Action action;
  action.kind = Do::augment;
  action.hand = "9S"_card;
  action.base = test::cards("4D 5C");
  action.table = test::cards("2S 7H");
  action.tops = "9C"_card;
  action.unite = test::cards("9D 9H");
  action.value = Value{9};
  action.for_partner = true;
  action.silent = true;
  action.given = test::cards("KD KH");
  action.order = test::cards_in_order("9S 2S 7H");
  const Turn turn{east, {action}};
  const Json written = of(turn, four);
  EXPECT_EQ(written["steps"][0].size(), action_keys.size()) << "every field is written";
  EXPECT_EQ(written["steps"][0]["order"].dump(), R"(["9S","2S","7H"])") << "in the order given";
  EXPECT_EQ(read_turn_of_east(written.dump()), turn);
}

// A value beyond 16 can be said only where several hand cards are played together (HUN-CAP-1).
TEST(JsonTurn, totals_of_several_hand_cards) {
  const std::string text = R"({"do":"capture","hand":["10S","AC"],"cards":["KD","JH"],"value":24})";
  EXPECT_TRUE(parse_turn(text, rules_for("hungarian", 2), north));
  EXPECT_FALSE(parse_turn(text, rules_for("anglo-american", 2), north));
}

TEST(JsonTurn, every_kind_of_action_reads_back) {
  for (std::size_t kind = 0; kind < do_names.size(); ++kind) {
    Action action;
    action.kind = static_cast<Do>(kind);
    const Turn turn{east, {action}};
    EXPECT_EQ(read_turn_of_east(of(turn, four).dump()), turn);
  }
}

TEST(JsonTurn, every_kind_of_event_reads_back) {
  for (std::size_t kind = 0; kind < event_names.size(); ++kind) {
    const Turn turn{east, {Event{static_cast<EventKind>(kind), Seat{2}, test::cards("2S 7H")}}};
    EXPECT_EQ(read_turn_of_east(of(turn, four).dump()), turn) << event_names.at(kind);
  }
}

TEST(JsonTurn, events_say_who_speaks_and_reveals_whose_pile) {
  EXPECT_EQ(read_turn_of_east(R"({"event":"insist_capture","by":"N","cards":["9H"]})").steps.front(),
            Step(Event{EventKind::insist_capture, north, "9H"_card}));
  EXPECT_EQ(read_turn_of_east(R"({"event":"reveal","pile":"N","cards":["9H"]})").steps.front(),
            Step(Event{EventKind::reveal, north, "9H"_card}));
  EXPECT_EQ(read_turn_of_east(R"({"event":"over"})").steps.front(), Step(Event{EventKind::over, east, {}}))
      << "the actor says so, of course";
}

TEST(JsonTurn, what_is_no_step_is_refused) {
  EXPECT_EQ(said("7"), "1:1: found 7, expected a turn");
  EXPECT_EQ(said("{}"), "1:1: found no key \"steps\", expected the steps of the turn");
  EXPECT_EQ(said("[{}]"), "1:2: /0: found an empty object, expected a step: an action has \"do\", an event \"event\"");
  EXPECT_EQ(said("[7]"), "1:2: /0: found 7, expected an action");
  EXPECT_EQ(said(R"({"do":"take"})"),
            "1:7: /do: found \"take\", expected a kind of action: trail, capture, build, raise, augment");
  EXPECT_EQ(said(R"({"do":"trial"})"), "1:7: /do: found \"trial\", expected a kind of action; the nearest is trail");
  EXPECT_EQ(said(R"({"do":"trail","event":"over"})"),
            "1:23: /event: found the key \"event\", expected a key of an action");
  EXPECT_EQ(said(R"({"do":"trail","hnad":"8S"})"),
            "1:22: /hnad: found the key \"hnad\", expected a key of an action; the nearest is hand");
  EXPECT_EQ(said(R"({"do":"capture","hand":"8S","cards":["8D","8D"]})"),
            "1:43: /cards/1: found 8D a second time, expected each card once; it is at /cards/0 too");
  EXPECT_EQ(said(R"({"do":"trail","for_partner":"yes"})"), "1:29: /for_partner: found \"yes\", expected true or false");
}

TEST(JsonTurn, what_is_no_event_is_refused) {
  EXPECT_EQ(said(R"({"event":"insist"})").substr(0, 61),
            "1:10: /event: found \"insist\", expected a kind of event; the n");
  EXPECT_EQ(said(R"({"event":"request"})"), "1:1: found no key \"by\", expected who speaks or cuts");
  EXPECT_EQ(said(R"({"event":"reveal","by":"N"})"),
            "1:24: /by: found \"N\", expected \"pile\": a reveal says whose pile it is\n"
            "1:1: found no key \"pile\", expected whose pile it is");
  EXPECT_EQ(said(R"({"event":"claim","by":"X"})"), "1:23: /by: found \"X\", expected a seat: N, E, S, W, or P1 to P4");
}

}  // namespace
}  // namespace casino::json::turn_test
