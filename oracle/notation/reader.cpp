#include "oracle/notation/reader.hpp"

#include <charconv>
#include <tuple>

#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

// After so many faults the rest of a text is not looked at: it is hardly written in this notation.
constexpr std::size_t most_faults = 50;

constexpr std::string_view emoji_variation = "\uFE0F";

// Cards are called so, too: people only before a colon.
constexpr std::array<std::string_view, 4> words_for_ranks{"ace", "king", "queen", "jack"};

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

Reader::Reader(const Rules& rules, std::string_view text, const PlayerNames& players)
    : rules_(&rules), players_(players) {
  if (text.size() <= longest_text) {
    tokens_ = tokens_of(text);
    join_names(text);
    return;
  }
  tokens_.emplace_back();
  refuse(tokens_.front(), std::to_string(text.size()) + " bytes", "at most " + std::to_string(longest_text) + " bytes");
}

// "my 9H" is the 9H, unless somebody is called so; before a colon a name is meant, whosever it is.
void Reader::read_speech() {
  for (std::size_t i = 0; i + 1 < tokens_.size();) {
    const bool is_said = tokens_[i].is("my") && !tokens_[i + 1].is(":") && !seat_of_player(tokens_[i].text);
    if (is_said) tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(i));
    else ++i;
  }
  tokens_ = in_short(tokens_);
}

// A name can have several words, and letters that mean nothing here: it becomes one word.
void Reader::join_names(std::string_view text) {
  for (const std::string& name : players_) {
    for (std::size_t first = 0; first < tokens_.size() && !name.empty(); ++first) {
      const std::size_t count = tokens_of_name(first, name);
      if (count == 0) continue;
      const auto begin = static_cast<std::size_t>(tokens_[first].text.data() - text.data());
      tokens_[first].kind = TokenKind::word;
      tokens_[first].text = text.substr(begin, name.size());
      const auto next = tokens_.begin() + static_cast<std::ptrdiff_t>(first) + 1;
      tokens_.erase(next, next + static_cast<std::ptrdiff_t>(count) - 1);
    }
  }
}

// How many tokens make up a name; 0 if it does not stand there.
std::size_t Reader::tokens_of_name(std::size_t first, std::string_view name) const {
  const char* begin = tokens_[first].text.data();
  const char* end_of_text = tokens_.back().text.data();
  if (static_cast<std::size_t>(end_of_text - begin) < name.size() ||
      !are_same_but_for_capitals({begin, name.size()}, name))
    return 0;
  const char* end = begin + name.size();
  for (std::size_t i = first; i + 1 < tokens_.size() && tokens_[i].text.data() < end; ++i)
    if (tokens_[i].text.data() + tokens_[i].text.size() == end) return i - first + 1;
  return 0;
}

std::optional<Seat> Reader::seat_of_player(std::string_view name) const {
  for (const Seat seat : rules_->seats)
    if (are_same_but_for_capitals(players_[seat], name)) return seat;
  return std::nullopt;
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
  return accept_any(std::span(words_or_signs.begin(), words_or_signs.size()));
}

bool Reader::accept_any(std::span<const std::string_view> words_or_signs) {
  return std::ranges::any_of(words_or_signs, [&](std::string_view word) { return accept(word); });
}

bool Reader::at_end_of_clause() const { return peek().kind == TokenKind::separator || peek().kind == TokenKind::end; }

bool Reader::is_ahead(std::span<const std::string_view> words) const {
  for (std::size_t i = at_; i < tokens_.size() && tokens_[i].kind != TokenKind::separator; ++i)
    if (std::ranges::any_of(words, [&](std::string_view word) { return tokens_[i].is(word); })) return true;
  return false;
}

// Before a colon somebody's name is meant, whatever else could stand there.
void Reader::refuse(std::string expected) {
  const bool means_a_seat = is_seat_of_some_game(peek()) && peek(1).is(":") && !peek_seat();
  refuse(peek(), means_a_seat ? a_seat() : std::move(expected));
}

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
  if (const std::optional<Seat> seat = seat_named(token.text, rules_->seats)) return seat;
  if (is_any_of(token, words_for_ranks) && !peek(ahead + 1).is(":")) return std::nullopt;
  return seat_of_player(token.text);
}

std::optional<Card> Reader::card() {
  const std::optional<Card> card = peek_card();
  if (!card) refuse(a_card(*rules_));
  if (card || !at_end_of_clause()) next();
  return card;
}

std::optional<Seat> Reader::seat() {
  const std::optional<Seat> seat = peek_seat();
  if (!seat) refuse(a_seat());
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

// What the sides are known by: "N" for North, and for whoever sits there.
std::string Reader::name_of_seat(std::size_t ahead) const {
  const std::string written = in_capitals(peek(ahead).text);
  const std::optional<Seat> seat = find_seat(written, rules_->seats) ? std::nullopt : peek_seat(ahead);
  return seat ? std::string(name_of(*seat, rules_->seats)) : written;
}

std::optional<Side> Reader::side() {
  const Token first = peek();
  std::string name = name_of_seat(0);
  if (peek(1).is("+") && peek_seat(2)) {
    name += '+' + name_of_seat(2);
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
