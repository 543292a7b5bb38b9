#include "oracle/corpus/belonging.hpp"

#include <algorithm>

#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::corpus {

const VariantEntry* forebear_of(const VariantEntry& variant, Seats seats) {
  const auto all = variants();
  const VariantEntry* nearest = nullptr;
  for (const std::string_view prefix : variant.clause_prefixes) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const VariantEntry& other) { return own_prefix(other) == prefix; });
    if (found == all.end() || found->name == variant.name) continue;
    const bool is_first_of_all = found->clause_prefixes.size() == 1;
    if (nearest != nullptr && is_first_of_all) break;
    if (found->fewest_seats <= seats.count && seats.count <= found->most_seats) return &*found;
    if (nearest == nullptr) nearest = &*found;
  }
  return nearest;
}

bool is_of(const VariantEntry& variant, Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  if (entry.derived) return false;
  return is_own_id(variant, entry.id) ||
         is_own_id(variant, alias_of(clause, variant.rules(Seats{variant.usual_seats})));
}

bool concerns(const OptionEntry& entry, const VariantEntry& variant) {
  for (const std::string_view word : words_of(entry.clauses))
    if (is_own_id(variant, word)) return true;
  for (const std::string_view word : words_of(entry.questions))
    if (is_question_of(variant, word)) return true;
  return false;
}

}  // namespace casino::corpus
