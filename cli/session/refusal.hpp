#pragma once
// What could not be used, of the command line or of an input: reported on standard error for people, with --json on
// standard output too, as {"errors":[...]} on a line (oracle/schema/answer.json, unusable).

#include <string>
#include <string_view>

#include "cli/session/session.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::cli {

// Errors that have no place but a message, of several lines perhaps; "file" where one is named.
[[nodiscard]] json::Json refusal(std::string_view message, std::string_view file = {});
// A document on a line of its own.
[[nodiscard]] std::string line_of(const json::Json& document);

// These tell it, after all that was reported before, and let the exit code say so. The message names the file itself.
void refuse(Session& session, std::string_view message, std::string_view file = {});
void refuse(Session& session, const ParseErrors& errors, const std::string& file);

}  // namespace casino::cli
