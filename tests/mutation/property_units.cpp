// Random games held against the facts, turns held against the referee, the beginnings of the small worlds, and the
// group search against its naive twin. The same seeds each time.

#include <algorithm>
#include <fstream>
#include <iterator>

#include "model/completion.hpp"
#include "model/judge.hpp"
#include "model/match/endgame.hpp"
#include "model/variants.hpp"
#include "oracle/enumerate.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/json/rules.hpp"
#include "properties/check.hpp"
#include "properties/generate/match.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generator.hpp"
#include "properties/group_search.hpp"
#include "properties/hiding.hpp"
#include "properties/judging.hpp"
#include "properties/referee/naive_groups.hpp"
#include "properties/vary.hpp"
#include "properties/worlds/walk.hpp"
#include "tests/mutation/units.hpp"

namespace casino::mutation {
namespace {

using namespace properties;

struct Table {
  const VariantEntry* variant;
  std::uint8_t seats;
};

std::vector<Table> tables() {
  std::vector<Table> all;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      all.push_back({&variant, seats});
  return all;
}

// Every other game with some options set otherwise.
Complaint games_break_a_fact(const Table& table, std::uint64_t seed) {
  generate::Dice dice(seed);
  const Rules rules = varied(table.variant->rules(Seats{table.seats}), seed % 2 == 0 ? 3 : 0, dice);
  Check check;
  check.game(generate::random_game(log::stated(rules), seed, {2}));
  if (check.breaches().empty()) return std::nullopt;
  return check.breaches().front().fact;
}

Complaint match_does_not_end(const Table& table, std::uint64_t seed) {
  const Rules rules = table.variant->rules(Seats{table.seats});
  constexpr int most_deals = 400;
  Complaint complaint;
  const Match match = play_match(
      rules, seed, most_deals, [](const Played&) { return true; },
      [&](const DealPlayed& deal) {
        const auto first = only_one_of(deal.rules, deal.before.met_first);
        if (first && deal.after.winner != first) complaint = "who is the first to meet a criterion does not win";
        return !complaint;
      });
  if (complaint) return complaint;
  if (rules.match_target != 0 && !match.is_over) return "a match does not end";
  return std::nullopt;
}

Complaint turns_differ(const Table& table, std::uint64_t seed) {
  const Rules rules = table.variant->rules(Seats{table.seats});
  Dice dice(seed);
  for (int i = 0; i < 3; ++i) {
    const Position made_up = made_up_position(rules, dice.below(1U << 30), Amounts{2, 1, 2, 1});
    if (is_within_reach(made_up))
      if (auto fault = generator_and_referee_differ(rules, made_up, bounds_for(rules, made_up))) return fault;
    Play play = whole_deal(rules, dice.below(1U << 30));
    play.choices.resize(dice.below(static_cast<std::size_t>(rules.pack.size() - rules.deal_table)));
    const Position position = play_through(play);
    if (auto fault = generated_turn_is_refused(rules, position, 30)) return fault;
    const auto turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) continue;
    for (const Turn& one : {*turn, altered(rules, position, *turn, dice)}) {
      if (auto fault = legal_turn_is_not_generated(rules, position, one)) return fault;
      if (!judging_goes_on_in_the_middle(rules, position, one)) return "judging does not go on in the middle";
      if (!what_was_found_stays(rules, position, one)) return "what was found at a step does not stay";
    }
  }
  return std::nullopt;
}

// What holds of a turn, lawful or not, whatever anybody says in it.
Complaint judging_is_at_odds(const Rules& rules, const Position& position, const Turn& turn) {
  if (!short_ways_agree(rules, position, turn)) return "judge, is_legal and play differ";
  if (!judging_guesses_nothing(rules, position, turn)) return "a verdict hangs on what nobody told";
  if (!what_is_off_has_its_effect(rules, position, turn)) return "what is off has no effect, or has one all the same";
  if (!every_card_stays_in_one_place(rules, position, turn)) return "a card is in two places, or lost";
  if (!what_was_found_stays(rules, position, turn)) return "what was found at a step does not stay";
  if (!findings_speak_of_what_is_there(rules, position, turn)) return "a finding is told twice, or speaks of nothing";
  return std::nullopt;
}

// The generator against judge, with some options set otherwise.
Complaint roads_differ(const Table& table, std::uint64_t seed) {
  Dice dice(seed);
  const Rules rules = varied(table.variant->rules(Seats{table.seats}), 4, dice);
  Play play = whole_deal(rules, dice.below(1U << 30));
  play.choices.resize(dice.below(static_cast<std::size_t>(rules.pack.size() - rules.deal_table)));
  const Position position = play_through(play);
  if (auto fault = generated_turn_is_refused(rules, position, 20)) return fault;
  for (int i = 0; i < 4; ++i) {
    const auto turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) return std::nullopt;
    Turn one = *turn;
    for (int changes = 0; changes < 3; ++changes) {
      if (auto fault = legal_turn_is_not_generated(rules, position, one)) return fault;
      if (auto fault = judging_is_at_odds(rules, position, one)) return fault;
      if (auto fault = judging_is_at_odds(rules, position, interrupted(rules, position, one, dice))) return fault;
      one = altered(rules, position, one, dice);
    }
  }
  return std::nullopt;
}

