#include "oracle/conform/causes/smaller.hpp"

#include "model/judge/judge.hpp"
#include "oracle/conform/causes/smaller_deal.hpp"
#include "oracle/play/shrink.hpp"

namespace casino::conform {
namespace {

constexpr int tries_with_crashes = 60;
constexpr int tries = 3000;

int most_tries(Outcome outcome) { return outcome == Outcome::crash ? tries_with_crashes : tries; }

// Nothing is wrong with the smaller one that was not wrong with the first.
AndStill as_wrong_as(const Failure& first, const AndStill& and_still) {
  return [kind = kind_of(first), &and_still](const Failure& now) {
    return is_part_of(kind_of(now), kind) && and_still(now);
  };
}

// The turn gets fewer cards around it.
void shrink_around_turn(AskedAgain& again, const Failure& first, const AndStill& is_the_same) {
  const Question& asked = first.question;
  const bool is_crash = outcome_of(first.checked) == Outcome::crash;
  const Kind kind = kind_of(first);
  const bool has_known_hand = asked.position.hands[asked.turn.seat].is_known();
  const auto still_shows = [&](const Exhibit& exhibit) {
    if (!(exhibit.rules == asked.rules)) return false;
    if (has_known_hand && !exhibit.position.hands[exhibit.turn.seat].is_known()) return false;
    Question smaller = judged(exhibit.rules, exhibit.position, exhibit.turn);
    if (smaller.verdict != asked.verdict) return false;
    smaller.operation = asked.operation;
    // Whoever goes on saying the same is wrong for the same reasons.
    if (!is_crash && !is_part_of(kind_of({smaller, first.checked}), kind)) return false;
    return again.takes_its_place(std::move(smaller), is_the_same);
  };
  static_cast<void>(
      shrunk({asked.rules, asked.position, asked.turn}, still_shows, {&asked.rules, most_tries(kind.outcome)}));
}

// The position in which turns are listed wrong gets fewer cards: a list goes on missing one, or having one too many.
void shrink_around_list(AskedAgain& again, const Failure& first, const AndStill& is_the_same) {
  const Question& asked = first.question;
  const auto still_shows = [&](const Exhibit& exhibit) {
    const Hand& hand = exhibit.position.hands[exhibit.position.to_act];
    if (!(exhibit.rules == asked.rules) || !hand.is_known() || hand.cards.empty()) return false;
    Question smaller = asked;
    smaller.position = exhibit.position;
    return again.takes_its_place(std::move(smaller), is_the_same);
  };
  const Turn nobody{asked.position.to_act, {}};
  static_cast<void>(shrunk({asked.rules, asked.position, nobody}, still_shows,
                           {&asked.rules, most_tries(outcome_of(first.checked))}));
}

// ---- Shares

// All cards of the pack are stated one by one.
bool is_whole(const Rules& rules, const Captured& captured) {
  int count = captured.left.size();
  for (const Side side : sides_of(rules)) {
    if (captured.card_count[side] || captured.spade_count[side]) return false;
    count += captured.cards[side].size();
  }
  return count == rules.pack.size();
}

// Shares that are counted wrong: of a whole pack as many cards as it goes become one side's, and in the end only those
// are named that score by themselves; of parts of a pack there are fewer. There are fewer sweeps.
class Shares {
 public:
  Shares(AskedAgain& again, const AndStill& is_the_same) : again_(again), is_the_same_(is_the_same) {}

  void shrink() {
    const bool was_whole = is_whole(rules(), captured());
    while ((was_whole ? gives_away_a_card() : leaves_out_a_card()) || leaves_out_a_sweep() ||
           (!was_whole && leaves_out_two_cards())) {
    }
    if (was_whole) states_numbers();
  }

 private:
  [[nodiscard]] const Captured& captured() const { return again_.question().captured; }
  [[nodiscard]] const Rules& rules() const { return again_.question().rules; }

  // To the side that has the most.
  bool gives_away_a_card() {
    bool is_smaller = false;
    Side most;
    for (const Side side : sides_of(rules()))
      if (captured().cards[side].size() > captured().cards[most].size()) most = side;
    for (const Side side : sides_of(rules())) {
      if (side == most) continue;
      const CardSet share = captured().cards[side];
      for (const Card card : share)
        if (becomes([&](Captured& other) {
              other.cards[side].remove(card);
              other.cards[most].insert(card);
            }))
          is_smaller = true;
    }
    return is_smaller;
  }

  bool leaves_out_a_card() {
    bool is_smaller = false;
    for (const Side side : sides_of(rules())) {
      const CardSet share = captured().cards[side];
      for (const Card card : share)
        if (becomes([&](Captured& less) { less.cards[side].remove(card); })) is_smaller = true;
    }
    return is_smaller;
  }

  bool leaves_out_a_sweep() {
    bool is_smaller = false;
    for (std::size_t i = captured().sweeps.size(); i-- > 0;)
      if (becomes([&](Captured& less) { less.sweeps.erase_at(i); })) is_smaller = true;
    return is_smaller;
  }

  // One of each of two sides, so that what is level stays level.
  bool leaves_out_two_cards() {
    for (const Side side : sides_of(rules()))
      for (const Side other : sides_of(rules())) {
        if (!(side.index < other.index)) continue;
        const CardSet ones = captured().cards[side];
        const CardSet others = captured().cards[other];
        for (const Card card : ones)
          for (const Card another : others)
            if (becomes([&](Captured& less) {
                  less.cards[side].remove(card);
                  less.cards[other].remove(another);
                }))
              return true;
      }
    return false;
  }

  // How many cards and spades each has, and only the cards without which the score would be another.
  void states_numbers() {
    becomes([&](Captured& other) {
      for (const Side side : sides_of(rules())) {
        const CardSet share = other.cards[side];
        other.card_count[side] = share.size();
        other.spade_count[side] = share.of_suit(Suit::spades).size();
        for (const Card card : share) {
          const auto total = score_of(rules(), other).total;
          other.cards[side].remove(card);
          if (score_of(rules(), other).total != total) other.cards[side].insert(card);
        }
      }
    });
  }

  template <typename Change>
  bool becomes(const Change& change) {
    if (asked_++ >= tries) return false;
    Question smaller = again_.question();
    change(smaller.captured);
    if (!is_certain(smaller.captured) || !can_be_captured(rules(), smaller.captured)) return false;
    smaller.total = score_of(smaller.rules, smaller.captured).total;
    return again_.takes_its_place(std::move(smaller), is_the_same_);
  }

  AskedAgain& again_;
  const AndStill& is_the_same_;
  int asked_ = 0;
};

}  // namespace

std::optional<Point> make_smaller(Inquiry& inquiry, Failure& failure, const AndStill& and_still) {
  AskedAgain again(inquiry, failure.question, failure.checked);
  std::optional<Point> point;
  if (failure.question.operation == Operation::play) point = shrink_deal(again);
  const Failure first = failure;
  const AndStill is_the_same = as_wrong_as(first, and_still);
  switch (first.question.operation) {
    case Operation::judge:
    case Operation::apply: shrink_around_turn(again, first, is_the_same); break;
    case Operation::score: Shares(again, is_the_same).shrink(); break;
    case Operation::turns: shrink_around_list(again, first, is_the_same); break;
    case Operation::play: break;
  }
  return point;
}

}  // namespace casino::conform
