// Random games held against the facts, turns held against the referee, and the beginnings of the small worlds. The same
// seeds each time.

#include <algorithm>
#include <fstream>
#include <iterator>

#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "model/match/endgame.hpp"
#include "model/queries/phase.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/json/position.hpp"
#include "oracle/rulesets/rules.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/agreement/judging.hpp"
#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/match.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generate/vary.hpp"
#include "properties/run/check.hpp"
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

constexpr std::uint64_t games = 6;  // and as many other parts of a kind

// Every other game with some options set otherwise, and the last one without points for spades and aces.
Complaint games_break_a_fact(const Table& table, std::uint64_t seed) {
  generate::Dice dice(seed);
  Rules rules = varied(table.variant->rules(Seats{table.seats}), seed % 2 == 0 ? 3 : 0, dice);
  if (seed == games) rules.score_spades = rules.score_aces = 0;
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
      rules, seed, most_deals, [](const properties::PlayedTurn&) { return true; },
      [&](const DealPlayed& deal) {
        const auto first = only_one_of(deal.rules, deal.before.met_first);
        if (first && deal.after.winner != first) complaint = "who is the first to meet a criterion does not win";
        return !complaint;
      });
  if (complaint) return complaint;
  if (rules.match_target > 0 && !match.is_over) return "a match does not end";
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

// A position between turns is itself again through JSON, and says nothing of a turn.
Complaint json_differs(const Rules& rules, const Position& position) {
  const json::Json written = json::of(position, rules);
  if (written.contains("turn")) return "a turn is in progress between turns";
  const auto again = json::parse_position(written.dump(), rules);
  if (again && *again != position) return "a position is not itself through JSON";
  return std::nullopt;
}

// What holds of a turn, lawful or not; and a position that it leads to is itself through JSON.
Complaint turn_is_at_odds(const Rules& rules, const Position& position, const Turn& turn) {
  if (const auto fault = judging_is_at_odds(rules, position, turn)) return std::string(*fault);
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict)) return std::nullopt;
  return json_differs(rules, judgement.after);
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
      if (auto fault = turn_is_at_odds(rules, position, one)) return fault;
      if (auto fault = turn_is_at_odds(rules, position, interrupted(rules, position, one, dice))) return fault;
      one = altered(rules, position, one, dice);
    }
  }
  return std::nullopt;
}

// AA-END-1: a deal is over when all cards have been played, as far as that is known. Where nothing is drawn, the last
// hands use the stock up (AA-DEAL-5).
Complaint all_is_played_differs(const Rules& rules) {
  Position position = start_of(rules, 1);
  position.dealing = static_cast<std::uint8_t>(dealings(rules));
  for (Hand& hand : position.hands) hand = Hand::of({});
  position.stock = Hand::of({});
  if (all_is_played(rules, position) != Answer::yes) return "hands and stock are empty, and not all is played";
  position.stock = Hand{};
  const bool is_used_up = rules.deal_draw == DealDraw::none;
  if (all_is_played(rules, position) != (is_used_up ? Answer::yes : Answer::unknown))
    return "the stock is used up, or may be, and it is not";
  position.stock = Hand::of({});
  position.hands[Seat{0}] = Hand{};
  if (all_is_played(rules, position) != Answer::unknown) return "what a hand holds is guessed";
  return std::nullopt;
}

bool has_one_fault(const Rules& rules, const Position& position, casino::Fault what) {
  const std::vector<StructuralFault> faults = structural_faults(rules, position);
  return faults.size() == 1 && faults.front().what == what;
}

// The first seat that nobody has taken acts, deals, or owns a build; a card lies in the stock as well; a pile hides
// more than there is.
Complaint seats_differ(const Rules& rules, const Position& lawful) {
  const Seat nobody{rules.seats.count};
  Position position = lawful;
  position.to_act = nobody;
  if (!has_one_fault(rules, position, casino::Fault::seat_not_seated)) return "nobody acts";
  position = lawful;
  position.dealer = nobody;
  if (!has_one_fault(rules, position, casino::Fault::seat_not_seated)) return "nobody deals";
  position = lawful;
  const Card first = rules.pack.first();
  const CardSet unseen = rules.pack - lawful.known_cards() - CardSet(first);  // none where the whole pack is dealt
  const CardSet two = CardSet(first) | CardSet((unseen.empty() ? rules.pack - CardSet(first) : unseen).first());
  position.loose = CardSet{};
  position.hands = {};
  add_build(position, Build{.cards = two, .value = Value{9}, .owner = nobody});
  if (!has_one_fault(rules, position, casino::Fault::owner_not_seated)) return "nobody owns a build";
  position = lawful;
  const CardSet all = position.known_cards();
  position.stock.cards = CardSet(all.first());
  if (!has_one_fault(rules, position, casino::Fault::card_twice)) return "a card lies in the stock, too";
  position = lawful;
  position.piles[Seat{0}].add_hidden(60);
  if (!has_one_fault(rules, position, casino::Fault::too_many_cards)) return "a pile hides more than the pack has";
  return std::nullopt;
}

