#include <optional>
#include <set>
#include <vector>

#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/dice.hpp"
#include "properties/referee/naive_ways.hpp"

namespace casino::properties {
namespace {

// The twin tries each card with each side, and where they can be shared in too many ways the model says nothing: few
// cards for many sides.
int most_cards(const Rules& rules) {
  switch (sides_of(rules).size()) {
    case 2: return 9;
    case 3: return 7;
    case 4: return 5;
    default: return 4;
  }
}

// Mostly cards that score, or are spades.
CardSet small_pack(const Rules& rules, Dice& dice) {
  CardSet pack;
  for (const Card card : shuffled(rules.pack, dice)) {
    const bool is_chosen = points_of(rules, card) != 0   ? dice.one_in(2)
                           : card.suit() == Suit::spades ? dice.one_in(3)
                                                         : dice.one_in(12);
    if (is_chosen && pack.size() < most_cards(rules)) pack.insert(card);
  }
  return pack;
}

// Each kind of row, or some of them.
ScoringTable made_table(Dice& dice) {
  ScoringTable table;
  const auto add = [&](ScoreItem item, TableTie tie = TableTie::nobody) {
    if (dice.one_in(2)) table.push_back({item, tie, static_cast<std::int16_t>(1 + dice.below(4))});
  };
  add(item_of("JS"_card));
  add(item_of("7H"_card));
  add(item_of_each(dice.one_in(2) ? Suit::spades : Suit::clubs));
  add(item_of_most(Suit::hearts), static_cast<TableTie>(dice.below(3)));
  add(item_of_most(Suit::diamonds), static_cast<TableTie>(dice.below(3)));
  return table;
}

// What scores, and what hangs on the last capture, not only as the variant has it.
Rules made_rules(Rules rules, Dice& dice) {
  if (dice.one_in(3)) rules.score_last_capture = static_cast<int>(dice.below(2));
  if (dice.one_in(3)) rules.deal_next_lead = static_cast<DealNextLead>(dice.below(4));
  if (dice.one_in(4)) rules.endgame_restrictions = EndgameRestrictions::from_16;
  if (dice.one_in(4)) rules.score_fives = 5;
  if (dice.one_in(4)) rules.score_spades = static_cast<int>(dice.below(2));
  if (dice.one_in(3)) rules.sweep_large_score = 10;
  if (dice.one_in(3)) rules.scoring = made_table(dice);
  rules.pack = small_pack(rules, dice);
  return rules;
}

Side one_of(const Sides& sides, Dice& dice) { return sides[dice.below(sides.size())]; }

// Who captured each card; a few were left on the table, or nobody captured them.
struct Truth {
  Captured captured;
  CardSet nobodys;
};

Truth made_truth(const Rules& rules, Dice& dice) {
  const Sides sides = sides_of(rules);
  Truth truth;
  const bool some_are_left = dice.one_in(2);
  const bool some_are_nobodys = dice.one_in(3);
  for (const Card card : rules.pack) {
    if (some_are_left && dice.one_in(5)) truth.captured.left.insert(card);
    else if (some_are_nobodys && dice.one_in(4)) truth.nobodys.insert(card);
    else truth.captured.cards[one_of(sides, dice)].insert(card);
  }
  if (dice.one_in(2)) {
    const Side last = one_of(sides, dice);
    if (!truth.captured.cards[last].empty()) truth.captured.last_capture = last;
  }
  for (std::size_t sweeps = dice.below(3); sweeps > 0; --sweeps)
    truth.captured.sweeps.push_back({.side = one_of(sides, dice), .cards = static_cast<std::uint8_t>(dice.below(6))});
  return truth;
}

// What can be seen of a way: the points of one item or of all, and who captured last where another rule asks.
using Scores = std::set<std::vector<int>>;

bool last_capture_is_asked_for(const Rules& rules) {
  return rules.deal_next_lead == DealNextLead::last_capturer || rules.endgame_restrictions != EndgameRestrictions::none;
}

void note(const Rules& rules, const DealScore& score, const Captured& way, std::optional<ScoreItem> item,
          Scores& scores) {
  std::vector<int> seen;
  for (const ScoreLine& line : score.lines) {
    if (item && line.item != *item) continue;
    seen.insert(seen.end(), line.points.begin(), line.points.end());
    seen.push_back(line.tied ? 1 : 0);
  }
  if (last_capture_is_asked_for(rules)) seen.push_back(way.last_capture ? way.last_capture->index : -1);
  scores.insert(seen);
}

// Every item of the sheet, and none: all of them together.
std::vector<std::optional<ScoreItem>> items_of(const Rules& rules, const Captured& captured) {
  std::vector<std::optional<ScoreItem>> items{std::nullopt};
  for (const ScoreLine& line : score_of(rules, captured).lines) items.emplace_back(line.item);
  return items;
}

// `model` is given an item and whom to tell of the ways; `twin` knows no items.
template <typename Model, typename Twin>
bool agree(const Rules& rules, const Captured& captured, const Model& model, const Twin& twin) {
  const auto items = items_of(rules, captured);
  std::vector<Scores> expected(items.size());
  twin([&](const Captured& way) {
    const DealScore score = score_of(rules, way);
    for (std::size_t i = 0; i < items.size(); ++i) note(rules, score, way, items[i], expected[i]);
  });
  for (std::size_t i = 0; i < items.size(); ++i) {
    Scores found;
    if (!model(items[i], [&](const Captured& way) { note(rules, score_of(rules, way), way, items[i], found); }))
      return false;
    if (found != expected[i]) return false;
  }
  return true;
}

}  // namespace

bool the_ways_agree_with_the_naive_ones(const Rules& of_variant, std::uint64_t seed) {
  Dice dice(seed);
  const Rules rules = made_rules(of_variant, dice);
  Truth truth = made_truth(rules, dice);
  // Some of what sides captured was not seen.
  CardSet unseen = truth.nobodys;
  for (const Side side : sides_of(rules))
    for (const Card card : truth.captured.cards[side]) {
      if (dice.one_in(2)) continue;
      truth.captured.cards[side].remove(card);
      ++truth.captured.hidden[side];
      unseen.insert(card);
    }
  return agree(
      rules, truth.captured,
      [&](auto item, const VisitWay& visit) { return each_way(rules, truth.captured, unseen, item, visit); },
      [&](const VisitWay& visit) { referee::each_way(rules, truth.captured, unseen, visit); });
}

bool the_ways_of_shares_agree_with_the_naive_ones(const Rules& of_variant, std::uint64_t seed) {
  Dice dice(seed);
  const Rules rules = made_rules(of_variant, dice);
  Captured known = made_truth(rules, dice).captured;
  // Of some sides numbers are stated, perhaps before the last cards were counted; of the cards only some by name.
  for (const Side side : sides_of(rules)) {
    const CardSet cards = known.cards[side];
    for (const Card card : cards)
      if (dice.one_in(2)) known.cards[side].remove(card);
    if (dice.one_in(3)) continue;
    CardSet counted = cards;
    const CardSet unnamed = cards - known.cards[side];
    if (dice.one_in(4) && !unnamed.empty()) counted.remove(unnamed.first());
    known.card_count[side] = counted.size();
    if (dice.one_in(2)) known.spade_count[side] = counted.of_suit(Suit::spades).size();
  }
  if (known.last_capture && known.cards[*known.last_capture].empty() && known.card_count[*known.last_capture] == 0)
    known.last_capture.reset();
  return agree(
      rules, known, [&](auto item, const VisitWay& visit) { return each_way_of_shares(rules, known, item, visit); },
      [&](const VisitWay& visit) { referee::each_way_of_shares(rules, known, visit); });
}

}  // namespace casino::properties
