#pragma once
// A shuffled pack, cut and dealt as the rules have it.

#include <vector>

#include "model/deal/deal.hpp"
#include "model/table/event.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::generate {

class Pack {
 public:
  Pack(const Rules& rules, Seat dealer, Dice& dice)
      : rules_(rules), dealer_(dealer), cards_(shuffled(rules.pack, dice)) {}

  // Its cards from the top, without those that were cut.
  [[nodiscard]] const std::vector<Card>& cards() const { return cards_; }

  // SWZ-CUT-1, SWZ-CUT-2, SWZ-CUT-3, SWZ-CUT-4: what the leader cuts, as often as the cut has to be put back; nothing
  // where the layout is dealt.
  std::vector<Event> cuts(Dice& dice);

  // In the order of the rules, or where they do not tell, each hand whole.
  [[nodiscard]] Dealing dealing(int number);

 private:
  CardSet dealt_off(int count);

  const Rules& rules_;
  Seat dealer_;
  std::vector<Card> cards_;
  std::size_t next_ = 0;
};

}  // namespace casino::generate
