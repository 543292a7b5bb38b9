#include "oracle/enumerate/turn_search.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/queries/tops.hpp"
#include "oracle/enumerate/situation/together.hpp"
#include "oracle/enumerate/situation/turn_end.hpp"

namespace casino::enumerate {
namespace {

// What it takes to make a position and its key, in steps.
constexpr std::uint64_t steps_of_a_partial_turn = 16;

// As many positions are kept for later: half a megabyte.
constexpr std::size_t most_waiting = 256;

// The pile that a card lies on.
Seat keeper_of(const Position& position, Card card) {
  Seat keeper;
  while (!position.piles[keeper].cards().contains(card)) ++keeper.index;
  return keeper;
}

}  // namespace

Value value_that_counts(const Rules& rules, const Worth& worth, const Action& action) {
  if (action.value.is_said() || action.kind != Do::capture || action.hand.empty()) return action.value;
  const bool are_several = several_capture(rules) && action.hand.size() > 1;
  const ValueSet values =
      are_several ? values_together(rules, worth, action.hand) : worth.of(action.hand.first(), Place::hand);
  return values.size() == 1 ? values.lowest() : Value{};
}

TurnSearch::~TurnSearch() {
  if (effort_ != nullptr) effort_->drop(links_.size() * bytes_of_a_link);
}

bool TurnSearch::run(VisitOutcome visit) {
  Position position = start_;
  if (!reach(Link{}, position, Seat{0}, visit)) return false;
  for (std::uint32_t link = 0; link < links_.size(); ++link) {
    if (!go_on_from(link, visit)) return false;
    if (links_[link].waits_at != nowhere) free_.push_back(links_[link].waits_at);
  }
  return true;
}

bool TurnSearch::has_paid() const { return effort_ == nullptr || !effort_->is_spent(); }

bool TurnSearch::pays_for_a_partial_turn() { return effort_ == nullptr || effort_->spend(steps_of_a_partial_turn); }

// False if it cannot be paid for.
bool TurnSearch::keep(const Link& link, const Position& position) {
  if (effort_ != nullptr && !effort_->keep(bytes_of_a_link)) return false;
  links_.push_back(link);
  links_.back().waits_at = kept_for_later(position);
  return true;
}

// At a place that was free last, which is at hand. Nowhere, if too many wait.
std::uint16_t TurnSearch::kept_for_later(const Position& position) {
  if (!free_.empty()) {
    const std::uint16_t place = free_.back();
    free_.pop_back();
    waiting_[place] = position;
    return place;
  }
  if (waiting_.size() == most_waiting) return nowhere;
  waiting_.push_back(position);
  return static_cast<std::uint16_t>(waiting_.size() - 1);
}

// SWZ-STL-4, SAF-PILE-3: takes in a partial turn, once for each card that may lie on top of the piles that were taken
// from, and of the one that a capture was laid on. The position is used up.
bool TurnSearch::reach(const Link& link, Position& position, Seat first_pile, VisitOutcome visit) {
  for (Seat keeper = first_pile; keeper.index < rules_.seats.count; ++keeper.index) {
    if (!shows_a_new_top(rules_, position, keeper)) continue;
    const CardSet tops = tops_that_may_lie_open(rules_, position.piles[keeper]);
    if (tops.size() < 2) continue;
    for (const Card top : tops) {
      Link shown = link;
      shown.revealed.insert(top);
      Position after = position;
      after.piles[keeper].reveal(top);
      if (!reach(shown, after, keeper, visit)) return false;
    }
    return true;
  }
  if (!pays_for_a_partial_turn()) return false;
  if (!partial_turns_.insert(position)) return has_paid();
  return keep(link, position) && visit_end(position, visit);
}

bool TurnSearch::visit_end(Position& position, VisitOutcome visit) {
  if (!turn_may_end(rules_, worth_, position)) return true;
  end_turn(rules_, position);
  if (!outcomes_.insert(position)) return has_paid();
  return visit(position);
}

bool TurnSearch::go_on_from(std::uint32_t link, VisitOutcome visit) {
  const Position& position = position_after(link);
  return each_action(Situation(rules_, worth_, position, TurnEnd::sought, effort_), [&](const Action& action) {
    if (!has_paid()) return false;  // which can have ended a search whose answer the action was told by
    Position after = position;
    apply(rules_, after, action, value_that_counts(rules_, worth_, action));
    return reach(Link{link,
                      nowhere,
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
                 after, Seat{0}, visit);
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
void TurnSearch::find_path_to(std::uint32_t link, std::vector<std::uint32_t>& path) const {
  path.clear();
  for (path.push_back(link); links_[path.back()].has_action; path.push_back(links_[path.back()].from)) {
  }
  std::reverse(path.begin(), path.end());
}

// Does what a link adds, and writes it down if asked.
void TurnSearch::redo(const Link& link, Position& position, std::vector<Step>* steps) const {
  if (link.has_action) {
    const Action action = action_of(link);
    apply(rules_, position, action, value_that_counts(rules_, worth_, action));
    if (steps != nullptr) steps->emplace_back(action);
  }
  for (const Card card : link.revealed) {
    const Seat keeper = keeper_of(position, card);
    position.piles[keeper].reveal(card);
    if (steps != nullptr) steps->emplace_back(Event{EventKind::reveal, keeper, card});
  }
}

// Valid until the next is asked for.
const Position& TurnSearch::position_after(std::uint32_t link) {
  const std::uint16_t place = links_[link].waits_at;
  return place != nowhere ? waiting_[place] : found_again(link);
}

const Position& TurnSearch::found_again(std::uint32_t link) {
  find_path_to(link, path_);
  std::size_t done = 0;
  while (done < path_.size() && done < on_the_way_.size() && on_the_way_[done].link == path_[done]) ++done;
  on_the_way_.resize(path_.size());
  for (; done < path_.size(); ++done) {
    Reached& next = on_the_way_[done];
    next = Reached{path_[done], done == 0 ? start_ : on_the_way_[done - 1].position};
    redo(links_[path_[done]], next.position);
  }
  return on_the_way_.back().position;
}

// The link was kept last.
Turn TurnSearch::turn() const {
  Turn turn{start_.to_act, {}};
  std::vector<std::uint32_t> path;
  find_path_to(static_cast<std::uint32_t>(links_.size() - 1), path);
  Position position = start_;
  for (const std::uint32_t link : path) redo(links_[link], position, &turn.steps);
  return turn;
}

}  // namespace casino::enumerate
