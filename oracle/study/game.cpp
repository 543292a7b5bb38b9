#include "oracle/study/game.hpp"

#include <utility>

#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/queries/oranges.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/generate/pack.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/study/program.hpp"

namespace casino::study {
namespace {

using generate::scrambled;

// Plays, and has the replay of logs keep the state of the game: it deals, judges and counts.
class Game {
 public:
  Game(const Table& table, const Beginning& beginning, Program* program)
      : table_(table),
        rules_(table.rules()),
        beginning_(beginning),
        program_(program),
        replay_(rules_, Match{.dealer = beginning.dealer}) {}

  PlayedGame play() {
    const int most_deals = beginning_.extent == Extent::deal ? 1 : generate::most_deals_of_a_match;
    for (int number = 1; number <= most_deals && !is_over(); ++number) play_deal(number);
    if (beginning_.extent == Extent::match && !replay_.match().is_over) course_.has_broken_off = !is_won_deal_by_deal();
    course_.winner = winner();
    return std::move(course_);
  }

 private:
  // Where no target is named, a match is one deal.
  [[nodiscard]] bool is_won_deal_by_deal() const { return each_deal_is_won_by_itself(rules_); }
  [[nodiscard]] bool is_over() const {
    return course_.has_broken_off || replay_.match().is_over || (course_.deals > 0 && is_won_deal_by_deal());
  }

  void play_deal(int number) {
    const std::uint64_t seed = scrambled(beginning_.seed ^ scrambled(static_cast<std::uint64_t>(number)));
    log::Deal deal;
    deal.number = number;
    deal.dealer = number == 1 ? beginning_.dealer : replay_.match().dealer;
    generate::Dice dice(seed);
    generate::Pack pack(rules_, *deal.dealer, dice);
    const std::vector<Event> cuts = pack.cuts(dice);
    replay_.begin(deal, log::Replay::Memory::of_none);
    for (const Event& cut : cuts) take(cut);
    for (std::uint64_t turn = 1; !has_ended(); ++turn) {
      if (replay_.next_dealing() == 1 || hands_are_empty(rules_, replay_.position()))
        deal_hands_from(pack, *deal.dealer);
      const Moment moment{beginning_.rules, beginning_.number, beginning_.extent == Extent::match ? number : 0,
                          beginning_.moved, turn};
      if (!play_turn(pack, scrambled(seed ^ scrambled(turn)), moment)) break;
      speak();
    }
    course_.left += replay_.position().layout().size();
    ++course_.deals;
    if (replay_.finish_deal()) count(dice);
    else course_.has_broken_off = true;
  }

  // Who may stop because he has won (DOM-WIN-5) stops.
  [[nodiscard]] bool has_ended() {
    if (replay_.next_dealing() == 1) return false;
    return replay_.has_winner() || deal_is_over(rules_, replay_.position()) || replay_.may_stop();
  }

  void deal_hands_from(generate::Pack& pack, Seat dealer) {
    const int number = replay_.next_dealing();
    if (is_last_dealing(rules_, number) && rules_.announce_last != AnnounceLast::none)
      take(Event{EventKind::last, dealer, {}});
    const Dealing dealing = pack.dealing(number);
    log::Dealt dealt;
    dealt.number = number;
    for (const Seat seat : rules_.seats) dealt.hands[seat] = Hand::of(dealing.hands[seat]);
    dealt.table = dealing.table;
    take(std::move(dealt));
  }

  [[nodiscard]] std::optional<players::Decision> decision(const Position& position, std::uint64_t dice,
                                                          const Moment& moment) const {
    const Seat seat = position.to_act;
    const players::PlayerType& player = beginning_.seated[seat];
    if (player.kind == players::PlayerKind::program)
      return program_->decision(rules_, table_.players(), position, dice, moment);
    return table_.players().decision(player, players::view_of(rules_, position, seat), dice);
  }

