#pragma once
// The switch of the mutants. A program holds the source with every mutant in it (plant.py), and one of them is on, or
// none.

#include <type_traits>

namespace casino::mutation {

inline int active = 0;                    // the number of the one that is on; 0: none
inline unsigned char* reached = nullptr;  // by their numbers, those that play came to; only while somebody asks

inline bool mutant(int number) {
  if (reached != nullptr) reached[number] = 1;
  return number == active;
}

// In functions that the compiler may evaluate: what it evaluates is without mutants.
constexpr bool constant_mutant(int number) {
  if (std::is_constant_evaluated()) return false;
  return mutant(number);
}

}  // namespace casino::mutation
