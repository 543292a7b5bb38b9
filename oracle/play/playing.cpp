#include "oracle/play/playing.hpp"

#include <fmt/format.h>

#include "model/apply/apply.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::playing {
namespace {

constexpr std::size_t most_turns = 2000;

// A deal that is being played.
class Table {
 public:
  Table(const Rules& rules, Seat dealer, std::span<const Card> pack) : rules_(rules), dealer_(dealer), pack_(pack) {
    if (rules.deal_table_source == DealTableSource::cut) return;
    if (const auto first = dealing_of(rules, pack, dealer, 1)) position_ = start_of_deal(rules, *first, dealer);
  }

  [[nodiscard]] bool is_dealt() const { return position_.has_value(); }
  [[nodiscard]] bool is_over() const { return deal_is_over(rules_, *position_); }
  [[nodiscard]] const Position& position() const { return *position_; }

  void go_on(const Position& after) {
    position_ = after;
    if (deal_is_over(rules_, *position_) || !hands_are_empty(rules_, *position_)) return;
    if (const auto next = dealing_of(rules_, pack_, dealer_, position_->dealing + 1))
      deal_hands(rules_, *position_, *next);
  }

  [[nodiscard]] std::optional<Captured> captured() const { return captured_at_end(rules_, *position_); }

 private:
  const Rules& rules_;
  Seat dealer_;
  std::span<const Card> pack_;
  std::optional<Position> position_;
};

// A card that is laid down is looked for first: on a table full of cards there can be more turns than anybody can list,
// and most of the time this is one of them.
std::optional<Turn> first_legal_turn(const Rules& rules, const Position& position) {
  const Seat seat = position.to_act;
  for (const Card card : position.hands[seat].cards) {
    const Turn trailing{seat, {Action{.kind = Do::trail, .hand = card}}};
    if (std::holds_alternative<Legal>(judge(rules, position, trailing).verdict)) return trailing;
  }
  // Listing wants clauses that are all on; where one is switched off judging has the last word.
  Rules listed = rules;
  listed.off = {};
  std::optional<Turn> first;
  legal_turns(listed, position, [&](const Turn& turn, const Position&) {
    if (std::holds_alternative<Legal>(judge(rules, position, turn).verdict)) first = turn;
    return !first;
  });
  return first;
}

}  // namespace

std::optional<PlayedDeal> first_legal_deal(const Rules& rules, Seat dealer, std::span<const Card> pack) {
  Table table(rules, dealer, pack);
  if (!table.is_dealt()) return std::nullopt;
  PlayedDeal course;
  while (!table.is_over() && course.turns.size() < most_turns) {
    const auto turn = first_legal_turn(rules, table.position());
    if (!turn) return std::nullopt;
    course.turns.push_back(*turn);
    table.go_on(judge(rules, table.position(), *turn).after);
  }
  if (const auto captured = table.captured()) course.total = score_of(rules, *captured).total;
  return course;
}

std::optional<Wrong> what_is_wrong(const Rules& rules, Seat dealer, std::span<const Card> pack,
                                   const PlayedDeal& course) {
  Table table(rules, dealer, pack);
  if (!table.is_dealt()) return std::nullopt;
  Wrong wrong;
  const auto found = [&](std::string expected, std::string what) {
    wrong.expected = std::move(expected);
    wrong.found = std::move(what);
    return wrong;
  };
  for (std::size_t i = 0; i < course.turns.size(); ++i) {
    const Turn& turn = course.turns[i];
    if (table.is_over()) return found("the deal is over", fmt::format("turn {}", i + 1));
    wrong.before = table.position();
    wrong.turn = turn;
    const Judgement judgement = judge(rules, table.position(), turn);
    wrong.is_legal = std::holds_alternative<Legal>(judgement.verdict);
    if (!wrong.is_legal)
      return found("a legal turn", fmt::format("turn {}: {}", i + 1, notation::text_of(rules, wrong.before, turn)));
    table.go_on(judgement.after);
  }
  if (!table.is_over()) return found("turns to the end of the deal", fmt::format("{} turns", course.turns.size()));
  wrong.captured = table.captured();
  if (!wrong.captured) return std::nullopt;
  const PerSide<int> total = score_of(rules, *wrong.captured).total;
  if (total == course.total) return std::nullopt;
  return found("total " + json::of(total, rules).dump(), json::of(course.total, rules).dump());
}

}  // namespace casino::playing
