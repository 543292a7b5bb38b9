#pragma once
// What the replay of a log asks whoever knows the log as a whole: which cards were in hands that the log does not
// state?

#include <cstddef>
#include <optional>

#include "model/judge/judge.hpp"

namespace casino::log {

// An entry of a log, both counted from 0.
struct Moment {
  std::size_t deal = 0;
  std::size_t entry = 0;
};

// Where the cards that nobody saw can have been before a turn: all cards of each hand, and of the stock.
struct Completion {
  PerSeat<CardSet> hands;
  CardSet stock;
  friend bool operator==(const Completion&, const Completion&) = default;
};

// What comes of a turn when all that the log says is put together.
struct Settled {
  Verdict verdict;
  // Where it stays open: hands with which the turn is legal, and hands with which it is not. One is missing where
  // something else than hands decides, or where the search for it was given up.
  std::optional<Completion> when_legal;
  std::optional<Completion> when_illegal;
};

class Insight {
 public:
  virtual ~Insight() = default;

  // Puts cards where they must have been when the turn at this entry began: into hands and into the stock.
  virtual void fill_in(Moment moment, Position& position) const = 0;
  // Judges the turn at this entry in every way in which the cards can have been.
  [[nodiscard]] virtual Settled settle(Moment moment, const Position& before, const Turn& turn,
                                       const Undetermined& open) const = 0;

 protected:
  Insight() = default;
  Insight(const Insight&) = default;
  Insight& operator=(const Insight&) = default;
};

}  // namespace casino::log
