#pragma once
// Plays a log again from some place on, changed by an edit, up to the first problem. What comes before the place is
// not played twice.

#include <deque>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

// A later turn that says the same of a table on which something else lies: what "the nine" is, or that a card is one of
// the table.
struct ReadAnew {
  std::size_t entry = 0;
  Turn turn;
  friend bool operator==(const ReadAnew&, const ReadAnew&) = default;
};

// One change of a log: what is written somewhere is taken for something else.
struct Edit {
  enum class What : std::uint8_t {
    entries,
    dealer,
    to_act,
    result,
    start,     // the position from which a fragment starts
    deal_line  // a deal begins before the entry
  };
  What what = What::entries;
  std::size_t deal = 0;   // of all but the result; by its place in the log
  std::size_t entry = 0;  // from here on
  std::size_t removed = 0;
  std::vector<Happening> inserted;  // in their place
  std::optional<Seat> dealer;
  std::optional<Seat> to_act;  // in the position from which a fragment starts
  std::optional<Result> result;
  Start start;
  std::vector<ReadAnew> read_anew;  // turns of the deal behind that, in their order
  int cost = 0;                     // see slips.hpp
  friend bool operator==(const Edit&, const Edit&) = default;
};

[[nodiscard]] Log edited(const Log& log, const Edit& edit);

// Where something stands in a log: before all entries of a deal, or at one of them.
struct Spot {
  std::size_t deal = 0;
  std::size_t step = 0;  // 0: before the entries; else the entry, counted from 1
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

class Rerun {
 public:
  // For edits in one deal, not before the entry `from`. The log has to outlive it.
  Rerun(const Log& log, std::size_t deal, std::size_t from);
  Rerun(Log&&, std::size_t, std::size_t) = delete;

  // Where the game stands before an entry of the deal, with the hands that are due.
  [[nodiscard]] Position position_before(std::size_t entry);
  // The same as the entry before has left it: no hands are dealt.
  [[nodiscard]] const Position& position_behind(std::size_t entry) { return before(entry + 1).position(); }
  // The number of the dealing that would come next there.
  [[nodiscard]] int next_dealing_at(std::size_t entry) { return before(entry).next_dealing(); }
  // The match before the deal.
  [[nodiscard]] const Match& match() const { return before_deal_.match(); }

  struct EditedCourse {
    std::optional<Spot> first_problem;  // by the entries as the log has them; nothing: everything holds
    int undetermined = 0;               // turns
    bool reads_otherwise = false;       // the turn that it is: something else lies on the table than where it was read
  };
  [[nodiscard]] EditedCourse play(const Edit& edit);
  // The whole log, with what follows about hands that nobody saw.
  [[nodiscard]] EditedCourse play_and_infer(const Edit& edit);

  // The same edit with the turns behind it as they are read then; where it stops at a problem, up to there.
  [[nodiscard]] Edit with_turns_read_anew(Edit edit);

  // How many entries have been played.
  [[nodiscard]] std::size_t work() const { return work_; }

 private:
  const Replay& before(std::size_t entry);
  [[nodiscard]] std::optional<Turn> as_read_in(const Position& now, std::size_t entry);
  [[nodiscard]] bool reads_otherwise(const std::vector<Problem>& problems, std::size_t known,
                                     const EditedCourse& course);
  [[nodiscard]] bool is_settled(const Replay& replay, std::size_t known, std::size_t entry) const;
  [[nodiscard]] static EditedCourse by_the_entries_of_the_log(EditedCourse found, const Edit& edit);
  bool play_rest(Replay& replay, std::size_t known, std::size_t entry, const Edit& edit);

  const Log& log_;
  std::size_t deal_;
  std::size_t from_;
  std::size_t last_ruling_ = 0;  // behind the last entry that can make a problem none
  Replay before_deal_;
  std::deque<Replay> before_entries_;  // from `from_` on
  std::size_t work_ = 0;
};

// Where a problem is; one of the log as a whole comes last.
[[nodiscard]] Spot spot_of(const Problem& problem);

// The first problem among those found; problems that a ruling has settled do not count.
[[nodiscard]] std::optional<Spot> first_problem_in(const std::vector<Problem>& problems, std::size_t from = 0);

}  // namespace casino::log
