#include "oracle/log/replay/problems/reporter.hpp"

#include <algorithm>

namespace casino::log {

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
  turns_.push_back({found(), found()});
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
  if (std::exchange(is_in_a_turn_, false) && !turns_.empty()) turns_.back().end = found();
  problems_.leave_out_what_is_too_much();
}

bool Reporter::last_turn_stands() {
  bool has_stood = false;
  const std::uint32_t first = turns_.empty() ? found() : std::max(turns_.back().first, ruled_to_);
  for (std::size_t i = problems_.place_of(first); i < problems().size(); ++i) {
    Problem& problem = problems()[i];
    if (problem.matter != Matter::turn || problem.weight != Weight::problem) continue;
    problem.weight = Weight::note;
    problem.ruling = Ruling::stood;
    has_stood = true;
  }
  ruled_to_ = found();
  tally_.stood += has_stood ? 1 : 0;
  return has_stood;
}

void Reporter::take_back(int turns) {
  const std::size_t left = turns_.size() - static_cast<std::size_t>(turns);
  const std::uint32_t first = turns_[left].first;
  for (std::size_t i = problems_.place_of(first); i < problems().size(); ++i) {
    Problem& problem = problems()[i];
    problem.ruling = Ruling::taken_back;
    problem.weight = Weight::note;
  }
  problems_.count_as_notes(first);
  ruled_to_ = 0;
  tally_.taken_back += turns;
  turns_.resize(left);
  has_reported_the_end_ = false;
}

std::vector<Finding> Reporter::broken_by_last_turn(std::optional<Clause> clause) const {
  std::vector<Finding> broken;
  const std::size_t end = problems_.place_of(turns_.back().end);
  for (std::size_t i = problems_.place_of(turns_.back().first); i < end; ++i) {
    const Problem& problem = problems()[i];
    if (problem.matter != Matter::turn || problem.ruling != Ruling::none || problem.weight != Weight::problem) continue;
    for (const Finding& finding : problem.findings)
      if (!clause || finding.clause == *clause) broken.push_back(finding);
  }
  return broken;
}

}  // namespace casino::log
