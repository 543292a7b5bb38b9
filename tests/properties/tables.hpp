#pragma once
// Every variant at every number of seats that it is played by, as parameters of tests.

#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"

namespace casino::properties {

struct Table {
  const VariantEntry* variant = nullptr;
  Seats seats;
  [[nodiscard]] Rules rules() const { return variant->rules(seats); }
};

[[nodiscard]] inline std::vector<Table> tables() {
  std::vector<Table> all;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      if (!contradiction(variant.rules(Seats{seats}))) all.push_back({&variant, Seats{seats}});
  return all;
}

// A name that gtest accepts: "south_african_2".
[[nodiscard]] inline std::string name_of(const Table& table) {
  std::string name = std::string(table.variant->name) + "_" + std::to_string(table.seats.count);
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
}

inline void PrintTo(const Table& table, std::ostream* out) { *out << name_of(table); }

}  // namespace casino::properties
