// Turns, captures, trailing, and what opponents may insist on.

#include <fmt/format.h>

#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

bool plays_one_card(const Rules& rules) { return rules.capture_hand_cards == CaptureHandCards::one; }
bool has_builds(const Rules& rules) { return rules.build_enabled == BuildEnabled::on; }
bool may_be_insisted(const Rules& rules) { return rules.insist_capture != InsistCapture::never; }

// ---- The turn

Said cards_of_a_turn(const Rules& rules) {
  if (plays_one_card(rules)) return as_registered();
  return {"In each turn cards are played from the hand: one that is trailed, or one or more that capture together."};
}

Said kinds_of_play(const Rules& rules) {
  if (!has_builds(rules)) return {"A play is one of: capture, trail."};
  if (rules.turn_shape == TurnShape::single_action) return as_registered();
  return {"What can be done in a turn: capture, form a build, raise a build, add to one, trail."};
}

Said turn_passes_on(const Rules& rules) {
  if (rules.sweep_next_turn == SweepNextTurn::normal) return as_registered();
  return {"The turn passes on, capture or not; after a sweep the opponent has two turns running."};
}

Said several_actions_a_turn(const Rules& rules) {
  return as_registered_if(rules.turn_shape == TurnShape::several_actions);
}

Said without_a_hand_card(const Rules& rules) {
  const bool are_added_to = rules.augment_loose_groups == AugmentLooseGroups::free;
  switch (rules.build_table_only) {
    case BuildTableOnly::free:
      if (are_added_to) return as_registered();
      return {"Builds may be formed without a card from the hand, but not added to."};
    case BuildTableOnly::with_trail:
      if (!are_added_to) return not_so_here();  // AA-VAR-1 tells of the build beside a trailed card
      return {"Builds may be added to without a card from the hand, and formed so beside a trailed card."};
    case BuildTableOnly::forbidden:
      if (!are_added_to) return not_so_here();
      return {"Builds may be added to without a card from the hand, but not formed."};
  }
  return as_registered();
}

// SWZ-PTN-5: what he may do who was asked not to capture.
Said partner_who_was_asked(const Rules& rules) {
  return as_registered_if(has_partners(rules) && rules.partner_request == PartnerRequest::allowed);
}

Said actions_without_a_hand_card(const Rules& rules) {
  constexpr std::string_view begins = "Such actions may be done any number of times, before and after the hand card";
  switch (rules.turn_reuse_trailed_card) {
    case TurnReuseTrailedCard::allowed: return as_registered();
    case TurnReuseTrailedCard::not_as_base:
      return {fmt::format("{}; but to a card trailed in this turn nothing may be added.", begins)};
    case TurnReuseTrailedCard::forbidden:
      return {fmt::format("{}; but a card trailed in this turn is out of use for the rest of it.", begins)};
  }
  return as_registered();
}

// ---- Capture

bool pictures_are_ranks(const Rules& rules) { return rules.value_pictures == ValuePictures::rank_only; }

Said picture_may_capture(const Rules& rules) {
  if (!pictures_are_ranks(rules)) return means(rules, Option::value_pictures);
  switch (rules.capture_pictures) {
    case CapturePictures::one: return as_registered();
    case CapturePictures::all: return {"A picture may capture loose pictures of its rank, any number of them."};
    case CapturePictures::one_or_three: return {"A picture may capture one loose picture of its rank, or three."};
    case CapturePictures::none: return not_so_here();
  }
  return as_registered();
}

Said picture_captures_no_more(const Rules& rules) {
  if (!pictures_are_ranks(rules)) return means(rules, Option::value_pictures);
  switch (rules.capture_pictures) {
    case CapturePictures::one: return as_registered();
    case CapturePictures::all:
      return {"A picture without a number captures pictures of its rank and nothing else: no sums, no builds."};
    case CapturePictures::one_or_three:
      return {"A picture without a number captures one picture of its rank, or three, and nothing else."};
    case CapturePictures::none: return {"A picture without a number captures nothing."};
  }
  return as_registered();
}

