
#include "oracle/corpus/compare/parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

std::string written(bool truth) { return truth ? "true" : "false"; }

std::string written(const PerSide<int>& points, const Rules& rules) {
  std::vector<std::string> words;
  for (const Side side : sides_of(rules))
    words.push_back(std::string(name_of(side, rules)) + ":" + std::to_string(points[side]));
  return joined(words);
}

std::string written(CardSet cards, const Rules& rules) {
  return cards.empty() ? joined({}) : name_of(cards, rules.pack_kind);
}

std::string written(const std::vector<CardSet>& groups, const Rules& rules) {
  std::vector<std::string> words;
  words.reserve(groups.size());
  for (const CardSet group : groups) words.push_back("[" + name_of(group, rules.pack_kind) + "]");
  std::ranges::sort(words);
  return joined(words);
}

std::string written(const std::vector<std::uint64_t>& numbers) {
  std::vector<std::string> words;
  words.reserve(numbers.size());
  for (const std::uint64_t number : numbers) words.push_back(std::to_string(number));
  return joined(words);
}

}  // namespace

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text.empty() ? "none" : text;
}

void Comparison::same(const std::string& what, const std::string& expected, const std::string& found, Differs in) {
  if (expected != found) differences_.push_back({where_ + what, expected, found, in});
}

void Comparison::same(const std::string& what, bool expected, bool found) {
  same(what, written(expected), written(found));
}

void Comparison::same(const std::string& what, CardSet expected, CardSet found) {
  same(what, written(expected, rules_), written(found, rules_));
}

void Comparison::same(const std::string& what, Seat expected, Seat found) {
  same(what, std::string(name_of(expected, rules_.seats)), std::string(name_of(found, rules_.seats)));
}

void Comparison::same(const std::string& what, std::optional<Side> expected, std::optional<Side> found) {
  const auto name = [&](std::optional<Side> side) {
    return side ? std::string(name_of(*side, rules_)) : std::string("nobody");
  };
  same(what, name(expected), name(found));
}

void Comparison::same(const std::string& what, const PerSide<int>& expected, const PerSide<int>& found) {
  same(what, written(expected, rules_), written(found, rules_));
}

void Comparison::same(const std::string& what, const std::vector<std::uint64_t>& expected,
                      const std::vector<std::uint64_t>& found) {
  same(what, written(expected), written(found));
}

void Comparison::same(const std::string& what, const std::vector<CardSet>& expected,
                      const std::vector<CardSet>& found) {
  same(what, written(expected, rules_), written(found, rules_));
}

}  // namespace casino::corpus
