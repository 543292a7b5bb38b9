#include "oracle/pages/short_deal.hpp"

#include <algorithm>
#include <set>

#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/score/score.hpp"
#include "oracle/generate/pack.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/players/player.hpp"
#include "oracle/text/names.hpp"

namespace casino::pages {
namespace {

constexpr int most_cards_in_a_hand = 4;
constexpr int drawn_by_each = 2;           // where hands are filled up from the stock
constexpr std::uint64_t deals_tried = 40;  // of which the one is shown in which most comes up
constexpr std::size_t most_turns = 16;

// ---- Few cards

// Small ones, which make sums, with a picture among them and what scores by itself.
constexpr std::string_view cards_of_full_pack =
    "10D 2S AS 4H 5C 9S 3D 6H 7C 8S AC 9D KH 5S 4C 2H 7D 3S 8D 6C QC 10H AH 9C";
constexpr std::string_view cards_of_rook_pack =
    "R1 G9 Y5 B4 R10 G3 Y7 B2 R8 G6 Y9 B10 R5 G1 Y2 B8 R3 G4 Y10 B5 R7 G2 Y6 B9";

CardSet some_cards(const Rules& rules, int count) {
  CardSet some;
  std::string_view names = rules.pack_kind == PackKind::rook40 ? cards_of_rook_pack : cards_of_full_pack;
  while (!names.empty() && some.size() < count) {
    const std::size_t end = std::min(names.find(' '), names.size());
    const std::optional<Card> card = find_card(names.substr(0, end), rules.pack_kind);
    if (card && rules.pack.contains(*card)) some.insert(*card);
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return some;
}

// As few as go round once.
std::optional<Rules> with_few_cards(Rules rules, int hand) {
  if (rules.deal_hand > hand) rules.deal_hand = static_cast<std::int16_t>(hand);
  const int in_hands = rules.seats.count * (rules.deal_hand == 0 ? hand : std::min<int>(rules.deal_hand, hand));
  const int drawn = rules.deal_draw == DealDraw::none ? 0 : rules.seats.count * drawn_by_each;
  rules.pack = some_cards(rules, in_hands + rules.deal_table + drawn);
  return contradiction(rules) || dealings(rules) != 1 ? std::nullopt : std::optional(rules);
}

// ---- The deal

// What can come up in a deal: an action of each kind, and what is worth to be seen of it.
enum class Seen : std::uint8_t {
  trail,
  capture,
  build,
  raise,
  augment,
  a_top,
  an_empty_table,
  several_taken,
  own_build_taken,
  other_build_taken
};

Seen seen_by(Do kind) {
  switch (kind) {
    case Do::trail: return Seen::trail;
    case Do::capture: return Seen::capture;
    case Do::build: return Seen::build;
    case Do::raise: return Seen::raise;
    case Do::augment: return Seen::augment;
  }
  return Seen::trail;
}

std::set<Seen> seen_in(const Position& before, const Turn& turn, const Position& after) {
  std::set<Seen> seen;
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    seen.insert(seen_by(action->kind));
    if (!action->tops.empty()) seen.insert(Seen::a_top);
    if (action->kind != Do::capture) continue;
    if (after.table_is_empty()) seen.insert(Seen::an_empty_table);
    if (action->table.size() > 1) seen.insert(Seen::several_taken);
    for (const Build& build : before.builds)
      if (action->table.contains_all(build.cards))
        seen.insert(build.owner == turn.seat ? Seen::own_build_taken : Seen::other_build_taken);
  }
  return seen;
}

class Playing {
 public:
  Playing(const Rules& rules, std::uint64_t seed)
      : rules_(rules), seed_(generate::scrambled(seed)), players_(rules), replay_(rules, before()) {}

  // False if it did not come to an end at which it counts.
  bool play() {
    generate::Dice dice(seed_);
    generate::Pack pack(rules_, dealer(), dice);
    const std::vector<Event> cuts = pack.cuts(dice);
    log::Deal deal;
    deal.number = 1;
    deal.dealer = dealer();
    replay_.begin(deal, log::Replay::Memory::of_none);
    for (const Event& cut : cuts) take(cut);
    take_hands(pack.dealing(1));
    while (!deal_is_over(rules_, replay_.position()))
      if (deal_.turns.size() == most_turns || replay_.has_winner() || !play_turn(pack)) return false;
    return captured_at_end(rules_, replay_.position()).has_value();
  }

  [[nodiscard]] std::size_t kinds() const { return seen_.size(); }
  [[nodiscard]] ShortDeal deal() && { return std::move(deal_); }

 private:
  [[nodiscard]] Seat dealer() const { return Seat{static_cast<std::uint8_t>(rules_.seats.count - 1)}; }
  [[nodiscard]] Match before() const {
    Match match;
    match.dealer = dealer();
    return match;
  }
  void take(log::Happening what) {
    log::Entry entry;
    entry.what = std::move(what);
    replay_.take(entry);
  }

  void take_hands(const Dealing& dealing) {
    log::Dealt dealt;
    dealt.number = 1;
    for (const Seat seat : rules_.seats) dealt.hands[seat] = Hand::of(dealing.hands[seat]);
    dealt.table = dealing.table;
    take(std::move(dealt));
  }

  bool play_turn(const generate::Pack& pack) {
    const Position before = replay_.position();
    const auto decision =
        players_.decision({players::PlayerKind::careful}, players::view_of(rules_, before, before.to_act),
                          generate::scrambled(seed_ + deal_.turns.size()));
    if (!decision) return false;
    take(decision->turn);
    if (const auto card = next_drawn(rules_, pack.cards(), before)) take(Event{EventKind::draw, before.to_act, *card});
    seen_.merge(seen_in(before, decision->turn, replay_.position()));
    deal_.turns.push_back({before, decision->turn, replay_.position()});
    return true;
  }

  const Rules& rules_;
  std::uint64_t seed_;
  players::Players players_;
  log::Replay replay_;
  ShortDeal deal_;
  std::set<Seen> seen_;
};

}  // namespace

std::optional<Rules> short_rules_of(const NamedRules& game) {
  const std::vector<std::uint8_t> numbers = numbers_of_players(game);
  for (const int hand : {most_cards_in_a_hand, most_cards_in_a_hand + 1, most_cards_in_a_hand - 1})
    if (const auto rules = with_few_cards(game.rules(Seats{numbers.front()}), hand)) return rules;
  return std::nullopt;
}

std::optional<ShortDeal> short_deal(const Rules& rules) {
  std::optional<ShortDeal> best;
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= deals_tried; ++seed) {
    Playing playing(rules, seed);
    if (!playing.play() || playing.kinds() <= most) continue;
    most = playing.kinds();
    best = std::move(playing).deal();
  }
  return best;
}

}  // namespace casino::pages
