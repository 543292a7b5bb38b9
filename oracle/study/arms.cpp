#include "oracle/study/arms.hpp"

#include <algorithm>

#include "oracle/rulesets/open_questions.hpp"

namespace casino::study {
namespace {

void add(std::vector<Arm>& arms, std::optional<Arm> arm) {
  if (!arm) return;
  const bool is_there =
      std::any_of(arms.begin(), arms.end(), [&](const Arm& other) { return other.rules == arm->rules; });
  if (!is_there) arms.push_back(std::move(*arm));
}

// The values that a reading of a question names, and of a choice all others, too: of numbers nobody asks for others.
std::vector<std::string> open_values(const OptionEntry& option) {
  std::vector<std::string> values;
  if (option.kind == OptionKind::choice) values.assign(option.values.begin(), option.values.end());
  for (const Question& question : questions())
    for (const Reading& reading : question.readings)
      for (const Setting& setting : settings_in(reading.setting))
        if (setting.option == option.option) values.push_back(setting.value);
  return values;
}

// How many play, and with which cards, is no ruling on the same game.
bool is_a_ruling(const OptionEntry& option) { return option.group != "Seats and pack" && !option.questions.empty(); }

}  // namespace

PerSeat<players::PlayerType> Study::seated(int moved) const {
  PerSeat<players::PlayerType> seated;
  for (const Seat seat : seats()) {
    const auto place = (seat.index + static_cast<std::size_t>(moved)) % seats().count;
    seated[seat] = players[place % players.size()];
  }
  return seated;
}

std::vector<players::PlayerType> Study::kinds() const {
  std::vector<players::PlayerType> kinds;
  const auto places = std::min<std::size_t>(players.size(), seats().count);
  for (std::size_t i = 0; i < places; ++i)
    if (std::find(kinds.begin(), kinds.end(), players[i]) == kinds.end()) kinds.push_back(players[i]);
  return kinds;
}

bool Study::has_a_program() const {
  const std::vector<players::PlayerType> all = kinds();
  return std::any_of(all.begin(), all.end(),
                     [](const players::PlayerType& player) { return player.kind == players::PlayerKind::program; });
}

std::optional<Arm> arm_with(const Arm& base, Option option, std::string_view value) {
  auto changed = rules_with(base.rules, option, value);
  if (!changed || contradiction(*changed)) return std::nullopt;
  return Arm{base.name + " " + text_of({option, std::string(value)}), std::move(*changed)};
}

std::vector<Arm> arms_of(const Arm& base, const Question& question) {
  std::vector<Arm> arms;
  for (const Reading& reading : question.readings) {
    const std::vector<Setting> settings = settings_in(reading.setting);
    if (settings.empty() || are_in_force(base.rules, settings)) continue;
    auto changed = rules_with_all(base.rules, settings);
    if (!changed || contradiction(*changed)) continue;
    std::string name = base.name;
    for (const Setting& setting : settings) name += " " + text_of(setting);
    add(arms, Arm{std::move(name), std::move(*changed)});
  }
  return arms;
}

std::vector<Arm> arms_of_each_option(const Arm& base) {
  std::vector<Arm> arms;
  for (const OptionEntry& option : options()) {
    if (!is_a_ruling(option) || !option.decides(base.rules)) continue;
    for (const std::string& value : open_values(option)) add(arms, arm_with(base, option.option, value));
  }
  return arms;
}

bool concerns(const Question& question, const Arm& base) {
  const NamedRules* game = find_named_rules(base.rules.variant);
  return game != nullptr && is_open_in(*game, question) && !arms_of(base, question).empty();
}

}  // namespace casino::study
