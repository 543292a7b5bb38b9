#pragma once
// Plays a log through the model, entry by entry: where does the game stand, and what does not hold? It goes on after
// everything, for real logs hold turns that broke a rule and stood. Of hands it takes what the dealings state; a log in
// which more has been worked out about them can be replayed the same way.

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "model/judge/play.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/replay/deal/call_of_last.hpp"
#include "oracle/log/replay/deal/deal_in_play.hpp"
#include "oracle/log/replay/doubt/doubt.hpp"
#include "oracle/log/replay/problems/insight.hpp"
#include "oracle/log/replay/problems/reporter.hpp"
#include "oracle/log/replay/scores/early_win.hpp"
#include "oracle/log/replay/scores/score_sheet.hpp"

namespace casino::log {

class Replay {
 public:
  // `before`: the match when the log begins. The rules have to outlive the replay.
  // With an insight (infer.hpp) turns are judged by what follows from the whole log.
  Replay(const Rules& rules, const Match& before, const Insight* insight = nullptr);
  Replay(Rules&&, const Match&, const Insight* insight = nullptr) = delete;

  // Where nothing of a deal is taken back, nothing need be remembered to go back to.
  enum class Memory : std::uint8_t { of_every_turn, of_none };
  void begin(const Deal& deal, Memory memory = Memory::of_every_turn);
  void take(const Entry& entry);
  void take(const Deal& deal, Memory memory = Memory::of_every_turn);  // begins it, and takes all that happens in it
  // Says where the entry stands that will be taken next, for what is found before it is.
  void come_to(Place place) { reporter_.come_to(place); }
  void end(const std::optional<Result>& result);
  [[nodiscard]] static Memory memory_for(const Deal& deal);

  // Keeps how the turns leave the game; or takes that from another replay of the same log, and judges none. What is
  // kept has to outlive it.
  struct LeftByTurn {
    DealInPlay::Standing standing;
    Doubt doubt;
    bool is_made = true;
  };
  void keep(std::vector<LeftByTurn>& left) { kept_ = &left; }
  void follow(const std::vector<LeftByTurn>& left) { followed_ = &left; }

  // Where the game stands. Hands that are due before the next turn are dealt by `deal_what_is_due`, if the log does
  // not tell of their dealing.
  [[nodiscard]] const Position& position() const { return deal_.position(); }
  // By what the log says, because nobody else was due, or by who was dealt to.
  [[nodiscard]] bool dealer_is_known() const { return deal_.is_dealt() || deal_.dealer_is_known(); }
  [[nodiscard]] const Match& match() const { return sheet_.match(); }
  void deal_what_is_due();

  // Whether somebody has ended the deal, or may (Q-DOM-02): by a claim, or by points that count at once.
  [[nodiscard]] bool has_winner() const { return match().is_over || win_.ended_by().has_value(); }
  [[nodiscard]] bool may_stop() const { return win_.may_stop(); }
  // Counts the deal if it is at its end; false if it is not.
  bool finish_deal();
  // Its score, and what each side gets of it; nothing before its end, and if it does not count.
  [[nodiscard]] const std::optional<DealScore>& score() const { return sheet_.score(); }
  [[nodiscard]] std::optional<PerSide<int>> points_of_deal() const { return sheet_.points_of_deal(); }

  // The positions before the turns of the deal, the latest first, if they are remembered.
  [[nodiscard]] std::vector<const Position*> earlier_positions() const;

  // The number of the next dealing.
  [[nodiscard]] int next_dealing() const { return deal_.next_dealing(); }

  [[nodiscard]] const std::vector<Problem>& problems() const { return reporter_.problems(); }
  [[nodiscard]] std::vector<Problem>& problems() { return reporter_.problems(); }
  // Of a log with very many problems the first and the latest are kept, unless they all are.
  void keep_every_problem() { reporter_.keep_every_problem(); }
  [[nodiscard]] LeftOut left_out() const { return reporter_.left_out(); }
  [[nodiscard]] const Tally& tally() const { return reporter_.tally(); }

 private:
  friend class QuickReplay;  // the quick road over the same deal

  // What a turn that is taken back undoes; and a dealing that the log did not tell of.
  struct State {
    DealInPlay::Standing standing;
    Match match;
    EarlyWin win;
    Doubt doubt;
  };
  struct BeforeDealing {
    State state;
    CallOfLast last_call;
    std::uint32_t found = 0;
  };
  // Before the last turns of the deal, if they are remembered.
  struct History {
    Memory memory = Memory::of_every_turn;
    std::deque<State> states;
  };
  static constexpr std::size_t most_turns_remembered = 1000;  // as many as can be taken back at once
  [[nodiscard]] State state() const;
  void remember();
  void go_back_to(const State& state);
  void take_hands_back(const BeforeDealing& before);

