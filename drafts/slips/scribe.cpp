#include "properties/generate/scribe.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "oracle/log/text/text.hpp"

namespace casino::properties {
namespace {

using Lines = std::vector<std::string>;

Lines lines_in(const std::string& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

bool is_turn(const std::string& line) { return line.size() > 3 && line[1] == ':' && line[2] == ' '; }

std::vector<std::size_t> turns_of(const Lines& lines, std::string_view with = "") {
  std::vector<std::size_t> turns;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (is_turn(lines[i]) && lines[i].find(with) != std::string::npos) turns.push_back(i);
  return turns;
}

std::string words_sorted(std::string_view words) {
  std::istringstream in{std::string(words)};
  Lines all;
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
    const bool is_plain = colon != std::string::npos && on != std::string::npos && line.find_first_of("[,") == line.npos;
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

bool writes_another_value(Lines& lines, generate::Dice& dice) {
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

bool names_a_card_twice(Lines& lines, generate::Dice& dice) {
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

bool leaves_the_deal_line_out(Lines& lines) {
  const auto is_deal = [](const std::string& line) { return line.rfind("deal ", 0) == 0; };
  const auto first = std::find_if(lines.begin(), lines.end(), is_deal);
  if (first == lines.end()) return false;
  const auto second = std::find_if(std::next(first), lines.end(), is_deal);
  if (second == lines.end()) return false;
  lines.erase(second);
  return true;
}

bool forgets_two_turns(Lines& lines, generate::Dice& dice) {
  const std::vector<std::size_t> turns = turns_of(lines);
  if (turns.size() < 8) return false;
  const std::size_t first = turns[1 + dice.below(turns.size() - 4)];
  if (first + 1 >= lines.size() || !is_turn(lines[first + 1])) return false;
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.begin() + static_cast<std::ptrdiff_t>(first) + 2);
  return true;
}

bool slips(Lines& lines, ScribesSlip slip, generate::Dice& dice) {
  switch (slip) {
    case ScribesSlip::other_value: return writes_another_value(lines, dice);
    case ScribesSlip::card_twice: return names_a_card_twice(lines, dice);
    case ScribesSlip::no_line_of_deal: return leaves_the_deal_line_out(lines);
    case ScribesSlip::two_turns_forgotten: return forgets_two_turns(lines, dice);
  }
  return false;
}

}  // namespace

std::string as_players_write(const log::Log& log) {
  ValuesSaid values;
  Lines lines = lines_in(log::text_of(log));
  for (std::string& line : lines) {
    if (!is_turn(line)) {
      if (line.rfind("deal ", 0) == 0) values = {};
      continue;
    }
    const std::string as_printed = line;
    line = values.with_values(as_printed);
    values.hear(as_printed);
  }
  return text_of(lines);
}

std::optional<std::string> with_a_slip(const log::Log& log, ScribesSlip slip, generate::Dice& dice) {
  Lines lines = lines_in(as_players_write(log));
  if (!slips(lines, slip, dice)) return std::nullopt;
  return text_of(lines);
}

}  // namespace casino::properties