std::string_view what_captures(const Rules& rules) {
  return plays_one_card(rules) ? "A card may capture" : "What is played may capture";
}
std::string_view value_of_what_captures(const Rules& rules) {
  switch (rules.capture_hand_cards) {
    case CaptureHandCards::one: return "its value";
    case CaptureHandCards::sum: return "its total";
    case CaptureHandCards::sets: return "the value that it makes";
  }
  return {};
}

// How many of the loose cards of the value come along.
Said equal_cards_captured(const Rules& rules) {
  const std::string_view subject = what_captures(rules);
  const std::string_view value = plays_one_card(rules) ? "its own value" : value_of_what_captures(rules);
  if (rules.capture_groups == CaptureGroups::one) return {fmt::format("{} one loose card of {}.", subject, value)};
  switch (rules.capture_compulsory) {
    case CaptureCompulsory::none: return {fmt::format("{} loose cards of {}, any number of them.", subject, value)};
    case CaptureCompulsory::equal_loose_all_or_none:
      return {fmt::format("{} loose cards of {}, all of them or none.", subject, value)};
    case CaptureCompulsory::equal_loose_all:
    case CaptureCompulsory::maximal:
      return {fmt::format("{} loose cards of {}, and whatever it captures, it takes all of these.", subject, value)};
  }
  return as_registered();
}

Said sets_captured(const Rules& rules) {
  const std::string_view subject = what_captures(rules);
  const std::string_view value = value_of_what_captures(rules);
  switch (rules.capture_groups) {
    case CaptureGroups::any:
      return {fmt::format("{} sets of loose cards that each add up to {}, any number of them in one play.", subject,
                          value)};
    case CaptureGroups::one:
      return {fmt::format("{} a set of loose cards that adds up to {}, and nothing beside it.", subject, value)};
    case CaptureGroups::overlapping:
      return {fmt::format("{} sets of loose cards that each add up to {}; a card may be in several of them.", subject,
                          value)};
  }
  return as_registered();
}

std::string_view value_played(const Rules& rules) {
  if (!plays_one_card(rules)) return "of the value of what is played";
  const bool is_twofold =
      rules.value_ace_hand != AceValue::low && rules.capture_ace_values == CaptureAceValues::both_at_once;
  return is_twofold ? "of the playing card's value, an ace's being 1 and 14 at once" : "of the playing card's value";
}

Said cards_fall_into_groups(const Rules& rules) {
  const bool with_builds = has_builds(rules) && rules.build_single_as_card != BuildSingleAsCard::off;
  const std::string_view taken =
      with_builds ? "The loose cards taken, with single builds that count as cards," : "The loose cards taken";
  switch (rules.capture_groups) {
    case CaptureGroups::any:
      return {fmt::format("{} fall into groups {}, every card in one group and no more.", taken, value_played(rules))};
    case CaptureGroups::one: return {fmt::format("{} make one group {}.", taken, value_played(rules))};
    case CaptureGroups::overlapping:
      return {fmt::format("{} are each in some group {}, and may be in several.", taken, value_played(rules))};
  }
  return as_registered();
}

Said build_captured_whole(const Rules& rules) {
  if (rules.build_single_as_card == BuildSingleAsCard::off) return as_registered();
  return {
      "A build is captured whole; a multiple one only by a card of its value, while a single one counts as a card in "
      "a sum, too."};
}

Said groups_beside_a_build(const Rules& rules) {
  if (rules.capture_groups != CaptureGroups::one) return as_registered();
  return {"Whoever captures a build captures nothing beside it."};
}

std::string unless_somebody_insists(const Rules& rules) {
  return may_be_insisted(rules) ? ", unless an opponent insists on all of it" : "";
}

