// The text notation: whatever is read must be printed and read again to the same value; whatever is refused
// must say why. The input is a position and, after a line of dashes, a turn.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/rules/variants.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_notation {
namespace {

template <typename T>
void require_reasons(const Parsed<T>& refused) {
  require(!refused.errors().empty());
  for (const ParseError& error : refused.errors())
    require(error.where.line > 0 && error.where.column > 0 && !error.found.empty() && !error.expected.empty());
}

void try_turn(const Rules& rules, const Position& position, std::string_view text) {
  const Parsed<Turn> turn = notation::read_turn(rules, position, text);
  if (!turn) return require_reasons(turn);
  const Parsed<Turn> again = notation::read_turn(rules, position, notation::text_of(rules, position, *turn));
  require(again && *again == *turn);
}

void try_position(const Rules& rules, std::string_view text, std::string_view turn) {
  const Parsed<Position> position = notation::read_position(rules, text);
  if (!position) {
    require_reasons(position);
    return try_turn(rules, Position{}, turn);
  }
  const Parsed<Position> again = notation::read_position(rules, notation::text_of(rules, *position));
  require(again && *again == *position);
  require(!notation::drawing_of(rules, *position).empty());
  try_turn(rules, *position, turn);
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  static const std::array<Rules, 3> rulesets{anglo_american(Seats{2}), swazi(Seats{3}), swazi(Seats{4})};
  constexpr std::string_view dashes = "\n---\n";
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const std::size_t end = text.find(dashes);
  const std::string_view turn = end == std::string_view::npos ? std::string_view{} : text.substr(end + dashes.size());
  for (const Rules& rules : rulesets) try_position(rules, text.substr(0, end), turn);
}

}  // namespace casino::fuzz_notation
