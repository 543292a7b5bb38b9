#include "oracle/distinguish/positions.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "model/table/pile.hpp"
#include "oracle/distinguish/history.hpp"

namespace casino::distinguish {
namespace {

constexpr int most_in_a_build = 4;
constexpr std::size_t most_builds_tried = 2;

std::ptrdiff_t repeats_in(const std::vector<std::size_t>& kinds) {
  std::ptrdiff_t repeats = 0;
  for (std::size_t i = 1; i < kinds.size(); ++i) repeats += kinds[i] == kinds[i - 1] ? 1 : 0;
  return repeats;
}

}  // namespace

Positions::Positions(const Pair& pair)
    : pair_(pair),
      kinds_(pair),
      uses_builds_(pair.any([](const Rules& rules) { return rules.build_enabled == BuildEnabled::on; })),
      uses_tops_(pair.any([](const Rules& rules) { return rules.steal_use != StealUse::never; })),
      used_(kinds_.size(), 0) {
  position_.dealer = seat_before(pair.a, Seat{0});
  position_.stock.more = Hand::any_number;
  position_.hands[Seat{0}] = Hand::of({});
}

bool Positions::each(int cards, VisitPosition visit) {
  for (const Shape& shape : shapes(cards))
    if (!fill_builds(shape, 0, visit)) return false;
  return true;
}

// Plain tables first: without builds, then without tops, then with few cards in the hand.
std::vector<Positions::Shape> Positions::shapes(int cards) const {
  std::vector<std::vector<int>> builds{{}};
  for (int one = 2; uses_builds_ && one <= most_in_a_build; ++one) {
    builds.push_back({one});
    for (int other = 2; other <= one && builds[0].size() < most_builds_tried; ++other) builds.push_back({one, other});
  }
  std::vector<std::vector<Seat>> tops{{}};
  for (std::uint8_t i = 0; uses_tops_ && i < pair_.a.seats.count; ++i) tops.push_back({Seat{i}});
  if (uses_tops_) tops.push_back({Seat{0}, Seat{1}});
  if (uses_tops_ && pair_.a.seats.count > 2) tops.push_back({Seat{1}, Seat{2}});
  std::vector<Shape> all;
  for (const std::vector<int>& in_builds : builds) {
    for (const std::vector<Seat>& keepers : tops) {
      int left = cards - static_cast<int>(keepers.size());
      for (const int size : in_builds) left -= size;
      for (int hand = 1; hand <= left; ++hand) all.push_back({hand, left - hand, in_builds, keepers});
    }
  }
  return all;
}

std::optional<Card> Positions::take(std::size_t kind) {
  const std::optional<Card> card = kinds_.card(kind, used_[kind]);
  if (card) ++used_[kind];
  return card;
}

// The values that such cards make as a build that both rules know.
void Positions::add_values(std::vector<Pattern>& patterns, const std::vector<std::size_t>& kinds) const {
  Build build;
  std::vector<std::size_t> taken(kinds_.size(), 0);
  for (const std::size_t kind : kinds) {
    const std::optional<Card> card = kinds_.card(kind, taken[kind]++);
    if (!card) return;
    build.cards.insert(*card);
  }
  for (std::uint8_t points = 1; points <= highest_value; ++points) {
    build.value = Value{points};
    if (!can_be_held(pair_, build.value)) continue;
    Position alone;
    alone.to_act = Seat{0};
    alone.builds.push_back(build);
    if (judge_position(pair_.a, alone).empty() && judge_position(pair_.b, alone).empty())
      patterns.push_back({kinds, build.value});
  }
}

const std::vector<Positions::Pattern>& Positions::patterns(int cards) {
  const auto [known, is_new] = patterns_.try_emplace(cards);
  if (!is_new) return known->second;
  std::vector<std::size_t> kinds(static_cast<std::size_t>(cards), 0);
  while (true) {
    add_values(known->second, kinds);
    // The next multiset of kinds.
    std::size_t last = kinds.size();
    while (last > 0 && kinds[last - 1] + 1 == kinds_.size()) --last;
    if (last == 0) break;
    const std::size_t raised = kinds[last - 1] + 1;
    for (std::size_t i = last - 1; i < kinds.size(); ++i) kinds[i] = raised;
  }
  // Builds of different cards are easier to read than those of equal ones.
  std::stable_sort(known->second.begin(), known->second.end(),
                   [](const Pattern& a, const Pattern& b) { return repeats_in(a.kinds) < repeats_in(b.kinds); });
  return known->second;
}

bool Positions::fill_builds(const Shape& shape, std::size_t next, VisitPosition visit) {
  if (next == shape.builds.size()) return fill_hand(shape, shape.hand, 0, visit);
  const Builds before = position_.builds;
  for (const Pattern& pattern : patterns(shape.builds[next])) {
    Build build;
    std::size_t taken = 0;
    for (; taken < pattern.kinds.size(); ++taken) {
      const std::optional<Card> card = take(pattern.kinds[taken]);
      if (!card) break;
      build.cards.insert(*card);
    }
    bool goes_on = true;
    for (std::uint8_t i = 0; goes_on && taken == pattern.kinds.size() && i < pair_.a.seats.count; ++i) {
      build.value = pattern.value;
      build.owner = Seat{i};
      build.groups = groups_in(pair_.a, build.cards, build.value);
      add_build(position_, build);
      goes_on = fill_builds(shape, next + 1, visit);
      position_.builds = before;
    }
    while (taken > 0) put_back(pattern.kinds[--taken]);
    if (!goes_on) return false;
  }
  return true;
}

// The next card of each kind from one on, given back when it has been tried.
bool Positions::each_card_from(std::size_t from, FunctionRef<bool(Card card, std::size_t kind)> try_it) {
  for (std::size_t kind = from; kind < kinds_.size(); ++kind) {
    const std::optional<Card> card = take(kind);
    if (!card) continue;
    const bool goes_on = try_it(*card, kind);
    put_back(kind);
    if (!goes_on) return false;
  }
  return true;
}

bool Positions::fill_hand(const Shape& shape, int left, std::size_t from, VisitPosition visit) {
  if (left == 0) return fill_loose(shape, shape.loose, 0, visit);
  CardSet& hand = position_.hands[Seat{0}].cards;
  return each_card_from(from, [&](Card card, std::size_t kind) {
    hand.insert(card);
    const bool goes_on = fill_hand(shape, left - 1, kind, visit);
    hand.remove(card);
    return goes_on;
  });
}

bool Positions::fill_loose(const Shape& shape, int left, std::size_t from, VisitPosition visit) {
  if (left == 0) return fill_tops(shape, 0, visit);
  return each_card_from(from, [&](Card card, std::size_t kind) {
    position_.loose.insert(card);
    const bool goes_on = fill_loose(shape, left - 1, kind, visit);
    position_.loose.remove(card);
    return goes_on;
  });
}

bool Positions::fill_tops(const Shape& shape, std::size_t next, VisitPosition visit) {
  if (next == shape.tops.size()) return complete(visit);
  Pile& pile = position_.piles[shape.tops[next]];
  return each_card_from(0, [&](Card card, std::size_t) {
    pile.lay({}, {card});
    const bool goes_on = fill_tops(shape, next + 1, visit);
    pile = Pile();
    return goes_on;
  });
}

bool Positions::names_alike_kinds_in_order() const {
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
    const std::optional<std::size_t> before = kinds_.before(kind);
    if (before && used_[kind] > 0 && used_[*before] == 0) return false;
  }
  return true;
}

bool Positions::is_lawful(const Position& position) const {
  if (position.builds.empty()) return true;
  return judge_position(pair_.a, position).empty() && judge_position(pair_.b, position).empty();
}

bool Positions::complete(VisitPosition visit) {
  if (!names_alike_kinds_in_order()) return true;
  return each_phase(pair_, position_, [&](const Position& position) {
    return !is_lawful(position) || each_history(pair_, position, visit);
  });
}

}  // namespace casino::distinguish
