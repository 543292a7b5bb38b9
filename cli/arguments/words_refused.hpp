#pragma once
// What is wrong with the words of a command line, said as the verbs say it.

#include <initializer_list>
#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace casino::cli {

// Of the command line, without the program.
using Words = std::vector<std::string>;

// Of a verb, as it is typed: "casino rules page".
[[nodiscard]] std::string name_of(const CLI::App& verb);

// Whether --json stands among the words for the program, and not behind --.
[[nodiscard]] bool is_json_wanted(const Words& words);

// The words before -- and those behind it.
[[nodiscard]] Words before_dash(const Words& words);
[[nodiscard]] Words behind_dash(const Words& words);

// Why a verb could not make sense of its words; with the nearest name of an option that it does not have.
[[nodiscard]] std::string why_not_parsed(const CLI::App& verb, const Words& words, const CLI::ParseError& error);

// What would have no effect is no option: these are refused together with one that takes their effect away, and these
// without one that gives it to them. Throw Unusable.
using Options = std::initializer_list<const char*>;
void refuse_together(const CLI::App& verb, const std::string& option, Options others);
void refuse_without(const CLI::App& verb, const std::string& needed, Options options);

}  // namespace casino::cli
