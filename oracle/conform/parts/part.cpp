#include "oracle/conform/parts/part.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/conform/parts/in_json.hpp"
#include "oracle/parts/fields.hpp"
#include "oracle/parts/framed.hpp"
#include "oracle/parts/one_run.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {
namespace {

using json::Cursor;
using json::Json;
using json::Members;

constexpr std::array<std::string_view, 8> part_keys{"format", "run",   "shard",    "summary",
                                                    "known",  "rules", "failures", "collected"};

// ---- What was asked of whom

Json in_json(const WholeRun& run) {
  return {
      {"version", run.version},
      {"adapter", in_json(run.declaration)},
      {"seed", std::to_string(run.seed)},
      {"questions", run.questions},
      {"asks_cases", run.asks_cases},
      {"cases", run.cases},
      {"again",
       {{"command", run.how.command}, {"cases", run.how.cases}, {"limits", run.how.limits}, {"count", run.how.count}}}};
}

Again read_again(const Cursor& at) {
  const Members members(at, "how a question is asked again");
  Again how{.command = parts::text_in(members, "command")};
  if (const auto cases = members.find("cases"))
    for (const Cursor& path : cases->items("paths of cases")) how.cases.emplace_back(path.text("a path").value_or(""));
  how.limits = parts::text_in(members, "limits");
  how.count = parts::count_in(members, "count");
  return how;
}

WholeRun read_run(const Cursor& at) {
  const Members members(at, "what was asked of whom");
  WholeRun run;
  run.version = parts::text_in(members, "version");
  if (const auto adapter = members.require("adapter", "who was asked")) run.declaration = read_introduction(*adapter);
  run.seed = parts::number_as_text_in(members, "seed");
  run.questions = parts::count_in(members, "questions");
  if (const auto cases = members.require("asks_cases", "whether the cases were asked"))
    run.asks_cases = cases->truth().value_or(true);
  run.cases = parts::text_in(members, "cases");
  if (const auto again = members.require("again", "how a question is asked again")) run.how = read_again(*again);
  run.how.seed = run.seed;
  return run;
}

// ---- Known failures

Json in_json(const KnownToPart& known) {
  Json changed = Json::array();
  for (const Known::Changed& one : known.changed)
    changed.push_back({{"id", one.known.id},
                       {"known", name_of(one.known.outcome)},
                       {"found", one.known.found},
                       {"now", in_json(one.now)}});
  Json clauses = Json::object();
  for (const auto& [clause, fails] : known.clauses) clauses[clause] = fails;
  return {{"covered", known.covered}, {"changed", changed}, {"clauses", clauses}};
}

Known::Changed read_changed(const Cursor& at) {
  const Members members(at, "a failure that is none any more, or another");
  Known::Changed changed;
  changed.known.id = parts::text_in(members, "id");
  changed.known.found = parts::text_in(members, "found");
  if (const auto outcome = members.require("known", "an outcome"))
    changed.known.outcome = static_cast<Outcome>(outcome->choice("an outcome", outcome_names).value_or(0));
  if (const auto now = members.require("now", "what it is now")) changed.now = read_result(*now);
  return changed;
}

KnownToPart read_known_to_part(const Cursor& at) {
  const Members members(at, "what was known");
  KnownToPart known;
  known.covered = static_cast<std::size_t>(parts::count_in(members, "covered"));
  if (const auto changed = members.require("changed", "what changed"))
    for (const Cursor& one : changed->items("what changed")) known.changed.push_back(read_changed(one));
  if (const auto clauses = members.require("clauses", "clauses"))
    for (const auto& [clause, fails] : json::named_members(*clauses, "clauses"))
      known.clauses[std::string(clause)] = fails.truth().value_or(false);
  return known;
}

// ---- The whole

Part read_body(const Cursor& at) {
  const Members members(at, "a part of a run", part_keys);
  constexpr std::array<std::string_view, 1> formats{format_of_parts};
  if (const auto format = members.require("format", "the format"))
    static_cast<void>(format->choice("a format", formats));
  Part part;
  if (const auto run = members.require("run", "what was asked of whom")) part.run = read_run(*run);
  if (const auto summary = members.require("summary", "a summary")) part.summary = read_summary(*summary);
  if (const auto shard = members.require("shard", "which shard it is")) part.summary.shard = parts::read_shard(*shard);
  if (const auto known = members.require("known", "what was known")) part.known = read_known_to_part(*known);
  if (const auto failures = members.require("failures", "failures"))
    for (const Cursor& one : failures->items("failures")) part.failures.push_back(read_result(one));
  std::vector<Rules> table;
  if (const auto rules = members.require("rules", "rules"))
    for (const Cursor& one : rules->items("rules")) table.push_back(json::read_rules(one));
  if (const auto collected = members.require("collected", "what was collected"); collected && at.faults() == 0)
    part.collected = read_collected(*collected, table);
  return part;
}

// Why the second does not belong to the first; nothing: it does.
std::optional<std::string> why_not_together(const NamedPart& first, const NamedPart& one) {
  const WholeRun& a = first.part.run;
  const WholeRun& b = one.part.run;
  if (a.version != b.version)
    return fmt::format("{} was made by version {}, and {} by {}", one.name, b.version, first.name, a.version);
  if (a.declaration.name != b.declaration.name)
    return fmt::format("{} is of the program \"{}\", and {} of \"{}\"", one.name, b.declaration.name, first.name,
                       a.declaration.name);
  if (in_json(a.declaration) != in_json(b.declaration))
    return fmt::format("the program declares something else in {} than in {}", one.name, first.name);
  if (a.seed != b.seed) return fmt::format("{} is of seed {}, and {} of {}", one.name, b.seed, first.name, a.seed);
  if (a.questions != b.questions)
    return fmt::format("{} is of {} questions about games, and {} of {}", one.name, b.questions, first.name,
                       a.questions);
  if (a.asks_cases != b.asks_cases || a.cases != b.cases)
    return fmt::format("{} asks other cases than {}", one.name, first.name);
  if (one.part.summary.shard.of != first.part.summary.shard.of)
    return fmt::format("{} is one of {} shards, and {} one of {}", one.name, one.part.summary.shard.of, first.name,
                       first.part.summary.shard.of);
  return std::nullopt;
}

// All parts in the order of their shards, or what is wrong with them.
std::variant<std::vector<const Part*>, std::string> in_order(const std::vector<NamedPart>& named) {
  std::vector<parts::PartOfRun> of_run;
  for (const NamedPart& one : named) {
    if (const auto why = why_not_together(named.front(), one)) return *why;
    of_run.push_back({one.name, one.part.run.version, "this", one.part.summary.shard, ""});
  }
  const auto order = parts::in_order(of_run);
  if (const auto* why_not = std::get_if<std::string>(&order)) return *why_not;
  std::vector<const Part*> all;
  for (const std::size_t one : std::get<0>(order)) all.push_back(&named[one].part);
  return all;
}

void add(KnownToPart& all, const KnownToPart& one) {
  all.covered += one.covered;
  all.changed.insert(all.changed.end(), one.changed.begin(), one.changed.end());
  for (const auto& [clause, fails] : one.clauses) all.clauses[clause] = all.clauses[clause] || fails;
}

// What is no question's comes last.
bool is_reported_before(const Result& a, const Result& b) {
  return std::pair(a.id == unexplained_id, a.number) < std::pair(b.id == unexplained_id, b.number);
}

}  // namespace

