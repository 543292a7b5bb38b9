#pragma once
// What is wrong with logs of the corpus, in the words of their tag `expect` (corpus/README.md).

#include <string>
#include <string_view>
#include <vector>

#include "oracle/log/log.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::log {

// The logs of a text, each from the line that begins it.
[[nodiscard]] Parsed<std::vector<Log>> parse_logs(std::string_view text);

[[nodiscard]] std::string tag_of(const Log& log, std::string_view name);
// The title of a log, and the case that it is.
[[nodiscard]] std::string named(const Log& log);

// "AA-TRL-3 at deal 1, turn 4"
[[nodiscard]] std::vector<std::string> faults_of(const Log& log);

// The clause that a generated game was made to break: "casino generate --break AA-TRN-1 --rules ..."; empty if none.
[[nodiscard]] std::string broken_by_command(const Log& log);
// The clauses that its turns break, one after the other; "impossible" and the name of what is no turn beside them.
[[nodiscard]] std::vector<std::string> clauses_broken_in(const Log& log);

}  // namespace casino::log
