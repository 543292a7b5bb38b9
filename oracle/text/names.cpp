#include "oracle/text/names.hpp"

#include "model/rules/variants.hpp"
#include "model/score/score.hpp"
#include "oracle/text/card_letters.hpp"
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

bool begins_with(std::string_view id, std::string_view prefix) {
  return id.starts_with(prefix) && id.substr(prefix.size()).starts_with('-');
}

// Whether a word stands in a list of words separated by spaces.
bool has_word(std::string_view list, std::string_view word) {
  for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
  }
  return false;
}

// Whether the sentence behind an alias is contradicted by an option of these rules: then the clause stands under
// another number. Of four single players some passages of a text speak, and of partners others; of an ace that is only
// 1 Swazi Casino knows nothing, and it lets nothing join a raise.
bool says_otherwise(std::string_view alias, std::string_view clause, const Rules& rules) {
  if (alias == "DOM-PLY-2") return rules.seats.count != 4 || rules.seats_sides == SeatsSides::partners;
  if (alias == "SWZ-VAL-1") return rules.value_ace_hand != AceValue::low_or_high;
  return alias == "SWZ-RSE-2" && clause == "AA-ADD-2" && rules.raise_loose_groups != RaiseLooseGroups::forbidden;
}

// The alias by which a text calls a clause: the one that stands for it alone, if there is one.
const ClauseAlias* alias_with_prefix(std::string_view prefix, std::string_view id, const Rules& rules) {
  const ClauseAlias* shared = nullptr;
  for (const ClauseAlias& alias : all_aliases) {
    const bool stands_for_it = begins_with(alias.id, prefix) && has_word(alias.clauses, id);  // of few, so asked first
    if (!stands_for_it || prefix_of(alias.id) != prefix || says_otherwise(alias.id, id, rules)) continue;
    if (alias.clauses == id) return &alias;
    if (shared == nullptr) shared = &alias;
  }
  return shared;
}

const ClauseAlias* find_alias(Clause clause, const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  if (variant == nullptr) return nullptr;
  const std::string_view id = entry_of(clause).id;
  for (const std::string_view prefix : variant->clause_prefixes) {
    if (prefix == prefix_of(id)) return nullptr;  // the text's own clause
    if (const ClauseAlias* alias = alias_with_prefix(prefix, id, rules)) return alias;
  }
  const bool is_western = plays_by(*variant, "AA") && !plays_by(*variant, "SWZ");
  // An African clause in a western game: of numbers for pictures and aces Royal Casino speaks.
  return is_western ? alias_with_prefix("ROY", id, rules) : nullptr;
}

// A table that has lost step with its enumeration does not compile.
template <typename Kind>
constexpr bool ends_with(std::span<const std::string_view> names, Kind last, std::string_view name) {
  return static_cast<std::size_t>(last) == names.size() - 1 && names.back() == name;
}
static_assert(ends_with(do_names, Do::augment, "augment"));
static_assert(ends_with(event_names, EventKind::call, "call"));
static_assert(ends_with(orange_call_names, OrangeCall::closed, "closed"));
static_assert(ends_with(unknown_names, Unknown::stock_is_left, "stock_is_left"));
static_assert(ends_with(obstacle_names, Obstacle::card_without_part, "card_without_part"));
static_assert(ends_with(fault_names, Fault::pile_not_kept, "pile_not_kept"));

template <typename Kind>
std::string_view named(Kind kind, std::span<const std::string_view> names) {
  assert(static_cast<std::size_t>(kind) < names.size());
  return names[static_cast<std::size_t>(kind)];
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

std::string_view name_of(ClauseKind kind) { return named(kind, clause_kind_names); }
std::string_view name_of(Do kind) { return named(kind, do_names); }
std::string_view name_of(EventKind kind) { return named(kind, event_names); }
std::string_view name_of(Unknown what) { return named(what, unknown_names); }
std::string_view name_of(Obstacle what) { return named(what, obstacle_names); }
std::string_view name_of(Fault what) { return named(what, fault_names); }
std::string_view name_of(ScoreItem item) { return named(item, score_item_names()); }
std::string_view name_of(OrangeCall call) { return named(call, orange_call_names); }

std::string_view prefix_of(std::string_view clause_id) {
  std::string_view text = clause_id.substr(0, clause_id.find('-'));
  for (const VariantEntry& variant : variants()) {
    const std::string_view own = own_prefix(variant);
    if (own.size() > text.size() && begins_with(clause_id, own)) text = own;
  }
  return text;
}

std::string_view alias_of(Clause clause, const Rules& rules) {
  const ClauseAlias* alias = find_alias(clause, rules);
  return alias == nullptr ? std::string_view{} : alias->id;
}

std::string_view source_of(Clause clause, const Rules& rules) {
  const ClauseAlias* alias = find_alias(clause, rules);
  return alias == nullptr ? entry_of(clause).source : alias->source;
}

}  // namespace casino
