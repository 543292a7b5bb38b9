// Cases, games that hold, games that are broken in one place, generated games.

#include <algorithm>
#include <fstream>
#include <iterator>

#include "oracle/corpus/run.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "properties/agreement/judging.hpp"
#include "tests/corpus/faults.hpp"
#include "tests/mutation/units.hpp"

namespace casino::mutation {
namespace {

namespace fs = std::filesystem;

struct File {
  std::string name;  // from the folder of the corpus on
  std::string text;
};

std::vector<File> files_in(const fs::path& corpus, std::string_view folder, std::string_view extension) {
  std::vector<File> files;
  for (const auto& entry : fs::recursive_directory_iterator(corpus / folder)) {
    if (entry.path().extension() != extension) continue;
    std::ifstream file(entry.path());
    files.push_back({fs::relative(entry.path(), corpus).string(),
                     std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}});
  }
  std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.name < b.name; });
  return files;
}

Complaint first_difference(const std::string& id, const corpus::ReadingOutcome& outcome) {
  if (outcome.result == corpus::Result::pass) return std::nullopt;
  const corpus::Difference difference = outcome.differences.empty() ? corpus::Difference{} : outcome.differences[0];
  return id + ": " + difference.what + ": expected " + difference.expected + ", found " + difference.found;
}

Complaint cases_differ(const std::string& text) {
  const Parsed<corpus::CaseFile> file = corpus::parse_case_file(text);
  if (!file) return text_of(file.errors().front());
  for (const corpus::Case& one : file->cases) {
    const corpus::CaseOutcome outcome = corpus::run(one);
    if (auto complaint = first_difference(one.id, outcome.outcome)) return complaint;
    for (const auto& [name, reading] : outcome.readings)
      if (auto complaint = first_difference(one.id + " with " + name, reading)) return complaint;
  }
  return std::nullopt;
}

// A file of so many cases that trying all of them takes long is tried in parts.
struct Part {
  std::size_t number = 0;
  std::size_t of = 1;
};

// The same turns, held against what holds whatever is judged.
Complaint judging_differs(const std::string& text, Part part) {
  const Parsed<corpus::CaseFile> file = corpus::parse_case_file(text);
  if (!file) return text_of(file.errors().front());
  for (std::size_t i = part.number; i < file->cases.size(); i += part.of)
    if (const auto fault = properties::judging_is_at_odds(file->cases[i]))
      return file->cases[i].id + ": " + std::string(*fault);
  return std::nullopt;
}

void add_judging(const File& file, std::vector<Unit>& units) {
  constexpr std::size_t most_text = 4000;
  Part part{0, 1 + file.text.size() / most_text};
  for (; part.number < part.of; ++part.number)
    units.push_back({"judging of " + file.name + ", " + std::to_string(part.number + 1),
                     [text = file.text, part] { return judging_differs(text, part); }});
}

Complaint faults_differ(const log::Log& log, const std::vector<std::string>& expected) {
  const std::vector<std::string> found = log::faults_of(log);
  if (found == expected) return std::nullopt;
  return log::named(log) + ": " + (found.empty() ? "no fault" : found.front());
}

Complaint games_differ(const std::string& text) {
  const Parsed<std::vector<log::Log>> logs = log::parse_logs(text);
  if (!logs) return text_of(logs.errors().front());
  for (const log::Log& log : *logs) {
    const std::string expected = log::tag_of(log, "expect");
    const bool is_sound = expected.empty();
    if (is_sound && log::validate(log).outcome != log::LogOutcome::holds) return log::named(log) + " does not hold";
    if (auto complaint = faults_differ(log, is_sound ? std::vector<std::string>{} : std::vector{expected}))
      return complaint;
  }
  return std::nullopt;
}

Complaint generated_game_differs(const std::string& line) {
  const Parsed<log::Log> log = log::parse_json(line);
  if (!log) return text_of(log.errors().front());
  const std::string broken = log::broken_by_command(*log);
  if (broken.empty() && log::validate(*log).outcome != log::LogOutcome::holds) return "it does not hold";
  const std::vector<std::string> clauses = log::clauses_broken_in(*log);
  if (clauses == (broken.empty() ? std::vector<std::string>{} : std::vector{broken})) return std::nullopt;
  return clauses.empty() ? "no clause is broken" : "broken: " + clauses.front();
}

}  // namespace

std::vector<Unit> corpus_units(const fs::path& corpus) {
  std::vector<Unit> units;
  for (const std::string_view folder : {"cases", "witnesses"})
    for (File& file : files_in(corpus, folder, ".json"))
      units.push_back({file.name, [text = std::move(file.text)] { return cases_differ(text); }});
  for (const File& file : files_in(corpus, "cases", ".json")) add_judging(file, units);
  for (const std::string_view folder : {"games", "broken-games"})
    for (File& file : files_in(corpus, folder, ".txt"))
      units.push_back({file.name, [text = std::move(file.text)] { return games_differ(text); }});
  for (const std::string name : {"games", "broken"}) {
    std::ifstream file(corpus / "generated" / (name + ".ndjson"));
    int number = 0;
    for (std::string line; std::getline(file, line);)
      units.push_back({"generated/" + name + ".ndjson:" + std::to_string(++number),
                       [line] { return generated_game_differs(line); }});
  }
  return units;
}

}  // namespace casino::mutation
