#include "oracle/conform/report/report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/report/words.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::conform {
namespace {

using json::Json;

// Every line of a text, further to the right.
std::string indented(const std::string& text) {
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    all += "    " + text.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return all;
}

// What came from the adapter is shown in Markdown as it is, and as nothing else.
std::string as_code(const std::string& text) { return "`" + shown_text(text, Way::markdown_code) + "`"; }

}  // namespace

std::string again(const Again& how, const std::string& id) {
  std::string cases;
  for (const std::string& path : how.cases) cases += " --cases " + quoted_for_a_shell({path});
  const std::string count =
      how.count != 0 && looks_like_a_name(id) ? fmt::format(" --count {}", how.count) : std::string();
  return fmt::format("casino conform{}{}{} --seed {} --case {} -- {}", cases, how.limits, count, how.seed,
                     quoted_for_a_shell({id}), how.command);
}

Json of(const Declaration& declaration) {
  Json object = {{"name", declaration.name}};
  if (!declaration.version.empty()) object["version"] = declaration.version;
  if (!declaration.language.empty()) object["language"] = declaration.language;
  object["operations"] = Json::array();
  for (const Operation operation : declaration.operations) object["operations"].push_back(name_of(operation));
  if (declaration.chooses) object["operations"].push_back(choosing);
  object["rules"] = Json::array();
  for (const PlayedRules& rules : declaration.rules) object["rules"].push_back(rules.name);
  return object;
}

Json of(const Result& result) {
  Json object = {{"id", result.id}, {"outcome", name_of(result.outcome)}, {"rules", result.rules}};
  if (!result.title.empty()) object["title"] = result.title;
  if (!result.expected.empty()) object["expected"] = result.expected;
  if (!result.found.empty()) object[result.outcome == Outcome::skip ? "reason" : "found"] = result.found;
  if (!result.differs.empty()) object["differs"] = result.differs;
  if (result.is_known) object["known"] = true;
  return object;
}

Json of(const Disagreement& disagreement, const Again& how) {
  const Said words = said(disagreement.question, disagreement.checked);
  Json object = {{"outcome", name_of(outcome_of(disagreement.checked))},
                 {"expected", words.expected},
                 {"found", words.found},
                 {"times", disagreement.times},
                 {"ids", disagreement.ids},
                 {"rules", json::of(disagreement.question.rules)}};
  object["smallest"] = message_of(disagreement.question);
  if (const auto& point = disagreement.point)
    object["at"] = {{"position", json::of(point->position, disagreement.question.rules)},
                    {"turn", json::of(point->turn, disagreement.question.rules)}};
  if (const std::string_view label = label_of(disagreement); !label.empty()) object["label"] = label;
  for (const Setting& setting : disagreement.would_be_right_with)
    object["would_be_right_with"].push_back(casino::text_of(setting));
  for (const Clause clause : disagreement.would_be_right_without)
    object["would_be_right_without"].push_back(entry_of(clause).id);
  object["again"] = again(how, disagreement.ids.front());
  return object;
}

Json of(const ToDeclare& declare) {
  return {{"rules", declare.rules.variant}, {"options", options_of(declare)}, {"left", declare.left}};
}

namespace {

// Every outcome that there was.
Json of(const Counts& counts) {
  Json object = Json::object();
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts.at(i) != 0) object[std::string(outcome_names.at(i))] = counts.at(i);
  return object;
}

Json of(const std::map<std::string, Counts>& rows) {
  Json object = Json::object();
  for (const auto& [name, counts] : rows) object[name] = of(counts);
  return object;
}

}  // namespace

Json of(const Summary& summary) {
  Json object = Json::object();
  for (std::size_t i = 0; i < outcome_names.size(); ++i)
    object[std::string(outcome_names.at(i))] = summary.by_outcome.at(i);
  object["by_rules"] = of(summary.by_rules);
  object["by_clause"] = of(summary.by_clause);
  object["whole"] = summary.is_whole();
  object["planned"] = summary.planned;
  object["asked"] = summary.asked;
  object["answered"] = summary.answered();
  object["skipped"] = summary.of(Outcome::skip);
  const SkipReasons reasons = skip_reasons_of(summary);
  object["skipped_because"] = reasons.told;
  if (!summary.shard.is_the_whole()) object["shard"] = {summary.shard.number, summary.shard.of};
  if (reasons.others != 0) object["skipped_for_other_reasons"] = reasons.skipped_for_others;
  if (summary.unexplained != 0) object["unexplained"] = summary.unexplained;
  if (!summary.why_fewer.empty()) object["fewer_games_because"] = summary.why_fewer;
  if (const auto why = summary.why_nothing_is_known()) object["nothing_is_known"] = *why;
  return object;
}

