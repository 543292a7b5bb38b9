// Each field of the model's types has a place in JSON. A type that has got another field does not compile
// here: give the field its key in oracle/json/, its line in the round trip of that type, and its name below.

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/zones.hpp"

namespace casino::json::fields_test {
namespace {

template <typename... Fields>
constexpr std::size_t count(const Fields&...) {
  return sizeof...(Fields);
}

TEST(JsonFields, of_positions) {
  const auto& [loose, builds, hands, piles, stock, dealing, to_act, acts_again, dealer, last_capturer, sweeps, orange,
               calls, laid, proven, last_play, turn] = Position{};
  static_cast<void>(laid);  // written with each build
  EXPECT_EQ(position_keys.size(), count(loose, builds, hands, piles, stock, dealing, to_act, acts_again, dealer,
                                        last_capturer, sweeps, orange, calls, proven, last_play, turn));
}

TEST(JsonFields, of_builds) {
  const auto& [cards, value, owner, groups, adders, added_to_since, formed_by, owner_has_acted, is_new, from_loose,
               is_grown, is_on_loan] = Build{};
  EXPECT_EQ(build_keys.size(), count(cards, value, owner, groups, adders, added_to_since, formed_by, owner_has_acted,
                                     is_new, from_loose, is_grown, is_on_loan) +
                                   1)
      << "how its cards lie is a field of the position";
}

TEST(JsonFields, of_turns_in_progress) {
  const auto& [played, play, play_value, actions, table_only, table_only_built, used_up, capturing, trailed_owning,
               added_to_own, took_one_of_two, is_over, has_drawn, drawn, captured, captured_builds, stolen_from,
               left_by_play, could_be_added, demand_is_open, capture_demanded_by, capture_named, addition_demanded_by,
               addition_pool, addition_named, addition_is_too_late, asked_by, asked_card] = TurnState{};
  EXPECT_EQ(turn_state_keys.size(),
            count(played, play, play_value, actions, table_only, table_only_built, used_up, capturing, trailed_owning,
                  added_to_own, took_one_of_two, is_over, has_drawn, drawn, captured, captured_builds, stolen_from,
                  left_by_play, could_be_added, demand_is_open, capture_demanded_by, capture_named,
                  addition_demanded_by, addition_pool, addition_named, addition_is_too_late, asked_by, asked_card));
}

TEST(JsonFields, of_actions_and_events) {
  const auto& [kind, hand, base, table, tops, unite, value, for_partner, silent, given, order] = Action{};
  EXPECT_EQ(action_keys.size(), count(kind, hand, base, table, tops, unite, value, for_partner, silent, given, order));
  const auto& [what, seat, cards] = Event{};
  EXPECT_EQ(event_keys.size(), count(what, seat, cards) + 1) << "who speaks or whose pile are two keys";
}

// A citation has an alias, a statement and a source beside the clause, and says where its statement is of a permission
// that the rules do not give ("granted").
TEST(JsonFields, of_findings) {
  constexpr std::size_t prose = citation_keys.size() - 1 + 1;
  const auto& [clause, step, cards, value, build] = Finding{};
  EXPECT_EQ(finding_keys.size(), count(clause, step, cards, value, build) + prose + 1)
      << "whose fault it is, is derived from the turn";
  const auto& [unknown, waiting, need_step, seat, need_value, need_cards] = Need{};
  EXPECT_EQ(need_keys.size(), count(unknown, waiting, need_step, seat, need_value, need_cards) + prose);
  const auto& [obstacle, at_step, missing] = Impossible{};
  EXPECT_EQ(impossible_keys.size(), count(obstacle, at_step, missing));
  const auto& [group_step, group_value, groups] = Grouping{};
  EXPECT_EQ(grouping_keys.size(), count(group_step, group_value, groups));
}

TEST(JsonFields, of_judgements) {
  const auto& [verdict, permissions, warnings, groupings, after] = Judgement{};
  const auto& [violations, impossible] = Illegal{};
  const auto& [needs] = Undetermined{};
  EXPECT_EQ(judgement_keys.size(),
            count(verdict, permissions, warnings, groupings, after, violations, impossible, needs) + 1)
      << "the verdict on the turn by itself is a judgement of its own";
}

TEST(JsonFields, of_scores) {
  const auto& [cards, hidden, left, sweeps, last_capture, calls, card_count_of, spade_count_of] = Captured{};
  EXPECT_EQ(captured_keys.size() - 1 + captured_side_keys.size() - 2,
            count(cards, hidden, left, sweeps, last_capture, calls, card_count_of, spade_count_of))
      << "sides have the cards, the hidden ones and the counts; aces and others are cards";
  const auto& [lines, each_sweep, total, added, carried] = DealScore{};
  EXPECT_EQ(deal_score_keys.size(), count(lines, each_sweep, total, added, carried));
  const auto& [item, clause, points, tied] = ScoreLine{};
  EXPECT_EQ(score_line_keys.size(), count(item, clause, points, tied) + citation_keys.size() - 1);
  const auto& [totals, deals, dealer, lot_among, match_carried, forfeits, met_first, winner, is_over, is_double] =
      Match{};
  EXPECT_EQ(match_keys.size(),
            count(totals, deals, dealer, lot_among, match_carried, forfeits, met_first, winner, is_over, is_double));
}

TEST(JsonFields, of_dealings) {
  const auto& [dealing, dealer, pack] = StatedDealing{};
  const auto& [number, hands, unseen, table] = Dealing{};
  EXPECT_EQ(dealing_keys.size(), count(dealer, pack) + count(number, hands, table));
  static_cast<void>(dealing);
  static_cast<void>(unseen);  // only a log leaves out a part of a hand
}

}  // namespace
}  // namespace casino::json::fields_test
