#include "oracle/notation/items.hpp"

#include <charconv>
#include <set>

#include <fmt/format.h>

#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

// "9" or "K".
bool lacks_its_suit(const Token& token) { return token.kind == TokenKind::number || is_letter_of_rank(token); }

// What "[9]" could have been: "the value of a build on the table: 8 or 10".
std::string values_of_builds(const Scene& scene) {
  std::set<int> values;
  for (const Scene::StandingBuild& build : scene.builds())
    if (build.value.is_said()) values.insert(build.value.points);
  if (values.empty()) return "the cards of a build: none of a known value lies on the table";
  return fmt::format("the value of a build on the table: {}", fmt::join(values, " or "));
}

// "a card of the hand", "8D or [5C 3D]".
std::string one_of(const Rules& rules, CardSet cards, const std::vector<CardSet>& builds, std::string_view whence) {
  std::vector<std::string> names;
  for (const Card card : cards) names.push_back(name_of(card, rules.pack_kind));
  for (const CardSet build : builds) names.push_back('[' + name_of(build, rules.pack_kind) + ']');
  return names.empty() ? fmt::format("a card {}", whence) : fmt::format("{}", fmt::join(names, " or "));
}

// "09" is 9, too.
std::string_view without_zeros(std::string_view number) {
  return number.substr(std::min(number.find_first_not_of('0'), number.size()));
}

// The value that a number says; none of a letter.
Value value_of_number(const Token& token) {
  Value value;
  if (token.kind == TokenKind::number)
    std::from_chars(token.text.data(), token.text.data() + token.text.size(), value.points);
  return value;
}

// Those of a value, and those of which nobody has said it.
std::vector<CardSet> builds_that_may_be_worth(const Scene& scene, Value value) {
  std::vector<CardSet> builds;
  if (!value.is_said()) return builds;
  for (const Value possible : {value, Value{}})
    for (const CardSet cards : scene.builds_worth(possible)) builds.push_back(cards);
  return builds;
}

}  // namespace

void ItemReader::read(Items& items, Unknown unknown) {
  if (items.all().empty()) items.start = in_.peek();
  while (!in_.at_end_of_clause() && (!is_turn_word(in_.peek()) || has_build_by_name())) {
    if (in_.accept_any({",", "+", "&", "|", "-", "and", "none"})) continue;
    if (has_article()) {
      read_article();
      continue;
    }
    if (read_item(items)) continue;
    if (in_.peek().kind == TokenKind::sign || unknown == Unknown::ends_the_list) return;
    in_.refuse(a_card(in_.rules()));
    in_.next();
  }
}

void ItemReader::add(CardSet& cards, const CardAt& card) {
  if (may_repeat_cards() && cards.contains(card.card)) repeated_.insert(card.card);
  else in_.add(cards, card);
}

// Adds cards of a build, or of the table, which must not be named yet.
void ItemReader::insert_once(const Token& at, CardSet& cards, CardSet more) {
  if (may_repeat_cards()) repeated_.insert(cards & more);
  else if (cards.meets(more)) in_.refuse(at, "each card once");
  cards.insert(more);
}

void ItemReader::read_numbered(Items& items, Whence whence, Unknown unknown) {
  numbers_ = whence;
  read(items, unknown);
  numbers_ = std::monostate{};
}

bool ItemReader::read_item(Items& items) {
  if (in_.peek().is("[")) {
    read_bracket(items);
    return true;
  }
  if (has_build_by_name()) {
    read_build_by_name(items);
    return true;
  }
  if (numbers_.index() != 0 && lacks_its_suit(in_.peek())) return read_number(items);
  if (in_.peek(1).is(":") && in_.peek_card(2)) return read_sourced(items);
  if (!in_.peek_card()) return false;
  const Token at = in_.peek();
  const Card card = *in_.card();
  add(items.unplaced, {card, at});
  if (!items.first) items.first = CardAt{card, at};
  return true;
}

