#include "oracle/text/names.hpp"

#include "model/rules/variants.hpp"
#include "model/score/score.hpp"

namespace casino {
namespace {

bool begins_with(std::string_view id, std::string_view prefix) {
  return id.starts_with(prefix) && id.substr(prefix.size()).starts_with('-');
}

// Whether a word stands in a list of words separated by spaces.
bool has_word(std::string_view list, std::string_view word) {
  for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
  }
  return false;
}

// Whether the sentence behind an alias is contradicted by an option of these rules: then the clause stands under
// another number. Of four single players some passages of a text speak, and of partners others; of an ace that is only
// 1 Swazi Casino knows nothing, and it lets nothing join a raise.
bool says_otherwise(std::string_view alias, std::string_view clause, const Rules& rules) {
  if (alias == "DOM-PLY-2") return rules.seats.count != 4 || rules.seats_sides == SeatsSides::partners;
  if (alias == "SWZ-VAL-1") return rules.value_ace_hand != AceValue::low_or_high;
  return alias == "SWZ-RSE-2" && clause == "AA-ADD-2" && rules.raise_loose_groups != RaiseLooseGroups::forbidden;
}

// The alias by which a text calls a clause: the one that stands for it alone, if there is one.
const ClauseAlias* alias_with_prefix(std::string_view prefix, std::string_view id, const Rules& rules) {
  const ClauseAlias* shared = nullptr;
  for (const ClauseAlias& alias : all_aliases) {
    const bool stands_for_it = begins_with(alias.id, prefix) && has_word(alias.clauses, id);  // of few, so asked first
    if (!stands_for_it || prefix_of(alias.id) != prefix || says_otherwise(alias.id, id, rules)) continue;
    if (alias.clauses == id) return &alias;
    if (shared == nullptr) shared = &alias;
  }
  return shared;
}

const ClauseAlias* find_alias(Clause clause, const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  if (variant == nullptr) return nullptr;
  const std::string_view id = entry_of(clause).id;
  for (const std::string_view prefix : variant->clause_prefixes) {
    if (prefix == prefix_of(id)) return nullptr;  // the text's own clause
    if (const ClauseAlias* alias = alias_with_prefix(prefix, id, rules)) return alias;
  }
  const bool is_western = plays_by(*variant, "AA") && !plays_by(*variant, "SWZ");
  // An African clause in a western game: of numbers for pictures and aces Royal Casino speaks.
  return is_western ? alias_with_prefix("ROY", id, rules) : nullptr;
}

// A table that has lost step with its enumeration does not compile.
template <typename Kind>
constexpr bool ends_with(std::span<const std::string_view> names, Kind last, std::string_view name) {
  return static_cast<std::size_t>(last) == names.size() - 1 && names.back() == name;
}
static_assert(ends_with(do_names, Do::augment, "augment"));
static_assert(ends_with(event_names, EventKind::call, "call"));
static_assert(ends_with(orange_call_names, OrangeCall::closed, "closed"));
static_assert(ends_with(unknown_names, Unknown::stock_is_left, "stock_is_left"));
static_assert(ends_with(obstacle_names, Obstacle::card_without_part, "card_without_part"));
static_assert(ends_with(fault_names, Fault::pile_not_kept, "pile_not_kept"));

template <typename Kind>
std::string_view named(Kind kind, std::span<const std::string_view> names) {
  assert(static_cast<std::size_t>(kind) < names.size());
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string_view name_of(ClauseKind kind) { return named(kind, clause_kind_names); }
std::string_view name_of(Do kind) { return named(kind, do_names); }
std::string_view name_of(EventKind kind) { return named(kind, event_names); }
std::string_view name_of(Unknown what) { return named(what, unknown_names); }
std::string_view name_of(Obstacle what) { return named(what, obstacle_names); }
std::string_view name_of(Fault what) { return named(what, fault_names); }
std::string_view name_of(ScoreItem item) { return named(item, score_item_names()); }
std::string_view name_of(OrangeCall call) { return named(call, orange_call_names); }

std::string_view prefix_of(std::string_view clause_id) {
  std::string_view text = clause_id.substr(0, clause_id.find('-'));
  for (const VariantEntry& variant : variants()) {
    const std::string_view own = own_prefix(variant);
    if (own.size() > text.size() && begins_with(clause_id, own)) text = own;
  }
  return text;
}

std::string_view alias_of(Clause clause, const Rules& rules) {
  const ClauseAlias* alias = find_alias(clause, rules);
  return alias == nullptr ? std::string_view{} : alias->id;
}

std::string_view source_of(Clause clause, const Rules& rules) {
  const ClauseAlias* alias = find_alias(clause, rules);
  return alias == nullptr ? entry_of(clause).source : alias->source;
}

}  // namespace casino
