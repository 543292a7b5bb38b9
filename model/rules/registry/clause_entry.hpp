#pragma once
// The shape of the registry's rows. The rows themselves stand in one header for each text.

#include <array>
#include <cstdint>
#include <string_view>

namespace casino {

enum class ClauseKind : std::uint8_t {
  prohibition,  // what may not be done; off: not enforced
  permission,   // what may be done; off: refused
  obligation,   // what must be done; off: not enforced
  computation,  // a definition or a consequence for the state; no off
  deal,         // how cards are dealt; no off
  score,        // an item of the score; off: left out
  match,        // the course of a match; no off
  event         // what is said at the table; no off
};

struct ClauseEntry {
  std::string_view id;
  ClauseKind kind;
  std::string_view statement;  // in our own words
  std::string_view source;     // seed and section: "004 The Play 2"
  bool derived = false;        // follows from other clauses: never cited, never switched off
};

// Another text's ID for what one or more clauses already say.
struct ClauseAlias {
  std::string_view id;
  std::string_view clauses;  // the IDs of the clauses, separated by spaces
  std::string_view source;   // where that text says it
};

// What the rows say in a word.
namespace registry {
using enum ClauseKind;
inline constexpr bool follows_from_others = true;
}  // namespace registry

}  // namespace casino
