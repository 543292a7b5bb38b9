// A model of a few lines and all that there is to know about it, for self_test: with a number the mutant of that number
// is on, and the exit code says whether anything was noticed.

#include <cstdlib>
#include <vector>

namespace {

enum class Suit { spades, hearts };
struct Card {
  int rank = 1;
  Suit suit = Suit::spades;
};

constexpr int highest = 3;

bool is_scoring(const Card& card) { return card.suit == Suit::spades && card.rank <= highest; }

int points_of(const std::vector<Card>& cards) {
  int points = 0;
  for (const Card& card : cards) {
    if (!is_scoring(card)) continue;
    points += card.rank;
  }
  if (cards.empty()) return points;
  return points + 1;
}

// What is returned behind the switch nobody sees, and its last break nobody misses: neither is planted.
int times(Suit suit) {
  int more{};
  switch (suit) {
    case Suit::spades: more = 1; break;
    case Suit::hearts: more = 3; break;
  }
  switch (suit) {
    case Suit::spades: return more;
    case Suit::hearts: return 2 * more;
  }
  return 5;
}

bool all_holds() {
  const bool three_counts = points_of({{3, Suit::spades}}) == 4;
  const bool four_is_too_high = points_of({{4, Suit::spades}}) == 1;
  const bool hearts_are_nothing = points_of({{2, Suit::hearts}}) == 1;
  const bool both_add_up = points_of({{2}, {3}}) == 6;
  const bool hearts_count_more = times(Suit::spades) == 1 && times(Suit::hearts) == 6;
  return three_counts && hearts_count_more && four_is_too_high && hearts_are_nothing && both_add_up &&
         points_of({}) == 0;
}

}  // namespace

int main(int count, char** words) {
  if (count > 1) casino::mutation::active = std::atoi(words[1]);
  return all_holds() ? 0 : 1;
}
