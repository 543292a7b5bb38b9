// New builds, their owners, and equal ones.

#include <fmt/format.h>

#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

bool are_built(const Rules& rules) { return rules.build_enabled == BuildEnabled::on; }
bool single_builds_are_cards(const Rules& rules) { return rules.build_single_as_card == BuildSingleAsCard::full; }

bool builds_for_partner(const Rules& rules) {
  return has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden;
}

// ---- Making one

Said card_is_combined(const Rules& rules) {
  if (!are_built(rules)) return not_so_here();
  if (rules.announce_build == AnnounceBuild::required) return as_registered();
  return {"The played card may be combined with loose cards into a build."};
}

// AA-BLD-2 and AA-ADD-10.
std::string value_is_said(const Rules& rules, std::string_view whoever, std::string_view value) {
  switch (rules.announce_build) {
    case AnnounceBuild::required: return fmt::format("{} must say {}.", whoever, value);
    case AnnounceBuild::infer_if_unique:
      return fmt::format("{} need not say {} where only one would be legal.", whoever, value);
    case AnnounceBuild::aces_only: return fmt::format("{} need not say {}, save of two aces.", whoever, value);
    case AnnounceBuild::equal_means_multiple:
      return fmt::format("{} says {}; equal cards of which nothing was said are a multiple build.", whoever, value);
    case AnnounceBuild::not_needed: return fmt::format("{} need not say {}.", whoever, value);
  }
  return {};
}

Said value_of_a_build_is_said(const Rules& rules) {
  return {value_is_said(rules, "Whoever makes a build", "its value")};
}
// SWZ-ACE-4: two aces are put together when a build is made; a raise puts one card on a build.
Said value_of_a_raise_is_said(const Rules& rules) {
  if (rules.raise_whose == RaiseWhose::none) return not_so_here();
  if (rules.announce_build == AnnounceBuild::aces_only) return {"Whoever raises a build need not say its new value."};
  return {value_is_said(rules, "Whoever raises a build", "its new value")};
}

// AA-BLD-3, AA-ADD-12, SWZ-AUG-5: some card has to be held at that moment, if any has to be held ever.
Said a_card_is_held(const Rules& rules, std::string_view whoever, bool may_be_the_partners) {
  if (rules.build_card_held == BuildCardHeld::never) return means(rules, Option::build_card_held);
  if (!may_be_the_partners) return as_registered();
  return {fmt::format("{}, unless it is the partner's, on a card that he is known to hold.", whoever)};
}

Said maker_holds_a_card(const Rules& rules) {
  return a_card_is_held(rules, "Whoever makes a build must still hold a card that can capture it",
                        builds_for_partner(rules));
}
Said raiser_holds_a_card(const Rules& rules) {
  if (rules.raise_whose == RaiseWhose::none) return not_so_here();
  const bool for_partner = builds_for_partner(rules) && rules.partner_raise_for == PartnerRaiseFor::allowed;
  return a_card_is_held(rules, "Whoever raises a build must still hold a card of its new value", for_partner);
}
Said match_stays_in_the_hand(const Rules& rules) {
  switch (rules.build_card_held) {
    case BuildCardHeld::never: return means(rules, Option::build_card_held);
    case BuildCardHeld::when_made:
      return {"A card that matches such a loose card must be held when it is made a build."};
    case BuildCardHeld::kept_first_half:
      return {
          "Until the last hands are dealt the card that matches such a loose card must stay in the hand; then it "
          "need only be held when the build is made."};
    case BuildCardHeld::kept:
    case BuildCardHeld::kept_unless_trailing:
    case BuildCardHeld::kept_unless_let_stand: return as_registered();
  }
  return as_registered();
}

Said single_build(const Rules& rules) {
  if (!single_builds_are_cards(rules)) return as_registered();
  return {
      "A single build is one group: two or more cards, or single builds that count as cards, that add up to its "
      "value."};
}

Said multiple_build(const Rules& rules) {
  if (!single_builds_are_cards(rules)) return as_registered();
  return {
      "A multiple build is two or more groups, each of them a card or single build of the value or a set that adds up "
      "to it."};
}

Said new_build_has_the_card_played(const Rules& rules) {
  switch (rules.build_table_only) {
    case BuildTableOnly::forbidden: return as_registered();
    case BuildTableOnly::with_trail:
      return {"A new build contains the card just played, but for one of other table cards in a turn that trails."};
    case BuildTableOnly::free: return means(rules, Option::build_table_only);
  }
  return as_registered();
}

Said new_build_of_loose_cards(const Rules& rules) {
  switch (rules.build_single_as_card) {
    case BuildSingleAsCard::off: return as_registered();
    case BuildSingleAsCard::capture_and_groups:
      return {
          "A new build is made of loose cards; of other builds only single ones can come into it, as cards in groups "
          "beside that of the card played."};
    case BuildSingleAsCard::full:
      return {
          "A new build is made of loose cards, and of single builds, which count as cards; a multiple build cannot be "
          "used for it."};
  }
  return as_registered();
}

// ---- Variations of building

Said built_beside_a_trail(const Rules& rules) {
  switch (rules.build_table_only) {
    case BuildTableOnly::forbidden: return as_registered();  // it speaks of a variation
    case BuildTableOnly::with_trail:
      return {"One may trail a card and in the same turn make a build of other table cards."};
    case BuildTableOnly::free: return means(rules, Option::build_table_only);
  }
  return as_registered();
}

// ---- Owners

