#pragma once
// What is right at a glance: turns and dealings of which most games consist. It is the quick road past the judge, knows
// one game only, and accepts what it is sure of; it never refuses. All else is judged by the model
// (model/judge/play.hpp, model/deal/deal.hpp). That both make the same of a turn, and that nothing else is accepted, is
// held by tests (tests/properties/plain_play_test.cpp).

#include "model/deal/deal.hpp"
#include "oracle/log/lines/plain_line.hpp"

namespace casino::log {

class PlainPlay {
 public:
  // The rules have to outlive it.
  explicit PlainPlay(const Rules& rules);
  PlainPlay(Rules&&) = delete;

  // Makes a turn of the seat that is to act if it is certainly legal, and no custom warns of it. Otherwise the position
  // stays as it is; it has to be one between turns, in which nothing is under way.
  [[nodiscard]] bool make(Position& position, const PlainTurn& turn) const;
  // The same with the turns with which a text begins, a line each: as many as there are.
  struct Made {
    int turns = 0;
    std::size_t letters = 0;  // of their lines
  };
  [[nodiscard]] Made make_all(Position& position, std::string_view text) const;

  // Whether that is certainly what is dealt next; before the first dealing of a deal the position is empty.
  [[nodiscard]] bool is_dealt_next(const Position& before, const Dealing& dealing) const;

 private:
  const Rules& rules_;
  bool are_known_ = false;  // the rules are those of the main text
  int dealings_ = 0;
  PerSeat<char> letters_{};
};

}  // namespace casino::log
