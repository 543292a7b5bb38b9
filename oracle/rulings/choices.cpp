#include "oracle/rulings/choices.hpp"

#include <algorithm>

#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"
#include "oracle/rulings/witnesses.hpp"

namespace casino::rulings {
namespace {

std::vector<distinguish::Pair> pairs_with(const std::vector<Rules>& game, Option option, const std::string& value) {
  std::vector<distinguish::Pair> pairs;
  for (const Rules& rules : game)
    if (const auto changed = rules_with(rules, option, value)) pairs.push_back({rules, *changed});
  return pairs;
}

// Of play first.
std::optional<distinguish::Witness> shown_by(const std::vector<distinguish::Pair>& pairs,
                                             const distinguish::Kept& kept) {
  auto in_play = distinguish::smallest_kept(pairs, distinguish::Kind::play, kept);
  return in_play ? std::move(in_play) : distinguish::smallest_kept(pairs, {}, kept);
}

bool decides_in(const std::vector<Rules>& game, const OptionEntry& option) {
  return std::any_of(game.begin(), game.end(), [&](const Rules& rules) { return option.decides(rules); });
}

Choice choice_of(const OptionEntry& option, const std::vector<Rules>& game, const std::vector<Rules>& in_all,
                 const distinguish::Kept& kept) {
  Choice choice{option.option, value_of(game.front(), option.option), {}};
  for (const std::string& value : values_tried(option))
    if (!pairs_with(game, option.option, value).empty())
      choice.others.push_back({value, shown_by(pairs_with(in_all, option.option, value), kept)});
  return choice;
}

}  // namespace

std::vector<Choice> choices_in(const std::vector<Rules>& game, const std::vector<Rules>& in_all,
                               const corpus::Corpus& witnesses) {
  const auto is_shown = [](const Choice::Other& other) { return other.shown.has_value(); };
  std::vector<Choice> choices;
  for (const OptionEntry& option : options()) {
    if (!decides_in(game, option)) continue;
    Choice choice = choice_of(option, game, in_all, witnesses_of(witnesses, option.option));
    if (std::any_of(choice.others.begin(), choice.others.end(), is_shown)) choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace casino::rulings
