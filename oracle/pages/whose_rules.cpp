#include <fmt/format.h>

#include "oracle/pages/parts.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

bool is_any_of(const std::vector<Setting>& settings, Option option) {
  return std::ranges::find(settings, option, &Setting::option) != settings.end();
}

// With how many players these options have these values.
std::vector<std::uint8_t> seats_with(const NamedRules& game, const std::vector<Setting>& settings) {
  std::vector<std::uint8_t> seats = numbers_of_players(game);
  std::erase_if(seats, [&](std::uint8_t count) { return !are_in_force(game.rules(Seats{count}), settings); });
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

std::string rules_in_short(const Rules& rules, const std::vector<Setting>& told_elsewhere) {
  const Rules usual = find_named_rules(rules.variant)->rules(rules.seats);
  std::string text = fmt::format("{}, {} players", rules.variant, number_word(rules.seats.count));
  for (const Setting& setting : differing_settings(usual, rules))
    if (!is_any_of(told_elsewhere, setting.option)) text += fmt::format(", `{}`", text_of(setting));
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (rules.off.contains(Clause{i})) text += fmt::format(", without {}", entry_of(Clause{i}).id);
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
    return std::ranges::any_of(settings, [&](const Setting& one) { return entry_of(one.option).decides(rules); });
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
