#include "oracle/conform/causes/smaller.hpp"

#include "model/judge/judge.hpp"
#include "oracle/conform/causes/asked_again.hpp"
#include "oracle/conform/causes/smaller_deal.hpp"
#include "oracle/play/shrink.hpp"

namespace casino::conform {
namespace {

constexpr int tries_with_crashes = 60;
constexpr int tries = 3000;

int most_tries(Outcome outcome) { return outcome == Outcome::crash ? tries_with_crashes : tries; }

// "after/builds" of a position; nothing of the rest.
std::string what_differs(const Question& question, const Checked& checked) {
  return question.operation == Operation::apply ? checked.expected.substr(0, checked.expected.find(' ')) : "";
}

// The turn gets fewer cards around it. What is found of it is a verdict, and stays; of a position, what differs does.
void shrink_around_turn(AskedAgain& again) {
  const Question first = again.question();
  const Checked found = again.checked();
  const bool is_crash = found.outcome == Outcome::crash;
  const Question ruled = judged(first.rules, first.position, first.turn);
  const std::string clauses = written_clauses(ruled);
  const bool has_known_hand = first.position.hands[first.turn.seat].is_known();
  const auto is_the_same = [&](const Checked& now) {
    if (first.operation == Operation::judge && !is_crash) return now.found == found.found;
    return what_differs(first, now) == what_differs(first, found);
  };
  const auto still_shows = [&](const Exhibit& exhibit) {
    if (!(exhibit.rules == first.rules)) return false;
    if (has_known_hand && !exhibit.position.hands[exhibit.turn.seat].is_known()) return false;
    Question smaller = judged(exhibit.rules, exhibit.position, exhibit.turn);
    if (smaller.verdict != ruled.verdict || (!is_crash && written_clauses(smaller) != clauses)) return false;
    smaller.operation = first.operation;
    return again.takes_its_place(std::move(smaller), is_the_same);
  };
  const Shrinking how{&first.rules, most_tries(found.outcome)};
  static_cast<void>(shrunk({first.rules, first.position, first.turn}, still_shows, how));
}

// The position in which turns are listed wrong gets fewer cards: a list goes on missing one, or having one too many.
void shrink_around_list(AskedAgain& again) {
  const Question first = again.question();
  const Checked found = again.checked();
  const auto is_the_same = [&](const Checked& now) {
    return (now.expected == legal_turns_only) == (found.expected == legal_turns_only);
  };
  const auto still_shows = [&](const Exhibit& exhibit) {
    const Hand& hand = exhibit.position.hands[exhibit.position.to_act];
    if (!(exhibit.rules == first.rules) || !hand.is_known() || hand.cards.empty()) return false;
    Question smaller = first;
    smaller.position = exhibit.position;
    return again.takes_its_place(std::move(smaller), is_the_same);
  };
  const Shrinking how{&first.rules, most_tries(found.outcome)};
  static_cast<void>(shrunk({first.rules, first.position, Turn{first.position.to_act, {}}}, still_shows, how));
}

// The shares get fewer cards, and there are fewer sweeps.
class Shares {
 public:
  explicit Shares(AskedAgain& again) : again_(again) {}

  void shrink() {
    while (leaves_out_a_card() || leaves_out_a_sweep() || leaves_out_two_cards()) {
    }
  }

 private:
  [[nodiscard]] const Captured& captured() const { return again_.question().captured; }
  [[nodiscard]] const Rules& rules() const { return again_.question().rules; }

  bool leaves_out_a_card() {
    bool is_smaller = false;
    for (const Side side : sides_of(rules())) {
      const CardSet share = captured().cards[side];
      for (const Card card : share)
        if (left_out([&](Captured& less) { less.cards[side].remove(card); })) is_smaller = true;
    }
    return is_smaller;
  }

  bool leaves_out_a_sweep() {
    bool is_smaller = false;
    for (std::size_t i = captured().sweeps.size(); i-- > 0;)
      if (left_out([&](Captured& less) { less.sweeps.erase_at(i); })) is_smaller = true;
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
            if (left_out([&](Captured& less) {
                  less.cards[side].remove(card);
                  less.cards[other].remove(another);
                }))
              return true;
      }
    return false;
  }

  template <typename Change>
  bool left_out(const Change& change) {
    if (asked_++ >= tries) return false;
    Question smaller = again_.question();
    change(smaller.captured);
    if (!is_certain(smaller.captured)) return false;
    smaller.total = score_of(smaller.rules, smaller.captured).total;
    return again_.takes_its_place(std::move(smaller), [](const Checked&) { return true; });
  }

  AskedAgain& again_;
  int asked_ = 0;
};

}  // namespace

std::optional<Point> make_smaller(Session& session, Question& question, Checked& checked) {
  AskedAgain again(session, question, checked);
  std::optional<Point> point;
  if (question.operation == Operation::play) point = shrink_deal(again);
  switch (again.question().operation) {
    case Operation::judge:
    case Operation::apply: shrink_around_turn(again); break;
    case Operation::score: Shares(again).shrink(); break;
    case Operation::turns: shrink_around_list(again); break;
    case Operation::play: break;
  }
  return point;
}

}  // namespace casino::conform
