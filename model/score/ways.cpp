#include "model/score/ways.hpp"

#include "model/score/items.hpp"

namespace casino {
namespace {

constexpr int most_ways = 8'000;

// Cards that count for the same.
struct Kind {
  std::optional<ScoreItem> own;
  std::optional<ScoreItem> in_table;
  std::optional<Suit> suit;  // where it matters who has most of it
  CardSet cards;

  [[nodiscard]] bool is_like(const Kind& other) const {
    return own == other.own && in_table == other.in_table && suit == other.suit;
  }
};

// What is told apart among cards: what one item asks, or all of them; and spades, where their numbers are known.
struct Apart {
  std::optional<ScoreItem> item;
  bool spades = false;
};

bool suit_matters(const Rules& rules, Suit suit, const Apart& apart) {
  const ScoreItem most = item_of_most(suit);
  const bool is_asked = apart.item.value_or(most) == most;
  if (suit == Suit::spades && (apart.spades || (is_asked && rules.score_spades != 0))) return true;
  return is_asked && asks_for_most(rules.scoring, suit);
}

Kind kind_of(const Rules& rules, Card card, const Apart& apart) {
  Kind kind{own_item_of(rules, card), table_item_of(rules, card), std::nullopt, card};
  if (suit_matters(rules, card.suit(), apart)) kind.suit = card.suit();
  if (apart.item && kind.own != apart.item) kind.own.reset();
  if (apart.item && kind.in_table != apart.item) kind.in_table.reset();
  return kind;
}

std::vector<Kind> kinds_among(const Rules& rules, CardSet unseen, const Apart& apart) {
  std::vector<Kind> kinds;
  for (const Card card : unseen) {
    const Kind kind = kind_of(rules, card, apart);
    const auto same = std::ranges::find_if(kinds, [&](const Kind& other) { return other.is_like(kind); });
    if (same == kinds.end()) kinds.push_back(kind);
    else same->cards.insert(card);
  }
  // The largest kind fills what room the others leave.
  std::ranges::stable_sort(kinds, [](const Kind& a, const Kind& b) { return a.cards.size() < b.cards.size(); });
  return kinds;
}

// Whether anything hangs on who captured last: what is left, a point (AA-SCO-8), who leads next, or who was the first
// to meet a criterion (Q-DOM-05).
bool last_capture_matters(const Rules& rules, const Captured& captured) {
  return !captured.left.empty() || rules.score_last_capture != 0 ||
         rules.deal_next_lead == DealNextLead::last_capturer || rules.endgame_restrictions != EndgameRestrictions::none;
}

// AA-END-1: who can have captured last is who has captured something. Nobody, if nobody has.
std::vector<std::optional<Side>> last_capturers(const Rules& rules, const Captured& captured) {
  if (captured.last_capture || !last_capture_matters(rules, captured)) return {captured.last_capture};
  std::vector<std::optional<Side>> sides;
  for (const Side side : sides_of(rules))
    if (!captured.cards[side].empty() || captured.hidden[side] != 0) sides.emplace_back(side);
  if (sides.empty()) sides.emplace_back();
  return sides;
}

// TUX-SCO-3: a sweep of which nobody said how many cards it took was a small or a large one. One more than can be gone
// through is enough to see that there are too many.
std::vector<Captured> with_sizes_of_sweeps(const Rules& rules, const Captured& captured) {
  std::vector<Captured> all{captured};
  for (std::size_t i = 0; rules.sweep_large_score != 0 && i < captured.sweeps.size(); ++i) {
    if (captured.sweeps[i].cards != 0) continue;
    const std::size_t before = all.size();
    for (std::size_t j = 0; j < before && all.size() <= most_ways; ++j) {
      all.push_back(all[j]);
      all[j].sweeps[i].cards = 1;
      all.back().sweeps[i].cards = 4;
    }
  }
  return all;
}

// Puts the cards that nobody saw where there is room for them, kind by kind, in every way.
class Placing {
 public:
  Placing(const Rules& rules, std::vector<Kind> kinds, VisitWay visit)
      : sides_(sides_of(rules)), kinds_(std::move(kinds)), visit_(visit) {}

  // False where that is too much.
  bool place(const Captured& captured, int unseen) {
    way_ = captured;
    elsewhere_ = unseen;
    for (const Side side : sides_) elsewhere_ -= way_.hidden[side];
    if (elsewhere_ < 0) return false;
    place_kind(0);
    return ways_ <= most_ways;
  }

 private:
  void place_kind(std::size_t kind) {
    if (kind < kinds_.size()) return place_among(kind, kinds_[kind].cards, 0);
    if (++ways_ <= most_ways) visit_(way_);
  }

  // Some of these cards to the side of this number, the rest to those behind it, or to nobody. The last kind fills what
  // room is left.
  void place_among(std::size_t kind, CardSet cards, std::size_t number) {
    if (ways_ > most_ways) return;
    if (number == sides_.size()) {
      if (cards.size() > elsewhere_) return;
      elsewhere_ -= cards.size();
      place_kind(kind + 1);
      elsewhere_ += cards.size();
      return;
    }
    int& room = way_.hidden[sides_[number]];
    const int most = std::min(room, cards.size());
    const int least = kind + 1 == kinds_.size() ? room : 0;
    CardSet& pile = way_.cards[sides_[number]];
    const CardSet before = pile;
    const int room_before = room;
    CardSet rest = cards;
    for (int given = 0;; ++given) {
      if (given >= least) {
        room = room_before - given;
        place_among(kind, rest, number + 1);
      }
      if (given == most) break;
      pile.insert(rest.first());
      rest.remove(rest.first());
    }
    pile = before;
    room = room_before;
  }

