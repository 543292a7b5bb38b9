#pragma once
// Which turns are legal here? Written from the rule texts and not from the clauses that `judge` is made of:
// two roads to the same answer. Two turns are the same if they lead to the same position; each outcome is
// told once, by its turn with the fewest actions. There can be millions: each is told as soon as it is met, the caller
// may stop at any, and an Effort says what it may all cost.

#include <cstdint>
#include <limits>
#include <vector>

#include "model/table/turn.hpp"
#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/turn_search.hpp"

namespace casino {

using enumerate::VisitAction;                                             // bool(const Action&); false stops
using enumerate::VisitOutcome;                                            // bool(const Position& after); false stops
using VisitTurn = FunctionRef<bool(const Turn&, const Position& after)>;  // false stops

// How a listing ended.
enum class Listing : std::uint8_t {
  complete,
  stopped,       // by the caller
  effort_spent,  // there may be more
  hand_unknown,  // the acting hand is not known completely: nothing was listed
  clauses_off    // clauses are switched off, which only `judge` can do: nothing was listed
};

// The turns of a ruleset. What follows from the rules alone is worked out once, so keep it for many
// positions; the rules have to outlive it.
class LegalTurns {
 public:
  explicit LegalTurns(const Rules& rules);
  explicit LegalTurns(Rules&&) = delete;

  // An effort pays for what it takes; without one it takes what it takes.

  // Every outcome of the turn that is to begin, or of which the first part has been made already: the steps
  // that are still to come, and the position after them.
  Listing each(const Position& position, VisitTurn visit, Effort* effort = nullptr) const;

  // The same by the positions alone: a turn is put together only where somebody asks for it.
  Listing each_outcome(const Position& position, VisitOutcome visit, Effort* effort = nullptr) const;

  // The same where a turn is one action (is_one_action), without turns and positions being made.
  Listing each_action(const Position& position, VisitAction visit, Effort* effort = nullptr) const;

  // The number of outcomes, as far as the effort goes.
  struct Count {
    std::uint64_t number = 0;
    Listing listing = Listing::complete;
  };
  [[nodiscard]] Count count_within(Effort& effort, const Position& position) const;

  // The number of outcomes, counted up to a limit.
  [[nodiscard]] std::uint64_t count(const Position& position,
                                    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max()) const;

  // The first turns, up to a limit.
  [[nodiscard]] std::vector<Turn> list(const Position& position, std::size_t limit) const;

  // Whether every turn of these rules is one action.
  [[nodiscard]] bool is_one_action() const { return is_one_action_; }

  // What could be the next action of the turn in progress, whatever comes after it, and whether the turn may
  // end now: for players who find their way through a turn step by step.
  Listing each_next_action(const Position& position, VisitAction visit) const;
  [[nodiscard]] bool may_end(const Position& position) const;

  // Does an action that was told; the turn goes on.
  void play(Position& position, const Action& action) const;

 private:
  Listing each_unseen(const Position& position, FunctionRef<bool()> visit, Effort* effort) const;
  bool each_merged(const Position& position, VisitAction visit, Effort* effort) const;

  const Rules& rules_;
  enumerate::Worth worth_;
  bool is_one_action_;
  bool actions_may_agree_;  // two actions may have one outcome
};

Listing legal_turns(const Rules& rules, const Position& position, VisitTurn visit, Effort* effort = nullptr);
[[nodiscard]] std::vector<Turn> legal_turns(const Rules& rules, const Position& position, std::size_t limit);
[[nodiscard]] std::uint64_t count_legal_turns(const Rules& rules, const Position& position,
                                              std::uint64_t limit = std::numeric_limits<std::uint64_t>::max());
Listing each_legal_action(const Rules& rules, const Position& position, VisitAction visit);

}  // namespace casino
