#pragma once
// Positions that turns lead to. Two turns are one if they lead to one position (docs/protocol.md).

#include <set>
#include <string>
#include <unordered_set>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/json/position.hpp"

namespace casino::conform {

class Reached {
 public:
  explicit Reached(const Rules& rules) : rules_(rules) {}

  void add(const Position& position) { positions_.insert(position); }
  // As somebody sees it to whom both are told: what no document holds makes no difference.
  [[nodiscard]] bool contains(const Position& position) {
    if (positions_.contains(position)) return true;
    if (written_.empty())
      for (const Position& one : positions_) written_.insert(json::of(one, rules_).dump());
    return written_.contains(json::of(position, rules_).dump());
  }

 private:
  struct Hash {
    std::size_t operator()(const Position& position) const { return hash_of(position); }
  };

  const Rules& rules_;
  std::unordered_set<Position, Hash> positions_;
  std::set<std::string> written_;  // all of them, once one was not found among them as it is
};

}  // namespace casino::conform
