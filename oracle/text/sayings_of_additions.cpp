// Raising builds and adding to them, and building for the partner.

#include <fmt/format.h>

#include "model/queries/tops.hpp"
#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

// ---- Raising

bool may_raise(const Rules& rules) { return rules.raise_whose != RaiseWhose::none; }
bool table_cards_raise(const Rules& rules) { return rules.raise_table_cards == RaiseTableCards::allowed; }

Said build_is_raised(const Rules& rules) {
  if (!may_raise(rules)) return not_so_here();
  if (!table_cards_raise(rules)) return as_registered();
  return {
      "A single build may be raised: a hand card is put on it, alone or with table cards, and its value grows by "
      "them."};
}

Said groups_join_a_raise(const Rules& rules) {
  if (!may_raise(rules)) return not_so_here();
  switch (rules.raise_loose_groups) {
    case RaiseLooseGroups::groups: return as_registered();
    case RaiseLooseGroups::equal_cards:
      return {
          "Together with a raise, loose cards of the new value may be put in, but no sums; the build is multiple "
          "then."};
    case RaiseLooseGroups::forbidden: return not_so_here();
  }
  return as_registered();
}

Said value_changes_by(const Rules& rules) {
  if (!may_raise(rules)) return means(rules, Option::raise_whose);
  if (!table_cards_raise(rules)) return as_registered();
  return {"A build's value is changed by a hand card; table cards may help it, and cannot do so alone."};
}

Said table_cards_help(const Rules& rules) {
  if (!table_cards_raise(rules)) return as_registered();  // it speaks of a variation
  return {"Table cards may help to raise a single build, if a hand card does so too."};
}

Said hand_card_has_a_part(const Rules& rules) {
  if (!table_cards_raise(rules)) return as_registered();  // it speaks of a variation
  return {"The played card must have a part in the change of value; it cannot stand as a group of its own."};
}

// AA-ADD-8, SWZ-RSE-1: whose.
std::string_view whose_is_raised(const Rules& rules) {
  switch (rules.raise_whose) {
    case RaiseWhose::any: return "any single build";
    case RaiseWhose::not_own: return "any single build but one's own";
    case RaiseWhose::opponents: return "only an opponent's single build";
    case RaiseWhose::opponents_not_formed_by_side:
      return "only an opponent's single build that one's own side did not form";
    case RaiseWhose::partner: return "only the partner's single build";
    case RaiseWhose::own: return "only one's own single build";
    case RaiseWhose::none: return "no build";
  }
  return {};
}

std::string_view whose_is_added_to(const Rules& rules) {
  switch (rules.augment_opponent_build) {
    case AugmentOpponentBuild::takes_over: return "any build, taking over an opponent's";
    case AugmentOpponentBuild::owner_keeps: return "any build, an opponent's staying his";
    case AugmentOpponentBuild::if_captured_this_turn:
      return "builds of one's own side, and to an opponent's that is captured in the same turn";
    case AugmentOpponentBuild::never: return "builds of one's own side";
  }
  return {};
}

Said whose_builds_are_changed(const Rules& rules) {
  return {fmt::format("One may raise {}, and may add to {}.", whose_is_raised(rules), whose_is_added_to(rules))};
}

// ---- Adding

Said build_is_added_to(const Rules& rules) {
  const std::string_view loose = tops_serve_for_builds(rules) ? "loose cards and tops of piles" : "loose cards";
  switch (rules.augment_loose_groups) {
    case AugmentLooseGroups::with_hand_card:
      return {
          fmt::format("A build may be added to at its present value: by the played card, alone or with {}, in whole "
                      "groups.",
                      loose)};
    case AugmentLooseGroups::hand_group_only:
      return {
          fmt::format("A build may be added to at its present value: by the played card, alone or with {}, in one "
                      "group.",
                      loose)};
    case AugmentLooseGroups::free:
      return {
          fmt::format("A build may be added to at its present value: by the played card, by {}, or by both, in whole "
                      "groups.",
                      loose)};
  }
  return as_registered();
}

Said added_with_a_hand_card(const Rules& rules) {
  switch (rules.augment_loose_groups) {
    case AugmentLooseGroups::with_hand_card: return as_registered();
    case AugmentLooseGroups::hand_group_only:
      return {"Nothing is added to a build but the group of the card played from the hand."};
    case AugmentLooseGroups::free: return means(rules, Option::augment_loose_groups);
  }
  return as_registered();
}

// When two builds become one.
std::string_view never_made_one(const Rules& rules) {
  switch (rules.build_same_value) {
    case BuildSameValue::stand:
    case BuildSameValue::forbidden: return "two builds are never made one";
    case BuildSameValue::merge: return "two builds are never made one but by being equal";
    case BuildSameValue::own_side_merges: return "two builds are never made one but equal ones of one side";
  }
  return {};
}

Said other_builds_stay_out(const Rules& rules) {
  const bool are_cards = rules.build_single_as_card != BuildSingleAsCard::off;
  return {fmt::format("Cards of another build cannot be added{}; {}.",
                      are_cards ? ", but for a single build, which counts as a card" : "", never_made_one(rules))};
}

Said adder_holds_a_card(const Rules& rules) {
  if (rules.build_card_held == BuildCardHeld::never) return means(rules, Option::build_card_held);
  const bool owner_will_do = has_partners(rules) && rules.augment_card_needed == AugmentCardNeeded::owner_only;
  const bool partner_will_do = has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden;
  if (owner_will_do)
    return {
        "Whoever adds to a build must still hold a card of its value; for one of the partner's it is enough that the "
        "partner holds one."};
  if (partner_will_do)
    return {
        "Whoever adds to a build must still hold a card of its value, unless the partner is known to hold one for "
        "it."};
  return as_registered();
}

