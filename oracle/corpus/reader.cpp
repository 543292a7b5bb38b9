#include "oracle/corpus/reader.hpp"

#include <fstream>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "oracle/corpus/parts.hpp"
#include "oracle/corpus/read_files.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/files_below.hpp"

namespace casino::corpus {
namespace {

using json::Cursor;
using json::Members;
using json::Node;

constexpr std::string_view format_name = "casino-cases/1";
constexpr std::array<std::string_view, 4> importances{"legality", "score", "winner", "cosmetic"};
constexpr std::array<std::string_view, 3> statuses{"agreed", "contested", "withdrawn"};

constexpr std::array<std::string_view, 11> file_keys{"format",   "topic",  "title",      "cases",
                                                     "question", "source", "provenance", "importance",
                                                     "status",   "rules",  "position"};
constexpr std::array<std::string_view, 28> case_keys{
    "id",     "title",   "question", "source",  "provenance", "importance", "status", "rules", "position", "turn",
    "turns",  "judge",   "end",      "dealing", "cut",        "score",      "match",  "claim", "in_play",  "rules_only",
    "expect", "expects", "twin",     "why",     "readings",   "last_call",  "perft",  "play"};
constexpr std::array<std::string_view, 4> reading_keys{"options", "off", "expect", "expects"};

std::string text_of_member(const Members& members, std::string_view key) {
  const auto at = members.find(key);
  return at ? std::string(at->text("a text").value_or("")) : std::string();
}

// The options that a piece of rules names, as they come out.
std::vector<Setting> options_set(const Node& rules_node, const Rules& rules) {
  std::vector<Setting> set;
  const Node* options_node = rules_node.find("options");
  if (options_node == nullptr || options_node->as_object() == nullptr) return set;
  for (const json::Member& member : *options_node->as_object())
    if (const OptionEntry* entry = find_option(member.key))
      set.push_back({entry->option, value_of(rules, entry->option)});
  return set;
}

// One expectation for each turn asked, else one.
std::vector<Expected> read_all_expected(const Members& members, const Cursor& at, const Rules& rules,
                                        std::size_t count) {
  std::vector<Expected> all;
  if (const auto one = members.find("expect")) all.push_back(read_expected(*one, rules));
  if (const auto each = members.find("expects"))
    for (const Cursor& item : each->items("a list of expectations")) all.push_back(read_expected(item, rules));
  if (all.size() != count)
    at.refuse(std::to_string(all.size()) + " expectations", "as many as there are turns: " + std::to_string(count));
  return all;
}

std::size_t count_of(const Asked& asked) {
  const auto* turns = std::get_if<TurnsAsked>(&asked);
  return turns == nullptr ? 1 : turns->turns.size();
}

std::string name_of_options(const std::vector<Setting>& set) {
  std::string name;
  for (const auto& [option, value] : set)
    name += (name.empty() ? "" : ", ") + std::string(entry_of(option).name) + "=" + value;
  return name;
}

Reading read_reading(const Cursor& at, const Node& rules_below, std::size_t count) {
  const Members members(at, "a reading", reading_keys);
  Node over{json::Object{}, at.node().line, at.node().column};
  for (const std::string_view key : {"options", "off"})
    if (const Node* part = at.node().find(key)) std::get<json::Object>(over.value).push_back({std::string(key), *part});
  const Node whole = json::rules_over(rules_below, over);
  Reading reading;
  reading.rules = json::read_rules(at.on(whole));
  reading.options = options_set(over, reading.rules);
  reading.name = name_of_options(reading.options);
  reading.expected = read_all_expected(members, at, reading.rules, count);
  return reading;
}

Asked read_situation(const Cursor& at, const Members& members, const Rules& rules) {
  std::string_view found;
  for (const std::string_view key : asked_keys) {
    if (!members.has(key)) continue;
    if (!found.empty()) at.refuse("\"" + std::string(found) + "\" and \"" + std::string(key) + "\"", "one of them");
    found = key;
  }
  if (found.empty() && members.has(rules_only_key)) return RulesAsked{};
  if (!found.empty()) return read_asked(found, *members.find(found), members.find("position"), rules);
  at.refuse(
      "nothing asked",
      "one of turn, turns, judge, end, dealing, cut, score, match, claim, in_play, last_call, perft, play, rules_only");
  return RulesAsked{};
}

// What cannot be read is what such a case is about; its faults are not those of the file.
void read_unreadable(const Node& one, Case& read) {
  ParseErrors errors;
  const Cursor apart(one, errors);
  const Members members(apart, "a case", case_keys);
  if (const auto at = members.find("rules")) read.rules = json::read_rules(*at);
  read.asked = errors.empty() ? read_situation(apart, members, read.rules) : Asked{};
  if (!errors.empty()) read.asked = Unreadable{errors};
}

// What cannot be read under its own rules has no readings: nothing would be asked under the others.
void read_readings(const Members& members, const Cursor& rules, Case& read) {
  const auto readings = members.find("readings");
  if (!readings) return;
  if (std::holds_alternative<Unreadable>(read.asked)) return readings->refuse("readings", "a case that can be read");
  for (const Cursor& reading : readings->items("a list of readings"))
    read.readings.push_back(read_reading(reading, rules.node(), count_of(read.asked)));
}

Case read_case(const Cursor& at) {
  const Members members(at, "a case", case_keys);
  Case read;
  read.id = text_of_member(members, "id");
  if (read.id.empty()) at.refuse("no \"id\"", "the permanent ID of the case");
  read.title = text_of_member(members, "title");
  read.question = text_of_member(members, "question");
  read.source = text_of_member(members, "source");
  read.provenance = text_of_member(members, "provenance");
  read.twin = text_of_member(members, "twin");
  read.why = text_of_member(members, "why");
  if (const auto importance = members.find("importance"))
    read.importance = static_cast<Importance>(importance->choice("an importance", importances).value_or(0));
  if (const auto status = members.find("status"))
    read.status = statuses[status->choice("a status", statuses).value_or(0)];

  const auto rules = members.require("rules", "the rules of the case");
  if (!rules) return read;
  if (expects_refusal(at.node())) {
    read_unreadable(at.node(), read);
    if (!std::holds_alternative<Unreadable>(read.asked)) read.options = options_set(rules->node(), read.rules);
    read.expected = read_all_expected(members, at, read.rules, 1);
    read_readings(members, *rules, read);
    return read;
  }
  read.rules = json::read_rules(*rules);
  if (read.rules.variant.empty()) return read;  // nothing else can be judged then
  read.options = options_set(rules->node(), read.rules);
  read.asked = read_situation(at, members, read.rules);
  read.expected = read_all_expected(members, at, read.rules, count_of(read.asked));
  read_readings(members, *rules, read);
  return read;
}

std::vector<std::filesystem::path> json_files(const std::filesystem::path& root) {
  std::error_code unknown;
  if (!std::filesystem::is_directory(root, unknown)) return {root};
  return files_below(root, [](const std::filesystem::path& path) { return path.extension() == ".json"; });
}

constexpr std::uintmax_t most_mebibytes = 64;

bool is_too_long(const std::filesystem::path& path) {
  std::error_code unknown;
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  return !unknown && size > most_mebibytes << 20U;
}

// Nothing if the file cannot be read at all.
std::optional<std::string> content_of(const std::filesystem::path& path) {
  const std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

void add_file(Corpus& corpus, const std::string& name, std::string_view content) {
  Parsed<CaseFile> file = parse_case_file(content);
  if (!file) {
    corpus.unread.push_back({name, file.errors()});
    return;
  }
  file->path = name;
  corpus.files.push_back(std::move(*file));
}

void note_repeated_ids(Corpus& corpus) {
  std::set<std::string> seen;
  for (const CaseFile& file : corpus.files)
    for (const Case& one : file.cases)
      if (!seen.insert(one.id).second) corpus.repeated.push_back(one.id);
}

}  // namespace

bool expects_refusal(const Node& one) {
  const Node* expect = one.find("expect");
  const Node* refused = expect == nullptr ? nullptr : expect->find("refused");
  return refused != nullptr && refused->as_boolean() != nullptr && *refused->as_boolean();
}

CaseFile read_case_file(const Cursor& at) {
  const Members members(at, "a file of cases", file_keys);
  CaseFile file;
  const std::array<std::string_view, 1> formats{format_name};
  if (const auto format = members.require("format", "\"casino-cases/1\""))
    static_cast<void>(format->choice("a format that is known", formats));
  file.topic = text_of_member(members, "topic");
  file.title = text_of_member(members, "title");
  file.source = text_of_member(members, "source");
  const auto cases = members.require("cases", "the cases");
  if (!cases) return file;
  const std::vector<Cursor> items = cases->items("a list of cases");
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Node whole = with_shared(at.node(), items[i].node());
    file.cases.push_back(read_case(cases->item(i, whole)));
  }
  return file;
}

Parsed<CaseFile> parse_case_file(std::string_view text) { return json::parsed(text, read_case_file); }

std::size_t Corpus::case_count() const {
  std::size_t count = 0;
  for (const CaseFile& file : files) count += file.cases.size();
  return count;
}

const Case* Corpus::find(std::string_view id) const {
  for (const CaseFile& file : files)
    for (const Case& one : file.cases)
      if (one.id == id) return &one;
  return nullptr;
}

Corpus load_corpus(const std::filesystem::path& root) {
  Corpus corpus;
  for (const std::filesystem::path& path : json_files(root)) {
    const std::string name = path == root ? path.filename().string() : path.lexically_relative(root).string();
    if (is_too_long(path)) {
      corpus.unread.push_back({name, {{{}, "a longer file", fmt::format("at most {} MiB", most_mebibytes)}}});
      continue;
    }
    const auto content = content_of(path);
    if (!content) {
      corpus.unread.push_back({name, {{{}, "no file that can be opened", "a file of cases"}}});
      continue;
    }
    add_file(corpus, name, *content);
  }
  note_repeated_ids(corpus);
  return corpus;
}

Corpus read_corpus(std::span<const TextFile> files) {
  Corpus corpus;
  for (const TextFile& file : files)
    if (file.path.ends_with(".json")) add_file(corpus, file.path, file.content);
  note_repeated_ids(corpus);
  return corpus;
}

}  // namespace casino::corpus
