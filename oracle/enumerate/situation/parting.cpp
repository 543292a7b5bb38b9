#include "oracle/enumerate/situation/parting.hpp"

#include <algorithm>
#include <tuple>

namespace casino::enumerate {
namespace {

struct Item {
  ValueSet values;
  bool is_played = false;
  bool is_top = false;
  bool is_build = false;
  friend bool operator==(const Item&, const Item&) = default;
};

// Those that are alike next to each other.
std::vector<Item> items_of(const Situation& s, const PutIn& cards) {
  std::vector<Item> items;
  for (const Card card : cards.played | cards.tops | cards.loose)
    items.push_back({s.worth.of(card, Place::build), cards.played.contains(card), cards.tops.contains(card)});
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards.as_cards)) items.push_back({build.value, false, false, true});
  std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
    return std::tuple(a.values.bits(), a.is_played, a.is_top, a.is_build) <
           std::tuple(b.values.bits(), b.is_played, b.is_top, b.is_build);
  });
  return items;
}

// The items in a first part, of which something is asked, or in the rest.
struct Part {
  Fixed fixed;
  bool has_played = false;
  bool has_build = false;
  int tops = 0;
  void add(const Item& item) {
    fixed.add(item.values);
    has_played = has_played || item.is_played;
    has_build = has_build || item.is_build;
    if (item.is_top) ++tops;
  }
};

// Tries the ways to part the items. What is asked of the first part one group can answer, or two if the card played is
// a group by itself: so it is worth twice the value at most.
template <typename Pleases>
class Parting {
 public:
  Parting(const std::vector<Item>& items, Target target, Pleases pleases)
      : items_(items), target_(target), pleases_(pleases) {}

  [[nodiscard]] bool exists(std::size_t next = 0, const Part& first = {}, const Part& rest = {}) const {
    if (first.fixed.sum > 2 * target_.value.points) return false;
    if (next == items_.size())
      return pleases_(first) && splits(first.fixed.numbers, target_) && splits(rest.fixed.numbers, target_);
    Part with = first;
    with.add(items_[next]);
    if (exists(next + 1, with, rest)) return true;
    // Without this one, and so without those like it: which of them are in the first part makes no difference.
    std::size_t other = next;
    Part left = rest;
    for (; other < items_.size() && items_[other] == items_[next]; ++other) left.add(items_[other]);
    return exists(other, first, left);
  }

 private:
  const std::vector<Item>& items_;
  Target target_;
  Pleases pleases_;
};

}  // namespace

bool comes_out(const Situation& s, const PutIn& cards, Target target) {
  Fixed all;
  for (const Item& item : items_of(s, cards)) all.add(item.values);
  return splits(all.numbers, target);
}

bool is_made_before_tops_join(const Situation& s, const PutIn& cards, Target target) {
  const std::vector<Item> items = items_of(s, cards);
  return Parting(items, target,
                 [](const Part& first) { return first.has_played && first.tops == 0 && first.fixed.items > 1; })
      .exists();
}

bool is_made_beside_builds(const Situation& s, const PutIn& cards, Target target) {
  const std::vector<Item> items = items_of(s, cards);
  return Parting(items, target, [](const Part& first) { return first.has_played && !first.has_build; }).exists();
}

bool tops_share_a_group(const Situation& s, const PutIn& cards, Target target) {
  const std::vector<Item> items = items_of(s, cards);
  return Parting(items, target,
                 [&](const Part& first) {
                   return first.has_played && first.tops == cards.tops.size() && first.fixed.sum == target.value.points;
                 })
      .exists();
}

}  // namespace casino::enumerate
