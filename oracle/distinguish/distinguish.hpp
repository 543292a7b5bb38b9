#pragma once
// The smallest situation on which two rules part, of any kind or of one: a turn, a dealing, a cut, the end of a deal, a
// score, a claim or a match. Everything up to a size is looked at, the smallest first, so that "smallest" is proved;
// beyond that, random games are played until they part, and what parted them is made smaller.

#include <vector>

#include "oracle/distinguish/pair.hpp"
#include "oracle/distinguish/spending.hpp"

namespace casino::distinguish {

struct SearchBounds {
  std::uint64_t seed = 1;         // of the games
  std::uint64_t most_games = 40;  // for each number of seats
  int most_cards = 8;             // in positions that are looked at one by one
  std::optional<Kind> kind;       // of this kind alone; nothing: whatever is smallest
};

struct Witness {
  Pair pair;  // with the seats of the witness
  corpus::Asked asked;
  Size size;
  Aspect aspect = Aspect::verdict;
  bool is_smallest = false;  // of what was asked for there is none with fewer cards
  // Found in play and made smaller: in which game of the seed, and at which turn.
  std::optional<std::uint64_t> game;
  int turn = 0;
};

struct Distinction {
  std::optional<Witness> witness;
  // What has been looked at in vain, or up to the witness: everything of so many cards; nothing where that was not
  // asked.
  bool turns_can_differ = true;          // some clause about turns reads an option in which the two differ
  bool lists_every_turn = true;          // where clauses are switched off, only turns that all of them allow
  std::optional<int> cards_in_turns;     // every position; with how many seats they were
  std::optional<int> cards_in_scores;    // every question of scores and matches
  std::optional<int> cards_in_dealings;  // every question of dealings, cuts and calls
  std::uint64_t games = 0;
  std::uint64_t positions = 0;
};

// The pairs differ in their numbers of seats alone, the fewest first. Of a witness that is known already only smaller
// ones are looked for, and one as small that was found in order takes its place.
[[nodiscard]] Distinction distinguish(const std::vector<Pair>& pairs, const SearchBounds& search, Spent spent,
                                      const std::optional<Witness>& known = {});

// What people ask about first: a difference in play, or where none is found one in scores, or else one in dealing and
// in what is announced at it. `kept`: cases that may part them, whatever they were made for.
using Kept = std::vector<const corpus::Case*>;
[[nodiscard]] Distinction first_distinction(const std::vector<Pair>& pairs, SearchBounds search, Spent spent,
                                            const Kept& kept);

// Of cases that somebody has kept the smallest that parts one of the pairs.
[[nodiscard]] std::optional<Witness> smallest_kept(const std::vector<Pair>& pairs, std::optional<Kind> kind,
                                                   const Kept& kept);

// Two rules with each number of seats that both can be played by.
[[nodiscard]] std::vector<Pair> pairs_of(FunctionRef<std::optional<Pair>(Seats)> with_seats);

// Where the witness stands to real play.
enum class Standing : std::uint8_t {
  first_layout,  // a deal can begin like this
  from_play,     // part of a position that came up in play
  well_formed    // nobody has shown yet how play leads there
};
inline constexpr std::array<std::string_view, 3> standing_names{"first_layout", "from_play", "well_formed"};
[[nodiscard]] Standing standing_of(const Witness& witness);

}  // namespace casino::distinguish