// "9 takes 5 and 4", "8C takes 8", "trail K": where the position tells which card, or which build, that is.
bool ItemReader::read_number(Items& items) {
  const Token at = in_.peek();
  const bool is_number = at.kind == TokenKind::number;
  if (is_number && !in_.value()) return true;  // it has been said why
  if (!is_number) in_.next();
  if (const auto* seat = std::get_if<Seat>(&numbers_)) read_number_in_hand(items, at, *seat);
  else if (const auto* anywhere = std::get_if<Anywhere>(&numbers_)) read_number_anywhere(items, at, anywhere->seat);
  else read_number_on_table(items, at);
  return true;
}

void ItemReader::read_number_in_hand(Items& items, const Token& at, Seat seat) {
  const Hand& hand = scene_.hand_of(seat);
  const CardSet cards = numbered(in_.rules(), hand.cards, without_zeros(at.text));
  if (!hand.is_known()) return in_.refuse(at, "a card with its suit: the hand is not known");
  if (cards.size() != 1) return in_.refuse(at, one_of(in_.rules(), cards, {}, "of the hand"));
  insert_once(at, items.unplaced, cards);
  if (!items.first) items.first = CardAt{cards.first(), at};
}

void ItemReader::read_number_on_table(Items& items, const Token& at) {
  const CardSet loose = scene_.loose_numbered(without_zeros(at.text));
  const std::vector<CardSet> builds = builds_that_may_be_worth(scene_, value_of_number(at));
  if (loose.size() + builds.size() != 1) return in_.refuse(at, one_of(in_.rules(), loose, builds, "of the table"));
  insert_once(at, items.table, builds.empty() ? loose : builds.front());
}

void ItemReader::read_number_anywhere(Items& items, const Token& at, Seat seat) {
  const Hand& hand = scene_.hand_of(seat);
  const std::string_view written = without_zeros(at.text);
  const CardSet cards = numbered(in_.rules(), hand.cards, written) | scene_.loose_numbered(written);
  if (!hand.is_known()) return in_.refuse(at, "a card with its suit: the hand is not known");
  if (cards.size() != 1) return in_.refuse(at, one_of(in_.rules(), cards, {}, "of the hand or the table"));
  insert_once(at, items.unplaced, cards);
  if (!items.first) items.first = CardAt{cards.first(), at};
}

// "a" before a card: an article, unless it is an ace, which "A" always is.
bool ItemReader::has_article() const {
  return in_.peek().text == "a" && (in_.peek_card(1) || lacks_its_suit(in_.peek(1)));
}

void ItemReader::read_article() {
  const Token at = in_.next();
  const auto held = [&](Seat seat) { return numbered(in_.rules(), scene_.hand_of(seat).cards, "A"); };
  CardSet aces;
  if (const auto* seat = std::get_if<Seat>(&numbers_)) aces = held(*seat);
  else if (numbers_.index() != 0) aces = scene_.loose_numbered("A");
  if (const auto* anywhere = std::get_if<Anywhere>(&numbers_)) aces.insert(held(anywhere->seat));
  if (aces.empty()) return;
  in_.refuse(at, "the ace with its suit, or no article: " + name_of(aces, in_.rules().pack_kind) + " could be meant");
}

// "the build", "the 9 build": of the table.
bool ItemReader::has_build_by_name() const {
  if (!std::holds_alternative<OnTable>(numbers_)) return false;
  const bool is_numbered = in_.peek().kind == TokenKind::number;
  const std::size_t behind = !is_numbered ? 0 : in_.peek(1).is("-") ? 2 : 1;
  return in_.peek(behind).is("build");
}

void ItemReader::read_build_by_name(Items& items) {
  const Token at = in_.peek();
  std::optional<Value> value;
  if (at.kind == TokenKind::number) value = in_.value();
  in_.accept("-");
  in_.accept("build");
  if (in_.accept_any({"of", "worth"})) value = in_.value();
  if (in_.clause_has_fault()) return;
  std::vector<CardSet> builds;
  for (const Scene::StandingBuild& build : scene_.builds())
    if (!value || build.value == *value || !build.value.is_said()) builds.push_back(build.cards);
  if (builds.size() == 1) return insert_once(at, items.table, builds.front());
  if (builds.empty() && forgives_missing_builds_) return;
  in_.refuse(at, builds.empty() ? values_of_builds(scene_) : one_of(in_.rules(), {}, builds, ""));
}