Said opponents_build_is_added_to(const Rules& rules) {
  switch (rules.augment_opponent_build) {
    case AugmentOpponentBuild::if_captured_this_turn: return as_registered();
    case AugmentOpponentBuild::never: return {"Nobody may add to an opponent's build."};
    case AugmentOpponentBuild::takes_over:
    case AugmentOpponentBuild::owner_keeps: return means(rules, Option::augment_opponent_build);
  }
  return as_registered();
}

Said groups_are_mixed(const Rules& rules) {
  if (!tops_serve_for_builds(rules)) return not_so_here();
  switch (rules.steal_whose) {
    case StealWhose::opponents: return as_registered();
    case StealWhose::others: return {"Added groups may mix loose cards, the hand card and the tops of others' piles."};
    case StealWhose::others_own_side_builds:
      return {
          "Added groups may mix loose cards, the hand card and the tops of others' piles, the partner's for builds of "
          "the own side."};
    case StealWhose::any: return {"Added groups may mix loose cards, the hand card and the tops of all piles."};
  }
  return as_registered();
}

// ---- Partners

// Q-SWZ-52: whether an ace of the partner's proves anything of a second build.
std::string_view ace_that_is_needed(const Rules& rules) {
  if (!entry_of(Option::partner_shared_ace).decides(rules)) return "";
  return rules.partner_shared_ace == PartnerSharedAce::allowed
             ? " An ace that he needs for a build of its other value will do."
             : " An ace that he needs for a build of its other value will not do.";
}

Said built_for_the_partner(const Rules& rules) {
  if (!has_partners(rules) || rules.partner_build_for == PartnerBuildFor::forbidden) return not_so_here();
  return {fmt::format("{} {}{}", meaning_here(rules, Option::partner_build_for),
                      meaning_here(rules, Option::partner_build_for_owner), ace_that_is_needed(rules))};
}

std::string_view only_on_what_proof(const Rules& rules) {
  switch (rules.partner_build_for) {
    case PartnerBuildFor::forbidden: return "Nobody may build for the partner's card.";
    case PartnerBuildFor::lost_build_only:
      return "One may build for the partner only on a card that he must have because he lost a build and has not "
             "played it "
             "since.";
    case PartnerBuildFor::proven:
      return "One may build for the partner only on a card that he must have because he owns or lost a build of that "
             "value.";
    case PartnerBuildFor::any_proof: return "One may build for the partner only on a card that he certainly has.";
  }
  return {};
}

Said no_other_way(const Rules& rules) {
  std::string text(only_on_what_proof(rules));
  if (rules.partner_build_for == PartnerBuildFor::forbidden) return {text};
  text += ace_that_is_needed(rules);
  if (rules.partner_raise_for == PartnerRaiseFor::forbidden) text += " No build is raised for him.";
  return {text};
}

Said partner_is_asked(const Rules& rules) {
  return as_registered_if(has_partners(rules) && rules.partner_request == PartnerRequest::allowed);
}

Said asker_holds_a_card(const Rules& rules) {
  if (!entry_of(Option::partner_shared_ace).decides(rules)) return as_registered();
  if (rules.partner_shared_ace == PartnerSharedAce::allowed)
    return {"Whoever asks must hold a card of that rank; an ace that he needs for a build of its other value will do."};
  return {"Whoever asks must hold a card of that rank, and no ace that he needs for a build of its other value."};
}

constexpr auto addition_sayings = std::to_array<Saying>({
    {"AA-ADD-1"_clause, build_is_raised},
    {"AA-ADD-2"_clause, groups_join_a_raise},
    {"AA-ADD-3"_clause, value_changes_by},
    {"AA-ADD-5"_clause, build_is_added_to},
    {"AA-ADD-6"_clause, added_with_a_hand_card},
    {"AA-ADD-8"_clause, whose_builds_are_changed},
    {"AA-ADD-9"_clause, other_builds_stay_out},
    {"AA-ADD-13"_clause, adder_holds_a_card},
    {"AA-VAR-3"_clause, table_cards_help},
    {"AA-VAR-4"_clause, hand_card_has_a_part},
    {"DOM-OWN-3"_clause, registered_at<&Rules::partner_build_for, PartnerBuildFor::forbidden>},
    {"DOM-ADD-2"_clause, meaning_at<&Rules::raise_whose, RaiseWhose::any, RaiseWhose::own>},
    {"DOM-VAR-3"_clause, registered_at<&Rules::partner_build_for, PartnerBuildFor::forbidden>},  // of a variation
    {"SWZ-RSE-1"_clause, registered_at<&Rules::raise_whose, RaiseWhose::opponents>},
    {"SWZ-AUG-2"_clause, groups_are_mixed},
    {"SWZ-AUG-6"_clause, opponents_build_is_added_to},
    {"SWZ-PTN-3"_clause, built_for_the_partner},
    {"SWZ-PTN-4"_clause, no_other_way},
    {"SWZ-PTN-5"_clause, partner_is_asked},
    {"SWZ-PTN-8"_clause, asker_holds_a_card},
});

}  // namespace

std::span<const Saying> sayings_of_additions() { return addition_sayings; }

}  // namespace casino
