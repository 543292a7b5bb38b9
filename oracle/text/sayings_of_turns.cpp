// Turns, trailing, and what opponents may insist on.

#include <fmt/format.h>

#include "oracle/text/sayings.hpp"

namespace casino {
namespace {

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

// Where piles are open, nothing lies there face down.
Said capturing_card_is_seen(const Rules& rules) {
  if (rules.steal_use == StealUse::never && rules.pile_order == PileOrder::not_kept) return as_registered();
  return {
      "A capturing card stays in sight until the others have seen it; then it goes with what it took to the "
      "capturer's pile."};
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
    {"AA-TRN-4"_clause, capturing_card_is_seen},
    {"AA-TRL-2"_clause, capturing_card_trailed},
    {"AA-TRL-3"_clause, owner_does_not_trail},
    {"AA-VAR-2"_clause, owner_trails},
    {"DOM-TRL-2"_clause, registered_at<&Rules::trail_capturing_card, TrailCapturingCard::forbidden_if_equal_loose>},
    {"SWZ-TRN-2"_clause, several_actions_a_turn},
    {"SWZ-TRN-6"_clause, without_a_hand_card},
    {"SWZ-TRN-7"_clause, actions_without_a_hand_card},
    {"SWZ-DRF-1"_clause, card_drifts_into_a_build},
    {"SWZ-PTN-6"_clause, partner_who_was_asked},
    {"SWZ-PTN-7"_clause, partner_who_was_asked},
    {"SWZ-INS-1"_clause, capture_is_demanded},
    {"SWZ-INS-2"_clause, demand_for_a_capture},
    {"SWZ-INS-5"_clause, addition_is_demanded},
    {"SWZ-INS-6"_clause, demand_for_an_addition},
    {"SAF-TRL-2"_clause, duty_of_an_owner},
});

}  // namespace

std::span<const Saying> sayings_of_turns() { return turn_sayings; }

}  // namespace casino
