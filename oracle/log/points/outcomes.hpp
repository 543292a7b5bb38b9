#pragma once
// What a deal can have brought of which not everything is stated. Points that were written down are right, wrong or
// open by that: as they are in every way in which the cards can have been. Inside the replay of logs only.

#include <array>
#include <functional>

#include "oracle/log/log.hpp"

namespace casino::log {

// ---- What single items of a score sheet can bring, where little is known of a deal, and what several can bring
// together

// Points of the sides in each way there is, no two alike. None at all: nobody can tell.
using Points = std::vector<PerSide<int>>;

// Of a deal of which nobody stated anything. `points_of` tells what an item brings by what was captured. Of sweeps
// there can be any number more; of calls (TUX-ORG-2, TUX-ORG-3, TUX-ORG-4) nobody can tell.
using PointsOf = std::function<PerSide<int>(const Captured&)>;
[[nodiscard]] Points points_in_any_deal(const Rules& rules, ScoreItem item, const PointsOf& points_of);

// Each of the one with each of the other.
[[nodiscard]] Points sums_of(const Points& one, const Points& other);

// AA-SWP-1, TUX-SCO-3, HUN-ULM-2: whether some sweeps, and nothing else, bring so many points.
[[nodiscard]] bool sweeps_can_bring(const Rules& rules, int points);

// ---- What a whole deal can have brought

// The dealers of whom a match says that one of them comes next: where a lot decides, several.
[[nodiscard]] SeatSet dealers_due(const Rules& rules, const Match& match);

// Whether play can end because somebody has won, or claims it (AA-WIN-7, AA-WIN-8, FIN-WIN-2, DOM-WIN-8).
[[nodiscard]] bool can_end_early(const Rules& rules);

// AA-WIN-2, AA-WIN-3: whether the totals tell who of several sides at the target has won, and whether anybody has.
[[nodiscard]] bool totals_tell_sides_apart(const Rules& rules);

// How something written down agrees with what can be.
enum class Fit : std::uint8_t { never, perhaps, always };

struct Held {
  Fit fit = Fit::perhaps;
  PerSide<int> at_least{};
  Recorded at_most{};  // nothing: there is no limit
};

// A deal that is over, as far as it is known.
struct Ended {
  Match match;  // with everything but the deal's score
  Captured captured;
  CardSet unseen;                     // cards of which nobody knows where they lie
  std::optional<Side> ended_by;       // who ended it by winning
  std::optional<Side> has_won;        // the same, or who had won before it was played out (Q-DOM-02)
  std::optional<Seat> last_capturer;  // if it is known
};

class Outcomes {
 public:
  // The rules have to outlive it.
  Outcomes(const Rules& rules, Ended deal);
  // Of a deal of which nothing is known but that it was played: how many sweeps it had nobody can tell.
  Outcomes(const Rules& rules, const Match& match);

  // Points of the deal, or of one item, and totals after it.
  [[nodiscard]] Held held(std::optional<ScoreItem> item, const Recorded& recorded) const;
  [[nodiscard]] Held held_as_totals(const Recorded& recorded) const;
  [[nodiscard]] Fit held_as_result(const Result& result) const;

  // Only what agrees with what was written down, from here on; the seat that a lot made the loser (deal.loser_tie).
  void keep(std::optional<ScoreItem> item, const Recorded& recorded);
  void keep_totals(const Recorded& recorded);
  [[nodiscard]] bool can_draw(Seat loser) const;
  void draw(Seat loser);

  // The matches there can be after it; none: there are too many.
  [[nodiscard]] std::vector<Match> matches() const;
  // Who can be the next to deal (AA-DEAL-7); nobody: it can be anybody.
  [[nodiscard]] SeatSet dealers() const;

 private:
  struct PossibleDeal {
    DealScore score;
    Match after;
    std::optional<Seat> last_capturer;
  };
  // What each item brought that a criterion can ask for (DOM-WIN-2, DOM-WIN-3, DOM-WIN-4).
  using PointsOfCriteria = std::array<PerSide<int>, 3>;

  [[nodiscard]] DealScore score_of(const Captured& way) const;
  void add(const Captured& way);
  [[nodiscard]] bool weigh(const Captured& captured, CardSet unseen);
  [[nodiscard]] bool somebody_may_sweep_on() const;
  [[nodiscard]] bool sweeps_are_open() const;

  [[nodiscard]] PerSide<int> points_of(const DealScore& score, std::optional<ScoreItem> item) const;
  [[nodiscard]] Points points_due(std::optional<ScoreItem> item) const;
  [[nodiscard]] Points points_by_items(std::optional<ScoreItem> item) const;
  [[nodiscard]] Points points_by_themselves(ScoreItem item) const;

  [[nodiscard]] Held among(const Points& points, const Recorded& recorded, bool sweeps_count) const;
  [[nodiscard]] Held held_by_the_score(const Recorded& totals) const;
  [[nodiscard]] Held held_by_what_was_added(const Recorded& totals) const;
  [[nodiscard]] bool agrees(const PerSide<int>& points, const Recorded& recorded, bool sweeps_count) const;
  [[nodiscard]] bool can_have_come_otherwise(const Points& points, std::optional<ScoreItem> item,
                                             const Recorded& recorded) const;
  [[nodiscard]] bool agrees_with_no_capture(std::optional<ScoreItem> item, const Recorded& recorded) const;
  [[nodiscard]] bool agrees_as_a_difference(const PerSide<int>& points, const Recorded& recorded) const;
  [[nodiscard]] bool may_have_ended_early(std::optional<ScoreItem> item, const Recorded& recorded) const;
  [[nodiscard]] bool is_a_part_of(const PerSide<int>& points, const Recorded& recorded, bool sweeps_count) const;

  void state(const Recorded& recorded);
  void take_as_written(const Recorded& recorded);
  [[nodiscard]] bool leaves_no_points() const;
  [[nodiscard]] std::vector<Match> matches_by_criteria(const Recorded& recorded) const;
  [[nodiscard]] std::vector<Match> matches_by_criteria(const PointsOfCriteria& points, const Recorded& recorded) const;

  const Rules& rules_;
  Ended deal_;
  std::vector<PossibleDeal> all_;        // empty: too many
  bool is_unseen_ = false;               // nothing is known of the deal
  PerSide<bool> may_sweep_on_{};         // sides that can have made sweeps that nobody stated
  std::optional<PerSide<int>> stated_;   // of a deal that nobody saw: its points, as they were written down
  std::optional<PerSide<int>> written_;  // the points, where that they were written down is all that is known of them
  bool may_have_ended_early_ = false;    // somebody can have won before it was played out
  std::vector<Match> by_criteria_;  // those there can be after it, where criteria and points that are written decide
};

}  // namespace casino::log
