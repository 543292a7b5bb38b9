#include "model/apply/taking.hpp"

#include "model/apply/apply.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// The pile in which a card lies; one that nobody has seen yet lies on a pile that may have it on top, an open one if
// there is one.
std::optional<Seat> keeper_of(const Rules& rules, const Position& position, Card card) {
  std::optional<Seat> unseen;
  std::optional<Seat> somewhere;  // an irregular turn that stood
  for (const Seat keeper : rules.seats) {
    if (position.piles[keeper].cards().contains(card)) return keeper;
    if (position.piles[keeper].hidden() > 0) somewhere = somewhere.value_or(keeper);
    if (!unknown_tops(rules, position, keeper).contains(card)) continue;
    if (!unseen || !pile_is_open(rules, position, *unseen, TopFor::own_side)) unseen = keeper;
  }
  return unseen ? unseen : somewhere;
}

// Cards leave builds: whole builds go, a build that was broken keeps the rest (an irregular turn that stood).
void take_from_builds(const Rules& rules, Position& position, CardSet cards) {
  Builds& builds = position.builds;
  for (std::size_t i = builds.size(); i-- > 0;) {
    Build& build = builds[i];
    if (!build.cards.meets(cards)) continue;
    const CardSet rest = build.cards - cards;
    if (rest.empty()) note_captured_build(rules, position, build, position.to_act);
    if (rest.size() < 2) {
      position.loose.insert(rest);
      builds.erase_at(i);
    } else {
      build.cards = rest;
      build.groups = groups_in(rules, rest, build.value);
    }
  }
}

}  // namespace

void note_captured_build(const Rules& rules, Position& position, const Build& build, Seat taker) {
  if (rules.partner_build_for == PartnerBuildFor::forbidden || build.owner == taker) return;
  position.proven[build.owner].insert(build.value);
}

// SWZ-PTN-1 speaks of a build that an opponent changes; DOM-VAR-3 of one that any other player took (Q-DOM-37).
void note_lost_build(const Rules& rules, Position& position, const Build& build, Seat taker) {
  const bool opponents_only = rules.partner_build_for == PartnerBuildFor::lost_build_only;
  if (opponents_only && same_side(rules, build.owner, taker)) return;
  note_captured_build(rules, position, build, taker);
}

void take_tops(const Rules& rules, Position& position, CardSet tops) {
  for (const Card card : tops) {
    const auto keeper = keeper_of(rules, position, card);
    if (!keeper) continue;
    Pile& pile = position.piles[*keeper];
    pile.reveal(card);
    pile.take(card);
    position.turn.captured.remove(card);  // of the own pile, where that is open (option steal.whose)
    position.turn.stolen_from.insert(*keeper);
  }
}

void take_from_table(const Rules& rules, Position& position, CardSet cards) {
  position.loose.remove(cards);
  take_from_builds(rules, position, cards);
}

}  // namespace casino
