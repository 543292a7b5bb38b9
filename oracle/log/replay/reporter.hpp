#pragma once
// What the replay of a log has found, and where in the log it is. Each problem is kept with its place; what the players
// rule about a turn settles what was found in it. Inside the replay of logs only.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "oracle/log/log.hpp"
#include "oracle/log/replay/problem.hpp"

namespace casino::log {

class Reporter {
 public:
  // Where the log is.
  void begin_deal(const Deal& deal);
  void begin_deal_without_a_line(int number);
  void begin_play() { turns_.clear(); }  // no turn of the deal has been made
  void come_to(Place place);             // of the entry that will be taken next
  void take_entry(Place place);
  void come_to_turn();
  void begin_turn() { turns_.push_back(problems_.size()); }  // what is found from here on is found in it
  void come_to_the_end(Place place) { at_ = {.place = place}; }
  [[nodiscard]] const Where& where() const { return at_; }
  [[nodiscard]] Moment moment() const { return {at_.deal, at_.entry.value_or(0)}; }
  [[nodiscard]] int turns() const { return static_cast<int>(turns_.size()); }  // of the deal

  // What is found there; or at a place of its own.
  Problem& report(Problem found);
  Problem& add(Problem found) { return problems_.emplace_back(std::move(found)); }
  // What of this deal turns out to be no problem, of those that were found since there were so many.
  template <typename IsNone>
  void forget(IsNone is_none, std::size_t since = 0) {
    const auto is_forgotten = [&](const Problem& one) { return one.deal == at_.deal && is_none(one); };
    const auto first = problems_.begin() + static_cast<std::ptrdiff_t>(since);
    problems_.erase(std::remove_if(first, problems_.end(), is_forgotten), problems_.end());
  }
  [[nodiscard]] const std::vector<Problem>& problems() const { return problems_; }
  [[nodiscard]] std::vector<Problem>& problems() { return problems_; }
  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] Tally& tally() { return tally_; }

  // That somebody had won already is told once in a log: whether it has been; and whether it is to be told now.
  [[nodiscard]] bool has_told_of_the_end() const { return has_told_of_the_end_; }
  [[nodiscard]] bool tells_of_the_end_now() { return !std::exchange(has_told_of_the_end_, true); }

  // Rulings. Whether the last turn broke a rule, and stands; what of a clause, or of any, it broke that was not ruled
  // on.
  [[nodiscard]] bool last_turn_stands();
  void take_back(int turns);
  [[nodiscard]] std::vector<Finding> broken_by_last_turn(std::optional<Clause> clause) const;

 private:
  Where at_;
  std::size_t deals_begun_ = 0;  // by a line of the log
  std::size_t entries_taken_ = 0;
  std::vector<std::size_t> turns_;  // of the deal: where the problems of each begin
  std::vector<Problem> problems_;
  Tally tally_;
  bool has_told_of_the_end_ = false;
};

}  // namespace casino::log
