#include "model/apply/same_position.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/queries/build_order.hpp"
#include "model/queries/phase.hpp"

namespace casino {
namespace {

// What was captured is told of the sides that there are.
bool has_anything_of_sides(const Rules& rules, const Position& position) {
  const auto is_of_a_side = [](const Calls& calls) { return !(calls == Calls{}); };
  if (!position.sweeps.empty() || std::ranges::any_of(position.calls, is_of_a_side)) return true;
  return std::any_of(position.piles.begin(), position.piles.begin() + rules.seats.count,
                     [](const Pile& pile) { return !pile.empty(); });
}

Pile without_order(const Pile& pile) {
  Pile set;
  set.add(pile.cards());
  set.add_hidden(pile.hidden());
  return set;
}

bool have_piles_of_the_same(const Rules& a, const Rules& b) {
  for (const Seat seat : a.seats)
    if (pile_keeper(a, seat) != pile_keeper(b, seat)) return false;
  return true;
}

}  // namespace

bool are_named_alike(PackKind one, PackKind other) { return (one == PackKind::rook40) == (other == PackKind::rook40); }

std::optional<Position> same_position_by(const Rules& other, const Rules& rules, const Position& position) {
  const CardSet known = position.known_cards();
  const bool are_known_there =
      other.pack.contains_all(known) && (known.empty() || are_named_alike(other.pack_kind, rules.pack_kind));
  if (!are_known_there || other.seats != rules.seats) return std::nullopt;
  const bool have_the_same_sides = has_partners(other) == has_partners(rules) && have_piles_of_the_same(other, rules);
  if (!have_the_same_sides && has_anything_of_sides(rules, position)) return std::nullopt;
  Position same = position;
  if (position.dealing == dealing_by_stock(rules, position.stock))
    same.dealing = dealing_by_stock(other, position.stock);
  for (Build& build : same.builds)
    if (build.groups == groups_in(rules, build.cards, build.value))
      build.groups = groups_in(other, build.cards, build.value);
  if (other.pile_order == PileOrder::not_kept)
    for (Pile& pile : same.piles) pile = without_order(pile);
  settle_order(other, same);
  return same;
}

}  // namespace casino
