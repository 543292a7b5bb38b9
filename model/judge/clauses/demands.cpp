// Seed 000, Swazi Casino, actions 1 and 4: whether a turn has met what opponents demanded in it.

#include <algorithm>

#include "model/groups/groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/could_add.hpp"
#include "model/queries/could_capture.hpp"

namespace casino {
namespace {

struct Demanded {
  const Rules& rules;
  const Position& position;  // after the last action
  [[nodiscard]] const TurnState& turn() const { return position.turn; }
  [[nodiscard]] bool feeds_side(const Build& build) const { return same_side(rules, build.owner, position.to_act); }
};

// SWZ-INS-2: a demand for a fuller capture is met. (A capture that meets it takes the demand away: apply/capture.cpp.)
// That the card went into a build instead has been reported where it did.
void demand_to_capture_is_met(const Demanded& d, Findings& found) {
  const bool is_open = d.turn().capture_demanded_by && !d.position.built().meets(d.turn().played);
  if (is_open) found.violates("SWZ-INS-2"_clause, {d.turn().played, {}, {}});
}

// How many cards of a pool went into the builds of the side.
int cards_added_of(const Demanded& d, CardSet pool) {
  CardSet built;
  for (const Build& build : d.position.builds)
    if (d.feeds_side(build)) built.insert(build.cards);
  return (built & pool).size();
}

int most_that_could_be_added(const Demanded& d, CardSet pool) {
  int most = 0;
  for (const Build& build : d.position.builds)
    if (d.feeds_side(build))
      most = std::max(most, most_cards_in_groups(d.rules, Items{pool, {}}, build_question(d.rules, build.value)));
  return most;
}

// Q-SWZ-09 (b): the cards that were named have joined a build, which may have been captured since; or there is none any
// more for which they would make groups.
bool named_cards_were_added(const Demanded& d) {
  const CardSet named = d.turn().addition_named;
  if ((d.position.built() | d.turn().captured).contains_all(named)) return true;
  return std::none_of(d.position.builds.begin(), d.position.builds.end(), [&](const Build& build) {
    return d.feeds_side(build) && count_groups(d.rules, Items{named, {}}, build_question(d.rules, build.value)) > 0;
  });
}

// Whether of the pool of a demand more could be added than was, as the table is at the turn's end (option
// insist.full).
bool leaves_more_to_add(const Demanded& d, CardSet pool) {
  if (d.rules.insist_full == InsistFull::most_cards) return cards_added_of(d, pool) < most_that_could_be_added(d, pool);
  return !cards_that_can_be_added(d.rules, d.position, pool).empty();
}

// What lay on top of piles when the demand was made the players saw; only the log does not say. A pile from which the
// turn took had another card on top then.
std::optional<UnknownTop> top_that_leaves_more_to_add(const Demanded& d) {
  Position as_then = d.position;
  for (const Seat seat : d.rules.seats)
    if (d.turn().stolen_from.contains(seat)) as_then.piles[seat] = Pile{};
  return top_by_which(d.rules, as_then, d.turn().addition_pool, {}, [&](const Position& known, CardSet pool) {
    return leaves_more_to_add(Demanded{d.rules, known}, pool);
  });
}

// SWZ-INS-6: a demand to add is met: nothing of what lay in reach when it was made can still be added, or the cards
// that were named have been.
void demand_to_add_is_met(const Demanded& d, Findings& found) {
  const CardSet pool = d.turn().addition_pool;
  if (!d.turn().addition_demanded_by) return;
  const bool was_named = d.rules.insist_full == InsistFull::objector_names && !d.turn().addition_named.empty();
  const bool is_met = was_named ? named_cards_were_added(d) : !leaves_more_to_add(d, pool);
  if (d.turn().addition_is_too_late || !is_met)
    return found.violates("SWZ-INS-6"_clause, {cards_that_can_be_added(d.rules, d.position, pool), {}, {}});
  if (was_named) return;
  if (const auto unknown = top_that_leaves_more_to_add(d))
    found.needs("SWZ-INS-6"_clause, Unknown::top_of_pile, unknown->keeper, {unknown->cards, {}, {}});
}

}  // namespace

void answer_is_full(const Rules& rules, const Position& after, const Action& answer, Findings& found) {
  if (left_after_an_answer(rules, after, answer.tops) != Answer::unknown) return;
  const UnknownTop unknown = first_unknown_top(rules, after);
  found.needs("SWZ-INS-2"_clause, Unknown::top_of_pile, unknown.keeper, {unknown.cards, {}, {}});
}

void demands_are_met(const Rules& rules, const Position& position, Findings& found) {
  const Demanded d{rules, position};
  demand_to_capture_is_met(d, found);
  demand_to_add_is_met(d, found);
}

}  // namespace casino
