#include "oracle/text/said_otherwise.hpp"

#include <algorithm>
#include <array>

#include "model/rules/variants.hpp"

namespace casino {
namespace {

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
constexpr std::array sayings{
    SaidOtherwise{"AA-PLY-3"_clause, SaidIn::page, has<&Rules::deal_subdeal_lead, DealSubdealLead::last_capturer>,
                  "The seat after the dealer plays first in a deal, and then turns alternate."},
    SaidOtherwise{"AA-VAL-1"_clause, SaidIn::page, has<&Rules::pack_kind, PackKind::rook40>,
                  "A card is worth its number, one to ten."},
    SaidOtherwise{"AA-TRN-2"_clause, SaidIn::page, has<&Rules::turn_shape, TurnShape::several_actions>,
                  "What can be done: capture, form a build, raise a build, add to one, trail."},
    SaidOtherwise{"AA-CAP-1"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::all>,
                  "A picture may capture loose pictures of its rank, any number of them."},
    SaidOtherwise{"AA-CAP-1"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::one_or_three>,
                  "A picture may capture one loose picture of its rank, or three."},
    SaidOtherwise{"AA-CAP-2"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::all>,
                  "A picture without a number captures pictures of its rank and nothing else: no sums, no builds."},
    SaidOtherwise{"AA-CAP-2"_clause, SaidIn::citation, has<&Rules::capture_pictures, CapturePictures::one_or_three>,
                  "A picture without a number captures one picture of its rank, or three, and nothing else."},
    SaidOtherwise{"AA-CAP-9"_clause, SaidIn::page, has<&Rules::capture_compulsory, CaptureCompulsory::equal_loose_all>,
                  "Sets and builds need not be captured: of those a player may take some and leave the rest."},
    SaidOtherwise{"AA-BLD-2"_clause, SaidIn::page, has<&Rules::announce_build, AnnounceBuild::required>,
                  "Whoever makes a build must say its value."},
    SaidOtherwise{"AA-TRL-1"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::both>,
                  "A card may be played without capturing or building, which is called drifting here; it stays on the "
                  "table as a loose card."},
    SaidOtherwise{"AA-TRL-2"_clause, SaidIn::page,
                  has<&Rules::trail_capturing_card, TrailCapturingCard::forbidden_if_equal_loose>,
                  "A card may be trailed though it could capture sets or a build."},
    SaidOtherwise{"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::last_adder_lingering>,
                  "A player may not trail while the table holds a build that he has put a card on, unless somebody "
                  "else has added to it since his last turn."},
    SaidOtherwise{"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::former_or_raiser>,
                  "A player may not trail while he owns a build on the table."},
    SaidOtherwise{"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::build_owner, BuildOwner::side>,
                  "A player may not trail while the table holds a build of his side."},
    SaidOtherwise{"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::partner_build_for, PartnerBuildFor::proven>,
                  "A player may not trail while he owns a build on the table."},
    SaidOtherwise{"AA-TRL-3"_clause, SaidIn::citation, has<&Rules::partner_build_for, PartnerBuildFor::any_proof>,
                  "A player may not trail while he owns a build on the table."},
    SaidOtherwise{"AA-SWP-1"_clause, SaidIn::page, has<&Rules::sweep_score, 0>,
                  "Many score sweeps: a capture that leaves the table empty is worth a point."},
    SaidOtherwise{"AA-SWP-2"_clause, SaidIn::page, has<&Rules::sweep_score, 0>,
                  "Where sweeps score, each is marked by its capturing card, face up in the pile."},
    SaidOtherwise{"AA-SWP-2"_clause, SaidIn::page, has<&Rules::capture_hand_cards, CaptureHandCards::sum>,
                  "A sweep is marked by one of its cards, face up in the pile."},
    SaidOtherwise{"AA-SWP-2"_clause, SaidIn::page, has<&Rules::capture_hand_cards, CaptureHandCards::sets>,
                  "A sweep is marked by one of its cards, face up in the pile."},
    SaidOtherwise{"AA-SCO-6"_clause, SaidIn::citation, has<&Rules::score_cards_tie, ScoreTie::one_each>,
                  "Those who tie for it have a point each."},
    SaidOtherwise{"AA-SCO-6"_clause, SaidIn::citation, has<&Rules::score_cards_tie, ScoreTie::one_each_two_way>,
                  "Two who tie for it have a point each, more than two nothing."},
    SaidOtherwise{"AA-WIN-3"_clause, SaidIn::citation, has<&Rules::match_resolve, MatchResolve::counting_order>,
                  "If counting in that order makes nobody the first, another deal is played."},
    SaidOtherwise{"AA-WIN-3"_clause, SaidIn::page, has<&Rules::match_resolve, MatchResolve::counting_order>, ""},
    SaidOtherwise{"AA-VAR-2"_clause, SaidIn::citation, has<&Rules::trail_owning_build, TrailOwningBuild::allowed>,
                  "The owner of a build may trail and leave it there."},
    SaidOtherwise{"AA-VAR-2"_clause, SaidIn::citation,
                  has<&Rules::trail_owning_build, TrailOwningBuild::forbidden_first_half>,
                  "With the last hands of a deal the owner of a build may trail and leave it there."},
    SaidOtherwise{"AA-VAR-2"_clause, SaidIn::citation,
                  has<&Rules::trail_owning_build, TrailOwningBuild::forbidden_while_stock>,
                  "When no cards are left to draw, the owner of a build may trail and leave it there."},
    SaidOtherwise{"DOM-WIN-7"_clause, SaidIn::page, has<&Rules::endgame_restrictions, EndgameRestrictions::from_16>,
                  "A side with 16 points or more scores no sweeps, but its sweeps cancel those of others."},
    SaidOtherwise{"TUX-PAK-2"_clause, SaidIn::page, has<&Rules::pack_kind, PackKind::rook40>,
                  "It has been played with an ordinary pack too, ace to ten of each suit."},
    SaidOtherwise{"SWZ-VAL-2"_clause, SaidIn::page, has<&Rules::build_enabled, BuildEnabled::off>,
                  "Jack, queen and king are worth 11, 12 and 13."},
    SaidOtherwise{"SWZ-CUT-1"_clause, SaidIn::citation, has<&Rules::deal_table_source, DealTableSource::dealt>,
                  "Nobody cuts the first layout: its cards are dealt."},
    SaidOtherwise{"SWZ-DRF-1"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::both>,
                  "A card that could capture may be played into a build instead."},
    SaidOtherwise{"SWZ-INS-5"_clause, SaidIn::page, never_makes_sides,
                  "Before a turn ends any opponent may insist that cards in play be added to the player's own builds."},
    SaidOtherwise{"SWZ-AUG-6"_clause, SaidIn::citation,
                  has<&Rules::augment_opponent_build, AugmentOpponentBuild::never>,
                  "Nobody may add to an opponent's build."},
    SaidOtherwise{"SWZ-STL-2"_clause, SaidIn::page, has<&Rules::steal_whose, StealWhose::others>,
                  "Every pile but one's own is open."},
    SaidOtherwise{"SWZ-STL-2"_clause, SaidIn::page, never_makes_sides, "The own pile is not open."},
    SaidOtherwise{"SWZ-STL-5"_clause, SaidIn::page, has<&Rules::steal_onto, StealOnto::own_standing_build>, ""},
    SaidOtherwise{"SWZ-STL-6"_clause, SaidIn::page, has<&Rules::steal_onto, StealOnto::own_standing_build>,
                  "A top may be added only to a build of the own side that lay there before the turn."},
    SaidOtherwise{"SWZ-PTN-3"_clause, SaidIn::page, has<&Rules::steal_use, StealUse::never>,
                  "In that variation one may, on such proof, make a build for the partner, or add to one for him."},
    SaidOtherwise{"CRZ-DRW-1"_clause, SaidIn::citation, has<&Rules::deal_draw, DealDraw::none>,
                  "Nobody draws cards: hands are dealt."},
    SaidOtherwise{"SAF-TRL-2"_clause, SaidIn::page,
                  has<&Rules::turn_owner_duty, TurnOwnerDuty::add_or_capture_first_half>,
                  "Until the last hands are dealt whoever has a build on the table must add to it or capture "
                  "something."},
};

}  // namespace

std::optional<std::string_view> said_otherwise(Clause clause, const Rules& rules, SaidIn in) {
  const auto found = std::find_if(sayings.begin(), sayings.end(), [&](const SaidOtherwise& one) {
    return one.clause == clause && one.in == in && one.where(rules);
  });
  return found == sayings.end() ? std::nullopt : std::optional(found->sentence);
}

}  // namespace casino
