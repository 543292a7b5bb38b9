#include "oracle/log/replay/problems/kept_problems.hpp"

namespace casino::log {
namespace {

// So many of the latest are kept in any case: rulings are about them.
constexpr std::size_t latest_problems = 300;

}  // namespace

std::size_t KeptProblems::place_of(std::uint32_t number) const {
  return static_cast<std::size_t>(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
}

void KeptProblems::count_as_notes(std::uint32_t since) {
  for (; !counted_.empty() && counted_.back().number >= since; counted_.pop_back()) ++notes_counted_;
}

void KeptProblems::leave_out_what_is_too_much() {
  if (keeps_all_ || problems_.size() - looked_at_ < 2 * latest_problems) return;
  const std::size_t last = problems_.size() - latest_problems;
  erase(looked_at_, last, [&, at = looked_at_](const Problem& problem) mutable {
    const std::uint32_t number = numbers_[at++];
    std::size_t& kept = kept_.at(static_cast<std::size_t>(problem.weight));
    if (kept < most_problems_kept) {
      ++kept;
      return false;
    }
    if (problem.weight == Weight::note) ++notes_counted_;
    else counted_.push_back({number, problem.weight, is_open_turn(problem)});
    return true;
  });
  looked_at_ = problems_.size() - latest_problems;
}

LeftOut KeptProblems::left_out() const {
  LeftOut left_out;
  left_out.of_weight.at(static_cast<std::size_t>(Weight::note)) = notes_counted_;
  for (const Counted& one : counted_) {
    ++left_out.of_weight.at(static_cast<std::size_t>(one.weight));
    left_out.open_turns += one.is_open_turn ? 1 : 0;
  }
  return left_out;
}

}  // namespace casino::log
