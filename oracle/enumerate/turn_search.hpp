#pragma once
// Turns of several actions: a search through partial turns, the shortest first, in which partial turns that
// lead to equal positions are one. It tells each outcome as soon as it is met, before anything else is looked for, and
// can be stopped there.

#include <cstdint>
#include <deque>
#include <vector>

#include "model/table/turn.hpp"
#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/turn_key.hpp"

namespace casino::enumerate {

// Gets the position after a turn; returns false to stop.
using VisitOutcome = FunctionRef<bool(const Position&)>;

class TurnSearch {
 public:
  // `effort`: pays for the search; nullptr: without an end.
  TurnSearch(const Rules& rules, const Worth& worth, const Position& position, Effort* effort)
      : rules_(rules),
        worth_(worth),
        start_(position),
        effort_(effort),
        links_(FromScratch<Link>(scratch_)),
        waiting_(FromScratch<Position>(scratch_)),
        partial_turns_(rules, position, Moment::in_the_turn, scratch_, effort),
        outcomes_(rules, position, Moment::after_the_turn, scratch_, effort) {}
  ~TurnSearch();
  TurnSearch(const TurnSearch&) = delete;
  TurnSearch& operator=(const TurnSearch&) = delete;

  // False if the visitor stopped, or the effort is spent.
  bool run(VisitOutcome visit);

  // While an outcome is visited: the turn that leads there. Put together only when it is asked for.
  [[nodiscard]] Turn turn() const;

 private:
  static constexpr std::uint16_t nowhere = 0xffff;

  // How a partial turn was reached. Where many wait to be gone on from, their positions are found again by doing it
  // all, for a position is large.
  struct Link {
    std::uint32_t from = 0;
    std::uint16_t waits_at = nowhere;  // its position, where that is kept for later
    bool has_action = false;           // false: nothing done yet
    Do kind = Do::trail;
    Value value;
    bool for_partner = false;
    CardSet hand, base, table, tops, unite, given;
    CardSet revealed;  // the cards laid bare after it, on top of the piles that it took from
  };

  // The list of them grows by copies of itself, which the search keeps.
  static constexpr std::size_t bytes_of_a_link = 4 * sizeof(Link);

  // A partial turn, and the position after it.
  struct Reached {
    std::uint32_t link = 0;
    Position position;
  };

  bool visit_end(Position& position, VisitOutcome visit);
  bool go_on_from(std::uint32_t link, VisitOutcome visit);
  bool keep(const Link& link, const Position& position);
  [[nodiscard]] bool has_paid() const;
  [[nodiscard]] bool pays_for_a_partial_turn();
  bool reach(const Link& link, Position& position, Seat first_pile, VisitOutcome visit);
  [[nodiscard]] Action action_of(const Link& link) const;
  [[nodiscard]] std::uint16_t kept_for_later(const Position& position);
  const Position& position_after(std::uint32_t link);
  const Position& found_again(std::uint32_t link);
  void redo(const Link& link, Position& position, std::vector<Step>* steps = nullptr) const;
  void find_path_to(std::uint32_t link, std::vector<std::uint32_t>& path) const;

  const Rules& rules_;
  const Worth& worth_;
  const Position& start_;
  Effort* effort_;
  Scratch scratch_;
  std::vector<Link, FromScratch<Link>> links_;
  std::deque<Position, FromScratch<Position>> waiting_;  // after partial turns that were not gone on from yet
  std::vector<std::uint16_t> free_;                      // places among those that nobody needs any more
  std::vector<std::uint32_t> path_;                      // to the partial turn that was found again last
  std::vector<Reached> on_the_way_;  // there: those that come one after the other have most of their way in common
  TurnKeys partial_turns_;
  TurnKeys outcomes_;
};

// The value that counts for an action: the one said, else the only one that the card played has.
[[nodiscard]] Value value_that_counts(const Rules& rules, const Worth& worth, const Action& action);

}  // namespace casino::enumerate
