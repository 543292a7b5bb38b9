#include "oracle/study/round.hpp"

#include <algorithm>

#include "oracle/generate/dice.hpp"

namespace casino::study {

Rounds::Rounds(const Study& study, Programs* programs)
    : study_(study), programs_(programs), measures_(measures_of(study).size()) {
  for (const Arm& arm : study.arms) tables_.push_back(std::make_unique<Table>(arm.rules));
}

// One deal: for every arm its values, summed over the rotations.
void Rounds::play(std::uint64_t deal, Program* program, Tally& tally) const {
  std::vector<std::vector<Thousandths>> sums(tables_.size(), std::vector<Thousandths>(measures_));
  for (int rotation = 0; rotation < study_.rotations(); ++rotation) {
    Beginning beginning;
    beginning.extent = study_.extent;
    beginning.seated = study_.seated(rotation);
    beginning.dealer = Seat{static_cast<std::uint8_t>(deal % study_.seats().count)};
    beginning.seed = generate::scrambled(study_.seed ^ generate::scrambled(deal));
    beginning.number = deal + 1;
    beginning.moved = rotation;
    PlayedGame base;
    for (std::size_t arm = 0; arm < tables_.size(); ++arm) {
      const Rules& rules = tables_[arm]->rules();
      beginning.rules = study_.arms[arm].name;
      PlayedGame course = played(*tables_[arm], beginning, program);
      if (arm == 0) base = course;
      const auto values = values_of(study_, rules, beginning, course, base);
      std::transform(values.begin(), values.end(), sums[arm].begin(), sums[arm].begin(), std::plus<>());
      tally.count(arm, numbers_of(rules, beginning, course));
    }
  }
  tally.add(sums);
}

Tally Rounds::block(std::uint64_t number, std::uint64_t deals) const {
  if (!study_.has_a_program()) return block(number, deals, nullptr);
  return programs_->with_one([&](Program& program) { return block(number, deals, &program); });
}

Tally Rounds::block(std::uint64_t number, std::uint64_t deals, Program* program) const {
  Tally tally(tables_.size(), measures_);
  const std::uint64_t first = number * deals_in_a_block;
  const std::uint64_t end = std::min(deals, first + deals_in_a_block);
  for (std::uint64_t i = first; i < end; ++i) play(i, program, tally);
  return tally;
}

}  // namespace casino::study