// A variant is named as it is, for as many as play it and no others, and itself again through JSON.
Complaint rules_differ(const Table& table) {
  const VariantEntry& variant = *table.variant;
  const Rules rules = variant.rules(Seats{table.seats});
  if (rules.variant != variant.name) return "a variant has another name";
  if (rules_of(variant.name, Seats{table.seats}) != rules) return "it is not found by its name";
  if (find_variant(variant.name) != &variant || find_variant("none") != nullptr) return "a name finds another variant";
  for (const int seats : {variant.fewest_seats - 1, variant.most_seats + 1})
    if (rules_of(variant.name, Seats{static_cast<std::uint8_t>(seats)})) return "too few can play it, or too many";
  const auto again = json::parse_rules(json::of(rules).dump());
  if (!again || *again != rules) return "rules are not themselves through JSON";
  return std::nullopt;
}

Complaint world_has_a_flaw(const std::string& text, const std::string& name) {
  constexpr std::uint64_t states = 40;
  const Parsed<std::vector<World>> worlds = parse_worlds(text);
  if (!worlds) return text_of(worlds.errors().front());
  for (const World& world : *worlds) {
    if (world.name != name) continue;
    Walk walk(world);
    walk.go_on(states);
    if (!walk.flaws().empty()) return walk.flaws().front().fact;
  }
  return std::nullopt;
}

CardSet some_cards(Dice& dice, int count, Rank highest) {
  CardSet cards;
  while (cards.size() < count) {
    const Card card = Card::from_index(static_cast<unsigned>(dice.below(52)));
    if (card.rank() <= highest) cards.insert(card);
  }
  return cards;
}

Complaint groups_differ(const Rules& rules, std::uint64_t seed) {
  Dice dice(seed);
  for (const Rank highest : {Rank::five, Rank::king}) {
    const Items items{some_cards(dice, 7, highest), {}};
    for (std::uint8_t points = 1; points <= 20; ++points)
      for (const Place place : {Place::hand, Place::table, Place::build})
        for (const bool lone_low_aces : {false, true})
          if (!the_group_search_agrees_with_the_naive_one(rules, items, {Value{points}, place, lone_low_aces}))
            return "the group search and the naive one differ";
  }
  return std::nullopt;
}

// Cards that make a value, chosen by dice out of those that are left; empty if the dice came to nothing.
CardSet made_group(CardSet& left, int target, Dice& dice) {
  CardSet group;
  int rest = target;
  while (rest > 0) {
    std::vector<Card> fitting;
    for (const Card card : left - group)
      if (static_cast<int>(card.rank()) <= rest) fitting.push_back(card);
    if (fitting.empty()) return {};
    const Card card = fitting[dice.below(fitting.size())];
    group.insert(card);
    rest -= static_cast<int>(card.rank());
  }
  left.remove(group);
  return group;
}

// What was put together out of groups comes out, however many cards it is.
Complaint made_groups_do_not_come_out(std::uint64_t seed) {
  const Rules rules = anglo_american(Seats{2});
  Dice dice(seed);
  for (int i = 0; i < 50; ++i) {
    CardSet left = rules.pack - rules.pack.pictures() - rules.pack.of_rank(Rank::ace);
    const int target = 9 + static_cast<int>(dice.below(8));
    CardSet cards;
    for (int group = 0; group < 8; ++group) cards.insert(made_group(left, target, dice));
    const GroupQuestion question{Value{static_cast<std::uint8_t>(target)}, Place::table, false};
    if (!cards.empty() && count_groups(rules, {cards, {}}, question) == 0) return "made groups do not come out";
  }
  return std::nullopt;
}

