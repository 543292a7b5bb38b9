#pragma once
// The deal that is being played: how far it has come, what was dealt and by whom, who leads, and where it stands.
// Inside the replay of logs only.

#include <optional>
#include <span>
#include <vector>

#include "model/deal/deal.hpp"
#include "model/queries/phase.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/replay/doubt/unsaid.hpp"
#include "oracle/log/replay/problems/assumed.hpp"

namespace casino::log {

class DealInPlay {
 public:
  enum class Stage : std::uint8_t { none, playing, finished, misdealt };
  struct Lead {
    bool is_due = false;      // the turn that follows is the first of its dealing
    std::optional<Seat> odd;  // who led a dealing of this deal, though another one should have
  };
  // What a turn that is taken back undoes.
  struct Standing {
    Position position;
    std::vector<Unsaid> unsaid;  // builds of which nobody said the value
    Lead lead;
    int lacks_of_table = 0;  // cards that lie on the table, and that the log does not name
    PerSeat<int> lacks_of_hands{};
  };

  // The rules have to outlive it.
  explicit DealInPlay(const Rules& rules) : rules_(rules) {}

  // Its first cards are still to be dealt; or the log states where it stands.
  void begin(const Deal& deal, Seat dealer, bool dealer_is_known);
  void begin_at(const Position& start);
  // Of the pack these cards are left where it starts, from the top; false if they cannot be what is still to be dealt.
  [[nodiscard]] bool has_left(std::span<const Card> stated);
  void agree_on(const Position& position);
  void come_to(Stage stage) { stage_ = stage; }

  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] bool is_playing() const { return stage_ == Stage::playing; }
  // It was scored, or does not count: what is played now is of another one.
  [[nodiscard]] bool is_over() const { return stage_ == Stage::finished || stage_ == Stage::misdealt; }
  [[nodiscard]] bool is_dealt() const { return is_dealt_; }
  // Nobody knows what lies on its table: nothing of it can be judged.
  [[nodiscard]] bool is_blind() const { return is_blind_; }
  void go_on_blindly() { is_blind_ = true; }
  // Nothing is open in it; and the log has not stated where it stands, which may be in the midst of a turn.
  [[nodiscard]] bool is_clear() const { return is_playing() && !is_blind_ && now_.unsaid.empty(); }
  [[nodiscard]] bool is_plain() const { return is_clear() && !position_was_stated_; }
  // AA-END-1
  [[nodiscard]] Answer all_is_played() const { return casino::all_is_played(rules_, now_.position); }

  // Cards are named twice, where another may have been meant. What a turn shows to be missing is there.
  void note_what_may_be_missing(CardSet twice);
  void find_what_is_missing(const Turn& turn);

  // Where it stands.
  [[nodiscard]] const Position& position() const { return now_.position; }
  [[nodiscard]] Position& position() { return now_.position; }
  [[nodiscard]] const Standing& standing() const { return now_; }
  [[nodiscard]] Standing& standing() { return now_; }
  void lay_the_rest_down();  // hands that nobody stated were empty

  // The number of the next dealing; whether the log numbers it so, or as far from that as the one before.
  [[nodiscard]] int next_dealing() const;
  [[nodiscard]] bool is_numbered_on(int written);
  [[nodiscard]] bool hands_are_due() const;
  // AA-DEAL-4: later dealings of a deal put nothing on the table. Behind the last card these begin another one.
  [[nodiscard]] bool is_begun_anew_by(const Dealt& dealt) const;
  // What a dealing gave out, as far as it is known: from the log, or from the order of the pack. What is wrong with it.
  [[nodiscard]] Dealing filled_in(const Dealt& stated, int number) const;
  [[nodiscard]] std::vector<Finding> faults_of(const Dealing& dealing, const Dealt& stated) const;
  // Deals it, and says which of its cards lie elsewhere already.
  CardSet deal(Dealing dealing, const Dealt& stated);
  void deal(const Dealing& dealing);
  // AA-PAK-1, AA-DEAL-2: where the order of the pack is stated.
  [[nodiscard]] bool comes_from_the_pack(const Dealing& dealing) const;
  // A known pack tells which card is drawn; the log need not say it (CRZ-DRW-1).
  [[nodiscard]] std::optional<Card> drawn_from_pack(const Turn& turn) const;
  // Cards of hands that have some.
  [[nodiscard]] int cards_held() const;

  // The first layout, where it was cut (SWZ-CUT-2).
  [[nodiscard]] const std::optional<CardSet>& cut() const { return cut_; }
  void lay_cut(std::optional<CardSet> cards) { cut_ = cards; }

  [[nodiscard]] Seat dealer() const { return dealer_; }
  [[nodiscard]] bool dealer_is_known() const { return dealer_is_known_; }
  // The dealer for whom this seat leads, or this dealer: the one that is stated, or another who was due or has led so.
  [[nodiscard]] Seat dealer_before(Seat leads) const;
  [[nodiscard]] Seat dealer_or(Seat another) const;
  // Another seat led the cut than should have.
  void note_odd_leader(Seat seat) { now_.lead.odd = seat; }
  // Who may have dealt in truth, as the turns show.
  [[nodiscard]] const std::optional<Seat>& other_dealer() const { return other_dealer_; }
  // What follows from who makes the next turn: who leads, and may have dealt; whose hands are passed over, of which
  // nothing is stated.
  [[nodiscard]] std::vector<Assumed> settle_leader(Seat seat);
  [[nodiscard]] std::optional<Need> pass_over_unknown_hands(Seat seat);

 private:
  [[nodiscard]] bool leaves_something_to_the_pack(const Dealt& stated, int number) const;
  void hold_as_stated(const Dealt& stated);

  const Rules& rules_;
  Stage stage_ = Stage::none;
  Standing now_;
  std::vector<Card> pack_;
  CardSet dealt_before_;  // of a fragment: cards that its pack does not name
  std::optional<CardSet> cut_;
  Seat dealer_;
  bool dealer_is_known_ = false;
  std::optional<Seat> other_dealer_;
  bool is_dealt_ = false;
  bool is_blind_ = false;
  bool position_was_stated_ = false;  // by the log, not by dealings and turns
  int numbered_further_ = 0;          // by which the log numbers dealings, than they are
};

}  // namespace casino::log
