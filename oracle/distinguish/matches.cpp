// Questions about matches: totals that are near to something, and what was captured.

#include <algorithm>
#include <set>

#include "oracle/distinguish/questions.hpp"

namespace casino::distinguish {
namespace {

// Nothing, a little, and all that is near to a target or to where restrictions begin.
std::vector<int> totals_tried(const Pair& pair) {
  std::set<int> totals{0, 1};
  const auto add_near = [&](int points) {
    for (int total = std::max(0, points - 4); total <= points + 1; ++total) totals.insert(total);
  };
  for (const Rules* rules : {&pair.a, &pair.b}) {
    if (rules->match_target > 0) add_near(rules->match_target);
    if (rules->endgame_restrictions != EndgameRestrictions::none) add_near(18);
    if (rules->sweep_frozen_from > 0) add_near(rules->sweep_frozen_from);
  }
  return {totals.begin(), totals.end()};
}

bool each_totals(const Pair& pair, FunctionRef<bool(const Match&)> visit) {
  const std::vector<int> totals = totals_tried(pair);
  for (const int one : totals) {
    for (const int other : totals) {
      Match match;
      match.totals[Side{0}] = one;
      match.totals[Side{1}] = other;
      match.dealer = seat_before(pair.a, Seat{0});
      if (!visit(match)) return false;
    }
  }
  return true;
}

bool is_plain_majority(const Captured& captured) { return captured.cards[Side{1}].empty(); }

// What a tied majority left to be won is seen in the next deal: here the first side has one card of it.
bool carries_over(const Rules& rules) {
  return rules.score_cards_tie == ScoreTie::carried_over || rules.score_spades_tie == ScoreTie::carried_over;
}

bool ask_about_next_deal(const Pair& pair, int cards_before, VisitAsked visit) {
  return each_captured(pair, cards_before, 1, [&](const Captured& captured) {
    if (cards_before > 2 && !is_plain_majority(captured)) return true;
    for (const Card card : {"3H"_card, "3S"_card}) {
      Captured next;
      next.cards[Side{0}] = card;
      if (!visit(corpus::MatchAsked{Match{}, {captured, next}, {}, {}, {}, {}})) return false;
    }
    return true;
  });
}

bool ask_about(const Match& match, const Captured& captured, VisitAsked visit) {
  std::optional<Seat> last;
  if (captured.last_capture) last = Seat{captured.last_capture->index};
  if (!visit(corpus::MatchAsked{match, {captured}, {}, {}, last, {}})) return false;
  if (!visit(corpus::MatchAsked{match, {captured}, {}, Side{0}, last, {}})) return false;
  if (!visit(corpus::ClaimAsked{match, captured, Side{0}})) return false;
  return visit(corpus::InPlayAsked{match, captured});
}

// HUN-NAG-7: a first deal in which a side makes so many sweeps that it wins the match.
bool ask_about_first_deal(const Rules& rules, VisitAsked visit) {
  if (rules.match_target <= 0 || rules.sweep_score <= 0) return true;
  const int enough = (rules.match_target + rules.sweep_score - 1) / rules.sweep_score;
  Captured captured;
  if (enough > static_cast<int>(captured.sweeps.max_size())) return true;
  for (int i = 0; i < enough; ++i) captured.sweeps.push_back(Sweep{Side{0}, 1});
  return visit(corpus::MatchAsked{Match{}, {captured}, {}, {}, {}, {}});
}

// Majorities that are decided while the deal is being played.
constexpr int most_cards_of_a_majority = 30;

}  // namespace

bool each_match_question(const Pair& pair, int cards, VisitAsked visit) {
  const bool has_more = cards > 2;
  if (cards > most_cards_of_a_majority) return true;
  const bool part_on_first_deals = pair.a.match_double_first_deal != pair.b.match_double_first_deal;
  if (cards == 0 && part_on_first_deals && !ask_about_first_deal(pair.a, visit)) return false;
  if (cards > 0 && pair.any(carries_over) && !ask_about_next_deal(pair, cards - 1, visit)) return false;
  return each_captured(pair, cards, 1, [&](const Captured& captured) {
    if (has_more && !is_plain_majority(captured)) return true;
    return each_totals(pair, [&](const Match& match) {
      if (has_more && match.totals[Side{1}] != 0) return true;
      return ask_about(match, captured, visit);
    });
  });
}

}  // namespace casino::distinguish
