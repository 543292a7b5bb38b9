// Piles, the order in which cards lie in them, and what is taken from them.

#include <fmt/format.h>

#include "model/queries/tops.hpp"
#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

bool are_open(const Rules& rules) { return rules.steal_use != StealUse::never; }
bool have_no_order(const Rules& rules) { return rules.pile_order == PileOrder::not_kept; }

// ---- Piles

Said captures_lie_open(const Rules& rules) {
  return are_open(rules) || !have_no_order(rules) ? as_registered() : means(rules, Option::pile_order);
}

Said pile_of_partners(const Rules& rules) {
  if (!has_partners(rules)) return {"Everybody has a pile."};
  if (rules.pile_partners == PilePartners::shared) return {"Partners have one pile between them."};
  return {"Each of two partners has a pile."};
}

bool pictures_go_beneath(const Rules& rules) {
  return rules.pack_kind == PackKind::standard52 && pictures_have_a_place(rules);
}

Said new_captures_on_top(const Rules& rules) {
  if (have_no_order(rules)) return means(rules, Option::pile_order);
  if (!pictures_go_beneath(rules)) return as_registered();
  return {"New captures go on top of the older ones; but pictures go beneath the numeral cards."};
}

Said capturing_card_on_top(const Rules& rules) {
  if (!are_open(rules)) return means(rules, Option::pile_order);
  return registered_at<&Rules::pile_capturing_card, PileCapturingCard::on_top>(rules);
}

Said captures_are_not_sorted(const Rules& rules) {
  if (rules.pile_order != PileOrder::accumulated) return means(rules, Option::pile_order);
  return {"Captured cards are not sorted: those of a build lie in the pile as they came to lie on it. " +
          meaning_here(rules, Option::pile_unit_order)};
}

Said pictures_beneath(const Rules& rules) {
  if (rules.pack_kind != PackKind::standard52) return {"The pack has no pictures."};
  return registered_at<&Rules::pile_pictures, PilePictures::beneath_numerals>(rules);
}

Said pictures_are_given(const Rules& rules) {
  const bool are_two_piles = has_partners(rules) && rules.pile_partners == PilePartners::separate;
  return as_registered_if(are_two_piles && rules.pile_give_pictures == PileGivePictures::this_capture);
}

std::string_view with_the_capturing_card(const Rules& rules) {
  switch (rules.pile_capturing_card) {
    case PileCapturingCard::on_top: return "; the card that captured lies above them";
    case PileCapturingCard::sorted_in: return ", the card that captured among them";
    case PileCapturingCard::on_top_if_single: return "; the card that captured lies on top if it took one card";
  }
  return {};
}

std::string_view of_one_rank(const Rules& rules) {
  switch (rules.pile_equal_ranks) {
    case PileEqualRanks::capturer: return "";
    case PileEqualRanks::capturing_above: return "; the card that captured lies above others of its rank";
    case PileEqualRanks::by_suit: return "; of one rank from the top clubs, diamonds, hearts, spades";
  }
  return {};
}

Said captures_by_number(const Rules& rules) {
  if (rules.pile_order != PileOrder::ascending) return means(rules, Option::pile_order);
  return {
      fmt::format("Cards that are captured together lie on the pile in the order of their numbers, the lowest on "
                  "top{}{}.",
                  with_the_capturing_card(rules), of_one_rank(rules))};
}

// ---- Stealing

bool onto_builds_only(const Rules& rules) {
  return rules.steal_onto == StealOnto::own_build || rules.steal_onto == StealOnto::own_standing_build;
}

Said what_a_top_serves_for(const Rules& rules) {
  const std::string_view onto = onto_builds_only(rules) ? "to add to a build" : "to add to a loose card or a build";
  switch (rules.steal_use) {
    case StealUse::never: return means(rules, Option::steal_use);
    case StealUse::augment: return {fmt::format("The top of a pile serves only {}.", onto)};
    case StealUse::capture: return {"The top of a pile serves only to be captured."};
    case StealUse::both: return {fmt::format("The top of a pile serves only to be captured or {}.", onto)};
  }
  return as_registered();
}

Said piles_that_are_closed(const Rules& rules) {
  if (!are_open(rules)) return means(rules, Option::steal_use);
  if (!has_partners(rules))
    return rules.steal_whose == StealWhose::any ? means(rules, Option::steal_whose) : Said{"The own pile is not open."};
  switch (rules.steal_whose) {
    case StealWhose::opponents: return as_registered();
    case StealWhose::others: return {"The own pile is not open; the partner's is."};
    case StealWhose::others_own_side_builds:
      return {"The own pile is not open, and the partner's only for builds of the own side."};
    case StealWhose::any: return means(rules, Option::steal_whose);
  }
  return as_registered();
}

std::string_view tops_that_a_build_takes(const Rules& rules) {
  switch (rules.steal_build_tops) {
    case StealTops::one_per_pile: return "one action adds one card of each pile at most";
    case StealTops::one: return "one action adds one card of a pile at most";
    case StealTops::free: return "one action may add several cards of a pile, one after another";
  }
  return {};
}

