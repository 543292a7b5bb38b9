#pragma once
// Equality of positions within one turn, in a few words: of a position only what a turn can change.

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/search/effort.hpp"

namespace casino::enumerate {

// What of the turn in progress has to be equal for two partial turns to be one: all that decides how it can
// go on. Two keys are equal exactly if the positions are, both having come from the same one by actions of
// one seat.
using TurnKey = std::vector<std::uint64_t>;
[[nodiscard]] TurnKey key_of(const Rules& rules, const Position& position, Seat actor);

// Keys that have been met.
class TurnKeys {
 public:
  // `effort`: pays for the memory; nullptr: without an end.
  explicit TurnKeys(Effort* effort = nullptr) : effort_(effort) {}
  ~TurnKeys() {
    if (effort_ != nullptr) effort_->drop(bytes_);
  }
  TurnKeys(const TurnKeys&) = delete;
  TurnKeys& operator=(const TurnKeys&) = delete;

  // False if it has been met before, or cannot be paid for.
  bool insert(TurnKey key) {
    const std::size_t bytes = key.capacity() * sizeof(TurnKey::value_type) + bytes_around_a_key;
    if (!keys_.insert(std::move(key)).second) return false;
    if (effort_ == nullptr) return true;
    if (!effort_->keep(bytes)) return false;
    bytes_ += bytes;
    return true;
  }

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

  // The node of the set, its bucket, and what the heap puts before either block.
  static constexpr std::size_t bytes_around_a_key = sizeof(TurnKey) + 8 * sizeof(void*);

  std::unordered_set<TurnKey, Hash> keys_;
  Effort* effort_;
  std::size_t bytes_ = 0;
};

}  // namespace casino::enumerate
