#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/positions.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/show_log.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/red_suits.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/replies/reply.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

struct Show {
  Session& session;
  PositionSource source;
  std::vector<std::string> cases;
  bool notation = false;
  bool whole = false;
};

void draw_position(Session& session, const Rules& rules, const Position& position) {
  const Look look = session.look();
  session.out.line("{}", in_colors_of_suits(look, rules, notation::drawing_of(rules, position, look.style)));
}

std::optional<ParseError> show_position(Show& show, const Asked& asked) {
  const Rules& rules = asked.request.rules;
  const Position& position = asked.request.position;
  if (show.session.as_json) {
    print(show.session, json::shown(json::answer_to(asked.id), asked.request));
  } else if (show.notation) {
    show.session.out.line("{}", notation::text_of(rules, position));
  } else {
    draw_position(show.session, rules, position);
  }
  if (!show.session.as_json) complain_of_position(show.session, "show", asked.request);
  return std::nullopt;
}

// ---- Cases

// What a case asks, drawn.
class Drawer {
 public:
  Drawer(Session& session, const Rules& rules) : session_(session), rules_(rules) {}

  void operator()(const corpus::TurnsAsked& asked) {
    draw(asked.position);
    Position position = asked.position;
    for (const Turn& turn : asked.turns) {
      const Look look = session_.look();
      const std::string text = notation::text_of(rules_, position, turn, look.style);
      session_.out.line("turn:     {}", in_colors_of_suits(look, rules_, text));
      position = judge(rules_, position, turn).after;
    }
  }
  void operator()(const corpus::PositionAsked& asked) {
    draw(asked.position);
    session_.out.line("Is this position lawful?");
  }
  void operator()(const corpus::EndAsked& asked) {
    draw(asked.position);
    session_.out.line("Here the deal ends.");
  }
  void operator()(const corpus::ScoreAsked& asked) {
    session_.out.line("score:    {}", json::of(asked.captured, rules_).dump());
  }
  void operator()(const corpus::DealingAsked& asked) {
    session_.out.line("dealing:  {}", json::of(asked.stated, rules_).dump());
  }
  void operator()(const corpus::CutAsked& asked) {
    session_.out.line("cut:      {}{}", notation::text_of(rules_, asked.cards), asked.put_back ? ", put back" : "");
  }
  template <typename Other>
  void operator()(const Other&) {
    session_.out.line("No position is asked about: see the file.");
  }

 private:
  void draw(const Position& position) { draw_position(session_, rules_, position); }

  Session& session_;
  const Rules& rules_;
};

std::string said(const corpus::Expected& expected) {
  std::string text = expected.verdict ? std::string(json::verdict_names.at(static_cast<std::size_t>(*expected.verdict)))
                                      : "see the file";
  for (std::size_t i = 0; i < expected.clauses.size(); ++i)
    text += (i == 0 ? ", by " : " and ") + expected.clauses[i].id;
  return text;
}

json::Json in_json(const std::vector<corpus::Expected>& all) {
  json::Json list = json::Json::array();
  for (const corpus::Expected& expected : all) {
    json::Json one = json::Json::object();
    if (expected.verdict) one["verdict"] = json::verdict_names.at(static_cast<std::size_t>(*expected.verdict));
    for (const auto& clause : expected.clauses) one["clauses"].push_back(clause.id);
    list.push_back(std::move(one));
  }
  return list;
}

// What is asked as its file has it; of what is expected the verdicts and clauses.
json::Json in_json(const corpus::Case& one) {
  json::Json object = {{"id", one.id}, {"title", one.title}, {"source", one.source}, {"rules", json::of(one.rules)}};
  object.update(corpus::question_in_json(one.rules, one.asked));
  object["expects"] = in_json(one.expected);
  for (const corpus::Reading& reading : one.readings)
    object["readings"].push_back({{"reading", reading.name}, {"expects", in_json(reading.expected)}});
  if (!one.why.empty()) object["why"] = one.why;
  return object;
}

void show_case(Session& session, const corpus::Case& one) {
  if (session.as_json) return print(session, formats::case_of_the_corpus, in_json(one));
  session.out.line("{}  {}  [{}]", session.look().strong(plain_line(one.id)), plain_line(one.title),
                   plain_line(one.source));
  session.out.line("rules:    {}", json::of(one.rules).dump());
  std::visit(Drawer(session, one.rules), one.asked);
  for (const corpus::Expected& expected : one.expected) session.out.line("expected: {}", said(expected));
  for (const corpus::Reading& reading : one.readings)
    for (const corpus::Expected& expected : reading.expected)
      session.out.line("with {}: {}", reading.name, said(expected));
  if (!one.why.empty()) session.out.line("why:      {}", plain_line(one.why));
}

void show_cases(Show& show) {
  const corpus::Corpus corpus = load(show.session);
  refuse_unsound(show.session, corpus);
  bool is_first = true;
  for (const std::string& id : show.cases) {
    const corpus::Case* one = corpus.find(id);
    if (one == nullptr) {
      std::vector<std::string_view> ids;
      for (const corpus::CaseFile& file : corpus.files)
        for (const corpus::Case& known : file.cases) ids.push_back(known.id);
      throw Unusable("--case: no case \"" + id + "\"" + nearest_phrase(id, ids) + " (see: casino corpus list)");
    }
    if (!is_first && !show.session.as_json) show.session.out.line();
    is_first = false;
    show_case(show.session, *one);
  }
}

}  // namespace

void add_show(CLI::App& app, Session& session) {
  auto show = std::make_shared<Show>(Show{.session = session});
  show->source.text = true;  // for people, unless --json asks otherwise
  CLI::App& verb = add_verb(app, "show", "Draw a position, a game move by move, or a case of the corpus", session,
                            {"casino show \"table 5C 3D [QS | 7H 5D]=12 of N; hand N: 8S QC; hand S: +3\"",
                             "casino show my-game.txt", "casino show --whole my-game.txt | less",
                             "casino show --case WE-AA-10a", "casino show --json --file positions.ndjson"});
  add_position_options(verb, show->source);
  verb.add_flag("--notation", show->notation, "Print the plain notation instead of a drawing");
  verb.add_option("--case", show->cases, "A case of the corpus, by its ID; can be repeated")
      ->type_name("ID")
      ->allow_extra_args(false);
  add_corpus_option(verb, session);
  verb.add_flag("--whole", show->whole, "Of a log: print all of it, also at a terminal");
  verb.callback([show, &verb] {
    refuse_together(verb, "--case", {"position", "--file", "--notation", "--whole"});
    if (!show->cases.empty()) return show_cases(*show);
    if (show->source.position) refuse_missing_file(*show->source.position);
    const bool is_log = show->source.position && is_a_log_file(*show->source.position);
    if (is_log && show->notation)
      throw Unusable("show: --notation is for positions (of a log: casino convert --to text)");
    if (is_log) refuse_file_of_another_kind(*show->source.position, DocumentKind::log);
    if (is_log) return show_log(show->session, verb, {*show->source.position, show->source.rules, show->whole});
    answer_positions(show->session, show->source, "show",
                     [&](const Asked& asked) { return show_position(*show, asked); });
  });
}

}  // namespace casino::cli