Said capturing_is_a_choice(const Rules& rules) {
  const std::string unless = unless_somebody_insists(rules);
  switch (rules.capture_compulsory) {
    case CaptureCompulsory::none:
      return {fmt::format(
          "Capturing is a choice: a player may take some of what the card could take and leave the rest{}.", unless)};
    case CaptureCompulsory::equal_loose_all_or_none:
      return {
          fmt::format("A player may leave some of what the card could take{}; but of the loose cards that it equals "
                      "it takes all or none.",
                      unless)};
    case CaptureCompulsory::equal_loose_all:
      return {
          fmt::format("Of sets and builds a player may take some and leave the rest{}; loose cards that equal the "
                      "card are all taken.",
                      unless)};
    case CaptureCompulsory::maximal: return means(rules, Option::capture_compulsory);
  }
  return as_registered();
}

Said equals_are_taken(const Rules& rules) {
  if (rules.capture_compulsory != CaptureCompulsory::equal_loose_all) return means(rules, Option::capture_compulsory);
  const bool must_capture = rules.trail_capturing_card != TrailCapturingCard::allowed;
  const std::string_view captures = must_capture
                                        ? "A card that equals loose cards captures all of them"
                                        : "A card that equals loose cards captures all of them, if it captures";
  if (!has_builds(rules)) return {fmt::format("{}.", captures)};
  const bool takes_them_in = rules.build_equal_loose == BuildEqualLoose::must_include_all;
  return {fmt::format("{}, or goes into a build{}.", captures, takes_them_in ? " that takes them in" : "")};
}

Said several_play_together(const Rules& rules) { return as_registered_if(!plays_one_card(rules)); }
Said several_sets_play_together(const Rules& rules) {
  return as_registered_if(rules.capture_hand_cards == CaptureHandCards::sets);
}

Said highest_total(const Rules& rules) {
  if (rules.capture_hand_set_max == 0) return means(rules, Option::capture_hand_set_max);
  return {fmt::format("Two or more cards played together add up to {} at most.", rules.capture_hand_set_max)};
}

Said tops_are_captured(const Rules& rules) {
  const bool are_captured = rules.steal_use == StealUse::capture || rules.steal_use == StealUse::both;
  if (!are_captured) return not_so_here();
  std::string text = "The top cards of ";
  switch (rules.steal_whose) {
    case StealWhose::opponents: text += "opponents' piles"; break;
    case StealWhose::others:
    case StealWhose::others_own_side_builds: text += "the other seats' piles"; break;
    case StealWhose::any: text += "all piles"; break;
  }
  text += " may be captured like cards of the table";
  if (rules.steal_capture_alone == StealCaptureAlone::forbidden) text += ", together with some of those";
  switch (rules.steal_capture_tops) {
    case StealCaptureTops::one_per_pile: return {text + ", one of each pile."};
    case StealCaptureTops::one: return {text + ", one in a capture."};
    case StealCaptureTops::successive_groups: return {text + ", and those laid bare by them, in further groups."};
    case StealCaptureTops::free: return {text + ", and those laid bare by them."};
  }
  return as_registered();
}

// ---- Trailing

Said capturing_card_trailed(const Rules& rules) {
  const bool is_at_risk = rules.insist_capture == InsistCapture::captures_and_trails;
  const std::string_view unless = is_at_risk ? ", unless an opponent insists that it captures" : "";
  switch (rules.trail_capturing_card) {
    case TrailCapturingCard::allowed: return {fmt::format("A card may be trailed though it could capture{}.", unless)};
    case TrailCapturingCard::forbidden_if_equal_loose:
      return {fmt::format("A card may be trailed though it could capture sets or a build{}.", unless)};
    case TrailCapturingCard::forbidden: return not_so_here();
  }
  return as_registered();
}

Said card_drifts_into_a_build(const Rules& rules) {
  if (rules.turn_shape == TurnShape::several_actions) return as_registered();
  return {"A card that could capture may be played into a build instead."};
}

