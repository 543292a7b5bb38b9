#pragma once
// One change of a log: what is written somewhere is taken for something else.

#include "oracle/log/log.hpp"

namespace casino::log {

struct Edit {
  enum class What : std::uint8_t { entries, dealer, to_act, result };
  What what = What::entries;
  std::size_t deal = 0;   // of all but the result; by its place in the log
  std::size_t entry = 0;  // from here on
  std::size_t removed = 0;
  std::vector<Happening> inserted;  // in their place
  std::optional<Seat> dealer;
  std::optional<Seat> to_act;  // in the position from which a fragment starts
  std::optional<Result> result;
  int cost = 0;  // see slips.hpp
  friend bool operator==(const Edit&, const Edit&) = default;
};

[[nodiscard]] Log edited(const Log& log, const Edit& edit);

// Where something stands in a log: before all entries of a deal, or at one of them.
struct Spot {
  std::size_t deal = 0;
  std::size_t step = 0;  // 0: before the entries; else the entry, counted from 1
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

}  // namespace casino::log
