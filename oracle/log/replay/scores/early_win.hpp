#pragma once
// Whether somebody has ended the deal that is being played by winning, by a claim or by points that count at once
// (AA-WIN-7, AA-WIN-8, AA-WIN-9, FIN-WIN-2, DOM-WIN-8), as far as that is known. Inside the replay of logs only.

#include <optional>

#include "oracle/log/replay/scores/early_winner.hpp"

namespace casino::log {

class EarlyWin {
 public:
  // The totals with which a log begins can say that the match is over.
  EarlyWin(const Rules& rules, Match& match);
  void begin_deal(const Match& match);

  // Who has ended the deal; whether it may stop, for somebody has won, but may be played out (Q-DOM-02); who that is.
  [[nodiscard]] std::optional<Side> ended_by() const { return ended_by_; }
  [[nodiscard]] bool may_stop() const { return may_stop_.has_value(); }
  [[nodiscard]] std::optional<Side> winner() const { return ended_by_ ? ended_by_ : may_stop_; }
  [[nodiscard]] bool is_cut_short() const { return ended_by_ && !is_after_the_last_card_; }
  // Whether nobody can tell if a claim was correct (AA-WIN-8); or if one side or another has won.
  [[nodiscard]] bool has_an_open_claim() const { return claim_is_open_; }
  [[nodiscard]] bool can_be_anybodys() const;

  // A claim that is correct or not, as far as anybody can tell, in this position.
  void take_claim(const Rules& rules, const Position& position, Side side, std::optional<bool> holds);
  // AA-WIN-9, FIN-WIN-2, DOM-WIN-8: points that count as they are made. Where another side may have won before, by
  // cards or in an order that nobody stated, nobody is known to have.
  void count_points(const Rules& rules, Match& match, const Position& position, Came came);
  // What had counted does so no more; the deal does not count.
  void is_undone();
  void is_misdealt() { ended_by_.reset(); }
  // DOM-WIN-5: the deal is not played out.
  void stop() { ended_by_ = may_stop_; }

 private:
  std::optional<Side> ended_by_;
  bool is_after_the_last_card_ = false;  // when it was ended, what lay there had been given out, too
  std::optional<Side> may_stop_;
  PerSide<bool> can_have_won_{};  // before anybody who is known to have
  bool claim_is_open_ = false;
};

}  // namespace casino::log
