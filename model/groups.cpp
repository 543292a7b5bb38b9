#include "model/groups.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace casino {
namespace {

constexpr unsigned value_limit = highest_value + 1;

// How many items of each value there are: all that the search needs to know.
using Counts = std::array<std::uint8_t, value_limit>;

// A way to count the items: the values of all but the aces are given; of the aces `high_aces` count 14.
struct Valuation {
  Counts counts{};
  int sum = 0;
  bool fits = true;  // every item has a value, none too high
};

// Counts an ace low or high, where its place allows both, so that `high_aces` of them are high.
Valuation valuation(const Rules& rules, const Items& items, const GroupQuestion& question, int high_aces) {
  Valuation all;
  const auto add = [&](Value value) {
    if (value > question.value || value.points > highest_value) all.fits = false;
    else ++all.counts[value.points];
    all.sum += value.points;
  };
  for (const Card card : items.cards) {
    const ValueSet values = values_of(rules, card, question.place);
    if (values.empty()) all.fits = false;
    else if (values.size() > 1 && high_aces-- > 0) add(values.highest());
    else add(values.lowest());
  }
  for (const Build& build : items.builds) add(build.value);
  return all;
}

int aces_of_either_value(const Rules& rules, const Items& items, Place place) {
  int count = 0;
  for (const Card ace : items.cards.of_rank(Rank::ace))
    if (values_of(rules, ace, place).size() > 1) ++count;
  return count;
}

// The exact cover. The highest value left must be in some group, so the search builds that group first; a state
// from which no cover was found is remembered.
class GroupSearch {
 public:
  GroupSearch(const Counts& counts, const GroupQuestion& question)
      : counts_(counts), target_(question.value.points), lone_low_aces_(question.lone_low_aces && target_ > 1) {}

  // Whether everything can be split into groups.
  bool split() {
    const int highest = highest_left();
    if (highest == 0) return true;
    if (states_tried_ > tries_without_memory && failed_.contains(counts_)) return false;
    if (complete_group(target_, highest, 0)) return true;
    if (++states_tried_ > tries_without_memory) failed_.insert(counts_);
    return false;
  }

  // The values of the groups one after the other, when split() said yes.
  [[nodiscard]] const BoundedList<std::uint8_t, 2 * card_count>& values() const { return values_; }

 private:
  static constexpr int tries_without_memory = 32;

  [[nodiscard]] int highest_left() const {
    for (int value = target_; value > 0; --value)
      if (counts_[static_cast<unsigned>(value)] > 0) return value;
    return 0;
  }

  // Takes values of at most `highest` until `rest` is made up, then goes on with the next group.
  bool complete_group(int rest, int highest, int low_aces) {
    if (rest == 0) return split();
    for (int value = std::min(highest, rest); value > 0; --value) {
      auto& left = counts_[static_cast<unsigned>(value)];
      const bool second_low_ace = value == 1 && low_aces > 0 && lone_low_aces_;
      if (left == 0 || second_low_ace) continue;
      --left;
      values_.push_back(static_cast<std::uint8_t>(value));
      const bool found = complete_group(rest - value, value, low_aces + (value == 1 ? 1 : 0));
      if (found) return true;
      values_.pop_back();
      ++left;
      if (rest == target_) return false;  // the highest value left has to be in this group
    }
    return false;
  }

  Counts counts_;
  int target_;
  bool lone_low_aces_;
  int states_tried_ = 0;
  std::set<Counts> failed_;
  BoundedList<std::uint8_t, 2 * card_count> values_;
};

// Hands out the items to the groups that were found as values.
class Assignment {
 public:
  Assignment(const Rules& rules, const Items& items, const GroupQuestion& question) {
    for (const Card card : items.cards)
      for (const Value value : values_of(rules, card, question.place)) pools_[value.points].push_back(card);
    for (const Build& build : items.builds) pools_[build.value.points].push_back(build.cards);
  }
  CardSet take(int value) {
    auto& pool = pools_[static_cast<unsigned>(value)];
    // An ace of either value lies in two pools; the one that was used already is passed over.
    while (used_.meets(pool.back())) pool.pop_back();
    const CardSet item = pool.back();
    used_.insert(item);
    pool.pop_back();
    return item;
  }

