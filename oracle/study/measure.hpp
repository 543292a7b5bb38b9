#pragma once
// What is measured of each game (docs/study.md defines each in a sentence).

#include <string>
#include <vector>

#include "oracle/study/game.hpp"

namespace casino::study {

// Values are whole numbers of thousandths, so that sums are the same in whatever order they are made.
using Thousandths = players::Thousandths;
inline constexpr Thousandths whole = 1000;

enum class Unit : std::uint8_t { share, points, number };
inline constexpr std::array<std::string_view, 3> unit_names{"share", "points", "number"};

// What a measure is for.
enum class Role : std::uint8_t {
  winning,  // who wins: these intervals are the ones that a study makes narrow
  playing,  // how it is played and what it scores
  parting   // how often a game differs from the one by the first rules; of these it is nothing
};

struct Measure {
  std::string name;   // "won.dealer"
  std::string title;  // "the dealer wins"; a value comes behind it
  Unit unit = Unit::number;
  Role role = Role::playing;
};

[[nodiscard]] std::vector<Measure> measures_of(const Study& study);

// The values of a game in the order of the measures; `base` is the same game by the first rules.
[[nodiscard]] std::vector<Thousandths> values_of(const Study& study, const Rules& rules, const Beginning& beginning,
                                                 const PlayedGame& course, const PlayedGame& base);

// What is counted of each game as a whole number, so that it shows how it is spread, and not only its average.
struct Counted {
  std::string name;   // "points.dealer"
  std::string title;  // "points of the dealer"
};
[[nodiscard]] std::vector<Counted> counted_of(const Study& study);

// The numbers of a game in this order; none of one that was broken off.
[[nodiscard]] std::vector<std::int64_t> numbers_of(const Rules& rules, const Beginning& beginning,
                                                   const PlayedGame& course);

}  // namespace casino::study
