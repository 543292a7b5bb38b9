#pragma once
// Tries the parts in processes of their own, so that a mutant may crash, run for ever or eat all memory.

#include <cstdint>
#include <vector>

#include "tests/mutation/units.hpp"

namespace casino::mutation {

// A part as it goes without mutants: which of them it comes to, and how long it takes.
struct Trace {
  Complaint complaint;
  bool takes_too_long = false;
  std::vector<bool> reached;  // by the numbers of the mutants
  double seconds = 0;         // of the processor
};
// A part that takes longer than `most_seconds` is given up.
struct Tracing {
  int mutants = 0;  // how many there are
  int jobs = 1;
  double most_seconds = 1;
};
[[nodiscard]] std::vector<Trace> traces_of(const std::vector<Unit>& units, const Tracing& how);

enum class Fate : std::uint8_t { killed, survived, unreached };
struct Trial {
  int mutant = 0;
  Fate fate = Fate::unreached;
  std::string by;   // the part that noticed
  std::string why;  // what it says, "crash" or "time"
};

// Tries each mutant with the parts that come to it, in this order; tells of each as soon as it is known.
void try_mutants(const std::vector<Unit>& units, const std::vector<Trace>& traces, const std::vector<int>& mutants,
                 int jobs, const std::function<void(const Trial&)>& report);

// Those of the mutants with which the rules of every variant for every number of players are what they are without:
// what a variant says though it holds anyway. For mutants of the functions that make rules, and nothing else.
[[nodiscard]] std::vector<int> mutants_with_the_same_rules(const std::vector<int>& mutants);

}  // namespace casino::mutation
