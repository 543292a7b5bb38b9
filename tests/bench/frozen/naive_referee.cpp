#include "tests/bench/frozen/naive_referee.hpp"

#include <algorithm>
#include <iterator>

namespace frozen {
namespace {

int rank_of(Card card) { return card / 4 + 1; }
bool is_picture(Card card) { return rank_of(card) > 10; }

int sum_of(const Cards& cards) {
  int sum = 0;
  for (const Card card : cards) sum += rank_of(card);
  return sum;
}

bool contains(const Cards& cards, Card card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

Cards without(const Cards& cards, const Cards& taken) {
  Cards rest;
  for (const Card card : cards)
    if (!contains(taken, card)) rest.push_back(card);
  return rest;
}

Cards joined(Cards cards, const Cards& more) {
  cards.insert(cards.end(), more.begin(), more.end());
  std::sort(cards.begin(), cards.end());
  return cards;
}

template <typename T>
std::vector<std::vector<T>> subsets(const std::vector<T>& all) {
  std::vector<std::vector<T>> subsets;
  for (std::uint32_t chosen = 0; chosen < 1U << all.size(); ++chosen) {
    std::vector<T> subset;
    for (std::size_t i = 0; i < all.size(); ++i)
      if ((chosen >> i & 1U) != 0) subset.push_back(all[i]);
    subsets.push_back(subset);
  }
  return subsets;
}

// Completes the group begun with cards that stand before `end`; then goes on with the last card left.
bool complete_group(Cards left, std::size_t end, int missing, int value) {
  if (missing == 0) {
    if (left.empty()) return true;
    const int last = rank_of(left.back());
    left.pop_back();
    return last <= value && complete_group(left, left.size(), value - last, value);
  }
  for (std::size_t i = end; i-- > 0;) {
    if (rank_of(left[i]) > missing) continue;
    Cards fewer = left;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (complete_group(fewer, i, missing - rank_of(left[i]), value)) return true;
  }
  return false;
}

// Whether the cards fall into groups of the value.
bool split(const Cards& cards, int value) {
  return sum_of(cards) % value == 0 && complete_group(cards, cards.size(), 0, value);
}

bool holds(const Cards& hand, int value) {
  return std::any_of(hand.begin(), hand.end(), [&](Card card) { return rank_of(card) == value && !is_picture(card); });
}

// Whether each build that the player owns, but for those that change hands or go, can still be captured.
bool owner_is_covered(const Position& position, const Cards& hand_left, const std::vector<Build>& gone) {
  for (const Build& build : position.builds) {
    const bool stays =
        std::none_of(gone.begin(), gone.end(), [&](const Build& other) { return other.cards == build.cards; });
    if (stays && build.owner == position.to_act && !holds(hand_left, build.value)) return false;
  }
  return true;
}

bool owns_a_build(const Position& position) {
  return std::any_of(position.builds.begin(), position.builds.end(),
                     [&](const Build& build) { return build.owner == position.to_act; });
}

void add_captures(const Position& position, Card hand, const Cards& left, const std::vector<Cards>& tables,
                  std::vector<Play>& plays) {
  if (is_picture(hand)) {
    for (const Card card : position.loose)
      if (rank_of(card) == rank_of(hand) && owner_is_covered(position, left, {}))
        plays.push_back(Play{Kind::capture, hand, {}, {card}, 0});
    return;
  }
  std::vector<Build> matching;
  for (const Build& build : position.builds)
    if (build.value == rank_of(hand)) matching.push_back(build);
  for (const std::vector<Build>& builds : subsets(matching)) {
    if (!owner_is_covered(position, left, builds)) continue;
    for (const Cards& table : tables) {
      if ((table.empty() && builds.empty()) || !split(table, rank_of(hand))) continue;
      Cards taken = table;
      for (const Build& build : builds) taken = joined(taken, build.cards);
      plays.push_back(Play{Kind::capture, hand, {}, taken, 0});
    }
  }
}

void add_builds(const Position& position, Card hand, const Cards& left, const std::vector<Cards>& tables,
                std::vector<Play>& plays) {
  if (is_picture(hand) || !owner_is_covered(position, left, {})) return;
  for (const Cards& table : tables) {
    if (table.empty()) continue;
    const Cards all = joined(table, {hand});
    for (int value = 1; value <= 10; ++value)
      if (holds(left, value) && split(all, value)) plays.push_back(Play{Kind::build, hand, {}, table, value});
  }
}

void add_to_builds(const Position& position, Card hand, const Cards& left, const std::vector<Cards>& tables,
                   std::vector<Play>& plays) {
  if (is_picture(hand)) return;
  for (const Build& build : position.builds) {
    if (!owner_is_covered(position, left, {build})) continue;
    const int raised = build.value + rank_of(hand);
    for (const Cards& table : tables) {
      if (!build.is_multiple && holds(left, raised) && split(table, raised))
        plays.push_back(Play{Kind::raise, hand, build.cards, table, raised});
      if (holds(left, build.value) && split(joined(table, {hand}), build.value))
        plays.push_back(Play{Kind::augment, hand, build.cards, table, build.value});
    }
  }
}

std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  return x ^ x >> 31;
}

std::uint64_t bits_of(const Cards& cards) {
  std::uint64_t bits = 0;
  for (const Card card : cards) bits |= std::uint64_t{1} << card;
  return bits;
}

}  // namespace

std::vector<Play> legal_plays(const Position& position) {
  std::vector<Play> plays;
  Cards numbers;
  std::copy_if(position.loose.begin(), position.loose.end(), std::back_inserter(numbers),
               [](Card card) { return !is_picture(card); });
  std::sort(numbers.begin(), numbers.end());
  const std::vector<Cards> tables = subsets(numbers);
  const Cards& all_held = position.hands[static_cast<std::size_t>(position.to_act)];
  for (const Card hand : all_held) {
    const Cards left = without(all_held, {hand});
    if (!owns_a_build(position)) plays.push_back(Play{Kind::trail, hand, {}, {}, 0});
    add_captures(position, hand, left, tables, plays);
    add_builds(position, hand, left, tables, plays);
    add_to_builds(position, hand, left, tables, plays);
  }
  std::sort(plays.begin(), plays.end());
  plays.erase(std::unique(plays.begin(), plays.end()), plays.end());
  return plays;
}

void make(Position& position, const Play& play) {
  const auto seat = static_cast<std::size_t>(position.to_act);
  position.hands[seat] = without(position.hands[seat], {play.hand});
  const Cards gone = joined(play.table, play.base);
  std::vector<Build> standing;
  bool was_multiple = false;
  for (const Build& build : position.builds) {
    if (!contains(gone, build.cards[0])) standing.push_back(build);
    else was_multiple = build.is_multiple;
  }
  position.builds = standing;
  position.loose = without(position.loose, gone);
  const Cards all = joined(gone, {play.hand});
  switch (play.kind) {
    case Kind::trail: position.loose.push_back(play.hand); break;
    case Kind::capture:
      position.piles[seat] = joined(position.piles[seat], all);
      position.last_capturer = position.to_act;
      break;
    case Kind::build:
    case Kind::raise:
    case Kind::augment: {
      const bool is_multiple = was_multiple || sum_of(all) > play.value;
      position.builds.push_back(Build{all, play.value, position.to_act, is_multiple});
      break;
    }
  }
  position.to_act = 1 - position.to_act;
}

std::uint64_t lot(std::uint64_t salt, int hand, std::uint64_t base, std::uint64_t table, int value) {
  return mixed(mixed(mixed(salt + static_cast<std::uint64_t>(hand * 16 + value)) ^ table) + base);
}

std::uint64_t lot(std::uint64_t salt, const Play& play) {
  return lot(salt, play.hand, bits_of(play.base), bits_of(play.table), play.value);
}

std::uint64_t salt_of(std::uint64_t seed, int turn) { return mixed(seed) + static_cast<std::uint64_t>(turn); }

std::array<Card, 52> shuffled_pack(std::uint64_t seed) {
  std::array<Card, 52> pack{};
  for (int i = 0; i < 52; ++i) pack[static_cast<std::size_t>(i)] = i;
  for (std::size_t i = 51; i > 0; --i)
    std::swap(pack[i], pack[static_cast<std::size_t>(mixed(seed * 64 + i) % (i + 1))]);
  return pack;
}

namespace {

// Two to the other seat, two to the table in the first dealing, two to the dealer, and the same again.
void deal(Position& position, const std::array<Card, 52>& pack, std::size_t& next, bool is_first) {
  for (int packet = 0; packet < 2; ++packet) {
    for (int i = 0; i < 2; ++i) position.hands[0].push_back(pack[next++]);
    for (int i = 0; is_first && i < 2; ++i) position.loose.push_back(pack[next++]);
    for (int i = 0; i < 2; ++i) position.hands[1].push_back(pack[next++]);
  }
}

std::array<int, 2> score(const std::array<Cards, 2>& piles) {
  std::array<int, 2> points{};
  std::array<std::size_t, 2> spades{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (const Card card : piles[seat]) {
      if (card % 4 == 0) ++spades[seat];
      if (rank_of(card) == 1) ++points[seat];
      if (card == 1 * 4 + 0) ++points[seat];     // the two of spades
      if (card == 9 * 4 + 2) points[seat] += 2;  // the ten of diamonds
    }
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (piles[seat].size() > piles[1 - seat].size()) points[seat] += 3;
    if (spades[seat] > spades[1 - seat]) ++points[seat];
  }
  return points;
}

}  // namespace

DealResult random_deal(std::uint64_t seed) {
  const std::array<Card, 52> pack = shuffled_pack(seed);
  Position position;
  DealResult result;
  std::size_t next = 0;
  while (next < pack.size()) {
    deal(position, pack, next, next == 0);
    while (!position.hands[1].empty()) {
      const std::uint64_t salt = salt_of(seed, result.plays++);
      const std::vector<Play> plays = legal_plays(position);
      const auto picked = std::min_element(plays.begin(), plays.end(),
                                           [&](const Play& a, const Play& b) { return lot(salt, a) < lot(salt, b); });
      make(position, *picked);
    }
  }
  if (position.last_capturer >= 0) {
    Cards& pile = position.piles[static_cast<std::size_t>(position.last_capturer)];
    pile = joined(pile, position.loose);
  }
  result.points = score(position.piles);
  return result;
}

}  // namespace frozen
