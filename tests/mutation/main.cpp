// casino_mutants CORPUS MUTANTS JOBS SECONDS <NUMBERS: what becomes of the mutants whose numbers stand on the standard
// input, a line of JSON each. MUTANTS is how many there are in the program; parts that take more than SECONDS without a
// mutant are left out. See mutants.py.
// casino_mutants same-rules <NUMBERS: those that change the rules of no variant.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/mutation/trial.hpp"

namespace casino::mutation {
namespace {

template <typename T>
void sort_by(std::vector<T>& list, const std::vector<std::size_t>& order) {
  std::vector<T> sorted;
  for (const std::size_t i : order) sorted.push_back(std::move(list[i]));
  list = std::move(sorted);
}

// Cases first, then properties, then unit tests; of each kind what takes the least.
void put_in_order(std::vector<Unit>& units, std::vector<Trace>& traces, const std::vector<int>& kinds) {
  std::vector<std::size_t> order(units.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(kinds[a], traces[a].seconds) < std::pair(kinds[b], traces[b].seconds);
  });
  sort_by(units, order);
  sort_by(traces, order);
}

void print(const nlohmann::ordered_json& line) {
  std::cout << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
}

void report(const Trial& trial) {
  constexpr const char* fates[] = {"killed", "survived", "unreached"};
  nlohmann::ordered_json line = {{"mutant", trial.mutant}, {"fate", fates[static_cast<std::size_t>(trial.fate)]}};
  if (trial.fate == Fate::killed) line.update({{"by", trial.by}, {"why", trial.why}});
  print(line);
}

// Everything holds as long as no mutant is on.
bool all_hold(const std::vector<Unit>& units, const std::vector<Trace>& traces, std::size_t left_out) {
  bool hold = true;
  double seconds = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    seconds += traces[i].seconds;
    if (!traces[i].complaint) continue;
    std::cerr << "without a mutant: " << units[i].name << ": " << *traces[i].complaint << '\n';
    hold = false;
  }
  print({{"parts", units.size()}, {"seconds", seconds}, {"left_out", left_out}});
  return hold;
}

// A mutant that nobody notices goes through everything: what takes too long for that is left out.
std::size_t leave_out_what_takes_too_long(std::vector<Unit>& units, std::vector<int>& kinds,
                                          std::vector<Trace>& traces) {
  const std::size_t all = units.size();
  for (std::size_t i = all; i-- > 0;) {
    if (!traces[i].takes_too_long) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    units.erase(units.begin() + at);
    kinds.erase(kinds.begin() + at);
    traces.erase(traces.begin() + at);
  }
  return all - units.size();
}

std::vector<int> numbers_given() {
  std::vector<int> numbers;
  for (int number = 0; std::cin >> number;) numbers.push_back(number);
  return numbers;
}

int report_those_with_the_same_rules() {
  for (const int number : mutants_with_the_same_rules(numbers_given())) std::cout << number << '\n';
  return 0;
}

int run(const std::string& corpus, int count, int jobs, double most_seconds) {
  std::vector<Unit> units;
  std::vector<int> kinds;
  for (std::vector<Unit>& some :
       std::array{corpus_units(corpus), property_units(corpus), group_units(), unit_tests()}) {
    const int kind = kinds.empty() ? 0 : kinds.back() + 1;
    for (Unit& unit : some) units.push_back(std::move(unit));
    kinds.resize(units.size(), kind);
  }
  std::vector<Trace> traces = traces_of(units, {count, jobs, most_seconds});
  const std::size_t left_out = leave_out_what_takes_too_long(units, kinds, traces);
  if (!all_hold(units, traces, left_out)) return 2;
  put_in_order(units, traces, kinds);
  try_mutants(units, traces, numbers_given(), jobs, report);
  return 0;
}

}  // namespace
}  // namespace casino::mutation

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (argc == 2 && std::string_view(argv[1]) == "same-rules")
    return casino::mutation::report_those_with_the_same_rules();
  if (argc != 5) {
    std::cerr << "casino_mutants CORPUS MUTANTS JOBS SECONDS <NUMBERS\n"
                 "casino_mutants same-rules <NUMBERS\n";
    return 2;
  }
  return casino::mutation::run(argv[1], std::atoi(argv[2]), std::atoi(argv[3]), std::atof(argv[4]));
}