// What makes a position none is called what it is, and new hands leave a stock of which nobody stated as it is.
Complaint odd_positions_differ(const Table& table) {
  const Rules rules = table.variant->rules(Seats{table.seats});
  Position position = start_of(rules, 1);
  position.stock.more = 60;
  const std::vector<StructuralFault> faults = structural_faults(rules, position);
  if (faults.size() != 1 || faults.front().what != casino::Fault::too_many_cards)
    return "too many cards are called otherwise";
  position.stock = Hand{};
  if (auto complaint = seats_differ(rules, position)) return complaint;
  Dealing dealing;
  dealing.number = 2;
  const std::vector<Card> pack(rules.pack.begin(), rules.pack.end());
  if (dealing_of(rules, pack, Seat{0}, 0)) return "there is a dealing before the first";
  deal_hands(rules, position, dealing);
  if (position.stock.more != Hand::any_number) return "an unknown stock is known after a dealing";
  return all_is_played_differs(rules);
}

// The ways in which a deal can have gone, against each card in each place.
Complaint ways_differ(const Table& table) {
  constexpr std::uint64_t made_up = 60;
  const Rules rules = table.variant->rules(Seats{table.seats});
  for (std::uint64_t seed = 1; seed <= made_up; ++seed)
    if (!the_ways_agree_with_the_naive_ones(rules, seed) || !the_ways_of_shares_agree_with_the_naive_ones(rules, seed))
      return "the ways of a deal and the naive ones differ";
  return std::nullopt;
}

// All of the pack goes to the table.
Rules without_hands(Rules rules) {
  rules.deal_hand = 0;
  const CardSet all = rules.pack;
  rules.pack = CardSet{};
  for (const Card card : all)
    if (rules.pack.size() < rules.deal_table) rules.pack.insert(card);
  return rules;
}

// The same play in other words, at small tables.
Complaint words_differ(const Table& table, std::uint64_t seed) {
  const Rules rules = table.variant->rules(Seats{table.seats});
  if (rules.build_enabled == BuildEnabled::off) return std::nullopt;
  Dice dice(seed);
  for (int i = 0; i < 2; ++i) {
    const Amounts amounts{1 + static_cast<int>(dice.below(2)), static_cast<int>(dice.below(3)),
                          1 + static_cast<int>(dice.below(2)), static_cast<int>(dice.below(2))};
    if (auto fault = wordings_differ(rules, made_up_position(rules, dice.below(1U << 30), amounts))) return fault;
  }
  return std::nullopt;
}

// A variant is named as it is, for as many as play it and no others, and itself again through JSON.
Complaint rules_differ(const Table& table) {
  const VariantEntry& variant = *table.variant;
  const Rules rules = variant.rules(Seats{table.seats});
  if (rules.variant != variant.name) return "a variant has another name";
  // TUX-PAK-1: the one game with a pack of its own.
  if ((rules.pack_kind == PackKind::rook40) != (variant.name == "tuxedo")) return "a variant has another's pack";
  if (rules_of(variant.name, Seats{table.seats}) != rules) return "it is not found by its name";
  if (find_variant(variant.name) != &variant || find_variant("none") != nullptr) return "a name finds another variant";
  for (const int seats : {variant.fewest_seats - 1, std::max(variant.most_seats, variant.most_in_theory) + 1})
    if (rules_of(variant.name, Seats{static_cast<std::uint8_t>(seats)})) return "too few can play it, or too many";
  if (contradiction(rules) || !contradiction(without_hands(rules))) return "it cannot be played, or without hands";
  for (const std::string_view kind : {"standard52", "no_pictures40", "rook40"}) {
    Rules other = rules;
    if (set_value(other, Option::pack_kind, kind)) return "there is no such pack";
    if (other.pack != cards_of(other.pack_kind) || value_of(other, Option::pack_kind) != kind) return "another pack";
  }
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
    const Walked walked = walk.walked();
    if (!walked.flaws.empty()) return walked.flaws.front().fact;
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
  std::vector<Unit> units;
  for (const Table& table : tables()) {
    const std::string at = std::string(table.variant->name) + " for " + std::to_string(table.seats);
    for (std::uint64_t seed = 1; seed <= games; ++seed)
      units.push_back({"game of " + at + ", seed " + std::to_string(seed),
                       [table, seed] { return games_break_a_fact(table, seed); }});
    units.push_back({"rules of " + at, [table] { return rules_differ(table); }});
    units.push_back({"positions of " + at, [table] { return odd_positions_differ(table); }});
    units.push_back({"ways of " + at, [table] { return ways_differ(table); }});
    for (std::uint64_t seed = 1; seed <= games; ++seed)
      units.push_back(
          {"words of " + at + ", seed " + std::to_string(seed), [table, seed] { return words_differ(table, seed); }});
    units.push_back({"match of " + at, [table] { return match_does_not_end(table, 1); }});
    for (std::uint64_t seed = 1; seed <= games; ++seed)
      units.push_back(
          {"roads of " + at + ", seed " + std::to_string(seed), [table, seed] { return roads_differ(table, seed); }});
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      units.push_back(
          {"turns of " + at + ", seed " + std::to_string(seed), [table, seed] { return turns_differ(table, seed); }});
  }
  add_worlds(corpus, units);
  return units;
}

}  // namespace casino::mutation
