#pragma once
// Whole matches in a small world: how a match can stand when a deal begins, and what turns and deals make of it.

#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "model/cards/function_ref.hpp"
#include "model/match/match.hpp"

namespace casino::properties {

// A match before a deal, stated by what rules look at: seats are known by where they sit from the dealer, so he is
// always in the same place; whether it is the first deal, not how many there were (HUN-NAG-7); and once the target has
// been reached, by how much the sides differ (AA-WIN-3).
[[nodiscard]] Match standing_of(const Rules& rules, const Match& match);

// What a match can come to with a turn that led to a position: it goes on, or a side has won by what it earned, or says
// so, rightly or wrongly.
using VisitCourse = FunctionRef<void(const Match& match, std::optional<Side> ended_by)>;
void each_course(const Rules& rules, const Match& match, const Position& after, VisitCourse visit);

// All standings that were met, by their numbers, and which of them a deal led to from which.
class Standings {
 public:
  using Number = std::uint32_t;

  // The number of a standing, which is new or not.
  Number number_of(const Match& standing);
  // A deal of the one can lead to the other; to the end of the match.
  void lead(Number from, Number to) { leads_.insert({from, to}); }
  void lead_to_the_end(Number from) { leads_.insert({from, over}); }

  [[nodiscard]] const std::vector<Match>& all() const { return all_; }
  // Those from which no deal after deal leads to the end.
  [[nodiscard]] std::vector<Match> without_end() const;

  static constexpr Number over = 0xffffffff;
  [[nodiscard]] const std::set<std::pair<Number, Number>>& leads() const { return leads_; }

 private:
  std::vector<Match> all_;
  std::set<std::pair<Number, Number>> leads_;
};

}  // namespace casino::properties
