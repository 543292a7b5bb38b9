#pragma once
// Deals played under all the rules of a study: the same cards, the same dice, everybody in every seat.

#include <memory>
#include <vector>

#include "oracle/study/game.hpp"
#include "oracle/study/measure.hpp"
#include "oracle/study/program.hpp"
#include "oracle/study/tally.hpp"

namespace casino::study {

// Deals are played in blocks, which are shared out among threads and machines.
inline constexpr std::uint64_t deals_in_a_block = 16;
[[nodiscard]] constexpr std::uint64_t blocks_of(std::uint64_t deals) {
  return (deals + deals_in_a_block - 1) / deals_in_a_block;
}

class Rounds {
 public:
  // Both have to outlive it. `programs`: where one of the players is none of ours.
  explicit Rounds(const Study& study, Programs* programs = nullptr);

  // A block of the first `deals` deals, by its number from 0. Several threads may ask at once; it can be broken off.
  // Throws ProgramFailed.
  [[nodiscard]] Tally block(std::uint64_t number, std::uint64_t deals) const;

 private:
  [[nodiscard]] Tally block(std::uint64_t number, std::uint64_t deals, Program* program) const;
  void play(std::uint64_t deal, Program* program, Tally& tally) const;

  const Study& study_;
  Programs* programs_;
  std::size_t measures_;
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace casino::study
