// Seed 004, The Play 1; seed 001, Dominican Republic, restriction 3: how much of what it could take a card has to take.

#include <algorithm>

#include "model/apply/taking.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/judge/clauses/taken.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// capture.groups=overlapping: whether a card, or a build that counts as one, could come along in a group with cards
// that are taken anyway.
bool could_share_groups(const Judging& j, const Position& position) {
  const Builds like_cards = builds_like_cards(j.rules, position, j.action.hand.first(), j.value);
  return some_tops_for_a_capture(j.rules, position, [&](CardSet tops) {
    const Items in_reach{(position.loose - j.action.hand) | tops, like_cards};
    const auto is_grouped = [&](const auto& thing) { return is_in_some_group(j.rules, thing, in_reach, j.value); };
    const auto is_left = [&](const Build& build) { return !j.action.table.contains_all(build.cards); };
    if (!tops.contains_all(j.action.tops) || !std::all_of(tops.begin(), tops.end(), is_grouped)) return false;
    const CardSet left = position.loose - j.action.hand - j.action.table;
    return tops != j.action.tops || std::any_of(left.begin(), left.end(), is_grouped) ||
           std::any_of(like_cards.begin(), like_cards.end(),
                       [&](const Build& build) { return is_left(build) && is_grouped(build); });
  });
}

bool could_take_more_at(const Judging& j, const Position& position) {
  const bool may_share = j.rules.capture_groups == CaptureGroups::overlapping && j.value.is_said();
  if (may_share && could_share_groups(j, position)) return true;
  Position rest = position;
  rest.loose.remove(j.action.table | j.action.hand);
  for (std::size_t i = rest.builds.size(); i-- > 0;)
    if (rest.builds[i].cards.meets(j.action.table)) rest.builds.erase_at(i);
  rest.turn = TurnState{.play = Do::capture, .captured = j.action.table};
  take_tops(j.rules, rest, j.action.tops);
  const Card card = j.action.hand.first();
  if (!j.value.is_said())
    return could_take_another_picture(j.rules, rest, card, j.action.table | j.action.tops, rest.loose);
  return could_capture(j.rules, rest, card, j.value, rest.loose);
}

// Q-SAF-27: what the capture itself lays bare counts where it is certain.
Answer could_take_more(const Judging& j) {
  if (j.value.is_said() && j.rules.capture_groups == CaptureGroups::one) return Answer::no;
  const auto could_take_more_there = [&](const Position& known) { return could_take_more_at(j, known); };
  if (j.action.tops.empty()) return whatever_lies_on_top(j.rules, j.position, could_take_more_there);
  Position seen = j.position;  // the tops that it takes lie on top, or SWZ-STL-3 speaks of them
  for (Pile& pile : seen.piles)
    if (const CardSet tops = pile.possible_tops() & j.action.tops; !tops.empty()) pile.reveal(tops.first());
  return whatever_lies_on_top(j.rules, seen, could_take_more_there);
}

// Loose cards that are the like of what is played: those that it equals, or of several cards played together those that
// are their value.
CardSet loose_equals(const Judging& j) {
  return j.action.hand.size() == 1 ? equal_cards(j.rules, j.action.hand.first(), j.position.loose, j.value)
                                   : cards_worth(j.rules, j.position.loose, j.value, Place::table);
}

// Whether of the cards that it equals some are left that could come along: a picture may be allowed one of two.
bool could_take_more_equals(const Judging& j, CardSet left) {
  if (j.value.is_said()) return !left.empty();
  return could_take_another_picture(j.rules, j.action.hand.first(), j.action.table, left);
}

// DOM-CAP-3: all loose cards that the card equals are taken, as many of them as one card can take
// (option capture.compulsory).
void takes_all_equal_cards(const Judging& j, Findings& found) {
  const CardSet left = loose_equals(j) - j.action.table;
  if (could_take_more_equals(j, left)) found.violates("DOM-CAP-3"_clause, {left, j.value, {}});
}

// True if it does.
bool takes_all_equal_cards_or_none(const Judging& j, Findings& found) {
  const CardSet equals = loose_equals(j);
  const CardSet left = equals - j.action.table;
  const bool takes_some = left != equals && could_take_more_equals(j, left);
  if (takes_some) found.refuses("AA-CAP-9"_clause, {left, j.value, {}});
  return !takes_some;
}

// Whether it may, where nothing has to be taken.
void leaves_something(const Judging& j, bool may_leave_it, Findings& found) {
  const bool is_withheld = !may_leave_it || found.is_off("AA-CAP-9"_clause);
  const About about{j.action.table | j.action.tops, j.value, {}};
  const Answer is_more_there = could_take_more(j);
  if (is_more_there == Answer::yes && may_leave_it) found.permits("AA-CAP-9"_clause, about);
  else if (is_more_there == Answer::yes) found.refuses("AA-CAP-9"_clause, about);
  if (is_more_there != Answer::unknown || !is_withheld) return;
  const UnknownTop unknown = first_unknown_top(j.rules, j.position);
  found.needs("AA-CAP-9"_clause, Unknown::top_of_pile, unknown.keeper, {unknown.cards, j.value, {}});
}

}  // namespace

// AA-CAP-9: taking is a choice. Some tables demand all loose cards of the rank, all or none of them, or a choice
// to which nothing can be added (option capture.compulsory).
void takes_what_it_has_to(const Judging& j, Findings& found) {
  switch (j.rules.capture_compulsory) {
    case CaptureCompulsory::none: break;
    case CaptureCompulsory::equal_loose_all_or_none:
      if (!takes_all_equal_cards_or_none(j, found)) return;
      break;
    case CaptureCompulsory::equal_loose_all: takes_all_equal_cards(j, found); break;
    case CaptureCompulsory::maximal: break;
  }
  const bool may_leave_it = j.rules.capture_compulsory != CaptureCompulsory::maximal;
  if (!may_leave_it || found.asks_about("AA-CAP-9"_clause)) leaves_something(j, may_leave_it, found);
}

}  // namespace casino
