#include "properties/generate/scribe.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "oracle/log/text/text.hpp"
#include "oracle/text/names.hpp"

namespace casino::properties {
namespace {

using ScribeLines = std::vector<std::string>;

ScribeLines lines_in(const std::string& text) {
  ScribeLines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string text_of_lines(const ScribeLines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

bool is_turn(const std::string& line) { return line.size() > 3 && line[1] == ':' && line[2] == ' '; }

std::vector<std::size_t> turns_of(const ScribeLines& lines, std::string_view with = "") {
  std::vector<std::size_t> turns;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (is_turn(lines[i]) && lines[i].find(with) != std::string::npos) turns.push_back(i);
  return turns;
}

std::string words_sorted(std::string_view words) {
  std::istringstream in{std::string(words)};
  ScribeLines all;
  for (std::string word; in >> word;) all.push_back(word);
  std::sort(all.begin(), all.end());
  std::string text;
  for (const std::string& word : all) text += word + ' ';
  return text;
}

// The value said of each build that was made of a hand card and loose cards, by its cards.
class ValuesSaid {
 public:
  // "S: build 9: 4D on 5C"
  void hear(const std::string& line) {
    const std::size_t at = line.find(": build ");
    if (at == std::string::npos || line.find(';') != std::string::npos) return;
    const std::size_t colon = line.find(':', at + 2);
    const std::size_t on = line.find(" on ");
    const bool is_plain =
        colon != std::string::npos && on != std::string::npos && line.find_first_of("[,") == line.npos;
    if (!is_plain) return;
    const std::string cards = line.substr(colon + 1, on - colon - 1) + line.substr(on + 3);
    values_[words_sorted(cards)] = line.substr(at + 8, colon - at - 8);
  }
  // "[4D 5C]" becomes "[9]", if no other build is a nine.
  [[nodiscard]] std::string with_values(const std::string& line) const {
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t open = line.find('[', at);
      const std::size_t close = open == std::string::npos ? open : line.find(']', open);
      if (close == std::string::npos) return text + line.substr(at);
      text += line.substr(at, open - at);
      const auto said = values_.find(words_sorted(std::string_view(line).substr(open + 1, close - open - 1)));
      text += said != values_.end() && is_only(said->second) ? '[' + said->second + ']'
                                                             : line.substr(open, close - open + 1);
      at = close + 1;
    }
    return text;
  }

 private:
  [[nodiscard]] bool is_only(const std::string& value) const {
    return std::count_if(values_.begin(), values_.end(), [&](const auto& one) { return one.second == value; }) == 1;
  }
  std::map<std::string, std::string> values_;
};

bool writes_another_value(ScribeLines& lines, Dice& dice) {
  const std::vector<std::size_t> builds = turns_of(lines, ": build ");
  if (builds.empty()) return false;
  std::string& line = lines[builds[dice.below(builds.size())]];
  const std::size_t at = line.find(": build ") + 8;
  const std::size_t colon = line.find(':', at);
  const int value = std::atoi(line.c_str() + at);
  if (value < 2 || colon == std::string::npos) return false;
  line.replace(at, colon - at, std::to_string(value + (dice.one_in(2) ? 1 : -1)));
  return true;
}

bool names_a_card_twice(ScribeLines& lines, Dice& dice) {
  const std::vector<std::size_t> captures = turns_of(lines, " takes ");
  if (captures.empty()) return false;
  std::string& line = lines[captures[dice.below(captures.size())]];
  const std::size_t at = line.find(" takes ") + 7;
  const std::size_t end = line.find_first_of(" ,;", at);
  const std::string card = line.substr(at, end == std::string::npos ? end : end - at);
  if (card.find_first_of("[:") != std::string::npos) return false;
  line.insert(at, card + ' ');
  return true;
}

// "hand N: 9C 4D KH AS", "table ...", "N cuts ..."
bool names_a_dealt_card_twice(ScribeLines& lines, Dice& dice) {
  std::vector<std::size_t> dealt;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].rfind("hand ", 0) == 0 || lines[i].rfind("table ", 0) == 0 || lines[i].find(" cuts ") == 1)
      dealt.push_back(i);
  if (dealt.empty()) return false;
  std::string& line = lines[dealt[dice.below(dealt.size())]];
  const std::size_t last = line.rfind(' ') + 1;
  const std::size_t before = line.rfind(' ', last - 2) + 1;
  const std::string card = line.substr(before, last - 1 - before);
  if (card.find_first_of("0123456789AJQKB") == std::string::npos || card.find(':') != std::string::npos) return false;
  line.replace(last, std::string::npos, card);
  return true;
}

// "add W:7H to ..."
bool misreads_a_top(ScribeLines& lines, Dice& dice) {
  std::vector<std::pair<std::size_t, std::size_t>> tops;  // lines, and where in them a suit stands
  for (const std::size_t turn : turns_of(lines, " add ")) {
    const std::string& line = lines[turn];
    for (std::size_t at = line.find(':', 2); at != std::string::npos; at = line.find(':', at + 1)) {
      const std::size_t end = line.find(' ', at);
      const bool is_top = std::string_view("NESW").find(line[at - 1]) != std::string_view::npos && line[at - 2] == ' ';
      if (is_top && end != std::string::npos && end > at + 2) tops.emplace_back(turn, end - 1);
    }
  }
  if (tops.empty()) return false;
  const auto [turn, at] = tops[dice.below(tops.size())];
  char& suit = lines[turn][at];
  const std::string_view suits = "CDHS";
  if (suits.find(suit) == std::string_view::npos) return false;
  suit = suits[(suits.find(suit) + 1 + dice.below(3)) % 4];
  return true;
}

// "laid 9C > 4D > 5C"
bool swaps_two_of_an_order(ScribeLines& lines, Dice& dice) {
  const std::vector<std::size_t> orders = turns_of(lines, ", laid ");
  if (orders.empty()) return false;
  std::string& line = lines[orders[dice.below(orders.size())]];
  const std::size_t at = line.find(", laid ") + 7;
  const std::size_t end = std::min(line.find_first_of(",;", at), line.size());
  std::vector<std::string> cards;
  std::istringstream in(line.substr(at, end - at));
  for (std::string word; in >> word;)
    if (word != ">") cards.push_back(word);
  if (cards.size() < 2) return false;
  const std::size_t first = dice.below(cards.size() - 1);
  std::swap(cards[first], cards[first + 1]);
  std::string order = cards[0];
  for (std::size_t i = 1; i < cards.size(); ++i) order += " > " + cards[i];
  line.replace(at, end - at, order);
  return true;
}

bool leaves_the_deal_line_out(ScribeLines& lines) {
  const auto is_deal = [](const std::string& line) { return line.rfind("deal ", 0) == 0; };
  const auto first = std::find_if(lines.begin(), lines.end(), is_deal);
  if (first == lines.end()) return false;
  const auto second = std::find_if(std::next(first), lines.end(), is_deal);
  if (second == lines.end()) return false;
  lines.erase(second);
  return true;
}

bool names_another_dealer(ScribeLines& lines, const log::Log& log, Dice& dice) {
  const auto is_second = [](const std::string& line) { return line.rfind("deal 2, dealer ", 0) == 0; };
  const auto line = std::find_if(lines.begin(), lines.end(), is_second);
  if (line == lines.end()) return false;
  const Seat other{static_cast<std::uint8_t>(dice.below(log.rules.rules.seats.count))};
  *line = "deal 2, dealer " + std::string(name_of(other, log.rules.rules.seats));
  return true;
}

bool forgets_two_turns(ScribeLines& lines, Dice& dice) {
  const std::vector<std::size_t> turns = turns_of(lines);
  if (turns.size() < 8) return false;
  const std::size_t first = turns[1 + dice.below(turns.size() - 4)];
  if (first + 1 >= lines.size() || !is_turn(lines[first + 1])) return false;
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(first),
              lines.begin() + static_cast<std::ptrdiff_t>(first) + 2);
  return true;
}

