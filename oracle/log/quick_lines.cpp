#include "oracle/log/quick_lines.hpp"

#include <array>
#include <cstring>

#include "oracle/card_letters.hpp"
#include "oracle/log/json.hpp"
#include "oracle/log/plain_line.hpp"
#include "oracle/names.hpp"

namespace casino::log {
namespace {

constexpr std::array<bool, 256> signs_of_names = [] {
  std::array<bool, 256> are{};
  for (const char c : std::string_view("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
    are.at(static_cast<unsigned char>(c)) = true;
  return are;
}();

}  // namespace

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
    const char* const begin = at_;
    if (left() > 1 && at_[1] == ' ') {
      const std::optional<Seat> alone = seat();
      return alone ? std::optional(side_of(lines_.rules_, *alone)) : std::nullopt;
    }
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
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
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

QuickLines::QuickLines(const Rules& rules)
    : rules_(rules), every_card_(with_every_card(rules).pack), highest_value_(highest_spoken_value(rules).points) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (const std::string_view name = name_of(Seat{i}, rules.seats); name.size() == 1)
      seat_letters_[Seat{i}] = name.front();
}

bool QuickLines::turn(std::string_view code, WrittenTurn& written) const {
  Words words(*this, code);
  const std::optional<Seat> seat = words.seat();
  if (!seat || !words.exactly(": ")) return false;
  written.turn.seat = *seat;
  written.turn.steps.resize(1);
  written.in_brackets.clear();
  written.from_anywhere = {};
  auto& action = written.turn.steps.front().emplace<Action>();
  const auto bracket = [&](CardSet& cards) {
    CardSet inside;
    if (written.in_brackets.full() || !words.some_cards(inside) || !words.exactly("]") || cards.meets(inside))
      return false;
    written.in_brackets.push_back(inside);
    cards.insert(inside);
    return true;
  };
  const auto taken = [&] {
    do
      if (!(words.exactly("[") ? bracket(action.table) : words.card(action.table))) return false;
    while (words.exactly(" "));
    return true;
  };
  const auto said_value = [&] {
    const std::optional<Value> value = words.value();
    action.value = value.value_or(Value{});
    return value.has_value();
  };
  bool is_understood = false;
  if (words.exactly("trail ")) {
    action.kind = Do::trail;
    is_understood = words.card(action.hand);
  } else if (words.exactly("build ")) {
    action.kind = Do::build;
    is_understood = said_value() && words.exactly(": ") && words.card(action.hand) && words.exactly(" on ") &&
                    words.some_cards(action.table);
  } else if (words.exactly("add ")) {
    action.kind = Do::augment;
    is_understood = words.some_cards(written.from_anywhere) && words.exactly(" to [") && bracket(action.base) &&
                    words.exactly(" at ") && said_value();
  } else if (words.exactly("raise [")) {
    action.kind = Do::raise;
    is_understood = bracket(action.base) && words.exactly(" with ") && words.some_cards(written.from_anywhere) &&
                    words.exactly(" to ") && said_value();
  } else {
    action.kind = Do::capture;
    is_understood = words.card(action.hand) && words.exactly(" takes ") && taken();
  }
  return is_understood && words.at_end();
}

bool QuickLines::place(WrittenTurn& written, const Position& position) {
  for (const CardSet cards : written.in_brackets) {
    const Build* build = position.build_with(cards);
    if (build == nullptr || build->cards != cards) return false;
  }
  auto& action = std::get<Action>(written.turn.steps.front());
  const CardSet layout = position.layout();
  const CardSet elsewhere = written.from_anywhere - layout;
  action.table.insert(written.from_anywhere & layout);
  action.hand.insert(elsewhere);
  return elsewhere.size() <= 1;  // which of several lies where is for the strict road to say
}

bool QuickLines::deal(std::string_view code, Deal& deal) const {
  Words words(*this, code);
  if (!words.exactly("deal ")) return false;
  const std::optional<int> number = words.number(most_deals);
  if (!number || *number == 0) return false;
  deal.number = *number;
  deal.dealer.reset();
  if (!words.exactly(", dealer ")) return words.at_end();
  deal.dealer = words.seat();
  return deal.dealer && words.at_end();
}

bool QuickLines::pack(std::string_view code, std::vector<Card>& pack) const {
  Words words(*this, code);
  pack.clear();
  CardSet seen;
  if (!words.exactly("pack")) return false;
  while (words.exactly(" ")) {
    const CardSet before = seen;
    if (!words.card(seen)) return false;
    pack.push_back((seen - before).first());
  }
  return !pack.empty() && words.at_end();
}

std::optional<QuickLines::Holding> QuickLines::holding(std::string_view code) const {
  Words words(*this, code);
  Holding holding;
  if (words.exactly("hand ")) {
    holding.seat = words.seat();
    if (!holding.seat || !words.exactly(": ")) return std::nullopt;
  } else if (!words.exactly("table ")) {
    return std::nullopt;
  }
  if (!words.some_cards(holding.cards) || !words.at_end()) return std::nullopt;
  return holding;
}

std::size_t QuickLines::hand(std::string_view text, Holding& holding) const {
  PlainLine line(text);
  char letter = '\0';
  holding.cards = {};
  if (!line.hand(letter, holding.cards) || !every_card_.contains_all(holding.cards)) return 0;
  for (const Seat seat : rules_.seats) {
    if (seat_letters_[seat] != letter) continue;
    holding.seat = seat;
    return line.length();
  }
  return 0;
}

std::optional<int> QuickLines::dealing(std::string_view code) const {
  Words words(*this, code);
  if (!words.exactly("dealing ")) return std::nullopt;
  const std::optional<int> number = words.number(card_count);
  if (!number || *number == 0 || !words.at_end()) return std::nullopt;
  return number;
}

std::optional<Event> QuickLines::call_of_last(std::string_view code) const {
  Words words(*this, code);
  const std::optional<Seat> seat = words.seat();
  if (!seat || !words.exactly(" says last") || !words.at_end()) return std::nullopt;
  return Event{EventKind::last, *seat, {}};
}

std::optional<Result> QuickLines::result(std::string_view code) const {
  Words words(*this, code);
  Result result;
  if (!words.exactly("result ")) return std::nullopt;
  if (words.exactly("drawn")) {
    result.kind = Result::Kind::drawn;
  } else if (!words.exactly("unfinished")) {
    const std::optional<Side> side = words.side();
    if (!side || !words.exactly(" wins")) return std::nullopt;
    result.kind = Result::Kind::won;
    result.winner = *side;
  }
  result.is_double = words.exactly(" double");
  if (!words.at_end()) return std::nullopt;
  return result;
}

std::optional<Recorded> QuickLines::points(std::string_view code, std::string_view word) const {
  Words words(*this, code);
  Recorded points{};
  if (!words.exactly(word)) return std::nullopt;
  do {
    const std::optional<Side> side = words.exactly(" ") ? words.side() : std::nullopt;
    if (!side || points[*side] || !words.exactly(" ")) return std::nullopt;
    const bool is_negative = words.exactly("-");
    const std::optional<int> number = words.number(most_points);
    if (!number) return std::nullopt;
    points[*side] = is_negative ? -*number : *number;
  } while (words.exactly(","));
  if (!words.at_end()) return std::nullopt;
  return points;
}

}  // namespace casino::log