// Whose builds keep a player from trailing.
std::string_view while_he_answers_for_a_build(const Rules& rules) {
  const bool is_made_for_others = has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden;
  switch (rules.build_owner) {
    case BuildOwner::last_adder:
      if (is_made_for_others || rules.augment_opponent_build == AugmentOpponentBuild::owner_keeps) break;
      return "the table holds a build that he was the last to add to";
    case BuildOwner::last_adder_lingering:
      return "the table holds a build that he has put a card on, unless somebody else has added to it since his last "
             "turn";
    case BuildOwner::former_or_raiser: break;
    case BuildOwner::side: return "the table holds a build of his side";
  }
  return "he owns a build on the table";
}

Said owner_does_not_trail(const Rules& rules) {
  const std::string_view owning = while_he_answers_for_a_build(rules);
  const bool is_whole_turn = rules.turn_shape == TurnShape::several_actions &&
                             rules.trail_owning_build_when == TrailOwningBuildWhen::whole_turn;
  const std::string_view when = is_whole_turn ? ", or held one at any moment of the turn" : "";
  switch (rules.trail_owning_build) {
    case TrailOwningBuild::forbidden: return {fmt::format("A player may not trail while {}{}.", owning, when)};
    case TrailOwningBuild::forbidden_next_turn:
    case TrailOwningBuild::allowed: return means(rules, Option::trail_owning_build);
    case TrailOwningBuild::forbidden_first_half:
      return {fmt::format("Until the last hands are dealt a player may not trail while {}{}.", owning, when)};
    case TrailOwningBuild::forbidden_while_stock:
      return {fmt::format("While there are cards to draw a player may not trail while {}{}.", owning, when)};
  }
  return as_registered();
}

Said owner_trails(const Rules& rules) {
  switch (rules.trail_owning_build) {
    case TrailOwningBuild::forbidden: return as_registered();  // it speaks of a variation
    case TrailOwningBuild::forbidden_next_turn:
      return {"After his next turn the owner of a build may trail and leave it there."};
    case TrailOwningBuild::allowed: return {"The owner of a build may trail and leave it there."};
    case TrailOwningBuild::forbidden_first_half:
      return {"With the last hands of a deal the owner of a build may trail and leave it there."};
    case TrailOwningBuild::forbidden_while_stock:
      return {"When no cards are left to draw, the owner of a build may trail and leave it there."};
  }
  return as_registered();
}

Said duty_of_an_owner(const Rules& rules) {
  switch (rules.turn_owner_duty) {
    case TurnOwnerDuty::none: return means(rules, Option::turn_owner_duty);
    case TurnOwnerDuty::add_or_capture: return as_registered();
    case TurnOwnerDuty::add_or_capture_first_half:
      return {"Until the last hands are dealt whoever has a build on the table must add to it or capture something."};
  }
  return as_registered();
}

// ---- Insisting

std::string_view until_when(const Rules& rules) {
  switch (rules.insist_window) {
    case InsistWindow::next_action: return ", until the next seat acts";
    case InsistWindow::turn_end: return ", until the turn is declared over";
    case InsistWindow::next_turn: return ", until the next turn is over";
  }
  return {};
}

// Q-SWZ-05, Q-SWZ-11: by which table it is measured.
std::string_view judged_when(const Rules& rules) {
  return rules.insist_judged == InsistJudged::turn_end ? "as the table lies at the end of the turn"
                                                       : "as the table lay when it was played";
}

Said capture_is_demanded(const Rules& rules) {
  const std::string_view played = [&] {
    switch (rules.insist_capture) {
      case InsistCapture::never: return "";
      case InsistCapture::captures: return "capture";
      case InsistCapture::captures_and_trails: return "capture or trail";
    }
    return "";
  }();
  if (played.empty()) return not_so_here();
  return {fmt::format("If a card was played to {} and more could be taken with it, {}, any opponent may insist{}.",
                      played, judged_when(rules), until_when(rules))};
}

