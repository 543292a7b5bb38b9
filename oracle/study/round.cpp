#include "oracle/study/round.hpp"

#include <algorithm>

#include "oracle/generate/dice.hpp"

namespace casino::study {

Rounds::Rounds(const Study& study) : study_(study), measures_(measures_of(study).size()) {
  for (const Arm& arm : study.arms) tables_.push_back(std::make_unique<Table>(arm.rules));
}

std::vector<std::vector<Thousandths>> Rounds::deal(std::uint64_t number) const {
  std::vector<std::vector<Thousandths>> sums(tables_.size(), std::vector<Thousandths>(measures_));
  for (int rotation = 0; rotation < study_.rotations(); ++rotation) {
    Beginning beginning;
    beginning.extent = study_.extent;
    beginning.seated = study_.seated(rotation);
    beginning.dealer = Seat{static_cast<std::uint8_t>(number % study_.seats().count)};
    beginning.seed = generate::scrambled(study_.seed ^ generate::scrambled(number));
    PlayedGame base;
    for (std::size_t arm = 0; arm < tables_.size(); ++arm) {
      PlayedGame course = played(*tables_[arm], beginning);
      if (arm == 0) base = course;
      const auto values = values_of(study_, tables_[arm]->rules(), beginning, course, base);
      std::transform(values.begin(), values.end(), sums[arm].begin(), sums[arm].begin(), std::plus<>());
    }
  }
  return sums;
}

Tally Rounds::block(std::uint64_t number, std::uint64_t deals) const {
  Tally tally(tables_.size(), measures_);
  const std::uint64_t first = number * deals_in_a_block;
  const std::uint64_t end = std::min(deals, first + deals_in_a_block);
  for (std::uint64_t i = first; i < end; ++i) tally.add(deal(i));
  return tally;
}

}  // namespace casino::study
