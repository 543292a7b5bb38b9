#include "cli/help/words_known.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/packing/own_files.hpp"
#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "model/rules/question.hpp"
#include "model/rules/variants.hpp"
#include "oracle/corpus/read_files.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/nearest.hpp"
#include "properties/run/check.hpp"

namespace casino::cli {
namespace {

using Candidates = std::vector<Candidate>;

// All of them by their names, and what is said of each.
template <typename Things, typename Name, typename Told>
Candidates candidates(const Things& things, Name name, Told told) {
  Candidates all;
  for (const auto& thing : things) all.push_back({std::string(thing.*name), std::string(thing.*told)});
  return all;
}

Candidates known_rules() { return candidates(all_named_rules(), &NamedRules::name, &NamedRules::title); }
Candidates known_variants() { return candidates(variants(), &VariantEntry::name, &VariantEntry::title); }
Candidates known_questions() { return candidates(questions(), &Question::id, &Question::title); }
Candidates known_facts() {
  return candidates(properties::listed(), &properties::ListedFact::name, &properties::ListedFact::says);
}

Candidates known_options(std::string_view behind) {
  Candidates all;
  for (const OptionEntry& option : options())
    all.push_back({std::string(option.name).append(behind), std::string(option.help)});
  return all;
}

// Options, and the values of one that has been typed.
Candidates known_settings(std::string_view typed) {
  const std::size_t equals = typed.find('=');
  if (equals == std::string_view::npos) return known_options("=");
  Candidates all;
  if (const OptionEntry* option = find_option(typed.substr(0, equals)))
    for (const ValueEntry& value : option->known)
      if (value.value != "*")
        all.push_back({std::string(option->name).append("=").append(value.value), std::string(value.meaning)});
  return all;
}

Candidates known_clauses() {
  Candidates all;
  for (const std::string_view id : all_clause_names()) {
    const ClauseList found = find_clauses(id);
    all.push_back({std::string(id), found.count == 0 ? "" : std::string(entry_of(*found.begin()).statement)});
  }
  return all;
}

Candidates known_cases() {
  Candidates all;
  const corpus::Corpus corpus = corpus::read_corpus(own_files("cases"));
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) all.push_back({one.id, one.title});
  return all;
}

// Pages that can be printed.
Candidates known_pages() {
  Candidates all = known_variants();
  for (Candidate& question : known_questions()) all.push_back(std::move(question));
  all.push_back({"index", ""});
  all.push_back({"options", ""});
  return all;
}

// "WHEN:{auto,always,never}": the words that a check of CLI11 lets pass.
Candidates words_in_braces(std::string_view type) {
  Candidates all;
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  if (begin == std::string_view::npos || end == std::string_view::npos) return all;
  for (std::string_view list = type.substr(begin + 1, end - begin - 1); !list.empty();) {
    const std::size_t comma = std::min(list.find(','), list.size());
    all.push_back({std::string(list.substr(0, comma)), ""});
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return all;
}

FilesToo files_of_type(std::string_view type) {
  if (type.starts_with("FOLDER")) return FilesToo::folders;
  return type.starts_with("FILE") || type.starts_with("PATH") || type.find("FILE") != std::string_view::npos
             ? FilesToo::files
             : FilesToo::no;
}

// What stands where no option names it: by what the verb calls it.
Completion words_for_argument(const std::string& verb, const std::string& name) {
  if (name == "path" || name == "runs" || name == "command") return {{}, FilesToo::files};
  if (name == "folder") return {{}, FilesToo::folders};
  if (name == "position") return {{}, verb == "show" ? FilesToo::files : FilesToo::no};
  if (name == "name" && verb == "page") return {known_pages()};
  if (name == "name" && verb == "options") return {known_options("")};
  if (name == "name") return {known_rules(), FilesToo::files};
  if (name == "id") return {verb == "clauses" ? known_clauses() : known_questions()};
  if (name == "option") return {known_options("")};
  if (name == "fact") return {known_facts()};
  if (name == "world") return {known_variants()};
  if (name == "shell") return {{{"bash", ""}, {"zsh", ""}, {"fish", ""}}};
  return {};
}

}  // namespace

Completion words_known(const CLI::App& verb, const CLI::Option& option, std::string_view typed) {
  if (option.get_positional() && option.get_lnames().empty())
    return words_for_argument(verb.get_name(), option.get_name(true));
  const std::string type = option.get_type_name();
  const FilesToo files = files_of_type(type);
  if (option.check_lname("rules")) return {known_rules(), files};
  if (option.check_lname("option")) return {known_settings(typed)};
  if (option.check_lname("off") || option.check_lname("break")) return {known_clauses()};
  if (option.check_lname("case")) return {known_cases()};
  if (option.check_lname("question")) return {known_questions()};
  return {words_in_braces(type), files};
}

}  // namespace casino::cli
