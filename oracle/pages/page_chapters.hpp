#pragma once
// What there is to tell of a variant, chapter by chapter: the clauses that hold in it, under the numbers of its own
// text first, and a sentence for each option where it differs from the text that a clause comes from.

#include "oracle/pages/chapters.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/variant_texts.hpp"

namespace casino::pages {

// A rule as a page tells it.
struct PageRule {
  std::string sentence;
  std::string label;   // the ID, as the variant's own text numbers it; of an option its name
  std::string source;  // where that stands; empty for an option
  ClauseKind kind = ClauseKind::computation;
  bool is_inherited = false;             // the variant's own text is silent, and an older one speaks
  std::size_t order = 0;                 // in the registry; options after all clauses
  std::string_view clause;               // the clause itself, by its oldest number
  bool is_remainder = false;             // what is left of a clause of which an option has changed the rest
  const OptionEntry* option = nullptr;   // whose value the sentence tells, if it tells one
  bool is_otherwise = false;             // than in the game that a dialect rests on
  std::vector<std::uint8_t> seats = {};  // with how many players it is so, on a page of all of them; empty: with all
};

struct PageChapter {
  Chapter chapter = Chapter::players;
  std::vector<PageRule> rules;
  std::vector<PageRule> follows;     // what follows from others
  std::vector<PageRule> variations;  // what the variant's own text tells as a variation
};

// The number by which the text of the variant calls a clause: its own, or that of a text that it descends from.
[[nodiscard]] std::string_view label_of(const Rules& rules, Clause clause);

// All chapters, those that have nothing to tell too; with as many players as usual, or with so many.
[[nodiscard]] std::vector<PageChapter> page_chapters_of(const NamedRules& game);
[[nodiscard]] std::vector<PageChapter> page_chapters_of(const NamedRules& game, Seats seats);

}  // namespace casino::pages
