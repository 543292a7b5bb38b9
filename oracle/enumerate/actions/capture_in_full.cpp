// How much a capture has to take (AA-CAP-9), and whether a card could capture at all (AA-TRL-2).

#include <algorithm>
#include <array>
#include <set>

#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/sources.hpp"

namespace casino::enumerate {
namespace {

// Whether some loose cards and tops of a picture's rank can be added to those that it takes, or taken at all.
bool more_pictures_could_be_taken(const Situation& s, Card card, CardSet taken) {
  const CardSet loose = s.loose.of_rank(card.rank());
  const CardSet tops_taken = taken - s.position.layout();
  const bool needs_table_cards = s.rules.steal_capture_alone == StealCaptureAlone::forbidden;
  if (needs_table_cards && loose.empty()) return false;  // Q-SAF-02
  return !each_choice_of_tops(s, TopFor::picture_capture, {}, [&](CardSet tops) {
    if (tops.of_rank(card.rank()) != tops || !tops.contains_all(tops_taken)) return true;
    for (int number = std::max(taken.size() + 1, tops.size()); number <= (loose | tops).size(); ++number)
      if (number_of_pictures_is_right(s.rules, number)) return false;
    return true;
  });
}

// What a group can be made of besides tops: loose cards, and cards of builds that count as cards.
struct TableItems {
  CardSet cards;
  CardSet builds;
};

// Option steal.capture_tops=free: a top takes those above it along, each into some group, of the cards that are there
// yet. The highest first, for it has the fewest groups.
class TopsInGroups {
 public:
  TopsInGroups(const Situation& s, Value value, UseCards accepts) : s_(s), value_(value), accepts_(accepts) {}

  bool come_out(CardSet tops, const TableItems& left, CardSet used) {
    if (tops.empty()) return accepts_(used);
    if (!tried_.insert({tops.bits(), left.cards.bits(), left.builds.bits()}).second) return false;
    const Card highest = highest_of(tops);
    const CardSet others = tops - CardSet(highest);
    const LooseCards in_reach(s_.worth, left.cards | others, Place::table, s_.effort);
    bool found = false;
    each_choice_of_builds(s_, left.builds, [&](CardSet as_cards) {
      Fixed fixed;
      if (!add_cards(s_, fixed, highest, Place::table)) return false;
      add_builds(s_, fixed, as_cards);
      return in_reach.each_group(Target{value_}, fixed, [&](CardSet group) {
        const TableItems rest{left.cards - group, left.builds - as_cards};
        found = come_out(others - group, rest, used | CardSet(highest) | group | as_cards);
        return !found;
      });
    });
    return found;
  }

 private:
  static Card highest_of(CardSet cards) {
    Card highest = cards.first();
    for (const Card card : cards)
      if (card.rank() > highest.rank()) highest = card;
    return highest;
  }

