#include "properties/generate/walk.hpp"

#include <ostream>

#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/show.hpp"

namespace casino::properties {
namespace {

int left_to_play(const Rules& rules, const Position& position) {
  int cards = position.stock.cards.size() + position.stock.more;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    cards += position.hands[Seat{i}].cards.size() + position.hands[Seat{i}].more;
  return cards;
}

// One of the first turns that are reported: so whoever picks need not wait for all of them.
constexpr int most_picked = 4;

std::optional<Action> picked_action(const WalkedTable& table, std::uint8_t choice) {
  std::optional<Action> picked;
  int more = choice % most_picked;
  table.legal.each_action(table.position, [&](const Action& action) {
    picked = action;
    return more-- > 0;
  });
  return picked;
}

// The shorter of two ways to a verdict, where a turn is one action.
void play_one_action(WalkedTable& table, std::uint8_t choice) {
  const auto action = picked_action(table, choice);
  if (!action) RC_FAIL("Nobody can go on:\n" + shown(table.rules, table.position));
  if (!is_legal(table.rules, table.position, *action))
    RC_FAIL("Not legal:\n" + shown(table.rules, table.position, Turn{table.position.to_act, {*action}}));
  table.legal.play(table.position, *action);
  end_turn(table.rules, table.position);
}

void play_several_actions(WalkedTable& table, std::uint8_t choice) {
  const auto turn = picked_turn(table.rules, table.position, choice);
  if (!turn) RC_FAIL("Nobody can go on:\n" + shown(table.rules, table.position));
  const Judgement judgement = judge(table.rules, table.position, *turn);
  if (!std::holds_alternative<Legal>(judgement.verdict))
    RC_FAIL("Not legal:\n" + shown(table.rules, table.position, *turn));
  table.position = judgement.after;
}

}  // namespace

bool can_be_walked(const Rules& rules) {
  return rules.capture_hand_cards == CaptureHandCards::one && rules.deal_draw == DealDraw::none &&
         rules.deal_remainder == DealRemainder::exact;
}

WalkedTable::WalkedTable(const Rules& by, std::uint64_t shuffled_by)
    : rules(by), legal(by), seed(shuffled_by), position(start_of(by, shuffled_by)) {}

CardsLeft cards_left_at(const WalkedTable& table) { return {left_to_play(table.rules, table.position)}; }

// A wide number has a byte of any value in all but the shortest walks, without being made larger first: RapidCheck
// makes numbers by the size of a test, and each generator around another one takes as long as playing a turn.
PlayATurn::PlayATurn() : choice_(static_cast<std::uint8_t>(*rc::gen::arbitrary<std::uint32_t>())) {}

void PlayATurn::apply(CardsLeft& left) const {
  if (left.count > 0) --left.count;
}

void PlayATurn::run(const CardsLeft& left, WalkedTable& table) const {
  RC_ASSERT(deal_is_over(table.rules, table.position) == (left.count == 0));
  if (left.count == 0) return;
  const Seat actor = table.position.to_act;
  if (table.legal.is_one_action()) play_one_action(table, choice_);
  else play_several_actions(table, choice_);
  RC_ASSERT(left_to_play(table.rules, table.position) == left.count - 1);
  if (hands_are_empty(table.rules, table.position))
    table.position = dealt_on(table.rules, table.position, actor, table.seed);
  RC_ASSERT(table.position.known_cards().size() + table.position.stock.more == table.rules.pack.size());
}

void PlayATurn::show(std::ostream& out) const { out << "turn " << static_cast<int>(choice_ % most_picked); }

void walk_at_random(const Rules& rules) {
  const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
  WalkedTable table(rules, seed);
  rc::state::check(cards_left_at(table), table,
                   [](const CardsLeft&) { return rc::state::gen::execOneOfWithArgs<PlayATurn>()(); });
}

}  // namespace casino::properties
