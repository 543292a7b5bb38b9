#include "properties/run/check.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/score/score.hpp"

namespace casino::properties {
namespace {

bool is_open(const Rules& rules, const Position& position) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (!position.hands[Seat{i}].is_known()) return false;
  return position.stock.more != Hand::any_number;
}

}  // namespace

std::vector<ListedFact> listed(const Facts& facts) {
  std::vector<ListedFact> all;
  for (const PositionFact& fact : facts.of_positions)
    all.push_back({fact.name, fact.says, FactKind::position, fact.is_due});
  for (const TurnFact& fact : facts.of_turns) all.push_back({fact.name, fact.says, FactKind::turn, fact.is_due});
  for (const DealFact& fact : facts.of_deals) all.push_back({fact.name, fact.says, FactKind::deal, fact.is_due});
  for (const MatchFact& fact : facts.of_matches) all.push_back({fact.name, fact.says, FactKind::match, fact.is_due});
  return all;
}

std::vector<std::string> Check::broken_by(const Exhibit& exhibit) const {
  const auto& [rules, before, turn] = exhibit;
  std::vector<std::string> broken;
  const Judgement judgement = judge(rules, before, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict)) return broken;
  for (const TurnFact& fact : facts_.of_turns)
    if (wants(fact.name) && fact.is_due(rules) && !fact.holds(rules, before, turn, judgement))
      broken.emplace_back(fact.name);
  for (const PositionFact& fact : facts_.of_positions)
    if (wants(fact.name) && fact.is_due(rules) && !fact.holds(rules, judgement.after) && fact.holds(rules, before))
      broken.emplace_back(fact.name);
  return broken;
}

template <typename... What>
void Check::hold(std::span<const Fact<What...>> facts, const Rules& rules, const Position& position, int deal,
                 const What&... what) {
  for (const Fact<What...>& fact : facts) {
    if (!wants(fact.name) || !fact.is_due(rules)) continue;
    ++times_[fact.name];
    if (!fact.holds(rules, what...))
      breaches_.push_back({std::string(fact.name), Exhibit{rules, position, Turn{position.to_act, {}}}, deal, 0});
  }
}

void Check::start(const Rules& rules, const Position& position, int deal) {
  if (!is_open(rules, position)) return;
  hold(facts_.of_positions, rules, position, deal, position);
}

void Check::turn(const Rules& rules, const Position& before, const Turn& turn, int deal, int number) {
  ++turns_;
  if (!is_open(rules, before) || !std::holds_alternative<Legal>(judge(rules, before, turn).verdict)) {
    ++passed_over_;
    return;
  }
  for (const TurnFact& fact : facts_.of_turns)
    if (wants(fact.name) && fact.is_due(rules)) ++times_[fact.name];
  for (const PositionFact& fact : facts_.of_positions)
    if (wants(fact.name) && fact.is_due(rules)) ++times_[fact.name];
  const Exhibit exhibit{rules, before, turn};
  for (std::string& fact : broken_by(exhibit)) breaches_.push_back({std::move(fact), exhibit, deal, number});
}

void Check::end(const Rules& rules, const Position& position, int deal) {
  if (!deal_is_over(rules, position)) return;
  const auto captured = captured_at_end(rules, position);
  if (!captured || !is_certain(*captured)) return;
  const DealScore score = score_of(rules, *captured);
  hold(facts_.of_deals, rules, position, deal, *captured, score);
}

void Check::count(const Rules& rules, const Match& before, const log::Replay& replay, int deal) {
  const Match& after = replay.match();
  if (after.deals != before.deals + 1 || !replay.score()) return;
  hold(facts_.of_matches, rules, replay.position(), deal, before, *replay.score(), after);
}

void Check::game(const log::Log& log) {
  const Rules& rules = log.rules.rules;
  log::Replay replay(rules, log.before);
  for (const log::Deal& deal : log.deals) {
    ++deals_;
    replay.begin(deal);
    int number = 0;
    Match before_counting = replay.match();
    for (const log::Entry& entry : deal.entries) {
      if (replay.match().deals == before_counting.deals) before_counting = replay.match();
      const auto* played = std::get_if<Turn>(&entry.what);
      if (played == nullptr) {
        replay.take(entry);
        continue;
      }
      replay.deal_what_is_due();
      const Position before = replay.position();
      if (++number == 1 && !deal.start) start(rules, before, deal.number);
      turn(rules, before, *played, deal.number, number);
      replay.take(entry);
    }
    if (!replay.has_winner()) end(rules, replay.position(), deal.number);
    if (replay.match().deals == before_counting.deals) before_counting = replay.match();
    replay.finish_deal();
    count(rules, before_counting, replay, deal.number);
  }
}

Breach shrunk(const Check& check, Breach breach) {
  if (breach.exhibit.turn.steps.empty()) return breach;
  const auto still_broken = [&](const Exhibit& exhibit) {
    if (exhibit.turn.steps.empty()) return false;
    const auto broken = check.broken_by(exhibit);
    return std::find(broken.begin(), broken.end(), breach.fact) != broken.end();
  };
  breach.exhibit = shrunk(std::move(breach.exhibit), still_broken);
  return breach;
}

}  // namespace casino::properties
