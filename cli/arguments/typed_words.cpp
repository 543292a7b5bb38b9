#include "cli/arguments/typed_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <CLI/CLI.hpp>

namespace casino::cli {
namespace {

// CLI11 takes "[a,b]" for a list and takes it apart wherever several words can stand, and behind "--name=", where
// nothing is, the next word for the value. So behind a word that ends so there is a sign, until it has come to its
// option.
constexpr char end_sign = '\x1f';

constexpr std::array<std::string_view, 3> kinds_of_names{"FILE", "FOLDER", "PATH"};

void put_sign(std::string& word) {
  const bool has_no_value = word.starts_with("--") && word.ends_with('=');
  if (has_no_value || word.ends_with(']') || word.ends_with(end_sign)) word += end_sign;
}

std::string take_sign(std::string& word) {
  if (word.ends_with(end_sign)) word.pop_back();
  return {};
}

std::string expect_a_name(const std::string& word) {
  return word.empty() ? "found \"\", expected the name of a file or folder" : std::string();
}

// Somebody forgot the name: with that of the option behind it nobody calls a file.
std::string expect_no_option(const std::string& word) {
  if (!word.starts_with("--")) return {};
  return "found \"" + word + "\", expected the name of a file or folder (./" + word + " if it is called so)";
}

bool takes_a_name(const CLI::Option& option) {
  if (option.check_lname("store")) return false;  // where "" is nowhere
  const std::string type = option.get_type_name();
  return std::any_of(kinds_of_names.begin(), kinds_of_names.end(),
                     [&](std::string_view kind) { return type.starts_with(kind); });
}

void prepare(CLI::App& verb) {
  for (CLI::Option* option : verb.get_options()) {
    if (option->get_items_expected_max() == 0) continue;  // a flag
    if (takes_a_name(*option)) option->check(expect_a_name, "");
    if (takes_a_name(*option) && !option->get_positional()) option->check(expect_no_option, "");
    option->transform(CLI::Validator(take_sign, ""));  // before everything else
  }
  for (CLI::App* below : verb.get_subcommands({})) prepare(*below);
}

}  // namespace

void parse_as_typed(CLI::App& app, const Words& words) {
  prepare(app);
  Words last_first(words.rbegin(), words.rend());
  for (std::string& word : last_first) put_sign(word);
  app.parse(last_first);
}

std::string said_as_typed(std::string message) {
  std::erase(message, end_sign);
  return message;
}

}  // namespace casino::cli
