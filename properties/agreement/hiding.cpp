#include "properties/agreement/hiding.hpp"

#include <algorithm>
#include <limits>

#include "model/judge/judge.hpp"
#include "model/judge/play.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {
namespace {

constexpr std::uint64_t ways_to_tell = 4;

CardSet some_of(CardSet cards, Dice& dice) {
  CardSet some;
  for (const Card card : cards)
    if (dice.one_in(2)) some.insert(card);
  return some;
}

Hand told_in_part(const Hand& hand, Dice& dice) {
  if (dice.one_in(3) || hand.more == Hand::any_number) return hand;
  if (dice.one_in(3)) return Hand{};
  const CardSet told = some_of(hand.cards, dice);
  return Hand{told, static_cast<std::uint8_t>(hand.more + (hand.cards - told).size())};
}

// SOT-PILE-4: where pictures go beneath the numerals of a pile, what nobody told of it is taken to lie beneath them.
bool can_be_hidden(const Rules& rules, const Pile& pile) {
  return !pile.empty() && rules.pile_pictures == PilePictures::anywhere;
}

Pile told_in_part(const Pile& pile, Dice& dice) {
  Pile told;
  if (!pile.has_order()) told.add(some_of(pile.cards(), dice));
  told.add_hidden(pile.size() - told.size());
  return told;
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

// Whether the verdict of less agrees with that of all.
bool follows_from(const Verdict& less, const Verdict& all) {
  if (std::holds_alternative<Undetermined>(less)) return true;
  if (less.index() != all.index()) return false;
  const auto* illegal = std::get_if<Illegal>(&less);
  if (illegal == nullptr) return true;
  const auto& refused = std::get<Illegal>(all);
  const int first = first_refused(refused);
  return !illegal->impossible &&
         std::all_of(illegal->violations.begin(), illegal->violations.end(), [&](const Finding& one) {
           return one.step > first ||
                  std::any_of(refused.violations.begin(), refused.violations.end(), [&](const Finding& other) {
                    return one.clause == other.clause && one.step == other.step;
                  });
         });
}

// Whether somebody tells in it which card lies where: that is believed where nobody knows better. Or that the turn is
// over: whether an answer may follow hangs on the demand, which may be open.
bool tells_more(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* event = std::get_if<Event>(&step);
    return event != nullptr &&
           (event->kind == EventKind::reveal || event->kind == EventKind::draw || event->kind == EventKind::over);
  });
}

}  // namespace

Position told_in_part(const Rules& rules, Position position, std::uint64_t seed) {
  Dice dice(seed);
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    position.hands[Seat{i}] = told_in_part(position.hands[Seat{i}], dice);
    Pile& pile = position.piles[Seat{i}];
    if (can_be_hidden(rules, pile) && dice.one_in(2)) pile = told_in_part(pile, dice);
  }
  position.stock = told_in_part(position.stock, dice);
  return position;
}

bool judging_guesses_nothing(const Rules& rules, const Position& position, const Turn& turn) {
  // Q-SWZ-42: there what is told of a hand is what everybody knows of it.
  if (rules.partner_build_for == PartnerBuildFor::any_proof || tells_more(turn)) return true;
  const Judgement all = judge(rules, position, turn);
  if (cannot_be_done(all)) return true;
  for (std::uint64_t seed = 0; seed < ways_to_tell; ++seed)
    if (!follows_from(judge(rules, told_in_part(rules, position, seed), turn).verdict, all.verdict)) return false;
  return true;
}

bool short_ways_agree(const Rules& rules, const Position& position, const Turn& turn) {
  for (std::uint64_t seed = 0; seed < ways_to_tell; ++seed) {
    const Position told = told_in_part(rules, position, seed);
    const Judgement judgement = judge(rules, told, turn);
    Position after = told;
    const auto played = play(rules, after, turn);
    if (played.verdict != judgement.verdict || played.warnings != judgement.warnings || after != judgement.after)
      return false;
    const auto* action = turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
    if (action == nullptr || turn.seat != told.to_act) continue;
    if (is_legal(rules, told, *action) != std::holds_alternative<Legal>(judgement.verdict)) return false;
  }
  return true;
}

}  // namespace casino::properties
