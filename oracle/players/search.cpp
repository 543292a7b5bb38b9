#include "oracle/players/search.hpp"

#include <algorithm>
#include <limits>

#include "model/apply/apply.hpp"
#include "model/judge/play.hpp"
#include "oracle/players/player.hpp"
#include "oracle/players/unseen.hpp"

namespace casino::players {
namespace {

constexpr std::size_t most_tried = 8;
constexpr int most_turns_ahead = 12;

struct Tried {
  Choice* choice = nullptr;
  Thousandths sum = 0;
  int playouts = 0;

  // Is the average of this higher? Without a division, and so without rounding.
  [[nodiscard]] bool is_better_than(const Tried& other) const { return sum * other.playouts > other.sum * playouts; }
};

std::vector<Tried> best_before(Choices& choices) {
  std::vector<Tried> tried;
  for (Choice& choice : choices) tried.push_back({&choice});
  std::stable_sort(tried.begin(), tried.end(),
                   [](const Tried& a, const Tried& b) { return a.choice->liking > b.choice->liking; });
  tried.resize(std::min(tried.size(), most_tried));
  return tried;
}

}  // namespace

void Search::think(Choices& choices, int playouts) const {
  std::vector<Tried> tried = best_before(choices);
  int rounds = 1;
  while (std::size_t{1} << rounds < tried.size()) ++rounds;
  generate::Dice dice(dice_);
  for (int round = 0; round < rounds; ++round) {
    const int each = std::max(1, playouts / rounds / static_cast<int>(tried.size()));
    for (int i = 0; i < each; ++i) {
      const Position dealt = with_some_hands(players_.rules_, view_, dice);
      const std::uint64_t thrown = dice.below(std::numeric_limits<std::uint64_t>::max());
      for (Tried& one : tried) {
        one.sum += outcome(dealt, one.choice->turn, thrown);
        ++one.playouts;
      }
    }
    std::stable_sort(tried.begin(), tried.end(), [](const Tried& a, const Tried& b) { return a.is_better_than(b); });
    if (round + 1 < rounds) tried.resize((tried.size() + 1) / 2);
  }
  for (Choice& choice : choices) choice.liking = std::numeric_limits<std::int64_t>::min();
  for (const Tried& one : tried) one.choice->liking = one.sum / one.playouts;
}

Thousandths Search::outcome(Position position, const Turn& turn, std::uint64_t dice) const {
  const Rules& rules = players_.rules_;
  const Side side = side_of(rules, view_.seat);
  static_cast<void>(play(rules, position, turn));
  for (int i = 0; i < most_turns_ahead && !hands_are_empty(rules, position); ++i) {
    // Everybody sees all hands here, and looks at no more than what a turn gains.
    const View open{position.to_act, position};
    const auto next =
        players_.decision({PlayerKind::greedy}, open, generate::scrambled(dice + static_cast<std::uint64_t>(i)));
    if (!next) break;
    static_cast<void>(play(rules, position, next->turn));
  }
  return deal_is_over(rules, position) ? players_.worth_.lead_at_end(position, side)
                                       : players_.worth_.lead(position, side);
}

}  // namespace casino::players
