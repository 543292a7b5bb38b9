// A log can be long, and what is looked for in it longer: whoever waits for it no more has it back soon, whatever is
// being done with it.

#include "oracle/explain/instead.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/rulings/touched.hpp"
#include "oracle/threads/breakable.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::broken_off_test {
namespace {

constexpr int asked_before_it_is_wished = 3;

// Whether work is left the first time that it asks and may not go on.
template <typename Work>
bool is_left_at_once(Work work) {
  int asked = 0;
  const Breakable breakable([&] { return ++asked > asked_before_it_is_wished; });
  try {
    work();
  } catch (const BrokenOff&) {
    return asked == asked_before_it_is_wished + 1;
  }
  return false;
}

// How often work asks that is never broken off.
template <typename Work>
int times_asked(Work work) {
  int asked = 0;
  const Breakable breakable([&] {
    ++asked;
    return false;
  });
  work();
  return asked;
}

constexpr int turns = 50;

// 9H is no 8.
std::string with_wrong_turns() {
  std::string text =
      "casino-log/1\nrules anglo-american, 2 players\ndeal 1\n"
      "position table 5C 3D 9H 2S 4D; hand N: 8S 9C KH AS; hand S: 2H 3C 10D 6S; to act N\n";
  for (int i = 0; i < turns; ++i) text += "N: 8S takes 9H\n";
  return text;
}

std::string that_holds() {
  return "casino-log/1\nrules anglo-american, 2 players\n\ndeal 1, dealer S\ntable 10D 5C 3S 8H\n"
         "hand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nN: build 9: 4D on 5C\nS: 8C takes 8H\nN: 9C takes [5C 4D]\n";
}

std::string in_json(const std::string& text) { return of(log_of(text)).dump(); }

TEST(BrokenOff, a_log_while_it_is_read) {
  const std::string text = with_wrong_turns();
  const std::string json = in_json(text);
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(parse_text(text)); }));
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(validate_text(text)); }));
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(parse_json(json)); }));
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(parse_json_strictly(json)); }));
}

TEST(BrokenOff, a_log_while_it_is_seen_to_hold) {
  const std::string text = that_holds();
  const std::string json = in_json(text);
  RulesReadLast last;
  ASSERT_TRUE(text_holds(text, last).has_value());
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(text_holds(text, last)); }));
  RulesReadLast last_in_json;
  ASSERT_TRUE(json_holds(json, last_in_json).has_value());
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(json_holds(json, last_in_json)); }));
}

TEST(BrokenOff, a_log_while_it_is_judged_which_asks_at_each_entry) {
  const Log log = log_of(with_wrong_turns());
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(validate(log)); }));
  EXPECT_GE(times_asked([&] { static_cast<void>(validate(log)); }), turns);
}

TEST(BrokenOff, whatever_is_looked_for_in_a_log) {
  const Log log = log_of(with_wrong_turns());
  const Report report = validate(log);
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(why_not(log, report)); }));
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(repairs_of(log, report)); }));
  EXPECT_TRUE(is_left_at_once([&] { static_cast<void>(rulings::questions_touched(log)); }));
}

TEST(BrokenOff, what_is_told_of_a_turn) {
  const Log log = log_of(with_wrong_turns());
  const Problem problem = validate(log).problems.front();
  const auto look = [&] {
    static_cast<void>(explain::legal_instead(log.rules.rules, *problem.before, *problem.played, 3));
  };
  EXPECT_TRUE(is_left_at_once(look));
}

}  // namespace
}  // namespace casino::log::broken_off_test
