#include "oracle/notation/draw.hpp"

#include <algorithm>
#include <optional>

#include "model/queries/build_order.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

constexpr std::size_t label_width = 8;
constexpr int tops_shown = 4;  // enough to see what a turn can steal

using Lines = std::vector<std::string>;

// The label stands before the first line, the others are indented to it.
void add(std::string& drawing, std::string_view label, const Lines& lines) {
  for (const std::string& line : lines) {
    if (!drawing.empty()) drawing += '\n';
    drawing += &line == &lines.front() ? label : "";
    drawing.append(label_width - (&line == &lines.front() ? label.size() : 0), ' ');
    drawing += line;
  }
}

Lines table_lines(const Rules& rules, const Position& position, Style style) {
  if (position.table_is_empty()) return {"empty"};
  Lines lines;
  if (!position.loose.empty()) lines.push_back(text_of(rules, position.loose, style));
  for (const Build& build : position.builds) {
    // Without its history: what it is, whose, and how its cards lie where that counts.
    const Build drawn{.cards = build.cards, .value = build.value, .owner = build.owner, .groups = build.groups};
    lines.push_back(text_of(rules, drawn, order_of(position, build.cards), style));
  }
  return lines;
}

// ", known to hold a card worth 11": of a hand that shows less than that.
std::string proven_by(const Position& position, Seat seat) {
  std::vector<std::string> values;
  if (!position.hands[seat].is_known())
    for (const Value value : position.proven[seat]) values.push_back(std::to_string(value.points));
  std::string text;
  for (const std::string& value : values)
    text += (text.empty() ? ", known to hold a card worth " : " and one worth ") + value;
  return text;
}

std::string in_words(const Rules& rules, const Hand& hand, Style style) {
  if (hand.is_known()) return text_of(rules, hand.cards, style);
  if (hand == Hand{}) return "unknown";
  if (hand.more == Hand::any_number) return text_of(rules, hand.cards, style) + " and perhaps more";
  if (hand.cards.empty()) return counted(hand.more, "card");
  return text_of(rules, hand.cards, style) + " and " + std::to_string(hand.more) + " more";
}

Lines hands_of(const Rules& rules, const Position& position, Style style) {
  Lines lines;
  for (const Seat seat : rules.seats) {
    std::string line = std::string(name_of(seat, rules.seats)) + ": " + in_words(rules, position.hands[seat], style) +
                       proven_by(position, seat);
    if (seat == position.to_act) line += position.acts_again ? ", to act twice" : ", to act";
    if (seat == position.dealer) line += ", dealer";
    lines.push_back(line);
  }
  return lines;
}

// Where the order counts, the top of the pile as far as a turn can reach: "5D > 2H > {4C JC} > 3 more".
std::string tops_of(const Rules& rules, const Pile& pile, Style style) {
  Pile rest = pile;
  std::string text;
  int shown = 0;
  while (shown < tops_shown) {
    const CardSet tops = rest.possible_tops();
    if (tops.empty()) break;
    const std::string cards = text_of(rules, tops, style);
    text += (text.empty() ? "" : " > ") + (tops.size() == 1 ? cards : '{' + cards + '}');
    for (const Card card : tops) rest.take(card);
    shown += tops.size();
  }
  if (rest.empty()) return text;
  return text.empty() ? counted(rest.size(), "card") : text + " > " + std::to_string(rest.size()) + " more";
}

Lines piles_of(const Rules& rules, const Position& position, Style style) {
  Lines lines;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const Pile& pile = position.piles[Seat{i}];
    if (pile.empty()) continue;
    const bool is_shared = has_partners(rules) && rules.pile_partners == PilePartners::shared;
    const std::string keeper =
        is_shared ? long_name_of(side_of(rules, Seat{i}), rules) : std::string(name_of(Seat{i}, rules.seats));
    lines.push_back(keeper + ": " + (pile.has_order() ? tops_of(rules, pile, style) : counted(pile.size(), "card")));
  }
  return lines;
}

Lines course_of(const Rules& rules, const Position& position) {
  Lines lines;
  if (position.dealing > 1) lines.push_back("dealing " + std::to_string(position.dealing));
  if (position.last_capturer)
    lines.push_back("last capture by " + std::string(name_of(*position.last_capturer, rules.seats)));
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    int sweeps = 0;
    for (const Sweep& sweep : position.sweeps) sweeps += sweep.side == Side{i} ? 1 : 0;
    if (sweeps > 0)
      lines.push_back(long_name_of(Side{i}, rules) + ": " + std::to_string(sweeps) +
                      (sweeps == 1 ? " sweep" : " sweeps"));
  }
  return lines;
}

// Of the Rook pack's colours one alone is red.
bool is_red(Card card, PackKind pack) {
  return card.suit() == Suit::hearts || (card.suit() == Suit::diamonds && pack != PackKind::rook40);
}

// Whether a sign can stand in the name of a card: of other letters than those of ASCII those of the suits do.
bool is_of_a_name(char sign) {
  const char letter = small_letter(sign);
  return (letter >= 'a' && letter <= 'z') || is_digit(sign) || static_cast<unsigned char>(sign) >= 0x80;
}

}  // namespace

std::string drawing_of(const Rules& rules, const Position& position, Style style) {
  std::string drawing;
  add(drawing, "table", table_lines(rules, position, style));
  add(drawing, "hands", hands_of(rules, position, style));
  add(drawing, "piles", piles_of(rules, position, style));
  if (position.stock != Hand{} && position.stock != Hand::of({}))
    add(drawing, "stock", {in_words(rules, position.stock, style)});
  add(drawing, "so far", course_of(rules, position));
  return drawing;
}

std::string drawing_of_table(const Rules& rules, const Position& position, Style style) {
  std::string drawing;
  add(drawing, "table", table_lines(rules, position, style));
  return drawing;
}

std::vector<std::string_view> red_cards_in(const Rules& rules, std::string_view text, Style style) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    text.remove_prefix(std::ranges::find_if(text, is_of_a_name) - text.begin());
    const std::string_view word =
        text.substr(0, std::find_if_not(text.begin(), text.end(), is_of_a_name) - text.begin());
    const std::optional<Card> card = find_card(word, rules.pack_kind);
    if (card && is_red(*card, rules.pack_kind) && text_of(rules, *card, style) == word) found.push_back(word);
    text.remove_prefix(word.size());
  }
  return found;
}

}  // namespace casino::notation
