#include "oracle/text/statement.hpp"

#include <algorithm>

#include "model/rules/variants.hpp"
#include "oracle/text/sayings.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

// However many play.
bool never_makes_sides(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  return variant != nullptr && !can_make_sides(*variant) && !has_partners(rules);
}

// With two or three players, too, a page tells what four may do.
bool may_make_sides(const Rules& rules) { return !never_makes_sides(rules); }

// 000: where four always are partners.
bool makes_sides_of_four(const Rules& rules) { return may_make_sides(rules) && rules.steal_use != StealUse::never; }

bool closes_the_own_pile_alone(const Rules& rules) {
  return never_makes_sides(rules) && rules.steal_whose != StealWhose::any;
}

// Ulmann's deals are played to their end, and counted then.
bool is_ulmanns(const Rules& rules) { return rules.variant == "hungarian-ulmann"; }
bool is_haitian(const Rules& rules) { return rules.variant == "haiti"; }
// 002: there the points are counted after the deal, but by some who claim.
bool tells_of_claims_as_a_variation(const Rules& rules) {
  return rules.variant == "anglo-american" && rules.match_count_when == MatchCountWhen::end;
}

// DOM-TRL-2 says it where it is the text's own.
bool bars_equal_cards_by_an_option(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  const bool is_of_the_text = variant != nullptr && plays_by(*variant, "DOM");
  return !is_of_the_text && rules.trail_capturing_card == TrailCapturingCard::forbidden_if_equal_loose;
}

bool no_sweep_scores(const Rules& rules) { return !some_sweeps_score(rules); }
bool is_royal(const Rules& rules) { return rules.variant == "royal" && no_sweep_scores(rules); }

// Hands of such games are used up at different speeds: no seat acts last in each round.
bool plays_several_cards_together(const Rules& rules) { return rules.capture_hand_cards != CaptureHandCards::one; }

// Q-SWZ-35: the numbers that the text suggests, and the custom that some people have.
bool some_cut_again(const Rules& rules) {
  return rules.deal_table_source == DealTableSource::cut && rules.deal_table == 4 &&
         rules.deal_redo_duty == DealRedoDuty::custom;
}
bool some_cut_points_again(const Rules& rules) { return some_cut_again(rules) && rules.deal_redo_points == 3; }
bool some_cut_pictures_again(const Rules& rules) {
  return some_cut_again(rules) && rules.deal_redo_pictures == 3 && rules.pack_kind == PackKind::standard52;
}

// SAF-DEAL-5: of what does not go round there may be nothing.
bool starts_with_odd_cards(const Rules& rules) {
  return rules.deal_remainder == DealRemainder::table_at_start && table_size(rules) != rules.deal_table;
}
bool has_no_odd_cards(const Rules& rules) {
  return rules.deal_remainder == DealRemainder::table_at_start && !starts_with_odd_cards(rules);
}
bool deals_all_but_odd_cards(const Rules& rules) {
  return starts_with_odd_cards(rules) && rules.deal_hand == 0 && rules.deal_table == 0;
}

// SAF-PHS-1: with three and four there is no second dealing, in which an owner would be free.
bool never_frees_an_owner(const Rules& rules) {
  return rules.steal_use == StealUse::both && rules.trail_owning_build == TrailOwningBuild::forbidden;
}

// A verdict cites one clause by itself; a page tells all of a variant, one clause after another, and so says less here
// and more there.
struct SaidOnAPage {
  Clause clause;
  bool (*where)(const Rules& rules);
  std::string_view sentence;
};