 private:
  std::array<std::vector<CardSet>, value_limit> pools_;
  CardSet used_;
};

std::vector<CardSet> groups_from(const GroupSearch& search, Assignment assignment, int target) {
  std::vector<CardSet> groups;
  CardSet group;
  int sum = 0;
  for (const std::uint8_t value : search.values()) {
    group.insert(assignment.take(value));
    sum += value;
    if (sum < target) continue;
    groups.push_back(group);
    group = CardSet{};
    sum = 0;
  }
  return groups;
}

// Calls `use` with each way to count the aces by which the sum could come out, until it returns true.
template <typename Use>
bool any_valuation(const Rules& rules, const Items& items, const GroupQuestion& question, Use use) {
  if (question.value.points > highest_value) return false;
  const int flexible = aces_of_either_value(rules, items, question.place);
  for (int high_aces = 0; high_aces <= flexible; ++high_aces) {
    const Valuation counted = valuation(rules, items, question, high_aces);
    if (counted.fits && counted.sum > 0 && counted.sum % question.value.points == 0 && use(counted)) return true;
  }
  return false;
}

// Which sums up to 16 some of the items make, as bits; bit 0 is the sum of nothing.
std::uint32_t sums_of_some(const Rules& rules, const Items& items, const GroupQuestion& question) {
  constexpr std::uint32_t all_sums = (1U << value_limit) - 1;
  std::uint32_t sums = 1;
  std::uint32_t sums_with_low_ace = 0;
  for (const Card card : items.cards) {
    const ValueSet values = values_of(rules, card, question.place);
    std::uint32_t more = 0;
    for (const Value value : values) {
      if (value.points == 1 && question.lone_low_aces) sums_with_low_ace |= sums << 1;
      else more |= sums << value.points;
    }
    sums |= more & all_sums;
    if (!question.lone_low_aces) continue;
    for (const Value value : values)
      if (value.points != 1) sums_with_low_ace |= sums_with_low_ace << value.points;
  }
  for (const Build& build : items.builds) {
    if (build.value.points > highest_value) continue;
    sums |= sums << build.value.points & all_sums;
    sums_with_low_ace |= sums_with_low_ace << build.value.points;
  }
  return (sums | sums_with_low_ace) & all_sums;
}

// The cards that can have a part in a group at all.
CardSet usable_cards(const Rules& rules, CardSet cards, const GroupQuestion& question) {
  CardSet usable;
  for (const Card card : cards) {
    const ValueSet values = values_of(rules, card, question.place);
    if (!values.empty() && values.lowest() <= question.value) usable.insert(card);
  }
  return usable;
}

// The most cards in disjoint groups: each item of the highest value left is either left out or begins a group.
class MostCards {
 public:
  MostCards(int target, bool lone_low_aces) : target_(target), lone_low_aces_(lone_low_aces && target > 1) {}

  int best(Counts counts) {
    int highest = target_;
    while (highest > 0 && counts[static_cast<unsigned>(highest)] == 0) --highest;
    if (highest == 0) return 0;
    const auto known = known_.find(counts);
    if (known != known_.end()) return known->second;
    Counts without = counts;
    --without[static_cast<unsigned>(highest)];
    const int most = std::max(best(without), with_group(without, target_ - highest, highest, 1, highest == 1 ? 1 : 0));
    known_.emplace(counts, most);
    return most;
  }

 private:
  // The best that can be had when the group begun is completed; very low when it cannot be.
  int with_group(Counts counts, int rest, int highest, int cards, int low_aces) {
    if (rest == 0) return cards + best(counts);
    int most = -static_cast<int>(card_count);
    for (int value = std::min(highest, rest); value > 0; --value) {
      if (counts[static_cast<unsigned>(value)] == 0 || (value == 1 && low_aces > 0 && lone_low_aces_)) continue;
      Counts fewer = counts;
      --fewer[static_cast<unsigned>(value)];
      most = std::max(most, with_group(fewer, rest - value, value, cards + 1, low_aces + (value == 1 ? 1 : 0)));
    }
    return most;
  }

  int target_;
  bool lone_low_aces_;
  std::map<Counts, int> known_;
};

}  // namespace

std::optional<std::vector<CardSet>> split_into_groups(const Rules& rules, const Items& items,
                                                      const GroupQuestion& question) {
  std::optional<std::vector<CardSet>> groups;
  any_valuation(rules, items, question, [&](const Valuation& counted) {
    GroupSearch search(counted.counts, question);
    if (!search.split()) return false;
    groups = groups_from(search, Assignment(rules, items, question), question.value.points);
    return true;
  });
  return groups;
}

int count_groups(const Rules& rules, const Items& items, const GroupQuestion& question) {
  int groups = 0;
  any_valuation(rules, items, question, [&](const Valuation& counted) {
    if (!GroupSearch(counted.counts, question).split()) return false;
    groups = counted.sum / question.value.points;
    return true;
  });
  return groups;
}

bool some_make_a_group(const Rules& rules, const Items& items, const GroupQuestion& question) {
  return question.value.points <= highest_value &&
         (sums_of_some(rules, items, question) >> question.value.points & 1U) != 0;
}

int most_cards_in_groups(const Rules& rules, const Items& items, const GroupQuestion& question) {
  const Items usable{usable_cards(rules, items.cards, question), items.builds};
  const int flexible = aces_of_either_value(rules, usable, question.place);
  int most = 0;
  for (int high_aces = 0; high_aces <= flexible; ++high_aces) {
    const Valuation counted = valuation(rules, usable, question, high_aces);
    most = std::max(most, MostCards(question.value.points, question.lone_low_aces).best(counted.counts));
  }
  return most;
}

}  // namespace casino
