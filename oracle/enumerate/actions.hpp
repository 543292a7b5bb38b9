#pragma once
// The actions that a seat can do next, written from the rule texts and the table of options: the second road
// beside model/clauses, and not a caller of it. Each option is read at one place here.

#include <optional>

#include "model/action.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"
#include "oracle/enumerate/function_ref.hpp"
#include "oracle/enumerate/loose_cards.hpp"
#include "oracle/enumerate/worth.hpp"

namespace casino::enumerate {

// Gets an action, which is valid only during the call; returns false to stop.
using VisitAction = FunctionRef<bool(const Action&)>;

// Whether the turn is over with the action, so that what holds at the end of a turn has to hold after it; or
// whether it may go on, and its end is looked at then (turn_end.hpp).
enum class TurnEnd : std::uint8_t { with_this_action, later };

class Actions {
 public:
  Actions(const Rules& rules, const Worth& worth, const Position& position, TurnEnd end, VisitAction visit);

  // Tells all actions that could come next; false if the visitor stopped.
  bool each();

 private:
  // What a new build or a new value of one comes with.
  struct Making {
    CardSet unite;             // the standing build that it joins at once (SWZ-EQL-3)
    bool for_partner = false;  // SWZ-PTN-3
  };
  using UseMaking = FunctionRef<bool(const Making&)>;
  using UseBuilds = FunctionRef<bool(CardSet)>;
  using UseTops = FunctionRef<bool(CardSet)>;
  // What a pile's top is wanted for.
  enum class TopFor : std::uint8_t { capture, own_side_build, loose_base, opponents_build };

  bool plays_of(Card card);

  // trail.cpp
  bool trails(Card card);
  [[nodiscard]] bool may_trail(Card card);

  // captures.cpp
  bool captures(Card card);
  bool answers(Card card);
  bool captures_again(Card card);
  bool captures_of_pictures(Card card);
  [[nodiscard]] bool number_of_pictures_is_right(int taken) const;
  bool captures_at(Card card, Value value);
  bool captures_at_both_values(Card card);
  bool capture(Card card, Value value, CardSet loose, CardSet builds, CardSet tops);
  bool each_single_build(CardSet builds, UseBuilds use) const;
  [[nodiscard]] CardSet builds_to_capture(Card card, Value value) const;
  [[nodiscard]] bool may_capture(Card card, const Build& build) const;

  // captures_in_full.cpp
  [[nodiscard]] bool takes_enough(Card card, Value value, CardSet taken);
  [[nodiscard]] bool more_could_be_taken(Card card, Value value, CardSet taken);
  [[nodiscard]] bool more_pictures_could_be_taken(Card card, CardSet taken);
  [[nodiscard]] CardSet pictures_in_reach(Card card);
  [[nodiscard]] bool could_capture(Card card);

  // builds.cpp
  bool builds(CardSet played);
  bool builds_at(Value value, Fixed fixed, CardSet as_cards);
  bool tell_build(CardSet from_table);
  [[nodiscard]] bool is_one_item_of_the_table(CardSet cards) const;
  [[nodiscard]] CardSet builds_to_build_with(Value value) const;

  // raises.cpp
  bool raises(Card card);
  [[nodiscard]] bool may_be_raised(const Build& build) const;
  [[nodiscard]] bool was_formed_by_side(const Build& build) const;
  bool takes_into_a_group(const Build& build, Card card);
  bool raises_by(const Build& build, Card card, Value worth);
  bool raises_to(const Build& build, int begun, Value worth, CardSet as_cards);
  bool each_joining(Target target, const Fixed& fixed, VisitSet visit);
  [[nodiscard]] CardSet builds_to_join(const Build& build, Value value) const;

  // augments.cpp
  bool augments(CardSet played);
  [[nodiscard]] bool may_add_to(const Build& build, CardSet played) const;
  [[nodiscard]] ValueSet values_still_to_capture_at() const;
  bool augments_of(const Build& build, CardSet played);
  [[nodiscard]] bool adding_makes_owner(const Build& build) const;
  [[nodiscard]] bool has_the_card_for(const Build& build, CardSet played, bool for_partner) const;
  [[nodiscard]] CardSet loose_that_may_be_a_base() const;
  bool augments_of_loose(Card base, Value value, CardSet played);
  bool additions(TopFor purpose, bool tops_allowed, const LooseCards& loose, CardSet as_cards);

  // making.cpp
  bool each_making(Value value, CardSet played, CardSet gone, Do kind, UseMaking use);
  bool each_owner(Value value, CardSet played, CardSet gone, Do kind, CardSet unite, UseMaking use);
  [[nodiscard]] bool has_a_card_to_back(Value value, CardSet played, CardSet gone, Do kind) const;
  [[nodiscard]] bool backs(CardSet hand, Value value, CardSet gone) const;
  [[nodiscard]] bool can_be_captured_at_all(Value value) const;
  [[nodiscard]] bool one_group_an_action() const;
  [[nodiscard]] ValueSet values_worth_making(CardSet played) const;
  [[nodiscard]] bool two_aces_may_make(CardSet cards, Value value) const;
  [[nodiscard]] Target target_of_build(Value value) const;
  [[nodiscard]] bool may_use_table_only(Do kind) const;

  // sources.cpp
  bool each_choice_of_builds(CardSet builds, UseBuilds use) const;
  [[nodiscard]] bool only_loose_cards_count() const;
  [[nodiscard]] CardSet builds_like_cards(int at_most, CardSet except) const;
  void add_builds_as_cards(Fixed& fixed, CardSet cards) const;
  bool add_fixed(Fixed& fixed, CardSet cards, Place place) const;
  [[nodiscard]] static bool can_make_a_group(const LooseCards& loose, const Fixed& item, Value value);
  [[nodiscard]] bool pile_is_open(Seat keeper, TopFor purpose) const;
  [[nodiscard]] bool tops_may_serve(TopFor purpose) const;
  bool each_choice_of_tops(TopFor purpose, UseTops use);
  bool choose_tops(Seat keeper, TopFor purpose, CardSet chosen, UseTops use);
  [[nodiscard]] bool duty_holds(Do kind, CardSet played, CardSet gone, ValueSet more = {}) const;
  [[nodiscard]] const LooseCards& loose_for_builds() const {
    return build_loose_ ? *build_loose_ : table_loose_;
  }
  bool tell() { return visit_(action_); }

  const Rules& rules_;
  const Worth& worth_;
  const Position& position_;
  Seat actor_;
  TurnEnd end_;
  VisitAction visit_;
  CardSet held_;   // the actor's hand
  CardSet loose_;  // loose cards that may be used
  LooseCards table_loose_;
  std::optional<LooseCards> build_loose_;  // where aces count otherwise inside builds
  ValueSet owed_;                          // values of the builds that the actor answers for
  Action action_;                          // the one being put together
};

}  // namespace casino::enumerate
