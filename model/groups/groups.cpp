#include "model/groups/groups.hpp"

#include <set>

#include "model/groups/valuation.hpp"

namespace casino {
namespace {

constexpr std::size_t most_items = std::size_t{2} * card_count;

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
    if (failed_.contains(counts_)) return false;
    if (complete_group(target_, highest, false)) return true;
    if (++states_tried_ > tries_without_memory) failed_.insert(counts_);
    return false;
  }

  // The values of the groups one after the other, when split() said yes.
  [[nodiscard]] const BoundedList<std::uint8_t, most_items>& values() const { return values_; }

 private:
  static constexpr int tries_without_memory = 32;
  static constexpr int highest_item = highest_value;

  [[nodiscard]] int highest_left() const {
    for (int value = std::min(target_, highest_item); value > 0; --value)
      if (counts_[static_cast<unsigned>(value)] > 0) return value;
    return 0;
  }

  // Takes values of at most `highest` until `rest` is made up, then goes on with the next group.
  bool complete_group(int rest, int highest, bool has_low_ace) {
    if (rest == 0) return split();
    for (int value = std::min(highest, rest); value > 0; --value) {
      auto& left = counts_[static_cast<unsigned>(value)];
      const bool second_low_ace = value == 1 && has_low_ace && lone_low_aces_;
      if (left == 0 || second_low_ace) continue;
      --left;
      values_.push_back(static_cast<std::uint8_t>(value));
      const bool found = complete_group(rest - value, value, has_low_ace || value == 1);
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
  BoundedList<std::uint8_t, most_items> values_;
};

// Hands out the items to the groups that were found as values.
class Assignment {
 public:
  Assignment(const Rules& rules, Items items, Place place) : rules_(rules), left_(std::move(items)), place_(place) {}

  CardSet take(int points) {
    const Value value{static_cast<std::uint8_t>(points)};
    for (std::size_t i = left_.builds.size(); i-- > 0;) {
      if (left_.builds[i].value != value) continue;
      const CardSet cards = left_.builds[i].cards;
      left_.builds.erase_at(i);
      return cards;
    }
    CardSet last;
    for (const Card card : left_.cards)
      if (values_of(rules_, card, place_).contains(value)) last = card;
    left_.cards.remove(last);
    return last;
  }

 private:
  const Rules& rules_;
  Items left_;
  Place place_;
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

// A sum that is the value is one group: nothing to search for.
bool is_one_group(const Valuation& counted, const GroupQuestion& question) {
  return counted.sum == question.value.points && !question.lone_low_aces;
}

// How many groups make up the sum; none if it does not come out.
int groups_of_sum(const Valuation& counted, const GroupQuestion& question) {
  if (!counted.fits || counted.sum < question.value.points || counted.sum == 0) return 0;
  if (counted.sum == question.value.points) return 1;
  return counted.sum % question.value.points == 0 ? counted.sum / question.value.points : 0;
}

bool splits(const Valuation& counted, const GroupQuestion& question) {
  return is_one_group(counted, question) || GroupSearch(counted.counts, question).split();
}

// Calls `use` with each way to count the aces by which the sum could come out, until it returns true.
template <typename Use>
bool any_valuation(const Rules& rules, const Items& items, const GroupQuestion& question, Use use) {
  if (question.value.points > highest_total) return false;
  const int flexible = aces_of_either_value(rules, items, question.place);
  for (int high_aces = 0; high_aces <= flexible; ++high_aces) {
    const Valuation counted = valuation(rules, items, question, high_aces);
    if (groups_of_sum(counted, question) > 0 && use(counted)) return true;
  }
  return false;
}

// Which sums some of the items make, as bits; bit 0 is the sum of nothing.
std::uint64_t sums_of_some(const Rules& rules, const Items& items, const GroupQuestion& question) {
  constexpr std::uint64_t all_sums = (std::uint64_t{1} << (highest_total + 1)) - 1;
  std::uint64_t sums = 1;
  std::uint64_t sums_with_low_ace = 0;  // only where one is to be alone in its group
  for (const Card card : items.cards) {
    std::uint64_t more = 0;
    std::uint64_t more_with_low_ace = 0;
    for (const Value value : values_of(rules, card, question.place)) {
      const bool is_lone_ace = value.points == 1 && question.lone_low_aces;
      (is_lone_ace ? more_with_low_ace : more) |= sums << value.points;
      if (!is_lone_ace) more_with_low_ace |= sums_with_low_ace << value.points;
    }
    sums |= more & all_sums;
    sums_with_low_ace |= more_with_low_ace & all_sums;
  }
  for (const Build& build : items.builds) {
    if (build.value.points > highest_value) continue;
    sums |= sums << build.value.points & all_sums;
    sums_with_low_ace |= sums_with_low_ace << build.value.points;
  }
  return (sums | sums_with_low_ace) & all_sums;
}

}  // namespace

GroupQuestion build_question(const Rules& rules, Value value) {
  return {value, Place::build, rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum};
}

std::optional<std::vector<CardSet>> split_into_groups(const Rules& rules, const Items& items,
                                                      const GroupQuestion& question) {
  std::optional<std::vector<CardSet>> groups;
  any_valuation(rules, items, question, [&](const Valuation& counted) {
    if (is_one_group(counted, question)) {
      groups.emplace(1, items.all_cards());
      return true;
    }
    GroupSearch search(counted.counts, question);
    if (!search.split()) return false;
    groups = groups_from(search, Assignment(rules, items, question.place), question.value.points);
    return true;
  });
  return groups;
}

int count_groups(const Rules& rules, const Items& items, const GroupQuestion& question) {
  int groups = 0;
  any_valuation(rules, items, question, [&](const Valuation& counted) {
    if (!splits(counted, question)) return false;
    groups = groups_of_sum(counted, question);
    return true;
  });
  return groups;
}

bool some_make_a_group(const Rules& rules, const Items& items, const GroupQuestion& question) {
  return question.value.points <= highest_total &&
         (sums_of_some(rules, items, question) >> question.value.points & 1U) != 0;
}

}  // namespace casino
