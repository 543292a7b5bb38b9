#include <algorithm>
#include <array>
#include <limits>

#include "model/judge/judge.hpp"
#include "model/judge/play.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "properties/agreement/judging.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {
namespace {

constexpr std::uint64_t ways_to_hide = 4;

Hand known_in_part(const Hand& hand, Dice& dice) {
  if (dice.one_in(3) || hand.more == Hand::any_number) return hand;
  if (dice.one_in(3)) return Hand{};
  const CardSet known = generate::some_of(hand.cards, dice);
  return Hand{known, static_cast<std::uint8_t>(hand.more + (hand.cards - known).size())};
}

// SOT-PILE-4: where pictures go beneath the numerals of a pile, what nobody stated is taken to lie beneath them.
bool can_be_hidden(const Rules& rules, const Pile& pile) {
  return !pile.empty() && rules.pile_pictures == PilePictures::anywhere;
}

Pile known_in_part(const Pile& pile, Dice& dice) {
  Pile known;
  if (!pile.has_order()) known.add(generate::some_of(pile.cards(), dice));
  known.add_hidden(pile.size() - known.size());
  return known;
}

bool cannot_be_done(const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  return illegal != nullptr && illegal->impossible.has_value();
}

// The first step at which something is refused; after that the rest is made the best of.
int first_refused(const Illegal& illegal) {
  int first = std::numeric_limits<int>::max();
  for (const Finding& one : illegal.violations)
    if (one.step >= 0) first = std::min(first, one.step);
  return first;
}

// AA-OWN-6: at the turn's end one card is too few for builds of two values. For which of them it was missing, and so
// which clause is broken, and where, only the hand tells.
bool lacks_a_card(const Finding& finding) {
  constexpr std::array clauses{"AA-OWN-2"_clause,  "AA-BLD-3"_clause,  "AA-ADD-12"_clause,
                               "AA-ADD-13"_clause, "SWZ-AUG-5"_clause, "SWZ-STL-5"_clause};
  return std::find(clauses.begin(), clauses.end(), finding.clause) != clauses.end();
}

// Cases SWZ-DMO-01a, SWZ-DMO-06b: where nobody stated what lies on a pile, a demand that goes unanswered is at fault
// either way: it was good, or it was void.
bool is_an_unanswered_demand(const Finding& of_less, const Finding& of_all) {
  return (of_less.clause == "SWZ-INS-2"_clause && of_all.clause == "SWZ-INS-1"_clause) ||
         (of_less.clause == "SWZ-INS-6"_clause && of_all.clause == "SWZ-INS-5"_clause);
}

bool is_reported_by(const Finding& of_less, const Finding& of_all) {
  if (of_less.clause == of_all.clause && of_less.step == of_all.step) return true;
  if (of_less.step >= 0) return false;
  return (lacks_a_card(of_less) && lacks_a_card(of_all)) || is_an_unanswered_demand(of_less, of_all);
}

// Q-AA-13: a value that is not stated is the only one that would be legal. Where none would be, the hand decides which
// is meant, and so which other clauses break.
bool leaves_a_value_open(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && action->kind != Do::trail && action->kind != Do::capture && !action->value.is_said();
  });
}

// Whether the verdict of less agrees with that of all.
bool follows_from(const Turn& turn, const Verdict& less, const Verdict& all) {
  if (std::holds_alternative<Undetermined>(less)) return true;
  if (less.index() != all.index()) return false;
  if (leaves_a_value_open(turn)) return true;
  const auto* illegal = std::get_if<Illegal>(&less);
  if (illegal == nullptr) return true;
  const auto& refused = std::get<Illegal>(all);
  const int first = first_refused(refused);
  return !illegal->impossible &&
         std::all_of(illegal->violations.begin(), illegal->violations.end(), [&](const Finding& one) {
           return one.step > first || std::any_of(refused.violations.begin(), refused.violations.end(),
                                                  [&](const Finding& other) { return is_reported_by(one, other); });
         });
}

// Whether somebody states in it which card lies where: that is believed where nobody knows better. Or that the turn is
// over: whether an answer may follow hangs on the demand, which may be open.
bool states_more(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* event = std::get_if<Event>(&step);
    return event != nullptr &&
           (event->kind == EventKind::reveal || event->kind == EventKind::draw || event->kind == EventKind::over);
  });
}

// One card of a hand is not stated, and with it none of the stock: it could be any of them.
Position with_one_card_unstated(Position position, Seat seat, Card untold) {
  Hand& hand = position.hands[seat];
  hand.cards.remove(untold);
  if (hand.more != Hand::any_number) ++hand.more;
  Hand& stock = position.stock;
  if (stock.more != Hand::any_number) stock.more = static_cast<std::uint8_t>(stock.more + stock.cards.size());
  stock.cards = {};
  return position;
}

// Whether the turn is legal with some card that can be the one unstated of a hand, and not with some other; or hangs on
// more than that card.
bool can_be_either(const Rules& rules, const Position& less, Seat seat, const Turn& turn) {
  bool is_legal_with_one = false;
  bool is_illegal_with_one = false;
  for (const Card card : rules.pack - less.known_cards()) {
    Position known = less;
    known.hands[seat] = Hand{known.hands[seat].cards | CardSet{card}, 0};
    const Judgement judgement = judge(rules, known, turn);
    if (std::holds_alternative<Undetermined>(judgement.verdict)) return true;
    if (std::holds_alternative<Legal>(judgement.verdict)) is_legal_with_one = true;
    else is_illegal_with_one = true;
  }
  return is_legal_with_one && is_illegal_with_one;
}

