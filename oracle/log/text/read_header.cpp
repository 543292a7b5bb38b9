// The lines above the first deal: by which rules, by whom, when and where a game was played.

#include <charconv>

#include "oracle/log/json/json.hpp"
#include "oracle/log/text/read_text.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/notation/position_parts.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

// Of these most are no cards: more faults than are reported.
constexpr std::size_t most_words_of_a_pack = 200;

using json::Node;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// The first word of a line, and what follows it.
std::string_view first_word(std::string_view line) {
  line = trimmed(line);
  return line.substr(0, static_cast<std::size_t>(
                            std::ranges::find_if(line, [](char c) { return is_blank(c) || c == ':'; }) - line.begin()));
}
std::string_view after(std::string_view word, std::string_view line) {
  return trimmed(trimmed(line).substr(word.size()));
}

bool is_word(std::string_view text, std::string_view word) {
  return notation::Token{notation::TokenKind::word, text}.is(word);
}

// `written`: the part of the line that says it.
Node at(std::string_view written, const TextLine& line, Node::Value value) {
  return Node{std::move(value), line.number, line.column_of(written)};
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return number;
}

// A value as JSON has it.
Node::Value value_of_option(std::string_view name, std::string_view written) {
  const OptionEntry* option = find_option(name);
  if (const auto number = whole_number(written)) return *number;
  if (option == nullptr) return std::string(written);
  if (option->kind == OptionKind::number) return as_spelt(written, option->words);
  if (option->kind == OptionKind::choice) return as_spelt(written, option->values);
  json::List items;
  while (!written.empty()) {
    const std::size_t comma = std::min(written.find(','), written.size());
    items.push_back(Node{as_spelt(trimmed(written.substr(0, comma)), score_item_names())});
    written.remove_prefix(std::min(comma + 1, written.size()));
  }
  return items;
}

// "4", "four players.": how many play, as people write it.
std::optional<std::int64_t> number_of_players(std::string_view written) {
  const std::vector<notation::Token> words = notation::in_short(notation::tokens_of(written));
  const auto is_at_the_end = [&](std::size_t i) {
    return words[i].kind == notation::TokenKind::end ||
           (words[i].is(".") && words[i + 1].kind == notation::TokenKind::end);
  };
  if (words.front().kind != notation::TokenKind::number) return std::nullopt;
  const bool has_word = words[1].is("players") || words[1].is("seats");
  return is_at_the_end(has_word ? 2 : 1) ? whole_number(words.front().text) : std::nullopt;
}

// People write a dash, too, where a colon is meant.
std::string_view behind_a_dash(std::string_view words) {
  for (const std::string_view dash : {"-", "–", "—"})
    if (words.starts_with(dash)) return trimmed(words.substr(dash.size()));
  return words;
}

}  // namespace

void TextReader::read_header() {
  for (; !lines_.at_end(); lines_.next()) {
    take_steps();
    const TextLine line = with_plain_blanks(lines_.line());
    if (line.is_blank()) flush_comment();
    else if (!line.has_code()) add_comment(line);
    else if (!read_header_line(line) && !refuse_broken_line_of_header(line)) break;
  }
  flush_comment();
  settle_rules();
  if (errors_.empty()) read_players_and_before();
  names_ = notation::readable_names(rules(), log_.players);
}

// Blanks of a word processor are blanks up to a colon: behind it stand texts, which are kept as they are; but not
// behind that of "Rules:".
TextLine TextReader::with_plain_blanks(const TextLine& line) {
  std::string_view words = line.raw.substr(0, line.raw.find_first_of(":#"));
  if (is_word(trimmed(words), "rules")) words = line.raw.substr(0, line.raw.find('#'));
  std::string plain = notation::in_plain_blanks(words);
  if (plain.size() == words.size()) return line;
  plain += line.raw.substr(words.size());
  return line_of(header_.rewritten.emplace_back(std::move(plain)), line.number);
}

