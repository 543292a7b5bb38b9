#include "oracle/conform/protocol/reached.hpp"

#include "oracle/json/position.hpp"

namespace casino::conform {

bool Reached::contains(const Position& position) {
  if (positions_.contains(position)) return true;
  if (written_.empty())
    for (const Position& one : positions_) written_.insert(json::of(one, rules_).dump());
  return written_.contains(json::of(position, rules_).dump());
}

}  // namespace casino::conform
