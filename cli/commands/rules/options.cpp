#include <array>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "model/rules/variants.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

// What a variant sets an option to, and with how many seats.
struct Default {
  std::string_view variant;
  std::vector<int> seats;
  std::string value;
};

std::vector<Default> defaults_of(Option option) {
  std::vector<Default> defaults;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count) {
      const std::string value = value_of(variant.rules(Seats{count}), option);
      const bool goes_on =
          !defaults.empty() && defaults.back().variant == variant.name && defaults.back().value == value;
      if (goes_on) defaults.back().seats.push_back(count);
      else defaults.push_back({variant.name, {count}, value});
    }
  return defaults;
}

constexpr std::array<std::string_view, 3> kind_names{"choice", "number", "order"};

json::Json option_in_json(const OptionEntry& option) {
  const std::string_view kind = kind_names.at(static_cast<std::size_t>(option.kind));
  json::Json object = {{"name", option.name}, {"group", option.group}, {"kind", kind}};
  if (option.kind == OptionKind::choice) object["values"] = option.values;
  if (option.kind == OptionKind::number) {
    object["lowest"] = option.first_number();
    object["highest"] = option.highest;
    if (!option.words.empty()) object["word_for_zero"] = option.words[0];
    if (option.words.size() > 1) object["word_for_none"] = option.words[1];
  }
  object["help"] = option.help;
  for (const std::string_view value : option.values)
    if (const std::string meaning = meaning_of(option, value); !meaning.empty())
      object["meanings"][std::string(value)] = meaning;
  object["clauses"] = words_of(option.clauses);
  object["questions"] = words_of(option.questions);
  for (const Default& one : defaults_of(option.option))
    object["defaults"].push_back({{"variant", one.variant}, {"seats", one.seats}, {"value", one.value}});
  return object;
}

std::string values_text(const OptionEntry& option) {
  switch (option.kind) {
    case OptionKind::choice: return fmt::format("{}", fmt::join(option.values, " | "));
    case OptionKind::number:
      return fmt::format("{} to {}{}{}", option.first_number(), option.highest, option.words.empty() ? "" : " | ",
                         fmt::join(option.words, " | "));
    case OptionKind::order: return "items separated by commas";
  }
  return {};
}

std::string defaults_text(const OptionEntry& option) {
  std::string text;
  for (const Default& one : defaults_of(option.option)) {
    const VariantEntry& variant = *find_variant(one.variant);
    const bool is_whole_variant = one.seats.size() + variant.fewest_seats == variant.most_seats + std::size_t{1};
    const std::string seats = is_whole_variant ? "" : fmt::format(" ({} seats)", fmt::join(one.seats, ", "));
    text +=
        fmt::format("{}{}{}={}", text.empty() ? "" : "; ", one.variant, seats, one.value.empty() ? "none" : one.value);
  }
  return text;
}

// What is said of an option, below its name.
void print_below_option(Session& session, const std::string& text) {
  session.out.line("{}", wrapped("    " + text, 6));
}

void print_text(Session& session, const OptionEntry& option) {
  session.out.line("{}{}", session.look().strong(option.name),
                   wrapped(" = " + values_text(option), option.name.size() + 3, option.name.size()));
  print_below_option(session, std::string(option.help));
  constexpr std::size_t meanings_at = 34;
  for (const std::string_view value : option.values)
    if (const std::string meaning = meaning_of(option, value); !meaning.empty())
      session.out.line("{}", wrapped(fmt::format("      {:<26}  {}", value, meaning), meanings_at));
  print_below_option(session, "usual: " + defaults_text(option));
  print_below_option(session, fmt::format("clauses: {}{}{}", option.clauses,
                                          option.questions.empty() ? "" : "; questions: ", option.questions));
}

// Those whose names, or the groups that their names begin with, were asked for; all if none were.
std::vector<const OptionEntry*> wanted_options(const std::vector<std::string>& names) {
  std::vector<const OptionEntry*> wanted;
  for (const OptionEntry& option : options())
    if (names.empty()) wanted.push_back(&option);
  for (const std::string& name : names) {
    const std::size_t before = wanted.size();
    for (const OptionEntry& option : options())
      if (option.name == name || option.name.starts_with(name + ".")) wanted.push_back(&option);
    if (wanted.size() != before) continue;
    std::vector<std::string_view> all;
    for (const OptionEntry& option : options()) all.push_back(option.name);
    throw Unusable("no option \"" + name + "\"" + nearest_phrase(name, all));
  }
  return wanted;
}

void print_options(Session& session, const std::vector<std::string>& names) {
  json::Json list = {{"options", json::Json::array()}};
  for (const OptionEntry* option : wanted_options(names)) {
    if (session.as_json) list["options"].push_back(option_in_json(*option));
    else print_text(session, *option);
  }
  if (session.as_json) print(session, formats::options, list);
}

}  // namespace

void add_rules_options_verb(CLI::App& rules, Session& session) {
  auto names = std::make_shared<std::vector<std::string>>();
  CLI::App& verb = add_verb(
      rules, "options", "The options: what each decides, its values, and where they are usual", session,
      {"casino rules options trail.owning_build", "casino rules options capture", "casino rules options --json"});
  verb.add_option("name", *names, "Options, or the first words of their names; all if none is given");
  verb.callback([&session, names] { print_options(session, *names); });
}

}  // namespace casino::cli
