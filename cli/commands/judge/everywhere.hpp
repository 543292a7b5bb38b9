#pragma once
// casino judge --all: what every variant says to a turn, and every reading of the options that bear on it.

#include <string>

#include "cli/arguments/rules_choice.hpp"
#include "cli/session/session.hpp"
#include "oracle/explain/explanation.hpp"

namespace casino::cli {

// Prints the table, and earns what the rules that were chosen make of the turn. Throws Unusable if those cannot read
// the position or the turn.
void judge_everywhere(Session& session, const RulesChoice& choice, const std::string& position,
                      const std::string& turn);

// Lines of an explanation, each as its kind looks.
void print_lines(Session& session, const std::vector<explain::Line>& lines);

}  // namespace casino::cli
