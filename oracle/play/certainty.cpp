#include "oracle/play/certainty.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "model/score/ways.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/text/names.hpp"

namespace casino {
namespace {

// Widens what has been reached by one more way.
void widen(const Rules& rules, std::optional<Reach>& reach, const PerSide<int>& points) {
  if (!reach) reach = Reach{points, points};
  for (const Side side : sides_of(rules)) {
    reach->least[side] = std::min(reach->least[side], points[side]);
    reach->most[side] = std::max(reach->most[side], points[side]);
  }
}

// What the line of an item is in all the ways there are.
struct InEveryWay {
  std::optional<ScoreLine> line;  // if it is the same in all
  std::optional<Reach> reach;
};

// `each` visits the ways in which an item may differ.
template <typename Each>
InEveryWay in_every_way(const Rules& rules, ScoreItem item, const Each& each) {
  std::vector<ScoreLine> found;
  std::optional<Reach> reach;
  const bool is_done = each(item, [&](const Captured& way) {
    for (const ScoreLine& line : score_of(rules, way).lines) {
      if (line.item != item) continue;
      widen(rules, reach, line.points);
      if (std::find(found.begin(), found.end(), line) == found.end()) found.push_back(line);
    }
  });
  if (!is_done) return {};
  return {found.size() == 1 ? std::optional(found.front()) : std::nullopt, reach};
}

// The totals in all the ways there are.
template <typename Each>
void reach_totals(const Rules& rules, Certainty& certainty, const Each& each) {
  std::optional<Reach> total;
  std::optional<Reach> added;
  const bool is_done = each(std::nullopt, [&](const Captured& way) {
    const DealScore score = score_of(rules, way);
    widen(rules, total, score.total);
    widen(rules, added, score.added);
  });
  if (!is_done) return;
  certainty.total = total;
  certainty.added = added;
}

// The first item that is not certain.
std::optional<ScoreItem> open_item_in(const Certainty& certainty) {
  for (std::size_t i = 0; i < certainty.of_line.size(); ++i)
    if (!certainty.of_line[i]) return certainty.score.lines[i].item;
  return std::nullopt;
}

// What all items make can be more certain than any of them: of two aces one comes to each side.
void bring_within_reach(const Rules& rules, PerSide<int>& points, const std::optional<Reach>& reach) {
  if (!reach) return;
  for (const Side side : sides_of(rules))
    points[side] = std::clamp(points[side], reach->least[side], reach->most[side]);
}

template <typename Each>
Certainty certainty_by(const Rules& rules, DealScore score, const Each& each) {
  Certainty certainty;
  score.total = {};
  for (ScoreLine& line : score.lines) {
    const InEveryWay ways = in_every_way(rules, line.item, each);
    certainty.of_line.push_back(ways.line.has_value());
    certainty.lines.push_back(ways.reach);
    if (ways.line) line = *ways.line;
    for (const Side side : sides_of(rules)) score.total[side] += line.points[side];
  }
  score.added = counted_for_match(rules, score.total);
  certainty.score = std::move(score);
  if (open_item_in(certainty)) reach_totals(rules, certainty, each);
  bring_within_reach(rules, certainty.score.total, certainty.total);
  bring_within_reach(rules, certainty.score.added, certainty.added);
  return certainty;
}

// AA-END-1: what was left goes to whoever captured last, where that is said.
Captured with_the_rest(const Captured& known) {
  Captured captured = known;
  if (!known.last_capture) return captured;
  captured.cards[*known.last_capture].insert(known.left);
  if (captured.card_count[*known.last_capture]) *captured.card_count[*known.last_capture] += known.left.size();
  if (captured.spade_count[*known.last_capture])
    *captured.spade_count[*known.last_capture] += known.left.of_suit(Suit::spades).size();
  captured.left = {};
  return captured;
}

// What is not stated of what was captured.
std::string doubt_about(const Rules& rules, const Captured& captured, ScoreItem open) {
  if (open == ScoreItem::sweeps) return "nobody tells how many cards a sweep took";
  if (open == ScoreItem::last_capture) return "nobody tells who captured last";
  for (const Side side : sides_of(rules))
    if (captured.hidden[side] != 0)
      return fmt::format("{} captured {} cards that are not known", long_name_of(side, rules), captured.hidden[side]);
  return fmt::format("nobody knows who gets {}: say who captured last", notation::text_of(rules, captured.left));
}

std::string doubt_about_shares(const Rules& rules, const Captured& known, ScoreItem open) {
  const Rest rest = rest_of(rules, known);
  if (rest.uncounted > 0)
    return fmt::format("nobody is said to have captured {} of the {} cards", rest.uncounted, rules.pack.size());
  CardSet scoring;
  for (const Card card : rest.unseen)
    if (points_of(rules, card) != 0) scoring.insert(card);
  const bool is_of_a_card = !is_majority(open) && open != ScoreItem::sweeps && open != ScoreItem::last_capture;
  if (is_of_a_card && !scoring.empty()) return "nobody is said to have captured " + notation::text_of(rules, scoring);
  if (open == ScoreItem::spades && known.left.empty()) return "nobody tells how many spades each side captured";
  return doubt_about(rules, known, open);
}

}  // namespace

Certainty certainty_in(const Rules& rules, const Position& position, const Captured& captured) {
  const DealScore score = score_of(rules, captured);
  const bool has_captured =
      std::any_of(position.piles.begin(), position.piles.end(), [](const Pile& pile) { return !pile.empty(); });
  if (!has_captured && !position.last_capturer) {
    const std::size_t lines = score.lines.size();
    return {.score = score, .of_line = std::vector<bool>(lines, true), .doubt = "", .lines = {lines, std::nullopt}};
  }
  const CardSet unseen = rules.pack - position.known_cards();
  Certainty certainty = certainty_by(rules, score, [&](std::optional<ScoreItem> item, const VisitWay& visit) {
    return each_way(rules, captured, unseen, item, visit);
  });
  if (const auto open = open_item_in(certainty)) certainty.doubt = doubt_about(rules, captured, *open);
  return certainty;
}

Certainty certainty_of_shares(const Rules& rules, const Captured& known) {
  Certainty certainty = certainty_by(rules, score_of(rules, with_the_rest(known)),
                                     [&](std::optional<ScoreItem> item, const VisitWay& visit) {
                                       return each_way_of_shares(rules, known, item, visit);
                                     });
  if (const auto open = open_item_in(certainty)) certainty.doubt = doubt_about_shares(rules, known, *open);
  return certainty;
}

Captured with_what_follows(const Rules& rules, const Captured& known) {
  Captured captured = with_the_rest(known);
  const Rest rest = rest_of(rules, captured);
  const auto is_open = [&](Side side) { return captured.hidden[side] != 0 || captured.card_count[side]; };
  const Sides sides = sides_of(rules);
  const auto open = std::ranges::find_if(sides, is_open);
  const bool is_one_open = open != sides.end() && std::none_of(std::next(open), sides.end(), is_open);
  const bool all_is_counted = rest.uncounted == 0 && captured.left.empty();
  if (!is_one_open || !all_is_counted || captured.card_count[*open]) return captured;
  captured.cards[*open].insert(rest.unseen);
  captured.hidden[*open] = 0;
  return captured;
}

Captured with_what_is_certain(const Rules& rules, const Captured& known) {
  std::optional<Captured> first;
  const auto keep = [&](const Captured& way) {
    if (!first) first = way;
  };
  const bool are_all_alike = certainty_of_shares(rules, known).is_whole();
  if (!are_all_alike || !each_way_of_shares(rules, known, std::nullopt, keep) || !first)
    return with_what_follows(rules, known);
  first->last_capture = known.last_capture;  // which no score tells
  return *first;
}

}  // namespace casino
