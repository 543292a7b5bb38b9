#include "model/score/score.hpp"
#include "oracle/text/card_letters.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

constexpr std::string_view colour_letters = "BRYG";
constexpr std::array<std::string_view, 4> suit_signs{"\u2660", "\u2665", "\u2666", "\u2663"};

constexpr std::array<std::string_view, max_seats> numbered_seats{"P1", "P2", "P3", "P4", "P5", "P6"};

std::optional<Rank> find_rank(std::string_view name) {
  if (name.size() == 2 && name[0] == '1' && name[1] == '0') return Rank::ten;
  if (name.size() != 1) return std::nullopt;
  const std::uint8_t place = rank_places[name[0]];
  if (place == LetterPlaces::none) return std::nullopt;
  return static_cast<Rank>(place + 1);
}

std::optional<Card> find_rook_card(std::string_view name) {
  if (name.size() < 2) return std::nullopt;
  const auto colour = colour_letters.find(capital(name[0]));
  const std::string_view number = name.substr(1);
  const bool is_number = number == "10" || (number.size() == 1 && number[0] >= '1' && number[0] <= '9');
  if (colour == std::string_view::npos || !is_number) return std::nullopt;
  const auto rank = number == "10" ? Rank::ten : static_cast<Rank>(number[0] - '0');
  return Card(rank, static_cast<Suit>(colour));
}

std::optional<Card> find_suited_card(std::string_view name) {
  if (name.empty()) return std::nullopt;
  std::size_t suit = suit_places[name.back()];
  std::size_t length = 1;
  if (suit == LetterPlaces::none) {
    const auto sign =
        std::ranges::find_if(suit_signs, [&](std::string_view written) { return name.ends_with(written); });
    if (sign == suit_signs.end()) return std::nullopt;
    suit = static_cast<std::size_t>(sign - suit_signs.begin());
    length = sign->size();
  }
  const std::optional<Rank> rank = find_rank(name.substr(0, name.size() - length));
  if (!rank) return std::nullopt;
  return Card(*rank, static_cast<Suit>(suit));
}

// The compass letters of a table with so many seats, in the order of the seats; none for five or six.
std::span<const std::string_view> compass(Seats seats) {
  static constexpr std::array<std::string_view, 2> two{"N", "S"};
  static constexpr std::array<std::string_view, 3> three{"E", "S", "W"};
  static constexpr std::array<std::string_view, 4> four{"N", "E", "S", "W"};
  switch (seats.count) {
    case 2: return two;
    case 3: return three;
    case 4: return four;
    default: return {};
  }
}

}  // namespace

std::string name_of(Card card, PackKind pack) {
  const auto number = static_cast<unsigned>(card.rank());
  const auto suit = static_cast<std::size_t>(card.suit());
  if (pack == PackKind::rook40) return colour_letters[suit] + std::to_string(number);
  const std::string rank = card.rank() == Rank::ten ? "10" : std::string(1, rank_letters[number - 1]);
  return rank + suit_letters[suit];
}

std::optional<Card> find_card(std::string_view name, PackKind pack) {
  if (name.size() == 2)
    if (const std::optional<Card> card = card_of_letters(name[0], name[1])) return card;
  if (pack == PackKind::rook40)
    if (const std::optional<Card> card = find_rook_card(name)) return card;
  return find_suited_card(name);
}

std::string name_of(CardSet cards, PackKind pack) {
  std::string names;
  for (const Card card : cards) {
    if (!names.empty()) names += ' ';
    names += name_of(card, pack);
  }
  return names;
}

std::string_view name_of(Seat seat, Seats seats) {
  const auto letters = compass(seats);
  if (seat.index < letters.size()) return letters[seat.index];
  return numbered_seats.at(seat.index);
}

std::optional<Seat> find_seat(std::string_view name, Seats seats) {
  const auto letters = compass(seats);
  for (std::uint8_t i = 0; i < seats.count && i < max_seats; ++i)
    if (name == numbered_seats[i] || (i < letters.size() && name == letters[i])) return Seat{i};
  return std::nullopt;
}

std::string_view name_of(Side side, const Rules& rules) { return name_of(Seat{side.index}, rules.seats); }

std::optional<Side> find_side(std::string_view name, const Rules& rules) {
  const auto plus = name.find('+');
  const std::optional<Seat> seat = find_seat(name.substr(0, plus), rules.seats);
  if (!seat) return std::nullopt;
  if (plus != std::string_view::npos) {
    const std::optional<Seat> partner = find_seat(name.substr(plus + 1), rules.seats);
    if (!partner || *partner == *seat || !same_side(rules, *seat, *partner)) return std::nullopt;
  }
  return side_of(rules, *seat);
}

std::string long_name_of(Side side, const Rules& rules) {
  std::string name;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    if (side_of(rules, Seat{i}) != side) continue;
    if (!name.empty()) name += '+';
    name += name_of(Seat{i}, rules.seats);
  }
  return name;
}

std::string points_in_words(const Rules& rules, const PerSide<std::optional<int>>& points) {
  std::string text;
  for (const Side side : sides_of(rules))
    if (points[side])
      text += (text.empty() ? "" : ", ") + long_name_of(side, rules) + ' ' + std::to_string(*points[side]);
  return text;
}

std::string points_in_words(const Rules& rules, const PerSide<int>& points) {
  PerSide<std::optional<int>> all;
  for (const Side side : sides_of(rules)) all[side] = points[side];
  return points_in_words(rules, all);
}

}  // namespace casino
