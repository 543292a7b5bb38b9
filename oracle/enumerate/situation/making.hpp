#pragma once
// What holds for every new build and for every new value of one: a card to back it, whose it is, and builds
// of the same value that lie there already.

#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

// What a new build or a new value of one comes with.
struct Making {
  CardSet unite;             // the standing build that it joins at once (SWZ-EQL-3)
  bool for_partner = false;  // SWZ-PTN-3
};
using UseMaking = FunctionRef<bool(const Making&)>;

// What is to be made.
struct Made {
  Do kind = Do::build;
  Value value;
  CardSet played;  // the hand card that goes into it, if one does
  CardSet gone;    // cards of builds that go into it
};

// Tells in which ways it may come to be; in none where the rules forbid it.
bool each_making(const Situation& s, const Made& made, UseMaking use);

// The values that are worth trying for a build when a card is played.
[[nodiscard]] ValueSet values_worth_making(const Situation& s, CardSet played);

// What is left in the hand, and what the hand card of the turn is played for.
struct Backing {
  CardSet hand;
  Do play = Do::build;
};
// Of an action: of one without a hand card as far as that is known (AA-VAR-1: a build may go with a trail only).
[[nodiscard]] Do play_of_turn(const Situation& s, Do kind, CardSet played);

// Whether a hand has a card for a build of the value that is not needed for another build, those of `gone`
// apart, where the duty to keep one for that is in force.
[[nodiscard]] bool backs(const Situation& s, const Backing& with, Value value, CardSet gone);
// AA-BLD-1: a build is made of what one card could take.
[[nodiscard]] bool can_be_captured_at_all(const Situation& s, Value value);

// SWZ-ACE-4 (option build.two_aces): what two aces alone make, and whether there are builds of 1.
[[nodiscard]] bool two_aces_may_make(const Situation& s, CardSet cards, Value value);
[[nodiscard]] Target target_of_build(const Situation& s, Value value);

// AA-BLD-6, AA-VAR-1, AA-ADD-6, SWZ-TRN-6: whether builds may be made or added to without a hand card now.
[[nodiscard]] bool may_use_table_only(const Situation& s, Do kind);
// With several actions a turn the next one adds the next group, where no hand card is needed for it: the
// outcomes are the same, and there is less to try.
[[nodiscard]] bool one_group_an_action(const Situation& s);

}  // namespace casino::enumerate
