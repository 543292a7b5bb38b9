#include "oracle/notation/position.hpp"

#include "model/queries/build_order.hpp"
#include "model/queries/phase.hpp"
#include "model/score/score.hpp"
#include "oracle/notation/position_parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

std::string table_clause(const Rules& rules, const Position& position, Style style) {
  std::string text = "table";
  if (!position.loose.empty() || position.builds.empty()) text += ' ' + text_of(rules, position.loose, style);
  for (const Build& build : position.builds)
    text += ' ' + text_of(rules, build, order_of(position, build.cards), style);
  return text;
}

// "stock 32": of a stock that nobody has seen, the number of cards alone.
std::string stock_of(const Rules& rules, const Hand& stock, Style style) {
  const bool is_unseen = stock.cards.empty() && stock.more != 0 && stock.more != Hand::any_number;
  return is_unseen ? std::to_string(stock.more) : text_of(rules, stock, style);
}

std::string sweeps_of(const Rules& rules, const Position& position) {
  std::string text;
  for (const Sweep& sweep : position.sweeps) {
    text.append(text.empty() ? "sweeps " : ", ").append(name_of(sweep.side, rules));
    if (sweep.cards != 0) text += ' ' + std::to_string(sweep.cards);
    if (sweep.is_initial) text += " initial";
  }
  return text;
}

// "calls P1 2 oranges, P2 1 orange 1 false"
std::string calls_of(const Rules& rules, const Position& position) {
  std::string text;
  for (const Side side : sides_of(rules)) {
    const Calls& calls = position.calls[side];
    if (calls == Calls{}) continue;
    text.append(text.empty() ? "calls " : ", ").append(name_of(side, rules));
    if (calls.oranges != 0) text += ' ' + std::to_string(calls.oranges) + (calls.oranges == 1 ? " orange" : " oranges");
    if (calls.false_calls != 0) text += ' ' + std::to_string(calls.false_calls) + " false";
  }
  return text;
}

// What each seat has and has shown: hands, piles, values that it provably holds.
void add_seats(std::vector<std::string>& clauses, const Rules& rules, const Position& position, Style style) {
  const auto of_seat = [&](std::string_view what, Seat seat) {
    return std::string(what).append(" ").append(name_of(seat, rules.seats)).append(": ");
  };
  for (const Seat seat : rules.seats)
    if (position.hands[seat] != Hand{})
      clauses.push_back(of_seat("hand", seat) + text_of(rules, position.hands[seat], style));
  for (const Seat seat : rules.seats)
    if (!position.piles[seat].empty())
      clauses.push_back(of_seat("pile", seat) + text_of(rules, position.piles[seat], style));
  for (const Seat seat : rules.seats) {
    std::string values;
    for (const Value value : position.proven[seat])
      values += (values.empty() ? "" : " ") + std::to_string(value.points);
    if (!values.empty()) clauses.push_back(of_seat("proven", seat) + values);
  }
}

void add_history(std::vector<std::string>& clauses, const Rules& rules, const Position& position, Style style) {
  const auto name = [&](Seat seat) { return std::string(name_of(seat, rules.seats)); };
  if (position.stock != Hand{}) clauses.push_back("stock " + stock_of(rules, position.stock, style));
  if (position.dealing != dealing_by_stock(rules, position.stock))
    clauses.push_back("dealing " + std::to_string(position.dealing));
  if (position.last_capturer) clauses.push_back("last capture " + name(*position.last_capturer));
  if (!position.sweeps.empty()) clauses.push_back(sweeps_of(rules, position));
  if (position.orange)
    clauses.push_back("orange " + std::to_string(position.orange->count) + ' ' +
                      std::string(name_of(position.orange->call)));
  if (std::string calls = calls_of(rules, position); !calls.empty()) clauses.push_back(std::move(calls));
  if (position.last_play)
    clauses.push_back("last play " + name(position.last_play->seat) +
                      (position.last_play->left_more ? " left more" : ""));
  if (position.turn != TurnState{}) clauses.push_back("turn so far: " + text_of(rules, position.turn, style));
}

}  // namespace

std::string text_of(const Rules& rules, const Position& position, Style style) {
  std::vector<std::string> clauses{table_clause(rules, position, style)};
  add_seats(clauses, rules, position, style);
  clauses.push_back("to act " + std::string(name_of(position.to_act, rules.seats)) +
                    (position.acts_again ? " twice" : ""));
  clauses.push_back("dealer " + std::string(name_of(position.dealer, rules.seats)));
  add_history(clauses, rules, position, style);
  std::string text;
  for (const std::string& clause : clauses) {
    if (!text.empty()) text += style.clauses == Clauses::line_by_line ? "\n" : "; ";
    text += clause;
  }
  return text;
}

std::string text_of(const Rules& rules, const Hand& hand, Style style) {
  if (hand == Hand{}) return "?";
  if (hand.is_known()) return text_of(rules, hand.cards, style);
  const std::string more = hand.more == Hand::any_number ? "+?" : '+' + std::to_string(hand.more);
  return hand.cards.empty() ? more : text_of(rules, hand.cards, style) + ' ' + more;
}

}  // namespace casino::notation
