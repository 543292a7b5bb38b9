#include <algorithm>

#include <fmt/format.h>

#include "oracle/notation/cards.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

bool is_any_of(const std::vector<Setting>& settings, Option option) {
  return std::ranges::find(settings, option, &Setting::option) != settings.end();
}

// What is about partners is about four players.
bool can_be_about(std::uint8_t seats, Option option) { return seats == 4 || !entry_of(option).is_about_partners; }

// With how many players these options have these values.
std::vector<std::uint8_t> seats_with(const NamedRules& game, const std::vector<Setting>& settings) {
  std::vector<std::uint8_t> seats = numbers_of_players(game);
  std::erase_if(seats, [&](std::uint8_t count) {
    return !are_in_force(game.rules(Seats{count}), settings) ||
           (!settings.empty() &&
            std::ranges::none_of(settings, [&](const Setting& one) { return can_be_about(count, one.option); }));
  });
  return seats;
}

}  // namespace

std::vector<std::uint8_t> numbers_of_players(const NamedRules& game) {
  std::vector<std::uint8_t> numbers;
  for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats) numbers.push_back(seats);
  return numbers;
}

std::string players_of(const NamedRules& game) {
  const std::string fewest = number_word(game.fewest_seats);
  const std::string most = number_word(game.most_seats);
  if (fewest == most) return fewest;
  return fmt::format("{} {} {}", fewest, game.most_seats - game.fewest_seats == 1 ? "or" : "to", most);
}

const NamedRules& nearest_game(const Rules& rules) {
  const auto differences = [&](const NamedRules& game) {
    const bool can_be = game.variant->name == rules.variant && rules.seats.count >= game.fewest_seats &&
                        rules.seats.count <= game.most_seats && (game.off.empty() || game.off == rules.off);
    if (!can_be) return options().size() + 2;
    const Rules there = game.rules(rules.seats);
    return differing_settings(there, rules).size() + (there.scoring == rules.scoring ? 0 : 1) +
           (there.off == rules.off ? 0 : 1);
  };
  return *std::min_element(
      all_named_rules().begin(), all_named_rules().end(),
      [&](const NamedRules& one, const NamedRules& other) { return differences(one) < differences(other); });
}

std::string rules_in_short(const Rules& rules, const std::vector<Setting>& told_elsewhere) {
  const NamedRules& game = told_elsewhere.empty() ? nearest_game(rules) : *find_named_rules(rules.variant);
  const Rules usual = game.rules(rules.seats);
  std::string text = fmt::format("{}, {} players", game.name, number_word(rules.seats.count));
  for (const Setting& setting : differing_settings(usual, rules))
    if (!is_any_of(told_elsewhere, setting.option)) text += fmt::format(", `{}`", text_of(setting));
  if (!(rules.scoring == usual.scoring)) text += ", scoring " + escaped(casino::text_of(rules.scoring));
  if (rules.pack != cards_of(rules.pack_kind)) text += ", cards " + notation::text_of(rules, rules.pack);
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (rules.off.contains(Clause{i}) && !usual.off.contains(Clause{i}))
      text += fmt::format(", without {}", entry_of(Clause{i}).id);
  return text;
}

std::string with_how_many(const NamedRules& game, const std::vector<Setting>& settings) {
  const std::vector<std::uint8_t> seats = seats_with(game, settings);
  return seats.size() == numbers_of_players(game).size() ? "" : " with " + players_in_words(seats);
}

bool is_ever_in_force(const NamedRules& game, const std::vector<Setting>& settings) {
  return !seats_with(game, settings).empty();
}

bool comes_up(const NamedRules& game, const std::vector<Setting>& settings) {
  return std::ranges::any_of(numbers_of_players(game), [&](std::uint8_t count) {
    const Rules rules = game.rules(Seats{count});
    return std::ranges::any_of(settings, [&](const Setting& one) {
      return can_be_about(count, one.option) && entry_of(one.option).decides(rules);
    });
  });
}

std::string who_plays(const std::vector<Setting>& settings, Whose whose) {
  std::string names;
  for (const NamedRules& game : all_named_rules()) {
    if ((whose == Whose::games && game.is_dialect()) || !is_ever_in_force(game, settings) || !comes_up(game, settings))
      continue;
    names += fmt::format("{}`{}`{}", names.empty() ? "" : ", ", game.name, with_how_many(game, settings));
  }
  return names;
}

}  // namespace casino::pages
