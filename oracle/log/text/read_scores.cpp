// Rulings, and what the players wrote down.

#include "oracle/json/clauses.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/text/read_text.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::log {
namespace {

using notation::Reader;
using notation::TokenKind;

std::optional<int> read_number(Reader& in) {
  const bool is_negative = in.peek().is("-") && in.peek(1).is_glued;
  if (is_negative) in.next();
  const auto points = in.number(0, most_points, "points");
  return points && is_negative ? std::optional(-*points) : points;
}

// The item whose words come next, if they do.
std::optional<ScoreItem> accept_item(Reader& in) {
  for (const ScoreItem item : scored_items(in.rules())) {
    const std::string words = words_of(item);
    const std::size_t blank = words.find(' ');
    if (!in.peek().is(std::string_view(words).substr(0, blank))) continue;
    const bool has_two = blank != std::string::npos;
    if (has_two && !in.peek(1).is(std::string_view(words).substr(blank + 1))) continue;
    in.next();
    if (has_two) in.next();
    return item;
  }
  return std::nullopt;
}

}  // namespace

// "N 7, S 4"; "none" for nobody's. They are added to those that were read before.
Recorded TextReader::read_points(Reader& in, Recorded points) {
  if (in.accept("none")) return points;
  do {
    const notation::Token at = in.peek();
    const auto side = in.side();
    const auto number = side ? read_number(in) : std::nullopt;
    if (!side || !number) break;
    if (points[*side]) in.refuse(at, "each side once");
    points[*side] = number;
    in.accept(",");
  } while (!in.at_end_of_clause());
  return points;
}

void TextReader::read_stands(const Code& code) {
  Reader in(rules(), code.text);
  in.accept("it");
  if (!in.accept("stands")) in.refuse("stands");
  if (is_read(in, code, "the end of the line")) add(code, Stands{});
}

void TextReader::read_taken_back(const Code& code) {
  Reader in = reader_of(code.text);
  if (in.peek_seat()) in.next();
  in.next();
  in.next();
  TakenBack taken;
  if (in.peek().kind == TokenKind::number) {
    taken.turns = in.number(1, most_turns_back, "how many turns").value_or(1);
    in.accept_any({"turns", "turn"});
  }
  if (!is_read(in, code, "how many turns, or the end of the line")) return;
  remember_turns();
  add(code, taken);
}

// "E objects AA-TRL-3"
void TextReader::read_objection(const Code& code) {
  Reader in = reader_of(code.text);
  Objection objection{in.seat().value_or(Seat{}), {}};
  const notation::Token verb = in.next();
  const auto verb_end = static_cast<std::size_t>(verb.text.data() + verb.text.size() - code.text.data());
  const std::size_t id = code.text.find_first_not_of(" \t,", verb_end);
  if (id != std::string::npos) {
    const std::string said = code.text.substr(id, code.text.find_last_not_of(" \t") - id + 1);
    const ClauseList clauses = find_clauses(as_spelt(said, all_clause_names()));
    if (clauses.count == 0)
      return refuse(code.line, '"' + said + '"',
                    "a clause, such as AA-TRL-3" + nearest_phrase(said, all_clause_names()));
    objection.clause = *clauses.begin();
  }
  add(code, objection);
}

// Neither a side nor an item: aces are counted one by one.
void TextReader::refuse_item(const Code& code, const notation::Token& found) {
  std::vector<std::string> items;
  for (const ScoreLine& line : score_of(rules(), {}).lines) items.push_back(words_of(line.item));
  const std::vector<std::string_view> names(items.begin(), items.end());
  std::string expected = "a side, such as " + std::string(name_of(Side{0}, rules())) + ", or what the points are for:";
  for (std::size_t i = 0; i < items.size(); ++i) expected += (i == 0 ? " " : ", ") + items[i];
  errors_.push_back({{"", code.line.number + found.line - 1, found.column},
                     found.shown(),
                     expected + nearest_phrase(found.text, names)});
}

void TextReader::read_score(const Code& code) {
  Reader in = reader_of(code.text);
  in.next();
  RecordedScore score;
  score.item = accept_item(in);
  if (!score.item && in.peek().kind == TokenKind::word && !in.peek_seat() && !in.peek().is("none"))
    return refuse_item(code, in.peek());
  in.accept(":");
  score.points = read_points(in);
  if (is_read(in, code, "the points of a side, such as: N 7")) add(code, score);
}

void TextReader::read_totals(const Code& code) {
  Reader in = reader_of(code.text);
  in.next();
  in.accept(":");
  const RecordedTotals totals{read_points(in)};
  if (is_read(in, code, "the points of a side, such as: N 7")) add(code, totals);
}

void TextReader::read_lot(const Code& code) {
  Reader in = reader_of(code.text);
  in.next();
  in.accept(":");
  const auto seat = in.seat();
  if (is_read(in, code, "the end of the line") && seat) add(code, Lot{*seat});
}

void TextReader::read_misdeal(const Code& code) {
  Reader in(rules(), code.text);
  in.next();
  if (is_read(in, code, "the end of the line")) add(code, Misdeal{});
}

void TextReader::read_result(const Code& code) {
  if (log_.result) return refuse(code.line, "a result a second time", "nothing but comments behind the result");
  begin_waiting_deal();
  Reader in = reader_of(code.text);
  in.next();
  in.accept(":");
  Result result;
  result.place = place_of(code);
  if (in.accept("drawn")) {
    result.kind = Result::Kind::drawn;
  } else if (!in.accept("unfinished")) {
    result.kind = Result::Kind::won;
    result.winner = in.side().value_or(Side{});
    if (!in.accept_any({"wins", "won"}) && !in.clause_has_fault()) in.refuse("wins");
  }
  result.is_double = in.accept("double");
  if (!is_read(in, code, "the end of the line")) return;
  log_.result = result;
  if (!code.beside.empty()) keep_comment(code.beside, result.place);
  keep_more_comments(code);
}

}  // namespace casino::log
