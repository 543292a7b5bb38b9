#include "oracle/log/replay/reporter.hpp"

#include <algorithm>

namespace casino::log {
namespace {

// So many of the latest are kept in any case: rulings are about them.
constexpr std::size_t latest_problems = 300;

}  // namespace

void Reporter::begin_deal(const Deal& deal) {
  end_entry();
  at_ = {.place = deal.place, .deal = deals_begun_++, .deal_number = deal.number};
  entries_taken_ = 0;
  ++tally_.deals;
}

void Reporter::begin_deal_without_a_line(int number) {
  at_.deal_number = number;
  at_.turn = 0;
  ++tally_.deals;
}

void Reporter::come_to(Place place) {
  at_.place = place;
  at_.entry = entries_taken_;
  at_.turn = 0;
}

void Reporter::begin_turn() {
  turns_.push_back({found_, found_});
  is_in_a_turn_ = true;
}

void Reporter::take_entry(Place place) {
  end_entry();
  come_to(place);
  ++entries_taken_;
}

void Reporter::come_to_turn() {
  at_.turn = turns() + 1;
  ++tally_.turns;
}

Problem& Reporter::report(Problem found) {
  static_cast<Where&>(found) = at_;
  return add(std::move(found));
}

// Of the entry that was taken all has been found.
void Reporter::end_entry() {
  if (std::exchange(is_in_a_turn_, false) && !turns_.empty()) turns_.back().end = found_;
  leave_out_what_is_too_much();
}

std::size_t Reporter::place_of(std::uint32_t number) const {
  return static_cast<std::size_t>(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
}

void Reporter::leave_out_what_is_too_much() {
  if (keeps_every_problem_ || problems_.size() - looked_at_ < 2 * latest_problems) return;
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

LeftOut Reporter::left_out() const {
  LeftOut left_out;
  left_out.of_weight.at(static_cast<std::size_t>(Weight::note)) = notes_counted_;
  for (const Counted& one : counted_) {
    ++left_out.of_weight.at(static_cast<std::size_t>(one.weight));
    left_out.open_turns += one.is_open_turn ? 1 : 0;
  }
  return left_out;
}

bool Reporter::last_turn_stands() {
  bool has_stood = false;
  const std::uint32_t first = turns_.empty() ? found_ : std::max(turns_.back().first, ruled_to_);
  for (std::size_t i = place_of(first); i < problems_.size(); ++i) {
    Problem& problem = problems_[i];
    if (problem.matter != Matter::turn || problem.weight != Weight::problem) continue;
    problem.weight = Weight::note;
    problem.ruling = Ruling::stood;
    has_stood = true;
  }
  ruled_to_ = found_;
  tally_.stood += has_stood ? 1 : 0;
  return has_stood;
}

void Reporter::take_back(int turns) {
  const std::size_t left = turns_.size() - static_cast<std::size_t>(turns);
  const std::uint32_t first = turns_[left].first;
  for (std::size_t i = place_of(first); i < problems_.size(); ++i) {
    problems_[i].ruling = Ruling::taken_back;
    if (problems_[i].weight != Weight::note) problems_[i].weight = Weight::note;
  }
  for (; !counted_.empty() && counted_.back().number >= first; counted_.pop_back()) ++notes_counted_;
  ruled_to_ = 0;
  tally_.taken_back += turns;
  turns_.resize(left);
  has_reported_the_end_ = false;
}

std::vector<Finding> Reporter::broken_by_last_turn(std::optional<Clause> clause) const {
  std::vector<Finding> broken;
  const std::size_t end = place_of(turns_.back().end);
  for (std::size_t i = place_of(turns_.back().first); i < end; ++i) {
    const Problem& problem = problems_[i];
    if (problem.matter != Matter::turn || problem.ruling != Ruling::none || problem.weight != Weight::problem) continue;
    for (const Finding& finding : problem.findings)
      if (!clause || finding.clause == *clause) broken.push_back(finding);
  }
  return broken;
}

}  // namespace casino::log
