#include "cli/commands/judge/save.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>

#include <CLI/CLI.hpp>

#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/question.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/text_place.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

// Letters, digits, hyphens, underscores and dots: a file can be called like that everywhere.
bool is_a_name(const std::string& id) {
  return !id.empty() && id.front() != '.' && std::all_of(id.begin(), id.end(), [](unsigned char sign) {
    return std::isalnum(sign) != 0 || sign == '-' || sign == '_' || sign == '.';
  });
}

fs::path file_of(const Saving& saving, const std::string& id) { return fs::path(saving.folder) / (id + ".json"); }

bool is_there(const fs::path& file) {
  std::error_code why;
  const bool is_there = fs::exists(file, why);
  if (why) throw Unusable("--save: " + file.string() + ": " + why.message());
  return is_there;
}

void refuse_taken(const Saving& saving) {
  throw Unusable("--save: there is a ruling " + file_of(saving, saving.id).string() + " already");
}

// Before anything is made.
void refuse_what_cannot_be(const Saving& saving) {
  if (!saving.id.empty() && !is_a_name(saving.id))
    throw Unusable("--id " + saving.id + ": expected letters, digits, hyphens, underscores and dots");
  const bool is_taken = is_there(file_of(saving, saving.id.empty() ? "ruling-1" : saving.id));
  if (!saving.id.empty() && is_taken) refuse_taken(saving);
}

// Under the name that is asked for, or the first that is free: whoever looks for one at the same time gets another.
// `text_of` is what stands in the file of a ruling of that name.
fs::path write_free(const Saving& saving, const std::function<std::string(const std::string&)>& text_of) {
  make_folder(saving.folder);
  if (!saving.id.empty()) {
    if (!write_new_file(file_of(saving, saving.id), text_of(saving.id))) refuse_taken(saving);
    return file_of(saving, saving.id);
  }
  for (int number = 1;; ++number) {
    const std::string id = "ruling-" + std::to_string(number);
    const fs::path file = file_of(saving, id);
    if (!is_there(file) && write_new_file(file, text_of(id))) return file;
  }
}

void refuse_unknown_question(const std::string& id) {
  if (id.empty() || find_question(id) != nullptr) return;
  std::vector<std::string_view> ids;
  for (const Question& question : questions()) ids.push_back(question.id);
  throw Unusable("--question: no question \"" + id + "\"" + nearest_phrase(id, ids) + " (see: casino rules questions)");
}

void refuse_no_text(std::string_view option, std::string_view text) {
  if (json::first_ill_formed(text)) throw Unusable(std::string(option) + ": expected text in UTF-8");
}

// The rules with each value of an option that gives another verdict; of numbers with one that does.
std::vector<Rules> readings_of(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement judgement = judge(rules, position, turn);
  std::vector<Rules> readings;
  std::optional<explain::OptionChange> last;
  for (const explain::OptionChange& change : explain::option_changes(rules, position, turn, judgement)) {
    const bool is_another_number = last && last->option == change.option && last->ruling == change.ruling &&
                                   entry_of(change.option).kind == OptionKind::number;
    last = change;
    if (const auto other = is_another_number ? std::nullopt : rules_with(rules, change.option, change.value))
      readings.push_back(*other);
  }
  return readings;
}

// Cases are judged by what their positions state, and not by all the ways in which cards that nobody saw can lie.
void refuse_what_a_case_does_not_say(const Rules& rules, const Position& position, const Turn& turn) {
  if (judge(rules, position, turn).verdict.index() == log::judged_in_every_way(rules, position, turn).verdict.index())
    return;
  throw Unusable(
      "--save: the verdict follows from all the ways in which the unseen cards can lie, which no case goes through; "
      "say what the hands hold");
}

}  // namespace

void add_saving_options(CLI::App& verb, Saving& saving) {
  verb.add_option("--save", saving.folder, "Keep the ruling as a case in this folder, for casino corpus run")
      ->type_name("FOLDER");
  verb.add_option("--id", saving.id, "What the case is called (default: ruling-1, ruling-2, ...)")->type_name("NAME");
  verb.add_option("--title", saving.title, "What it is about (default: the turn)")->type_name("TEXT");
  verb.add_option("--reason", saving.reason, "Why it was ruled so")->type_name("TEXT");
  verb.add_option("--question", saving.question, "The open question that it answers")->type_name("ID");
}

void save_ruling(Session& session, const Saving& saving, const Rules& rules, const Position& position,
                 const Turn& turn) {
  refuse_no_text("--title", saving.title);
  refuse_no_text("--reason", saving.reason);
  refuse_unknown_question(saving.question);
  refuse_what_cannot_be(saving);
  refuse_what_a_case_does_not_say(rules, position, turn);
  const std::string title = saving.title.empty() ? notation::text_of(rules, position, turn) : saving.title;
  const std::vector<Rules> readings = readings_of(rules, position, turn);
  const fs::path path = write_free(saving, [&](const std::string& id) {
    const json::Json one = corpus::case_in_json({id, title, saving.question, saving.reason}, rules,
                                                corpus::TurnsAsked{position, {turn}}, readings);
    return corpus::case_file_text({id, title, "a ruling", "hand-made"}, {one});
  });
  if (session.as_json) print(session, formats::written, {{"written", path.string()}});
  else session.out.line("\nSaved as {}", plain_line(path.string()));
}

}  // namespace casino::cli