  bool play_turn(const generate::Pack& pack, std::uint64_t dice, const Moment& moment) {
    const Position& position = replay_.position();  // which is another one as soon as the turn is taken
    const Seat seat = position.to_act;
    const auto decision = this->decision(position, dice, moment);
    if (!decision) return false;
    const bool captures = note(position, *decision);
    const auto card = next_drawn(rules_, pack.cards(), position);
    take(decision->turn);
    if (card) take(Event{EventKind::draw, seat, *card});
    if (captures && position.table_is_empty()) ++course_.sweeps;
    return true;
  }

  // Before the turn is made; whether it captures.
  bool note(const Position& before, const players::Decision& decision) {
    course_.turns.push_back({decision.mark_of_choices, players::mark_of(decision.turn)});
    course_.choices += static_cast<std::int64_t>(decision.choices);
    if (decision.choices == 1) ++course_.forced;
    bool captures = false;
    for (const Step& step : decision.turn.steps) {
      const auto* action = std::get_if<Action>(&step);
      if (action == nullptr) continue;
      if (action->kind == Do::build) ++course_.builds;
      if (action->kind != Do::capture) continue;
      captures = true;
      for (const Build& build : before.builds)
        if (action->table.contains_all(build.cards) && !same_side(rules_, build.owner, before.to_act))
          ++course_.builds_taken;
    }
    return captures;
  }

  // Nobody forgets to call an orange (TUX-ORG-2), or to claim that the target is reached (AA-WIN-8).
  void speak() {
    if (rules_.score_orange != 0)
      for (const Seat seat : rules_.seats)
        if (effect_of_call(rules_, replay_.position(), seat) == CallEffect::scores)
          take(Event{EventKind::call, seat, {}});
    if (!target_can_be_claimed(rules_)) return;
    for (const Side side : sides_of(rules_)) {
      if (has_ended()) return;
      if (claim_is_correct(rules_, replay_.match(), captured_for_a_claim(rules_, replay_.position()), side))
        take(Event{EventKind::claim, Seat{side.index}, {}});
    }
  }

  void count(generate::Dice& dice) {
    const auto points = replay_.points_of_deal();
    if (!points) return;  // it does not count, and is dealt anew
    for (const Side side : sides_of(rules_)) course_.points[side] += (*points)[side];
    if (replay_.score())
      for (const ScoreLine& line : replay_.score()->lines)
        for (const Side side : sides_of(rules_))
          course_.items[static_cast<std::size_t>(line.item)] += line.points[side];
    if (const SeatSet lot = replay_.match().lot_among; !lot.empty()) take(log::Lot{any_seat(lot, dice)});
  }

  [[nodiscard]] Seat any_seat(SeatSet among, generate::Dice& dice) const {
    std::vector<Seat> seats;
    for (const Seat seat : rules_.seats)
      if (among.contains(seat)) seats.push_back(seat);
    return seats[dice.below(seats.size())];
  }

  // Of a match, and of a deal that ended it or is won by itself, as the rules have it; else whoever has scored most.
  [[nodiscard]] std::optional<Side> winner() const {
    const bool is_decided = beginning_.extent == Extent::match || replay_.match().is_over;
    if (is_decided && !is_won_deal_by_deal()) return replay_.match().winner;
    std::optional<Side> best;
    bool is_shared = false;
    for (const Side side : sides_of(rules_)) {
      is_shared = best && course_.points[side] == course_.points[*best] ? true : is_shared;
      if (best && course_.points[side] <= course_.points[*best]) continue;
      best = side;
      is_shared = false;
    }
    return course_.has_broken_off || is_shared ? std::nullopt : best;
  }

  void take(log::Happening what) { replay_.take(log::Entry{std::move(what), {}, {}}); }

  const Table& table_;
  const Rules& rules_;
  const Beginning& beginning_;
  Program* program_;
  log::Replay replay_;
  PlayedGame course_;
};

}  // namespace

PlayedGame played(const Table& table, const Beginning& beginning, Program* program) {
  return Game(table, beginning, program).play();
}

}  // namespace casino::study
