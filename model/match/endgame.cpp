// Seed 001, "End of the Play and Scoring" and "Variations".

#include "model/match/endgame.hpp"

#include <algorithm>

#include "model/match/counting.hpp"

namespace casino {
namespace {

// The items that a side scores, all of which it needs to win; none if it is not restricted.
using Criterion = BoundedList<ScoreItem, 2>;

// DOM-WIN-2, DOM-WIN-3, DOM-WIN-4, DOM-SOTO-1, DOM-SOTO-2, DOM-SOTO-3; elsewhere a side may score whatever it can
// (ROY-WIN-1).
Criterion criterion_at(EndgameRestrictions restrictions, int points) {
  if (restrictions == EndgameRestrictions::none) return {};
  switch (points) {
    case 18: return {ScoreItem::cards};
    case 19: return {ScoreItem::ten_diamonds};
    case 20: return {ScoreItem::spades};
    default: break;
  }
  if (restrictions == EndgameRestrictions::from_18) return {};
  switch (points) {
    case 16: return {ScoreItem::cards, ScoreItem::ten_diamonds};
    case 17: return {ScoreItem::cards, ScoreItem::spades};
    default: return {};
  }
}

// DOM-WIN-9: in the deals after a tie nobody is restricted.
Criterion criterion_of(const Rules& rules, const Match& match, Side side) {
  const Criterion criterion = criterion_at(rules.endgame_restrictions, match.totals[side]);
  return criterion.empty() || !is_extra_deal(rules, match) ? criterion : Criterion{};
}

bool names(const Criterion& criterion, ScoreItem item) {
  return std::find(criterion.begin(), criterion.end(), item) != criterion.end();
}

// DOM-WIN-7 (option sweep.frozen_from); not in the deals after a tie (Q-DOM-35).
bool scores_no_sweeps(const Rules& rules, const Match& match, Side side) {
  const bool is_close = rules.sweep_frozen_from != 0 && match.totals[side] >= rules.sweep_frozen_from;
  return is_close && !is_extra_deal(rules, match);
}

bool may_score(const Rules& rules, const Match& match, Side side, ScoreItem item) {
  if (item == ScoreItem::sweeps) return !scores_no_sweeps(rules, match, side);
  const Criterion criterion = criterion_of(rules, match, side);
  return criterion.empty() || names(criterion, item);
}

// A tie for an item meets no criterion, whatever points it may bring.
bool has_won(const DealScore& score, ScoreItem item, Side side) {
  return std::any_of(score.lines.begin(), score.lines.end(),
                     [&](const ScoreLine& line) { return line.item == item && !line.tied && line.points[side] > 0; });
}

bool meets_criterion(const Rules& rules, const Match& match, const DealScore& score, Side side) {
  const Criterion criterion = criterion_of(rules, match, side);
  return !criterion.empty() &&
         std::all_of(criterion.begin(), criterion.end(), [&](ScoreItem item) { return has_won(score, item, side); });
}

}  // namespace

Captured on_record(const Rules& rules, const Match& match, const Captured& captured) {
  if (rules.sweep_frozen_effect == SweepFrozenEffect::cancel_only) return captured;
  Captured recorded = captured;
  recorded.sweeps = {};
  for (const Sweep& sweep : captured.sweeps)
    if (!scores_no_sweeps(rules, match, sweep.side)) recorded.sweeps.push_back(sweep);
  return recorded;
}

bool somebody_has_a_criterion(const Rules& rules, const Match& match) {
  const Sides sides = sides_of(rules);
  return std::any_of(sides.begin(), sides.end(), [&](Side side) { return !criterion_of(rules, match, side).empty(); });
}

DealScore under_restrictions(const Rules& rules, const Match& match, const DealScore& score) {
  DealScore counted = score;
  if (!score_hangs_on_totals(rules)) return counted;
  counted.total = {};
  for (const Side side : sides_of(rules)) {
    for (ScoreLine& line : counted.lines) {
      if (!may_score(rules, match, side, line.item)) line.points[side] = 0;
      counted.total[side] += line.points[side];
    }
    for (ScoreLine& line : counted.sweeps)
      if (!may_score(rules, match, side, line.item)) line.points[side] = 0;
  }
  counted.added = counted_for_match(rules, counted.total);
  return counted;
}

PerSide<bool> first_to_meet(const Rules& rules, const Match& match, const DealScore& score,
                            std::optional<Side> capturer) {
  PerSide<bool> meet{};
  if (any_of(rules, match.met_first)) return match.met_first;
  for (const Side side : sides_of(rules)) meet[side] = meets_criterion(rules, match, score, side);
  if (!capturer || !meet[*capturer]) return meet;
  PerSide<bool> first{};
  first[*capturer] = true;
  return first;
}

std::optional<Side> only_one_of(const Rules& rules, const PerSide<bool>& sides) {
  std::optional<Side> only;
  for (const Side side : sides_of(rules)) {
    if (!sides[side]) continue;
    if (only) return std::nullopt;
    only = side;
  }
  return only;
}

bool any_of(const Rules& rules, const PerSide<bool>& sides) {
  const Sides all = sides_of(rules);
  return std::any_of(all.begin(), all.end(), [&](Side side) { return sides[side]; });
}

bool score_hangs_on_totals(const Rules& rules) {
  return rules.endgame_restrictions != EndgameRestrictions::none || rules.sweep_frozen_from != 0;
}

}  // namespace casino
