#include <array>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/judge/everywhere.hpp"
#include "cli/commands/judge/save.hpp"
#include "cli/input/input.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

using json::Length;

struct Judge {
  Session& session;
  RulesChoice rules;
  std::optional<std::string> position;
  std::optional<std::string> turn;  // none: is the position lawful?
  std::string file;
  bool brief = false;
  bool full = false;
  bool text = false;
  bool certain = false;
  bool everywhere = false;
  Saving saving;
  std::array<int, 3> tally{};  // of the verdicts, in their order
};

void earn(Judge& judge, explain::Ruling ruling) {
  ++judge.tally.at(static_cast<std::size_t>(ruling));
  if (ruling == explain::Ruling::illegal) judge.session.earn(ExitCode::does_not_hold);
  if (ruling == explain::Ruling::undetermined && judge.certain) judge.session.earn(ExitCode::undetermined);
}

// ---- In words

Shown in_color(const Look& look, const Verdict& verdict) {
  const std::string_view name = json::name_of(verdict);
  switch (explain::ruling_of(verdict)) {
    case explain::Ruling::legal: return look.good(name);
    case explain::Ruling::illegal: return look.bad(name);
    case explain::Ruling::undetermined: return look.open(name);
  }
  return {};
}

Shown in_brief(const Look& look, const Rules& rules, const Verdict& verdict) {
  Shown text = in_color(look, verdict);
  for (const Clause clause : json::deciding_clauses(verdict))
    text += shown("  {}", explain::citation_of(rules, clause).id);
  return text;
}

// "the position itself breaks AA-BLD-4 AA-PLY-3"; nothing of a lawful one.
std::string words_of_position(const json::Request& asked) {
  const std::string ids = json::broken_by_the_position(asked);
  return ids.empty() ? ids : "the position itself breaks " + ids;
}

// ---- One question

// Why it cannot be done at all, if so it is.
std::string why_impossible(const json::Request& asked, const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr || !illegal->impossible) return {};
  return explain::sentence_of({asked.rules, asked.position, judgement.after, asked.turn->seat}, *illegal->impossible);
}

void answer_in_words(Session& session, const json::Request& asked, const Judgement& judgement, Length length) {
  const Look look = session.look();
  if (length == Length::brief) {
    std::string rest;
    for (const std::string& words : {why_impossible(asked, judgement), words_of_position(asked)})
      if (!words.empty()) rest += "  " + words;
    return session.out.line("{}{}", in_brief(look, asked.rules, judgement.verdict), rest);
  }
  const explain::Explanation explanation = json::explained(asked, judgement, length);
  print_lines(session, explain::lines_of(asked.rules, asked.position, *asked.turn, judgement, look.style));
  print_lines(session, explain::lines_of(asked.rules, asked.position, explanation, look.style));
}

// In brief, too, it is reported what the position breaks before the turn.
void answer_in_json(Session& session, const json::Request& asked, const std::optional<json::Json>& id,
                    const Judgement& judgement, Length length) {
  json::Json answer = json::judged(json::answer_to(id), asked, judgement, length);
  if (length == Length::brief) json::add_what_the_position_breaks(answer, asked);
  print(session, answer);
}

void answer_about_turn(Judge& judge, const json::Request& asked, const std::optional<json::Json>& id, Length length) {
  const Judgement judgement = json::judgement_of(asked);
  earn(judge, explain::ruling_of(judgement.verdict));
  if (judge.session.as_json) answer_in_json(judge.session, asked, id, judgement, length);
  else answer_in_words(judge.session, asked, judgement, length);
}

void answer_about_position(Judge& judge, const json::Request& asked, const std::optional<json::Json>& id,
                           Length length) {
  const std::vector<Finding> violations = judge_position(asked.rules, asked.position);
  const Verdict verdict = violations.empty() ? Verdict{Legal{}} : Verdict{Illegal{violations, {}}};
  earn(judge, explain::ruling_of(verdict));
  Session& session = judge.session;
  if (session.as_json) return print(session, json::judged(json::answer_to(id), asked, violations, length));
  if (length == Length::brief) return session.out.line("{}", in_brief(session.look(), asked.rules, verdict));
  print_lines(session, explain::lines_of(asked.rules, asked.position, violations, session.look().style));
}

void answer(Judge& judge, const json::Request& asked, const std::optional<json::Json>& id, Length length) {
  if (asked.turn) answer_about_turn(judge, asked, id, length);
  else answer_about_position(judge, asked, id, length);
}

// ---- The verb