// False at the first line of a deal. A tag and a name go to the end of their line, whatever stands there.
bool TextReader::read_header_line(const TextLine& line) {
  const std::string_view word = first_word(line.raw);
  const std::string_view rest = after(word, line.raw);
  if (is_word(word, "player")) {
    header_.waiting.push_back(line);
    return true;
  }
  if (rest.starts_with(':') && is_word(word, "rules")) {
    read_rules_line(line, trimmed(after(word, line.code).substr(1)));
    return true;
  }
  if (rest.starts_with(':') && is_tag_name(word)) {
    read_tag(line, word, trimmed(rest.substr(1)));
    return true;
  }
  const std::string_view code = after(first_word(line.code), line.code);
  if (begins_a_log(in_small_letters(word))) {
    if (word != format_name) refuse(line, '"' + std::string(word) + '"', std::string(format_name));
  } else if (is_word(word, "rules")) {
    read_rules_line(line, behind_a_dash(code));
  } else if (is_word(word, "option")) {
    read_option_line(line, code);
  } else if (is_word(word, "scoring")) {
    read_scoring_line(line, code);
  } else if (is_word(word, "off")) {
    header_.off.push_back(at(code, line, as_spelt(code, all_clause_names())));
  } else if (is_word(word, "cards")) {
    read_cards_line(line, code);
  } else if (is_word(word, "before")) {
    header_.waiting.push_back(line);
  } else {
    return false;
  }
  check_comment(line);
  if (const std::string beside = line.beside(); !beside.empty()) {
    flush_comment();
    log_.comments.push_back(beside);
  }
  return true;
}

// "rules swazi, 4 players": the number may be left out, and so may its word.
void TextReader::read_rules_line(const TextLine& line, std::string_view rest) {
  if (!header_.rules.empty()) return refuse(line, "rules a second time", "rules only once");
  const std::size_t end = std::min(rest.find_first_of(", \t"), rest.size());
  const std::string name = in_small_letters(rest.substr(0, end));
  const NamedRules* named = find_named_rules(name);
  header_.rules.push_back({"variant", at(rest, line, named == nullptr ? name : named->name)});
  std::string_view seats = rest.substr(end);
  while (!seats.empty() && (seats.front() == ',' || is_blank(seats.front()))) seats.remove_prefix(1);
  if (seats.empty()) return;
  const std::optional<std::int64_t> count = number_of_players(seats);
  if (!count)
    return refuse(line, seats, '"' + std::string(seats) + '"', "how many play, such as: rules swazi, 4 players");
  header_.rules.push_back({"seats", at(seats, line, *count)});
}

void TextReader::read_option_line(const TextLine& line, std::string_view rest) {
  const std::size_t equals = rest.find('=');
  if (equals == std::string_view::npos)
    return refuse(line, rest, '"' + std::string(rest) + '"', "an option, such as: option trail.owning_build=allowed");
  const std::string name = as_spelt(trimmed(rest.substr(0, equals)), all_option_names());
  if (!header_.names.insert("option " + name).second) return refuse(line, name + " a second time", "each option once");
  const std::string_view value = trimmed(rest.substr(equals + 1));
  const bool is_known = find_option(name) != nullptr && !value.empty();
  header_.options.push_back({name, at(is_known ? value : rest, line, value_of_option(name, value))});
}

// "scoring JS 2, each spade 1"
void TextReader::read_scoring_line(const TextLine& line, std::string_view rest) {
  if (header_.scoring) return refuse(line, "scoring a second time", "the scoring table only once");
  header_.scoring = json::table_in_line(rest, at(rest, line, std::string(rest)));
}

// "cards AS 2S 3S"
void TextReader::read_cards_line(const TextLine& line, std::string_view rest) {
  if (header_.pack) return refuse(line, "cards a second time", "the pack only once");
  json::List cards;
  while (!rest.empty() && cards.size() < most_words_of_a_pack && errors_.size() < most_errors) {
    const std::string card(rest.substr(0, rest.find_first_of(" \t,")));
    const Node node{card, line.number, line.column_of(rest)};
    rest.remove_prefix(std::min(card.size() + 1, rest.size()));
    const auto before = std::ranges::find(cards, node);
    if (before != cards.end())
      errors_.push_back({{"", node.line, node.column},
                         '"' + card + '"',
                         notation::each_card_in_one_place(in_file(before->line), before->column)});
    else if (!card.empty()) cards.push_back(node);
  }
  header_.pack = at(trimmed(line.code), line, std::move(cards));
}

void TextReader::read_tag(const TextLine& line, std::string_view name, std::string_view value) {
  if (!header_.names.insert(std::string(name)).second)
    return refuse(line, '"' + std::string(name) + "\" a second time", "each tag once");
  if (!is_plain_text(value, Lines::one)) refuse(line, "a control character", "a text without any");
  log_.tags.push_back({std::string(name), std::string(value)});
}

