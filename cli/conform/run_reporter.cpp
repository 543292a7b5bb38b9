#include "cli/conform/run_reporter.hpp"

#include <filesystem>
#include <fstream>

#include "cli/input/document_kind.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/held_file.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/conform/causes/kept_case.hpp"
#include "oracle/conform/report/words.hpp"
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
  print(session_, {{"run",
                    {{"format", conform::run_format},
                     {"seed", asked_.plan.seed},
                     {"count", asked_.plan.questions},
                     {"cases", asked_.plan.asks_cases},
                     {"all", asked_.all},
                     {"adapter", conform::of(declaration)}}}});
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
  write_reports({nobody, start, summary, none, how_, why});
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
void RunReporter::report(const conform::Result& result) {
  const std::lock_guard lock(mutex_);
  ++reported_;
  if (progress_.is_due(reported_)) progress_.show(fmt::format("{} answers, {} of them wrong", reported_, wrong_));
  if (keeps_results()) results_.push_back(result);
  const bool is_failure = conform::is_failure(result.outcome);
  const bool is_known = known_.covers(result);
  if (is_failure) ++wrong_;
  if (is_failure && asked_.fix) failures_.push_back(result);
  not_asked_.erase(result.id);
  if (is_failure && !is_known && !asked_.fix) session_.earn(ExitCode::does_not_hold);
  if (!asked_.all || is_failure) return;
  print_result(result);
  constexpr std::chrono::seconds between_flushes{1};
  const auto now = std::chrono::steady_clock::now();
  if (now < next_flush_) return;
  session_.out.flush();
  next_flush_ = now + between_flushes;
}

void RunReporter::end(const conform::Run& run, const conform::Declaration& declaration) {
  for (const conform::Disagreement& one : run.disagreements()) {
    if (session_.as_json) print(session_, {{"disagreement", conform::of(one, how_)}});
    else session_.out.line("{}\n", conform::text_of(one, how_));
  }
  for (const conform::ToDeclare& one : run.to_declare()) {
    if (session_.as_json) print(session_, {{"declare", conform::of(one)}});
    else session_.out.line("{}\n", conform::declaration_in_words(one));
  }
  for (const auto& changed : known_.changed()) report(changed);
  report_unanswered(known_.unanswered());
  report(run, declaration);
  session_.out.flush();
  const conform::Summary& summary = run.summary();
  if (!summary.is_enough()) session_.earn(ExitCode::does_not_hold);
  write_reports({declaration, results_, summary, run.disagreements(), how_, {}, run.to_declare()});
  fix_known(summary);
  if (!not_asked_.empty() && !summary.is_broken_off)
    throw Unusable(fmt::format("--case {}: no question has this ID", *not_asked_.begin()));
}

void RunReporter::report(const conform::Run& run, const conform::Declaration& declaration) {
  if (session_.as_json) {
    json::Json summary = conform::of(run.summary());
    summary["known"] = known_.covered();
    return print(session_, {{"summary", summary}, {"adapter", conform::of(declaration)}});
  }
  const std::size_t known = known_.covered();
  session_.out.line(
      "{}: {}{}", declaration.name, conform::text_of(run.summary()),
      known == 0 ? "" : fmt::format(" ({} {} known)", counted(known, "failure"), known == 1 ? "is" : "are"));
  if (const std::string counts = conform::counts_of(run.summary()); !counts.empty())
    session_.out.line("    {}", counts);
  const conform::SkipReasons reasons = conform::skip_reasons_of(run.summary());
  for (const auto& [reason, count] : reasons.told) session_.out.line("    skipped {}: {}", count, reason);
  if (reasons.others != 0)
    session_.out.line("    skipped {}: {}", reasons.skipped_for_others, conform::others_in_words(reasons));
  for (const std::string& doubt : conform::doubts_of(run.summary())) session_.out.line("    {}", doubt);
}

void RunReporter::report(const conform::Known::Changed& changed) {
  if (!asked_.fix) session_.earn(ExitCode::does_not_hold);
  if (session_.as_json)
    return print(session_, {{"changed",
                             {{"id", changed.known.id},
                              {"known", conform::name_of(changed.known.outcome)},
                              {"now", conform::name_of(changed.now.outcome)}}}});
  session_.out.line("{}: known as {} ({}), now {}{}", plain_line(changed.known.id),
                    conform::name_of(changed.known.outcome), plain_line(changed.known.found),
                    conform::name_of(changed.now.outcome),
                    changed.now.found.empty() ? "" : " (" + changed.now.found + ")");
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

void RunReporter::write_reports(const conform::Whole& whole) {
  const auto report = [&](const std::string& path, const std::function<std::string()>& text) {
    if (!path.empty()) try_to([&] { write_file(path, text()); });
  };
  report(asked_.junit, [&] { return conform::junit(whole); });
  report(asked_.markdown, [&] { return conform::markdown(whole); });
  report(asked_.html, [&] { return conform::html(whole); });
  report(asked_.badge, [&] { return conform::badge(whole); });
  report(asked_.save, [&] { return saved(whole.disagreements); });
}

void RunReporter::fix_known(const conform::Summary& summary) {
  if (!asked_.fix) return;
  if (!summary.is_whole()) throw Unusable("conform: --fix only after a whole run; the file is as it was");
  try_to([&] { write_known(json::written(known_.after(failures_), 1) + "\n"); });
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

// A report that cannot be written costs neither what was found nor the other reports.
void RunReporter::try_to(const std::function<void()>& write) {
  try {
    write();
  } catch (const OutputFailed& why) {
    complain(std::string("casino: ") + why.what());
    session_.earn(ExitCode::own_failure);
  }
}

std::string RunReporter::saved(const std::vector<conform::Disagreement>& disagreements) const {
  const std::string provenance = fmt::format("found by casino conform with seed {}", asked_.plan.seed);
  return json::written({{"format", "casino-cases/1"}, {"cases", conform::as_cases(disagreements, provenance)}}, 1) +
         "\n";
}

}  // namespace casino::cli
