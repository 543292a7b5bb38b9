#pragma once
// All clauses and aliases, text by text.

#include <cstddef>

#include "model/rules/registry/anglo_american_clauses.hpp"
#include "model/rules/registry/dominican_clauses.hpp"
#include "model/rules/registry/hungarian_clauses.hpp"
#include "model/rules/registry/nordic_clauses.hpp"
#include "model/rules/registry/own_clauses.hpp"
#include "model/rules/registry/royal_clauses.hpp"
#include "model/rules/registry/sotho_clauses.hpp"
#include "model/rules/registry/south_african_clauses.hpp"
#include "model/rules/registry/swazi_clauses.hpp"
#include "model/rules/registry/swazi_two_clauses.hpp"
#include "model/rules/registry/tuxedo_clauses.hpp"

namespace casino {
namespace registry {

template <typename T, std::size_t... sizes>
constexpr auto joined(const std::array<T, sizes>&... parts) {
  std::array<T, (sizes + ...)> all{};
  std::size_t next = 0;
  const auto append = [&](const auto& part) {
    for (const T& entry : part) all[next++] = entry;
  };
  (append(parts), ...);
  return all;
}

inline constexpr auto all_clauses =
    joined(anglo_american_clauses, royal_clauses, haiti_clauses, dominican_clauses, tuxedo_clauses, hungarian_clauses,
           finland_clauses, swazi_clauses, swazi_two_clauses, sotho_clauses, south_african_clauses, own_clauses);
inline constexpr auto all_aliases =
    joined(anglo_american_aliases, royal_aliases, haiti_aliases, dominican_aliases, tuxedo_aliases, hungarian_aliases,
           nordic_aliases, swazi_aliases, swazi_two_aliases, sotho_aliases, south_african_aliases);

}  // namespace registry

using registry::all_aliases;
using registry::all_clauses;

}  // namespace casino
