#include "cli/conform/run_reporter.hpp"

#include <filesystem>
#include <fstream>

#include "cli/input/document_kind.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/held_file.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/json/written.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

constexpr std::size_t results_between_looks = 500;  // results between two looks at how far it is

// What stands in the file of --known; nothing where --fix is to make it.
std::optional<std::string> text_of_known(const Conform& asked) {
  if (asked.known.empty() || (asked.fix && !std::ifstream(asked.known))) return std::nullopt;
  return text_of_file(asked.known, DocumentKind::known_failures);
}

std::vector<conform::KnownFailure> known_in(const std::optional<std::string>& text, const std::string& file) {
  if (!text) return {};
  const auto read = json::parsed(*text, conform::read_known);
  if (!read) throw Unusable(read.errors(), file);
  return *read;
}

[[noreturn]] void refuse_changed(const std::string& file) {
  throw OutputFailed(file +
                     " has changed since it was read, and stays as it is now: what fails has to be recorded again");
}

}  // namespace

RunReporter::RunReporter(const Conform& asked, const conform::Again& how)
    : asked_(asked),
      session_(asked.session),
      how_(how),
      known_as_read_(text_of_known(asked)),
      known_(known_in(known_as_read_, asked.known)),
      not_asked_(asked.plan.only.begin(), asked.plan.only.end()),
      progress_(session_, results_between_looks) {}

void RunReporter::begin(const conform::Declaration& declaration) {
  if (!session_.as_json) return;
  print(session_, {{"run", conform::run_line(asked_.whole_run(declaration, {}), asked_.plan.shard, asked_.all)}});
  session_.out.flush();
}

void RunReporter::not_started(const std::string& why) {
  session_.earn(ExitCode::does_not_hold);
  if (session_.as_json) print(session_, conform::run_format, {{"not_started", why}});
  else
    session_.out.line("the adapter does not start: {}\n    try: casino conform --smoke -- {}", why,
                      plain_line(how_.command));
  session_.out.flush();
  report_not_started(why);
}

void RunReporter::report_not_started(const std::string& why) {
  conform::Declaration nobody;
  nobody.name = how_.command;
  const std::vector<conform::Result> start{
      {"start", "", "", conform::Outcome::error, "an answer to \"start\"", why, {}}};
  conform::Summary summary;
  summary.add(start.front());
  const std::vector<conform::Disagreement> none;
  const conform::Whole whole{nobody, start, summary, none, how_, why};
  if (asked_.github) session_.out.write(conform::github_annotations(whole));
  session_.out.flush();
  write_reports(whole);
}

// Somebody may end the run before all that comes before it is known.
void RunReporter::report_failed(const conform::Result& result) {
  if (!asked_.all && !session_.as_json) return;
  const std::lock_guard lock(mutex_);
  print_result(result);
  session_.out.flush();
}

void RunReporter::print_result(const conform::Result& result) {
  if (session_.as_json) return print(session_, {{"result", conform::of(result)}});
  session_.out.line("{}  {}{}", conform::name_of(result.outcome), plain_line(result.id),
                    result.found.empty() ? "" : ": " + result.found);
}

// A failure has been reported already.
void RunReporter::report(const conform::Result& told) {
  const std::lock_guard lock(mutex_);
  conform::Result result = told;
  result.is_known = known_.covers(result);
  ++reported_;
  if (progress_.is_due(reported_)) progress_.show(fmt::format("{} answers, {} of them wrong", reported_, wrong_));
  const bool is_failure = conform::is_failure(result.outcome);
  if (keeps_results() && result.outcome != conform::Outcome::skip) {
    // Those that are known take no place of others.
    const conform::Outcome kind = result.is_known ? conform::Outcome::skip
                                  : is_failure    ? conform::Outcome::fail
                                                  : result.outcome;
    std::size_t& kept = kept_[kind];
    if (kept++ < conform::most_listed) results_.push_back(result);
  }
  if (is_failure) ++wrong_;
  if (is_failure && (asked_.fix || !asked_.result.empty())) failures_.push_back(result);
  not_asked_.erase(result.id);
  if (is_failure && !result.is_known && !asked_.fix) {
    session_.earn(ExitCode::does_not_hold);
    has_failed_ = true;
  }
  if (!asked_.all || is_failure) return;
  print_result(result);
  constexpr std::chrono::seconds between_flushes{1};
  const auto now = std::chrono::steady_clock::now();
  if (now < next_flush_) return;
  session_.out.flush();
  next_flush_ = now + between_flushes;
}

