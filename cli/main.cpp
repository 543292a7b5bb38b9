// The program `casino`: builds the app, runs the verb, and turns what happened into an exit code.

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <sstream>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "casino_version.hpp"
#include "cli/arguments/typed_words.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/process/keeper.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

constexpr std::string_view exit_codes =
    "Exit codes: 0 everything holds; 1 something in the input does not hold; 2 the command or some\n"
    "of its input could not be used; 3 undetermined, where --certain asks for certainty; 4 our own failure.\n"
    "Each verb has its help and examples: casino judge --help";

// Help in lines that no screen breaks. Examples stay as they are typed, and so does what `casino help` tells of all
// verbs.
class NarrowHelp : public CLI::Formatter {
 public:
  [[nodiscard]] std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    std::string help = CLI::Formatter::make_help(app, std::move(name), mode);
    if (app->get_parent() == nullptr) return help;
    const std::string examples = make_footer(app);
    help.resize(help.size() - examples.size());
    return narrow(help) + examples;
  }

 private:
  // What is said of an option goes on below its beginning.
  [[nodiscard]] std::string narrow(std::string_view text) const {
    std::string lines;
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      lines += wrapped(line, line.starts_with(' ') ? get_column_width() : 0) + "\n";
      text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
  }
};

void add_verbs(CLI::App& app, Session& session) {
  app.formatter(std::make_shared<NarrowHelp>());
  app.set_version_flag("-V,--version", "casino " + std::string(version), "Print the version");
  app.require_subcommand(1);
  app.footer(std::string(exit_codes));
  add_validate(app, session);
  add_convert(app, session);
  add_generate(app, session);
  add_judge(app, session);
  add_moves(app, session);
  add_perft(app, session);
  add_score(app, session);
  add_show(app, session);
  add_compare(app, session);
  add_distinguish(app, session);
  add_study(app, session);
  add_merge(app, session);
  add_corpus(app, session);
  add_conform(app, session);
  add_adapter(app, session);
  add_report(app, session);
  add_rules(app, session);
  add_properties(app, session);
  add_help(app, session);
}

std::vector<std::string> names_of(const std::vector<CLI::App*>& verbs) {
  std::vector<std::string> names;
  for (const CLI::App* verb : verbs) names.push_back(verb->get_name());
  return names;
}

// The verb that the first words name; a first word that is no verb, or no verb below a verb, gets an answer of its own.
CLI::App& verb_called(CLI::App& app, const Words& words) {
  CLI::App* verb = &app;
  for (const std::string& word : words) {
    const std::vector<std::string> known = names_of(verb->get_subcommands({}));
    if (known.empty() || word.starts_with('-')) return *verb;
    if (std::find(known.begin(), known.end(), word) == known.end()) {
      const std::vector<std::string_view> names(known.begin(), known.end());
      throw Unusable(
          fmt::format("no verb \"{}\"{} (see: {} --help)", word, nearest_phrase(word, names), name_of(*verb)));
    }
    verb = verb->get_subcommand(word);
  }
  if (!verb->get_subcommands({}).empty()) throw Unusable(fmt::format("which verb? (see: {} --help)", name_of(*verb)));
  return *verb;
}

// "-v" for "-V": where no verb is named, CLI11 says of a letter that it does not know only that one is missing.
void refuse_unknown_letter(const CLI::App& app, const Words& words) {
  if (words.empty() || words.front().size() < 2 || words.front()[0] != '-' || words.front()[1] == '-') return;
  const std::string& word = words.front();
  std::string near;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& letter : option->get_snames()) {
      if (word.substr(1, 1) == letter) return;
      if (are_same_but_for_capitals(word.substr(1), letter)) near = "; the nearest is -" + letter;
    }
  throw Unusable(fmt::format("no option {}{} (see: {} --help)", word, near, name_of(app)));
}

// Help and version are asked for; everything else that stops the parser is a command that cannot be used.
ExitCode answer(const CLI::App& app, const CLI::ParseError& asked, const std::string& why_not, Session& session) {
  std::ostringstream out;
  std::ostringstream errors;
  const bool is_help = app.exit(asked, out, errors) == static_cast<int>(CLI::ExitCodes::Success);
  if (!is_help) throw Unusable(why_not);
  session.out.write(out.str());
  return ExitCode::holds;
}

void run(int count, char** arguments, Session& session) {
  CLI::App app("An executable model of the rules of the card game Casino.", "casino");
  add_verbs(app, session);
  const Words words(arguments + 1, arguments + count);
  session.as_json = is_json_wanted(words);  // also if the rest of the line cannot be used
  refuse_unknown_letter(app, words);
  CLI::App& verb = verb_called(app, words);
  try {
    if (&verb == session.starts_a_program) session.program = behind_dash(words);
    parse_as_typed(app, &verb == session.starts_a_program ? before_dash(words) : words);
  } catch (const CLI::ParseError& asked) {
    session.earn(answer(app, asked, why_not_parsed(verb, words, asked), session));
  }
}

// What was found before something could not be used is printed all the same.
void run_as_far_as_it_goes(int count, char** arguments, Session& session) {
  try {
    run(count, arguments, session);
  } catch (const Unusable& why) {
    refuse(session, why.what());
  } catch (const std::bad_alloc&) {
    refuse(session, "there is not enough memory for this (see: docs/limits.md)");
  } catch (const NobodyReads&) {
    session.earn(ExitCode::own_failure);
  } catch (const OutputFailed& why) {
    session.out.flush();  // which does nothing if it was this that failed
    complain(std::string("casino: ") + why.what());
    session.earn(ExitCode::own_failure);
  }
  session.out.flush();
}

ExitCode run_and_explain(int count, char** arguments) {
  try {
    Session session;
    run_as_far_as_it_goes(count, arguments, session);
    return session.code;
  } catch (const NobodyReads&) {
    return ExitCode::own_failure;
  } catch (const OutputFailed& why) {
    complain(std::string("casino: ") + why.what());
    return ExitCode::own_failure;
  } catch (const std::exception& why) {
    complain(std::string("casino: this is a fault of the program, not of its input: ") + why.what());
    return ExitCode::own_failure;
  }
}

}  // namespace
}  // namespace casino::cli

namespace {

// Whoever starts the program with a standard descriptor closed must not find a file or a pipe of ours in its place.
// What is written to an output that is not there still fails.
void fill_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
      static_cast<void>(open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY));  // the lowest free one
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 0 && std::strcmp(arguments[0], casino::cli::keeper_name) == 0) return casino::cli::keep(arguments);
  fill_standard_descriptors();
  // A reader who goes away shows in the result of writing, as does a file that is to grow no more, and not as a death
  // by signal.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  return static_cast<int>(casino::cli::run_and_explain(count, arguments));
}
