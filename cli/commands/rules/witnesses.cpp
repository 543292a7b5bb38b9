#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/process/core_time.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/rulings/register.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

struct Witnesses {
  Session& session;
  std::vector<std::string> names;
  std::string folder;
  std::string budget = "10s";
  bool times = false;
  distinguish::SearchBounds search;
};

std::vector<const OptionEntry*> options_named(const std::vector<std::string>& names) {
  std::vector<const OptionEntry*> wanted;
  std::vector<std::string_view> all;
  for (const OptionEntry& option : options()) {
    all.push_back(option.name);
    if (names.empty()) wanted.push_back(&option);
  }
  for (const std::string& name : names) {
    const OptionEntry* option = find_option(name);
    if (option == nullptr) throw Unusable("no option \"" + name + "\"" + nearest_phrase(name, all));
    wanted.push_back(option);
  }
  return wanted;
}

// " 0.42 s  ", where it is wanted: no two runs print the same.
std::string time_taken(const Witnesses& asked, const CoreTime& time) {
  return asked.times ? fmt::format("{:>5.2f} s  ", time.seconds()) : std::string();
}

void report(Witnesses& asked, const distinguish::Registered& one, const CoreTime& time) {
  Session& session = asked.session;
  const std::string setting = fmt::format("{}={}", entry_of(one.option).name, one.value);
  if (session.as_json) {
    json::Json object = {{"option", entry_of(one.option).name}, {"value", one.value}, {"rules", one.base}};
    object.update(distinguish::of(one.found, {std::string(one.base), std::string(one.base) + " with " + setting}));
    if (asked.times) object["seconds"] = time.seconds();
    print(session, formats::witnesses, object);
  } else if (const auto& witness = one.found.witness) {
    session.out.line("{}{:<48} {:<16} {}{}", time_taken(asked, time), setting, one.base,
                     distinguish::text_of(witness->size),
                     witness->is_smallest ? "" : "  (smaller ones have not all been looked at)");
  } else {
    session.out.line("{}{}", time_taken(asked, time), distinguish::bound_of(one));
  }
  session.out.flush();
}

// Whether a value is one of the two that some witness parts.
bool is_shown(const std::vector<distinguish::Registered>& all, const std::string& value) {
  return std::any_of(all.begin(), all.end(), [&](const distinguish::Registered& one) {
    const auto& witness = one.found.witness;
    return witness && (one.value == value || value_of(witness->pair.a, one.option) == value);
  });
}

// A file for the option; what has no witness is reported, for the file of bounds.
std::string look_for(Witnesses& asked, const OptionEntry& option, const corpus::Corpus& corpus) {
  std::vector<json::Json> cases;
  std::vector<distinguish::Registered> all;
  for (const std::string& value : distinguish::values_registered(option)) {
    const CoreTime budget(budget_of(asked.budget));
    all.push_back(distinguish::witness_for(option, value, corpus, asked.search, [&] { return budget.spent(); }));
    report(asked, all.back(), budget);
    if (all.back().found.witness) cases.push_back(distinguish::case_of(all.back()));
  }
  std::string bounds;
  for (const distinguish::Registered& one : all)
    if (!is_shown(all, one.value)) bounds += distinguish::bound_of(one) + "\n";
  if (!asked.folder.empty() && !cases.empty()) {
    const std::string name(option.name);
    const corpus::FileHead head{"W-" + name, name + ": " + std::string(option.help), "option " + name,
                                "found by search"};
    write_file(fs::path(asked.folder) / (name + ".json"), corpus::case_file_text(head, cases));
  }
  return bounds;
}

void look_for_all(Witnesses& asked) {
  if (!asked.folder.empty()) make_folder(asked.folder);
  const corpus::Corpus corpus = load(asked.session);
  std::string bounds;
  for (const OptionEntry* option : options_named(asked.names)) bounds += look_for(asked, *option, corpus);
  if (!asked.folder.empty() && asked.names.empty()) write_file(fs::path(asked.folder) / "bounds.txt", bounds);
}

}  // namespace

void add_rules_witnesses(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<Witnesses>(Witnesses{.session = session});
  CLI::App& verb = add_verb(
      rules, "witnesses", "For each value of an option the smallest situation in which it makes a difference", session,
      {"casino rules witnesses trail.owning_build", "casino rules witnesses --write corpus/witnesses"});
  verb.add_option("option", asked->names, "Options; all if none is given");
  add_corpus_option(verb, session);
  verb.add_option("--write", asked->folder, "Write them as cases into this folder, too")->type_name("FOLDER");
  verb.add_option("--budget", asked->budget, "How long each value may take, in time of one processor")
      ->type_name("TIME")
      ->capture_default_str();
  verb.add_flag("--times", asked->times, "Tell what time of one core each took");
  add_number(verb, "--seed", asked->search.seed, "Of the games that are played at random")->capture_default_str();
  verb.callback([asked] { look_for_all(*asked); });
}

}  // namespace casino::cli
