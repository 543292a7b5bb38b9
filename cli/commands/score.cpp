#include "model/score/score.hpp"

#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/positions.hpp"
#include "cli/commands/commands.hpp"
#include "model/apply/apply.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/play/certainty.hpp"
#include "oracle/replies/reply.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"

namespace casino::cli {
namespace {

struct Score {
  Session& session;
  PositionSource source;
  bool certain = false;
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

// The items of a scoring table as its rows have them: "each spade", "JS".
std::string title_of(ScoreItem item, const Rules& rules) {
  constexpr std::array<std::string_view, score_item_count> titles{
      "most cards",   "most spades",   "ten of diamonds", "two of spades", "ace of spades",
      "ace of clubs", "ace of hearts", "ace of diamonds", "sweeps",        "last capture",
      "fives",        "oranges",       "false calls"};
  const auto place = static_cast<std::size_t>(item);
  if (place >= titles.size() || has_row(rules.scoring, item)) return text_of_item(item);
  if (item == ScoreItem::cards && rules.score_cards_rule == ScoreCardsRule::per_card) return "cards";
  return std::string(item == ScoreItem::spades ? title_of_spades(rules) : titles.at(place));
}

// The points of each side; or, where they are not certain, the fewest and the most that they can be.
struct Cells {
  PerSide<int> points{};
  bool certain = true;
  std::optional<Reach> reach;

  [[nodiscard]] std::string of(Side side) const {
    if (certain) return fmt::to_string(points[side]);
    if (!reach) return "?";
    if (reach->least[side] == reach->most[side]) return fmt::to_string(reach->least[side]);
    return fmt::format("{}..{}", reach->least[side], reach->most[side]);
  }
};

std::string row(const Rules& rules, std::string_view title, const Cells& cells, std::string_view remark) {
  std::string text = fmt::format("{:<16}", title);
  for (const Side side : sides_of(rules)) text += fmt::format("{:>6}", cells.of(side));
  if (!remark.empty()) text += fmt::format("   {}", remark);
  return text;
}

void print_header(Session& session, const Rules& rules) {
  std::string header = fmt::format("{:<16}", "");
  for (const Side side : sides_of(rules)) header += fmt::format("{:>6}", long_name_of(side, rules));
  session.out.line("{}", session.look().strong(header));
}

void print_sheet(Session& session, const Rules& rules, const Certainty& certainty) {
  const DealScore& score = certainty.score;
  print_header(session, rules);
  for (std::size_t i = 0; i < score.lines.size(); ++i) {
    const ScoreLine& line = score.lines[i];
    const explain::Citation citation = explain::citation_of(rules, line.clause);
    const std::string_view remark = !certainty.of_line[i] ? ", not certain" : line.tied ? ", a tie" : "";
    session.out.line("{}",
                     row(rules, title_of(line.item, rules), {line.points, certainty.of_line[i], certainty.lines[i]},
                         fmt::format("{}  [{}]{}", citation.id, citation.source, remark)));
  }
  const bool whole = certainty.is_whole();
  session.out.line("{}", session.look().strong(row(rules, "total", {score.total, whole, certainty.total}, "")));
  if (score.added != score.total)
    session.out.line("{}", row(rules, "for the match", {score.added, whole, certainty.added}, ""));
}

void print_standing(Session& session, const Rules& rules, const DealsPlayed& played) {
  const Match match = standing_after(rules, with_what_is_certain(rules, played));
  print_header(session, rules);
  session.out.line("{}", row(rules, "total", {match.totals, true, {}}, ""));
  if (match.winner)
    session.out.line("{} has won{}{}.", long_name_of(*match.winner, rules), match.is_over ? "" : " the deal",
                     match.is_double ? ", which counts double" : "");
  else if (each_deal_is_won_by_itself(rules)) session.out.line("Nobody has won the deal.");
  else session.out.line("{}", match.is_over ? "It is a draw." : "Nobody has won yet.");
  if (const std::string doubt = doubt_of_standing(rules, played); !doubt.empty())
    session.out.line("{}: {}", session.look().open("not certain"), doubt);
}

void print_score(Session& session, const json::Request& asked) {
  if (asked.match) return print_standing(session, asked.rules, *asked.match);
  const std::optional<Captured> captured =
      asked.captured ? asked.captured : captured_at_end(asked.rules, asked.position);
  if (!captured) return session.out.line("Nobody captured: the deal is dealt anew (end.no_capture=redeal).");
  const Certainty certainty = asked.captured ? certainty_of_shares(asked.rules, *captured)
                                             : certainty_in(asked.rules, asked.position, *captured);
  print_sheet(session, asked.rules, certainty);
  if (!certainty.is_whole()) session.out.line("{}: {}", session.look().open("not certain"), certainty.doubt);
  if (!asked.captured && !hands_are_empty(asked.rules, asked.position))
    session.out.line("The hands are not known to be empty: this is the score if the deal ended here.");
}

std::optional<ParseError> answer(Score& score, const Asked& asked) {
  Session& session = score.session;
  if (session.as_json || score.certain) {
    const json::Json told = json::scored(json::answer_to(asked.id), asked.request);
    if (score.certain && told.contains("certain") && !told["certain"]) session.earn(ExitCode::undetermined);
    if (session.as_json) print(session, told);
  }
  if (session.as_json) return std::nullopt;
  print_score(session, asked.request);
  if (!asked.request.captured && !asked.request.match) complain_of_position(session, "score", asked.request);
  return std::nullopt;
}

}  // namespace

void add_score(CLI::App& app, Session& session) {
  auto score = std::make_shared<Score>(Score{.session = session});
  score->source.subject = json::Subject::score;
  CLI::App& verb = add_verb(
      app, "score", "The score of a deal that ends in a position, or of what each side captured; or how a match stands",
      session,
      {"casino score "
       "'{\"sides\":{\"N\":{\"count\":30,\"spades\":6,\"aces\":[\"AS\",\"AH\"]},\"S\":{\"count\":22,\"spades\":7,"
       "\"aces\":[\"AC\",\"AD\"],\"other\":[\"10D\",\"2S\"]}}}'",
       "casino score --option score.mode=difference --file captured.ndjson",
       "casino score '{\"match\":{\"totals\":{\"N\":21,\"S\":18},\"deals\":[]}}'"});
  add_position_options(verb, score->source);
  verb.add_flag("--certain", score->certain, "Exit with 3 if a score is not certain and nothing is worse");
  verb.callback([score] {
    answer_positions(score->session, score->source, "score", [&](const Asked& asked) { return answer(*score, asked); });
  });
}

}  // namespace casino::cli
