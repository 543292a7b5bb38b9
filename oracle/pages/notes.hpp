#pragma once
// What the registries do not say of a variant, and a reader wants to know first: what kind of game it is, and how it
// stands to the others. One entry a variant; a variant without one is told all the same.

#include <span>
#include <string_view>

namespace casino::pages {

struct VariantNote {
  std::string_view name;
  std::string_view where;         // where it is played, and what it is called there
  std::string_view introduction;  // paragraphs, separated by empty lines
};

[[nodiscard]] std::span<const VariantNote> all_notes();
// Nothing if there is none yet.
[[nodiscard]] const VariantNote* find_note(std::string_view variant);

}  // namespace casino::pages
