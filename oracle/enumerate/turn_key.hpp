#pragma once
// Equality of positions within one turn, in a few words: of a position only what a turn can change.

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::enumerate {

// What of the turn in progress has to be equal for two partial turns to be one: all that decides how it can
// go on. Two keys are equal exactly if the positions are, both having come from the same one by actions of
// one seat.
using TurnKey = std::vector<std::uint64_t>;
[[nodiscard]] TurnKey key_of(const Rules& rules, const Position& position, Seat actor);

// Keys that have been met.
class TurnKeys {
 public:
  // False if it has been met before.
  bool insert(TurnKey key) { return keys_.insert(std::move(key)).second; }

 private:
  struct Hash {
    std::size_t operator()(const TurnKey& key) const {
      std::uint64_t state = 0xcbf29ce484222325ULL;
      for (const std::uint64_t word : key) {
        state = (state ^ word) * 0x9e3779b97f4a7c15ULL;
        state ^= state >> 32U;
      }
      return state;
    }
  };
  std::unordered_set<TurnKey, Hash> keys_;
};

}  // namespace casino::enumerate
