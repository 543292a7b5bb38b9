#pragma once
// The registry of clauses: one testable sentence of the rules each, with a permanent ID. Code cites a clause
// with a literal that is looked up while compiling: "AA-TRL-3"_clause. A mistyped ID does not compile.

#include <span>

#include "model/rules/registry/clauses.hpp"

namespace casino {

// A clause, as its place in the registry.
struct Clause {
  std::uint16_t index = 0;
  friend constexpr auto operator<=>(const Clause&, const Clause&) = default;
};

[[nodiscard]] constexpr const ClauseEntry& entry_of(Clause clause) { return all_clauses[clause.index]; }

namespace detail {
inline void no_such_clause() {}
}  // namespace detail

consteval Clause operator""_clause(const char* text, std::size_t length) {
  const std::string_view id(text, length);
  for (std::size_t i = 0; i < all_clauses.size(); ++i)
    if (all_clauses[i].id == id) return Clause{static_cast<std::uint16_t>(i)};
  detail::no_such_clause();
  return Clause{};
}

// The clauses that an ID stands for: itself, or for an alias the clauses that say the same. Empty if unknown.
struct ClauseList {
  std::array<Clause, 8> clauses{};
  std::uint8_t count = 0;
  [[nodiscard]] const Clause* begin() const { return clauses.data(); }
  [[nodiscard]] const Clause* end() const { return clauses.data() + count; }
};
[[nodiscard]] ClauseList find_clauses(std::string_view id_or_alias);

// Whether a clause can be switched off: prohibitions, obligations, permissions and scoring items that are not
// derived from others. Definitions, deals and the course of a match have no off.
[[nodiscard]] bool has_an_off(Clause clause);

class ClauseSet {
 public:
  constexpr void insert(Clause clause) { words_[clause.index / 64] |= std::uint64_t{1} << (clause.index % 64); }
  [[nodiscard]] constexpr bool contains(Clause clause) const {
    return (words_[clause.index / 64] >> (clause.index % 64) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    for (const std::uint64_t word : words_)
      if (word != 0) return false;
    return true;
  }
  friend constexpr bool operator==(const ClauseSet&, const ClauseSet&) = default;

 private:
  std::array<std::uint64_t, 8> words_{};
};

}  // namespace casino
