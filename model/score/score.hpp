#pragma once
// The score of a deal, item by item (AA-SCO-*, AA-SWP-*, SWZ-SCO-*).

#include "model/table/position.hpp"

namespace casino {

// What each side captured in a deal.
struct Captured {
  PerSide<CardSet> cards;
  PerSide<int> hidden{};  // cards captured as well, of which nobody stated the faces
  CardSet left;           // what lies on the table at the end and goes to nobody, or to nobody knows whom
  BoundedList<Sweep, max_builds> sweeps;
  std::optional<Side> last_capture;
  PerSide<Calls> calls;  // TUX-ORG-2, TUX-ORG-3, TUX-ORG-4
  // For scores of which only the numbers are known, as a log or an example may state them.
  PerSide<std::optional<int>> card_count;
  PerSide<std::optional<int>> spade_count;
};

// Points of tied majorities that wait for who wins them next (score.cards_tie, score.spades_tie:
// carried_over).
struct Carried {
  int cards = 0;
  int spades = 0;
  friend bool operator==(const Carried&, const Carried&) = default;
};

// One line of the score sheet.
struct ScoreLine {
  ScoreItem item = ScoreItem::cards;
  Clause clause;  // the clause that gives the points
  PerSide<int> points{};
  bool tied{};  // a majority that several sides share (AA-SCO-6)
  friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

struct DealScore {
  std::vector<ScoreLine> lines;   // in the order of the texts: cards, spades, aces, casinos, last capture, sweeps
  std::vector<ScoreLine> sweeps;  // each sweep again by itself, in the order in which they came (AA-WIN-6)
  PerSide<int> total{};
  PerSide<int> added{};  // what counts for the match: the total, or the difference (AA-WIN-4)
  Carried carried;       // what this deal leaves to the next one
  friend bool operator==(const DealScore&, const DealScore&) = default;
};

// The sides of a ruleset, by their numbers; or some of them.
using Sides = BoundedList<Side, max_seats>;
[[nodiscard]] const Sides& sides_of(const Rules& rules);

// AA-END-1: gives the cards left on the table to whoever captured last. Nothing: the deal is to be dealt
// anew.
[[nodiscard]] std::optional<Captured> captured_at_end(const Rules& rules, const Position& position);

// What is captured so far, without the residue.
[[nodiscard]] Captured captured_so_far(const Rules& rules, const Position& position);

// AA-WIN-8, Q-AA-20: what counts in a claim now: what is captured so far, and after the last card the residue, too.
[[nodiscard]] Captured captured_for_a_claim(const Rules& rules, const Position& position);

// Whether the score is known: every face is known, and so is who gets the residue.
[[nodiscard]] bool is_certain(const Captured& captured);

// What cards score by themselves: aces, the two casinos and fives (AA-SCO-3, AA-SCO-4, AA-SCO-5, TUX-SCO-4), and what a
// scoring table says (OWN-SCO-1, OWN-SCO-2, OWN-SCO-3).
[[nodiscard]] int points_of(const Rules& rules, CardSet cards);

// The score of a whole deal, with what earlier deals left to be won.
[[nodiscard]] DealScore score_of(const Rules& rules, const Captured& captured, const Carried& carried = {});

// What a total is worth in the match: itself, or of two sides the difference (AA-WIN-4).
[[nodiscard]] PerSide<int> counted_for_match(const Rules& rules, const PerSide<int>& total);

// AA-WIN-7: the points that count already while the deal is being played, as match.count_when and
// match.majority_moment say; where sides can be restricted, all that is certain, for a criterion is met while the deal
// is being played (DOM-WIN-8). After a claim that ended the play they are the score of the deal (Q-AA-44).
[[nodiscard]] DealScore score_so_far(const Rules& rules, const Captured& captured, const Carried& carried = {});

}  // namespace casino
