#include "tests/bench/frozen/lookup.hpp"

#include <algorithm>
#include <bit>

namespace frozen {
namespace {

constexpr Bits bit(Card card) { return Bits{1} << card; }
constexpr int rank_of(Card card) { return card / 4 + 1; }
constexpr Bits pictures = Bits{0xFFF} << 40;

Card lowest(Bits cards) { return std::countr_zero(cards); }

bool holds(Bits cards, int value) { return value <= 10 && (cards >> ((value - 1) * 4) & 15U) != 0; }

void drop_doubles(std::vector<Bits>& sets) {
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
}

}  // namespace

void Lookup::add_sums(Bits rest, Bits chosen, int sum) {
  while (rest != 0) {
    const Card card = lowest(rest);
    rest &= rest - 1;
    const int more = sum + rank_of(card);
    if (more > 10) return;
    sums_[static_cast<std::size_t>(more)].push_back(chosen | bit(card));
    add_sums(rest, chosen | bit(card), more);
  }
}

void Lookup::bucket_sums(Bits loose) {
  for (auto& sums : sums_) sums.clear();
  add_sums(loose & ~pictures, 0, 0);
}

void Lookup::add_unions(int value, std::size_t from, Bits used) {
  const auto& groups = sums_[static_cast<std::size_t>(value)];
  for (std::size_t i = from; i < groups.size(); ++i) {
    if ((groups[i] & used) != 0) continue;
    unions_.push_back(used | groups[i]);
    add_unions(value, i + 1, used | groups[i]);
  }
}

void Lookup::unions_of_groups(int value) {
  unions_.assign(1, 0);
  add_unions(value, 0, 0);
  drop_doubles(unions_);
}

bool Lookup::covers(const QuickPosition& position, Bits left, Bits gone) const {
  for (int i = 0; i < position.build_count; ++i) {
    const QuickBuild& build = position.builds[static_cast<std::size_t>(i)];
    if (build.is_own && (build.cards & gone) == 0 && !holds(left, build.value)) return false;
  }
  return true;
}

void Lookup::add_captures(const QuickPosition& position, Card hand) {
  const Bits left = position.hand & ~bit(hand);
  const int value = rank_of(hand);
  if (value > 10) {
    if (!covers(position, left, 0)) return;
    for (Bits same = position.loose & Bits{15} << ((value - 1) * 4); same != 0; same &= same - 1)
      plays_.push_back(QuickPlay{Kind::capture, 0, hand, 0, bit(lowest(same))});
    return;
  }
  std::array<Bits, 16> matching{};
  unsigned count = 0;
  for (int i = 0; i < position.build_count; ++i) {
    const QuickBuild& build = position.builds[static_cast<std::size_t>(i)];
    if (build.value == value) matching[count++] = build.cards;
  }
  unions_of_groups(value);
  for (unsigned chosen = 0; chosen < 1U << count; ++chosen) {
    Bits built = 0;
    for (unsigned i = 0; i < count; ++i)
      if ((chosen >> i & 1U) != 0) built |= matching[i];
    if (!covers(position, left, built)) continue;
    for (const Bits loose : unions_)
      if ((loose | built) != 0) plays_.push_back(QuickPlay{Kind::capture, 0, hand, 0, loose | built});
  }
}

void Lookup::complete_with(Card hand, int value) {
  completed_.clear();
  const int missing = value - rank_of(hand);
  if (missing < 0) return;
  unions_of_groups(value);
  if (missing == 0) {
    completed_ = unions_;
    return;
  }
  for (const Bits beside : unions_)
    for (const Bits group : sums_[static_cast<std::size_t>(missing)])
      if ((beside & group) == 0) completed_.push_back(beside | group);
  drop_doubles(completed_);
}

void Lookup::add_builds(const QuickPosition& position, Card hand) {
  const Bits left = position.hand & ~bit(hand);
  if (rank_of(hand) > 10 || !covers(position, left, 0)) return;
  for (int value = rank_of(hand); value <= 10; ++value) {
    if (!holds(left, value)) continue;
    complete_with(hand, value);
    for (const Bits table : completed_)
      if (table != 0) plays_.push_back(QuickPlay{Kind::build, value, hand, 0, table});
  }
}

void Lookup::add_to_builds(const QuickPosition& position, Card hand) {
  if (rank_of(hand) > 10) return;
  const Bits left = position.hand & ~bit(hand);
  for (int i = 0; i < position.build_count; ++i) {
    const QuickBuild& build = position.builds[static_cast<std::size_t>(i)];
    if (!covers(position, left, build.cards)) continue;
    const int raised = build.value + rank_of(hand);
    if (!build.is_multiple && holds(left, raised)) {
      unions_of_groups(raised);
      for (const Bits table : unions_) plays_.push_back(QuickPlay{Kind::raise, raised, hand, build.cards, table});
    }
    if (holds(left, build.value)) {
      complete_with(hand, build.value);
      for (const Bits table : completed_)
        plays_.push_back(QuickPlay{Kind::augment, build.value, hand, build.cards, table});
    }
  }
}

const std::vector<QuickPlay>& Lookup::legal_plays(const QuickPosition& position) {
  plays_.clear();
  bucket_sums(position.loose);
  bool is_owner = false;
  for (int i = 0; i < position.build_count; ++i) is_owner |= position.builds[static_cast<std::size_t>(i)].is_own;
  for (Bits rest = position.hand; rest != 0; rest &= rest - 1) {
    const Card hand = lowest(rest);
    if (!is_owner) plays_.push_back(QuickPlay{Kind::trail, 0, hand, 0, 0});
    add_captures(position, hand);
    add_builds(position, hand);
    add_to_builds(position, hand);
  }
  return plays_;
}

bool Lookup::is_legal(const QuickPosition& position, const QuickPlay& play) {
  const auto& plays = legal_plays(position);
  return std::find(plays.begin(), plays.end(), play) != plays.end();
}

namespace {

Bits bits_of(const Cards& cards) {
  Bits bits = 0;
  for (const Card card : cards) bits |= bit(card);
  return bits;
}

}  // namespace

QuickPosition quick(const Position& position) {
  QuickPosition same;
  same.hand = bits_of(position.hands[static_cast<std::size_t>(position.to_act)]);
  same.loose = bits_of(position.loose);
  for (const Build& build : position.builds)
    same.builds[static_cast<std::size_t>(same.build_count++)] =
        QuickBuild{bits_of(build.cards), build.value, build.owner == position.to_act, build.is_multiple};
  return same;
}

QuickPlay quick(const Play& play) {
  return QuickPlay{play.kind, play.value, play.hand, bits_of(play.base), bits_of(play.table)};
}

}  // namespace frozen