std::string text_of(const Summary& summary) {
  std::string text;
  for (std::size_t i = 0; i < outcome_names.size(); ++i)
    if (summary.by_outcome.at(i) != 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", summary.by_outcome.at(i), outcome_names.at(i));
  if (!text.empty()) return text;
  return summary.asked == 0 ? "nothing was asked" : "nothing was answered";
}

std::string counts_of(const Summary& summary) {
  if (summary.planned == 0) return {};
  std::string troubles;
  if (summary.unexplained == 1) troubles = "; 1 trouble that is no question's";
  if (summary.unexplained > 1) troubles = fmt::format("; {} troubles that are no question's", summary.unexplained);
  return fmt::format("{} planned, {} asked, {} answered, {} skipped{}", summary.planned, summary.asked,
                     summary.answered(), summary.of(Outcome::skip), troubles);
}

SkipReasons skip_reasons_of(const Summary& summary) {
  using Counted = std::pair<std::string, std::size_t>;
  std::vector<Counted> all(summary.skipped_because.begin(), summary.skipped_because.end());
  std::stable_sort(all.begin(), all.end(), [](const Counted& a, const Counted& b) { return a.second > b.second; });
  SkipReasons reasons;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i < most_skip_reasons) {
      reasons.told.insert(std::move(all[i]));
    } else {
      ++reasons.others;
      reasons.skipped_for_others += all[i].second;
    }
  }
  return reasons;
}

std::string others_in_words(const SkipReasons& reasons) {
  return reasons.others == 1 ? "another reason" : fmt::format("{} other reasons", reasons.others);
}

namespace {

std::string shard_in_words(const Summary& summary) {
  const parts::Shard& shard = summary.shard;
  if (summary.has_nothing_to_do())
    return fmt::format("of {} none is for shard {}/{}", counted(summary.planned_of_all, "question"), shard.number,
                       shard.of);
  return fmt::format("shard {}/{} of {}; casino merge tells the whole", shard.number, shard.of,
                     counted(summary.planned_of_all, "question"));
}

// Where the name of what was asked stands alone.
std::string of_shard(const Summary& summary) {
  return !summary.shard.is_the_whole() ? fmt::format(", shard {}/{}", summary.shard.number, summary.shard.of)
                                       : std::string();
}

}  // namespace

std::vector<std::string> doubts_of(const Summary& summary) {
  std::vector<std::string> doubts;
  if (!summary.shard.is_the_whole()) doubts.push_back(shard_in_words(summary));
  if (!summary.is_whole()) doubts.emplace_back("not everything that was planned could be asked");
  if (!summary.why_fewer.empty()) doubts.push_back("random games: " + summary.why_fewer);
  if (const auto why = summary.why_nothing_is_known())
    doubts.push_back(fmt::format("nothing is known of it: {}", *why));
  return doubts;
}

std::string text_of(const Disagreement& disagreement, const Again& how) {
  const Said words = said(disagreement.question, disagreement.checked);
  std::string text = fmt::format("{}  {}: expected {}, found {}", name_of(outcome_of(disagreement.checked)),
                                 name_of(disagreement.question.operation), words.expected, words.found);
  if (disagreement.times > 1) text += fmt::format("  ({} times)", disagreement.times);
  text += fmt::format("\n    {}\n", rules_in_words(disagreement.question.rules));
  text += indented(situation_in_words(disagreement));
  if (const std::string why = explanation_in_words(disagreement); !why.empty()) text += "    " + why + "\n";
  return text + "    again: " + again(how, disagreement.ids.front());
}

namespace {

// Whoever reads nothing but this must not take a run in which nothing failed for one in which all is well.
std::string in_junit_not_enough(const Summary& summary) {
  std::string why;
  for (const std::string& doubt : doubts_of(summary)) why += (why.empty() ? "" : "; ") + doubt;
  return fmt::format("  <testcase classname=\"\" name=\"the run\"><error message=\"{}\"/></testcase>\n",
                     in_attribute(why));
}

// A few hundred test cases of each sort, whatever was asked: nobody reads more, and what reads them for people gives
// up.
class Junit {
 public:
  explicit Junit(const Whole& whole) : whole_(whole) {
    for (const Disagreement& one : whole.disagreements) shown_.emplace(one.ids.front(), &one);
  }

