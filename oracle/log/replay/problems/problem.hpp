#pragma once
// What the replay of a log finds: data, with its place in the log. Sentences are made elsewhere (report.hpp).

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "model/judge/judge.hpp"
#include "model/table/finding.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/replay/problems/assumed.hpp"
#include "oracle/log/replay/problems/insight.hpp"

namespace casino::log {

enum class Weight : std::uint8_t {
  problem,       // something does not hold
  undetermined,  // the log does not say enough
  note           // worth knowing, and no fault of the log: a custom not kept, a broken rule that was ruled on
};

// What it is about, and so which fields of a problem are filled in.
enum class Matter : std::uint8_t {
  turn,       // played, before, findings, impossible or needs
  dealing,    // findings
  cut,        // findings, seat: who cut; seats_due: who should have
  last_call,  // findings, seat: who said "last" where it was not due, or is not for this seat to say; nobody did
  event,      // findings, impossible: something said between turns
  claim,      // seat, findings: a claim to have reached the target that does not hold
  objection,  // seat, findings: what it refers to, if it is right
  position,   // findings, faults: a position breaks the rules, or is none
  dealer,     // seat: who dealt; seats_due: who should have
  score,      // item, recorded, due, due_at_most
  totals,     // recorded, due, due_at_most
  result,     // result, result_due: nothing, if it can be several others
  course      // course
};

// Things that cannot follow on each other so.
enum class Course : std::uint8_t {
  after_the_end,            // somebody had won already
  deal_not_finished,        // the next deal begins, or is scored, while this one is being played
  hands_not_played,         // new hands while cards are still held
  deal_number,              // another number than the next
  dealing_number,           // the same of a dealing
  layout_not_stated,        // nobody says what lies on the table: nothing of the deal can be judged
  two_layouts,              // the cut and the dealing lay different cards
  cut_behind_hands,         // it comes before them
  event_out_of_turn,        // something that is said within a turn only
  nothing_to_take_back,     // fewer turns
  nothing_stood,            // no turn that broke a rule
  nothing_to_object_to,     // no turn
  lot_not_due,              // no lot decides this
  no_deal,                  // of which anything is written down
  nothing_played,           // of a deal nothing is written down but its score
  cannot_be_counted,        // not all is known that counts
  deals_before_not_stated,  // nobody says what the deals before the log brought
  winner_not_stated,        // by what lay there when the log began several sides can have won, or hidden cards can have
                            // made one win
  after_the_score,          // the deal was over, and no line begins another one
  after_a_misdeal,          // the same of a deal that does not count
  after_the_last_card,      // the same of one that was played to its end
  nobody_draws,             // a card that was drawn shows, in a game without a stock to draw from
  drawn_card_elsewhere,     // the same of a card of which it is known where it is
  nothing_drawn,            // the same of a seat of whose hand nothing is unseen
  pack_does_not_fit,        // what is still to be dealt where a fragment starts are not so many cards, or not these
  last_contradicted,        // "last", of one seat
  nothing_is_carried,       // what happened before the log cannot be: points of ties that were left to be won
  nothing_is_forfeited,     // a side that scores nothing in the deal
  nobody_is_restricted      // a side that has met a criterion, though it can score whatever there is
};

enum class Ruling : std::uint8_t { none, stood, taken_back };

// The deal and the entry by their places in the log, both counted from 0, the turn of the deal from 1.
struct Where {
  Place place;
  std::size_t deal = 0;
  std::optional<std::size_t> entry;
  int deal_number = 0;  // 0: of the log as a whole
  int turn = 0;         // 0: of no turn
};

// What a problem says of a turn, or of another thing that somebody did or said.
struct Deed {
  std::optional<Turn> played;
  std::shared_ptr<const Position> before;
  Ruling ruling = Ruling::none;
  std::vector<Finding> findings;
  std::optional<Impossible> impossible;
  std::vector<Need> needs;
  std::vector<StructuralFault> faults;

  // How the game went on where this cannot be what happened; and the turn of the deal, an impossible one, from which
  // on nobody knows where all the cards are: what does not hold behind it may only follow from that.
  std::vector<Assumed> assumed;
  int may_follow_from = 0;

  // Of a turn that hung on hands nobody saw: the entry with which the verdict on it is certain, and the turn there; or
  // hands with which it is legal, and with which it is not.
  std::optional<std::size_t> certain_from;
  int certain_from_turn = 0;
  std::optional<Completion> when_legal;
  std::optional<Completion> when_illegal;
};

// What it says of points and winners that were written down.
struct Writing {
  std::optional<ScoreItem> item;
  Recorded recorded;
  PerSide<int> due{};
  std::optional<Recorded> due_at_most;  // where not all is known `due` is the least; without a number: no limit
  std::optional<Result> result;
  std::optional<Result> result_due;

  // The deal of which something was written down that is not so, where this may only follow from that; 0: none.
  int follows_from_deal = 0;
};

struct Problem : Where, Deed, Writing {
  Weight weight = Weight::problem;
  Matter matter = Matter::turn;
  std::optional<Seat> seat;
  SeatSet seats_due;
  Course course = Course::after_the_end;
};

// A turn that hangs on hands nobody saw.
[[nodiscard]] inline bool is_open_turn(const Problem& problem) {
  return problem.matter == Matter::turn && problem.weight == Weight::undetermined && problem.may_follow_from == 0;
}

// What the log states of the match before it, which cannot have been.
[[nodiscard]] inline bool is_of_what_was_before(const Problem& problem) {
  return problem.matter == Matter::course &&
         (problem.course == Course::nothing_is_carried || problem.course == Course::nothing_is_forfeited ||
          problem.course == Course::nobody_is_restricted);
}

// What is yet without its place, and what there is of its matter.
[[nodiscard]] inline Problem problem_of(Matter matter, Weight weight = Weight::problem) {
  Problem problem;
  problem.matter = matter;
  problem.weight = weight;
  return problem;
}
[[nodiscard]] inline Problem problem_of(Course course, Weight weight = Weight::problem) {
  Problem problem = problem_of(Matter::course, weight);
  problem.course = course;
  return problem;
}

// So many of each weight a log's problems are kept, the first that are found. Beyond that they are counted.
inline constexpr std::size_t most_problems_kept = 300;

// How many problems were found and not kept, by weight.
struct LeftOut {
  std::array<std::size_t, 3> of_weight{};
  std::size_t open_turns = 0;  // of the undetermined ones: turns that may become certain by the whole log
  [[nodiscard]] std::size_t of(Weight weight) const { return of_weight.at(static_cast<std::size_t>(weight)); }
  [[nodiscard]] bool is_any() const { return of_weight != std::array<std::size_t, 3>{}; }
};

// How many turns there were of what.
struct Tally {
  int deals = 0;
  int turns = 0;
  int legal = 0;
  int illegal = 0;
  int undetermined = 0;
  int not_judged = 0;  // of a deal whose layout nobody knows
  int stood = 0;       // of the illegal ones
  int taken_back = 0;  // of all
};

}  // namespace casino::log
