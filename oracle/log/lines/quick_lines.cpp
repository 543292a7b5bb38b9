#include "oracle/log/lines/quick_lines.hpp"

#include "oracle/log/json/json.hpp"
#include "oracle/log/lines/plain_line.hpp"
#include "oracle/log/lines/quick_words.hpp"

namespace casino::log {
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
