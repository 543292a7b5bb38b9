#pragma once
// Several seats in text: " S E", a space before each.

#include <string>

#include "model/rules/rules.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {

[[nodiscard]] inline std::string names_of(const Rules& rules, SeatSet seats) {
  std::string names;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (seats.contains(Seat{i})) names.append(" ").append(name_of(Seat{i}, rules.seats));
  return names;
}

}  // namespace casino::notation
