#pragma once
// Questions about how the cards of a build may be told apart into groups, that only some readings ask.
// They are answered by trying the ways.

#include <vector>

#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

// What is put into a build: the card played, tops of piles, and cards and builds of the table.
struct PutIn {
  CardSet played;
  CardSet tops;
  CardSet loose;
  CardSet as_cards;
};

// All of them make groups.
[[nodiscard]] bool comes_out(const Situation& s, const PutIn& cards, Target target);

// Q-SAF-14 b: the played card makes a build with table cards, and the rest makes groups with the tops.
[[nodiscard]] bool is_made_before_tops_join(const Situation& s, const PutIn& cards, Target target);

// Q-AA-10 b: the played card makes a group by itself or with other cards, and the builds stand in the others.
[[nodiscard]] bool is_made_beside_builds(const Situation& s, const PutIn& cards, Target target);

// Q-SAF-12 b: the played card and all tops are in one group, and the rest makes groups as well.
[[nodiscard]] bool tops_share_a_group(const Situation& s, const PutIn& cards, Target target);

}  // namespace casino::enumerate
