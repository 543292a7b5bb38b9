#pragma once
// What was measured, added up. Sums are whole numbers, so that it is the same whoever added what, and in which order.

#include <cstdint>
#include <map>
#include <vector>

namespace casino::study {

// Of one value in every deal.
struct Moments {
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value) {
    sum += value;
    squares += value * value;
  }
  void add(const Moments& other) {
    sum += other.sum;
    squares += other.squares;
  }
  friend bool operator==(const Moments&, const Moments&) = default;
};

// How many games came to each whole number.
using Distribution = std::map<std::int64_t, std::int64_t>;

// Squares of what a deal can bring stay below 10^12: so many deals fit into a sum.
inline constexpr std::uint64_t most_deals = 1'000'000;

struct ArmTally {
  std::vector<Moments> values;              // in the order of the measures
  std::vector<Moments> differences;         // from the first rules, deal by deal
  std::vector<Distribution> distributions;  // in the order of what is counted; none before anything is
  friend bool operator==(const ArmTally&, const ArmTally&) = default;
};

struct Tally {
  std::uint64_t deals = 0;
  std::vector<ArmTally> arms;

  Tally() = default;
  Tally(std::size_t arms_of_it, std::size_t measures);
  // One deal: the values of every arm.
  void add(const std::vector<std::vector<std::int64_t>>& of_arms);
  // One game of it by some rules: the numbers that are counted.
  void count(std::size_t arm, const std::vector<std::int64_t>& numbers);
  void add(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace casino::study
