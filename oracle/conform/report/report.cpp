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

std::string known_in_words(const Whole& whole) {
  if (whole.known == 0) return {};
  return counted(whole.known, "failure") + (whole.known == 1 ? " is known" : " are known");
}

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

}  // namespace casino::conform
