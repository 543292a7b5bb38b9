#include "oracle/generate/game.hpp"

#include <utility>

#include <fmt/format.h>

#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/queries/oranges.hpp"
#include "oracle/generate/pack.hpp"
#include "oracle/generate/player.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/text/names.hpp"

namespace casino::generate {
namespace {

// Plays a match and writes it down; how the game stands the replay of what was written knows.
class Game {
 public:
  Game(log::Log& log, std::uint64_t seed)
      : log_(log), rules_(log.rules.rules), dice_(seed), player_(rules_, some_taste(dice_)), replay_(rules_, Match{}) {
    states_the_pack_ = dice_.one_in(4);
  }

  void play(std::optional<int> deals) {
    const int most_deals = deals.value_or(each_deal_is_won_by_itself(rules_) ? 1 : most_deals_of_a_match);
    for (int number = 1; number <= most_deals && !has_broken_off_ && !replay_.match().is_over; ++number)
      play_deal(number);
    // Who has won the last of several deals is not who has won.
    const bool is_of_all = replay_.match().is_over || log_.deals.size() == 1;
    log_.result = is_of_all ? log::result_of(replay_.match()) : log::Result{};
  }

 private:
  void play_deal(int number) {
    log::Deal& deal = log_.deals.emplace_back();
    deal.number = number;
    deal.dealer =
        number == 1 ? Seat{static_cast<std::uint8_t>(dice_.below(rules_.seats.count))} : replay_.match().dealer;
    Pack pack(rules_, *deal.dealer, dice_);
    const std::vector<Event> cuts = pack.cuts(dice_);
    if (states_the_pack_) deal.pack = pack.cards();
    replay_.begin(deal);
    for (const Event& cut : cuts) write(cut);
    while (!has_ended()) {
      if (replay_.next_dealing() == 1 || hands_are_empty(rules_, replay_.position())) deal_hands_from(pack);
      if (!play_turn(pack)) break;
      speak();
    }
    if (replay_.finish_deal()) write_points();
    else break_off();
  }

  // Some values of options leave an owner without any legal turn: of that the rules say nothing.
  void break_off() {
    const Seat seat = replay_.position().to_act;
    log_.closing_comments.push_back(
        rules_.off.empty() ? fmt::format("{} has no legal turn in deal {}: the game breaks off.",
                                         name_of(seat, rules_.seats), log_.deals.back().number)
                           : "Clauses are switched off, so that no turns can be listed: the game breaks off.");
    has_broken_off_ = true;
  }

  [[nodiscard]] bool has_ended() {
    if (replay_.next_dealing() == 1) return false;
    if (replay_.has_winner() || deal_is_over(rules_, replay_.position())) return true;
    return replay_.may_stop() && dice_.one_in(2);  // DOM-WIN-5, Q-DOM-02
  }

  void deal_hands_from(Pack& pack) {
    const int number = replay_.next_dealing();
    if (is_last_dealing(rules_, number) && rules_.announce_last != AnnounceLast::none)
      write(Event{EventKind::last, log_.deals.back().dealer.value(), {}});
    const Dealing dealing = pack.dealing(number);
    log::Dealt dealt;
    dealt.number = number;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) dealt.hands[Seat{i}] = Hand::of(dealing.hands[Seat{i}]);
    dealt.table = dealing.table;
    write(dealt);
  }

  bool play_turn(const Pack& pack) {
    const Position before = replay_.position();
    const auto turn = player_.turn(before, dice_);
    if (!turn) return false;
    write(*turn);
    const auto card = next_drawn(rules_, pack.cards(), before);  // CRZ-DRW-1
    if (card && !states_the_pack_) write(Event{EventKind::draw, turn->seat, *card});
    return true;
  }

  // Between turns: oranges are called, and the target is claimed.
  void speak() {
    if (rules_.score_orange != 0) call_orange();
    if (target_can_be_claimed(rules_)) claim();
  }

  // TUX-ORG-2, TUX-ORG-3, TUX-ORG-4: the capturer calls, or forgets to; then somebody else may. Now and then there is
  // nothing to call.
  void call_orange() {
    const bool capturer_forgets = dice_.one_in(6);
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      switch (effect_of_call(rules_, replay_.position(), Seat{i})) {
        case CallEffect::scores:
          if (!capturer_forgets) write(Event{EventKind::call, Seat{i}, {}});
          break;
        case CallEffect::scores_missed:
          if (capturer_forgets && dice_.one_in(2)) write(Event{EventKind::call, Seat{i}, {}});
          break;
        case CallEffect::is_false:
          if (dice_.one_in(200)) write(Event{EventKind::call, Seat{i}, {}});
          break;
        case CallEffect::is_ignored: break;
      }
    }
  }

  // AA-WIN-8: rightly as a rule.
  void claim() {
    for (const Side side : sides_of(rules_)) {
      if (has_ended()) return;
      const bool is_right =
          claim_is_correct(rules_, replay_.match(), captured_for_a_claim(rules_, replay_.position()), side);
      if (is_right ? dice_.one_in(2) : dice_.one_in(400)) write(Event{EventKind::claim, Seat{side.index}, {}});
    }
  }

  void write_points() {
    const auto points = replay_.points_of_deal();
    if (!points) return;
    log::RecordedScore score;
    log::RecordedTotals totals;
    for (const Side side : sides_of(rules_)) score.points[side] = (*points)[side];
    write(score);
    if (!replay_.match().lot_among.empty()) write(log::Lot{any_seat(replay_.match().lot_among)});
    for (const Side side : sides_of(rules_)) totals.points[side] = replay_.match().totals[side];
    write(totals);
  }

  [[nodiscard]] Seat any_seat(SeatSet among) {
    std::vector<Seat> seats;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (among.contains(Seat{i})) seats.push_back(Seat{i});
    return seats[dice_.below(seats.size())];
  }

  void write(log::Happening what) {
    log::Entry& entry = log_.deals.back().entries.emplace_back(log::Entry{std::move(what), {}, {}});
    replay_.take(entry);
  }

  log::Log& log_;
  const Rules& rules_;
  Dice dice_;
  Player player_;
  log::Replay replay_;
  bool states_the_pack_ = false;
  bool has_broken_off_ = false;
};

}  // namespace

log::Log random_game(const log::StatedRules& rules, std::uint64_t seed, const GamePlan& plan) {
  log::Log log;
  log.rules = rules;
  Game(log, seed).play(plan.deals);
  return log;
}

Rules with_all_clauses(Rules rules) {
  rules.off = {};
  return rules;
}

}  // namespace casino::generate
