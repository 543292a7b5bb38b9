#include "oracle/rulesets/scoring.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/ranges.h>

#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

constexpr std::array<std::string_view, 3> table_tie_names{"nobody", "one_each", "shared"};

// What each card can be of, in the order of suits and ranks; and what one can have most of.
constexpr std::array<std::string_view, 17> each_row_names{"spade", "heart", "diamond", "club",  "ace",   "two",
                                                          "three", "four",  "five",    "six",   "seven", "eight",
                                                          "nine",  "ten",   "jack",    "queen", "king"};
constexpr std::array<std::string_view, 5> most_row_names{"cards", "spades", "hearts", "diamonds", "clubs"};
constexpr std::size_t row_suits = 4;

ScoreItem item_of_each(std::size_t place) {
  if (place < row_suits) return item_of_each(static_cast<Suit>(place));
  return item_of_each(static_cast<Rank>(place - row_suits + 1));
}
ScoreItem item_of_most(std::size_t place) {
  return place == 0 ? ScoreItem::cards : item_of_most(static_cast<Suit>(place - 1));
}

// A row as words: {"each", "spade"}, {"most", "hearts"}, {"card", "JS"}.
struct RowSubject {
  std::string_view key;
  std::string_view name;
};
RowSubject row_subject_of(ScoreItem item) {
  for (std::size_t i = 0; i < each_row_names.size(); ++i)
    if (item_of_each(i) == item) return {"each", each_row_names.at(i)};
  for (std::size_t i = 0; i < most_row_names.size(); ++i)
    if (item_of_most(i) == item) return {"most", most_row_names.at(i)};
  return {"card", name_of(item)};
}

std::string_view name_of_tie(TableTie tie) { return table_tie_names.at(static_cast<std::size_t>(tie)); }

// "the jack of spades"
std::string card_in_words(Card card) {
  const std::string_view suit = most_row_names.at(static_cast<std::size_t>(card.suit()) + 1);
  return fmt::format("the {} of {}", each_row_names.at(row_suits + static_cast<std::size_t>(card.rank()) - 1), suit);
}

std::string with_row_capital(std::string text) {
  text.front() = capital(text.front());
  return text;
}

std::string row_points_in_words(int points) { return points == 1 ? "1 point" : fmt::format("{} points", points); }

