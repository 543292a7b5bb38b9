#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/input/input.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/conform/report/matrix.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

struct Report {
  std::vector<std::string> files;
  std::string markdown;
  std::string html;
};

conform::ReportedRun read_report(const std::string& file) {
  refuse_file_of_another_kind(file, DocumentKind::run_of_conform);
  Input input(file);
  conform::ReadRun read;
  for (Input::Line line; read.strange_lines == 0 && input.line(line);) read.read(line.text, line.is_ended);
  read.end();
  if (read.first_strange)
    throw Unusable(text_of(*read.first_strange, file) + ": this is not what `casino conform --json` prints");
  if (read.run.not_started) read.run.name = file;  // what it calls itself it has not said
  return std::move(read.run);
}

void report(Session& session, const std::vector<conform::ReportedRun>& runs,
            const std::vector<conform::ChangedOutcome>& changed) {
  if (session.as_json) return print(session, conform::matrix_in_json(runs));
  session.out.write(conform::matrix_in_text(runs));
  for (const conform::ChangedOutcome& one : changed)
    session.out.line("{}: {} was {}, now {}", plain_line(one.name), plain_line(one.id), one.before, one.now);
}

void report(Session& session, const Report& asked) {
  const std::vector<NamedOutput> outputs{{"--markdown", asked.markdown}, {"--html", asked.html}};
  refuse_to_write_over(outputs, asked.files);
  want_a_place_for(outputs);
  std::vector<conform::ReportedRun> runs;
  for (const std::string& file : asked.files) runs.push_back(read_report(file));
  const auto changed = conform::changes(runs);
  if (conform::is_any_worse(runs, changed)) session.earn(ExitCode::does_not_hold);
  report(session, runs, changed);
  session.out.flush();
  if (!asked.markdown.empty()) write_file(asked.markdown, conform::matrix_in_markdown(runs));
  if (!asked.html.empty()) write_file(asked.html, conform::matrix_as_page(runs));
}

}  // namespace

void add_report(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Report>();
  CLI::App& verb =
      add_verb(app, "report",
               "Show runs of `casino conform --json` side by side: which rules each program plays rightly, and which "
               "answers have changed since its last run",
               session,
               {"casino conform --json --all -- ./mine >new.json; casino report old.json new.json",
                "casino report mine.json theirs.json --html support.html --markdown support.md"});
  verb.add_option("runs", asked->files, "Files with what casino conform --json has printed, the oldest first")
      ->type_name("FILE")
      ->required();
  verb.add_option("--markdown", asked->markdown, "Write the table in Markdown to this file")->type_name("FILE");
  verb.add_option("--html", asked->html, "Write it as a page that needs no network to this file")->type_name("FILE");
  verb.callback([&session, asked] { report(session, *asked); });
}

}  // namespace casino::cli
