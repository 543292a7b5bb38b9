#pragma once
// Logs in text, as people type them; the notation is described in docs/logs.md.

#include "oracle/log/validate/validate.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::log {

// Reads one log. `usual` are the rules of a log that does not say by which it was played. `first_line`: of its file, on
// which the log begins, for messages that name a second line; where errors stand is told by lines of the text.
[[nodiscard]] Parsed<Log> parse_text(std::string_view text, const StatedRules* usual = nullptr,
                                     LineNumber first_line = 1);

// The same, and is all of it right? A log is played while it is read, so this costs less than one after the other.
[[nodiscard]] Parsed<Validated> validate_text(std::string_view text, const StatedRules* usual = nullptr,
                                              Detail detail = Detail::full, LineNumber first_line = 1);

// Reading it gives the log back.
[[nodiscard]] std::string text_of(const Log& log, notation::Style style = {});

// Whether a line begins a log, so that several can stand in one file.
inline constexpr std::string_view beginning_of_a_log = format_name.substr(0, format_name.find('/') + 1);
[[nodiscard]] bool begins_a_log(std::string_view line);

}  // namespace casino::log
