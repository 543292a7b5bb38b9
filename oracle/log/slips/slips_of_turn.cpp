// Turns that are another way of doing what was written: legal ones, so whoever uses them looks among few.

#include "oracle/enumerate/enumerate.hpp"
#include "oracle/explain/as_addition.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/log/slips/slips.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_turns_listed = 300;
constexpr std::size_t most_turns_near = 3;
// On a large table there can be little that is legal among all that would have to be tried.
constexpr Effort::Limits effort_of_other_uses{.steps = std::uint64_t{1} << 18U, .bytes = std::size_t{16} << 20U};

int actions_of(const Turn& turn) {
  return static_cast<int>(
      std::ranges::count_if(turn.steps, [](const Step& step) { return std::holds_alternative<Action>(step); }));
}

bool has_events(const Turn& turn) { return actions_of(turn) != static_cast<int>(turn.steps.size()); }

// For actions that nobody wrote down.
int cost_of_more_actions(const Turn& written, const Turn& meant) {
  return slip_cost::one_step_more * std::max(0, actions_of(meant) - actions_of(written));
}

// Listing wants a hand that is known and clauses that are all on; whoever uses the turns judges them.
Rules as_listed(Rules rules) {
  rules.off = {};
  return rules;
}

Position as_known(Position position, CardSet played) {
  Hand& hand = position.hands[position.to_act];
  if (!hand.is_known()) hand.cards.insert(played - position.known_cards());
  hand.more = 0;
  return position;
}

// The same with the values that its builds come to, where nobody said them.
Turn with_values(const Rules& rules, const Position& before, Turn turn) {
  for (const Grouping& grouping : judge(rules, before, turn).groupings) {
    auto* action = std::get_if<Action>(&turn.steps.at(static_cast<std::size_t>(grouping.step)));
    if (action != nullptr && !action->value.is_said()) action->value = grouping.value;
  }
  return turn;
}

}  // namespace

std::vector<Slip<Turn>> additions_instead(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  for (explain::AsAddition& other : explain::as_additions(rules, before, written, judge(rules, before, written)))
    slips.push_back({std::move(other.turn), slip_cost::addition_told_as_build});
  return slips;
}

std::vector<Slip<Turn>> other_uses_of_the_hand(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  if (has_events(written) || written.seat != before.to_act) return slips;
  const Rules listed = as_listed(rules);
  const CardSet played = hand_cards_of(written);
  std::size_t listed_so_far = 0;
  Effort effort(effort_of_other_uses);
  const auto add = [&](const Turn& turn, const Position&) {
    if (hand_cards_of(turn) == played && turn != written)
      slips.push_back({turn, slip_cost::something_else + cost_of_more_actions(written, turn)});
    return ++listed_so_far < most_turns_listed;
  };
  legal_turns(listed, as_known(before, played), add, &effort);
  return slips;
}

std::vector<Slip<Turn>> turns_that_go_on(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  if (written.seat != before.to_act || written.steps.size() >= most_steps) return slips;
  const Rules listed = as_listed(rules);
  const LegalTurns turns(listed);
  if (turns.is_one_action()) return slips;
  const Position behind = after_steps(rules, before, with_values(rules, before, written), written.steps.size());
  std::size_t listed_so_far = 0;
  Effort effort(effort_of_other_uses);
  const auto add = [&](const Turn& rest, const Position&) {
    Turn meant = written;
    meant.steps.insert(meant.steps.end(), rest.steps.begin(), rest.steps.end());
    const int cost = slip_cost::step_forgotten + slip_cost::one_step_more * (actions_of(rest) - 1);
    if (!rest.steps.empty()) slips.push_back({std::move(meant), cost});
    return ++listed_so_far < most_turns_listed;
  };
  turns.each(as_known(behind, {}), add, &effort);
  return slips;
}

std::vector<Slip<Turn>> turns_near(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  if (written.seat != before.to_act) return slips;
  for (Turn& turn : explain::legal_instead(rules, before, written, most_turns_near).turns) {
    if (!cards_of(turn).meets(cards_of(written))) continue;  // that would be something else altogether
    const int cost =
        hand_cards_of(turn) == hand_cards_of(written) ? slip_cost::something_else : slip_cost::another_turn;
    const int more = cost_of_more_actions(written, turn);
    slips.push_back({std::move(turn), cost + more});
  }
  return slips;
}

std::vector<Slip<Turn>> builds_instead(const Rules& rules, const Position& before, const Turn& written, CardSet named) {
  std::vector<Slip<Turn>> slips;
  const CardSet played = hand_cards_of(written);
  if (played.size() != 1 || written.steps.size() != 1 || !named.contains_all(played)) return slips;
  const auto with_any_value = [&](Action made) {
    for (std::uint8_t points = 1; points <= highest_spoken_value(rules).points; ++points) {
      made.value = Value{points};
      slips.push_back({Turn{written.seat, {made}}, slip_cost::build_not_written});
    }
  };
  Action made;
  made.kind = Do::build;
  made.hand = played;
  made.table = (named - played) & before.layout();
  made.tops = named - played - made.table;
  with_any_value(made);
  for (const Build& build : before.builds) {
    if (!made.table.contains_all(build.cards)) continue;
    Action other = made;
    other.base = build.cards;
    other.table.remove(build.cards);
    for (const Do kind : {Do::raise, Do::augment}) {
      other.kind = kind;
      with_any_value(other);
    }
  }
  return slips;
}

}  // namespace casino::log
