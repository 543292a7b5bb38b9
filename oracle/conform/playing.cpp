#include "oracle/conform/playing.hpp"

#include <fmt/format.h>

#include "model/apply.hpp"
#include "model/deal.hpp"
#include "model/judge.hpp"
#include "oracle/enumerate.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::conform {
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

  [[nodiscard]] std::optional<PerSide<int>> total() const {
    const auto captured = captured_at_end(rules_, *position_);
    if (!captured) return std::nullopt;
    return score_of(rules_, *captured).total;
  }

 private:
  const Rules& rules_;
  Seat dealer_;
  std::span<const Card> pack_;
  std::optional<Position> position_;
};

}  // namespace

std::optional<Course> first_legal_course(const Rules& rules, Seat dealer, std::span<const Card> pack) {
  Table table(rules, dealer, pack);
  if (!table.is_dealt()) return std::nullopt;
  Course course;
  while (!table.is_over() && course.turns.size() < most_turns) {
    const std::vector<Turn> first = legal_turns(rules, table.position(), 1);
    if (first.empty()) return std::nullopt;
    course.turns.push_back(first.front());
    table.go_on(judge(rules, table.position(), first.front()).after);
  }
  course.total = table.total().value_or(PerSide<int>{});
  return course;
}

std::optional<Wrong> what_is_wrong(const Rules& rules, Seat dealer, std::span<const Card> pack, const Course& course) {
  Table table(rules, dealer, pack);
  if (!table.is_dealt()) return std::nullopt;
  for (std::size_t i = 0; i < course.turns.size(); ++i) {
    if (table.is_over()) return Wrong{"the deal is over", fmt::format("turn {}", i + 1)};
    const Judgement judgement = judge(rules, table.position(), course.turns[i]);
    if (!std::holds_alternative<Legal>(judgement.verdict))
      return Wrong{"a legal turn",
                   fmt::format("turn {}: {}", i + 1, notation::text_of(rules, table.position(), course.turns[i]))};
    table.go_on(judgement.after);
  }
  if (!table.is_over()) return Wrong{"turns to the end of the deal", fmt::format("{} turns", course.turns.size())};
  const auto total = table.total();
  if (!total || *total == course.total) return std::nullopt;
  return Wrong{"total " + json::of(*total, rules).dump(), json::of(course.total, rules).dump()};
}

}  // namespace casino::conform
