#pragma once
// A scoring table as people write it: in JSON [{"card":"JS","points":2},{"each":"spade","points":1},
// {"most":"hearts","points":2,"tie":"shared"}], in a line of a text log "JS 2, each spade 1, most hearts 2 shared", and
// in sentences.

#include "oracle/json/cards.hpp"

namespace casino {

// "each spade 1"; "none" for a table without rows.
[[nodiscard]] std::string text_of(const TableRow& row);
[[nodiscard]] std::string text_of(const ScoringTable& table);

// "each spade", "JS", "most hearts".
[[nodiscard]] std::string text_of_item(ScoreItem item);
// "Each spade", "The jack of spades", "Most hearts", as a score sheet or a page has it.
[[nodiscard]] std::string title_of_item(ScoreItem item);
// What points can be written down for under these rules: the items of the texts, and those of the table.
[[nodiscard]] std::vector<ScoreItem> scored_items(const Rules& rules);
// "Each spade except JS scores a point."
[[nodiscard]] std::string sentence_of(const ScoringTable& table, const TableRow& row);

namespace json {

[[nodiscard]] Json of(const ScoringTable& table);

// Puts the table into the rules in place of theirs. What the rows contradict in each other or in options is not refused
// here.
void read_scoring(const Cursor& at, Rules& rules);
// Refuses, at the row, what cannot stand beside the other rows and the options.
void refuse_faulty_row(const Cursor& at, const Rules& rules);

// The rows of a line as JSON has them: "JS 2, each spade 1, most hearts 2 shared".
[[nodiscard]] Node table_in_line(std::string_view line, const Node& place);

}  // namespace json
}  // namespace casino