  std::string text() {
    for (const Result& result : whole_.results) add(result);
    const Summary& summary = whole_.summary;
    add_rest("passed", summary.of(Outcome::pass), passed_, "/>");
    add_rest("left open", summary.of(Outcome::undecided), undecided_,
             "><skipped message=\"undetermined\"/></testcase>");
    add_rest("known failed", whole_.known, known_, "><skipped message=\"known\"/></testcase>");
    add_rest("failed", failures_of(summary) - whole_.known, failed_,
             "><failure message=\"they are told no further here\"/></testcase>");
    add_skips();
    if (!summary.is_enough()) {
      cases_ += in_junit_not_enough(summary);
      ++tests_;
      ++errors_;
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" "
        "tests=\"{}\" failures=\"{}\" "
        "errors=\"{}\" skipped=\"{}\">\n{}</testsuite>\n",
        in_attribute("casino conform: " + whole_.declaration.name + of_shard(summary)), tests_, failures_, errors_,
        skipped_, cases_);
  }

 private:
  static std::size_t failures_of(const Summary& summary) {
    return summary.of(Outcome::fail) + summary.of(Outcome::wrong_reason) + summary.of(Outcome::error) +
           summary.of(Outcome::crash) + summary.of(Outcome::hang);
  }

  void add(const Result& result) {
    if (result.is_known) return add_known(result);
    switch (result.outcome) {
      case Outcome::pass:
        if (++passed_ <= most_listed) begin(result, "/>\n");
        break;
      case Outcome::undecided:
        if (++undecided_ > most_listed) break;
        begin(result, fmt::format("><skipped message=\"{}\"/></testcase>\n", in_attribute(result.found)));
        ++skipped_;
        break;
      case Outcome::skip: break;  // counted by their reasons
      case Outcome::fail:
      case Outcome::wrong_reason: add_failure(result, "failure", failures_); break;
      case Outcome::error:
      case Outcome::crash:
      case Outcome::hang: add_failure(result, "error", errors_); break;
    }
  }

  void begin(const Result& result, const std::string& rest) {
    ++tests_;
    cases_ += fmt::format("  <testcase classname=\"{}\" name=\"{}\"{}", in_attribute(result.rules),
                          in_attribute(result.id), rest);
  }

  static std::string said(const Result& result) {
    return in_attribute(
        fmt::format("{}: expected {}, found {}", name_of(result.outcome), result.expected, result.found));
  }

  // What somebody knows of fails no run.
  void add_known(const Result& result) {
    if (++known_ > most_listed) return;
    begin(result, fmt::format("><skipped message=\"known: {}\"/></testcase>\n", said(result)));
    ++skipped_;
  }

  // With all that is told of the mistake of which it is the first.
  void add_failure(const Result& result, std::string_view element, std::size_t& count) {
    if (++failed_ > most_listed) return;
    ++count;
    const auto shown = shown_.find(result.id);
    const std::string body = shown == shown_.end() ? std::string() : text_of(*shown->second, whole_.how) + "\n";
    begin(result, fmt::format("><{} message=\"{}\"{}</testcase>\n", element, said(result),
                              body.empty() ? "/>" : fmt::format(">{}</{}>", in_element(body), element)));
    if (shown != shown_.end()) shown_.erase(shown);
  }

  // Those that are not listed one by one.
  void add_rest(std::string_view what, std::size_t all, std::size_t seen, std::string_view rest) {
    const std::size_t listed = std::min(seen, most_listed);
    if (all <= listed) return;
    ++tests_;
    if (what == "failed") ++failures_;
    if (what == "left open" || what == "known failed") ++skipped_;
    cases_ += fmt::format("  <testcase classname=\"\" name=\"and {} more that {}\"{}\n", all - listed, what, rest);
  }

  void add_skips() {
    const SkipReasons reasons = skip_reasons_of(whole_.summary);
    const auto add = [&](const std::string& reason, std::size_t count) {
      ++tests_;
      ++skipped_;
      cases_ += fmt::format(
          "  <testcase classname=\"\" name=\"{}\"><skipped "
          "message=\"{}\"/></testcase>\n",
          in_attribute("skipped: " + reason), counted(count, "question"));
    };
    for (const auto& [reason, count] : reasons.told) add(reason, count);
    if (reasons.others != 0) add(others_in_words(reasons), reasons.skipped_for_others);
  }

