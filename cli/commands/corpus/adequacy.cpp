#include "cli/commands/corpus/adequacy.hpp"

#include <algorithm>
#include <map>
#include <thread>

#include <fmt/format.h>

#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "oracle/corpus/adequacy.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

using corpus::KillMatrix;

std::string_view word_of(corpus::ChangeKind kind) {
  return corpus::change_kind_names.at(static_cast<std::size_t>(kind));
}

std::string_view heading_of(corpus::ChangeKind kind) {
  switch (kind) {
    case corpus::ChangeKind::clause_off: return "clauses switched off";
    case corpus::ChangeKind::other_value: return "options set otherwise";
    case corpus::ChangeKind::not_as_stated: return "variants that play by the value of the game that they come from";
  }
  return {};
}

// The cases of a variant, or all.
std::vector<const corpus::Case*> cases_of(const corpus::Corpus& corpus, const VariantEntry* variant) {
  std::vector<const corpus::Case*> cases;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases)
      if (variant == nullptr || one.rules.variant == variant->name) cases.push_back(&one);
  return cases;
}

KillMatrix matrix_of(const corpus::Corpus& corpus, const VariantEntry* variant, std::size_t jobs) {
  const std::vector<corpus::Change> changes = variant == nullptr ? corpus::all_changes() : corpus::changes_of(*variant);
  const std::vector<const corpus::Case*> cases = cases_of(corpus, variant);
  KillMatrix matrix(changes);
  OrderedWork<std::vector<corpus::Notice>> work(jobs != 0 ? jobs : std::max(1U, std::thread::hardware_concurrency()));
  for (const corpus::Case* one : cases) work.add([one, &changes] { return corpus::noticed_by(*one, changes); });
  for (const corpus::Case* one : cases) matrix.add(*one, work.next());
  return matrix;
}

json::Json row_in_json(const KillMatrix::Row& row, const VariantEntry* variant) {
  json::Json object = variant == nullptr ? json::Json::object() : json::Json{{"variant", variant->name}};
  object.update({{"change", text_of(row.change)}, {"kind", word_of(row.change.kind)}});
  object["noticed_by"] = json::Json::array();
  for (const auto& [one, what] : row.notices) object["noticed_by"].push_back({{"case", one->id}, {"differs", what}});
  return object;
}

void print_json(Session& session, const KillMatrix& matrix, const VariantEntry* variant, bool lacks) {
  for (const KillMatrix::Row& row : matrix.rows)
    if (!lacks || row.notices.empty()) print(session, formats::adequacy, row_in_json(row, variant));
  json::Json summary = {{"changes", matrix.rows.size()},
                        {"unnoticed", matrix.unnoticed()},
                        {"cases", matrix.cases},
                        {"cases_needed", matrix.cases_needed()}};
  if (variant != nullptr) summary["variant"] = variant->name;
  summary["notice_nothing"] = json::Json::array();
  for (const corpus::Case* one : matrix.idle) summary["notice_nothing"].push_back(one->id);
  print(session, formats::adequacy, {{"summary", summary}});
}

// "12 by verdict, 3 by after: WE-AA-10a WE-AA-11 ..."
std::string row_of_matrix(const KillMatrix::Row& row) {
  std::map<std::string, int> by;
  std::vector<std::string> ids;
  for (const auto& [one, what] : row.notices) {
    ++by[what];
    ids.push_back(one->id);
  }
  std::string text;
  for (const auto& [what, count] : by) text += fmt::format("{}{} by {}", text.empty() ? "" : ", ", count, what);
  return text.empty() ? "no case notices" : text + ": " + some_of(ids);
}

void print_text(Session& session, const KillMatrix& matrix, const VariantEntry* variant, bool lacks) {
  const Look look = session.look();
  session.out.line("{}: {} of the rules, {} of them noticed by no case; {}, {} the only one to notice something",
                   look.strong(variant == nullptr ? "all variants" : variant->name),
                   counted(matrix.rows.size(), "change"), matrix.unnoticed(), counted(matrix.cases, "case"),
                   matrix.cases_needed());
  const corpus::ChangeKind* last = nullptr;
  for (const KillMatrix::Row& row : matrix.rows) {
    if (last == nullptr || *last != row.change.kind) session.out.line("{}", look.faint(heading_of(row.change.kind)));
    last = &row.change.kind;
    const bool is_noticed = !row.notices.empty();
    if (is_noticed && lacks) continue;
    session.out.line("  {} {:<36} {}", is_noticed ? look.good("noticed") : look.bad("missed "), text_of(row.change),
                     plain_line(row_of_matrix(row)));
  }
  if (matrix.idle.empty()) return;
  session.out.line("{}", look.faint("cases that notice nothing of all this"));
  for (const corpus::Case* one : matrix.idle) session.out.line("  {}: {}", plain_line(one->id), plain_line(one->title));
}

}  // namespace

void print_adequacy(Session& session, const corpus::Corpus& corpus, const WantedAdequacy& wanted) {
  std::vector<const VariantEntry*> each = wanted.variants;
  if (wanted.all) each.insert(each.begin(), nullptr);
  for (const VariantEntry* variant : each) {
    const KillMatrix matrix = matrix_of(corpus, variant, wanted.jobs);
    if (matrix.unnoticed() != 0) session.earn(ExitCode::does_not_hold);
    if (session.as_json) print_json(session, matrix, variant, wanted.lacks);
    else print_text(session, matrix, variant, wanted.lacks);
  }
}

std::string some_of(const std::vector<std::string>& cases) {
  constexpr std::size_t few = 3;
  std::string text = fmt::format(
      "{}", fmt::join(cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(std::min(few, cases.size())), " "));
  if (cases.size() > few) text += fmt::format(" and {} more", cases.size() - few);
  return text.empty() ? "none" : text;
}

}  // namespace casino::cli
