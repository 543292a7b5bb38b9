#include "model/rules/variants.hpp"
#include "tests/mutation/mutant.hpp"
#include "tests/mutation/trial.hpp"

namespace casino::mutation {
namespace {

std::vector<Rules> rules_of_all() {
  std::vector<Rules> all;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      all.push_back(variant.rules(Seats{seats}));
  return all;
}

}  // namespace

std::vector<int> mutants_with_the_same_rules(const std::vector<int>& mutants) {
  const std::vector<Rules> rules = rules_of_all();
  std::vector<int> same;
  for (const int mutant : mutants) {
    active = mutant;
    if (rules_of_all() == rules) same.push_back(mutant);
  }
  active = 0;
  return same;
}

}  // namespace casino::mutation
