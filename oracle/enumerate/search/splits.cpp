#include "oracle/enumerate/search/splits.hpp"

#include <algorithm>

namespace casino::enumerate {
namespace {

// Exact cover of numbers by groups. The highest number left is in some group: that group is completed first.
class Cover {
 public:
  Cover(const Counts& counts, Target target)
      : left_(counts), value_(target.value.points), lone_low_aces_(target.lone_low_aces && value_ > 1) {
    // A number that is the value makes a group alone, in no other can it be.
    if (target.value.points <= highest_value) left_[target.value.points] = 0;
  }

  bool exists(int begun, int aces_begun) {
    return begun == 0 ? exists() : complete(value_ - begun, value_ - 1, aces_begun);
  }

 private:
  bool exists() {
    int highest = std::min(value_ - 1, static_cast<int>(highest_value));
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
    for (int number = std::min({rest, highest, static_cast<int>(highest_value)}); number > 0; --number) {
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

// Which sums some items make, each ace of either value counting 1 or 14.
std::uint64_t sums_with_aces(const Counts& counts, int either_aces) {
  std::uint64_t sums = sums_of(counts);
  for (int i = 0; i < either_aces; ++i)
    sums |= (sums << 1U | sums << static_cast<unsigned>(points_of_high_ace)) & sums_in_range;
  return sums;
}

// Whether one item, counting `number`, is in a group with some of the others.
bool has_group_with(int number, const Counts& others, int other_aces, Target target) {
  const int rest = target.value.points - number;
  return rest >= 0 && (sums_with_aces(others, other_aces) >> rest & 1U) != 0;
}

}  // namespace

bool splits(const Numbers& numbers, Target target) {
  // Aces of either value: only where the value is 14 or more can some of them count 14.
  const int most_high = target.value.points >= points_of_high_ace ? numbers.either_aces : 0;
  for (int high = 0; high <= most_high; ++high) {
    Counts counts = numbers.counts;
    counts[1] = static_cast<std::uint8_t>(counts[1] + numbers.either_aces - high);
    counts[points_of_high_ace] = static_cast<std::uint8_t>(counts[points_of_high_ace] + high);
    if (splits_counted(counts, numbers, target)) return true;
  }
  return false;
}

bool covered_by_groups(const Numbers& numbers, Target target) {
  for (int number = 1; number <= static_cast<int>(highest_value); ++number) {
    Counts others = numbers.counts;
    std::uint8_t& count = others[static_cast<unsigned>(number)];
    if (count == 0) continue;
    --count;
    if (!has_group_with(number, others, numbers.either_aces, target)) return false;
  }
  const int other_aces = numbers.either_aces - 1;
  return numbers.either_aces == 0 || has_group_with(1, numbers.counts, other_aces, target) ||
         has_group_with(points_of_high_ace, numbers.counts, other_aces, target);
}

std::uint64_t sums_of(const Counts& counts) {
  std::uint64_t sums = 1;
  for (unsigned number = 1; number <= highest_value; ++number)
    for (int i = 0; i < counts[number]; ++i) sums |= sums << number & sums_in_range;
  return sums;
}

}  // namespace casino::enumerate
