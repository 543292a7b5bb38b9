#pragma once
// Positions for the verbs that take nothing else: one typed on the command line, by itself or in a request, or requests
// in JSON.

#include <optional>
#include <string>

#include "cli/arguments/rules_choice.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/session.hpp"

namespace casino::cli {

struct PositionSource {
  RulesChoice rules;
  std::optional<std::string> position;
  std::string file;
  bool text = false;
  json::Subject subject = json::Subject::position;
};

// The options that say where positions come from and by which rules.
void add_position_options(CLI::App& verb, PositionSource& source);

// Answers each position. What cannot be answered stops the command if it was typed, and else only itself.
// Answers to requests are JSON, unless --text asks for words. Throws Unusable.
void answer_positions(Session& session, const PositionSource& source, std::string_view verb,
                      const AnswerFunction& answer);

// What is told of a position is told whatever it breaks by itself; and that is said.
void complain_of_position(Session& session, std::string_view verb, const json::Request& request);

}  // namespace casino::cli
