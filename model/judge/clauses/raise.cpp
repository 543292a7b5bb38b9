// Seed 004, The Play 5.1 (raising a build) and Building Rules; seed 000, Swazi Casino, action 3.

#include "model/judge/clauses/change_of_value.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/owners.hpp"

namespace casino {
namespace {

// The hand card alone makes the new value, and it is only other cards that do not come out.
bool hand_card_alone_comes_out(const Judging& j, const Build& base) {
  if (j.action.hand.size() != 1) return false;
  for (const Value value : values_of(j.rules, j.action.hand.first(), Place::build))
    if (base.value.points + value.points == j.value.points) return true;
  return false;
}

// SWZ-ACE-4 with build.two_aces=one_fourteen_never_sum: an ace at 1 beside another one that counts 1.
bool adds_up_two_aces(const Judging& j, const Build& base) {
  const bool is_low = j.action.hand.of_rank(Rank::ace) == j.action.hand && j.value.points == base.value.points + 1;
  return build_question(j.rules, j.value).lone_low_aces && is_low && !base.cards.of_rank(Rank::ace).empty();
}

// AA-ADD-1: a hand card is put on a single build, and its value grows by the card.
// AA-ADD-3, AA-VAR-3, AA-VAR-4: no table card has a part in that, or only beside the hand card
// (option raise.table_cards).
void value_grows_by_the_hand_card(const Judging& j, const Build& base, const Comes& comes, Findings& found) {
  const CardSet others = j.action.table | j.action.tops;
  if (!without_value(j.rules, others | j.action.hand).empty()) return;  // AA-BLD-8 reports them
  const About about{j.action.hand | j.action.table | j.action.tops, j.value, base.cards};
  if (comes.change != Change::none && found.explains()) found.groups(j.value, groups_of(j, comes));
  if (is_used_as_a_card(j, base, comes.change)) return found.permits("AA-VAR-5"_clause, about);
  switch (comes.change) {
    case Change::by_the_hand_card:
      if (adds_up_two_aces(j, base)) return found.violates("SWZ-ACE-4"_clause, about);
      if (j.rules.raise_whose == RaiseWhose::none) return;  // AA-ADD-8 refuses every raise
      return found.permits("AA-ADD-1"_clause, about);
    case Change::with_table_cards:
      if ((others - j.position.built()).empty()) return;  // only cards of other builds: AA-ADD-9 speaks of them
      if (table_cards_may_raise(j)) return found.permits("AA-VAR-3"_clause, about);
      return found.violates("AA-ADD-3"_clause, about);
    case Change::by_table_cards_alone:
      if (table_cards_may_raise(j) && !j.action.hand.empty()) return found.violates("AA-VAR-4"_clause, about);
      return found.violates("AA-ADD-3"_clause, about);
    case Change::none:
      if (hand_card_alone_comes_out(j, base)) return found.refuses("AA-ADD-2"_clause, about);
      return found.refuses("AA-ADD-1"_clause, about);
  }
}

// AA-ADD-2: loose groups of the new value may join in the same action.
void loose_groups_join(const Judging& j, const Build& base, const Comes& comes, Findings& found) {
  const CardSet others = joining_groups(j, base, comes);
  if (others.empty()) return;
  const About about{others, j.value, base.cards};
  if (they_may_join(j, others)) found.permits("AA-ADD-2"_clause, about);
  else found.refuses("AA-ADD-2"_clause, about);
}

// AA-ADD-4: a multiple build keeps its value.
void only_a_single_build(const Judging& j, const Build& base, Findings& found) {
  if (base.is_multiple()) found.violates("AA-ADD-4"_clause, {{}, j.value, base.cards});
}

bool was_formed_by_side(const Judging& j, const Build& base) {
  for (const Seat seat : j.rules.seats)
    if (base.formed_by.contains(seat) && same_side(j.rules, seat, j.seat())) return true;
  return false;
}

// SWZ-RSE-1, DOM-ADD-2, AA-ADD-8: whose builds (option raise.whose).
void raises_whose(const Judging& j, const Build& base, Findings& found) {
  const About about{{}, j.value, base.cards};
  const bool is_allowed = may_be_raised(j, base);
  switch (j.rules.raise_whose) {
    case RaiseWhose::not_own:
      if (!is_allowed) return found.violates("DOM-ADD-2"_clause, about);
      break;
    case RaiseWhose::opponents:
    case RaiseWhose::opponents_not_formed_by_side:
      if (!is_allowed) found.violates("SWZ-RSE-1"_clause, about);
      return;
    case RaiseWhose::any:
    case RaiseWhose::partner:
    case RaiseWhose::own:
    case RaiseWhose::none: break;
  }
  if (!is_allowed) found.refuses("AA-ADD-8"_clause, about);
  else if (base.owner != j.seat()) found.permits("AA-ADD-8"_clause, about);
}

// AA-ADD-9: nothing of another build, unless single builds count as cards for this, too (AA-VAR-5, Q-AA-11).
void takes_nothing_from_other_builds(const Judging& j, const Build& base, const Comes& comes, Findings& found) {
  for (const Build& build : j.position.builds) {
    if (!build.cards.meets(j.action.table)) continue;
    const bool counts = builds_count_as_cards(j, base, comes.change) && may_be_a_card(j, build);
    const About about{build.cards & j.action.table, j.value, build.cards};
    if (counts && j.action.table.contains_all(build.cards)) found.permits("AA-VAR-5"_clause, about);
    else found.violates("AA-ADD-9"_clause, about);
  }
}

// AA-ADD-10: the new value is said, unless it is stated that it was not.
void says_the_new_value(const Judging& j, Findings& found) {
  if (j.action.silent && j.rules.announce_build == AnnounceBuild::required)
    found.violates("AA-ADD-10"_clause, {j.action.hand, {}, j.action.base});
}

// What the build and the hand card alone make.
Value plain_value(const Judging& j, const Build& base) {
  const ValueSet values = values_of(j.rules, j.action.hand.first(), Place::build);
  return values.empty() ? Value{} : Value{static_cast<std::uint8_t>(base.value.points + values.lowest().points)};
}

// The values to which the cards could raise it, legally or not.
ValueSet values_raised_to(const Judging& j, const Build& base) {
  return values_that_come_out(j.rules, [&](Value value) {
    const Judging at{j.rules, j.position, j.action, value};
    return value > base.value && how_it_comes_out(at, base).change != Change::none;
  });
}

// Q-AA-13, Q-AA-14: unsaid it is the only value that would be legal, open if there are two. Where none is, what the
// hand card makes by itself, if that comes out.
Value raised_silently_to(const Judging& j, const Build& base, Findings& found) {
  const Value plain = plain_value(j, base);
  const CardSet others = j.action.table | j.action.tops;
  if (others.empty() || !without_value(j.rules, others | j.action.hand).empty()) return plain;
  const ValueSet possible = values_raised_to(j, base);
  ValueSet candidates;
  for (const Value value : possible)
    if (may_be_said(j, value)) candidates.insert(value);
  if (candidates.empty()) return possible.empty() || possible.contains(plain) ? plain : possible.lowest();
  if (candidates.size() > 1) value_is_open(j, candidates, found);
  else if (j.action.silent && candidates.lowest() != plain && j.rules.announce_build != AnnounceBuild::required)
    found.warns("AA-BLD-2"_clause, {j.action.hand | others | base.cards, candidates.lowest(), {}});
  return value_to_judge_on(j, candidates);
}

Value new_value(const Judging& j, const Build& base, Findings& found) {
  if (j.action.value.is_said() || j.action.hand.empty()) return j.action.value;
  return raised_silently_to(j, base, found);
}

// SWZ-PTN-3, SWZ-RSE-3: raising an opponent's build for the partner (option partner.raise_for, Q-SWZ-28).
void raiser_keeps_a_card(const Judging& j, Findings& found) {
  const bool for_partner = owner_of_new_build(j.rules, j.position, j.action, j.value) != j.seat();
  if (for_partner && j.rules.partner_raise_for == PartnerRaiseFor::allowed) {
    builds_for_the_partner(j, found);
    return;
  }
  if (j.action.for_partner &&
      (!partner_is_proven(j.rules, j.position, j.value) || keeps_a_card_worth(j, j.value) == Answer::yes)) {
    // Without proof; or with a card of one's own, so that it is the giving away that is refused.
    found.violates(no_proof(j.rules), {j.action.hand, j.value, j.action.base});
    found.note_uncovered(j.action.hand);
    return;
  }
  maker_keeps_a_card(j, "AA-ADD-12"_clause, found);
}

}  // namespace

bool may_be_raised(const Judging& j, const Build& base) {
  const bool is_own = base.owner == j.seat();
  const bool is_opponents = !same_side(j.rules, base.owner, j.seat());
  switch (j.rules.raise_whose) {
    case RaiseWhose::any: return true;
    case RaiseWhose::not_own: return !is_own;
    case RaiseWhose::opponents: return is_opponents;
    case RaiseWhose::opponents_not_formed_by_side: return is_opponents && !was_formed_by_side(j, base);
    case RaiseWhose::partner: return !is_own && !is_opponents;
    case RaiseWhose::own: return is_own;
    case RaiseWhose::none: return false;
  }
  return false;
}

bool may_be_a_card(const Judging& j, const Build& build) {
  const bool is_off = j.rules.build_single_as_card == BuildSingleAsCard::off;
  return !is_off && !build.is_multiple() && (build.value == j.value || may_be_raised(j, build));
}

Value judge_raise(Judging& j, Findings& found) {
  const Build base = *j.position.build_with(j.action.base);
  j.value = new_value(j, base, found);
  if (!builds_are_played(j, found)) return j.value;
  says_the_new_value(j, found);
  only_a_single_build(j, base, found);
  raises_whose(j, base, found);
  const Comes comes = how_it_comes_out(j, base);
  if (j.value.is_said()) value_grows_by_the_hand_card(j, base, comes, found);
  else if (j.action.hand.empty()) found.violates("AA-ADD-3"_clause, {j.action.table | j.action.tops, {}, base.cards});
  loose_groups_join(j, base, comes, found);
  builds_have_no_pictures(j, found);
  takes_nothing_from_other_builds(j, base, comes, found);
  takes_equal_cards_in(j, found);
  raiser_keeps_a_card(j, found);
  no_second_build_of_a_value(j, found);
  trailed_card_is_reused(j, found);
  card_drifts(j, found);
  return j.value;
}

}  // namespace casino
