#include "oracle/rulesets/variant_texts.hpp"

#include <algorithm>

namespace casino {

bool is_own_id(const VariantEntry& variant, std::string_view id) {
  const auto begins = [&](std::string_view prefix) {
    return id.starts_with(prefix) && id.substr(prefix.size()).starts_with('-');
  };
  const std::string_view own = own_prefix(variant);
  const auto all = variants();
  return begins(own) && std::none_of(all.begin(), all.end(), [&](const VariantEntry& other) {
           return own_prefix(other).size() > own.size() && begins(own_prefix(other));
         });
}

bool is_question_of(const VariantEntry& variant, std::string_view id) {
  const bool descends = variant.clause_prefixes.size() > 1;
  if (id.starts_with("Q-GEN-")) return !descends;
  if (id.starts_with("UNS-")) return own_prefix(variant) == "SWZ";
  return id.starts_with("Q-") && is_own_id(variant, id.substr(2));
}

}  // namespace casino
