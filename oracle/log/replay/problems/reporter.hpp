#pragma once
// What the replay of a log has found, and where in the log it is. Each problem is kept with its place; what the players
// rule about a turn settles what was found in it. Inside the replay of logs only.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "oracle/log/log.hpp"
#include "oracle/log/replay/problems/kept_problems.hpp"

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
  void begin_turn();  // what is found from here on, up to the next entry, is found in it
  void come_to_the_end(Place place) { at_ = {.place = place}; }
  [[nodiscard]] const Where& where() const { return at_; }
  [[nodiscard]] Moment moment() const { return {at_.deal, at_.entry.value_or(0)}; }
  [[nodiscard]] int turns() const { return static_cast<int>(turns_.size()); }  // of the deal

  // What is found there; or at a place of its own.
  Problem& report(Problem found);
  Problem& add(Problem found) { return problems_.add(std::move(found)); }
  // How many have been found so far. What of this deal turns out to be no problem, of those found since then.
  [[nodiscard]] std::uint32_t found() const { return problems_.found(); }
  template <typename IsNone>
  void forget(IsNone is_none, std::uint32_t since = 0) {
    problems_.forget([&](const Problem& one) { return one.deal == at_.deal && is_none(one); }, since);
  }
  [[nodiscard]] const std::vector<Problem>& problems() const { return problems_.all(); }
  [[nodiscard]] std::vector<Problem>& problems() { return problems_.all(); }
  // Nothing is left out from here on: for whoever asks what has been found since.
  void keep_every_problem() { problems_.keep_all(); }
  [[nodiscard]] LeftOut left_out() const { return problems_.left_out(); }
  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] Tally& tally() { return tally_; }

  // That somebody had won already is reported once in a log: whether it has been; and whether it is to be reported now.
  [[nodiscard]] bool has_reported_the_end() const { return has_reported_the_end_; }
  [[nodiscard]] bool reports_the_end_now() { return !std::exchange(has_reported_the_end_, true); }

  // Rulings. Whether the last turn broke a rule, and stands; what of a clause, or of any, it broke that was not ruled
  // on.
  [[nodiscard]] bool last_turn_stands();
  void take_back(int turns);
  [[nodiscard]] std::vector<Finding> broken_by_last_turn(std::optional<Clause> clause) const;

 private:
  // The numbers of what was found in a turn: from its first on, and to the end of its entry.
  struct TurnSpan {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
  };

  void end_entry();

  Where at_;
  std::size_t deals_begun_ = 0;  // by a line of the log
  std::size_t entries_taken_ = 0;
  std::vector<TurnSpan> turns_;  // of the deal
  bool is_in_a_turn_ = false;    // the entry that is being taken
  std::uint32_t ruled_to_ = 0;   // what was found in turns before this has been ruled on
  KeptProblems problems_;
  Tally tally_;
  bool has_reported_the_end_ = false;
};

}  // namespace casino::log
