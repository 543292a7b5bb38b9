#include "oracle/log/replay/doubt/recovery.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/judge/clauses/chapters.hpp"

namespace casino::log {
namespace {

const Impossible* obstacle_of(const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  return illegal != nullptr && illegal->impossible ? &*illegal->impossible : nullptr;
}

// Changes turn and position, one obstacle after the other, until the turn can be made.
class Recoverer {
 public:
  Recoverer(const Rules& rules, const Position& before, Turn turn, int strays)
      : rules_(rules), untouched_(before), start_(before), turn_(std::move(turn)) {
    found_.strays = strays;
  }

  Recovery run() {
    if (turn_.seat != start_.to_act) return made_by_another();
    // Each round takes something out of the turn, or brings a card to where it is wanted.
    constexpr int most_rounds = 1000;
    for (int round = 0; round < most_rounds; ++round) {
      Judgement judgement = judge(rules_, start_, turn_);
      const Impossible* why = obstacle_of(judgement);
      if (why == nullptr) {
        found_.after = std::move(judgement.after);
        return std::move(found_);
      }
      if (!overcomes(*why)) break;
    }
    return not_made();
  }

 private:
  // A slip in the seat, if whoever is to act can have made it; else the turn is there once too often.
  Recovery made_by_another() {
    Turn other = turn_;
    other.seat = start_.to_act;
    Judgement judgement = judge(rules_, start_, other);
    if (obstacle_of(judgement) != nullptr) return not_made();
    return {std::move(judgement.after), {{Assumption::seat_acted, {}, other.seat}}, false, found_.strays};
  }

  Recovery not_made() const {
    return {untouched_, {{Assumption::turn_was_not_made, {}, turn_.seat}}, false, found_.strays};
  }

  void assume(Assumption what, CardSet cards, bool leaves_doubt = true) {
    found_.leaves_doubt = found_.leaves_doubt || leaves_doubt;
    for (Assumed& one : found_.assumed)
      if (one.what == what) return one.cards.insert(cards);
    found_.assumed.push_back({what, cards, turn_.seat});
  }

  void leave_out(std::size_t step) { turn_.steps.erase(turn_.steps.begin() + static_cast<std::ptrdiff_t>(step)); }

  // False where the turn can only be left out.
  bool overcomes(const Impossible& why) {
    const auto step = static_cast<std::size_t>(why.step);
    if (why.what == Obstacle::deal_is_over || step >= turn_.steps.size()) return false;
    Action* action = std::get_if<Action>(&turn_.steps[step]);
    if (action == nullptr) {
      assume(Assumption::step_was_not_made, why.cards, /*leaves_doubt=*/false);
      leave_out(step);
      return true;
    }
    switch (why.what) {
      case Obstacle::hand_card_missing: return hand_card_is_found(step, why.cards.first());
      case Obstacle::table_card_missing: table_cards_are_found(*action, why.cards); return true;
      case Obstacle::top_missing:
        action->tops.remove(why.cards);
        assume(Assumption::card_was_not_there, why.cards);
        return true;
      case Obstacle::base_missing: base_is_built_anew(*action); return true;
      case Obstacle::unite_missing:
        assume(Assumption::build_was_not_there, action->unite);
        action->unite = CardSet{};
        return true;
      case Obstacle::takes_nothing: does_less(*action, step); return true;
      case Obstacle::card_named_twice: named_once(*action, why.cards); return true;
      case Obstacle::card_without_part: without_idle_cards(*action); return true;
      case Obstacle::not_within_a_turn:
      case Obstacle::deal_is_over:
      case Obstacle::stock_card_missing: break;
    }
    return false;
  }

  // ---- Cards of the hand

  // A card that lies nowhere in sight, and that nobody is said to hold, was in this hand, in the place of one that was
  // misread when hands were written down; any other was itself misread. Which of the cards stated are not there nobody
  // knows.
  bool hand_card_is_found(std::size_t step, Card card) {
    if (const auto earlier = step_that_played(card, step)) {
      is_played_once(*earlier, step, card);
      return true;
    }
    Action& action = std::get<Action>(turn_.steps[step]);
    Hand& hand = start_.hands[turn_.seat];
    const bool is_any_number = hand.more == Hand::any_number;
    if (!is_any_number && is_short() && can_be_held(card)) {
      take_out_of_the_unseen(card);
      hand.cards.insert(card);
      assume(Assumption::card_was_held_too, card, /*leaves_doubt=*/false);
      return true;
    }
    if (!is_any_number && hand.size() == 0) return false;
    if (!is_any_number && hand.size() < hand_cards_of(turn_).size()) {
      action.hand.remove(card);
      assume(Assumption::card_was_not_there, card);
      return true;
    }
    const bool is_held = can_be_held(card);
    if (!is_held && hand.is_known() && hand.cards.size() == 1 && !action.table.meets(hand.cards)) {
      action.hand = hand.cards;
      assume(Assumption::only_card_was_played, hand.cards, /*leaves_doubt=*/false);
      return true;
    }
    const CardSet still_known = hand.cards & (hand_cards_of(turn_) - card);
    if (!is_any_number) {
      hand.more = static_cast<std::uint8_t>(hand.size() - still_known.size() - 1);
      hand.cards = still_known;
    }
    if (is_held) {
      take_out_of_the_unseen(card);
      hand.cards.insert(card);
      assume(Assumption::card_was_held, card, /*leaves_doubt=*/false);
    } else {
      action.hand.remove(card);
      card_is_misread(action, card);
    }
    return true;
  }

