#include "properties/generate/vary.hpp"

#include "properties/generate/rules.hpp"

namespace casino::properties {

Rules varied(Rules rules, int most_changes, generate::Dice& dice) {
  const auto& changes = changes_in_play();
  for (std::size_t left = dice.below(static_cast<std::size_t>(most_changes) + 1); left > 0; --left)
    rules = changed(rules, changes[dice.below(changes.size())]);
  return rules;
}

}  // namespace casino::properties