  Sides sides_;
  std::vector<Kind> kinds_;
  VisitWay visit_;
  Captured way_;
  int elsewhere_ = 0;  // room for cards that nobody has captured
  int ways_ = 0;
};

// AA-END-1: what was left goes to whoever captured last.
Captured with_last_capturer(const Captured& captured, std::optional<Side> side) {
  Captured way = captured;
  way.last_capture = side;
  if (!side) return way;
  way.cards[*side].insert(way.left);
  way.left = {};
  return way;
}

bool each_way_apart(const Rules& rules, const Captured& captured, CardSet unseen, const Apart& apart, VisitWay visit) {
  Placing placing(rules, kinds_among(rules, unseen, apart), visit);
  for (const Captured& with_sweeps : with_sizes_of_sweeps(rules, captured))
    for (const auto side : last_capturers(rules, captured))
      if (!placing.place(with_last_capturer(with_sweeps, side), unseen.size())) return false;
  return true;
}

constexpr int most_ways_to_share = 200'000;

// What nobody is said to have goes to the sides in every way; false: there are too many.
class Sharing {
 public:
  Sharing(const Rules& rules, const Captured& known) : rules_(rules), known_(known), sides_(sides_of(rules)) {}

  bool share(std::optional<ScoreItem> item, VisitWay visit) {
    const Rest rest = rest_of(rules_, known_);
    Captured captured = known_;
    for (const Side side : sides_) {
      if (known_.card_count[side]) captured.hidden[side] += *known_.card_count[side] - known_.cards[side].size();
      captured.card_count[side].reset();
      captured.spade_count[side].reset();
    }
    const auto is_known = [](const auto& number) { return number.has_value(); };
    const bool knows_spades = std::ranges::any_of(known_.spade_count, is_known);
    const auto visit_share = [&] {
      const auto visit_if_it_fits = [&](const Captured& way) {
        if (++ways_ <= most_ways_to_share && has_spades_as_known(way)) visit(way);
      };
      return each_way_apart(rules_, captured, rest.unseen, {item, knows_spades}, visit_if_it_fits) &&
             ways_ <= most_ways_to_share;
    };
    return rest.uncounted >= 0 && share_out(captured, rest.uncounted, 0, visit_share);
  }

 private:
  template <typename Visit>
  bool share_out(Captured& captured, int uncounted, std::size_t number, const Visit& visit) {
    const Side side = sides_[number];
    const bool is_last = number + 1 == sides_.size();
    for (int more = is_last ? uncounted : 0; more <= uncounted; ++more) {
      more_[side] = more;
      captured.hidden[side] += more;
      const bool is_done = is_last ? visit() : share_out(captured, uncounted - more, number + 1, visit);
      captured.hidden[side] -= more;
      if (!is_done) return false;
    }
    return true;
  }

  // Among cards that were not counted there can be further spades.
  [[nodiscard]] bool has_spades_as_known(const Captured& way) const {
    return std::ranges::all_of(sides_, [&](Side side) {
      if (!known_.spade_count[side]) return true;
      const bool got_the_rest = way.last_capture == side;
      const int spades = (way.cards[side] - (got_the_rest ? known_.left : CardSet{})).of_suit(Suit::spades).size();
      return spades >= *known_.spade_count[side] && spades <= *known_.spade_count[side] + more_[side];
    });
  }

  const Rules& rules_;
  const Captured& known_;
  Sides sides_;
  PerSide<int> more_{};
  int ways_ = 0;
};

}  // namespace

std::optional<ScoreItem> own_item_of(const Rules& rules, Card card) {
  if (points_by_options(rules, card) == 0) return std::nullopt;
  if (card == "10D"_card) return ScoreItem::ten_diamonds;
  if (card == "2S"_card) return ScoreItem::two_spades;
  if (card == "AS"_card) return ScoreItem::ace_spades;
  if (card == "AC"_card) return ScoreItem::ace_clubs;
  if (card == "AH"_card) return ScoreItem::ace_hearts;
  if (card == "AD"_card) return ScoreItem::ace_diamonds;
  return ScoreItem::fives;
}

std::optional<ScoreItem> table_item_of(const Rules& rules, Card card) {
  const TableRow* row = row_of(rules.scoring, card);
  return row == nullptr ? std::nullopt : std::optional(row->item);
}

Rest rest_of(const Rules& rules, const Captured& known) {
  Rest rest;
  rest.unseen = rules.pack - known.left;
  rest.uncounted = rest.unseen.size();
  for (const Side side : sides_of(rules)) {
    rest.unseen.remove(known.cards[side]);
    rest.uncounted -= known.card_count[side].value_or(known.cards[side].size()) + known.hidden[side];
  }
  return rest;
}

bool each_way_of_shares(const Rules& rules, const Captured& known, std::optional<ScoreItem> item, VisitWay visit) {
  return Sharing(rules, known).share(item, visit);
}

bool each_way(const Rules& rules, const Captured& captured, CardSet unseen, std::optional<ScoreItem> item,
              VisitWay visit) {
  return each_way_apart(rules, captured, unseen, {item}, visit);
}

}  // namespace casino
