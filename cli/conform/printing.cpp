#include "cli/conform/printing.hpp"

#include <fmt/format.h>

#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "oracle/conform/causes/kept_case.hpp"
#include "oracle/conform/report/words.hpp"
#include "oracle/json/written.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

std::string saved(const conform::Whole& whole) {
  const std::string provenance = fmt::format("found by casino conform with seed {}", whole.how.seed);
  return json::written({{"format", "casino-cases/1"}, {"cases", conform::as_cases(whole.disagreements, provenance)}},
                       1) +
         "\n";
}

}  // namespace

void print_mistakes(Session& session, const std::vector<conform::Disagreement>& disagreements,
                    const std::vector<conform::ToDeclare>& to_declare, const conform::Again& how) {
  for (const conform::Disagreement& one : disagreements) {
    if (session.as_json) print(session, {{"disagreement", conform::of(one, how)}});
    else session.out.line("{}\n", conform::text_of(one, how));
  }
  for (const conform::ToDeclare& one : to_declare) {
    if (session.as_json) print(session, {{"declare", conform::of(one)}});
    else session.out.line("{}\n", conform::declaration_in_words(one));
  }
}

void print_changed(Session& session, const conform::Known::Changed& changed) {
  if (session.as_json)
    return print(session, {{"changed",
                            {{"id", changed.known.id},
                             {"known", conform::name_of(changed.known.outcome)},
                             {"now", conform::name_of(changed.now.outcome)}}}});
  const auto in_brackets = [](const std::string& found) {
    return found.empty() ? std::string() : " (" + plain_line(found) + ")";
  };
  session.out.line("{}: known as {}{}, now {}{}", plain_line(changed.known.id), conform::name_of(changed.known.outcome),
                   in_brackets(changed.known.found), conform::name_of(changed.now.outcome),
                   in_brackets(changed.now.found));
}

void print_summary(Session& session, const conform::Declaration& declaration, const conform::Summary& summary,
                   std::size_t known) {
  if (session.as_json) {
    json::Json told = conform::of(summary);
    told["known"] = known;
    return print(session, {{"summary", told}, {"adapter", conform::of(declaration)}});
  }
  session.out.line(
      "{}: {}{}", declaration.name, conform::text_of(summary),
      known == 0 ? "" : fmt::format(" ({} {} known)", counted(known, "failure"), known == 1 ? "is" : "are"));
  if (const std::string counts = conform::counts_of(summary); !counts.empty()) session.out.line("    {}", counts);
  const conform::SkipReasons reasons = conform::skip_reasons_of(summary);
  for (const auto& [reason, count] : reasons.told) session.out.line("    skipped {}: {}", count, reason);
  if (reasons.others != 0)
    session.out.line("    skipped {}: {}", reasons.skipped_for_others, conform::others_in_words(reasons));
  for (const std::string& doubt : conform::doubts_of(summary)) session.out.line("    {}", doubt);
}

std::vector<NamedOutput> ReportFiles::named() const {
  return {{"--save", save}, {"--junit", junit}, {"--markdown", markdown}, {"--html", html}, {"--badge", badge}};
}

void try_to(Session& session, const std::function<void()>& write) {
  try {
    write();
  } catch (const OutputFailed& why) {
    complain(std::string("casino: ") + why.what());
    session.earn(ExitCode::own_failure);
  }
}

void write_reports(Session& session, const ReportFiles& files, const conform::Whole& whole) {
  const auto report = [&](const std::string& path, const std::function<std::string()>& text) {
    if (!path.empty()) try_to(session, [&] { write_file(path, text()); });
  };
  report(files.junit, [&] { return conform::junit(whole); });
  report(files.markdown, [&] { return conform::markdown(whole); });
  report(files.html, [&] { return conform::html(whole); });
  report(files.badge, [&] { return conform::badge(whole); });
  report(files.save, [&] { return saved(whole); });
}

}  // namespace casino::cli
