#pragma once
// The words of a usual line. Inside quick_lines.cpp only.

#include <cstring>

#include "oracle/log/lines/quick_lines.hpp"
#include "oracle/text/card_letters.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::log {

inline constexpr std::array<bool, 256> signs_of_names = [] {
  std::array<bool, 256> are{};
  for (const char c : std::string_view("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
    are.at(static_cast<unsigned char>(c)) = true;
  return are;
}();

// What is left of a line. Every function reads what it names and says whether that stood there; after a failure there
// is nothing to be had of the line.
class QuickLines::Words {
 public:
  Words(const QuickLines& lines, std::string_view code) : lines_(lines), at_(code.data()), end_(at_ + code.size()) {
    while (at_ != end_ && end_[-1] == ' ') --end_;
  }

  [[nodiscard]] bool at_end() const { return at_ == end_; }

  template <std::size_t size>
  [[nodiscard]] bool exactly(const char (&text)[size]) {
    constexpr std::size_t length = size - 1;
    if (left() < length || std::memcmp(at_, text, length) != 0) return false;
    at_ += length;
    return true;
  }
  [[nodiscard]] bool exactly(std::string_view text) {
    if (left() < text.size() || std::memcmp(at_, text.data(), text.size()) != 0) return false;
    at_ += text.size();
    return true;
  }

  [[nodiscard]] std::optional<Seat> seat() {
    const std::string_view called = name();
    if (called.size() != 1) return find_seat(called, lines_.rules_.seats);
    for (std::uint8_t i = 0; i < lines_.rules_.seats.count; ++i)
      if (lines_.seat_letters_[Seat{i}] == called.front()) return Seat{i};
    return std::nullopt;
  }
  // Partners are called by one of them, or by both: "N+S".
  [[nodiscard]] std::optional<Side> side() {
    const bool is_a_letter = left() > 1 && at_[1] == ' ';
    if (is_a_letter) {
      const std::optional<Seat> alone = seat();
      return alone ? std::optional(side_of(lines_.rules_, *alone)) : std::nullopt;
    }
    const char* const begin = at_;
    static_cast<void>(name());
    if (exactly("+")) static_cast<void>(name());
    return find_side(since(begin), lines_.rules_);
  }

  // A card that was not in `cards`. Most are written as "4D" or "10D".
  [[nodiscard]] bool card(CardSet& cards) {
    if (left() < 2) return false;
    const std::size_t length = at_[0] == '1' && at_[1] == '0' && left() > 2 ? 3 : 2;
    const std::optional<Card> card = card_of_letters(length == 3 ? 'T' : at_[0], at_[length - 1]);
    if (!card || (left() > length && is_of_name(at_[length]))) return card_of_any_name(cards);
    at_ += length;
    return add(*card, cards);
  }
  // One or more, parted by single blanks; none that was in `cards`.
  [[nodiscard]] bool some_cards(CardSet& cards) {
    do
      if (!card(cards)) return false;
    while (continues_with_card());
    return true;
  }

  [[nodiscard]] std::optional<int> number(int most) {
    constexpr std::ptrdiff_t most_digits = 7;
    const char* const begin = at_;
    int number = 0;
    while (at_ != end_ && at_ - begin < most_digits && is_digit(*at_)) number = number * 10 + (*at_++ - '0');
    if (at_ == begin || number > most || (at_ != end_ && is_of_name(*at_))) return std::nullopt;
    return number;
  }
  [[nodiscard]] std::optional<Value> value() {
    const std::optional<int> points = number(lines_.highest_value_);
    if (!points || *points == 0) return std::nullopt;
    return Value{static_cast<std::uint8_t>(*points)};
  }

 private:
  static bool is_of_name(char c) { return signs_of_names[static_cast<unsigned char>(c)]; }

  [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }
  [[nodiscard]] std::string_view since(const char* begin) const {
    return {begin, static_cast<std::size_t>(at_ - begin)};
  }
  // Letters and digits.
  [[nodiscard]] std::string_view name() {
    const char* const begin = at_;
    while (at_ != end_ && is_of_name(*at_)) ++at_;
    return since(begin);
  }
  [[nodiscard]] bool card_of_any_name(CardSet& cards) {
    const std::optional<Card> card = find_card(name(), lines_.rules_.pack_kind);
    return card && add(*card, cards);
  }
  [[nodiscard]] bool add(Card card, CardSet& cards) const {
    if (!lines_.every_card_.contains(card) || cards.contains(card)) return false;
    cards.insert(card);
    return true;
  }
  [[nodiscard]] bool continues_with_card() {
    if (left() < 2 || at_[0] != ' ' || !(is_digit(at_[1]) || (at_[1] >= 'A' && at_[1] <= 'Z'))) return false;
    ++at_;
    return true;
  }

  const QuickLines& lines_;
  const char* at_;
  const char* end_;
};

}  // namespace casino::log
