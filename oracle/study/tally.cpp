#include "oracle/study/tally.hpp"

#include <algorithm>
#include <cstddef>

namespace casino::study {

Tally::Tally(std::size_t arms_of_it, std::size_t measures) : arms(arms_of_it) {
  for (ArmTally& arm : arms) {
    arm.values.resize(measures);
    arm.differences.resize(measures);
  }
}

void Tally::add(const std::vector<std::vector<std::int64_t>>& of_arms) {
  ++deals;
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    for (std::size_t i = 0; i < arms[arm].values.size(); ++i) {
      arms[arm].values[i].add(of_arms[arm][i]);
      arms[arm].differences[i].add(of_arms[arm][i] - of_arms[0][i]);
    }
  }
}

void Tally::count(std::size_t arm, const std::vector<std::int64_t>& numbers) {
  std::vector<Distribution>& distributions = arms[arm].distributions;
  distributions.resize(std::max(distributions.size(), numbers.size()));
  for (std::size_t i = 0; i < numbers.size(); ++i) ++distributions[i][numbers[i]];
}

void Tally::add(const Tally& other) {
  deals += other.deals;
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    const ArmTally& more = other.arms[arm];
    for (std::size_t i = 0; i < arms[arm].values.size(); ++i) {
      arms[arm].values[i].add(more.values[i]);
      arms[arm].differences[i].add(more.differences[i]);
    }
    std::vector<Distribution>& distributions = arms[arm].distributions;
    distributions.resize(std::max(distributions.size(), more.distributions.size()));
    for (std::size_t i = 0; i < more.distributions.size(); ++i)
      for (const auto& [number, games] : more.distributions[i]) distributions[i][number] += games;
  }
}

}  // namespace casino::study
