#include "oracle/distinguish/card_kinds.hpp"

namespace casino::distinguish {
namespace {

bool looks_at_every_suit(const Rules& rules) {
  return rules.pile_order == PileOrder::ascending && rules.pile_equal_ranks == PileEqualRanks::by_suit;
}

// What a card scores decides whether it can be laid down (option trail.kept).
bool looks_at_points(const Rules& rules) { return rules.trail_kept == TrailKept::scoring; }
bool looks_at_casinos(const Rules& rules) { return rules.trail_kept == TrailKept::casinos; }

// The Rook pack's red and yellow (TUX-ORG-1).
bool looks_at_red_and_yellow(const Rules& rules) { return rules.score_orange != 0; }

// Of which suits the cards of a rank are alike.
std::vector<std::vector<Suit>> alike_suits(const Pair& pair, Rank rank) {
  constexpr Suit s = Suit::spades;
  constexpr Suit h = Suit::hearts;
  constexpr Suit d = Suit::diamonds;
  constexpr Suit c = Suit::clubs;
  if (pair.any(looks_at_every_suit) || pair.any(looks_at_points)) return {{c}, {d}, {h}, {s}};
  if (pair.any(looks_at_red_and_yellow)) return {{s, c}, {h}, {d}};
  const bool is_spade_special = rank == Rank::two && pair.any([](const Rules& rules) {
    return rules.value_two_spades_hand != 2 || looks_at_casinos(rules);
  });
  const bool is_diamond_special = rank == Rank::ten && pair.any([](const Rules& rules) {
    return rules.value_ten_diamonds_hand != 10 || looks_at_casinos(rules);
  });
  if (is_spade_special) return {{h, c, d}, {s}};
  if (is_diamond_special) return {{s, h, c}, {d}};
  return {{s, h, d, c}};
}

// So that of equally small witnesses one is found first that is easy to read: aces have two values in some games.
constexpr std::array<unsigned, 13> plainest_first{3, 4, 5, 6, 7, 8, 9, 2, 10, 1, 11, 12, 13};

bool numbers_no_pictures(const Rules& rules) {
  return rules.value_pictures == ValuePictures::rank_only && rules.pile_order != PileOrder::ascending;
}

}  // namespace

CardKinds::CardKinds(const Pair& pair) {
  const CardSet pack = pair.a.pack & pair.b.pack;
  const bool pictures_are_alike = numbers_no_pictures(pair.a) && numbers_no_pictures(pair.b);
  for (const unsigned number : plainest_first) {
    const auto rank = static_cast<Rank>(number);
    for (const std::vector<Suit>& suits : alike_suits(pair, rank)) {
      std::vector<Card> kind;
      for (const Suit suit : suits)
        if (pack.contains(Card(rank, suit))) kind.emplace_back(rank, suit);
      if (kind.empty()) continue;
      const bool has_a_twin = pictures_are_alike && suits.size() == 4 && rank > Rank::jack && !kinds_.empty();
      before_.push_back(has_a_twin ? std::optional(kinds_.size() - 1) : std::nullopt);
      kinds_.push_back(std::move(kind));
    }
  }
}

}  // namespace casino::distinguish
