#include "properties/referee/naive_groups.hpp"

#include <algorithm>
#include <functional>

namespace casino::referee {
namespace {

// A card or a build, with the values at which it may be counted.
struct Item {
  CardSet cards;
  ValueSet values;
  bool is_ace = false;
};

struct Group {
  CardSet cards;
  int sum = 0;
  int low_aces = 0;
};

std::vector<Item> laid_out(const Rules& rules, const Items& items, Place place) {
  std::vector<Item> all;
  for (const Card card : items.cards)
    all.push_back(Item{card, values_of(rules, card, place), card.rank() == Rank::ace});
  for (const Build& build : items.builds) all.push_back(Item{build.cards, build.value});
  return all;
}

Group joined(Group group, const Item& item, Value value) {
  group.cards.insert(item.cards);
  group.sum += value.points;
  group.low_aces += item.is_ace && value.points == 1 ? 1 : 0;
  return group;
}

bool is_complete(const Group& group, const GroupQuestion& question) {
  // Two aces at 1 make no 2, nor a part of a longer sum; at 1 each ace is a group by itself.
  if (question.lone_low_aces && group.low_aces > 1) return false;
  return group.sum == question.value.points;
}

enum class Rest : std::uint8_t { must_be_used, may_be_left };

// Lays one item after the other into each of the groups begun, into a new one, or aside.
class EveryPartition {
 public:
  using Use = std::function<void(const std::vector<Group>&)>;

  EveryPartition(std::vector<Item> items, const GroupQuestion& question, Rest rest, Use use)
      : items_(std::move(items)), question_(question), rest_(rest), use_(std::move(use)) {}

  void lay_from(std::size_t next) {
    if (next == items_.size()) return hand_over();
    for (const Value value : items_[next].values) {
      for (std::size_t i = 0; i < groups_.size(); ++i) lay_into(i, next, value);
      groups_.push_back(Group{});
      lay_into(groups_.size() - 1, next, value);
      groups_.pop_back();
    }
    if (rest_ == Rest::may_be_left) lay_from(next + 1);
  }

 private:
  void lay_into(std::size_t i, std::size_t next, Value value) {
    const Group before = groups_[i];
    groups_[i] = joined(before, items_[next], value);
    // No card has a value below 1, so a group that is too big stays so.
    if (groups_[i].sum <= question_.value.points) lay_from(next + 1);
    groups_[i] = before;
  }

  void hand_over() const {
    const auto complete = [&](const Group& group) { return is_complete(group, question_); };
    if (std::all_of(groups_.begin(), groups_.end(), complete)) use_(groups_);
  }

  std::vector<Item> items_;
  GroupQuestion question_;
  Rest rest_;
  Use use_;
  std::vector<Group> groups_;
};

void each_partition(const Rules& rules, const Items& items, const GroupQuestion& question, Rest rest,
                    const EveryPartition::Use& use) {
  EveryPartition(laid_out(rules, items, question.place), question, rest, use).lay_from(0);
}

}  // namespace

std::set<int> group_counts(const Rules& rules, const Items& items, const GroupQuestion& question) {
  std::set<int> counts;
  each_partition(rules, items, question, Rest::must_be_used, [&](const std::vector<Group>& groups) {
    if (!groups.empty()) counts.insert(static_cast<int>(groups.size()));
  });
  return counts;
}

bool some_make_a_group(const Rules& rules, const Items& items, const GroupQuestion& question) {
  bool found = false;
  each_partition(rules, items, question, Rest::may_be_left,
                 [&](const std::vector<Group>& groups) { found = found || groups.size() == 1; });
  return found;
}

int most_cards_in_groups(const Rules& rules, const Items& items, const GroupQuestion& question) {
  int most = 0;
  each_partition(rules, items, question, Rest::may_be_left, [&](const std::vector<Group>& groups) {
    int cards = 0;
    for (const Group& group : groups) cards += group.cards.size();
    most = std::max(most, cards);
  });
  return most;
}

}  // namespace casino::referee
