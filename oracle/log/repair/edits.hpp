#pragma once
// Which edits might repair a problem of a log: slips of the pen at its place, and at earlier places of the deal those
// that touch the cards which it is about.

#include "model/cards/function_ref.hpp"
#include "oracle/log/repair/rerun.hpp"
#include "oracle/log/slips/slips.hpp"

namespace casino::log {

class Edits {
 public:
  using Visit = FunctionRef<bool(const Edit&)>;  // false: no more

  Edits(const Log& log, const Problem& problem, Rerun& rerun, Visit visit);

  // At the problem itself.
  void at_problem();
  // At an earlier entry.
  void at_earlier(std::size_t entry);
  // In the position from which the deal starts, if it is a fragment.
  void at_start();
  // Two turns forgotten one after the other, before an entry.
  void two_forgotten_turns(std::size_t entry);

  // How many turns have been judged.
  [[nodiscard]] std::size_t work() const { return work_; }
  [[nodiscard]] bool is_stopped() const { return is_stopped_; }

 private:
  void named_only_once();
  void of_turn(std::size_t entry, const Turn& turn);
  void of_order(std::size_t entry, const Turn& turn);
  void each_legal_turn(const Position& position, FunctionRef<bool(const Turn&, const Position&)> visit) const;
  void forgotten_turns(std::size_t entry);
  void forgotten_turns_of_hidden_cards(std::size_t entry, const Position& position);
  void forgotten_call(std::size_t entry);
  void of_dealing(std::size_t entry, const Dealt& dealt);
  void of_event(std::size_t entry, const Event& event);
  void of_last_call(std::size_t entry);
  void of_numbers(std::size_t entry);
  void of_dealer();
  void of_the_first_turn();
  void of_who_is_to_act(std::size_t entry);
  void offer_dealer(Seat dealer);
  void of_deal_line();
  void of_result();
  void offer_turns(std::size_t entry, const Turn& written, const Position& position,
                   const std::vector<Slip<Turn>>& slips);
  void offer(std::size_t entry, std::size_t removed, std::vector<Happening> inserted, int cost);
  void offer(Edit edit);
  [[nodiscard]] bool touches(const Turn& written, const Turn& meant) const;
  [[nodiscard]] bool lacks_build() const;
  [[nodiscard]] CardSet not_dealt() const;
  [[nodiscard]] CardSet played_from_hands() const;

  const Log& log_;
  const Rules& rules_;
  const Problem& problem_;
  const std::vector<Entry>* entries_ = nullptr;
  Rerun& rerun_;
  Visit visit_;
  CardSet concerned_;  // the cards that the problem is about
  int surcharge_ = 0;  // an earlier slip is less likely than one at the problem
  std::size_t work_ = 0;
  bool is_stopped_ = false;
};

}  // namespace casino::log