  // How a deal begins: as the log states it, or without a line that says so (begin.cpp).
  void begin_anew(const Deal& deal);
  void begin_at(const Position& start, std::span<const Card> pack);
  void begin_unstated_deal();
  void report_the_end();
  void check_number(int number, int last_number);
  void count_deals_before(int number);
  void leave_out_what_is_not_played();
  [[nodiscard]] bool somebody_must_have_won() const;

  // A turn while it is judged (turns.cpp).
  struct Judged {
    const Turn& turn;
    DealInPlay::Lead lead_before;
    std::vector<Assumed> assumed;
    Position before{};
    Played played{};
    bool is_made = true;
    bool leaves_doubt = false;
  };
  void take(const Turn& turn);
  [[nodiscard]] bool judge_turn(const Turn& turn);
  [[nodiscard]] bool go_on_as_before();
  void put_right_what_was_misread(const Turn& turn);
  void recover(Judged& judged, const Position& before);
  [[nodiscard]] int shown_to_be_held_since(const Judged& judged, const Impossible& why) const;
  [[nodiscard]] OddTurns::Cause cause_of(const Judged& judged);
  void note_verdict(Judged& judged, OddTurns::Cause cause);
  [[nodiscard]] Settled settled(const Judged& judged) const;

  // Points while a deal is being played (points_in_play.cpp).
  void take_claims(const Turn& turn);
  void claim(Seat seat);
  void count_points_so_far(Came came);
  [[nodiscard]] bool winner_is_in_doubt() const;

  // Rulings (rulings.cpp).
  void take(const Comment&) {}
  void take(const Stands&);
  void take(const TakenBack& taken);
  void take(const Objection& objection);
  void take(const Agreed& agreed);

  // Dealings, cuts, and what is said between turns (dealings.cpp).
  void take(const Dealt& written);
  [[nodiscard]] Dealt with_unread_cards(const Dealt& dealt) const;
  void take(const Event& event);
  void judge_dealing_as_stated(const Dealing& dealing, const Dealt& stated);
  void report_that_hands_are_not_played();
  void check_last_call();
  void take_call_of_last(const Event& event);
  void take_cut(const Event& event);
  void say(const Event& event);
  void show_drawn(const Event& event);

  // The end of a deal, and what was written down of it (end.cpp).
  [[nodiscard]] EndOfPlay end_of_play() const;
  bool can_be_scored();
  void finish();
  void finish_unseen();
  void report_that_it_is_not_finished();
  void break_off();
  void take(const RecordedScore& recorded);
  void take(const RecordedTotals& recorded);
  void take(const Lot& lot);
  void take(const Misdeal&);
  void check(const Result& result);

  // What is found at this place; `cause`: the turn of which it may be a consequence.
  Problem& report(Problem found, int cause = 0);
  void report(std::optional<Problem> found);
  void report(Matter matter, std::vector<Finding> findings, Weight weight = Weight::problem);
  // What is wrong with cards that were written down, and what is named twice among them.
  void report_cards(Matter matter, std::vector<Finding> findings);
  Problem& report(Matter matter, Weight weight = Weight::problem, int cause = 0) {
    return report(problem_of(matter, weight), cause);
  }
  Problem& report(Course course, Weight weight = Weight::problem, int cause = 0) {
    return report(problem_of(course, weight), cause);
  }

  const Rules& rules_;
  const Insight* insight_;
  int deals_before_;  // the log
  ScoreSheet sheet_;
  EarlyWin win_;
  DealInPlay deal_;
  CallOfLast last_call_;  // for the hands that are held
  Doubt doubt_;
  Reporter reporter_;
  CardSet named_twice_;  // in the entry, or at the beginning of the deal
  History history_;
  std::optional<BeforeDealing> before_unstated_dealing_;          // for the turn that is taken
  std::optional<BeforeDealing> before_dealing_for_a_wrong_turn_;  // which was the last entry
  std::vector<LeftByTurn>* kept_ = nullptr;
  const std::vector<LeftByTurn>* followed_ = nullptr;
  std::size_t turns_followed_ = 0;
};

// How all turns of a log have left the game.
using Trace = std::vector<Replay::LeftByTurn>;

}  // namespace casino::log
