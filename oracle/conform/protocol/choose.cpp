#include "oracle/conform/protocol/choose.hpp"

#include <charconv>

#include "model/apply/apply.hpp"
#include "model/queries/tops.hpp"
#include "oracle/conform/protocol/protocol.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/requests/request.hpp"

namespace casino::conform {

using json::Cursor;
using json::Json;

namespace {

// JSON has no number that every reader would read alike.
std::uint64_t read_dice(const Cursor& at) {
  constexpr std::string_view expected = "a whole number as text";
  const auto text = at.text(expected);
  std::uint64_t number = 0;
  if (!text) return number;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (error != std::errc{} || end != text->data() + text->size()) at.refuse(std::string(expected));
  return number;
}

}  // namespace

std::string members_of(const Choosing& asked, const Rules& rules) {
  Json message = {{"ask", choosing},
                  {"seat", json::of(asked.view.seat, rules)},
                  {"position", json::of(asked.view.position, rules)},
                  {"dice", std::to_string(asked.dice)}};
  for (const Step& step : asked.begun) message["begun"].push_back(json::of(step, rules));
  return members_of(message);
}

Choosing read_choosing(const json::Members& question, const Rules& rules) {
  Choosing asked;
  if (const auto position = question.require("position", "a position"))
    asked.view.position = json::read_any_position(*position, rules);
  if (const auto seat = question.require("seat", "the seat that is to act"))
    asked.view.seat = json::read_seat(*seat, rules).value_or(Seat{});
  if (const auto begun = question.find("begun"))
    for (const Cursor& step : begun->items("steps that were made"))
      asked.begun.push_back(json::read_step(step, rules, asked.view.seat));
  if (const auto dice = question.find("dice")) asked.dice = read_dice(*dice);
  return asked;
}

Parsed<Turn> chosen_in(const json::Node& answer, const Rules& rules, Seat seat) {
  return json::parsed(answer, [&](const Cursor& at) {
    const json::Members members(at, "an answer");
    const auto turn = members.require("turn", "the turn that is made");
    return turn ? json::read_turn(*turn, rules, seat) : Turn{};
  });
}

bool make(const Rules& rules, const LegalTurns& legal, Position& position, const Step& step) {
  if (const auto* event = std::get_if<Event>(&step)) {
    apply(rules, position, *event);
    return true;
  }
  const auto& action = std::get<Action>(step);
  if (obstacle(rules, position, action)) return false;
  legal.play(position, action);
  return true;
}

std::optional<LaidOpen> laid_open(const Rules& rules, const Position& position) {
  for (const Seat keeper : rules.seats) {
    if (!shows_a_new_top(rules, position, keeper)) continue;
    const CardSet tops = tops_that_may_lie_open(rules, position.piles[keeper]);
    if (tops.size() > 1) return LaidOpen{keeper, tops};
  }
  return std::nullopt;
}

}  // namespace casino::conform
