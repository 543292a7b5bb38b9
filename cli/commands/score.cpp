#include "model/score.hpp"

#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/positions.hpp"
#include "model/apply.hpp"
#include "oracle/explain/citation.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/score.hpp"
#include "oracle/names.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::cli {
namespace {

struct Score {
  Session& session;
  PositionSource source;
  bool certain = false;

  explicit Score(Session& where) : session(where) {}
};

std::string_view title_of_spades(const Rules& rules) {
  switch (rules.score_spades_rule) {
    case ScoreSpadesRule::most: return "most spades";
    case ScoreSpadesRule::five_each:
    case ScoreSpadesRule::five_sole:
    case ScoreSpadesRule::five_most: return "five spades";
    case ScoreSpadesRule::five_and_six: return "five, six spades";
  }
  return {};
}

std::string_view title_of(ScoreItem item, const Rules& rules) {
  switch (item) {
    case ScoreItem::cards: return rules.score_cards_rule == ScoreCardsRule::per_card ? "cards" : "most cards";
    case ScoreItem::spades: return title_of_spades(rules);
    case ScoreItem::ten_diamonds: return "ten of diamonds";
    case ScoreItem::two_spades: return "two of spades";
    case ScoreItem::ace_spades: return "ace of spades";
    case ScoreItem::ace_clubs: return "ace of clubs";
    case ScoreItem::ace_hearts: return "ace of hearts";
    case ScoreItem::ace_diamonds: return "ace of diamonds";
    case ScoreItem::sweeps: return "sweeps";
    case ScoreItem::last_capture: return "last capture";
    case ScoreItem::fives: return "fives";
    case ScoreItem::oranges: return "oranges";
    case ScoreItem::false_calls: return "false calls";
  }
  return {};
}

std::string row(const Rules& rules, std::string_view title, const PerSide<int>& points, std::string_view remark) {
  std::string text = fmt::format("{:<16}", title);
  for (const Side side : sides_of(rules)) text += fmt::format("{:>6}", points[side]);
  if (!remark.empty()) text += fmt::format("   {}", remark);
  return text;
}

void print_sheet(Session& session, const Rules& rules, const DealScore& score, bool is_sure) {
  const Look look = session.look();
  std::string header = fmt::format("{:<16}", "");
  for (const Side side : sides_of(rules)) header += fmt::format("{:>6}", long_name_of(side, rules));
  session.out.line("{}", look.strong(header));
  for (const ScoreLine& line : score.lines) {
    const explain::Citation citation = explain::citation_of(rules, line.clause);
    const bool is_a_tie = line.tied && is_sure;
    session.out.line("{}", row(rules, title_of(line.item, rules), line.points,
                               fmt::format("{}  [{}]{}", citation.id, citation.source, is_a_tie ? ", a tie" : "")));
  }
  session.out.line("{}", look.strong(row(rules, "total", score.total, "")));
  if (score.added != score.total) session.out.line("{}", row(rules, "for the match", score.added, ""));
}

// What keeps the score from being certain.
std::string doubt_of(const Rules& rules, const Captured& captured) {
  for (const Side side : sides_of(rules))
    if (captured.hidden[side] != 0)
      return fmt::format("{} captured {} cards that are not known", long_name_of(side, rules), captured.hidden[side]);
  if (!captured.left.empty())
    return fmt::format("nobody knows who gets {}: say who captured last", notation::text_of(rules, captured.left));
  return {};
}

std::optional<ParseError> answer(Score& score, const Asked& asked) {
  const Rules& rules = asked.request.rules;
  Session& session = score.session;
  const std::optional<Captured> captured =
      asked.request.captured ? asked.request.captured : captured_at_end(rules, asked.request.position);
  json::Json document = answer_to(asked.id);
  if (!captured) {
    document["redeal"] = true;
    if (session.as_json) print(session, document);
    else session.out.line("Nobody captured: the deal is dealt anew (end.no_capture=redeal).");
    return std::nullopt;
  }
  const bool is_sure = is_certain(*captured);
  if (!is_sure && score.certain) session.earn(ExitCode::undetermined);
  const DealScore sheet = score_of(rules, *captured);
  if (session.as_json) {
    document.update(json::of(sheet, rules));
    document["certain"] = is_sure;
    if (!is_sure) document["doubt"] = doubt_of(rules, *captured);
    print(session, document);
    return std::nullopt;
  }
  print_sheet(session, rules, sheet, is_sure);
  if (!is_sure) session.out.line("{}: {}", session.look().open("not certain"), doubt_of(rules, *captured));
  if (!asked.request.captured && !hands_are_empty(rules, asked.request.position))
    session.out.line("The hands are not known to be empty: this is the score if the deal ended here.");
  return std::nullopt;
}

}  // namespace

void add_score(CLI::App& app, Session& session) {
  auto score = std::make_shared<Score>(session);
  score->source.subject = json::Subject::score;
  CLI::App& verb =
      add_verb(app, "score", "The score of a deal that ends in a position, or of what each side captured", session,
               {"casino score "
                "'{\"sides\":{\"N\":{\"count\":30,\"spades\":6,\"aces\":[\"AS\"]},\"S\":{\"count\":22,\"spades\":7,"
                "\"other\":[\"10D\"]}}}'",
                "casino score --option score.mode=difference --file captured.ndjson"});
  add_position_options(verb, score->source);
  verb.add_flag("--certain", score->certain, "Exit with 3 if a score is not certain and nothing is worse");
  verb.callback([score] {
    answer_positions(score->session, score->source, "score", [&](const Asked& asked) { return answer(*score, asked); });
  });
}

}  // namespace casino::cli
