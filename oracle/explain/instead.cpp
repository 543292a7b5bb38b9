#include "oracle/explain/instead.hpp"

#include <cstdlib>

#include "model/apply/same_position.hpp"
#include "model/match/match.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/explain/as_addition.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::explain {
namespace {

// What a turn does, action by action thrown together.
struct Doings {
  CardSet hand;
  CardSet others;
  unsigned kinds = 0;  // a bit for each kind of action
  int actions = 0;
};

Doings doings_of(const Turn& turn) {
  Doings doings;
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    doings.hand.insert(action->hand);
    doings.others.insert(action->base | action->table | action->tops | action->unite);
    doings.kinds |= 1U << static_cast<unsigned>(action->kind);
    ++doings.actions;
  }
  doings.others.remove(doings.hand);
  return doings;
}

int difference(CardSet a, CardSet b) { return ((a | b) - (a & b)).size(); }

// Another hand card weighs more than all the other cards together.
int distance(const Doings& a, const Doings& b) {
  const int other_hand_card = static_cast<int>(card_count) + 1;
  return difference(a.hand, b.hand) * other_hand_card + 2 * difference(a.others, b.others) +
         2 * std::abs(a.actions - b.actions) + (a.kinds == b.kinds ? 0 : 1);
}

// Calls `use` with each way to take one or two cards of a set away, to put one of `others` in, and to exchange one.
void each_set_beside(CardSet cards, CardSet others, FunctionRef<void(CardSet)> use) {
  for (const Card gone : cards) {
    CardSet fewer = cards;
    fewer.remove(gone);
    use(fewer);
    for (const Card more : others) use(fewer | CardSet(more));
    for (const Card second : fewer)
      if (gone < second) use(fewer - CardSet(second));
  }
  for (const Card more : others) use(cards | CardSet(more));
}

// Turns that differ from this one by some cards of the table in one action, or by one action too many. Their number
// grows with the square of the cards that lie there.
void each_turn_beside(const Position& position, const Turn& turn, FunctionRef<void(const Turn&)> use) {
  for (std::size_t i = 0; i < turn.steps.size(); ++i) {
    const auto* action = std::get_if<Action>(&turn.steps[i]);
    if (action == nullptr) continue;
    Turn other = turn;
    const CardSet loose = position.loose - action->table - action->base - action->unite;
    each_set_beside(action->table, loose, [&](CardSet table) {
      std::get<Action>(other.steps[i]).table = table;
      use(other);
    });
    if (turn.steps.size() == 1) continue;
    other.steps.erase(other.steps.begin() + static_cast<std::ptrdiff_t>(i));
    use(other);
  }
}

struct Near {
  int distance;
  Turn turn;
};

// Keeps the nearest turns, in their order; of equally near ones, and of those that only turn up other cards or do the
// same one after the other, those that came first.
void keep(std::vector<Near>& nearest, Near one, std::size_t limit) {
  const auto is_same = [made = without_reveals(one.turn)](const Near& other) {
    return std::ranges::is_permutation(without_reveals(other.turn).steps, made.steps);
  };
  if (std::ranges::any_of(nearest, is_same)) return;
  const auto place = std::upper_bound(nearest.begin(), nearest.end(), one.distance,
                                      [](int far, const Near& other) { return far < other.distance; });
  if (place == nearest.end() && nearest.size() >= limit) return;
  nearest.insert(place, std::move(one));
  if (nearest.size() > limit) nearest.pop_back();
}

void add(std::vector<Clause>& clauses, Clause clause) {
  if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(clause);
}

// The clauses that refuse the turn, or that nobody can tell about.
std::vector<Clause> deciding_clauses(const Judgement& judgement) {
  std::vector<Clause> clauses;
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    for (const Finding& violation : illegal->violations) add(clauses, violation.clause);
  if (const auto* undetermined = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : undetermined->needs) add(clauses, need.clause);
  return clauses;
}

