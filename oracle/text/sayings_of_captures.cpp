// Captures: by pictures, of equal cards, of sets and builds, by several cards together, and of the tops of piles.

#include <fmt/format.h>

#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

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
  return rules.insist_capture != InsistCapture::never ? ", unless an opponent insists on all of it" : "";
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

Said several_play_together(const Rules& rules) {
  if (rules.capture_hand_cards != CaptureHandCards::sets) return as_registered_if(!plays_one_card(rules));
  return {
      "Several cards of the hand may be played together to capture: what is taken is worth as much as all of them in "
      "sum, or as each of several sets that they make."};
}
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

constexpr auto capture_sayings = std::to_array<Saying>({
    {"AA-CAP-1"_clause, picture_may_capture},
    {"AA-CAP-2"_clause, picture_captures_no_more},
    {"AA-CAP-3"_clause, equal_cards_captured},
    {"AA-CAP-4"_clause, sets_captured},
    {"AA-CAP-5"_clause, cards_fall_into_groups},
    {"AA-CAP-7"_clause, build_captured_whole},
    {"AA-CAP-8"_clause, groups_beside_a_build},
    {"AA-CAP-9"_clause, capturing_is_a_choice},
    {"DOM-CAP-3"_clause, equals_are_taken},
    {"HUN-CAP-1"_clause, several_play_together},
    {"HUN-ULM-1"_clause, several_sets_play_together},
    {"HUN-NAG-1"_clause, highest_total},
    {"SWZ-CAP-10"_clause, registered_at<&Rules::capture_same_turn, CaptureSameTurn::allowed>},
    {"SAF-CAP-1"_clause, tops_are_captured},
});

}  // namespace

std::span<const Saying> sayings_of_captures() { return capture_sayings; }

}  // namespace casino
