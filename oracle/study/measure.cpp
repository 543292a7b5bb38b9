#include "oracle/study/measure.hpp"

#include <algorithm>

#include "model/score/score.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"

namespace casino::study {
namespace {

// The sides, from the one that leads first on.
std::vector<Side> in_order(const Rules& rules, Seat dealer) {
  std::vector<Side> sides;
  Seat seat = leader(rules, dealer);
  for (std::uint8_t i = 0; i < rules.seats.count; ++i, seat = seat_after(rules, seat))
    if (std::find(sides.begin(), sides.end(), side_of(rules, seat)) == sides.end())
      sides.push_back(side_of(rules, seat));
  return sides;
}

// "leader", "second", ..., "dealer": who leads first is not the dealer, who acts last.
std::vector<std::string> places_of(const Rules& rules) {
  constexpr std::array<std::string_view, max_seats> places{"leader", "second", "third", "fourth", "fifth", "sixth"};
  const auto count = static_cast<std::size_t>(side_count(rules));
  std::vector<std::string> names(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count));
  names.back() = "dealer";
  return names;
}

std::string called(const Rules& rules, const std::string& place) {
  const bool needs_a_noun = place != "leader" && place != "dealer";
  const std::string who = "the " + place + (needs_a_noun ? " seat" : "");
  return has_partners(rules) ? who + "'s side" : who;
}

std::string title_of(ScoreItem item) {
  switch (item) {
    case ScoreItem::cards: return "points a deal for most cards:";
    case ScoreItem::spades: return "points a deal for most spades:";
    case ScoreItem::sweeps: return "points a deal for sweeps:";
    case ScoreItem::last_capture: return "points a deal for the last capture:";
    case ScoreItem::fives: return "points a deal for fives:";
    case ScoreItem::oranges: return "points a deal for oranges:";
    case ScoreItem::false_calls: return "points a deal for false calls:";
    default: break;
  }
  const bool is_of_a_table = static_cast<unsigned>(item) >= score_item_count;
  if (is_of_a_table) return "points a deal for " + text_of_item(item) + ":";
  return "points a deal for the " + std::string(name_of(item)) + ":";
}

// Those of the texts, and those of the scoring tables that are compared.
std::vector<ScoreItem> items_of(const Study& study) {
  std::vector<ScoreItem> items;
  const auto add = [&](ScoreItem item) {
    if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
  };
  for (unsigned i = 0; i < score_item_count; ++i) add(static_cast<ScoreItem>(i));
  for (const Arm& arm : study.arms)
    for (const TableRow& row : arm.rules.scoring) add(row.item);
  return items;
}

// Ratios are of one game each, and their average is reported.
Thousandths ratio(std::int64_t part, std::int64_t of) { return of == 0 ? 0 : part * whole / of; }

// What the seats of one kind of player have on an average, and what the others have.
struct Shared {
  std::int64_t own = 0;
  std::int64_t own_seats = 0;
  std::int64_t others = 0;
  std::int64_t other_seats = 0;
};
template <typename Get>
Shared shared(const Rules& rules, const Beginning& beginning, const players::PlayerType& kind, Get get) {
  Shared sum;
  for (const Seat seat : rules.seats) {
    const bool is_own = beginning.seated[seat] == kind;
    (is_own ? sum.own : sum.others) += get(side_of(rules, seat));
    ++(is_own ? sum.own_seats : sum.other_seats);
  }
  return sum;
}

}  // namespace

std::vector<Measure> measures_of(const Study& study) {
  const Rules& rules = study.base().rules;
  std::vector<Measure> measures;
  for (const std::string& place : places_of(rules))
    measures.push_back({"won." + place, called(rules, place) + " wins", Unit::share, Role::winning});
  measures.push_back({"tied", "tied:", Unit::share, Role::winning});
  for (const std::string& place : places_of(rules))
    measures.push_back({"points." + place, called(rules, place) + " scores a deal", Unit::points, Role::playing});
  for (const ScoreItem item : items_of(study))
    measures.push_back({"item." + std::string(name_of(item)), title_of(item), Unit::points, Role::playing});
  measures.push_back({"deals", "deals a game:", Unit::number, Role::playing});
  measures.push_back({"turns", "turns a deal:", Unit::number, Role::playing});
  measures.push_back({"sweeps", "sweeps a deal:", Unit::number, Role::playing});
  measures.push_back({"builds", "builds a deal:", Unit::number, Role::playing});
  measures.push_back({"builds_taken", "builds taken by others a deal:", Unit::number, Role::playing});
  measures.push_back({"left", "cards left on the table:", Unit::number, Role::playing});
  measures.push_back({"choices", "legal turns to choose among:", Unit::number, Role::playing});
  measures.push_back({"forced", "turns without a choice:", Unit::share, Role::playing});
  measures.push_back({"broken_off", "broken off, for want of a legal turn or an end:", Unit::share, Role::playing});
  if (study.kinds().size() > 1) {
    for (const players::PlayerType& kind : study.kinds()) {
      const std::string name = name_of(kind);
      measures.push_back({"won_by." + name, "a seat of " + name + " wins", Unit::share, Role::winning});
      measures.push_back({"ahead." + name, name + " is ahead a deal by", Unit::points, Role::playing});
    }
  }
  measures.push_back({"legal_differs", "other turns were legal while all had gone alike:", Unit::share, Role::parting});
  measures.push_back({"play_differs", "played otherwise:", Unit::share, Role::parting});
  measures.push_back({"points_differ", "ended with other points:", Unit::share, Role::parting});
  measures.push_back({"winner_differs", "won by another side, or tied:", Unit::share, Role::parting});
  return measures;
}