// The rules are read as JSON has them, with the places of their lines.
void TextReader::settle_rules() {
  const TextLine& first = lines_.line();
  const bool says_changes = !header_.options.empty() || !header_.off.empty() || header_.scoring || header_.pack;
  if (header_.rules.empty() && usual_ != nullptr && !says_changes) {
    log_.rules = *usual_;
    return;
  }
  if (header_.rules.empty())
    return refuse(first, "no rules", "by what was played, such as: rules anglo-american, 2 players");
  const Node name = header_.rules.front().value;
  if (!header_.options.empty()) header_.rules.push_back({"options", Node{header_.options, name.line, name.column}});
  if (header_.scoring) header_.rules.push_back({"scoring", *header_.scoring});
  if (!header_.off.empty()) header_.rules.push_back({"off", Node{header_.off, name.line, name.column}});
  if (header_.pack) header_.rules.push_back({"pack", *header_.pack});
  const Node said{header_.rules, name.line, name.column};
  const Parsed<StatedRules> rules = json::parsed(said, [](const json::Cursor& at) { return read_stated_rules(at); });
  if (rules) log_.rules = *rules;
  else refuse_all(rules.errors(), 1);
}

void TextReader::read_players_and_before() {
  Before before;
  for (const TextLine& line : header_.waiting) {
    const bool names_player = is_word(first_word(line.raw), "player");
    const bool is_refused =
        refuse_unknown_seat(names_player ? line.raw.substr(0, line.raw.find(':')) : line.code, line.number);
    if (is_refused && !says_number_of_players()) return;
    if (is_refused) continue;
    if (names_player) read_player(line);
    else read_before(line, before);
  }
  log_.before.deals = before.deals.value_or(0);
  log_.before.carried = {before.cards.value_or(0), before.spades.value_or(0)};
  for (std::uint8_t i = 0; i < max_seats; ++i) log_.before.totals[Side{i}] = before.totals[Side{i}].value_or(0);
}

// "player N: Anna": the name goes to the end of the line.
void TextReader::read_player(const TextLine& line) {
  const std::string_view rest = after("player", line.raw);
  const std::size_t colon = rest.find(':');
  const std::string seat_name = in_capitals(trimmed(rest.substr(0, colon)));
  const auto seat = notation::seat_named(seat_name, rules().seats);
  const std::string_view name = colon == std::string_view::npos ? std::string_view{} : trimmed(rest.substr(colon + 1));
  if (!seat || name.empty() || !is_plain_text(name, Lines::one))
    return refuse(line, rest, '"' + std::string(rest) + '"',
                  "a seat and a name, such as: player " + std::string(name_of(Seat{0}, rules().seats)) + ": Anna");
  if (!log_.players[*seat].empty()) return refuse(line, seat_name + " a second time", "each seat once");
  log_.players[*seat] = name;
}

// "before N 8, S 3", "before 2 deals", "before carried cards 3, spades 1", "before forfeits N", "before met first N".
// What several lines say goes together.
void TextReader::read_before(const TextLine& line, Before& before) {
  notation::Reader in(rules(), line.code, notation::readable_names(rules(), log_.players));
  in.next();
  const Place place{line.number, line.column()};
  const auto read_sides = [&](PerSide<bool>& sides) {
    do {
      if (const auto side = in.side()) sides[*side] = true;
    } while (in.accept(",") || !in.at_end_of_clause());
  };
  const auto read_once = [&](std::optional<int>& number, std::string_view what, int highest,
                             std::string_view expected) {
    if (number) in.refuse(in.peek(), std::string(what) + " a second time", "each only once");
    number = in.number(0, highest, expected);
  };
  if (in.peek().kind == notation::TokenKind::number) {
    read_once(before.deals, "deals", most_deals, "how many deals");
    if (!in.accept_any({"deals", "deal"})) in.refuse("deals");
  } else if (in.accept("carried")) {
    log_.before_at.carried = place;
    do {
      if (in.accept("cards")) read_once(before.cards, "cards", most_points, "points");
      else if (in.accept("spades")) read_once(before.spades, "spades", most_points, "points");
      else in.refuse("cards or spades");
    } while (in.accept(",") && !in.clause_has_fault());
  } else if (in.accept("forfeits")) {
    log_.before_at.forfeits = place;
    read_sides(log_.before.forfeits);
  } else if (in.accept("met")) {
    in.accept("first");
    log_.before_at.met_first = place;
    read_sides(log_.before.met_first);
  } else {
    before.totals = read_points(in, before.totals);
  }
  static_cast<void>(is_read(in, {line, {}, {}, {}}, "the end of the line"));
}

}  // namespace casino::log
