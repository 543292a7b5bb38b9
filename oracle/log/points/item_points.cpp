#include "model/score/ways.hpp"
#include "oracle/log/points/outcomes.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

bool comes_before(const PerSide<int>& a, const PerSide<int>& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

void keep_each_once(Points& points) {
  std::ranges::sort(points, comes_before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
}

using Counts = PerSide<int>;
using VisitCounts = std::function<void(const Counts&)>;

// So many things among the sides from this number on, in every way.
void each_sharing(const Sides& sides, std::size_t number, int things, Counts& counts, const VisitCounts& visit) {
  const bool is_last = number + 1 == sides.size();
  for (int some = is_last ? things : 0; some <= things; ++some) {
    counts[sides[number]] = some;
    if (is_last) visit(counts);
    else each_sharing(sides, number + 1, things - some, counts, visit);
  }
}

// Whoever has most, perhaps several, and how many, with the rest among the others as evenly as can be: where nothing
// hangs on anything else, that is every way there is.
void each_lead(const Sides& sides, int things, const VisitCounts& visit) {
  for (unsigned leaders = 1; leaders < 1U << sides.size(); ++leaders) {
    for (int most = 1; most <= things; ++most) {
      int rest = things;
      int others = 0;
      for (std::size_t i = 0; i < sides.size(); ++i) {
        if ((leaders >> i & 1U) != 0) rest -= most;
        else ++others;
      }
      if (rest < 0 || rest > others * (most - 1)) continue;
      Counts counts;
      for (std::size_t i = 0; i < sides.size(); ++i) {
        const int share = others == 0 ? 0 : (rest + others - 1) / others;
        counts[sides[i]] = (leaders >> i & 1U) != 0 ? most : share;
        if ((leaders >> i & 1U) != 0) continue;
        rest -= share;
        --others;
      }
      visit(counts);
    }
  }
}

constexpr std::size_t few_sides = 3;

Points by_numbers_of_cards(const Rules& rules, const PointsOf& points_of) {
  Points points;
  const Sides sides = sides_of(rules);
  const auto note = [&](const Counts& counts) {
    Captured captured;
    for (const Side side : sides) captured.card_count[side] = counts[side];
    points.push_back(points_of(captured));
  };
  Counts counts;
  if (sides.size() <= few_sides) each_sharing(sides, 0, rules.pack.size(), counts, note);
  else if (rules.score_cards_rule != ScoreCardsRule::per_card) each_lead(sides, rules.pack.size(), note);
  return points;
}

Points by_numbers_of_spades(const Rules& rules, const PointsOf& points_of) {
  Points points;
  const Sides sides = sides_of(rules);
  Counts counts;
  each_sharing(sides, 0, rules.pack.of_suit(Suit::spades).size(), counts, [&](const Counts& spades) {
    Captured captured;
    for (const Side side : sides) captured.spade_count[side] = spades[side];
    points.push_back(points_of(captured));
  });
  return points;
}

// Whether a card counts for an item: by itself, or for most of its suit.
bool counts_for(const Rules& rules, Card card, ScoreItem item) {
  return own_item_of(rules, card) == item || table_item_of(rules, card) == item ||
         suit_of_majority(item) == card.suit();
}

// AA-SCO-3, AA-SCO-4, AA-SCO-5, TUX-SCO-4, and a scoring table: each card that counts lies with somebody.
Points by_cards(const Rules& rules, ScoreItem item, const PointsOf& points_of) {
  std::vector<Card> cards;
  for (const Card card : rules.pack)
    if (counts_for(rules, card, item)) cards.push_back(card);
  Points points;
  const Sides sides = sides_of(rules);
  Counts counts;
  each_sharing(sides, 0, static_cast<int>(cards.size()), counts, [&](const Counts& shares) {
    Captured captured;
    auto next = cards.begin();
    for (const Side side : sides)
      for (int i = 0; i < shares[side]; ++i) captured.cards[side].insert(*next++);
    points.push_back(points_of(captured));
  });
  return points;
}

// AA-SCO-8.
Points by_last_capture(const Rules& rules, const PointsOf& points_of) {
  Points points;
  for (const Side side : sides_of(rules)) {
    Captured captured;
    captured.last_capture = side;
    points.push_back(points_of(captured));
  }
  return points;
}

Points points_of_item(const Rules& rules, ScoreItem item, const PointsOf& points_of) {
  switch (item) {
    case ScoreItem::cards: return by_numbers_of_cards(rules, points_of);
    case ScoreItem::spades: return by_numbers_of_spades(rules, points_of);
    case ScoreItem::last_capture: return by_last_capture(rules, points_of);
    case ScoreItem::sweeps: return {PerSide<int>{}};
    case ScoreItem::oranges:
    case ScoreItem::false_calls: return rules.score_orange == 0 ? Points{PerSide<int>{}} : Points{};
    default: return by_cards(rules, item, points_of);
  }
}

}  // namespace

Points points_in_any_deal(const Rules& rules, ScoreItem item, const PointsOf& points_of) {
  const auto scored = [&](const Captured& captured) {
    take_steps();
    return points_of(captured);
  };
  Points points = points_of_item(rules, item, scored);
  keep_each_once(points);
  return points;
}

Points sums_of(const Points& one, const Points& other) {
  Points sums;
  for (const PerSide<int>& a : one)
    for (const PerSide<int>& b : other) {
      PerSide<int>& sum = sums.emplace_back(a);
      std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
    }
  keep_each_once(sums);
  return sums;
}

bool sweeps_can_bring(const Rules& rules, int points) {
  constexpr int many = 1'000;
  if (points < 0) return false;
  if (points > many) return true;
  std::vector<bool> can_be(static_cast<std::size_t>(points) + 1);
  can_be[0] = true;
  for (int sum = 1; sum <= points; ++sum)
    for (const int worth : {rules.sweep_score, rules.sweep_large_score, rules.sweep_initial_score})
      if (worth > 0 && worth <= sum && can_be[static_cast<std::size_t>(sum - worth)])
        can_be[static_cast<std::size_t>(sum)] = true;
  return can_be.back();
}

}  // namespace casino::log