  [[nodiscard]] bool can_be_held(Card card) const { return !lies_in_sight(card) && !is_held_by_another(card); }
  // Whoever is to act has no fewer cards than anybody else, who plays later.
  [[nodiscard]] bool is_short() const {
    const auto size_of = [&](Seat seat) {
      const Hand& hand = start_.hands[seat];
      return hand.more == Hand::any_number ? 0 : hand.size();
    };
    const int size = size_of(turn_.seat);
    for (const Seat seat : rules_.seats)
      if (seat != turn_.seat && size_of(seat) > size) return true;
    return false;
  }
  [[nodiscard]] bool lies_in_sight(Card card) const {
    return start_.layout().contains(card) || in_piles().contains(card) || !rules_.pack.contains(card);
  }
  [[nodiscard]] CardSet in_piles() const {
    CardSet cards;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) cards.insert(start_.piles[Seat{i}].cards());
    return cards;
  }
  [[nodiscard]] bool is_held_by_another(Card card) const {
    for (const Seat seat : rules_.seats)
      if (seat != turn_.seat && start_.hands[seat].cards.contains(card)) return true;
    return false;
  }
  [[nodiscard]] std::optional<std::size_t> step_that_played(Card card, std::size_t before) const {
    for (std::size_t step = 0; step < before; ++step)
      if (const Action* action = std::get_if<Action>(&turn_.steps[step]);
          action != nullptr && action->hand.contains(card))
        return step;
    return std::nullopt;
  }

  // One card cannot be played twice in a turn. One that was trailed was taken up again, as where somebody complies with
  // a demand that nobody had a right to (SWZ-INS-1); two captures with it took what both name; else the first is what
  // was done.
  void is_played_once(std::size_t first, std::size_t second, Card card) {
    assume(Assumption::card_was_there_once, card);
    Action& before = std::get<Action>(turn_.steps[first]);
    const Action& again = std::get<Action>(turn_.steps[second]);
    if (before.kind == Do::trail) return is_not_played(first, card);
    if (before.kind == Do::capture && again.kind == Do::capture) {
      before.table.insert(again.table);
      before.tops.insert(again.tops);
    }
    is_not_played(second, card);
  }
  void is_not_played(std::size_t step, Card card) {
    Action& action = std::get<Action>(turn_.steps[step]);
    action.hand.remove(card);
    if (action.hand.empty()) leave_out(step);
  }

  void take_out_of_the_unseen(Card card) {
    const auto take_out = [&](Hand& from) {
      if (!from.cards.contains(card)) return;
      from.cards.remove(card);
      if (from.more != Hand::any_number) ++from.more;
    };
    take_out(start_.stock);
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) take_out(start_.hands[Seat{i}]);
  }

  // The card that was really played lies face down, so to speak: on the table, in a build or in the pile.
  void card_is_misread(const Action& action, Card card) {
    assume(Assumption::card_is_misread, card);
    if (action.kind == Do::capture) start_.piles[pile_keeper(rules_, turn_.seat)].add_hidden(1);
    else ++found_.strays;
  }

  // ---- Everything else

  void table_cards_are_found(Action& action, CardSet missing) {
    for (const Card card : missing) {
      const bool may_be_a_stray = found_.strays > 0 && !start_.known_cards().contains(card);
      if (may_be_a_stray && rules_.pack.contains(card)) {
        --found_.strays;
        start_.loose.insert(card);
        assume(Assumption::card_lay_there, card);
      } else {
        action.table.remove(card);
        assume(Assumption::card_was_not_there, card);
      }
    }
  }

  void base_is_built_anew(Action& action) {
    assume(Assumption::build_was_not_there, action.base);
    action.kind = Do::build;
    action.table.insert(action.base);
    action.base = CardSet{};
  }

  // A capture of nothing that is there: the card went to the pile, and took something else. A build of one card: it was
  // trailed.
  void does_less(Action& action, std::size_t step) {
    found_.leaves_doubt = true;
    if (action.kind != Do::capture && !action.hand.empty()) {
      const CardSet hand = action.hand;
      action = Action{};
      action.kind = Do::trail;
      action.hand = hand;
      return;
    }
    Hand& hand = start_.hands[turn_.seat];
    for (const Card card : action.hand) {
      if (hand.cards.contains(card)) hand.cards.remove(card);
      else if (hand.more != Hand::any_number && hand.more > 0) --hand.more;
      BoundedList<Card, card_count> on_top;
      on_top.push_back(card);
      Pile& pile = start_.piles[pile_keeper(rules_, turn_.seat)];
      if (rules_.pile_order == PileOrder::not_kept) pile.add(card);
      else pile.lay({}, on_top);
    }
    start_.last_capturer = turn_.seat;
    leave_out(step);
  }

  void without_idle_cards(Action& action) {
    const CardSet idle = cards_without_part(action);
    assume(Assumption::card_was_not_there, idle, /*leaves_doubt=*/false);
    for (CardSet* part : {&action.base, &action.table, &action.unite, &action.given}) part->remove(idle);
  }

  void named_once(Action& action, CardSet cards) {
    assume(Assumption::card_was_there_once, cards);
    CardSet seen;
    for (CardSet* part : {&action.hand, &action.base, &action.table, &action.tops, &action.unite}) {
      part->remove(seen & cards);
      seen.insert(*part);
    }
  }

  const Rules& rules_;
  const Position& untouched_;
  Position start_;
  Turn turn_;
  Recovery found_;
};

}  // namespace

Recovery recovery_of(const Rules& rules, const Position& before, const Turn& turn, int strays) {
  return Recoverer(rules, before, turn, strays).run();
}

}  // namespace casino::log
