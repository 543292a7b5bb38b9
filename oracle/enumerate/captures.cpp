// Capturing (seed 004, The Play 1, 2 and 4; seed 000, The capture).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {

bool Actions::captures(Card card) {
  const ValueSet values = worth_.of(card, Place::hand);
  if (values.empty()) return captures_of_pictures(card);
  for (const Value value : values)
    if (!captures_at(card, value)) return false;
  // SWZ-ACE-2, Q-SWZ-18 (option capture.ace_values): one ace at 1 and at 14 in one play.
  const bool both = values.size() > 1 && rules_.capture_ace_values == CaptureAceValues::both_at_once;
  return !both || captures_at_both_values(card);
}

// SWZ-INS-2, Q-SWZ-08: a demand is answered with the card that was played, as if it lay there no more.
bool Actions::answers(Card card) {
  if (position_.built().contains(card)) return true;
  Position left = position_;
  left.loose.remove(card);
  // Q-SWZ-04: where it is not only a matter of taking more, the choice is made anew.
  if (rules_.insist_full != InsistFull::maximal_by_choice) left.loose.insert(position_.turn.captured);
  return Actions(rules_, worth_, left, end_, visit_).captures_again(card);
}

// At the value that was chosen before (Q-SWZ-19), a trailed card at any.
bool Actions::captures_again(Card card) {
  const TurnState& turn = position_.turn;
  if (turn.play == Do::capture && turn.play_value.is_said()) return captures_at(card, turn.play_value);
  return captures(card);
}

// AA-CAP-1, AA-CAP-2: a picture without a number takes loose ones of its rank (option capture.pictures).
bool Actions::captures_of_pictures(Card card) {
  const CardSet alike = loose_.of_rank(card.rank());
  return each_choice_of_tops(TopFor::capture, [&](CardSet tops) {
    if (tops.of_rank(card.rank()) != tops) return true;
    CardSet taken;
    do {
      if (number_of_pictures_is_right((taken | tops).size()) && !capture(card, Value{}, taken, {}, tops))
        return false;
      taken = next_subset(taken, alike);
    } while (!taken.empty());
    return true;
  });
}

bool Actions::number_of_pictures_is_right(int taken) const {
  switch (rules_.capture_pictures) {
    case CapturePictures::one: return taken == 1;
    case CapturePictures::all: return true;  // UNS-22: all may be taken, and taking is a choice
    case CapturePictures::one_or_three: return taken == 1 || taken == 3;
    case CapturePictures::none: return false;
  }
  return false;
}

// AA-CAP-3 to AA-CAP-8: groups of loose cards, and builds, of one value.
bool Actions::captures_at(Card card, Value value) {
  const Target target{value};
  const CardSet whole_builds = builds_to_capture(card, value);
  if (only_loose_cards_count() && whole_builds.empty() && !table_loose_.can_make(value.points)) return true;
  return each_choice_of_tops(TopFor::capture, [&](CardSet tops) {
    return each_choice_of_builds(builds_like_cards(value.points - 1, {}), [&](CardSet as_cards) {
      Fixed fixed;
      if (!add_fixed(fixed, tops, Place::table)) return true;
      add_builds_as_cards(fixed, as_cards);
      const auto take = [&](CardSet loose, CardSet builds) {
        return capture(card, value, loose, builds | as_cards, tops);
      };
      // AA-CAP-4, AA-CAP-5 (option capture.groups): how many groups, and whether they may share cards.
      if (rules_.capture_groups == CaptureGroups::one) {
        if (!table_loose_.each_group(target, fixed, [&](CardSet loose) { return take(loose, {}); }))
          return false;
        return fixed.items > 0 ||
               each_single_build(whole_builds, [&](CardSet build) { return take({}, build); });
      }
      const bool may_share = rules_.capture_groups == CaptureGroups::overlapping;
      return table_loose_.each_split(
          target, fixed, may_share ? Grouping::overlapping : Grouping::disjoint, [&](CardSet loose) {
            return each_choice_of_builds(whole_builds, [&](CardSet builds) { return take(loose, builds); });
          });
    });
  });
}

// At 1 single aces and builds of 1, at 14 all else; what one value takes alone has been told before, and is
// told again here: outcomes are merged where an ace has two values.
bool Actions::captures_at_both_values(Card card) {
  if (rules_.capture_groups == CaptureGroups::one) return true;
  const Value low{1};
  const Value high{14};
  const CardSet whole_builds = builds_to_capture(card, low) | builds_to_capture(card, high);
  const CardSet aces = loose_.of_rank(Rank::ace);
  const bool aces_can_be_low = !aces.empty() && worth_.of(aces.first(), Place::table).contains(low);
  const Grouping grouping =
      rules_.capture_groups == CaptureGroups::overlapping ? Grouping::overlapping : Grouping::disjoint;
  CardSet taken_low;
  do {
    const LooseCards others(worth_, loose_ - taken_low, Place::table);
    const bool go_on = others.each_split(Target{high}, Fixed{}, grouping, [&](CardSet loose) {
      return each_choice_of_builds(whole_builds, [&](CardSet builds) {
        return capture(card, Value{}, loose | taken_low, builds, {});
      });
    });
    if (!go_on) return false;
    taken_low = aces_can_be_low ? next_subset(taken_low, aces) : CardSet{};
  } while (!taken_low.empty());
  return true;
}

bool Actions::capture(Card card, Value value, CardSet loose, CardSet builds, CardSet tops) {
  const CardSet taken = loose | builds;
  if (taken.empty() && tops.empty()) return true;
  action_ = Action{.kind = Do::capture, .hand = card, .table = taken, .tops = tops};
  if (worth_.of(card, Place::hand).size() > 1) action_.value = value;
  if (!takes_enough(card, value, taken | tops) || !duty_holds(Do::capture, card, builds)) return true;
  return tell();
}

bool Actions::each_single_build(CardSet builds, UseBuilds use) const {
  for (const Build& build : position_.builds)
    if (build.cards.meets(builds) && !use(build.cards)) return false;
  return true;
}

// AA-CAP-6, AA-CAP-7: builds are taken whole, by a card of their value.
CardSet Actions::builds_to_capture(Card card, Value value) const {
  CardSet cards;
  for (const Build& build : position_.builds)
    if (build.value == value && may_capture(card, build)) cards.insert(build.cards);
  return cards;
}

// SWZ-CAP-10, Q-SWZ-13 (option capture.same_turn): builds that were made or added to in this turn.
bool Actions::may_capture(Card card, const Build& build) const {
  if (!build.is_new && !build.is_grown) return true;
  switch (rules_.capture_same_turn) {
    case CaptureSameTurn::allowed: return true;
    case CaptureSameTurn::second_card_needed:  // for an own build; an opponent's needs no card of one's own
      return build.is_on_loan || backs(held_ - CardSet(card), build.value, {});
    case CaptureSameTurn::builds_only: return !build.from_loose;
    case CaptureSameTurn::forbidden: return false;
  }
  return true;
}

}  // namespace casino::enumerate
