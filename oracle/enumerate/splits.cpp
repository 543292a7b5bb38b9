#include "oracle/enumerate/splits.hpp"

#include <algorithm>

namespace casino::enumerate {
namespace {

constexpr int high_ace = 14;

// Exact cover of numbers by groups. The highest number left is in some group: that group is completed first.
class Cover {
 public:
  Cover(const Counts& counts, Target target)
      : left_(counts), value_(target.value.points), lone_low_aces_(target.lone_low_aces && value_ > 1) {
    left_[target.value.points] = 0;  // a number that is the value makes a group alone, in no other can it be
  }

  bool exists(int begun, int aces_begun) {
    return begun == 0 ? exists() : complete(value_ - begun, value_ - 1, aces_begun);
  }

 private:
  bool exists() {
    int highest = value_ - 1;
    while (highest > 0 && left(highest) == 0) --highest;
    if (highest == 0) return true;
    --left(highest);
    const bool found = complete(value_ - highest, highest, highest == 1 ? 1 : 0);
    if (!found) ++left(highest);
    return found;
  }

  [[nodiscard]] std::uint8_t& left(int number) { return left_[static_cast<unsigned>(number)]; }

  bool complete(int rest, int highest, int low_aces) {
    if (rest == 0) return exists();
    for (int number = std::min(rest, highest); number > 0; --number) {
      if (left(number) == 0 || (number == 1 && low_aces > 0 && lone_low_aces_)) continue;
      --left(number);
      if (complete(rest - number, number, low_aces + (number == 1 ? 1 : 0))) return true;
      ++left(number);
    }
    return false;
  }

  Counts left_;
  int value_;
  bool lone_low_aces_;
};

bool splits_counted(const Counts& counts, const Numbers& numbers, Target target) {
  int sum = numbers.begun;
  if (sum > target.value.points) return false;
  for (int number = 1; number <= static_cast<int>(highest_value); ++number) {
    const int count = counts[static_cast<unsigned>(number)];
    if (count > 0 && number > target.value.points) return false;
    sum += number * count;
  }
  return sum % target.value.points == 0 && Cover(counts, target).exists(numbers.begun, numbers.aces_begun);
}

bool has_group_with(Counts counts, unsigned number, Target target) {
  if (counts[number] == 0 || number > target.value.points) return false;
  --counts[number];
  return (sums_of(counts) >> (target.value.points - number) & 1U) != 0;
}

}  // namespace

bool splits(const Numbers& numbers, Target target) {
  // Aces of either value: each one that counts 14 is a group of its own, and only where 14 is the value.
  const int most_high = target.value.points == high_ace ? numbers.either_aces : 0;
  for (int high = 0; high <= most_high; ++high) {
    Counts counts = numbers.counts;
    counts[1] = static_cast<std::uint8_t>(counts[1] + numbers.either_aces - high);
    if (splits_counted(counts, numbers, target)) return true;
  }
  return false;
}

bool covered_by_groups(const Numbers& numbers, Target target) {
  Counts counts = numbers.counts;
  // At 14 an ace of either value is a group alone; in others it counts 1.
  const bool aces_stand_alone = target.value.points == high_ace;
  const unsigned sure_aces = counts[1];
  counts[1] = static_cast<std::uint8_t>(counts[1] + numbers.either_aces);
  for (unsigned number = 1; number <= highest_value; ++number) {
    const bool needs_group = number == 1 && aces_stand_alone ? sure_aces > 0 : counts[number] > 0;
    if (needs_group && !has_group_with(counts, number, target)) return false;
  }
  return true;
}

std::uint32_t sums_of(const Counts& counts) {
  constexpr std::uint32_t in_range = (1U << (highest_value + 1)) - 1;
  std::uint32_t sums = 1;
  for (unsigned number = 1; number <= highest_value; ++number)
    for (int i = 0; i < counts[number]; ++i) sums |= sums << number & in_range;
  return sums;
}

}  // namespace casino::enumerate
