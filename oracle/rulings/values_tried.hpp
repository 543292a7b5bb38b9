#pragma once
// What an option can be set to, to try out what hangs on it.

#include <string>
#include <vector>

#include "model/rules/rules.hpp"

namespace casino::rulings {

// All values of a choice; of a number and of an order those that some variant or dialect has with so many seats, and of
// a number of few values all.
[[nodiscard]] std::vector<std::string> values_tried(const OptionEntry& option, Seats seats);

}  // namespace casino::rulings