  const Whole& whole_;
  std::map<std::string, const Disagreement*> shown_;
  std::string cases_;
  std::size_t tests_ = 0;
  std::size_t failures_ = 0;
  std::size_t errors_ = 0;
  std::size_t skipped_ = 0;
  std::size_t passed_ = 0;
  std::size_t undecided_ = 0;
  std::size_t failed_ = 0;
  std::size_t known_ = 0;
};

}  // namespace

std::string known_in_words(const Whole& whole) {
  if (whole.known == 0) return {};
  return counted(whole.known, "failure") + (whole.known == 1 ? " is known" : " are known");
}

std::string junit(const Whole& whole) { return Junit(whole).text(); }

std::string markdown(const Whole& whole) {
  std::string text =
      fmt::format("## Casino: {}\n\n| outcome | questions |\n| --- | ---: |\n", as_code(whole.declaration.name));
  for (std::size_t i = 0; i < outcome_names.size(); ++i)
    if (whole.summary.by_outcome.at(i) != 0)
      text += fmt::format("| {} | {} |\n", outcome_names.at(i), whole.summary.by_outcome.at(i));
  const SkipReasons reasons = skip_reasons_of(whole.summary);
  for (const auto& [reason, count] : reasons.told) text += fmt::format("| skip: {} | {} |\n", as_code(reason), count);
  if (reasons.others != 0)
    text += fmt::format("| skip: {} | {} |\n", others_in_words(reasons), reasons.skipped_for_others);
  if (!whole.not_started.empty()) text += "\nThe adapter does not start: " + as_code(whole.not_started) + "\n";
  if (const std::string counts = counts_of(whole.summary); !counts.empty()) text += "\n" + as_sentence(counts) + "\n";
  if (const std::string known = known_in_words(whole); !known.empty()) text += "\n" + as_sentence(known) + "\n";
  for (const std::string& doubt : doubts_of(whole.summary)) text += "\n" + as_sentence(doubt) + "\n";
  for (const Disagreement& disagreement : whole.disagreements) {
    const Said words = said(disagreement.question, disagreement.checked);
    text +=
        fmt::format("\n### {}\n\nexpected {}, found {}, {} times\n\n```\n{}```\n\n{}\n\nAgain:\n\n{}",
                    name_of(outcome_of(disagreement.checked)), as_code(words.expected), as_code(words.found),
                    disagreement.times, indented(plain(situation_in_words(disagreement))),
                    explanation_in_words(disagreement), indented(plain(again(whole.how, disagreement.ids.front()))));
  }
  for (const ToDeclare& declare : whole.to_declare) text += "\n" + indented(declaration_in_words(declare));
  return text;
}

namespace {

// Workflow commands take the rest of the line for the message; a property ends at a comma or colon besides.
std::string in_workflow_command(const std::string& text, bool is_property) {
  std::string escaped;
  for (const char letter : text) {
    const bool ends_it =
        letter == '%' || letter == '\n' || letter == '\r' || (is_property && (letter == ',' || letter == ':'));
    escaped += ends_it ? fmt::format("%{:02X}", static_cast<unsigned char>(letter)) : std::string(1, letter);
  }
  return escaped;
}

}  // namespace

std::string github_annotations(const Whole& whole) {
  constexpr std::size_t most_shown = 10;  // of a step
  std::string text;
  const auto add = [&](const std::string& title, const std::string& message) {
    text += fmt::format("::error title={}::{}\n", in_workflow_command(plain_line(title), true),
                        in_workflow_command(plain(message), false));
  };
  if (!whole.not_started.empty()) add("casino conform: the adapter does not start", whole.not_started);
  for (std::size_t i = 0; i < std::min(whole.disagreements.size(), most_shown); ++i) {
    const Disagreement& one = whole.disagreements[i];
    const Said words = said(one.question, one.checked);
    add(fmt::format("{}: expected {}, found {}", name_of(one.question.operation), words.expected, words.found),
        text_of(one, whole.how));
  }
  if (whole.disagreements.size() > most_shown)
    add("casino conform", fmt::format("and {} more mistakes", whole.disagreements.size() - most_shown));
  return text;
}

}  // namespace casino::conform
