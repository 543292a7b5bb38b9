#include "oracle/notation/reader.hpp"

#include <charconv>
#include <tuple>

#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

// After so many faults the rest of a text is not looked at: it is hardly written in this notation.
constexpr std::size_t most_faults = 50;

constexpr std::string_view emoji_variation = "\uFE0F";

std::string range(int lowest, int highest) {
  return ", from " + std::to_string(lowest) + " to " + std::to_string(highest);
}

bool stands_between_cards(const Reader& reader) {
  const Token& token = reader.peek();
  if (token.is("+")) return reader.peek(1).kind != TokenKind::number && !reader.peek(1).is("?");
  return token.is(",") || token.is("&") || token.is("and") || token.is("-");
}

}  // namespace

std::string a_card(const Rules& rules) {
  return rules.pack_kind == PackKind::rook40 ? "a card, such as R10 or B1" : "a card, such as 10D or AS";
}

std::string names_of_seats(const Rules& rules) {
  std::string names;
  for (const Seat seat : rules.seats) names += (names.empty() ? "" : ", ") + std::string(name_of(seat, rules.seats));
  return names;
}

std::string names_of(const Rules& rules, SeatSet seats) {
  std::string names;
  for (const Seat seat : rules.seats)
    if (seats.contains(seat)) names.append(" ").append(name_of(seat, rules.seats));
  return names;
}

Reader::Reader(const Rules& rules, std::string_view text) : rules_(&rules) {
  if (text.size() <= longest_text) {
    tokens_ = tokens_of(text);
    return;
  }
  tokens_.emplace_back();
  refuse(tokens_.front(), std::to_string(text.size()) + " bytes", "at most " + std::to_string(longest_text) + " bytes");
}

const Token& Reader::peek(std::size_t ahead) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)]; }

Token Reader::next() {
  const Token token = peek();
  if (at_ + 1 < tokens_.size()) ++at_;
  return token;
}

bool Reader::accept(std::string_view word_or_sign) {
  if (!peek().is(word_or_sign)) return false;
  next();
  return true;
}

bool Reader::accept_any(std::initializer_list<std::string_view> words_or_signs) {
  return std::ranges::any_of(words_or_signs, [&](std::string_view word) { return accept(word); });
}

bool Reader::at_end_of_clause() const { return peek().kind == TokenKind::separator || peek().kind == TokenKind::end; }

void Reader::refuse(std::string expected) { refuse(peek(), std::move(expected)); }

void Reader::refuse(const Token& found, std::string expected) { refuse(found, found.shown(), std::move(expected)); }

void Reader::refuse(const Token& at, std::string found, std::string expected) {
  if (errors_.size() >= most_faults) {
    at_ = tokens_.size() - 1;
    return;
  }
  if (errors_.size() + 1 == most_faults) expected += "; what follows was not read";
  errors_.push_back({at.where(), std::move(found), std::move(expected)});
}

void Reader::finish_clause(std::string_view expected) {
  if (!at_end_of_clause() && !clause_has_fault()) refuse(std::string(expected));
  skip_clause();
}

void Reader::skip_clause() {
  while (!at_end_of_clause()) next();
}

ParseErrors Reader::errors() const {
  ParseErrors in_order = errors_;
  std::ranges::stable_sort(in_order, [](const ParseError& a, const ParseError& b) {
    return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
  });
  return in_order;
}

std::optional<Card> Reader::peek_card(std::size_t ahead) const {
  const Token& token = peek(ahead);
  if (token.kind != TokenKind::word) return std::nullopt;
  std::string_view name = token.text;
  if (name.ends_with(emoji_variation)) name.remove_suffix(emoji_variation.size());
  return find_card(name, rules_->pack_kind);
}

std::optional<Seat> Reader::peek_seat(std::size_t ahead) const {
  const Token& token = peek(ahead);
  if (token.kind != TokenKind::word) return std::nullopt;
  return find_seat(in_capitals(token.text), rules_->seats);
}

std::optional<Card> Reader::card() {
  const std::optional<Card> card = peek_card();
  if (!card) refuse(a_card(*rules_));
  if (card || !at_end_of_clause()) next();
  return card;
}

std::optional<Seat> Reader::seat() {
  const std::optional<Seat> seat = peek_seat();
  if (!seat) {
    refuse("a seat: " + names_of_seats(*rules_));
  }
  if (seat || !at_end_of_clause()) next();
  return seat;
}

SeatSet Reader::seats() {
  SeatSet seats;
  do {
    if (const std::optional<Seat> read = seat()) seats.insert(*read);
  } while (peek_seat());
  return seats;
}

std::optional<Side> Reader::side() {
  const Token first = peek();
  std::string name = in_capitals(first.text);
  if (peek(1).is("+") && peek_seat(2)) {
    name += '+' + in_capitals(peek(2).text);
    next();
    next();
  }
  const std::optional<Side> side = find_side(name, *rules_);
  const std::string such_as = "such as " + std::string(name_of(Side{0}, *rules_));
  const bool names_partners = name.find('+') != std::string::npos;
  if (!side && names_partners && !has_partners(*rules_))
    refuse(first, name, "a side, " + such_as + ": here everybody plays for himself");
  else if (!side) refuse(first, "a side, " + such_as);
  if (side || !at_end_of_clause()) next();
  return side;
}

std::optional<int> Reader::number(int lowest, int highest, std::string_view expected) {
  int number = 0;
  const std::string_view text = peek().text;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number =
      peek().kind == TokenKind::number && fault == std::errc{} && number >= lowest && number <= highest;
  const bool is_out_of_range = !is_number && peek().kind == TokenKind::number && expected != a_value;
  if (!is_number) refuse(std::string(expected) + (is_out_of_range ? range(lowest, highest) : ""));
  if (is_number || !at_end_of_clause()) next();
  if (!is_number) return std::nullopt;
  return number;
}

std::optional<Value> Reader::value() {
  const std::optional<int> points = number(1, highest_spoken_value(*rules_).points, a_value);
  if (!points) return std::nullopt;
  return Value{static_cast<std::uint8_t>(*points)};
}

std::vector<CardAt> Reader::listed_cards(std::initializer_list<std::string_view> stops) {
  std::vector<CardAt> cards;
  if (accept("none")) return cards;
  while (!at_end_of_clause()) {
    const bool stop = std::ranges::any_of(stops, [&](std::string_view word) { return peek().is(word); });
    if (stop) break;
    if (stands_between_cards(*this)) {
      next();
      continue;
    }
    if (peek().kind == TokenKind::sign) break;
    const Token at = peek();
    if (const std::optional<Card> read = card()) cards.push_back({*read, at});
  }
  return cards;
}

CardSet Reader::cards(std::initializer_list<std::string_view> stops) {
  CardSet cards;
  for (const CardAt& card : listed_cards(stops)) add(cards, card);
  return cards;
}

void Reader::add(CardSet& cards, const CardAt& card) {
  if (cards.contains(card.card)) refuse(card.at, "each card once");
  cards.insert(card.card);
}

}  // namespace casino::notation
