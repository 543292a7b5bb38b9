#pragma once
// What can be written for an option or an argument of a verb: names of rules, options, clauses, questions, cases.

#include <string_view>

#include "cli/help/completion.hpp"

namespace CLI {
class Option;
}

namespace casino::cli {

// Of which some fit what has been typed of it, which tells an option of the rules from its values.
[[nodiscard]] Completion words_known(const CLI::App& verb, const CLI::Option& option, std::string_view typed);

}  // namespace casino::cli
