#pragma once
// Equality of positions within one turn, in a few words: of a position only what a turn can change.

#include <array>
#include <cstdint>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/search/effort.hpp"
#include "oracle/enumerate/search/scratch.hpp"

namespace casino::enumerate {

// What of the turn in progress has to be equal for two partial turns to be one: all that decides how it can
// go on. Two keys are equal exactly if the positions are, both having come from the one `at_first` by actions of the
// seat to act there.
struct TurnKey {
  std::array<std::uint64_t, 192> words;  // at least as many as the longest takes
  std::size_t length = 0;

  [[nodiscard]] const std::uint64_t* begin() const { return words.data(); }
  [[nodiscard]] const std::uint64_t* end() const { return words.data() + length; }
};

// When positions are looked at: in the middle of a turn, or after it, when nothing is left of it.
enum class Moment : std::uint8_t { in_the_turn, after_the_turn };
void write_key(TurnKey& key, const Rules& rules, const Position& position, const Position& at_first, Moment moment);

// Positions that have been met at a moment, by their keys: a table tells where the words of these lie.
class TurnKeys {
 public:
  // `effort`: pays for the memory; nullptr: without an end.
  TurnKeys(const Rules& rules, const Position& at_first, Moment moment, Scratch& scratch, Effort* effort)
      : rules_(rules),
        at_first_(at_first),
        moment_(moment),
        scratch_(scratch),
        table_(FromScratch<Place>(scratch)),
        effort_(effort) {}
  ~TurnKeys() {
    if (effort_ != nullptr) effort_->drop(bytes_);
  }
  TurnKeys(const TurnKeys&) = delete;
  TurnKeys& operator=(const TurnKeys&) = delete;

  // False if it has been met before, or cannot be paid for.
  bool insert(const Position& position);

 private:
  struct Place {
    const std::uint64_t* words = nullptr;  // nullptr: nothing here
    std::uint32_t count = 0;
    std::uint32_t hash = 0;
  };

  // At most every other place of the table is taken, and while it grows there are two.
  static constexpr std::size_t bytes_around_a_key = 6 * sizeof(Place);

  [[nodiscard]] Place& place_for(std::uint32_t hash);
  void grow();
  [[nodiscard]] const std::uint64_t* kept();

  const Rules& rules_;
  const Position& at_first_;
  Moment moment_;
  Scratch& scratch_;
  std::vector<Place, FromScratch<Place>> table_;
  std::size_t taken_ = 0;
  TurnKey key_;  // the one that is looked for
  Effort* effort_;
  std::size_t bytes_ = 0;
};

}  // namespace casino::enumerate
