// One ace and builds of 1 and of 14 (Q-SWZ-20, Q-SWZ-52): what partners do for each other leaves nobody without a turn,
// takes no more than the text asks for, and loosens nothing for whoever builds for himself. Small packs, of which every
// third card is an ace. The count can be multiplied: CASINO_TRIALS=20.

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/queries/owners.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "tests/properties/trials.hpp"

namespace casino::shared_aces_test {
namespace {

using namespace properties;

Rules swazi_with_aces() {
  Rules rules = swazi(Seats{4});
  rules.pack = small_pack({Rank::ace, Rank::four, Rank::ten}, 4);
  return rules;
}

template <typename Look>
void look_at_crowded_tables(const Rules& rules, Look look) {
  Dice dice{20240301};
  for (int i = 0; i < trials(400); ++i) {
    const Amounts amounts{1 + static_cast<int>(dice.below(3)), 1 + static_cast<int>(dice.below(2)),
                          1 + static_cast<int>(dice.below(2)), 0};
    look(made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts));
  }
}

ValueSet of_aces(const Position& position, Seat seat) {
  ValueSet values = values_owned(position, seat);
  for (const Value value : values)
    if (value != low_ace && value != high_ace) values.remove(value);
  return values;
}

std::vector<Finding> violations(const Rules& rules, const Position& position, const Turn& turn) {
  const Verdict verdict = judge(rules, position, turn).verdict;
  const auto* illegal = std::get_if<Illegal>(&verdict);
  return illegal == nullptr ? std::vector<Finding>{} : illegal->violations;
}

bool has(const std::vector<Finding>& findings, Clause clause) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& finding) { return finding.clause == clause; });
}

// In a lawful position whoever has a card can play it.
TEST(SharedAces, nobody_is_left_without_a_turn) {
  const Rules rules = swazi_with_aces();
  const LegalTurns legal(rules);
  int owners_of_two = 0;
  look_at_crowded_tables(rules, [&](const Position& position) {
    const Seat seat = position.to_act;
    if (!judge_position(rules, position).empty() || position.hands[seat].cards.empty()) return;
    if (of_aces(position, seat).size() == 2) ++owners_of_two;
    EXPECT_GT(legal.count(position, 1), 0U);
  });
  EXPECT_GT(owners_of_two, 0);
}

// SWZ-PTN-1, SWZ-PTN-2: what is proven is known, whatever else the partner owns.
TEST(SharedAces, a_proof_is_enough) {
  const Rules rules = swazi_with_aces();
  int built = 0;
  look_at_crowded_tables(rules, [&](Position position) {
    const Seat partner = partner_of(rules, position.to_act);
    if (position.hands[partner].cards.of_rank(Rank::ace).empty()) return;
    for (const Value value : {low_ace, high_ace}) {
      position.proven[partner] = value;
      for (const Card one : position.loose)
        for (const Card other : position.loose) {
          const Action action{.kind = Do::build, .table = CardSet(one) | other, .value = value, .for_partner = true};
          const Turn turn{position.to_act, {action}};
          EXPECT_FALSE(has(violations(rules, position, turn), "SWZ-PTN-4"_clause));
          ++built;
        }
    }
  });
  EXPECT_GT(built, 0);
}

// Q-SWZ-26, Q-SWZ-52: asking is the asker's; where he holds a card of the rank it is nobody's fault.
TEST(SharedAces, whoever_holds_a_card_of_the_rank_may_ask) {
  const Rules rules = swazi_with_aces();
  int asked = 0;
  look_at_crowded_tables(rules, [&](const Position& position) {
    const Seat partner = partner_of(rules, position.to_act);
    if (position.hands[partner].cards.of_rank(Rank::ace).empty()) return;
    for (const Card card : position.hands[position.to_act].cards.of_rank(Rank::ace))
      for (const Build& build : position.builds) {
        if (build.value != low_ace && build.value != high_ace) continue;
        const Action action{.kind = Do::augment, .hand = card, .base = build.cards};
        const Turn turn{position.to_act, {Event{EventKind::request, partner, card}, action}};
        EXPECT_FALSE(has(violations(rules, position, turn), "SWZ-PTN-8"_clause));
        ++asked;
      }
  });
  EXPECT_GT(asked, 0);
}

// Q-SWZ-20: who makes both builds himself needs an ace for each, and who has one for each keeps both.
TEST(SharedAces, what_one_makes_oneself_takes_an_ace_each) {
  const Rules rules = swazi_with_aces();
  const LegalTurns legal(rules);
  look_at_crowded_tables(rules, [&](const Position& position) {
    const Seat seat = position.to_act;
    const ValueSet before = of_aces(position, seat);
    const int aces = position.hands[seat].cards.of_rank(Rank::ace).size();
    if (!judge_position(rules, position).empty()) return;
    legal.each(position, [&](const Turn&, const Position& after) {
      const int kept = after.hands[seat].cards.of_rank(Rank::ace).size();
      const bool makes_the_second = before.size() < 2 && of_aces(after, seat).size() == 2;
      const bool spends_one_of_two = before.size() == 2 && of_aces(after, seat).size() == 2 && kept < aces;
      EXPECT_TRUE(!(makes_the_second || spends_one_of_two) || kept > 1);
      return true;
    });
  });
}

}  // namespace
}  // namespace casino::shared_aces_test
