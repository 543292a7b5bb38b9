#pragma once
// The usual lines of a deal in a text log, understood at a glance: as `casino` writes them, and most people. What is
// written in any other way is left to the reader that takes lines apart into words and signs (read_lines.cpp,
// notation/turn.hpp), and so is everything that is wrong: here nothing is ever refused. Inside the reader of text logs
// only.

#include "oracle/log/log.hpp"

namespace casino::log {

class QuickLines {
 public:
  // The rules have to outlive it.
  explicit QuickLines(const Rules& rules);

  // A turn of one action: "N: trail 6C", "S: 8C takes 8H [5C 3C]", "N: build 9: 4D on 5C", "N: add 2H to [5C 4D] at 9",
  // "N: raise [5C 4D] with AS to 10".
  // Only whether a line has this form is known without the position.
  struct WrittenTurn {
    Turn turn;
    BoundedList<CardSet, 8> in_brackets;  // each has to be a build
    CardSet from_anywhere;                // cards that join a build, of the table or of the hand
  };
  [[nodiscard]] bool turn(std::string_view code, WrittenTurn& written) const;
  // False if this is no turn in this position.
  [[nodiscard]] static bool place(WrittenTurn& written, const Position& position);

  // "deal 2, dealer N", "deal 2": all but what follows on other lines.
  [[nodiscard]] bool deal(std::string_view code, Deal& deal) const;
  // "pack 4S KD 10H": every card once.
  [[nodiscard]] bool pack(std::string_view code, std::vector<Card>& pack) const;

  // "hand N: 9C 4D", "table 10D 5C 3S 8H".
  struct Holding {
    std::optional<Seat> seat;  // nothing: the table
    CardSet cards;
  };
  [[nodiscard]] std::optional<Holding> holding(std::string_view code) const;
  // "hand N: 9C 4D" quicker yet, as the first line of a text: how long it is, with its end; 0 if it is another line.
  [[nodiscard]] std::size_t hand(std::string_view text, Holding& holding) const;

  // "dealing 2"
  [[nodiscard]] std::optional<int> dealing(std::string_view code) const;

  // "S says last"
  [[nodiscard]] std::optional<Event> call_of_last(std::string_view code) const;

  // "result N wins", "result drawn", "result unfinished", and "double" behind it.
  [[nodiscard]] std::optional<Result> result(std::string_view code) const;

  // "score N 7, S 4", "total N 21, S 13": what follows the word.
  [[nodiscard]] std::optional<Recorded> points(std::string_view code, std::string_view word) const;

 private:
  class Words;

  const Rules& rules_;
  CardSet every_card_;
  int highest_value_;
  PerSeat<char> seat_letters_{};  // of seats that are called by a letter
};

}  // namespace casino::log
