// How many cards groups of one value can use at most: by that a fuller capture (SWZ-INS-1) and an addition in full
// (SWZ-INS-6) are known.

#include <map>

#include "model/groups/valuation.hpp"

namespace casino {
namespace {

// The cards that can have a part in a group at all.
CardSet usable_cards(const Rules& rules, CardSet cards, const GroupQuestion& question) {
  CardSet usable;
  for (const Card card : cards) {
    const ValueSet values = values_of(rules, card, question.place);
    if (!values.empty() && values.lowest() <= question.value) usable.insert(card);
  }
  return usable;
}

// The most cards in disjoint groups. The search takes the highest value left: it begins a group, or all cards of
// that value are left out. Where even the most that the rest can add beats nothing found so far, it turns back.
class MostCards {
 public:
  MostCards(int target, bool lone_low_aces) : target_(target), lone_low_aces_(lone_low_aces && target > 1) {}

  int of(const Counts& counts) {
    best_ = 0;
    reached_.clear();
    go_on(counts, 0);
    return best_;
  }

 private:
  [[nodiscard]] int highest_item() const { return std::min(target_, static_cast<int>(highest_value)); }

  void go_on(const Counts& counts, int used) {
    best_ = std::max(best_, used);
    if (used + at_most(counts) <= best_) return;
    // The same cards left, and no more used than before: nothing new.
    const auto [before, is_new] = reached_.emplace(counts, used);
    if (!is_new && before->second >= used) return;
    before->second = used;
    int highest = highest_item();
    while (counts[static_cast<unsigned>(highest)] == 0) --highest;
    Counts rest = counts;
    --rest[static_cast<unsigned>(highest)];
    complete_group(rest, target_ - highest, highest, used + 1, highest == 1);
    Counts without = counts;
    without[static_cast<unsigned>(highest)] = 0;
    go_on(without, used);
  }

  void complete_group(const Counts& counts, int rest, int highest, int used, bool has_low_ace) {
    if (rest == 0) return go_on(counts, used);
    for (int value = std::min(highest, rest); value > 0; --value) {
      if (counts[static_cast<unsigned>(value)] == 0 || (value == 1 && has_low_ace && lone_low_aces_)) continue;
      Counts fewer = counts;
      --fewer[static_cast<unsigned>(value)];
      complete_group(fewer, rest - value, value, used + 1, has_low_ace || value == 1);
    }
  }

  // A group has one card above half of the target at most, and small cards fill it up. So there are no more such
  // groups than the sum of all small cards can fill.
  [[nodiscard]] int at_most(const Counts& counts) const {
    int small_cards = 0;
    int small_sum = 0;
    for (int value = 1; 2 * value <= target_ && value <= highest_item(); ++value) {
      small_cards += counts[static_cast<unsigned>(value)];
      small_sum += counts[static_cast<unsigned>(value)] * value;
    }
    int large_cards = 0;
    for (int value = highest_item(); 2 * value > target_; --value) {
      const int missing = target_ - value;
      const int there = counts[static_cast<unsigned>(value)];
      const int filled = missing == 0 ? there : std::min(there, small_sum / missing);
      large_cards += filled;
      small_sum -= filled * missing;
    }
    return small_cards + large_cards;
  }

  int target_;
  bool lone_low_aces_;
  int best_ = 0;
  std::map<Counts, int> reached_;  // how many cards had been used when these were left
};

}  // namespace

int most_cards_in_groups(const Rules& rules, const Items& items, const GroupQuestion& question) {
  const Items usable{usable_cards(rules, items.cards, question), items.builds};
  const int flexible = aces_of_either_value(rules, usable, question.place);
  int most = 0;
  for (int high_aces = 0; high_aces <= flexible; ++high_aces) {
    const Valuation counted = valuation(rules, usable, question, high_aces);
    most = std::max(most, MostCards(question.value.points, question.lone_low_aces).of(counted.counts));
  }
  return most;
}

}  // namespace casino
