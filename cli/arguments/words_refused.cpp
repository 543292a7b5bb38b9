#include "cli/arguments/words_refused.hpp"

#include <algorithm>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/typed_words.hpp"
#include "cli/session/failure.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

std::vector<std::string> options_of(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const CLI::Option* option : verb.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// The first that is spelt like an option, and is none of the verb's.
std::optional<std::string> unknown_option(const Words& words, const std::vector<std::string>& options) {
  for (const std::string& word : before_dash(words)) {
    const std::string name = word.substr(0, word.find('='));
    if (name.starts_with("--") && std::find(options.begin(), options.end(), name) == options.end()) return name;
  }
  return std::nullopt;
}

// "rules page"; nothing of the program itself.
std::string without_the_program(const std::string& name) {
  const std::size_t end = name.find(' ');
  return end == std::string::npos ? "" : name.substr(end + 1);
}

bool is_of_a_verb_below(const CLI::App& verb, const std::string& option) {
  const auto below = verb.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(below.begin(), below.end(),
                     [&](const CLI::App* one) { return one->get_option_no_throw(option) != nullptr; });
}

std::string unknown_phrase(const CLI::App& verb, const std::string& unknown, const std::vector<std::string>& options) {
  if (is_of_a_verb_below(verb, unknown)) return fmt::format("{} stands behind the verb", unknown);
  const std::vector<std::string_view> names(options.begin(), options.end());
  return fmt::format("no option {}{}", unknown, nearest_phrase(unknown, names));
}

}  // namespace

std::string name_of(const CLI::App& verb) {
  const CLI::App* above = verb.get_parent();
  return above == nullptr ? verb.get_name() : name_of(*above) + " " + verb.get_name();
}

Words before_dash(const Words& words) { return {words.begin(), std::find(words.begin(), words.end(), "--")}; }

Words behind_dash(const Words& words) {
  const auto dash = std::find(words.begin(), words.end(), "--");
  return dash == words.end() ? Words{} : Words(dash + 1, words.end());
}

bool is_json_wanted(const Words& words) {
  const Words ours = before_dash(words);
  return std::find(ours.begin(), ours.end(), "--json") != ours.end();
}

std::string why_not_parsed(const CLI::App& verb, const Words& words, const CLI::ParseError& error) {
  const std::string name = name_of(verb);
  std::string why = said_as_typed(error.what());
  // A value that is none says itself what is expected.
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) return why;
  const bool has_too_much = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  const bool lacks_something = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  const std::vector<std::string> options = options_of(verb);
  const auto unknown = has_too_much || lacks_something ? unknown_option(words, options) : std::nullopt;
  if (unknown) why = unknown_phrase(verb, *unknown, options);
  else if (has_too_much) why = fmt::format("not expected:{}", why.substr(std::min(why.find(": ") + 1, why.size())));
  else if (lacks_something && verb.get_parent() == nullptr) why = "which verb?";
  const std::string whose = without_the_program(name);
  return fmt::format("{}{}{} (see: {} --help)", whose, whose.empty() ? "" : ": ", why, name);
}

void refuse_together(const CLI::App& verb, const std::string& option, Options others) {
  if (verb.count(option) == 0) return;
  for (const char* other : others)
    if (verb.count(other) > 0)
      throw Unusable(
          fmt::format("{}: {} and {} exclude each other", without_the_program(name_of(verb)), option, other));
}

void refuse_without(const CLI::App& verb, const std::string& needed, Options options) {
  if (verb.count(needed) > 0) return;
  for (const char* option : options)
    if (verb.count(option) > 0)
      throw Unusable(fmt::format("{}: {} needs {}", without_the_program(name_of(verb)), option, needed));
}

}  // namespace casino::cli
