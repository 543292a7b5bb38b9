#pragma once
// What somebody says of rules of his own: with arguments, line by line in a file, or asked at a terminal.

#include <string>
#include <utility>
#include <vector>

#include "cli/arguments/rules_choice.hpp"
#include "cli/session/session.hpp"

namespace casino::cli {

struct Draft {
  std::string name;
  std::string title;
  std::string source;
  RulesChoice rules;                                     // the game below, and what is otherwise
  std::vector<std::pair<std::string, std::string>> why;  // by option or clause, or for "scoring"
};

// A file of answers: lines of "key: answer" (rules, seats, name, title, source, scoring, off, or an option), each with
// a line "why: reason" below it if there is one; empty lines and those that begin with # say nothing. What the draft
// has already stays. Throws Unusable with all that is wrong.
void read_answers(const std::string& file, Draft& draft);

// Asks at the terminal: for the game below, for names that the draft lacks, and then part by part for what is
// otherwise. Throws Unusable where nobody answers any more.
void interview(Session& session, Draft& draft, bool asks_for_the_game);

}  // namespace casino::cli
