#pragma once
// Turns of several actions: a search through partial turns, the shortest first, in which partial turns that
// lead to equal positions are one. It tells each outcome as soon as it is met, before anything else is looked for, and
// can be stopped there.

#include <cstdint>
#include <vector>

#include "model/table/turn.hpp"
#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/turn_key.hpp"

namespace casino::enumerate {

// Gets a turn and the position after it; returns false to stop.
using VisitTurn = FunctionRef<bool(const Turn&, const Position&)>;

class TurnSearch {
 public:
  // `effort`: pays for the search; nullptr: without an end.
  TurnSearch(const Rules& rules, const Worth& worth, const Position& position, VisitTurn visit, Effort* effort)
      : rules_(rules),
        worth_(worth),
        start_(position),
        visit_(visit),
        effort_(effort),
        partial_turns_(effort),
        outcomes_(effort) {}
  ~TurnSearch();
  TurnSearch(const TurnSearch&) = delete;
  TurnSearch& operator=(const TurnSearch&) = delete;

  // False if the visitor stopped, or the effort is spent.
  bool run();

 private:
  // How a partial turn was reached. Its position is found again by doing it all, for a position is large.
  struct Link {
    std::uint32_t from = 0;
    bool has_action = false;  // false: nothing done yet
    Do kind = Do::trail;
    Value value;
    bool for_partner = false;
    CardSet hand, base, table, tops, unite, given;
    CardSet revealed;  // the cards laid bare after it, on top of the piles that it took from
  };

  // The list of them grows by copies of itself.
  static constexpr std::size_t bytes_of_a_link = 3 * sizeof(Link);

  bool visit_end(std::uint32_t link, const Position& position);
  bool go_on_from(std::uint32_t link, const Position& position);
  bool keep(const Link& link);
  [[nodiscard]] bool has_paid() const;
  [[nodiscard]] bool pays_for_a_partial_turn();
  bool reach(const Link& link, const Position& position, Seat first_pile);
  [[nodiscard]] Action action_of(const Link& link) const;
  Position redo(std::uint32_t link, std::vector<Step>* steps = nullptr) const;
  [[nodiscard]] std::vector<Link> path_to(std::uint32_t link) const;
  [[nodiscard]] Turn turn_to(std::uint32_t link) const;

  const Rules& rules_;
  const Worth& worth_;
  const Position& start_;
  VisitTurn visit_;
  Effort* effort_;
  std::vector<Link> links_;
  TurnKeys partial_turns_;
  TurnKeys outcomes_;
};

// The value that counts for an action: the one said, else the only one that the card played has.
[[nodiscard]] Value value_that_counts(const Rules& rules, const Action& action);

}  // namespace casino::enumerate