// "E:5D", "top:5D", "hand:2C", "table:2C".
bool ItemReader::read_sourced(Items& items) {
  const Token source = in_.peek();
  const std::optional<Seat> seat = in_.peek_seat();
  if (!seat && !source.is("top") && !source.is("hand") && !source.is("table")) return false;
  in_.next();
  in_.next();
  const Token at = in_.peek();
  const Card card = *in_.card();
  if (source.is("hand")) {
    add(items.hand, {card, at});
  } else if (source.is("table")) {
    add(items.table, {card, at});
  } else {
    add(items.tops, {card, at});
    const std::optional<Seat> keeper = scene_.pile_with(card);
    const Rules& rules = in_.rules();
    const bool is_elsewhere = seat && keeper && *keeper != pile_keeper(rules, *seat);
    const bool may_be_there = seat && !keeper && scene_.has_unknown_cards(pile_keeper(rules, *seat));
    // In a log that is a slip, of which the judge speaks: no such card comes to light there (SWZ-PILE-3).
    if (may_be_there || (is_elsewhere && may_repeat_cards()))
      reveals_.push_back({EventKind::reveal, *seat, CardSet(card)});
    else if (is_elsewhere)
      in_.refuse(source, std::string(name_of(*keeper, rules.seats)) + ", on whose pile the card lies");
  }
  return true;
}

void ItemReader::read_bracket(Items& items) {
  const Token start = in_.next();
  if (in_.peek().kind == TokenKind::number) return read_build_by_value(items, start);
  Items inner;
  read(inner);
  if (!in_.accept("]")) return in_.refuse("] after the cards of the build");
  if (inner.all().empty() && !in_.clause_has_fault()) in_.refuse(start, "cards or a value between [ and ]");
  settle_bracket(items, inner, start);
}

void ItemReader::read_build_by_value(Items& items, const Token& start) {
  const std::optional<Value> value = in_.value();
  if (!in_.accept("]")) return in_.refuse("] after the value of the build");
  if (!value) return;
  const std::vector<CardSet> builds = scene_.builds_worth(*value);
  if (builds.size() == 1) return insert_once(start, items.table, builds.front());
  const std::string shown = '[' + std::to_string(value->points) + ']';
  if (!builds.empty()) in_.refuse(start, shown, "the cards of the build: there are several of this value");
  else if (!forgives_missing_builds_ && !may_repeat_cards()) in_.refuse(start, shown, values_of_builds(scene_));
}

// The cards in brackets are a build of the table, or else cards that somebody put in brackets to group them.
void ItemReader::settle_bracket(Items& items, const Items& inner, const Token& start) {
  const CardSet cards = inner.unplaced | inner.table;
  const Scene::StandingBuild* build = inner.hand.empty() && inner.tops.empty() ? scene_.build_of(cards) : nullptr;
  const bool must_be_whole = brackets_ == Brackets::of_whole_builds && !in_.clause_has_fault();
  if (build == nullptr && must_be_whole && scene_.has_build_with(cards))
    in_.refuse(start, "cards in brackets", "all the cards of one build, or none of a build");
  std::optional<Value> value;
  const Token equals = in_.peek();
  if (in_.accept("=")) value = in_.value();
  if (build != nullptr) {
    insert_once(start, items.table, cards);
    if (value && tells_what_is_made_) items.value = *value;
    else if (value && build->value.is_said() && *value != build->value)
      in_.refuse(equals, '=' + std::to_string(value->points),
                 '=' + std::to_string(build->value.points) + ", the value of this build");
    return;
  }
  if (value) items.value = *value;
  if (!items.first) items.first = inner.first;
  insert_once(start, items.unplaced, inner.unplaced);
  insert_once(start, items.hand, inner.hand);
  insert_once(start, items.table, inner.table);
  insert_once(start, items.tops, inner.tops);
}

Items ItemReader::read_as_begun(Whence whence) {
  const bool names_build = std::holds_alternative<OnTable>(whence) && in_.peek().is("build");
  return names_build || lacks_its_suit(in_.peek()) ? read_numbered(whence) : read();
}

Items ItemReader::read_base() {
  Items items;
  items.start = in_.peek();
  if (!in_.peek().is("[")) items = read_as_begun(OnTable{});
  while (in_.peek().is("[")) read_bracket(items);
  return items;
}

}  // namespace casino::notation