  const Situation& s_;
  Value value_;
  UseCards accepts_;
  std::set<std::array<std::uint64_t, 3>> tried_;
};

// Whether a group of the value can be made of these cards, single builds that count as cards, and tops, one
// that `accepts` likes; or, where tops come along with each other, several.
bool some_group(const Situation& s, Value value, const LooseCards& loose, const TableItems& table, UseCards accepts) {
  const bool in_several =
      s.rules.steal_capture_tops == StealCaptureTops::free && s.rules.capture_groups != CaptureGroups::one;
  bool found = false;
  each_choice_of_tops(s, TopFor::capture, value, [&](CardSet tops) {
    if (in_several && tops.size() > 1) {
      found = TopsInGroups(s, value, accepts).come_out(tops, table, {});
      return !found;
    }
    return each_choice_of_builds(s, table.builds, [&](CardSet as_cards) {
      Fixed fixed;
      if (!add_cards(s, fixed, tops, Place::table)) return true;
      add_builds(s, fixed, as_cards);
      return loose.each_group(Target{value}, fixed, [&](CardSet group) {
        found = accepts(group | as_cards | tops);
        return !found;
      });
    });
  });
  return found;
}

// The piles as they are open to further groups of a capture that has taken tops (option steal.capture_tops).
Position with_piles_left(const Situation& s, CardSet taken) {
  Position rest = s.position;
  const bool takes_bare_cards = s.rules.steal_capture_tops == StealCaptureTops::successive_groups ||
                                s.rules.steal_capture_tops == StealCaptureTops::free;
  const bool has_its_one =
      s.rules.steal_capture_tops == StealCaptureTops::one && !s.position.layout().contains_all(taken);
  for (Pile& pile : rest.piles) {
    const bool is_robbed = pile.cards().meets(taken);
    for (const Card top : taken& pile.cards()) pile.take(top);
    if (has_its_one || (is_robbed && !takes_bare_cards)) pile = Pile{};
  }
  return rest;
}

// Option capture.groups=overlapping: with further tops or without, all cards, and builds like cards, that have a group
// are taken.
bool more_could_share_groups(const Situation& s, CardSet played, Value value, CardSet taken) {
  const CardSet tops_taken = taken - s.position.layout();
  const CardSet builds = builds_in_sums(s, played, value);
  return !each_choice_of_tops(s, TopFor::capture, value, [&](CardSet tops) {
    if (!tops.contains_all(tops_taken)) return true;
    CardSet grouped;
    const LooseCards in_reach(s.worth, s.loose | tops, Place::table, s.effort);
    each_choice_of_builds(s, builds, [&](CardSet as_cards) {
      Fixed fixed;
      add_builds(s, fixed, as_cards);
      return in_reach.each_group(Target{value}, fixed, [&](CardSet group) {
        grouped.insert(group | as_cards);
        return true;
      });
    });
    return !grouped.contains_all(tops) || taken.contains_all(grouped);
  });
}

// Whether the capture could be enlarged.
bool more_could_be_taken(const Situation& s, CardSet played, Value value, CardSet taken) {
  if (s.worth.of_hand(played).empty()) return more_pictures_could_be_taken(s, played.first(), taken);
  if (s.rules.capture_groups == CaptureGroups::one) return false;
  if (!value.is_said())  // at 1 and at 14
    return more_could_be_taken(s, played, Value{1}, taken) || more_could_be_taken(s, played, Value{14}, taken);
  if (!taken.contains_all(builds_to_capture(s, played, value))) return true;
  if (s.rules.capture_groups == CaptureGroups::overlapping && more_could_share_groups(s, played, value, taken))
    return true;
  const Position rest = with_piles_left(s, taken);
  const Situation now(s.rules, s.worth, rest, s.end, s.effort);
  const LooseCards left(s.worth, s.loose - taken, Place::table, s.effort);
  return some_group(now, value, left, {s.loose - taken, builds_in_sums(s, played, value)},
                    [&](CardSet group) { return !taken.meets(group); });
}

// DOM-CAP-3; a picture without a number takes as many as the rules let it (option capture.pictures).
bool takes_all_equals(const Situation& s, CardSet played, CardSet equals, CardSet taken) {
  const bool is_picture = s.worth.of(played.first(), Place::hand).empty();
  if (!is_picture) return taken.contains_all(equals);
  const int from_the_table = (taken & equals).size();
  for (int more = from_the_table + 1; more <= equals.size(); ++more)
    if (number_of_pictures_is_right(s.rules, more)) return false;
  return true;
}

}  // namespace

CardSet equal_loose_cards(const Situation& s, Card card, CardSet among, Value played_at) {
  const ValueSet values = played_at.is_said() ? ValueSet(played_at) : s.worth.of(card, Place::hand);
  if (values.empty() && s.rules.capture_pictures == CapturePictures::none) return {};
  CardSet equals;
  for (const Card other : among.of_rank(card.rank())) {
    bool is_worth_as_much = values.empty();
    for (const Value value : s.worth.of(other, Place::table)) is_worth_as_much |= values.contains(value);
    if (is_worth_as_much) equals.insert(other);
  }
  return equals;
}

namespace {

// What is played equals: of several cards, those that are their value.
CardSet loose_equals(const Situation& s, CardSet played, Value value) {
  if (played.size() == 1) return equal_loose_cards(s, played.first(), s.loose, value);
  CardSet equals;
  for (const Card card : s.loose)
    if (s.worth.of(card, Place::table).contains(value)) equals.insert(card);
  return equals;
}

}  // namespace

bool takes_enough(const Situation& s, CardSet played, Value value, CardSet taken) {
  switch (s.rules.capture_compulsory) {
    case CaptureCompulsory::none: return true;
    case CaptureCompulsory::equal_loose_all: return takes_all_equals(s, played, loose_equals(s, played, value), taken);
    case CaptureCompulsory::equal_loose_all_or_none: {
      const CardSet equals = loose_equals(s, played, value);
      return !taken.meets(equals) || takes_all_equals(s, played, equals, taken);
    }
    case CaptureCompulsory::maximal:
      return each_way_of_tops(
          s, [&](const Situation& known) { return !more_could_be_taken(known, played, value, taken); });
  }
  return true;
}

bool could_capture(const Situation& s, Card card) {
  const ValueSet values = s.worth.of(card, Place::hand);
  if (values.empty()) return more_pictures_could_be_taken(s, card, {});
  for (const Value value : values) {
    if (!builds_to_capture(s, card, value).empty()) return true;
    const CardSet builds = builds_in_sums(s, card, value);
    // Q-SAF-02: tops alone may not be enough.
    const bool needs_table_cards = s.rules.steal_capture_alone == StealCaptureAlone::forbidden;
    const auto can_be_taken = [&](CardSet group) { return !needs_table_cards || group.meets(s.position.layout()); };
    if (some_group(s, value, s.table_loose, {s.loose, builds}, can_be_taken)) return true;
  }
  return false;
}

}  // namespace casino::enumerate