void RunReporter::end(conform::Run& run, const conform::Declaration& declaration) {
  print_mistakes(session_, run.disagreements(), run.to_declare(), how_);
  // A clause that this shard saw kept may not be by another.
  const bool is_a_shard = !asked_.plan.shard.is_the_whole();
  for (const auto& changed : is_a_shard ? known_.changed_questions() : known_.changed()) {
    if (!asked_.fix) session_.earn(ExitCode::does_not_hold);
    print_changed(session_, changed);
  }
  report_unanswered(known_.unanswered());
  print_summary(session_, declaration, run.summary(), known_.covered());
  session_.out.flush();
  const conform::Summary& summary = run.summary();
  if (!summary.is_enough()) session_.earn(ExitCode::does_not_hold);
  const conform::Whole whole{declaration, results_, summary,          run.disagreements(),
                             how_,        {},       run.to_declare(), known_.covered()};
  if (asked_.github) session_.out.write(conform::github_annotations(whole));
  session_.out.flush();
  write_reports(whole);
  write_result(run, declaration);
  fix_known(summary);
  if (!not_asked_.empty() && !summary.is_broken_off)
    throw Unusable(fmt::format("--case {}: no question has this ID", *not_asked_.begin()));
}

// It does not fail the run: other questions may have been asked on purpose.
void RunReporter::report_unanswered(const std::vector<conform::KnownFailure>& known) {
  constexpr std::size_t most_reported = 5;
  std::string ids;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (session_.as_json)
      print(session_, {{"not_asked", {{"id", known[i].id}, {"known", conform::name_of(known[i].outcome)}}}});
    if (i < most_reported) ids += (i == 0 ? "" : ", ") + plain_line(known[i].id);
  }
  if (known.empty() || session_.as_json) return;
  session_.out.line("known, and not asked in this run: {}{}", ids,
                    known.size() <= most_reported ? "" : fmt::format(" and {} more", known.size() - most_reported));
}

void RunReporter::write_reports(const conform::Whole& whole) { cli::write_reports(session_, asked_.reports, whole); }

void RunReporter::write_result(conform::Run& run, const conform::Declaration& declaration) {
  if (asked_.result.empty()) return;
  const conform::Part part{asked_.whole_run(declaration, cases_),
                           run.summary(),
                           failures_,
                           {known_.covered(), known_.changed_questions(), known_.clauses()},
                           run.collected()};
  try_to(session_, [&] { write_file(asked_.result, conform::text_of(part)); });
}

void RunReporter::fix_known(const conform::Summary& summary) {
  if (!asked_.fix) return;
  if (!summary.is_whole()) throw Unusable("conform: --fix only after a whole run; the file is as it was");
  try_to(session_, [&] { write_known(json::written(known_.after(failures_), 1) + "\n"); });
}

// What another run has recorded in the meantime is not lost. Whoever writes a file where there was none looks after
// that by itself, if it is no link to nothing.
void RunReporter::write_known(const std::string& text) {
  const std::filesystem::path path = asked_.known;
  std::error_code unknown;
  if (!known_as_read_ && !std::filesystem::is_symlink(path, unknown)) {
    if (!write_new_file(path, text)) refuse_changed(asked_.known);
    return;
  }
  if (!known_as_read_ || !std::filesystem::is_regular_file(path, unknown)) return write_file(path, text);
  const HeldFile held(asked_.known);
  const auto now = text_of_known(asked_);
  if (now == text) return;
  if (now != known_as_read_) refuse_changed(asked_.known);
  write_file(path, text);
}

}  // namespace casino::cli
