#pragma once
// Options of which one value allows all that another allows, and perhaps more.

#include <span>
#include <string_view>

#include "model/rules/option.hpp"

namespace casino::properties {

struct Loosening {
  Option option;
  std::string_view strict;
  std::string_view loose;
};
[[nodiscard]] std::span<const Loosening> loosenings();

}  // namespace casino::properties