Said whose_a_build_is(const Rules& rules) {
  const bool goes_to_whoever_adds = rules.augment_opponent_build == AugmentOpponentBuild::takes_over;
  const std::string_view kept = goes_to_whoever_adds ? "" : "; whoever adds to an opponent's build does not get it";
  const std::string_view for_partner = builds_for_partner(rules) ? "; one made for the partner is the partner's" : "";
  switch (rules.build_owner) {
    case BuildOwner::last_adder:
    case BuildOwner::last_adder_lingering:
      return {fmt::format("A build's owner is the player who last put a card on it, making it included{}{}.", kept,
                          for_partner)};
    case BuildOwner::former_or_raiser:
      return {fmt::format("A build's owner is the player who formed it or raised it last{}.", for_partner)};
    case BuildOwner::side:
      return {fmt::format("A build belongs to the side of the player who last put a card on it{}.", kept)};
  }
  return as_registered();
}

// SWZ-OWN-2: and what else can give it another owner.
Said who_formed_or_raised_it(const Rules& rules) {
  if (rules.build_owner != BuildOwner::former_or_raiser) return means(rules, Option::build_owner);
  const bool may_be_asked = has_partners(rules) && rules.partner_request == PartnerRequest::allowed;
  const bool goes_to_whoever_adds = rules.augment_opponent_build == AugmentOpponentBuild::takes_over;
  if (!builds_for_partner(rules) && !may_be_asked && !goes_to_whoever_adds) return as_registered();
  return {fmt::format("The owner is who formed the build or last raised it{}; adding groups changes no owner{}{}.",
                      builds_for_partner(rules) ? ", or the partner for whom it was made" : "",
                      may_be_asked ? ", save where the partner asked for it" : "",
                      goes_to_whoever_adds ? ", but that whoever adds to an opponent's build takes it over" : "")};
}

Said when_an_owner_is_free(const Rules& rules) {
  switch (rules.build_owner) {
    case BuildOwner::last_adder: return as_registered();
    case BuildOwner::last_adder_lingering: return means(rules, Option::build_owner);
    case BuildOwner::former_or_raiser:
      return {"An owner is free when the build is captured, or when another player raises it."};
    case BuildOwner::side: return {"A side is free when the build is captured, or when the other side takes it over."};
  }
  return as_registered();
}

Said card_for_a_build_is_kept(const Rules& rules) {
  const bool is_of_a_side = rules.build_owner == BuildOwner::side && has_partners(rules);
  const std::string_view play =
      is_of_a_side ? "side may not play so that a build of its own is left on the table and no card in "
                     "its hands can capture it"
                   : "player may not play so that a build of his is left on the table and no card in his "
                     "hand can capture it";
  switch (rules.build_card_held) {
    case BuildCardHeld::kept: return is_of_a_side ? Said{fmt::format("A {}.", play)} : as_registered();
    case BuildCardHeld::kept_unless_trailing: return {fmt::format("A {}, unless the card is trailed.", play)};
    case BuildCardHeld::kept_unless_let_stand:
      return {fmt::format("A {}, unless the card captures or is trailed and nobody objects.", play)};
    case BuildCardHeld::kept_first_half: return {fmt::format("Until the last hands are dealt a {}.", play)};
    case BuildCardHeld::when_made:
    case BuildCardHeld::never: return means(rules, Option::build_card_held);
  }
  return as_registered();
}

// ---- Equal builds

Said equal_builds(const Rules& rules) {
  switch (rules.build_same_value) {
    case BuildSameValue::stand: return means(rules, Option::build_same_value);
    case BuildSameValue::merge:
      return {"Two builds of one value never lie there together: the second becomes one with the first."};
    case BuildSameValue::own_side_merges: return as_registered();
    case BuildSameValue::forbidden:
      return {"Two builds of one value never lie there together: no second one may be made."};
  }
  return as_registered();
}

constexpr auto build_sayings = std::to_array<Saying>({
    {"AA-BLD-1"_clause, card_is_combined},
    {"AA-BLD-2"_clause, value_of_a_build_is_said},
    {"AA-BLD-3"_clause, maker_holds_a_card},
    {"AA-BLD-4"_clause, single_build},
    {"AA-BLD-5"_clause, multiple_build},
    {"AA-BLD-6"_clause, new_build_has_the_card_played},
    {"AA-BLD-9"_clause, new_build_of_loose_cards},
    {"AA-OWN-1"_clause, whose_a_build_is},
    {"AA-OWN-2"_clause, card_for_a_build_is_kept},
    {"AA-OWN-3"_clause, when_an_owner_is_free},
    {"AA-ADD-10"_clause, value_of_a_raise_is_said},
    {"AA-ADD-12"_clause, raiser_holds_a_card},
    {"AA-VAR-1"_clause, built_beside_a_trail},
    {"AA-VAR-5"_clause, registered_at<&Rules::build_single_as_card, BuildSingleAsCard::off>},  // of a variation
    {"SWZ-OWN-1"_clause, meaning_at<&Rules::build_owner, BuildOwner::side>},
    {"SWZ-OWN-2"_clause, who_formed_or_raised_it},
    {"SWZ-AUG-5"_clause, match_stays_in_the_hand},
    {"SWZ-EQL-1"_clause, equal_builds},
    {"SWZ-EQL-2"_clause, registered_at<&Rules::build_same_value, BuildSameValue::own_side_merges>},
    {"SWZ-EQL-3"_clause, registered_at<&Rules::build_same_value, BuildSameValue::own_side_merges>},
    {"SWZ2-RST-2"_clause, meaning<&Rules::build_limit>},
    {"SWZ2-RST-3"_clause, meaning_at<&Rules::build_limit, BuildLimit::none>},
});

}  // namespace

std::span<const Saying> sayings_of_builds() { return build_sayings; }

}  // namespace casino
