#include "oracle/log/replay/scores/early_winner.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "model/match/counting.hpp"

namespace casino::log {
namespace {

bool sweeps_alone_count(const Rules& rules, const Captured& captured) {
  const DealScore so_far = score_so_far(rules, captured);
  return std::all_of(so_far.lines.begin(), so_far.lines.end(),
                     [](const ScoreLine& line) { return line.item == ScoreItem::sweeps; });
}

// The best cards that a side can have in its pile without their faces being known: so many spades first, for most
// spades, then those that score most.
Captured filled(const Rules& rules, Captured captured, CardSet unseen, Side side, int spades) {
  std::vector<Card> best(unseen.begin(), unseen.end());
  const auto is_better = [&](Card a, Card b) { return points_of(rules, CardSet(a)) > points_of(rules, CardSet(b)); };
  std::stable_sort(best.begin(), best.end(), is_better);
  std::stable_partition(best.begin(), best.end(),
                        [&](Card card) { return card.suit() == Suit::spades && spades-- > 0; });
  for (const Card card : best) {
    if (captured.hidden[side] == 0) break;
    captured.cards[side].insert(card);
    --captured.hidden[side];
  }
  return captured;
}

bool has_a_majority(const ScoringTable& table) {
  return std::any_of(table.begin(), table.end(), [](const TableRow& row) { return is_majority(row.item); });
}

// Whether something that is not so by the cards that are stated can be so of a side, by cards in its pile that nobody
// stated. With three sides and more it also matters what the others have of the rest
// (match.majority_moment=unassailable): then it is not ruled out.
bool can_be_so(const Rules& rules, const Captured& captured, CardSet unseen, Side side,
               const std::function<bool(const Captured&)>& is_so) {
  const bool is_stated =
      std::all_of(captured.hidden.begin(), captured.hidden.end(), [](int hidden) { return hidden == 0; });
  if (is_stated) return false;
  if (side_count(rules) > 2 || rules.score_spades_rule != ScoreSpadesRule::most) return true;
  if (has_a_majority(rules.scoring)) return true;  // which cards are the best hangs on several things then
  for (int spades = 0; spades <= captured.hidden[side] && spades <= unseen.of_suit(Suit::spades).size(); ++spades)
    if (is_so(filled(rules, captured, unseen, side, spades))) return true;
  return false;
}

// The sides that have met their criterion, or reached the target by what counts at once, whoever was first.
PerSide<bool> sides_there(const Rules& rules, const Match& match, Captured captured) {
  captured.last_capture.reset();
  PerSide<bool> there = after_capture(rules, match, captured).met_first;
  if (rules.match_count_when == MatchCountWhen::as_earned_automatic) {
    const PerSide<int> earned = score_so_far_in_match(rules, match, captured).total;
    for (const Side side : sides_of(rules))
      if (match.totals[side] + earned[side] >= rules.match_target) there[side] = true;
  }
  return there;
}

PerSide<bool> sides_ever_there(const Rules& rules, const Match& match, const Captured& captured) {
  if (rules.match_count_when == MatchCountWhen::as_earned_automatic)
    return can_have_been_at_target(rules, match, captured);
  return sides_there(rules, match, captured);
}

int number_of(const Rules& rules, const PerSide<bool>& some) {
  const Sides sides = sides_of(rules);
  return static_cast<int>(std::count_if(sides.begin(), sides.end(), [&](Side side) { return some[side]; }));
}

CardSet unseen_in(const Rules& rules, const Position& position) { return rules.pack - position.known_cards(); }

// Of several at the target, whose totals differ, whether the one with less can have won.
bool can_have_won_with_less(const Rules& rules, int total) {
  if (rules.match_resolve != MatchResolve::higher_total) return true;                             // AA-WIN-6
  if (rules.match_count_when == MatchCountWhen::sweeps_then_order) return true;                   // AA-WIN-9
  if (rules.match_count_when == MatchCountWhen::as_earned_on_claim) return true;                  // AA-WIN-8
  return rules.endgame_restrictions != EndgameRestrictions::none && total == rules.match_target;  // DOM-WIN-5
}

// AA-WIN-6: each item goes to one side, so that counted one after another they bring one side to the target first.
bool counting_names_a_winner(const Rules& rules) {
  const bool ties_count_for_nobody =
      rules.score_cards_tie == ScoreTie::nobody && rules.score_spades_tie == ScoreTie::nobody;
  const bool majorities_are_of_one =
      rules.score_cards_rule != ScoreCardsRule::per_card && rules.score_spades_rule == ScoreSpadesRule::most;
  return rules.match_resolve == MatchResolve::counting_order && rules.match_count_when == MatchCountWhen::end &&
         rules.score_fives == 0 && rules.score_orange == 0 && rules.scoring.empty() && ties_count_for_nobody &&
         majorities_are_of_one;
}

}  // namespace

Lead lead_in(const Rules& rules, const Match& match, const Position& position, Came came) {
  Captured captured = captured_so_far(rules, position);
  Lead lead;
  if (came == Came::as_stated) captured.last_capture.reset();
  lead.winner = won_during_play(rules, match, captured);
  // Who met a criterion first is stated, or sweeps alone count, and of these the order is stated.
  const bool order_is_known =
      sweeps_alone_count(rules, captured) || (is_certain(captured) && only_sweeps_have_scored(rules, match, captured));
  if (number_of(rules, match.met_first) > 0 || order_is_known) return lead;
  // An extra deal is played out (DOM-WIN-9): nobody can win it before its end.
  if (rules.match_target <= 0 || is_extra_deal(rules, match)) return lead;

  const PerSide<bool> there = sides_there(rules, match, captured);
  PerSide<bool> ever = came == Came::as_stated ? sides_ever_there(rules, match, captured) : there;
  const bool is_in_doubt = came == Came::as_stated && number_of(rules, ever) > 1;
  if (is_in_doubt) lead.winner.reset();
  for (const Side side : sides_of(rules)) {
    if (there[side] && !is_in_doubt) continue;
    lead.others_can_have_won[side] =
        ever[side] || can_be_so(rules, captured, unseen_in(rules, position), side, [&](const Captured& as_it_can_be) {
          return sides_there(rules, match, as_it_can_be)[side];
        });
  }
  return lead;
}

std::optional<bool> claim_holds(const Rules& rules, const Match& match, const Position& position, Side side) {
  const Captured captured = captured_for_a_claim(rules, position);
  if (claim_is_correct(rules, match, captured, side)) return true;  // by the cards that are known alone
  const auto holds = [&](const Captured& as_it_can_be) { return claim_is_correct(rules, match, as_it_can_be, side); };
  if (can_be_so(rules, captured, unseen_in(rules, position), side, holds)) return std::nullopt;
  return false;
}

PerSide<bool> winners_by_totals(const Rules& rules, const Match& match) {
  PerSide<bool> winners{};
  if (rules.match_target <= 0) return winners;
  const Sides sides = sides_of(rules);
  const int best = *std::max_element(match.totals.begin(), match.totals.end());
  int at_target = 0;
  int at_best = 0;
  for (const Side side : sides) {
    winners[side] = match.totals[side] >= rules.match_target &&
                    (match.totals[side] == best || can_have_won_with_less(rules, match.totals[side]));
    if (match.totals[side] >= rules.match_target) ++at_target;
    if (match.totals[side] == best) ++at_best;
  }
  // Level sides play on where the totals decide; so do sides that no item tells apart (Q-ROY-12), and those that met
  // their criteria together (Q-DOM-04).
  const bool may_go_on = (at_best > 1 && !counting_names_a_winner(rules)) ||
                         rules.match_resolve == MatchResolve::counting_precedence ||
                         (rules.endgame_restrictions != EndgameRestrictions::none && sides.size() > 2);
  return at_target > 1 && may_go_on ? PerSide<bool>{} : winners;
}

bool is_certain_so_far(const Rules& rules, const Captured& captured) {
  return sweeps_alone_count(rules, captured) || is_certain(captured);
}

}  // namespace casino::log
