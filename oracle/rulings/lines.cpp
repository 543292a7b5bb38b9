#include "oracle/rulings/lines.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/explain/sentences.hpp"
#include "oracle/json/judgement.hpp"

namespace casino::rulings {
namespace {

using explain::Line;
using explain::LineKind;
using Lines = std::vector<Line>;

// Rules that give the same answers.
struct Group {
  const Ruled* first = nullptr;
  std::string names;
};

bool answer_alike(const Ruled& a, const Ruled& b) {
  return a.why_not.empty() && b.why_not.empty() && a.answer == b.answer && a.impossible == b.impossible &&
         a.position_breaks == b.position_breaks && a.others == b.others;
}

std::string heading_of(const Ruled& ruled) { return fmt::format("{} ({})", ruled.name, ruled.seats.count); }

std::vector<Group> groups_of(const std::vector<Ruled>& ruled) {
  std::vector<Group> groups;
  for (const Ruled& one : ruled) {
    if (!one.why_not.empty()) continue;
    const auto same =
        std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return answer_alike(*group.first, one); });
    if (same == groups.end()) groups.push_back({&one, heading_of(one)});
    else same->names += ", " + heading_of(one);
  }
  // Those that agree in the verdict stand together, in the order in which the verdicts come up.
  std::vector<Group> sorted;
  for (const Group& leader : groups)
    for (const Group& group : groups) {
      const auto is_reported = [&](const Group& other) { return other.first == group.first; };
      if (group.first->answer == leader.first->answer && std::none_of(sorted.begin(), sorted.end(), is_reported))
        sorted.push_back(group);
    }
  return sorted;
}

LineKind kind_of(explain::Ruling ruling) {
  switch (ruling) {
    case explain::Ruling::legal: return LineKind::legal;
    case explain::Ruling::illegal: return LineKind::illegal;
    case explain::Ruling::undetermined: return LineKind::undetermined;
  }
  return LineKind::text;
}

// " AA-TRL-3 AA-BLD-4"
std::string ids_of(const std::vector<Clause>& clauses) {
  std::string text;
  for (const Clause clause : clauses) text.append(" ").append(entry_of(clause).id);
  return text;
}

void add_group(Lines& lines, const Group& group) {
  lines.push_back({LineKind::citation, group.names});
  lines.push_back({kind_of(group.first->answer.ruling), "  " + text_of(group.first->answer)});
  if (!group.first->impossible.empty()) lines.push_back({LineKind::text, "    " + group.first->impossible});
  if (!group.first->position_breaks.empty())
    lines.push_back({LineKind::text, "    the position itself breaks" + ids_of(group.first->position_breaks)});
  for (const OtherAnswer& other : group.first->others) {
    const std::string verdict = other.looks_other ? "legal, with another outcome" : text_of(other.answer);
    lines.push_back({LineKind::text, fmt::format("    {}  if {}", verdict, text_of(other.settings))});
  }
}

// The clauses that decide somewhere, in the text of the first rules that cite each.
void add_clauses(Lines& lines, const std::vector<Ruled>& ruled) {
  std::vector<Clause> reported;
  for (const Ruled& one : ruled) {
    std::vector<Clause> named = one.answer.clauses;
    named.insert(named.end(), one.position_breaks.begin(), one.position_breaks.end());
    for (const Clause clause : named) {
      if (std::find(reported.begin(), reported.end(), clause) != reported.end()) continue;
      if (reported.empty()) {
        lines.push_back({LineKind::text, ""});
        lines.push_back({LineKind::heading, "Clauses"});
      }
      reported.push_back(clause);
      const explain::Citation citation = explain::citation_of(one.rules, clause);
      lines.push_back({LineKind::citation, fmt::format("{}  [{}]", citation.id, citation.source)});
      lines.push_back(
          {LineKind::text, "  " + explain::introduction_of(one.rules, clause) + std::string(citation.statement)});
    }
  }
}

void add_what_was_studied(Lines& lines, const std::vector<Ruled>& ruled, const Studies& studies) {
  const std::vector<StudiedSetting> studied = studied_in(ruled, studies);
  if (studied.empty()) return;
  lines.push_back({LineKind::text, ""});
  lines.push_back({LineKind::heading, "What it does to the game"});
  for (const StudiedSetting& one : studied)
    lines.push_back({LineKind::text, fmt::format("  {}: {}", text_of(one.setting), summary_of(one.studied))});
}

void add_where_it_cannot_be_asked(Lines& lines, const std::vector<Ruled>& ruled) {
  bool is_first = true;
  for (const Ruled& one : ruled) {
    if (one.why_not.empty()) continue;
    if (is_first) {
      lines.push_back({LineKind::text, ""});
      lines.push_back({LineKind::heading, "It cannot be asked by"});
    }
    is_first = false;
    lines.push_back({LineKind::text, fmt::format("  {}: {}", heading_of(one), text_of(one.why_not.front()))});
  }
}

}  // namespace

std::string text_of(const RuledAnswer& answer) {
  const std::string text(json::verdict_names.at(static_cast<std::size_t>(answer.ruling)));
  return answer.clauses.empty() ? text : text + " " + ids_of(answer.clauses);
}

std::string text_of(const std::vector<Setting>& settings) {
  std::string text;
  for (std::size_t i = 0; i < settings.size(); ++i) {
    if (i > 0 && settings[i - 1].option == settings[i].option) text += " or " + settings[i].value;
    else text.append(i == 0 ? "" : ", ").append(text_of(settings[i]));
  }
  return text;
}

std::vector<explain::Line> lines_of(const std::vector<Ruled>& ruled, const Studies& studies) {
  Lines lines;
  for (const Group& group : groups_of(ruled)) add_group(lines, group);
  add_clauses(lines, ruled);
  add_what_was_studied(lines, ruled, studies);
  add_where_it_cannot_be_asked(lines, ruled);
  return lines;
}

}  // namespace casino::rulings