Json run_line(const WholeRun& run, const parts::Shard& shard, bool reports_all) {
  Json told = {{"format", run_format},
               {"seed", run.seed},
               {"count", run.questions},
               {"cases", run.asks_cases},
               {"all", reports_all},
               {"adapter", of(run.declaration)},
               {"declares", in_json(run.declaration)["rules"]}};
  if (!shard.is_the_whole()) told["shard"] = {shard.number, shard.of};
  return told;
}

std::string text_of(const Part& part) {
  RulesTable table;
  const Json collected = in_json(part.collected, table);
  Json rules = Json::array();
  for (const Rules& one : table.all()) rules.push_back(json::of(one));
  Json failures = Json::array();
  for (const Result& one : part.failures) failures.push_back(in_json(one));
  const parts::Shard& shard = part.summary.shard;
  const Json body = {{"format", format_of_parts},
                     {"run", in_json(part.run)},
                     {"shard", {shard.number, shard.of}},
                     {"summary", in_json(part.summary)},
                     {"known", in_json(part.known)},
                     {"rules", rules},
                     {"failures", failures},
                     {"collected", collected}};
  return parts::framed(body.dump());
}

Parsed<Part> read_part(std::string_view text) {
  const Parsed<std::string_view> body = parts::body_of(text, "a result file of casino conform");
  if (!body) return body.errors();
  return json::parsed(*body, read_body);
}

std::variant<Joined, std::string> joined(const std::vector<NamedPart>& named) {
  const auto ordered = in_order(named);
  if (const auto* why_not = std::get_if<std::string>(&ordered)) return *why_not;
  const auto& all = std::get<std::vector<const Part*>>(ordered);
  Joined one{{all.front()->run, {}, {}, {}, {}}, {}, {}};
  std::vector<Collected> collected;
  for (const Part* part : all) {
    one.all.summary.add(part->summary);
    one.all.failures.insert(one.all.failures.end(), part->failures.begin(), part->failures.end());
    add(one.all.known, part->known);
    collected.push_back(part->collected);
  }
  one.all.summary.planned_of_all = one.all.summary.planned;
  for (const auto& [clause, fails] : one.all.known.clauses)
    if (!fails) one.all.known.changed.push_back(kept_now(clause));
  std::stable_sort(one.all.failures.begin(), one.all.failures.end(), is_reported_before);
  Disagreements together(one.all.run.declaration);
  together.take_over(collected);
  together.settle();
  one.disagreements = together.all();
  one.to_declare = together.to_declare();
  return one;
}

}  // namespace casino::conform
