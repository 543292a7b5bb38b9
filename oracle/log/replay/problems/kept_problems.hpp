#pragma once
// The problems that a replay has found, numbered as they were. Of very many the first and the latest are kept, and the
// others counted. Inside the replay of logs only.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

class KeptProblems {
 public:
  Problem& add(Problem found) {
    numbers_.push_back(found_++);
    return problems_.emplace_back(std::move(found));
  }
  // How many have been found so far, which is the number of the next.
  [[nodiscard]] std::uint32_t found() const { return found_; }
  [[nodiscard]] const std::vector<Problem>& all() const { return problems_; }
  [[nodiscard]] std::vector<Problem>& all() { return problems_; }
  // Where the first that has this number, or a later one, is among them.
  [[nodiscard]] std::size_t place_of(std::uint32_t number) const;

  // Of those that have this number, or a later one: what turns out to be none.
  template <typename IsNone>
  void forget(IsNone is_none, std::uint32_t since) {
    erase(place_of(since), problems_.size(), is_none);
    looked_at_ = std::min(looked_at_, problems_.size());
  }
  // What was counted from this number on is worth knowing, and no more than that.
  void count_as_notes(std::uint32_t since);

  // Nothing is left out from here on.
  void keep_all() { keeps_all_ = true; }
  void leave_out_what_is_too_much();
  [[nodiscard]] LeftOut left_out() const;

 private:
  struct Counted {
    std::uint32_t number = 0;
    Weight weight = Weight::problem;
    bool is_open_turn = false;
  };

  template <typename IsGone>
  void erase(std::size_t first, std::size_t last, IsGone is_gone) {
    std::size_t left = first;
    for (std::size_t i = first; i < problems_.size(); ++i) {
      if (i < last && is_gone(problems_[i])) continue;
      if (left != i) {
        problems_[left] = std::move(problems_[i]);
        numbers_[left] = numbers_[i];
      }
      ++left;
    }
    problems_.erase(problems_.begin() + static_cast<std::ptrdiff_t>(left), problems_.end());
    numbers_.resize(left);
  }

  std::vector<Problem> problems_;
  std::vector<std::uint32_t> numbers_;  // of these, as they were found
  std::uint32_t found_ = 0;
  std::size_t looked_at_ = 0;          // of these, whether they are kept
  std::array<std::size_t, 3> kept_{};  // of those, by weight
  std::vector<Counted> counted_;       // what is not kept, as it was found, but for the notes
  std::size_t notes_counted_ = 0;      // which nothing changes any more
  bool keeps_all_ = false;
};

}  // namespace casino::log
