#include "model/rules/clause.hpp"

#include <algorithm>

namespace casino {
namespace {

const ClauseEntry* entry_with(std::string_view id) {
  const auto found =
      std::find_if(all_clauses.begin(), all_clauses.end(), [&](const ClauseEntry& entry) { return entry.id == id; });
  return found == all_clauses.end() ? nullptr : &*found;
}

Clause clause_at(const ClauseEntry* entry) { return Clause{static_cast<std::uint16_t>(entry - all_clauses.data())}; }

// What one alias stands for may itself be an alias of clauses of an older text.
void append(ClauseList& list, std::string_view ids) {
  while (!ids.empty()) {
    const auto space = ids.find(' ');
    if (const ClauseEntry* entry = entry_with(ids.substr(0, space))) list.clauses[list.count++] = clause_at(entry);
    ids = space == std::string_view::npos ? std::string_view{} : ids.substr(space + 1);
  }
}

}  // namespace

ClauseList find_clauses(std::string_view id_or_alias) {
  ClauseList list;
  append(list, id_or_alias.find(' ') == std::string_view::npos ? id_or_alias : std::string_view{});
  for (const ClauseAlias& alias : all_aliases)
    if (list.count == 0 && alias.id == id_or_alias) append(list, alias.clauses);
  return list;
}

bool has_an_off(Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  if (entry.derived) return false;
  switch (entry.kind) {
    case ClauseKind::prohibition:
    case ClauseKind::permission:
    case ClauseKind::obligation:
    case ClauseKind::score: return true;
    case ClauseKind::computation:
    case ClauseKind::deal:
    case ClauseKind::match:
    case ClauseKind::event: return false;
  }
  return false;
}

}  // namespace casino
