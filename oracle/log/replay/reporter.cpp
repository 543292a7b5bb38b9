#include "oracle/log/replay/reporter.hpp"

namespace casino::log {

void Reporter::begin_deal(const Deal& deal) {
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

void Reporter::take_entry(Place place) {
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

bool Reporter::last_turn_stands() {
  bool has_stood = false;
  const std::size_t first = turns_.empty() ? problems_.size() : turns_.back();
  for (std::size_t i = first; i < problems_.size(); ++i) {
    Problem& problem = problems_[i];
    if (problem.matter != Matter::turn || problem.weight != Weight::problem) continue;
    problem.weight = Weight::note;
    problem.ruling = Ruling::stood;
    has_stood = true;
  }
  tally_.stood += has_stood ? 1 : 0;
  return has_stood;
}

void Reporter::take_back(int turns) {
  const std::size_t left = turns_.size() - static_cast<std::size_t>(turns);
  for (std::size_t i = turns_[left]; i < problems_.size(); ++i) {
    problems_[i].ruling = Ruling::taken_back;
    if (problems_[i].weight != Weight::note) problems_[i].weight = Weight::note;
  }
  tally_.taken_back += turns;
  turns_.resize(left);
  has_told_of_the_end_ = false;
}

std::vector<Finding> Reporter::broken_by_last_turn(std::optional<Clause> clause) const {
  std::vector<Finding> broken;
  for (std::size_t i = turns_.back(); i < problems_.size(); ++i) {
    const Problem& problem = problems_[i];
    if (problem.matter != Matter::turn || problem.ruling != Ruling::none || problem.weight != Weight::problem) continue;
    for (const Finding& finding : problem.findings)
      if (!clause || finding.clause == *clause) broken.push_back(finding);
  }
  return broken;
}

}  // namespace casino::log
