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

// Mixed: whoever stops early has seen some of every kind.
std::vector<Dealing> mixed_deals(const Rules& rules) {
  std::vector<Dealing> deals = first_dealings(rules);
  generate::Dice dice(0);
  generate::shuffle(deals, dice);
  return deals;
}

}  // namespace

// The dealer is always the same where deals are gone through by themselves: the rules know the seats by where they sit
// from him.
Walk::Walk(World world, Shard shard, PlaceInRun place)
    : world_(std::move(world)),
      shard_(shard),
      place_(std::move(place)),
      keys_(world_.rules),
      legal_(world_.rules),
      deals_(mixed_deals(world_.rules)) {
  Match first;
  first.dealer = seat_before(world_.rules, Seat{0});
  standings_.number_of(world_.match ? standing_of(world_.rules, *world_.match) : first);
}

std::uint64_t Walk::deals_in_all() const { return standings_.all().size() * deals_.size(); }

Walked Walk::walked() const {
  std::optional<std::uint64_t> standings;
  if (world_.match) standings = standings_.all().size();
  return {world_.name, world_.rules, shard_, deals_.size(), deals_in_all(), standings, is_over(), tally_, flaws_};
}

bool Walk::go_on(std::uint64_t positions) {
  if (is_over()) return false;
  for (const std::uint64_t end = tally_.walked + positions; tally_.walked < end && !is_over();) {
    if (waiting_.empty()) {
      begin_next_deal();
      continue;
    }
    const Spot spot = waiting_.back();
    waiting_.pop_back();
    look_at(spot);
  }
  if (is_over() && world_.match && shard_.number == 1) look_at_standings();
  return !is_over();
}

void Walk::begin_next_deal() {
  const std::uint64_t number = tally_.deals++;
  const Match standing = standings_.all()[number / deals_.size()];
  const Dealing& dealing = deals_[number % deals_.size()];
  come_to({start_of_deal(world_.rules, dealing, standing.dealer), standing}, nullptr);
}

void Walk::note(std::string_view fact, std::string_view says, Exhibit exhibit, std::string details) {
  ++tally_.flaws;
  const auto is_known = [&](const Flaw& flaw) { return flaw.fact == fact; };
  if (std::any_of(flaws_.begin(), flaws_.end(), is_known)) return;
  flaws_.push_back({std::string(fact), std::string(says), std::move(details), std::move(exhibit), moment_});
}

Exhibit Walk::exhibit_of(const Position& position) const { return {world_.rules, position, Turn{position.to_act, {}}}; }

void Walk::come_to(Spot spot, const Way* way) {
  ++moment_;
  const StateKey key = keys_.of(spot.position, world_.match ? std::optional(spot.match) : std::nullopt);
  spot.is_own = is_own(key);
  if (!seen_.insert(key).second) {
    tally_.merged += spot.is_own ? 1 : 0;
    return;
  }
  if (spot.is_own) hold_facts(spot, way);
  waiting_.push_back(std::move(spot));
}

void Walk::hold_facts(const Spot& spot, const Way* way) {
  const Rules& rules = world_.rules;
  const Position& position = spot.position;
  const auto exhibit = [&] { return way == nullptr ? exhibit_of(position) : Exhibit{rules, way->before, way->turn}; };
  for (const PositionFact& fact : position_facts())
    if (fact.is_due(rules) && !fact.holds(rules, position)) note(fact.name, fact.says, exhibit());
  const auto again = json::parse_position(json::of(position, rules).dump(), rules);
  if (!again || *again != position) note(same_in_json.name, same_in_json.says, exhibit());
}

void Walk::look_at(const Spot& spot) {
  ++moment_;
  ++tally_.walked;
  const Position& position = spot.position;
  if (spot.is_own) ++tally_.states;
  if (deal_is_over(world_.rules, position)) return end_at(spot);
  if (spot.is_own) agree_on_turns(position);
  std::uint64_t turns = 0;
  legal_.each(position, [&](const Turn& turn, const Position& after) {
    ++turns;
    ++moment_;
    if (spot.is_own) hold_facts(position, turn, after);
    follow(spot, turn, after);
    return true;
  });
  if (!spot.is_own) return;
  tally_.turns += turns;
  if (turns == 0) note(no_dead_end.name, no_dead_end.says, exhibit_of(position));
}

void Walk::agree_on_turns(const Position& position) {
  if (!is_within_patient_reach(world_.rules, position)) return;
  ++tally_.refereed;
  const Rules& rules = world_.rules;
  if (auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position)))
    note(referee_agrees.name, referee_agrees.says, exhibit_of(position), std::move(*fault));
}

void Walk::hold_facts(const Position& position, const Turn& turn, const Position& after) {
  const Rules& rules = world_.rules;
  const auto exhibit = [&] { return Exhibit{rules, position, turn}; };
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict) || judgement.after != after)
    return note(referee_agrees.name, referee_agrees.says, exhibit());
  for (const TurnFact& fact : turn_facts())
    if (fact.is_due(rules) && !fact.holds(rules, position, turn, judgement)) note(fact.name, fact.says, exhibit());
  if (cards_to_play(rules, after) >= cards_to_play(rules, position)) note(deals_end.name, deals_end.says, exhibit());
}

void Walk::follow(const Spot& spot, const Turn& turn, const Position& after) {
  const Way way{spot.position, turn};
  const Spot next{after, spot.match, spot.is_own};
  if (world_.match) go_on_with_match(next, way);
  else go_on_from(next, way);
}

void Walk::go_on_from(const Spot& after, const Way& way) {
  each_continuation(world_.rules, after.position, way.turn.seat, [&](const Position& next) {
    come_to({next, after.match}, &way);
  });
}

void Walk::end_at(const Spot& spot) {
  const Rules& rules = world_.rules;
  const auto captured = captured_at_end(rules, spot.position);
  if (spot.is_own) ++tally_.ends;
  if (captured && !is_certain(*captured)) {
    if (spot.is_own) note(end_is_scored.name, end_is_scored.says, exhibit_of(spot.position));
    return;
  }
  if (world_.match) count_in_match(spot, captured);
  if (!captured || !spot.is_own) return;  // nobody captured anything: dealt anew
  const DealScore score = score_of(rules, *captured);
  for (const DealFact& fact : deal_facts())
    if (fact.is_due(rules) && !fact.holds(rules, *captured, score))
      note(fact.name, fact.says, exhibit_of(spot.position));
}

}  // namespace casino::properties
