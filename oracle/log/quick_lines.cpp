#include "oracle/log/quick_lines.hpp"

#include "oracle/log/json.hpp"
#include "oracle/names.hpp"

namespace casino::log {

// What is left of a line. Every function reads what it names and says whether that stood there; after a failure there
// is nothing to be had of the line.
class QuickLines::Words {
 public:
  Words(const QuickLines& lines, std::string_view code) : lines_(lines), rest_(code) {
    while (rest_.ends_with(' ')) rest_.remove_suffix(1);
  }

  [[nodiscard]] bool at_end() const { return rest_.empty(); }

  [[nodiscard]] bool exactly(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }

  // Capital letters and digits.
  [[nodiscard]] std::string_view name() {
    std::size_t length = 0;
    while (length < rest_.size() && is_of_name(rest_[length])) ++length;
    const std::string_view name = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return name;
  }
  [[nodiscard]] std::optional<Seat> seat() { return find_seat(name(), lines_.rules_.seats); }
  [[nodiscard]] std::optional<Side> side() { return find_side(name(), lines_.rules_); }

  // A card that was not in `cards`.
  [[nodiscard]] bool card(CardSet& cards) {
    const std::optional<Card> card = find_card(name(), lines_.rules_.pack_kind);
    if (!card || !lines_.every_card_.contains(*card) || cards.contains(*card)) return false;
    cards.insert(*card);
    return true;
  }
  // One or more, parted by single blanks; none that was in `cards`.
  [[nodiscard]] bool some_cards(CardSet& cards) {
    do
      if (!card(cards)) return false;
    while (continues_with_card());
    return true;
  }

  [[nodiscard]] std::optional<int> number(int most) {
    constexpr std::size_t most_digits = 7;
    std::size_t length = 0;
    int number = 0;
    while (length < rest_.size() && length < most_digits && is_digit(rest_[length]))
      number = number * 10 + (rest_[length++] - '0');
    rest_.remove_prefix(length);
    if (length == 0 || number > most || (!rest_.empty() && is_of_name(rest_.front()))) return std::nullopt;
    return number;
  }
  [[nodiscard]] std::optional<Value> value() {
    const std::optional<int> points = number(lines_.highest_value_);
    if (!points || *points == 0) return std::nullopt;
    return Value{static_cast<std::uint8_t>(*points)};
  }

 private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_of_name(char c) { return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
  [[nodiscard]] bool continues_with_card() {
    if (rest_.size() < 2 || rest_[0] != ' ' || !(is_digit(rest_[1]) || (rest_[1] >= 'A' && rest_[1] <= 'Z')))
      return false;
    rest_.remove_prefix(1);
    return true;
  }

  const QuickLines& lines_;
  std::string_view rest_;
};

QuickLines::QuickLines(const Rules& rules)
    : rules_(rules), every_card_(with_every_card(rules).pack), highest_value_(highest_spoken_value(rules).points) {}

std::optional<QuickLines::WrittenTurn> QuickLines::turn(std::string_view code) const {
  Words words(*this, code);
  WrittenTurn written;
  const std::optional<Seat> seat = words.seat();
  if (!seat || !words.exactly(": ")) return std::nullopt;
  written.turn.seat = *seat;
  auto& action = std::get<Action>(written.turn.steps.emplace_back(std::in_place_type<Action>));
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
  } else {
    action.kind = Do::capture;
    is_understood = words.card(action.hand) && words.exactly(" takes ") && taken();
  }
  if (!is_understood || !words.at_end()) return std::nullopt;
  return written;
}

std::optional<Turn> QuickLines::in_position(WrittenTurn written, const Position& position) {
  for (const CardSet cards : written.in_brackets) {
    const Build* build = position.build_with(cards);
    if (build == nullptr || build->cards != cards) return std::nullopt;
  }
  auto& action = std::get<Action>(written.turn.steps.front());
  const CardSet layout = position.layout();
  action.table.insert(written.from_anywhere & layout);
  action.hand.insert(written.from_anywhere - layout);
  return std::move(written.turn);
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

std::optional<int> QuickLines::dealing(std::string_view code) const {
  Words words(*this, code);
  if (!words.exactly("dealing ")) return std::nullopt;
  const std::optional<int> number = words.number(card_count);
  if (!number || *number == 0 || !words.at_end()) return std::nullopt;
  return number;
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