// Whether some of the cards make one group with those that are given, and leave so many: tried with every choice.
bool can_be_completed(const Rules& rules, CardSet begun, CardSet cards, const GroupQuestion& question, int left) {
  const std::vector<Card> all(cards.begin(), cards.end());
  for (unsigned choice = 0; choice < 1U << all.size(); ++choice) {
    CardSet group = begun;
    for (std::size_t i = 0; i < all.size(); ++i)
      if ((choice >> i & 1U) != 0) group.insert(all[i]);
    const bool leaves_so_many = begun.size() + cards.size() - group.size() == left;
    if (leaves_so_many && referee::group_counts(rules, {group, {}}, question).contains(1)) return true;
  }
  return false;
}

Complaint completions_differ(const Rules& rules, std::uint64_t seed) {
  Dice dice(seed);
  for (int i = 0; i < 100; ++i) {
    const CardSet begun = some_cards(dice, 1 + static_cast<int>(dice.below(2)), Rank::five);
    const CardSet cards = some_cards(dice, 4, dice.one_in(2) ? Rank::three : Rank::king) - begun;
    const GroupQuestion question{Value{static_cast<std::uint8_t>(1 + dice.below(14))}, Place::build, dice.one_in(2)};
    const int left = static_cast<int>(dice.below(4));
    const bool is_found = some_completion(rules, begun, {cards, {}}, question,
                                          [&](const Items& rest) { return rest.cards.size() == left; });
    if (is_found != can_be_completed(rules, begun, cards, question, left))
      return "completions differ from every choice";
  }
  return std::nullopt;
}

std::string text_of_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Names alone: the worlds are read when they are walked.
std::vector<std::string> names_in(const std::string& text) {
  std::vector<std::string> names;
  constexpr std::string_view key = "\"name\": \"";
  for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
    const std::size_t from = at + key.size();
    names.push_back(text.substr(from, text.find('"', from) - from));
  }
  return names;
}

void add_worlds(const std::filesystem::path& corpus, std::vector<Unit>& units) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(corpus / "worlds")) paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) {
    const std::string text = text_of_file(path);
    for (const std::string& name : names_in(text))
      units.push_back({"world " + name, [text, name] { return world_has_a_flaw(text, name); }});
  }
}

}  // namespace

std::vector<Unit> property_units(const std::filesystem::path& corpus) {
  constexpr std::uint64_t games = 6;
  std::vector<Unit> units;
  for (const Table& table : tables()) {
    const std::string at = std::string(table.variant->name) + " for " + std::to_string(table.seats);
    for (std::uint64_t seed = 1; seed <= games; ++seed)
      units.push_back({"game of " + at + ", seed " + std::to_string(seed),
                       [table, seed] { return games_break_a_fact(table, seed); }});
    units.push_back({"rules of " + at, [table] { return rules_differ(table); }});
    units.push_back({"match of " + at, [table] { return match_does_not_end(table, 1); }});
    for (std::uint64_t seed = 1; seed <= games; ++seed)
      units.push_back(
          {"roads of " + at + ", seed " + std::to_string(seed), [table, seed] { return roads_differ(table, seed); }});
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      units.push_back(
          {"turns of " + at + ", seed " + std::to_string(seed), [table, seed] { return turns_differ(table, seed); }});
  }
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    units.push_back({"groups, western", [seed] { return groups_differ(anglo_american(Seats{2}), seed); }});
    units.push_back({"groups, african", [seed] { return groups_differ(swazi(Seats{3}), seed); }});
    units.push_back({"groups, made", [seed] { return made_groups_do_not_come_out(seed); }});
    units.push_back({"groups, completed", [seed] { return completions_differ(swazi(Seats{3}), seed); }});
    units.push_back({"groups, hungarian", [seed] { return groups_differ(hungarian(Seats{2}), seed); }});
  }
  add_worlds(corpus, units);
  return units;
}

}  // namespace casino::mutation
