#include "oracle/enumerate/turn_search.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "oracle/enumerate/situation/together.hpp"
#include "oracle/enumerate/situation/turn_end.hpp"

namespace casino::enumerate {
namespace {

// What it takes to make a position and its key, in steps.
constexpr std::uint64_t steps_of_a_partial_turn = 16;

// The pile that a card lies on.
Seat keeper_of(const Position& position, Card card) {
  Seat keeper;
  while (!position.piles[keeper].cards().contains(card)) ++keeper.index;
  return keeper;
}

}  // namespace

Value value_that_counts(const Rules& rules, const Action& action) {
  if (action.value.is_said() || action.kind != Do::capture || action.hand.empty()) return action.value;
  const bool are_several = several_capture(rules) && action.hand.size() > 1;
  const ValueSet values = are_several ? values_together(rules, Worth(rules), action.hand)
                                      : values_of(rules, action.hand.first(), Place::hand);
  return values.size() == 1 ? values.lowest() : Value{};
}

TurnSearch::~TurnSearch() {
  if (effort_ != nullptr) effort_->drop(links_.size() * bytes_of_a_link);
}

bool TurnSearch::run() {
  if (!reach(Link{}, start_, Seat{0})) return false;
  for (std::uint32_t link = 0; link < links_.size(); ++link)
    if (!go_on_from(link, redo(link))) return false;
  return true;
}

bool TurnSearch::has_paid() const { return effort_ == nullptr || !effort_->is_spent(); }

bool TurnSearch::pays_for_a_partial_turn() { return effort_ == nullptr || effort_->spend(steps_of_a_partial_turn); }

// False if it cannot be paid for.
bool TurnSearch::keep(const Link& link) {
  if (effort_ != nullptr && !effort_->keep(bytes_of_a_link)) return false;
  links_.push_back(link);
  return true;
}

// SWZ-STL-4, SAF-PILE-3: takes in a partial turn, once for each card that may lie on top of the piles that were taken
// from, and of the one that a capture was laid on.
bool TurnSearch::reach(const Link& link, const Position& position, Seat first_pile) {
  for (Seat keeper = first_pile; keeper.index < rules_.seats.count; ++keeper.index) {
    const CardSet tops = position.piles[keeper].possible_tops();
    if (tops.size() < 2 || !shows_a_new_top(rules_, position, keeper)) continue;
    for (const Card top : tops) {
      Link shown = link;
      shown.revealed.insert(top);
      Position after = position;
      after.piles[keeper].reveal(top);
      if (!reach(shown, after, keeper)) return false;
    }
    return true;
  }
  if (!pays_for_a_partial_turn()) return false;
  if (!partial_turns_.insert(key_of(rules_, position, start_.to_act))) return has_paid();
  return keep(link) && visit_end(static_cast<std::uint32_t>(links_.size() - 1), position);
}

bool TurnSearch::visit_end(std::uint32_t link, const Position& position) {
  if (!turn_may_end(rules_, worth_, position)) return true;
  Position after = position;
  end_turn(rules_, after);
  if (!outcomes_.insert(key_of(rules_, after, start_.to_act))) return has_paid();
  return visit_(turn_to(link), after);
}

bool TurnSearch::go_on_from(std::uint32_t link, const Position& position) {
  return each_action(Situation(rules_, worth_, position, TurnEnd::later, effort_), [&](const Action& action) {
    if (!has_paid()) return false;  // which can have ended a search whose answer the action was told by
    Position after = position;
    apply(rules_, after, action, value_that_counts(rules_, action));
    return reach(Link{link,
                      true,
                      action.kind,
                      action.value,
                      action.for_partner,
                      action.hand,
                      action.base,
                      action.table,
                      action.tops,
                      action.unite,
                      action.given,
                      {}},
                 after, Seat{0});
  });
}

Action TurnSearch::action_of(const Link& link) const {
  return Action{.kind = link.kind,
                .hand = link.hand,
                .base = link.base,
                .table = link.table,
                .tops = link.tops,
                .unite = link.unite,
                .value = link.value,
                .for_partner = link.for_partner,
                .given = link.given};
}

// The links that lead there, in the order in which they are done.
std::vector<TurnSearch::Link> TurnSearch::path_to(std::uint32_t link) const {
  std::vector<Link> path;
  for (path.push_back(links_[link]); path.back().has_action; path.push_back(links_[path.back().from])) {
  }
  std::reverse(path.begin(), path.end());
  return path;
}

// Does the steps that lead there once more, and writes them down if asked.
Position TurnSearch::redo(std::uint32_t link, std::vector<Step>* steps) const {
  Position position = start_;
  for (const Link& step : path_to(link)) {
    if (step.has_action) {
      const Action action = action_of(step);
      apply(rules_, position, action, value_that_counts(rules_, action));
      if (steps != nullptr) steps->emplace_back(action);
    }
    for (const Card card : step.revealed) {
      const Seat keeper = keeper_of(position, card);
      position.piles[keeper].reveal(card);
      if (steps != nullptr) steps->emplace_back(Event{EventKind::reveal, keeper, card});
    }
  }
  return position;
}

Turn TurnSearch::turn_to(std::uint32_t link) const {
  Turn turn{start_.to_act, {}};
  redo(link, &turn.steps);
  return turn;
}

}  // namespace casino::enumerate
