#pragma once
// Reading in tests: a text that is expected to be right, and what is said of one that is wrong.

#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::notation {

inline Rules western(std::uint8_t seats = 2) { return anglo_american(Seats{seats}); }
inline Rules african(std::uint8_t seats = 3) { return swazi(Seats{seats}); }

inline constexpr Seat north{0};  // with two seats: P1
inline constexpr Seat south_of_two{1};
// Three seats: E, S and W in this order.
inline constexpr Seat east{0};
inline constexpr Seat south{1};
inline constexpr Seat west{2};

// The faults as "line:column found / expected", one a line.
inline std::string shown(const ParseErrors& errors) {
  std::string text;
  for (const ParseError& error : errors)
    text += std::to_string(error.where.line) + ':' + std::to_string(error.where.column) + ' ' + error.found + " / " +
            error.expected + '\n';
  return text;
}

inline Position position_of(const Rules& rules, std::string_view text) {
  const Parsed<Position> read = read_position(rules, text);
  if (read) return *read;
  ADD_FAILURE() << text << "\nis refused:\n" << shown(read.errors());
  return {};
}

inline Turn turn_of(const Rules& rules, const Position& position, std::string_view text) {
  const Parsed<Turn> read = read_turn(rules, position, text);
  if (read) return *read;
  ADD_FAILURE() << text << "\nis refused:\n" << shown(read.errors());
  return {};
}

// The one action of a turn.
inline Action action_of(const Rules& rules, const Position& position, std::string_view text) {
  const Turn turn = turn_of(rules, position, text);
  if (turn.steps.size() == 1 && std::holds_alternative<Action>(turn.steps[0])) return std::get<Action>(turn.steps[0]);
  ADD_FAILURE() << text << "\nis not one action";
  return {};
}

// The one event of a turn.
inline Event event_of(const Rules& rules, const Position& position, std::string_view text) {
  const Turn turn = turn_of(rules, position, text);
  if (turn.steps.size() == 1 && std::holds_alternative<Event>(turn.steps[0])) return std::get<Event>(turn.steps[0]);
  ADD_FAILURE() << text << "\nis not one event";
  return {};
}

template <typename T>
std::string faults_of(const Parsed<T>& read) {
  return read ? std::string() : shown(read.errors());
}

}  // namespace casino::notation
