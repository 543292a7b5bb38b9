
#include "oracle/corpus/parts.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::corpus {

using json::Node;

Node with_shared(const Node& file, const Node& one) {
  if (one.as_object() == nullptr) return one;
  Node whole = one;
  auto& members = std::get<json::Object>(whole.value);
  for (const std::string_view key : shared_keys) {
    const Node* shared = file.find(key);
    if (shared == nullptr) continue;
    const auto own = std::ranges::find(members, key, &json::Member::key);
    if (own == members.end()) members.push_back({std::string(key), *shared});
    else if (key == "rules") own->value = json::rules_over(*shared, own->value);
    else if (key == "position") own->value = json::overlaid(*shared, own->value);
  }
  return whole;
}

}  // namespace casino::corpus
