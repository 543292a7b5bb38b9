#pragma once
// Plays a log through the model, entry by entry: where does the game stand, and what does not hold? It goes on after
// everything, for real logs hold turns that broke a rule and stood. Of hands it takes what the dealings tell; a log in
// which more has been worked out about them can be replayed the same way.

#include <optional>
#include <string_view>
#include <vector>

#include "model/deal/deal.hpp"
#include "model/judge/play.hpp"
#include "model/match/match.hpp"
#include "model/table/position.hpp"
#include "oracle/log/lines/plain_play.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/points/outcomes.hpp"
#include "oracle/log/replay/call_of_last.hpp"
#include "oracle/log/replay/doubt.hpp"
#include "oracle/log/replay/early_win.hpp"
#include "oracle/log/replay/insight.hpp"
#include "oracle/log/replay/problem.hpp"
#include "oracle/log/replay/reporter.hpp"
#include "oracle/log/replay/unsaid.hpp"

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
  // The quick road of a turn: makes it, and says whether it is legal and leaves nothing open or to be told. If not,
  // this replay is of no use any more; one that takes entries can say what there is.
  [[nodiscard]] bool passes(const Turn& turn);
  // Quicker yet, in games of the main text: makes the turns with which a text begins, a line each, as far as they are
  // plain, and says how long those lines are; takes a dealing that is plain. All else is for the others to take.
  [[nodiscard]] std::size_t make_plain_turns(std::string_view text);
  [[nodiscard]] bool takes_plainly(const Dealt& dealt);
  // Says where the entry stands that will be taken next, for what is found before it is.
  void come_to(Place place) { reporter_.come_to(place); }
  void end(const std::optional<Result>& result);

  // Where the game stands. Hands that are due before the next turn are dealt by `deal_what_is_due`, if the log does
  // not tell of their dealing.
  [[nodiscard]] const Position& position() const { return now_.position; }
  [[nodiscard]] const Match& match() const { return now_.match; }
  void deal_what_is_due();

  // Whether somebody has ended the deal, or may (Q-DOM-02): by a claim, or by points that count at once.
  [[nodiscard]] bool has_winner() const { return now_.match.is_over || now_.win.ended_by().has_value(); }
  [[nodiscard]] bool may_stop() const { return now_.win.may_stop(); }
  // Counts the deal if it is at its end; false if it is not.
  bool finish_deal();
  // Its score, and what each side gets of it; nothing before its end, and if it does not count.
  [[nodiscard]] const std::optional<DealScore>& score() const { return score_; }
  [[nodiscard]] std::optional<PerSide<int>> points_of_deal() const;

  // The positions before the turns of the deal, the latest first, if they are remembered.
  [[nodiscard]] std::vector<const Position*> earlier_positions() const;

  // The how-manieth dealing the next one is.
  [[nodiscard]] int next_dealing() const;

  [[nodiscard]] const std::vector<Problem>& problems() const { return reporter_.problems(); }
  [[nodiscard]] std::vector<Problem>& problems() { return reporter_.problems(); }
  [[nodiscard]] const Tally& tally() const { return reporter_.tally(); }

 private:
  // What a turn that is taken back undoes.
  struct State {
    State(const Rules& rules, const Match& before) : match(before), win(rules, match) {}
    Position position;
    Match match;
    std::vector<Unsaid> unsaid;  // builds of which nobody said the value
    EarlyWin win;
    Doubt doubt;
    struct Lead {
      bool is_due = false;      // the turn that follows is the first of its dealing
      std::optional<Seat> odd;  // who led a dealing of this deal, though another one should have
    };
    Lead lead;
  };
  // What a dealing undoes that the log did not tell of.
  struct BeforeDealing {
    State state;
    CallOfLast last_call;
    std::size_t problems = 0;
  };
  // A turn while it is judged.
  struct Judged {
    const Turn& turn;
    State::Lead lead_before;
    std::vector<Assumed> assumed;
    Position before{};
    Played played{};
    bool is_made = true;
    bool leaves_doubt = false;
  };
  enum class Stage : std::uint8_t { none, playing, finished, misdealt, unfinished };

  // How a deal begins: as the log tells it, or without a line that says so (begin.cpp).
  void begin_anew(const Deal& deal);
  void begin_at(const Position& start);
  [[nodiscard]] bool is_between_deals() const;
  [[nodiscard]] bool deals_anew(const Dealt& dealt) const;
  void tell_of_untold_deal(bool was_in_play);
  void begin_untold_deal();
  void begin_untold_deal_by_a_turn();
  [[nodiscard]] bool somebody_must_have_won() const;

  // Turns and rulings (replay.cpp).
  void take(const Turn& turn);
  void take(const Comment&) {}
  void take(const Stands&);
  void take(const TakenBack& taken);
  void take(const Objection& objection);
  void take(const Agreed& agreed);
  void take_claims(const Turn& turn);
  [[nodiscard]] bool goes_on() const;
  [[nodiscard]] bool is_in_plain_play() const;
  [[nodiscard]] bool comes_from_the_pack(const Dealing& dealing) const;
  [[nodiscard]] std::vector<Assumed> settle_leader(Seat seat);
  void check_number(int number, int last_number);
  void count_deals_before(int number);
  [[nodiscard]] std::optional<Need> pass_over_unknown_hands(Seat seat);
  [[nodiscard]] OddTurns::Cause cause_of(const Turn& turn, const Position& before, const Verdict& verdict);
  [[nodiscard]] CardSet lapsed_builds(const Position& position) const;
  void tell_that_hands_are_not_played();
  [[nodiscard]] bool judge_turn(const Turn& turn);
  void put_right_what_was_misread(const Turn& turn);
  void recover(Judged& judged, const Position& before);
  void note_verdict(Judged& judged, OddTurns::Cause cause);
  [[nodiscard]] Settled settled(const Judged& judged) const;
  [[nodiscard]] std::optional<Card> drawn_from_pack(const Turn& turn) const;

  // Dealings, and what is said between turns (deal.cpp).
  void take(const Dealt& dealt);
  void take(const Event& event);
  [[nodiscard]] bool hands_are_due() const;
  [[nodiscard]] BeforeDealing before_dealing_now() const;
  void take_hands_back(const BeforeDealing& before);
  void settle_dealer(const Deal& deal);
  [[nodiscard]] Seat dealer_untold() const;
  void deal_first(Dealing dealing, const Dealt& told);
  void deal_next(const Dealing& dealing, const Dealt& told);
  void judge_dealing_as_told(const Dealing& dealing, const Dealt& told);
  void hold_as_told(const Dealt& told);
  [[nodiscard]] Dealing filled_in(const Dealt& told, int number) const;
  [[nodiscard]] bool leaves_something_to_the_pack(const Dealt& told, int number) const;
  void take_cut(const Event& event);
  void judge_untold_cut(CardSet layout);
  void tell_that_the_cut_comes_late();
  void say(const Event& event);
  void show_drawn(const Event& event);
  void check_last_call();

  // Points while a deal is being played (replay.cpp).
  void claim(Seat seat);
  void count_points_so_far(Came came);
  [[nodiscard]] bool winner_is_in_doubt() const;

  // The end of a deal (scores.cpp), and what was written down of it (written.cpp).
  bool can_be_scored();
  void finish_unseen();
  void tell_that_it_is_not_finished();
  void break_off();
  void score_deal();
  void go_on_without_a_score();
  [[nodiscard]] SeatSet dealers_after_any_deal() const;
  void take(const RecordedScore& score);
  void take(const RecordedTotals& totals);
  void hold_against_outcomes(std::optional<ScoreItem> item, const Recorded& told);
  void hold_against_outcomes(const RecordedTotals& totals);
  void hold_against_outcomes(const Result& result);
  void take_as_written(const RecordedTotals& totals);
  [[nodiscard]] PerSide<bool> winners_as_written() const;
  [[nodiscard]] bool contradicts_what_was_written(const Result& result) const;
  void take(const Lot& lot);
  void take(const Misdeal&);
  void check(const Result& result);

  // `cause`: the turn of which it may be a consequence.
  Problem& report(Matter matter, Weight weight = Weight::problem, int cause = 0);
  Problem& report(Course course, Weight weight = Weight::problem, int cause = 0);
  void report(Matter matter, std::vector<Finding> findings, Weight weight = Weight::problem);

  const Rules& rules_;
  PlainPlay plain_play_;
  const Insight* insight_;
  State now_;
  Memory memory_ = Memory::of_every_turn;
  std::vector<State> history_;  // before each turn of the deal, if they are remembered

  // The deal that is being played.
  Stage stage_ = Stage::none;
  std::vector<Card> pack_;
  std::optional<CardSet> cut_;
  bool is_dealt_ = false;
  bool is_blind_ = false;           // the layout is not known
  bool position_was_told_ = false;  // by the log, not by dealings and turns
  bool has_told_that_it_is_not_finished_ = false;
  Match at_begin_;  // of the deal
  Match at_end_;    // with everything but the deal's score
  std::optional<DealScore> score_;
  std::optional<BeforeDealing> before_untold_dealing_;  // for this turn
  int numbered_further_ = 0;                            // by which the log numbers dealings, than they are
  bool totals_are_known_ = true;
  bool totals_were_known_ = true;    // before the deal that is being played
  bool totals_are_written_ = false;  // of all sides, behind a deal that nobody can count
  bool dealer_of_deal_is_known_ = false;
  SeatSet can_deal_;                  // of whom one deals next; nobody: it can be anybody
  std::optional<Outcomes> outcomes_;  // of a deal of which not all is known that counts
  std::optional<Seat> other_dealer_;  // who may have dealt this deal, as the turns show

  CallOfLast last_call_;  // for the hands that are held

  int deals_before_ = 0;  // the log
  Reporter reporter_;
};

}  // namespace casino::log