// The verdict on a trail in which all hands agree that have so many of these cards beside those stated; open where they
// do not.
class EveryHand {
 public:
  EveryHand(const Rules& rules, const Position& less, Card trailed)
      : rules_(rules), less_(less), turn_{less.to_act, {Action{.kind = Do::trail, .hand = trailed}}} {
    const Hand& hand = less.hands[less.to_act];
    const CardSet stated = hand.cards | CardSet{trailed};
    add(stated, rules.pack - less.known_cards() - stated, hand.more - (stated - hand.cards).size());
  }
  [[nodiscard]] bool agrees_with(const Verdict& verdict) const {
    if (is_legal_with_one_ && is_illegal_with_one_) return std::holds_alternative<Undetermined>(verdict);
    return std::holds_alternative<Legal>(verdict) == is_legal_with_one_ &&
           std::holds_alternative<Illegal>(verdict) == is_illegal_with_one_;
  }
  [[nodiscard]] const Turn& turn() const { return turn_; }

 private:
  void add(CardSet hand, CardSet unseen, int missing) {
    if (missing == 0) return ask(hand);
    while (!unseen.empty()) {
      const Card card = unseen.first();
      unseen.remove(card);
      add(hand | CardSet{card}, unseen, missing - 1);
    }
  }
  void ask(CardSet hand) {
    Position known = less_;
    known.hands[less_.to_act] = Hand::of(hand);
    if (std::holds_alternative<Legal>(judge(rules_, known, turn_).verdict)) is_legal_with_one_ = true;
    else is_illegal_with_one_ = true;
  }

  const Rules& rules_;
  const Position& less_;
  Turn turn_;
  bool is_legal_with_one_ = false;
  bool is_illegal_with_one_ = false;
};

// One hidden card can be wanted for two things at once: what comes of that is found by trying.
Verdict verdict_where_needs_meet(const Rules& rules, const Position& less, const Turn& turn) {
  Verdict verdict = judge(rules, less, turn).verdict;
  const auto* open = std::get_if<Undetermined>(&verdict);
  const bool do_meet = open != nullptr && open->needs.size() > 1;
  return do_meet ? log::judged_in_every_way(rules, less, turn).verdict : verdict;
}

// The stock is not stated with cards of the hand: it could have any of them.
Position with_cards_unstated(Position position, CardSet untold) {
  Hand& hand = position.hands[position.to_act];
  hand.cards.remove(untold);
  hand.more = static_cast<std::uint8_t>(hand.more + untold.size());
  Hand& stock = position.stock;
  if (stock.more != Hand::any_number) stock.more = static_cast<std::uint8_t>(stock.more + stock.cards.size());
  stock.cards = {};
  return position;
}

constexpr int most_unstated = 3;

}  // namespace

Position known_in_part(const Rules& rules, Position position, std::uint64_t seed) {
  Dice dice(seed);
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    position.hands[Seat{i}] = known_in_part(position.hands[Seat{i}], dice);
    Pile& pile = position.piles[Seat{i}];
    if (can_be_hidden(rules, pile) && dice.one_in(2)) pile = known_in_part(pile, dice);
  }
  position.stock = known_in_part(position.stock, dice);
  return position;
}

bool judging_guesses_nothing(const Rules& rules, const Position& position, const Turn& turn) {
  // Q-SWZ-42: there what is stated of a hand is what everybody knows of it.
  if (rules.partner_build_for == PartnerBuildFor::any_proof || states_more(turn)) return true;
  const Judgement all = judge(rules, position, turn);
  if (cannot_be_done(all)) return true;
  for (std::uint64_t seed = 0; seed < ways_to_hide; ++seed)
    if (!follows_from(turn, judge(rules, known_in_part(rules, position, seed), turn).verdict, all.verdict))
      return false;
  return true;
}

bool judging_leaves_nothing_open_in_vain(const Rules& rules, const Position& position, const Turn& turn) {
  if (rules.partner_build_for == PartnerBuildFor::any_proof || states_more(turn)) return true;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const CardSet told = position.hands[Seat{i}].cards - hand_cards_of(turn);
    if (told.empty()) continue;
    const Position less = with_one_card_unstated(position, Seat{i}, told.first());
    if (!std::holds_alternative<Undetermined>(log::judged_in_every_way(rules, less, turn).verdict)) continue;
    if (!can_be_either(rules, less, Seat{i}, turn)) return false;
  }
  return true;
}

bool trails_are_judged_as_every_hand_has_it(const Rules& rules, const Position& position, Card trailed) {
  CardSet untold;
  for (const Card card : position.hands[position.to_act].cards - CardSet{trailed}) {
    if (untold.size() == most_unstated) break;
    untold.insert(card);
    for (const CardSet unseen : {untold, untold | CardSet{trailed}}) {
      const Position less = with_cards_unstated(position, unseen);
      const EveryHand every(rules, less, trailed);
      if (!every.agrees_with(verdict_where_needs_meet(rules, less, every.turn()))) return false;
    }
  }
  return true;
}

bool short_ways_agree(const Rules& rules, const Position& position, const Turn& turn) {
  for (std::uint64_t seed = 0; seed < ways_to_hide; ++seed) {
    const Position known = known_in_part(rules, position, seed);
    const Judgement judgement = judge(rules, known, turn);
    Position after = known;
    const auto played = play(rules, after, turn);
    if (played.verdict != judgement.verdict || played.warnings != judgement.warnings || after != judgement.after)
      return false;
    const auto* action = turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
    if (action == nullptr || turn.seat != known.to_act) continue;
    if (is_legal(rules, known, *action) != std::holds_alternative<Legal>(judgement.verdict)) return false;
  }
  return true;
}

}  // namespace casino::properties
