#include "oracle/conform/causes/smaller_deal.hpp"

#include "model/judge/judge.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/play/shrink.hpp"

namespace casino::conform {
namespace {

using playing::Wrong;

constexpr int most_deals = 10;  // other deals that are asked for

bool any(const Failure& /*again*/) { return true; }

// The question about the part of the deal that is wrong.
std::optional<Question> part_that_is_wrong(const Question& deal, const Wrong& wrong) {
  if (!wrong.is_legal) return judged(deal.rules, wrong.before, *wrong.turn);
  if (!wrong.captured) return std::nullopt;
  return Question{.operation = Operation::score,
                  .rules = deal.rules,
                  .captured = *wrong.captured,
                  .total = score_of(deal.rules, *wrong.captured).total};
}

// The turn that is not legal, with as few cards as it takes to refuse it for the same reasons.
Point smallest_refusal(const Rules& rules, const Wrong& wrong) {
  const std::string clauses = written_clauses(judged(rules, wrong.before, *wrong.turn));
  const auto still_shows = [&](const Exhibit& exhibit) {
    return exhibit.rules == rules && exhibit.position.hands[exhibit.turn.seat].is_known() &&
           written_clauses(judged(rules, exhibit.position, exhibit.turn)) == clauses;
  };
  const Exhibit small = shrunk({rules, wrong.before, *wrong.turn}, still_shows, {&rules});
  return {small.position, small.turn};
}

// What lies there before the last turn, without the piles.
Point end_of_deal(const Wrong& wrong) {
  Point point{wrong.before, *wrong.turn};
  for (Pile& pile : point.position.piles) pile = {};
  return point;
}

std::size_t cards_at_end(const Wrong& wrong) {
  const Position& before = wrong.before;
  std::size_t count = static_cast<std::size_t>(before.loose.size());
  for (const Build& build : before.builds) count += static_cast<std::size_t>(build.cards.size());
  return count;
}

// Of a few other deals, the one at whose end the fewest cards lie.
Wrong fewest_at_end(AskedAgain& again, Wrong best) {
  generate::Dice dice(1);
  for (int i = 0; i < most_deals && cards_at_end(best) > 1; ++i) {
    Question other = again.question();
    generate::shuffle(other.pack, dice);
    const auto wrong = wrong_in_play(other, again.asked(other));
    const bool is_smaller = wrong && wrong->captured && cards_at_end(*wrong) < cards_at_end(best);
    if (is_smaller && again.takes_its_place(other, any)) best = *wrong;
  }
  return best;
}

}  // namespace

std::optional<Point> shrink_deal(AskedAgain& again) {
  const Question deal = again.question();
  const auto wrong = wrong_in_play(deal, again.asked(deal));
  if (!wrong || !wrong->turn) return std::nullopt;
  const auto part = part_that_is_wrong(deal, *wrong);
  if (part && again.can_be_asked(part->operation) && again.takes_its_place(*part, any)) return std::nullopt;
  if (!wrong->is_legal) return smallest_refusal(deal.rules, *wrong);
  if (!wrong->captured) return std::nullopt;
  return end_of_deal(fewest_at_end(again, *wrong));
}

}  // namespace casino::conform
