#pragma once
// Lines of turns that are written as `casino` itself writes them, read letter by letter: the quickest road through a
// text. Inside the quick road only (plain_play.hpp).

#include <cstring>

#include "model/table/position.hpp"
#include "oracle/text/card_letters.hpp"

namespace casino::log {

// A turn of one action, with a card of the hand and cards of the table.
struct PlainTurn {
  Do kind{};
  CardSet card;    // that is played
  CardSet loose;   // that it takes, or that go into its build
  CardSet builds;  // that it takes: all of their cards
  Value value;     // of its build
};

// A piece of a line as the number that its letters are in memory, so that it is compared at once. The text has to go
// on behind it for as long as the number is.
struct Piece {
  std::uint64_t letters = 0;
  std::uint64_t mask = 0;
  std::size_t length = 0;

  template <std::size_t size>
  consteval Piece(const char (&text)[size]) : length(size - 1) {  // NOLINT: a piece is written as a text
    static_assert(size - 1 <= sizeof(letters));
    std::array<char, sizeof(letters)> padded{};
    std::array<char, sizeof(letters)> ones{};
    for (std::size_t i = 0; i < length; ++i) {
      padded.at(i) = text[i];
      ones.at(i) = static_cast<char>(-1);
    }
    letters = std::bit_cast<std::uint64_t>(padded);
    mask = std::bit_cast<std::uint64_t>(ones);
  }
};

// Every function reads what it names and says whether that stood there.
class PlainLine {
 public:
  explicit PlainLine(std::string_view text) : begin_(text.data()), at_(begin_), end_(begin_ + text.size()) {}

  // Of all that was read.
  [[nodiscard]] std::size_t length() const { return static_cast<std::size_t>(at_ - begin_); }

  // "N: trail 6C", "S: 8C takes 8H [5C 3C]", "N: build 9: 4D on 5C": the whole line, in a text that goes on behind it.
  [[nodiscard]] bool turn(char seat, const Builds& standing, PlainTurn& turn) {
    constexpr std::size_t beginning = 4;  // "N: t"
    turn = {};
    if (left() < beginning || at_[0] != seat || at_[1] != ':' || at_[2] != ' ') return false;
    at_ += 3;
    switch (*at_) {
      case 't': turn.kind = Do::trail; return exactly("trail ") && card(turn.card) && sign('\n');
      case 'b':
        turn.kind = Do::build;
        return exactly("build ") && number(turn.value) && exactly(": ") && card(turn.card) && exactly(" on ") &&
               cards_in_a_row(turn.loose) && sign('\n');
      default:
        turn.kind = Do::capture;
        return card(turn.card) && exactly(" takes ") && prey(standing, turn) && sign('\n');
    }
  }

  // "hand N: 9C 4D 10H KS": of a seat that is called by a letter.
  [[nodiscard]] bool hand(char& seat, CardSet& cards) {
    if (!exactly("hand ") || left() == 0) return false;
    seat = *at_++;
    return seat >= 'A' && seat <= 'Z' && exactly(": ") && cards_in_a_row(cards) && sign('\n');
  }

 private:
  [[nodiscard]] bool exactly(const Piece& piece) {
    std::uint64_t here = 0;
    if (left() < sizeof(here)) return false;
    std::memcpy(&here, at_, sizeof(here));
    if ((here & piece.mask) != piece.letters) return false;
    at_ += piece.length;
    return true;
  }
  [[nodiscard]] bool sign(char sign) {
    if (at_ == end_ || *at_ != sign) return false;
    ++at_;
    return true;
  }
  [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }

  // "4D", "10D", once.
  [[nodiscard, gnu::always_inline]] bool card(CardSet& cards) {
    constexpr std::size_t longest = 3;
    if (left() < longest) return false;
    const bool is_ten = at_[0] == '1' && at_[1] == '0';
    const std::optional<Card> card = card_of_letters(is_ten ? 'T' : at_[0], at_[is_ten ? 2 : 1]);
    if (!card || cards.contains(*card)) return false;
    cards.insert(*card);
    at_ += is_ten ? 3 : 2;
    return true;
  }
  [[nodiscard]] bool cards_in_a_row(CardSet& cards) {
    do
      if (!card(cards)) return false;
    while (sign(' '));
    return true;
  }
  // "8H 5C [4C 4D]": in brackets the cards of a build.
  [[nodiscard]] bool prey(const Builds& standing, PlainTurn& turn) {
    do
      if (!(sign('[') ? build(standing, turn.builds) : card(turn.loose))) return false;
    while (sign(' '));
    return true;
  }
  [[nodiscard]] bool build(const Builds& standing, CardSet& builds) {
    CardSet cards;
    if (!cards_in_a_row(cards) || !sign(']') || builds.meets(cards)) return false;
    builds.insert(cards);
    return std::ranges::any_of(standing, [&](const Build& build) { return build.cards == cards; });
  }
  // "9", "10"
  [[nodiscard]] bool number(Value& value) {
    if (exactly("10")) {
      value = Value{10};
      return true;
    }
    if (at_ == end_ || *at_ < '1' || *at_ > '9') return false;
    value = Value{static_cast<std::uint8_t>(*at_++ - '0')};
    return true;
  }

  const char* begin_;
  const char* at_;
  const char* end_;
};

}  // namespace casino::log