void judge_typed(Judge& judge) {
  json::Request asked;
  if (judge.everywhere) {
    if (!judge.turn) throw Unusable("judge: --all asks about a turn; name one after the position");
    return judge_everywhere(judge.session, judge.rules, *judge.position, *judge.turn);
  }
  asked.rules = rules_of(judge.rules);
  asked.position = typed_position(asked.rules, *judge.position);
  if (judge.turn) asked.turn = typed_turn(asked.rules, asked.position, *judge.turn);
  answer(judge, asked, std::nullopt, judge.brief ? Length::brief : Length::full);
  if (judge.saving.is_wanted()) save_ruling(judge.session, judge.saving, asked.rules, asked.position, *asked.turn);
}

void judge_records(Judge& judge) {
  refuse_to_wait_at_a_terminal("judge", judge.file);
  judge.session.as_json = judge.session.as_json || !judge.text;
  const Length usual = judge.text ? Length::full : Length::usual;
  const Length length = judge.brief ? Length::brief : judge.full ? Length::full : usual;
  const Requests requests{judge.file.empty() ? "-" : judge.file, document_of(judge.rules), json::Subject::judgement,
                          "judge"};
  static_cast<void>(rules_of(judge.rules));  // refused now, not once for each request
  bool is_first = true;
  answer_requests(
      judge.session, requests,
      [&](const Asked& asked) {
        const bool is_parted = !judge.session.as_json && length != Length::brief;
        if (is_parted && !is_first) judge.session.out.line();
        is_first = false;
        if (!judge.session.as_json && asked.id) judge.session.out.write(asked.id->dump() + ": ");
        answer(judge, asked.request, asked.id, length);
        return std::optional<ParseError>();
      },
      [&] {
        return fmt::format("{} legal, {} illegal, {} undetermined, ", judge.tally[0], judge.tally[1], judge.tally[2]);
      });
}

}  // namespace

void add_judge(CLI::App& app, Session& session) {
  auto judge = std::make_shared<Judge>(Judge{.session = session});
  CLI::App& verb =
      add_verb(app, "judge", "Is this turn legal here, and by which clauses?", session,
               {R"(casino judge "table 5C 3D KH; hand N: 8S KC" "8S takes 5C 3D")",
                R"(casino judge --rules swazi --seats 3 "table 9H; hand E: 9S 4D; to act E" "trail 9S")",
                R"(casino judge --option trail.owning_build=allowed "table [5C 4D]=9 of N; hand N: 9H 6C" "trail 6C")",
                R"(casino judge "table [5C 4D]=8 of N"                      (no turn: is the position lawful?))",
                R"(casino judge --all "table 10D 10C 8H 6H; hand 10S 9C" "trail 10S"       (by all rules at once))",
                R"(casino judge --save mine "table 6H; hand N: 6C" "trail 6C"       (kept: casino corpus run mine))",
                R"(casino judge < requests.ndjson > answers.ndjson          (a request in JSON on each line))"});
  verb.add_option("position", judge->position, "The position, in the plain notation or in JSON");
  verb.add_option("turn", judge->turn, "The turn; without one the position itself is judged");
  verb.add_option("--file", judge->file,
                  "Requests in JSON from a file (-: standard input, which is read without it too)");
  add_rules_options(verb, judge->rules);
  verb.add_flag("--all", judge->everywhere,
                "What every variant says, and every reading of every option that bears on it");
  add_saving_options(verb, judge->saving);
  verb.add_flag("--certain", judge->certain, "Exit with 3 if a verdict is undetermined and nothing is worse");
  verb.add_flag("--brief", judge->brief, "Say the verdict and its clauses, and no more");
  verb.add_flag("--full", judge->full, "Explain requests from a file in full");
  verb.add_flag("--text", judge->text, "Answer requests from a file in words");
  verb.callback([judge, &verb] {
    refuse_without(verb, "--save", {"--id", "--title", "--reason", "--question"});
    if (judge->brief && judge->full) throw Unusable("judge: --brief and --full exclude each other");
    if (judge->saving.is_wanted() && (judge->everywhere || !judge->turn))
      throw Unusable("judge: --save keeps the ruling on one position and turn by one set of rules");
    if (judge->everywhere && !judge->position) throw Unusable("judge: --all asks about a position and a turn");
    if (!judge->position) return judge_records(*judge);
    if (!judge->file.empty()) throw Unusable("judge: either a position or --file, not both");
    judge_typed(*judge);
  });
}

}  // namespace casino::cli