// Those, and the permissions that were used.
std::vector<Clause> clauses_of(const Judgement& judgement) {
  std::vector<Clause> clauses = deciding_clauses(judgement);
  for (const Finding& permission : judgement.permissions) add(clauses, permission.clause);
  return clauses;
}

}  // namespace

Turn without_reveals(const Turn& turn) {
  Turn made{turn.seat, {}};
  for (const Step& step : turn.steps) {
    const auto* event = std::get_if<Event>(&step);
    if (event == nullptr || event->kind != EventKind::reveal) made.steps.push_back(step);
  }
  return made;
}

Instead legal_instead(const Rules& rules, const Position& position, const Turn& turn, std::size_t limit) {
  // Listing wants a hand that is known and clauses that are all on; judging has the last word on what it
  // finds.
  Rules listed = rules;
  listed.off = {};
  Position known = position;
  known.hands[known.to_act].more = 0;
  const Doings sought = doings_of(turn);
  std::vector<Near> nearest;
  const auto compare = [&](const Turn& other) {
    take_steps();
    const int far = distance(sought, doings_of(other));
    const bool is_near = nearest.size() < limit || far < nearest.back().distance;
    if (is_near && std::holds_alternative<Legal>(judge_with_claims(rules, position, other).verdict))
      keep(nearest, {far, other}, limit);
  };
  for (const AsAddition& other : as_additions(rules, position, turn, judge(rules, position, turn)))
    if (std::holds_alternative<Legal>(judge_with_claims(rules, position, other.turn).verdict))
      keep(nearest, {0, other.turn}, limit);
  std::size_t compared = 0;
  Effort effort(effort_of_comparing);
  const auto compare_next = [&](const Turn& other, const Position&) {
    compare(other);
    return ++compared < most_turns_compared;
  };
  const Listing listing = LegalTurns(listed).each(known, compare_next, &effort);

  Instead found;
  found.is_complete = listing != Listing::stopped && listing != Listing::effort_spent;
  if (!found.is_complete) each_turn_beside(position, turn, compare);
  for (Near& near : nearest) found.turns.push_back(std::move(near.turn));
  return found;
}

std::string words_of_what_was_left_out() { return "There are more than were looked at, so others can be nearer."; }

bool concerns(const OptionEntry& option, const std::vector<Clause>& clauses) {
  return std::ranges::any_of(clauses, [&](Clause clause) { return names_clause(option.clauses, clause); });
}

Ruling ruling_of(const Verdict& verdict) { return static_cast<Ruling>(verdict.index()); }

std::vector<OptionChange> option_changes(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement) {
  const Ruling ruling = ruling_of(judgement.verdict);
  const std::vector<Clause> clauses = clauses_of(judgement);
  std::vector<OptionChange> near;
  std::vector<OptionChange> far;
  for (const OptionEntry& option : options()) {
    if (!bears_on_turns(option)) continue;
    for (const std::string& value : values_tried(option)) {
      const std::optional<Rules> changed = rules_with(rules, option.option, value);
      if (!changed) continue;
      const std::optional<Position> same = same_position_by(*changed, rules, position);
      if (!same || !structural_faults(*changed, *same).empty()) continue;
      const Ruling other = ruling_of(judge_with_claims(*changed, *same, turn).verdict);
      if (other != ruling) (concerns(option, clauses) ? near : far).push_back({option.option, value, other});
    }
  }
  std::ranges::copy(far, std::back_inserter(near));
  return near;
}

std::vector<ClauseChange> clause_changes(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement) {
  const Ruling ruling = ruling_of(judgement.verdict);
  std::vector<ClauseChange> changes;
  for (const Clause clause : deciding_clauses(judgement)) {
    if (!has_an_off(clause) || rules.off.contains(clause)) continue;
    Rules changed = rules;
    changed.off.insert(clause);
    const Ruling other = ruling_of(judge_with_claims(changed, position, turn).verdict);
    if (other != ruling) changes.push_back({clause, other});
  }
  return changes;
}

}  // namespace casino::explain