bool slips(ScribeLines& lines, const log::Log& log, ScribesSlip slip, Dice& dice) {
  switch (slip) {
    case ScribesSlip::other_value: return writes_another_value(lines, dice);
    case ScribesSlip::card_twice: return names_a_card_twice(lines, dice);
    case ScribesSlip::dealt_twice: return names_a_dealt_card_twice(lines, dice);
    case ScribesSlip::other_dealer: return names_another_dealer(lines, log, dice);
    case ScribesSlip::other_top: return misreads_a_top(lines, dice);
    case ScribesSlip::other_order: return swaps_two_of_an_order(lines, dice);
    case ScribesSlip::no_line_of_deal: return leaves_the_deal_line_out(lines);
    case ScribesSlip::two_turns_forgotten: return forgets_two_turns(lines, dice);
  }
  return false;
}

}  // namespace

std::string as_players_write(const log::Log& log) {
  ValuesSaid values;
  ScribeLines lines = lines_in(log::text_of(log));
  for (std::string& line : lines) {
    if (!is_turn(line)) {
      if (line.rfind("deal ", 0) == 0) values = {};
      continue;
    }
    const std::string as_printed = line;
    line = values.with_values(as_printed);
    values.hear(as_printed);
  }
  const std::string text = text_of_lines(lines);
  const Parsed<log::Validated> read = log::validate_text(text);
  // Raised builds are not kept in mind: "[6]" can be one of them.
  return read && read->report.problems.empty() ? text : log::text_of(log);
}

std::optional<std::string> with_a_slip(const log::Log& log, ScribesSlip slip, Dice& dice) {
  ScribeLines lines = lines_in(as_players_write(log));
  if (!slips(lines, log, slip, dice)) return std::nullopt;
  return text_of_lines(lines);
}

}  // namespace casino::properties
