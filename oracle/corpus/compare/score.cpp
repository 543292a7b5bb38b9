
#include "oracle/corpus/compare/parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

void compare_captured(Comparison& comparison, const PerSide<std::optional<CardSet>>& expected,
                      const std::optional<Captured>& found) {
  for (const Side side : sides_of(comparison.rules())) {
    if (!expected[side]) continue;
    const CardSet cards = found ? found->cards[side] : CardSet{};
    comparison.same("captured/" + std::string(name_of(side, comparison.rules())), *expected[side], cards);
  }
}

// An item without a line brought nobody anything.
PerSide<int> points_for(ScoreItem item, const DealScore& score) {
  const auto line = std::ranges::find(score.lines, item, &ScoreLine::item);
  return line == score.lines.end() ? PerSide<int>{} : line->points;
}

}  // namespace

void compare_end(Comparison& comparison, const Expected& expected, const CaseAnswer& answer) {
  if (expected.captured) compare_captured(comparison, *expected.captured, answer.captured);
  if (expected.redeal) comparison.same("redeal", *expected.redeal, answer.redeal);
  const DealScore score = answer.score.value_or(DealScore{});
  if (expected.total) comparison.same("total", *expected.total, score.total);
  if (expected.added) comparison.same("added", *expected.added, score.added);
  for (const ExpectedLine& line : expected.lines)
    comparison.same("lines/" + std::string(name_of(line.item)), line.points, points_for(line.item, score));
}

void compare_match(Comparison& comparison, const Expected& expected, const CaseAnswer& answer) {
  const Match match = answer.match.value_or(Match{});
  const std::optional<Side> winner = answer.winner_in_play ? *answer.winner_in_play : match.winner;
  if (expected.totals) comparison.same("totals", *expected.totals, match.totals);
  if (expected.over) comparison.same("over", *expected.over, match.is_over);
  if (expected.is_double) comparison.same("double", *expected.is_double, match.is_double);
  if (expected.winner) comparison.same("winner", *expected.winner, winner);
  if (expected.dealer) comparison.same("dealer", *expected.dealer, match.dealer);
  if (expected.lot_among)
    for (const Seat seat : comparison.rules().seats)
      comparison.same("lot_among/" + std::string(name_of(seat, comparison.rules().seats)),
                      expected.lot_among->contains(seat), match.lot_among.contains(seat));
  if (expected.correct) comparison.same("correct", *expected.correct, answer.claim_is_correct.value_or(false));
  if (expected.earned) comparison.same("earned", *expected.earned, answer.earned.value_or(PerSide<int>{}));
}

void compare_dealing(Comparison& comparison, const Expected& expected, const CaseAnswer& answer) {
  const Dealing given = answer.given.value_or(Dealing{});
  const Seats seats = comparison.rules().seats;
  if (expected.hands)
    for (std::uint8_t i = 0; i < seats.count; ++i)
      if (const auto& hand = (*expected.hands)[Seat{i}])
        comparison.same("hands/" + std::string(name_of(Seat{i}, seats)), *hand, given.hands[Seat{i}]);
  if (expected.table) comparison.same("table", *expected.table, given.table);
  if (expected.fixed) comparison.same("fixed", *expected.fixed, answer.given.has_value());
  if (expected.last) comparison.same("last", *expected.last, answer.is_last_dealing.value_or(false));
  if (expected.to_act) comparison.same("to_act", *expected.to_act, answer.leader.value_or(Seat{}));
}

}  // namespace casino::corpus
