#include "cli/help/completion.hpp"

#include <CLI/CLI.hpp>

#include "cli/help/manual.hpp"
#include "cli/help/words_known.hpp"

namespace casino::cli {
namespace {

bool takes_a_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

// "--option=value" is the option with its value; nothing if the verb has none of this name.
const CLI::Option* option_called(const CLI::App& verb, std::string_view word) {
  return verb.get_option_no_throw(std::string(word.substr(0, word.find('='))));
}

// What has been typed before the word that is being typed.
struct Typed {
  const CLI::App* verb;
  const CLI::Option* waiting = nullptr;  // the last word is this option, which wants a value
  std::size_t positionals = 0;
  bool is_behind_dashes = false;
  bool asks_for_help = false;  // behind `help` stand verbs and nothing else
};

const CLI::App* verb_below(const CLI::App& verb, const std::string& name) {
  for (const CLI::App* below : shown_verbs(verb))
    if (below->get_name() == name) return below;
  return nullptr;
}

Typed typed_before(const CLI::App& app, const Words& words) {
  Typed typed{&app};
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (typed.waiting != nullptr) {
      typed.waiting = nullptr;
    } else if (typed.is_behind_dashes || !word.starts_with('-') || word == "-") {
      const CLI::App* below = typed.positionals == 0 ? verb_below(*typed.verb, word) : nullptr;
      if (below == nullptr) ++typed.positionals;
      else if (word == "help" && !typed.asks_for_help) typed.asks_for_help = true;
      else typed.verb = below;
    } else if (word == "--") {
      typed.is_behind_dashes = true;
    } else if (const CLI::Option* option = option_called(*typed.verb, word)) {
      if (takes_a_value(*option) && word.find('=') == std::string::npos) typed.waiting = option;
    }
  }
  return typed;
}

const CLI::Option* positional_at(const CLI::App& verb, std::size_t index) {
  const CLI::Option* last = nullptr;
  std::size_t count = 0;
  for (const CLI::Option* option : verb.get_options()) {
    if (!option->get_positional() || option->get_group().empty()) continue;
    if (count++ == index) return option;
    last = option;
  }
  return last != nullptr && last->get_items_expected_max() > 1 ? last : nullptr;
}

void add_verbs_below(Completion& all, const CLI::App& verb) {
  for (const CLI::App* below : shown_verbs(verb))
    all.candidates.push_back({below->get_name(), below->get_description()});
}

void add_options_of(Completion& all, const CLI::App& verb) {
  for (const CLI::Option* option : verb.get_options())
    if (!option->get_group().empty())
      for (const std::string& name : option->get_lnames())
        all.candidates.push_back({"--" + name, option->get_description()});
}

Completion all_that_fits(const CLI::App& app, const Words& words) {
  const Typed typed = typed_before(app, words);
  const std::string& current = words.back();
  if (typed.waiting != nullptr) return words_known(*typed.verb, *typed.waiting, current);
  const std::size_t equals = current.find('=');
  if (current.starts_with("--") && equals != std::string::npos && !typed.is_behind_dashes) {
    const CLI::Option* option = option_called(*typed.verb, current);
    if (option == nullptr || !takes_a_value(*option)) return {};
    Completion values = words_known(*typed.verb, *option, current.substr(equals + 1));
    for (Candidate& one : values.candidates) one.word.insert(0, current, 0, equals + 1);
    return values;
  }
  if (current.starts_with('-') && !typed.is_behind_dashes) {
    Completion options;
    add_options_of(options, *typed.verb);
    return options;
  }
  Completion all;
  if (!shown_verbs(*typed.verb).empty()) add_verbs_below(all, *typed.verb);
  if (typed.asks_for_help || !all.candidates.empty()) return all;
  const CLI::Option* option = positional_at(*typed.verb, typed.positionals);
  return option == nullptr ? all : words_known(*typed.verb, *option, current);
}

}  // namespace

Completion completion(const CLI::App& app, const Words& words) {
  const Words typed = words.empty() ? Words{""} : words;
  Completion all = all_that_fits(app, typed);
  std::erase_if(all.candidates, [&](const Candidate& one) { return !one.word.starts_with(typed.back()); });
  return all;
}

std::string in_lines(const Completion& completion) {
  constexpr std::size_t longest = 72;  // of a description: a menu has a line for each
  std::string text = completion.files == FilesToo::files     ? ":files\n"
                     : completion.files == FilesToo::folders ? ":folders\n"
                                                             : ":words\n";
  for (const Candidate& one : completion.candidates) {
    std::string says = one.says.substr(0, one.says.find('\n'));
    if (says.size() > longest) says = says.substr(0, says.rfind(' ', longest)) + " ...";
    text += one.word + "\t" + says + "\n";
  }
  return text;
}

}  // namespace casino::cli
