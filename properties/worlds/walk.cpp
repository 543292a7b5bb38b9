#include "properties/worlds/walk.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/json/position.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/facts/facts.hpp"

namespace casino::properties {
namespace {

// What a walk adds to the facts.
struct WalkFact {
  std::string_view name;
  std::string_view says;
};
constexpr WalkFact referee_agrees{"generator_and_referee_agree",
                                  "The turns that are generated are those that judge allows, and lead where it says."};
constexpr WalkFact no_dead_end{"no_dead_end", "Whoever is to act has a legal turn."};
constexpr WalkFact deals_end{"every_deal_ends", "After each turn fewer cards are left to be played."};
constexpr WalkFact end_is_scored{"the_end_is_scored", "A deal that is over can be scored, or has to be dealt anew."};
constexpr WalkFact same_in_json{"a_position_is_itself_in_json",
                                "A position that is written and read again is the same."};

int cards_to_play(const Rules& rules, const Position& position) {
  int cards = position.stock.cards.size() + position.stock.more;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    cards += position.hands[Seat{i}].cards.size() + position.hands[Seat{i}].more;
  return cards;
}

// The deals of a shard, mixed: whoever stops early has seen some of every kind.
std::vector<Dealing> deals_of(const Rules& rules, Shard shard) {
  std::vector<Dealing> all = first_dealings(rules);
  generate::Dice dice(0);
  generate::shuffle(all, dice);
  std::vector<Dealing> own;
  for (std::size_t i = shard.number - 1; i < all.size(); i += shard.of) own.push_back(all[i]);
  return own;
}

}  // namespace

// The dealer is always the same where deals are gone through by themselves: the rules know the seats by where they sit
// from him.
Walk::Walk(World world, Shard shard)
    : world_(std::move(world)),
      shard_(shard),
      keys_(world_.rules),
      legal_(world_.rules),
      deals_(deals_of(world_.rules, shard)) {
  if (world_.match) every_deal_ = deals_of(world_.rules, Shard{});
  Match first;
  first.dealer = seat_before(world_.rules, Seat{0});
  standings_.number_of(world_.match ? standing_of(world_.rules, *world_.match) : first);
}

std::uint64_t Walk::deals_in_all() const { return deals_.size() + (standings() - 1) * every_deal_.size(); }

bool Walk::go_on(std::uint64_t states) {
  if (is_over()) return false;
  for (const std::uint64_t end = tally_.states + states; tally_.states < end && !is_over();) {
    if (waiting_.empty()) {
      begin_next_deal();
      continue;
    }
    const Spot spot = waiting_.back();
    waiting_.pop_back();
    look_at(spot);
  }
  if (is_over() && world_.match) look_at_standings();
  return !is_over();
}

void Walk::begin_next_deal() {
  const std::uint64_t number = tally_.deals++;
  const bool is_first = number < deals_.size();
  const std::uint64_t later = number - deals_.size();
  const Match standing = standings_.all()[is_first ? 0 : 1 + later / every_deal_.size()];
  const Dealing& dealing = is_first ? deals_[number] : every_deal_[later % every_deal_.size()];
  come_to({start_of_deal(world_.rules, dealing, standing.dealer), standing}, nullptr);
}

void Walk::note(std::string_view fact, std::string_view says, Exhibit exhibit, std::string details) {
  ++tally_.flaws;
  const auto is_known = [&](const Flaw& flaw) { return flaw.fact == fact; };
  if (std::any_of(flaws_.begin(), flaws_.end(), is_known)) return;
  flaws_.push_back({std::string(fact), std::string(says), std::move(details), std::move(exhibit)});
}

Exhibit Walk::exhibit_of(const Position& position) const { return {world_.rules, position, Turn{position.to_act, {}}}; }

void Walk::come_to(const Spot& spot, const Way* way) {
  const Position& position = spot.position;
  if (!seen_.insert(keys_.of(position, world_.match ? std::optional(spot.match) : std::nullopt)).second) {
    ++tally_.merged;
    return;
  }
  const Rules& rules = world_.rules;
  const auto exhibit = [&] { return way == nullptr ? exhibit_of(position) : Exhibit{rules, way->before, way->turn}; };
  for (const PositionFact& fact : position_facts())
    if (fact.is_due(rules) && !fact.holds(rules, position)) note(fact.name, fact.says, exhibit());
  const auto again = json::parse_position(json::of(position, rules).dump(), rules);
  if (!again || *again != position) note(same_in_json.name, same_in_json.says, exhibit());
  waiting_.push_back(spot);
}

void Walk::look_at(const Spot& spot) {
  const Position& position = spot.position;
  ++tally_.states;
  if (deal_is_over(world_.rules, position)) return end_at(spot);
  agree_on_turns(position);
  const std::uint64_t before = tally_.turns;
  legal_.each(position, [&](const Turn& turn, const Position& after) {
    follow(spot, turn, after);
    return true;
  });
  if (tally_.turns == before) note(no_dead_end.name, no_dead_end.says, exhibit_of(position));
}

void Walk::agree_on_turns(const Position& position) {
  if (!is_within_patient_reach(world_.rules, position)) return;
  ++tally_.refereed;
  const Rules& rules = world_.rules;
  if (auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position)))
    note(referee_agrees.name, referee_agrees.says, exhibit_of(position), std::move(*fault));
}

void Walk::follow(const Spot& spot, const Turn& turn, const Position& after) {
  const Position& position = spot.position;
  ++tally_.turns;
  const Rules& rules = world_.rules;
  const auto exhibit = [&] { return Exhibit{rules, position, turn}; };
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict) || judgement.after != after)
    return note(referee_agrees.name, referee_agrees.says, exhibit());
  for (const TurnFact& fact : turn_facts())
    if (fact.is_due(rules) && !fact.holds(rules, position, turn, judgement)) note(fact.name, fact.says, exhibit());
  if (cards_to_play(rules, after) >= cards_to_play(rules, position)) note(deals_end.name, deals_end.says, exhibit());
  const Way way{position, turn};
  if (world_.match) go_on_with_match({after, spot.match}, way);
  else go_on_from({after, spot.match}, way);
}

void Walk::go_on_from(const Spot& after, const Way& way) {
  each_continuation(world_.rules, after.position, way.turn.seat, [&](const Position& next) {
    come_to({next, after.match}, &way);
  });
}

void Walk::end_at(const Spot& spot) {
  ++tally_.ends;
  const Rules& rules = world_.rules;
  const Exhibit exhibit = exhibit_of(spot.position);
  const auto captured = captured_at_end(rules, spot.position);
  if (captured && !is_certain(*captured)) return note(end_is_scored.name, end_is_scored.says, exhibit);
  if (world_.match) count_in_match(spot, captured);
  if (!captured) return;  // nobody captured anything: dealt anew
  const DealScore score = score_of(rules, *captured);
  for (const DealFact& fact : deal_facts())
    if (fact.is_due(rules) && !fact.holds(rules, *captured, score)) note(fact.name, fact.says, exhibit);
}

}  // namespace casino::properties