std::string_view tops_that_a_capture_takes(const Rules& rules) {
  switch (rules.steal_capture_tops) {
    case StealCaptureTops::one_per_pile: return "a capture takes one of each pile at most";
    case StealCaptureTops::one: return "a capture takes one at most";
    case StealCaptureTops::successive_groups:
      return "a capture goes on through those that it lays bare, in further groups";
    case StealCaptureTops::free: return "a capture takes those that it lays bare, too";
  }
  return {};
}

Said only_the_top(const Rules& rules) {
  constexpr std::string_view begins = "Only the card on top at the moment can be used";
  switch (rules.steal_use) {
    case StealUse::never: return means(rules, Option::steal_use);
    case StealUse::augment: return {fmt::format("{}; {}.", begins, tops_that_a_build_takes(rules))};
    case StealUse::capture: return {fmt::format("{}; {}.", begins, tops_that_a_capture_takes(rules))};
    case StealUse::both:
      return {fmt::format("{}; {}, {}.", begins, tops_that_a_build_takes(rules), tops_that_a_capture_takes(rules))};
  }
  return as_registered();
}

Said something_lies_there_before(const Rules& rules) {
  switch (rules.steal_onto) {
    case StealOnto::also_captured_build:
    case StealOnto::own_build_or_loose_card: return as_registered();
    case StealOnto::own_build: return {"A build must lie in the layout before a top is used."};
    case StealOnto::own_standing_build:
      return {"A build must have lain in the layout before the turn in which a top is used."};
  }
  return as_registered();
}

Said top_for_a_build(const Rules& rules) {
  if (!tops_serve_for_builds(rules)) return not_so_here();
  return meaning_at<&Rules::steal_onto, StealOnto::own_build, StealOnto::own_standing_build>(rules);
}

Said top_for_a_loose_card(const Rules& rules) {
  return as_registered_if(tops_serve_for_builds(rules) && !onto_builds_only(rules));
}

Said top_for_the_partners_match(const Rules& rules) {
  return as_registered_if(tops_serve_for_builds(rules) && !onto_builds_only(rules) && has_partners(rules) &&
                          rules.partner_build_for != PartnerBuildFor::forbidden);
}

Said top_for_an_opponents_build(const Rules& rules) {
  return as_registered_if(tops_serve_for_builds(rules) && rules.steal_onto == StealOnto::also_captured_build);
}

Said top_of_the_partner(const Rules& rules) {
  switch (rules.steal_whose) {
    case StealWhose::opponents: return not_so_here();
    case StealWhose::others:
    case StealWhose::any: return as_registered();
    case StealWhose::others_own_side_builds:
      return {"The top of the partner's pile may be stolen, too, to add to a build of the own side."};
  }
  return as_registered();
}

Said hand_card_with_a_top(const Rules& rules) {
  switch (rules.steal_hand_card) {
    case StealHandCard::not_needed: return means(rules, Option::steal_hand_card);
    case StealHandCard::same_action: return as_registered();
    case StealHandCard::same_group:
      return {"No top goes into a build unless a hand card is added in the same group with it."};
  }
  return as_registered();
}

constexpr auto pile_sayings = std::to_array<Saying>({
    {"SWZ-PILE-1"_clause, captures_lie_open},
    {"SWZ-PILE-2"_clause, pile_of_partners},
    {"SWZ-PILE-3"_clause, new_captures_on_top},
    {"SWZ-PILE-4"_clause, registered_at<&Rules::pile_order, PileOrder::free>},
    {"SWZ-PILE-5"_clause, capturing_card_on_top},
    {"SWZ-PILE-6"_clause, registered_at<&Rules::pile_order, PileOrder::free>},
    {"SWZ-CAP-6"_clause, registered_at<&Rules::steal_use, StealUse::never, StealUse::augment>},
    {"SWZ-STL-1"_clause, what_a_top_serves_for},
    {"SWZ-STL-2"_clause, piles_that_are_closed},
    {"SWZ-STL-3"_clause, only_the_top},
    {"SWZ-STL-5"_clause, something_lies_there_before},
    {"SWZ-STL-6"_clause, top_for_a_build},
    {"SWZ-STL-7"_clause, top_for_a_loose_card},
    {"SWZ-STL-8"_clause, top_for_the_partners_match},
    {"SWZ-STL-9"_clause, top_for_an_opponents_build},
    {"SOT-PILE-1"_clause, captures_are_not_sorted},
    {"SOT-PILE-3"_clause, pile_of_partners},
    {"SOT-PILE-4"_clause, pictures_beneath},
    {"SOT-PILE-5"_clause, pictures_are_given},
    {"SOT-STL-1"_clause, top_of_the_partner},
    {"SAF-PILE-3"_clause, captures_by_number},
    {"SAF-STL-2"_clause, hand_card_with_a_top},
});

}  // namespace

std::span<const Saying> sayings_of_piles() { return pile_sayings; }

}  // namespace casino