Said demand_for_a_capture(const Rules& rules) {
  switch (rules.insist_full) {
    case InsistFull::maximal_by_choice:
      return {"The player insisted on must take all that this card may take: a choice to which nothing can be added."};
    case InsistFull::most_cards: return {"The player insisted on must take as many cards as this card may take."};
    case InsistFull::objector_names:
      return {
          "The player insisted on must take the cards that were named, or, if none were, all that this card may take."};
  }
  return as_registered();
}

Said addition_is_demanded(const Rules& rules) {
  const std::string_view also =
      rules.insist_judged == InsistJudged::at_once ? ", also to one that it has captured since" : "";
  switch (rules.insist_augment) {
    case InsistAugment::never: return not_so_here();
    case InsistAugment::on_demand:
      return {
          fmt::format("Before a turn ends any opponent may insist that cards in play be added to the builds of the "
                      "acting side{}.",
                      also)};
    case InsistAugment::not_partner_tops:
      return {
          fmt::format("Before a turn ends any opponent may insist that cards in play, but for the top of the partner's "
                      "pile, be added to the builds of the acting side{}.",
                      also)};
  }
  return as_registered();
}

Said demand_for_an_addition(const Rules& rules) {
  switch (rules.insist_full) {
    case InsistFull::maximal_by_choice:
      return {"The player insisted on must add cards before the turn ends, until nothing more can be added."};
    case InsistFull::most_cards:
      return {"The player insisted on must add as many cards as possible before the turn ends."};
    case InsistFull::objector_names:
      return {
          "The player insisted on must add the cards that were named before the turn ends, or, if none were, all that "
          "can be added."};
  }
  return as_registered();
}

constexpr auto turn_sayings = std::to_array<Saying>({
    {"AA-TRN-1"_clause, cards_of_a_turn},
    {"AA-TRN-2"_clause, kinds_of_play},
    {"AA-TRN-3"_clause, turn_passes_on},
    {"AA-CAP-1"_clause, picture_may_capture},
    {"AA-CAP-2"_clause, picture_captures_no_more},
    {"AA-CAP-3"_clause, equal_cards_captured},
    {"AA-CAP-4"_clause, sets_captured},
    {"AA-CAP-5"_clause, cards_fall_into_groups},
    {"AA-CAP-7"_clause, build_captured_whole},
    {"AA-CAP-8"_clause, groups_beside_a_build},
    {"AA-CAP-9"_clause, capturing_is_a_choice},
    {"AA-TRL-2"_clause, capturing_card_trailed},
    {"AA-TRL-3"_clause, owner_does_not_trail},
    {"AA-VAR-2"_clause, owner_trails},
    {"DOM-CAP-3"_clause, equals_are_taken},
    {"DOM-TRL-2"_clause, registered_at<&Rules::trail_capturing_card, TrailCapturingCard::forbidden_if_equal_loose>},
    {"HUN-CAP-1"_clause, several_play_together},
    {"HUN-ULM-1"_clause, several_sets_play_together},
    {"HUN-NAG-1"_clause, highest_total},
    {"SWZ-TRN-2"_clause, several_actions_a_turn},
    {"SWZ-TRN-6"_clause, without_a_hand_card},
    {"SWZ-TRN-7"_clause, actions_without_a_hand_card},
    {"SWZ-CAP-10"_clause, registered_at<&Rules::capture_same_turn, CaptureSameTurn::allowed>},
    {"SWZ-DRF-1"_clause, card_drifts_into_a_build},
    {"SWZ-PTN-6"_clause, partner_who_was_asked},
    {"SWZ-PTN-7"_clause, partner_who_was_asked},
    {"SWZ-INS-1"_clause, capture_is_demanded},
    {"SWZ-INS-2"_clause, demand_for_a_capture},
    {"SWZ-INS-5"_clause, addition_is_demanded},
    {"SWZ-INS-6"_clause, demand_for_an_addition},
    {"SAF-CAP-1"_clause, tops_are_captured},
    {"SAF-TRL-2"_clause, duty_of_an_owner},
});

}  // namespace

std::span<const Saying> sayings_of_turns() { return turn_sayings; }

}  // namespace casino
