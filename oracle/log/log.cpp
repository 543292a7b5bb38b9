#include "oracle/log/log.hpp"

#include "model/apply/same_position.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::log {
namespace {

// Words that begin a line of a text log, so that no tag bears them.
constexpr std::array<std::string_view, 40> words_of_lines{
    "rules", "option", "off",     "cards",  "player", "before", "deal",    "dealer",  "pack",    "position",
    "table", "hand",   "dealing", "score",  "total",  "totals", "lot",     "misdeal", "agreed",  "stands",
    "it",    "take",   "takes",   "taken",  "trail",  "build",  "raise",   "add",     "form",    "augment",
    "pile",  "stock",  "to",      "result", "over",   "reveal", "capture", "discard", "comment", "scoring"};

bool is_letter(char c) {
  return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c & 0x80) != 0;
}  // of any alphabet
bool continues_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }

// Lists of these grow without copying what happened in them.
static_assert(std::is_nothrow_move_constructible_v<Entry> && std::is_nothrow_move_constructible_v<Deal>);

}  // namespace

StatedRules stated(const Rules& rules) {
  StatedRules said{std::string(rules.variant), {}, {}, rules};
  const std::optional<Rules> usual = rules_of(rules.variant, rules.seats);
  for (const OptionEntry& option : options())
    if (!usual || value_of(rules, option.option) != value_of(*usual, option.option))
      said.options.push_back(option.option);
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (rules.off.contains(Clause{i})) said.off.push_back(Clause{i});
  said.has_scoring = !rules.scoring.empty();
  return said;
}

Result result_of(const Match& match) {
  Result result;
  if (match.winner) result.kind = Result::Kind::won;
  else if (match.is_over) result.kind = Result::Kind::drawn;
  result.winner = match.winner.value_or(Side{});
  result.is_double = match.is_double;
  return result;
}

bool is_right_of(const Result& result, const Match& match) {
  return result == result_of(match) || (result == Result{} && !match.is_over);
}

Rules with_every_card(const Rules& rules) {
  Rules all = rules;
  all.pack = cards_of(rules.pack_kind == PackKind::rook40 ? PackKind::rook40 : PackKind::standard52);
  return all;
}

CardSet cards_of(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps) {
    if (const auto* event = std::get_if<Event>(&step)) cards.insert(event->cards);
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    cards.insert(action->hand | action->base | action->table | action->tops | action->unite | action->given);
    for (const Card card : action->order) cards.insert(card);
  }
  return cards;
}

bool has_names_for(const Rules& rules, const Turn& turn) {
  return with_every_card(rules).pack.contains_all(cards_of(turn));
}

ReadAs read_as_by(const Rules& other, const Log& log) {
  const Rules& own = log.rules.rules;
  ReadAs read = ReadAs::the_same;
  const auto look_at = [&](const Position& position) {
    const std::optional<Position> same = same_position_by(other, own, position);
    if (!same) read = ReadAs::nothing;
    else if (read == ReadAs::the_same && !(*same == position)) read = ReadAs::otherwise;
  };
  for (const Deal& deal : log.deals) {
    if (deal.start) look_at(*deal.start);
    for (const Entry& entry : deal.entries)
      if (const auto* agreed = std::get_if<Agreed>(&entry.what)) look_at(*agreed->position);
    if (read == ReadAs::nothing) return read;
  }
  return read;
}

Log read_by(const Rules& other, const Log& log) {
  Log read = log;
  read.rules.rules = other;
  for (Deal& deal : read.deals) {
    if (deal.start) deal.start = Start(*same_position_by(other, log.rules.rules, *deal.start));
    for (Entry& entry : deal.entries)
      if (auto* agreed = std::get_if<Agreed>(&entry.what))
        agreed->position =
            std::make_shared<const Position>(*same_position_by(other, log.rules.rules, *agreed->position));
  }
  return read;
}

bool is_tag_name(std::string_view name) {
  if (name.empty() || !is_letter(name.front()) || !std::ranges::all_of(name, continues_name)) return false;
  if (plain_line(name) != name) return false;  // nobody sees two such apart
  if (find_seat(in_capitals(name), Seats{4}) || find_seat(in_capitals(name), Seats{max_seats})) return false;
  return std::ranges::find(words_of_lines, in_small_letters(name)) == words_of_lines.end();
}

bool is_plain_text(std::string_view text, Lines lines) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
  if (lines == Lines::one && !text.empty() && (is_blank(text.front()) || is_blank(text.back()))) return false;
  return std::ranges::none_of(text, [&](char c) {
    const bool is_control = (c >= '\0' && c < ' ' && c != '\t') || c == '\x7f';
    return is_control && !(c == '\n' && lines == Lines::any_number);
  });
}

}  // namespace casino::log
