#include "oracle/text/typed_names.hpp"

#include <algorithm>
#include <vector>

#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "oracle/text/letters.hpp"

namespace casino {

std::span<const std::string_view> all_clause_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const ClauseEntry& entry : all_clauses) all.push_back(entry.id);
    for (const ClauseAlias& alias : all_aliases) all.push_back(alias.id);
    return all;
  }();
  return names;
}

std::span<const std::string_view> all_option_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const OptionEntry& entry : options()) all.push_back(entry.name);
    return all;
  }();
  return names;
}

std::string as_spelt(std::string_view typed, std::span<const std::string_view> names) {
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&](std::string_view name) { return are_same_but_for_capitals(typed, name); });
  return std::string(found == names.end() ? typed : *found);
}

}  // namespace casino
