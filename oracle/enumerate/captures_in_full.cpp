// How much a capture has to take (AA-CAP-9), and whether a card could capture at all (AA-TRL-2).

#include "oracle/enumerate/actions.hpp"

namespace casino::enumerate {

// Option capture.compulsory. `taken` are the cards of the layout and the tops.
bool Actions::takes_enough(Card card, Value value, CardSet taken) {
  const CardSet equals = loose_.of_rank(card.rank());
  switch (rules_.capture_compulsory) {
    case CaptureCompulsory::none: return true;
    case CaptureCompulsory::equal_loose_all: return taken.contains_all(equals);
    case CaptureCompulsory::equal_loose_all_or_none:
      return taken.contains_all(equals) || !taken.meets(equals);
    case CaptureCompulsory::maximal: return !more_could_be_taken(card, value, taken);
  }
  return true;
}

// Whether the capture could be enlarged.
bool Actions::more_could_be_taken(Card card, Value value, CardSet taken) {
  if (worth_.of(card, Place::hand).empty()) return more_pictures_could_be_taken(card, taken);
  if (rules_.capture_groups == CaptureGroups::one) return false;
  if (!value.is_said())  // at 1 and at 14
    return more_could_be_taken(card, Value{1}, taken) || more_could_be_taken(card, Value{14}, taken);
  if (!taken.contains_all(builds_to_capture(card, value))) return true;
  // Groups that share cards with those taken are to be had too where groups may overlap.
  const bool may_share = rules_.capture_groups == CaptureGroups::overlapping;
  const LooseCards left(worth_, may_share ? loose_ : loose_ - taken, Place::table);
  const CardSet builds = builds_like_cards(value.points - 1, may_share ? CardSet{} : taken);
  bool found = false;
  each_choice_of_tops(TopFor::capture, [&](CardSet tops) {
    if (!may_share && tops.meets(taken)) return true;
    return each_choice_of_builds(builds, [&](CardSet as_cards) {
      Fixed fixed;
      if (!add_fixed(fixed, tops, Place::table)) return true;
      add_builds_as_cards(fixed, as_cards);
      return left.each_group(Target{value}, fixed, [&](CardSet loose) {
        found = !taken.contains_all(loose | as_cards | tops);
        return !found;
      });
    });
  });
  return found;
}

bool Actions::more_pictures_could_be_taken(Card card, CardSet taken) {
  const int alike = pictures_in_reach(card).size();
  for (int more = taken.size() + 1; more <= alike; ++more)
    if (number_of_pictures_is_right(more)) return true;
  return false;
}

// Loose cards and tops of a picture's rank.
CardSet Actions::pictures_in_reach(Card card) {
  CardSet alike = loose_.of_rank(card.rank());
  each_choice_of_tops(TopFor::capture, [&](CardSet tops) {
    alike.insert(tops.of_rank(card.rank()));
    return true;
  });
  return alike;
}

// Whether the card matches anything, be it wise or allowed to take it or not.
bool Actions::could_capture(Card card) {
  const ValueSet values = worth_.of(card, Place::hand);
  if (values.empty())
    return rules_.capture_pictures != CapturePictures::none && !pictures_in_reach(card).empty();
  for (const Value value : values) {
    if (!builds_to_capture(card, value).empty()) return true;
    bool found = false;
    each_choice_of_tops(TopFor::capture, [&](CardSet tops) {
      return each_choice_of_builds(builds_like_cards(value.points - 1, {}), [&](CardSet as_cards) {
        Fixed fixed;
        if (!add_fixed(fixed, tops, Place::table)) return true;
        add_builds_as_cards(fixed, as_cards);
        table_loose_.each_group(Target{value}, fixed, [&](CardSet) { return !(found = true); });
        return !found;
      });
    });
    if (found) return true;
  }
  return false;
}

}  // namespace casino::enumerate