// In the order of the registry; of several rows of a clause the first that applies is what is said.
constexpr auto page_sayings = std::to_array<SaidOnAPage>({
    {"AA-PLY-2"_clause, is_haitian,
     "Four are best, presumably as two partnerships, partners opposite each other; the captures of a side count "
     "together."},
    {"AA-PLY-2"_clause, makes_sides_of_four,
     "Four play as two partnerships, partners opposite each other; the captures of a side count together."},
    {"AA-PLY-2"_clause, may_make_sides,
     "Four may play as two partnerships, partners opposite each other; the captures of a side count together."},
    {"AA-PLY-3"_clause, has<&Rules::deal_subdeal_lead, DealSubdealLead::last_capturer>,
     "The seat after the dealer plays first in a deal, and then turns alternate."},
    {"AA-PLY-3"_clause, plays_several_cards_together,
     "The seat after the dealer plays first with each hand, and then turns alternate."},
    {"AA-VAL-1"_clause, has<&Rules::pack_kind, PackKind::rook40>, "A card is worth its number, one to ten."},
    {"AA-DEAL-1"_clause, deals_all_but_odd_cards, "The whole pack is dealt out at once."},
    {"AA-TRN-2"_clause, has<&Rules::turn_shape, TurnShape::several_actions>,
     "What can be done: capture, form a build, raise a build, add to one, trail."},
    {"AA-CAP-9"_clause, has<&Rules::capture_compulsory, CaptureCompulsory::equal_loose_all>,
     "Sets and builds need not be captured: of those a player may take some and leave the rest."},
    {"AA-BLD-2"_clause, has<&Rules::announce_build, AnnounceBuild::required>,
     "Whoever makes a build must say its value."},
    {"AA-TRL-1"_clause, has<&Rules::steal_use, StealUse::both>,
     "A card may be played without capturing or building, which is called drifting here; it stays on the "
     "table as a loose card."},
    {"AA-TRL-2"_clause, bars_equal_cards_by_an_option,
     "A card may not be trailed beside a loose card of its rank, which it has to capture or to go into a build with; "
     "it "
     "may though it could capture sets or a build."},
    {"AA-TRL-2"_clause, has<&Rules::trail_capturing_card, TrailCapturingCard::forbidden_if_equal_loose>,
     "A card may be trailed though it could capture sets or a build."},
    {"AA-SWP-1"_clause, is_royal,
     "Often sweeps do not score. Where they do, every capture that leaves the table empty is worth a point, and sweeps "
     "of opponents do not cancel each other."},
    {"AA-SWP-1"_clause, no_sweep_scores, "Many score sweeps: a capture that leaves the table empty is worth a point."},
    {"AA-SWP-2"_clause, no_sweep_scores,
     "Where sweeps score, each is marked by its capturing card, face up in the pile."},
    {"AA-SWP-2"_clause, has<&Rules::build_enabled, BuildEnabled::off>,
     "A sweep is marked by one of its cards, face up in the pile."},
    {"AA-WIN-2"_clause, is_ulmanns,
     "Each deal is played to its end and counted then; of several sides at the target the one with more points wins."},
    {"AA-WIN-3"_clause, has<&Rules::match_resolve, MatchResolve::counting_order>, ""},
    {"AA-WIN-8"_clause, is_ulmanns, ""},
    {"AA-WIN-8"_clause, tells_of_claims_as_a_variation,
     "Then the play ends with the first correct claim to have reached the target, even if another side has more and "
     "did not say so."},
    {"AA-VAR-2"_clause, never_frees_an_owner, ""},
    {"DOM-ADD-2"_clause, has<&Rules::raise_whose, RaiseWhose::not_own>,
     "Nobody may raise a build that is his own; a partner's may be raised."},
    {"DOM-WIN-7"_clause, has<&Rules::endgame_restrictions, EndgameRestrictions::from_16>,
     "A side with 16 points or more scores no sweeps, but its sweeps cancel those of others."},
    {"TUX-PAK-2"_clause, has<&Rules::pack_kind, PackKind::rook40>,
     "It has been played with an ordinary pack too, ace to ten of each suit."},
    {"SWZ-VAL-2"_clause, has<&Rules::build_enabled, BuildEnabled::off>,
     "Jack, queen and king are worth 11, 12 and 13."},
    {"SWZ-CUT-2"_clause, some_cut_points_again,
     "Four cards worth three points or more may be cut again; only some people have that custom."},
    {"SWZ-CUT-3"_clause, some_cut_pictures_again,
     "Four cards with three pictures or more among them may be cut again; that custom, too, only some people have."},
    {"SWZ-DRF-1"_clause, has<&Rules::steal_use, StealUse::both>,
     "A card that could capture may be played into a build instead."},
    {"SWZ-INS-5"_clause, never_makes_sides,
     "Before a turn ends any opponent may insist that cards in play be added to the player's own builds."},
    {"SWZ-STL-2"_clause, has<&Rules::steal_whose, StealWhose::others>, "The own pile is not open."},
    {"SWZ-STL-2"_clause, closes_the_own_pile_alone, "The own pile is not open."},
    {"SWZ-STL-5"_clause, has<&Rules::steal_onto, StealOnto::own_standing_build>, ""},
    {"SWZ-STL-6"_clause, has<&Rules::steal_onto, StealOnto::own_standing_build>,
     "A top may be added only to a build of one's own that lay there before the turn."},
    {"SWZ-PTN-3"_clause, has<&Rules::steal_use, StealUse::never>,
     "In that variation one may, on such proof, make a build for the partner, or add to one for him."},
    {"SAF-DEAL-5"_clause, has_no_odd_cards, ""},
    {"SAF-TRL-2"_clause, has<&Rules::turn_owner_duty, TurnOwnerDuty::add_or_capture_first_half>,
     "Until the last hands are dealt whoever has a build on the table must add to it or capture something."},
});

Said said_of(Clause clause, const Rules& rules) {
  for (const std::span<const Saying> chapter :
       {sayings_of_deals(), sayings_of_turns(), sayings_of_captures(), sayings_of_builds(), sayings_of_additions(),
        sayings_of_piles(), sayings_of_scores()})
    for (const Saying& one : chapter)
      if (one.clause == clause) return one.say(rules);
  return as_registered();
}

}  // namespace

std::string points_word(int count) { return count == 1 ? "a point" : number_word(count) + " points"; }

std::string meaning_here(const Rules& rules, Option option) {
  return meaning_of(entry_of(option), value_of(rules, option));
}

Statement statement_of(Clause clause, const Rules& rules) {
  Said said = said_of(clause, rules);
  const std::string_view registered = entry_of(clause).statement;
  if (said.sentence.empty()) return {std::string(registered), true, said.holds};
  const bool is_registered = said.sentence == registered;
  return {std::move(said.sentence), is_registered, said.holds};
}

std::optional<std::string_view> said_on_a_page(Clause clause, const Rules& rules) {
  const auto found = std::ranges::find_if(
      page_sayings, [&](const SaidOnAPage& one) { return one.clause == clause && one.where(rules); });
  return found == page_sayings.end() ? std::nullopt : std::optional(found->sentence);
}

}  // namespace casino