namespace {

// Whether a legal set differed before the games parted.
bool legal_differs(const PlayedGame& a, const PlayedGame& b) {
  const std::size_t both = std::min(a.turns.size(), b.turns.size());
  for (std::size_t i = 0; i < both; ++i) {
    if (a.turns[i].choices != b.turns[i].choices) return true;
    if (a.turns[i].turn != b.turns[i].turn) return false;
  }
  return false;
}

bool play_differs(const PlayedGame& a, const PlayedGame& b) {
  return !std::equal(a.turns.begin(), a.turns.end(), b.turns.begin(), b.turns.end(),
                     [](const TurnMark& x, const TurnMark& y) { return x.turn == y.turn; });
}

Thousandths share(bool holds) { return holds ? whole : 0; }

// How far the winner is ahead of whoever comes next; less than nothing where he has won by what counts before points.
std::int64_t margin_of(const Rules& rules, const PlayedGame& course) {
  if (!course.winner) return 0;
  std::optional<std::int64_t> next;
  for (const Side side : sides_of(rules))
    if (side != *course.winner) next = std::max(next.value_or(course.points[side]), course.points[side]);
  return course.points[*course.winner] - next.value_or(0);
}

}  // namespace

std::vector<Thousandths> values_of(const Study& study, const Rules& rules, const Beginning& beginning,
                                   const PlayedGame& course, const PlayedGame& base) {
  std::vector<Thousandths> values;
  const auto turns = static_cast<std::int64_t>(course.turns.size());
  const auto won = [&](Side side) { return share(course.winner == side); };
  const auto scored = [&](Side side) { return ratio(course.points[side], course.deals); };
  const std::vector<Side> sides = in_order(rules, beginning.dealer);
  for (const Side side : sides) values.push_back(won(side));
  values.push_back(share(!course.winner && !course.has_broken_off));
  for (const Side side : sides) values.push_back(scored(side));
  for (const ScoreItem item : items_of(study))
    values.push_back(ratio(course.items.at(static_cast<std::size_t>(item)), course.deals));
  values.push_back(course.deals * whole);
  for (const std::int64_t count : {turns, course.sweeps, course.builds, course.builds_taken, course.left})
    values.push_back(ratio(count, course.deals));
  values.push_back(ratio(course.choices, turns));
  values.push_back(ratio(course.forced, turns));
  values.push_back(share(course.has_broken_off));
  if (study.kinds().size() > 1) {
    for (const players::PlayerType& kind : study.kinds()) {
      const Shared wins = shared(rules, beginning, kind, won);
      values.push_back(wins.own / wins.own_seats);
      const Shared points = shared(rules, beginning, kind, scored);
      values.push_back(points.own / points.own_seats - points.others / points.other_seats);
    }
  }
  values.push_back(share(legal_differs(course, base)));
  values.push_back(share(play_differs(course, base)));
  values.push_back(share(course.points != base.points));
  values.push_back(share(course.winner != base.winner));
  return values;
}

std::vector<Counted> counted_of(const Study& study) {
  const Rules& rules = study.base().rules;
  std::vector<Counted> counted;
  for (const std::string& place : places_of(rules))
    counted.push_back({"points." + place, "points of " + called(rules, place)});
  counted.push_back({"margin", "points by which the winner is ahead"});
  return counted;
}

std::vector<std::int64_t> numbers_of(const Rules& rules, const Beginning& beginning, const PlayedGame& course) {
  if (course.has_broken_off) return {};
  std::vector<std::int64_t> numbers;
  for (const Side side : in_order(rules, beginning.dealer)) numbers.push_back(course.points[side]);
  numbers.push_back(margin_of(rules, course));
  return numbers;
}

}  // namespace casino::study
