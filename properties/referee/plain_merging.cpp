#include "properties/referee/plain_merging.hpp"

#include <unordered_set>

#include "model/apply/apply.hpp"
#include "oracle/enumerate/enumerate.hpp"

namespace casino::referee {
namespace {

struct Hash {
  std::size_t operator()(const Position& position) const { return hash_of(position); }
};
using Positions = std::unordered_set<Position, Hash>;

class PlainMerging {
 public:
  PlainMerging(const Rules& rules, std::size_t most_partial_turns)
      : rules_(rules), legal_(rules), most_partial_turns_(most_partial_turns) {}

  bool run(const Position& start) {
    reach(start, Seat{0});
    std::size_t met = 0;  // the list grows while it is gone through
    while (met < partial_.size()) {
      if (partial_.size() > most_partial_turns_) return false;
      const Position position = partial_[met++];
      note_end(position);
      legal_.each_next_action(position, [&](const Action& action) {
        Position after = position;
        legal_.play(after, action);
        reach(after, Seat{0});
        return true;
      });
    }
    return true;
  }

  [[nodiscard]] std::vector<Position> outcomes() const { return {outcomes_.begin(), outcomes_.end()}; }

 private:
  // SWZ-STL-4, SAF-PILE-3: once for each card that may lie on top now.
  void reach(const Position& position, Seat first_pile) {
    for (Seat keeper = first_pile; keeper.index < rules_.seats.count; ++keeper.index) {
      const CardSet tops = position.piles[keeper].possible_tops();
      if (tops.size() < 2 || !shows_a_new_top(rules_, position, keeper)) continue;
      for (const Card top : tops) {
        Position shown = position;
        shown.piles[keeper].reveal(top);
        reach(shown, keeper);
      }
      return;
    }
    if (met_.insert(position).second) partial_.push_back(position);
  }

  void note_end(const Position& position) {
    if (!legal_.may_end(position)) return;
    Position after = position;
    end_turn(rules_, after);
    outcomes_.insert(after);
  }

  const Rules& rules_;
  LegalTurns legal_;
  std::size_t most_partial_turns_;
  std::vector<Position> partial_;  // turns in the making, in the order in which they were met
  Positions met_;
  Positions outcomes_;
};

}  // namespace

std::optional<std::vector<Position>> plainly_merged_outcomes(const Rules& rules, const Position& position,
                                                             std::size_t most_partial_turns) {
  PlainMerging merging(rules, most_partial_turns);
  if (!merging.run(position)) return std::nullopt;
  return merging.outcomes();
}

}  // namespace casino::referee
