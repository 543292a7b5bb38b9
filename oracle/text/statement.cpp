#include "oracle/text/statement.hpp"

#include <fmt/format.h>

#include "model/rules/variants.hpp"

namespace casino {
namespace {

std::string number(int count) {
  constexpr std::array<std::string_view, 14> words{"no",    "one",   "two",  "three", "four",   "five",   "six",
                                                   "seven", "eight", "nine", "ten",   "eleven", "twelve", "thirteen"};
  const auto index = static_cast<std::size_t>(count);
  return index < words.size() ? std::string(words.at(index)) : std::to_string(count);
}

std::string points(int count) { return count == 1 ? "a point" : number(count) + " points"; }

// AA-DEAL-1: hands and table of the game at hand. Hands of `all` (0) are the rest of the pack (SWZ-DEAL-1).
std::string first_dealing(const Rules& rules) {
  const std::string hand = rules.deal_hand == 0 ? "whole hand" : "hand of " + number(rules.deal_hand);
  const std::string hands = "The first dealing gives each seat its " + hand;
  const int open = rules.deal_table;
  if (open == 0) return hands + "; no card lies open on the table.";
  const std::string cards = number(open) + (open == 1 ? " card" : " cards");
  if (rules.deal_table_source == DealTableSource::cut)
    return fmt::format("{}; {} that were cut before lie open on the table.", hands, cards);
  return fmt::format("{} and lays {} open on the table.", hands, cards);
}

// AA-DEAL-5: the number of dealings of the game at hand; empty where it is as the text tells it.
std::string all_dealings(const Rules& rules) {
  if (rules.deal_draw != DealDraw::none) return "Hands are dealt once; all other cards are drawn from the stock.";
  const bool is_as_told = rules.deal_hand == 4 && rules.pack.size() == 52 && rules.seats.count <= 4;
  if (is_as_told) return {};
  const int count = dealings(rules);
  return fmt::format("Hands of {} are dealt until the pack is used up: {} {}.", number(rules.deal_hand), number(count),
                     count == 1 ? "dealing" : "dealings");
}

// The numbers that a clause names, where they are others here; empty where they are not.
std::string with_its_numbers(Clause clause, const Rules& rules) {
  const bool is_as_told =
      rules.deal_hand == 4 && rules.deal_table == 4 && rules.deal_table_source == DealTableSource::dealt;
  if (clause == "AA-DEAL-1"_clause && !is_as_told) return first_dealing(rules);
  if (clause == "AA-DEAL-5"_clause && rules.deal_hand != 0) return all_dealings(rules);
  if (clause == "SWZ-STL-3"_clause && rules.steal_build_tops == StealTops::one)
    return "Only the card on top at the moment can be used, and one card is taken to be added.";
  const bool by_the_card = rules.score_cards_rule == ScoreCardsRule::per_card;
  if (clause == "AA-SCO-1"_clause && rules.score_cards != 3 && !by_the_card)
    return fmt::format("Most cards: {}.", points(rules.score_cards));
  if (clause == "AA-SCO-2"_clause && rules.score_spades != 1 && rules.score_spades_rule == ScoreSpadesRule::most)
    return fmt::format("Most spades: {}.", points(rules.score_spades));
  return {};
}

bool never_makes_sides(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  return variant != nullptr && !can_make_sides(*variant);
}

struct SaidOtherwise {
  Clause clause;
  SaidIn in;
  bool (*where)(const Rules& rules);
  std::string_view sentence;
};

// In the order of the registry; of several rows of a clause the first that applies is what is said.
constexpr auto sayings = std::to_array<SaidOtherwise>({
    {"AA-PLY-3"_clause, SaidIn::page, has<&Rules::deal_subdeal_lead, DealSubdealLead::last_capturer>,
     "The seat after the dealer plays first in a deal, and then turns alternate."},
    {"AA-VAL-1"_clause, SaidIn::page, has<&Rules::pack_kind, PackKind::rook40>,
     "A card is worth its number, one to ten."},
    {"AA-TRN-2"_clause, SaidIn::page, has<&Rules::turn_shape, TurnShape::several_actions>,
     "What can be done: capture, form a build, raise a build, add to one, trail."},
    {"AA-CAP-1"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::all>,
     "A picture may capture loose pictures of its rank, any number of them."},
    {"AA-CAP-1"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::one_or_three>,
     "A picture may capture one loose picture of its rank, or three."},
    {"AA-CAP-2"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::all>,
     "A picture without a number captures pictures of its rank and nothing else: no sums, no builds."},
    {"AA-CAP-2"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::one_or_three>,
     "A picture without a number captures one picture of its rank, or three, and nothing else."},
    {"AA-CAP-9"_clause, SaidIn::page, has<&Rules::capture_compulsory, CaptureCompulsory::equal_loose_all>,
     "Sets and builds need not be captured: of those a player may take some and leave the rest."},
    {"AA-BLD-2"_clause, SaidIn::page, has<&Rules::announce_build, AnnounceBuild::required>,
     "Whoever makes a build must say its value."},
    {"AA-TRL-1"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::both>,
     "A card may be played without capturing or building, which is called drifting here; it stays on the "
     "table as a loose card."},
    {"AA-TRL-2"_clause, SaidIn::page, has<&Rules::trail_capturing_card, TrailCapturingCard::forbidden_if_equal_loose>,
     "A card may be trailed though it could capture sets or a build."},
    {"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::last_adder_lingering>,
     "A player may not trail while the table holds a build that he has put a card on, unless somebody "
     "else has added to it since his last turn."},
    {"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::former_or_raiser>,
     "A player may not trail while he owns a build on the table."},
    {"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::side>,
     "A player may not trail while the table holds a build of his side."},
    {"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::partner_build_for, PartnerBuildFor::proven>,
     "A player may not trail while he owns a build on the table."},
    {"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::partner_build_for, PartnerBuildFor::any_proof>,
     "A player may not trail while he owns a build on the table."},
    {"AA-SWP-1"_clause, SaidIn::page, has<&Rules::sweep_score, 0>,
     "Many score sweeps: a capture that leaves the table empty is worth a point."},
    {"AA-SWP-2"_clause, SaidIn::page, has<&Rules::sweep_score, 0>,
     "Where sweeps score, each is marked by its capturing card, face up in the pile."},
    {"AA-SWP-2"_clause, SaidIn::page, has<&Rules::capture_hand_cards, CaptureHandCards::sum>,
     "A sweep is marked by one of its cards, face up in the pile."},
    {"AA-SWP-2"_clause, SaidIn::page, has<&Rules::capture_hand_cards, CaptureHandCards::sets>,
     "A sweep is marked by one of its cards, face up in the pile."},
    {"AA-SCO-6"_clause, SaidIn::citation, has<&Rules::score_cards_tie, ScoreTie::one_each>,
     "Those who tie for it have a point each."},
    {"AA-SCO-6"_clause, SaidIn::citation, has<&Rules::score_cards_tie, ScoreTie::one_each_two_way>,
     "Two who tie for it have a point each, more than two nothing."},
    {"AA-WIN-3"_clause, SaidIn::citation, has<&Rules::match_resolve, MatchResolve::counting_order>,
     "If counting in that order makes nobody the first, another deal is played."},
    {"AA-WIN-3"_clause, SaidIn::page, has<&Rules::match_resolve, MatchResolve::counting_order>, ""},
    {"AA-VAR-2"_clause, SaidIn::citation, has<&Rules::trail_owning_build, TrailOwningBuild::allowed>,
     "The owner of a build may trail and leave it there."},
    {"AA-VAR-2"_clause, SaidIn::citation, has<&Rules::trail_owning_build, TrailOwningBuild::forbidden_first_half>,
     "With the last hands of a deal the owner of a build may trail and leave it there."},
    {"AA-VAR-2"_clause, SaidIn::citation, has<&Rules::trail_owning_build, TrailOwningBuild::forbidden_while_stock>,
     "When no cards are left to draw, the owner of a build may trail and leave it there."},
    {"DOM-WIN-7"_clause, SaidIn::page, has<&Rules::endgame_restrictions, EndgameRestrictions::from_16>,
     "A side with 16 points or more scores no sweeps, but its sweeps cancel those of others."},
    {"TUX-PAK-2"_clause, SaidIn::page, has<&Rules::pack_kind, PackKind::rook40>,
     "It has been played with an ordinary pack too, ace to ten of each suit."},
    {"SWZ-VAL-2"_clause, SaidIn::page, has<&Rules::build_enabled, BuildEnabled::off>,
     "Jack, queen and king are worth 11, 12 and 13."},
    {"SWZ-CUT-1"_clause, SaidIn::citation, has<&Rules::deal_table_source, DealTableSource::dealt>,
     "Nobody cuts the first layout: its cards are dealt."},
    {"SWZ-DRF-1"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::both>,
     "A card that could capture may be played into a build instead."},
    {"SWZ-INS-5"_clause, SaidIn::page, never_makes_sides,
     "Before a turn ends any opponent may insist that cards in play be added to the player's own builds."},
    {"SWZ-AUG-6"_clause, SaidIn::citation, has<&Rules::augment_opponent_build, AugmentOpponentBuild::never>,
     "Nobody may add to an opponent's build."},
    {"SWZ-STL-2"_clause, SaidIn::page, has<&Rules::steal_whose, StealWhose::others>,
     "Every pile but one's own is open."},
    {"SWZ-STL-2"_clause, SaidIn::page, never_makes_sides, "The own pile is not open."},
    {"SWZ-STL-5"_clause, SaidIn::page, has<&Rules::steal_onto, StealOnto::own_standing_build>, ""},
    {"SWZ-STL-6"_clause, SaidIn::page, has<&Rules::steal_onto, StealOnto::own_standing_build>,
     "A top may be added only to a build of the own side that lay there before the turn."},
    {"SWZ-PTN-3"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::never>,
     "In that variation one may, on such proof, make a build for the partner, or add to one for him."},
    {"CRZ-DRW-1"_clause, SaidIn::citation, has<&Rules::deal_draw, DealDraw::none>,
     "Nobody draws cards: hands are dealt."},
    {"SAF-TRL-2"_clause, SaidIn::page, has<&Rules::turn_owner_duty, TurnOwnerDuty::add_or_capture_first_half>,
     "Until the last hands are dealt whoever has a build on the table must add to it or capture something."},
});

}  // namespace

std::string statement_of(Clause clause, const Rules& rules) {
  if (std::string text = with_its_numbers(clause, rules); !text.empty()) return text;
  return std::string(said_otherwise(clause, rules, SaidIn::citation).value_or(entry_of(clause).statement));
}

std::optional<std::string_view> said_otherwise(Clause clause, const Rules& rules, SaidIn in) {
  const auto found = std::ranges::find_if(
      sayings, [&](const SaidOtherwise& one) { return one.clause == clause && one.in == in && one.where(rules); });
  return found == sayings.end() ? std::nullopt : std::optional(found->sentence);
}

}  // namespace casino