// "the jack of spades and the two of spades"
std::string row_cards_in_words(CardSet cards) {
  std::string text;
  int left = cards.size();
  for (const Card card : cards) {
    text += card_in_words(card);
    if (--left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

std::string_view words_of_table_tie(TableTie tie) {
  switch (tie) {
    case TableTie::nobody: return "if several tie, nobody scores";
    case TableTie::one_each: return "if several tie, each of them scores 1 point";
    case TableTie::shared: return "if several tie, they share the points evenly, and what is left over is lost";
  }
  return {};
}

}  // namespace

std::string text_of_item(ScoreItem item) {
  const RowSubject subject = row_subject_of(item);
  return subject.key == "card" ? std::string(subject.name) : fmt::format("{} {}", subject.key, subject.name);
}

std::string text_of(const TableRow& row) {
  std::string text = fmt::format("{} {}", text_of_item(row.item), row.points);
  if (row.tie != TableTie::nobody) text += fmt::format(" {}", name_of_tie(row.tie));
  return text;
}

std::string text_of(const ScoringTable& table) {
  std::string text;
  for (const TableRow& row : table) text += (text.empty() ? "" : ", ") + text_of(row);
  return text.empty() ? "none" : text;
}

std::string title_of_item(ScoreItem item) {
  const CardSet cards = cards_about(item);
  return with_row_capital(cards.size() == 1 ? card_in_words(cards.first()) : text_of_item(item));
}

std::vector<ScoreItem> scored_items(const Rules& rules) {
  std::vector<ScoreItem> items;
  for (unsigned i = 0; i < score_item_count; ++i) items.push_back(static_cast<ScoreItem>(i));
  for (const TableRow& row : rules.scoring)
    if (static_cast<unsigned>(row.item) >= score_item_count) items.push_back(row.item);
  return items;
}

std::string sentence_of(const ScoringTable& table, const TableRow& row) {
  if (is_majority(row.item))
    return fmt::format("{} score {}; {}.", title_of_item(row.item), row_points_in_words(row.points),
                       words_of_table_tie(row.tie));
  const CardSet apart = cards_about(row.item) - cards_scoring_by(table, row);
  const std::string except = apart.empty() ? "" : fmt::format(" except {}", row_cards_in_words(apart));
  const std::string points = row.points == 0 ? "nothing" : row_points_in_words(row.points);
  return fmt::format("{}{} scores {}.", title_of_item(row.item), except, points);
}

namespace json {
namespace {

constexpr std::array<std::string_view, 5> row_keys{"card", "each", "most", "points", "tie"};
constexpr std::string_view row_expected = "one of card, each and most, and its points";

std::optional<ScoreItem> read_row_item(const Members& members, const Rules& rules) {
  if (const auto card = members.find("card")) {
    const auto name = card->text("a card, such as JS");
    const auto found = name ? find_card(*name, rules.pack_kind) : std::nullopt;
    if (name && !found) card->refuse("a card, such as JS");
    return found ? std::optional(item_of(*found)) : std::nullopt;
  }
  if (const auto each = members.find("each")) {
    const auto place = each->choice("a suit or a rank", each_row_names);
    return place ? std::optional(item_of_each(*place)) : std::nullopt;
  }
  const auto place = members.find("most")->choice("cards or a suit", most_row_names);
  return place ? std::optional(item_of_most(*place)) : std::nullopt;
}

// A card may be worth nothing: so it is left out of a suit or a rank.
void read_row(const Cursor& at, Rules& rules) {
  const Members members(at, "a row of a scoring table: a card, each or most, and its points", row_keys);
  const int subjects = (members.has("card") ? 1 : 0) + (members.has("each") ? 1 : 0) + (members.has("most") ? 1 : 0);
  if (subjects != 1) {
    if (at.node().as_object() != nullptr) at.refuse(std::string(row_expected));
    return;
  }
  const auto item = read_row_item(members, rules);
  const auto points_at = members.require("points", "how many points");
  const auto points = points_at ? points_at->integer(members.has("card") ? 0 : 1, most_table_points) : std::nullopt;
  TableRow row;
  if (const auto tie = members.find("tie")) {
    if (!members.has("most")) tie->refuse("a tie", "no tie: only for most cards or most of a suit can sides tie");
    else row.tie = static_cast<TableTie>(tie->choice("what a tie does", table_tie_names).value_or(0));
  }
  if (!item || !points) return;
  row.item = *item;
  row.points = static_cast<std::int16_t>(*points);
  rules.scoring.push_back(row);
}

}  // namespace

Json of(const ScoringTable& table) {
  Json rows = Json::array();
  for (const TableRow& row : table) {
    const RowSubject subject = row_subject_of(row.item);
    Json one = {{std::string(subject.key), subject.name}, {"points", row.points}};
    if (row.tie != TableTie::nobody) one["tie"] = name_of_tie(row.tie);
    rows.push_back(one);
  }
  return rows;
}

void read_scoring(const Cursor& at, Rules& rules) {
  rules.scoring = {};
  at.each_item("a list of rows, such as {\"each\": \"spade\", \"points\": 1}", [&](const Cursor& row) {
    if (!rules.scoring.full()) read_row(row, rules);
    else row.refuse("one row more", fmt::format("{} rows at most", most_table_rows));
  });
}

void refuse_faulty_row(const Cursor& at, const Rules& rules) {
  const auto fault = fault_of_table(rules);
  const List* rows = at.node().as_list();
  if (fault && rows != nullptr && fault->row < rows->size())
    at.item(fault->row, (*rows)[fault->row]).refuse(fault->what, fault->expected);
}

namespace {

std::string spelt_subject(bool is_each, bool is_most, std::string_view word) {
  if (is_each) return as_spelt(word, each_row_names);
  return is_most ? as_spelt(word, most_row_names) : as_spelt(word, score_item_names());
}

Node number_in_words(std::string_view word, const Node& place) {
  std::int64_t number = -1;
  std::from_chars(word.data(), word.data() + word.size(), number);
  if (std::to_string(number) == word) return {number, place.line, place.column};
  return {std::string(word), place.line, place.column};
}

// "most hearts 3 shared". What is no row is left as it stands, and refused where it is read.
Node row_in_words(std::string_view text, const Node& place) {
  const auto node = [&](auto value) { return Node{std::move(value), place.line, place.column}; };
  std::vector<std::string_view> words = words_of(text);
  const auto next = [&] {
    const std::string_view word = words.front();
    words.erase(words.begin());
    return word;
  };
  Object row;
  const bool is_each = !words.empty() && in_small_letters(words[0]) == "each";
  const bool is_most = !words.empty() && in_small_letters(words[0]) == "most";
  const std::size_t fewest_words = is_each || is_most ? 3 : 2;
  if (words.size() < fewest_words) return node(std::string(text));
  const std::string key = is_each ? "each" : is_most ? "most" : "card";
  if (is_each || is_most) next();
  row.push_back({key, node(spelt_subject(is_each, is_most, next()))});
  row.push_back({"points", number_in_words(next(), place)});
  if (!words.empty()) row.push_back({"tie", node(as_spelt(fmt::format("{}", fmt::join(words, " ")), table_tie_names))});
  return node(std::move(row));
}

}  // namespace

Node table_in_line(std::string_view line, const Node& place) {
  List rows;
  const bool says_none = in_small_letters(trimmed(line)) == "none";
  for (bool goes_on = !says_none; goes_on;) {
    const std::size_t comma = std::min(line.find(','), line.size());
    goes_on = comma < line.size();
    rows.push_back(row_in_words(trimmed(line.substr(0, comma)), place));
    line.remove_prefix(goes_on ? comma + 1 : comma);
  }
  return {std::move(rows), place.line, place.column};
}

}  // namespace json
}  // namespace casino
