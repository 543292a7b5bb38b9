// Capturing (seed 004, The Play 1, 2 and 4; seed 000, The capture).

#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/duty.hpp"
#include "oracle/enumerate/situation/making.hpp"
#include "oracle/enumerate/situation/sources.hpp"
#include "oracle/enumerate/situation/together.hpp"

namespace casino::enumerate {
namespace {

// SOT-PILE-5 (option pile.give_pictures): pictures that are gained can go to the partner.
bool pictures_may_be_given(const Rules& rules) {
  return rules.pile_give_pictures == PileGivePictures::this_capture && has_partners(rules) &&
         rules.pile_partners == PilePartners::separate;
}

// Which of them do, none among them.
bool each_gift(Action capture, VisitAction visit) {
  const CardSet pictures = (capture.hand | capture.table | capture.tops).pictures();
  do {
    if (!visit(capture)) return false;
    capture.given = next_subset(capture.given, pictures);
  } while (!capture.given.empty());
  return true;
}

// What captures, one card as a rule, at a value; none for a picture without a number, and where an ace takes at both.
struct Capture {
  const Situation& s;
  CardSet hand;
  Value value;
  bool says_its_value;  // as it could be another
  VisitAction visit;

  // With loose cards, whole builds and tops, if so much may be taken and what is left can still be answered
  // for.
  [[nodiscard]] bool take(CardSet loose, CardSet builds, CardSet tops) const {
    const CardSet taken = loose | builds;
    if (taken.empty() && tops.empty()) return true;
    // Q-SAF-02 (option steal.capture_alone).
    if (taken.empty() && s.rules.steal_capture_alone == StealCaptureAlone::forbidden) return true;
    if (!takes_enough(s, hand, value, taken | tops) || !duty_holds(s, Do::capture, hand, builds)) return true;
    const Action action{
        .kind = Do::capture, .hand = hand, .table = taken, .tops = tops, .value = says_its_value ? value : Value{}};
    return pictures_may_be_given(s.rules) ? each_gift(action, visit) : visit(action);
  }
};

// AA-CAP-1, AA-CAP-2: a picture without a number takes loose ones of its rank.
bool each_capture_of_pictures(const Capture& capture) {
  const Situation& s = capture.s;
  const Rank rank = capture.hand.first().rank();
  const CardSet alike = s.loose.of_rank(rank);
  return each_choice_of_tops(s, TopFor::picture_capture, {}, [&](CardSet tops) {
    if (tops.of_rank(rank) != tops) return true;
    CardSet taken;
    do {
      if (number_of_pictures_is_right(s.rules, (taken | tops).size()) && !capture.take(taken, {}, tops)) return false;
      taken = next_subset(taken, alike);
    } while (!taken.empty());
    return true;
  });
}

bool each_single_build(const Situation& s, CardSet builds, UseCards use) {
  for (const Build& build : s.position.builds)
    if (build.cards.meets(builds) && !use(build.cards)) return false;
  return true;
}

// With some tops and builds in sums. AA-CAP-4, AA-CAP-5 (option capture.groups): how many groups, and whether
// they may share cards.
bool each_capture_with(const Capture& capture, CardSet whole_builds, CardSet as_cards, CardSet tops) {
  const Situation& s = capture.s;
  const Target target{capture.value};
  Fixed fixed;
  if (!add_cards(s, fixed, tops, Place::table)) return true;
  add_builds(s, fixed, as_cards);
  if (s.rules.capture_groups == CaptureGroups::one) {
    const auto take_group = [&](CardSet loose) { return capture.take(loose, as_cards, tops); };
    if (!s.table_loose.each_group(target, fixed, take_group)) return false;
    return fixed.items > 0 ||
           each_single_build(s, whole_builds, [&](CardSet build) { return capture.take({}, build, {}); });
  }
  const bool may_share = s.rules.capture_groups == CaptureGroups::overlapping;
  const Grouping grouping = may_share ? Grouping::overlapping : Grouping::disjoint;
  return s.table_loose.each_split(target, fixed, grouping, [&](CardSet loose) {
    return each_choice_of_builds(s, whole_builds,
                                 [&](CardSet builds) { return capture.take(loose, builds | as_cards, tops); });
  });
}

// Option steal.capture_tops=successive_groups (Q-SAF-04 b): `now` is the table after some groups of the capture were
// taken off it. Groups of table cards alone end it; groups with tops lay others bare.
struct TakenSoFar {
  CardSet loose;
  CardSet builds;
  CardSet tops;
};
bool each_capture_group_by_group(const Capture& capture, const Situation& now, CardSet whole_builds,
                                 const TakenSoFar& taken) {
  const Target target{capture.value};
  const CardSet cards = builds_in_sums(now, capture.hand, capture.value);
  const bool go_on = each_choice_of_builds(now, cards, [&](CardSet as_cards) {
    Fixed fixed;
    add_builds(now, fixed, as_cards);
    return now.table_loose.each_split(target, fixed, Grouping::disjoint, [&](CardSet loose) {
      return each_choice_of_builds(capture.s, whole_builds, [&](CardSet builds) {
        return capture.take(taken.loose | loose, taken.builds | builds | as_cards, taken.tops);
      });
    });
  });
  return go_on && each_choice_of_tops(now, TopFor::capture, capture.value, [&](CardSet tops) {
           return tops.empty() || each_choice_of_builds(now, cards, [&](CardSet as_cards) {
                    Fixed fixed;
                    if (!add_cards(now, fixed, tops, Place::table)) return true;
                    add_builds(now, fixed, as_cards);
                    return now.table_loose.each_group(target, fixed, [&](CardSet loose) {
                      const Position rest = without(now.position, loose, as_cards, tops);
                      const Situation later(now.rules, now.worth, rest, now.end, now.effort);
                      return each_capture_group_by_group(
                          capture, later, whole_builds,
                          {taken.loose | loose, taken.builds | as_cards, taken.tops | tops});
                    });
                  });
         });
}

// AA-CAP-3 to AA-CAP-8: groups of loose cards, and builds, of one value.
bool each_capture_at(const Capture& capture) {
  const Situation& s = capture.s;
  const CardSet whole_builds = builds_to_capture(s, capture.hand, capture.value);
  if (only_loose_cards_count(s) && whole_builds.empty() && !s.table_loose.can_make(capture.value.points)) return true;
  if (s.rules.steal_capture_tops == StealCaptureTops::successive_groups && s.rules.capture_groups == CaptureGroups::any)
    return each_capture_group_by_group(capture, s, whole_builds, {});
  return each_choice_of_tops(s, TopFor::capture, capture.value, [&](CardSet tops) {
    return each_choice_of_builds(s, builds_in_sums(s, capture.hand, capture.value), [&](CardSet as_cards) {
      return each_capture_with(capture, whole_builds, as_cards, tops);
    });
  });
}

// SWZ-ACE-2, Q-SWZ-18 (option capture.ace_values): an ace at 1 and at 14 in one play: single aces and builds
// of 1, and all else at 14. What one value takes alone has been reported before, and is reported again here: outcomes
// are merged where an ace has two values.
bool each_capture_at_both_values(const Capture& capture) {
  const Situation& s = capture.s;
  if (s.rules.capture_groups == CaptureGroups::one) return true;
  const CardSet whole_builds =
      builds_to_capture(s, capture.hand, low_ace) | builds_to_capture(s, capture.hand, high_ace);
  const CardSet aces = s.loose.of_rank(Rank::ace);
  const bool aces_can_be_low = !aces.empty() && s.worth.of(aces.first(), Place::table).contains(low_ace);
  const bool may_share = s.rules.capture_groups == CaptureGroups::overlapping;
  const Grouping grouping = may_share ? Grouping::overlapping : Grouping::disjoint;
  CardSet low;
  do {
    const LooseCards others(s.worth, s.loose - low, Place::table, s.effort);
    const bool go_on = others.each_split(Target{high_ace}, Fixed{}, grouping, [&](CardSet high) {
      return each_choice_of_builds(s, whole_builds,
                                   [&](CardSet builds) { return capture.take(low | high, builds, {}); });
    });
    if (!go_on) return false;
    low = aces_can_be_low ? next_subset(low, aces) : CardSet{};
  } while (!low.empty());
  return true;
}

// SWZ-CAP-10, Q-SWZ-13 (option capture.same_turn): builds that were made or added to in this turn.
bool may_be_captured_already(const Situation& s, CardSet played, const Build& build) {
  if (!build.is_new && !build.is_grown) return true;
  switch (s.rules.capture_same_turn) {
    case CaptureSameTurn::allowed: return true;
    case CaptureSameTurn::second_card_needed:  // for what was made; adding wants none by itself (Q-SWZ-53)
      return !build.is_new || backs(s, {s.held - played, Do::capture}, build.value, {});
    case CaptureSameTurn::builds_only: return !build.from_loose;
    case CaptureSameTurn::forbidden: return false;
  }
  return true;
}

}  // namespace

bool each_capture(const Situation& s, Card played, VisitAction visit) {
  const ValueSet values = s.worth.of(played, Place::hand);
  const Capture capture{s, played, Value{}, false, visit};
  if (values.empty()) return each_capture_of_pictures(capture);
  for (const Value value : values)
    if (!each_capture_at({s, played, value, values.size() > 1, visit})) return false;
  const bool at_both = values.size() > 1 && s.rules.capture_ace_values == CaptureAceValues::both_at_once;
  return !at_both || each_capture_at_both_values(capture);
}

bool each_capture_together(const Situation& s, CardSet played, VisitAction visit) {
  const ValueSet values = values_together(s.rules, s.worth, played);
  for (const Value value : values)
    if (!each_capture_at({s, played, value, values.size() > 1, visit})) return false;
  return true;
}

// As if the card lay there no more; at the value that was chosen before (Q-SWZ-19), a trailed card at any, and so an
// ace that may count at both (Q-SWZ-18 b).
bool each_answer(const Situation& s, Card played, VisitAction visit) {
  const TurnState& turn = s.position.turn;
  if (s.position.built().contains(played)) return true;
  Position left = s.position;
  left.loose.remove(played);
  // Q-SWZ-04: where it is not only a matter of taking more, the choice among loose cards is made anew.
  if (s.rules.insist_full != InsistFull::maximal_by_choice) left.loose.insert(turn.captured - turn.captured_builds);
  const Situation again(s.rules, s.worth, left, s.end, s.effort);
  const bool value_is_chosen = turn.play == Do::capture && turn.play_value.is_said() &&
                               s.rules.capture_ace_values == CaptureAceValues::one_per_play;
  const bool says_its_value = s.worth.of(played, Place::hand).size() > 1;
  return value_is_chosen ? each_capture_at({again, played, turn.play_value, says_its_value, visit})
                         : each_capture(again, played, visit);
}

CardSet builds_to_capture(const Situation& s, CardSet played, Value value) {
  CardSet cards;
  for (const Build& build : s.position.builds)
    if (build.value == value && may_be_captured_already(s, played, build)) cards.insert(build.cards);
  return cards;
}

CardSet builds_in_sums(const Situation& s, CardSet played, Value value) {
  CardSet cards = builds_like_cards(s, value.points - 1);
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards) && !may_be_captured_already(s, played, build)) cards.remove(build.cards);
  return cards;
}

bool number_of_pictures_is_right(const Rules& rules, int taken) {
  switch (rules.capture_pictures) {
    case CapturePictures::one: return taken == 1;
    case CapturePictures::all: return true;  // Q-SOT-01: all may be taken, and taking is a choice
    case CapturePictures::one_or_three: return taken == 1 || taken == 3;
    case CapturePictures::none: return false;
  }
  return false;
}

}  // namespace casino::enumerate
