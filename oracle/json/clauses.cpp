#include "oracle/json/clauses.hpp"

#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/statement.hpp"

namespace casino::json {
namespace {

constexpr std::string_view clause_phrase = "the ID of a clause, such as \"AA-TRL-3\"";

std::string ids_of(const ClauseList& clauses) {
  std::string ids;
  for (const Clause clause : clauses) ids += (ids.empty() ? "" : ", ") + std::string(entry_of(clause).id);
  return ids;
}

}  // namespace

Json ids_of(const std::vector<Clause>& clauses) {
  Json ids = Json::array();
  for (const Clause clause : clauses) {
    const Json id = entry_of(clause).id;
    if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
  }
  return ids;
}

void cite(Json& object, Clause clause, const Rules& rules, Detail detail) {
  const ClauseEntry& entry = entry_of(clause);
  object["clause"] = entry.id;
  if (const std::string_view alias = alias_of(clause, rules); !alias.empty()) object["as"] = alias;
  if (detail == Detail::ids) return;
  Statement statement = statement_of(clause, rules);
  object["statement"] = std::move(statement.text);
  if (!statement.holds) object["granted"] = false;
  object["source"] = source_of(clause, rules);
}

Clause read_citation(const Members& members) {
  Clause cited;
  if (const auto at = members.require("clause", clause_phrase)) {
    const ClauseList clauses = read_clause(*at);
    if (clauses.count > 1) at->refuse("one clause: " + ids_of(clauses));
    if (clauses.count == 1) cited = *clauses.begin();
  }
  if (const auto at = members.find("as")) {
    const ClauseList named = read_clause(*at);
    if (named.count > 0 && std::ranges::find(named, cited) == named.end())
      at->refuse("another ID of " + std::string(entry_of(cited).id));
  }
  for (const std::string_view prose : {"statement", "source"})
    if (const auto at = members.find(prose)) static_cast<void>(at->text("a text"));
  return cited;
}

ClauseList read_clause(const Cursor& at) {
  const std::optional<std::string_view> id = at.text(clause_phrase);
  if (!id) return {};
  const ClauseList clauses = find_clauses(*id);
  if (clauses.count == 0) at.refuse_name(clause_phrase, all_clause_names());
  return clauses;
}

Json of(const ClauseSet& clauses) {
  Json list = Json::array();
  for (std::size_t i = 0; i < all_clauses.size(); ++i)
    if (clauses.contains(Clause{static_cast<std::uint16_t>(i)})) list.push_back(all_clauses.at(i).id);
  return list;
}

ClauseSet read_clauses(const Cursor& at) {
  ClauseSet set;
  for (const Cursor& item : at.items("a list of clauses")) {
    const ClauseList clauses = read_clause(item);
    bool any = clauses.count == 0;  // an unknown ID was refused already
    for (const Clause clause : clauses) {
      if (!has_an_off(clause)) continue;
      set.insert(clause);
      any = true;
    }
    if (!any) item.refuse("a clause that can be switched off; definitions, deals and the course of a match cannot");
  }
  return set;
}

}  // namespace casino::json
