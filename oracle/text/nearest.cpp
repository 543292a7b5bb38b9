#include "oracle/text/nearest.hpp"

#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

constexpr std::size_t longest_word = 64;  // nobody misspells a name into something longer
constexpr std::size_t most_names = 3;

// Letters to insert, drop, change or swap with their neighbour (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_before(b.size() + 1);
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    two_before = before;
    before = row;
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], two_before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

// A name that contains the word is near, however long it is: "owning_build" for "trail.owning_build".
std::size_t distance_of_names(const std::string& word, const std::string& name) {
  if (word == name) return 0;
  if (word.size() >= 4 && name.find(word) != std::string::npos) return 1;
  return distance(word, name);
}

}  // namespace

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> names) {
  if (word.empty() || word.size() > longest_word) return {};
  struct Candidate {
    std::size_t distance;
    std::string_view name;
  };
  const std::string sought = in_small_letters(word);
  const std::size_t farthest = std::max<std::size_t>(1, word.size() / 3);
  std::vector<Candidate> candidates;
  for (const std::string_view name : names) {
    const std::size_t far = distance_of_names(sought, in_small_letters(name));
    if (far <= farthest && far < name.size()) candidates.push_back({far, name});
  }
  std::ranges::stable_sort(candidates, [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
  std::vector<std::string_view> found;
  for (const Candidate& candidate : candidates)
    if (candidate.distance == candidates.front().distance && found.size() < most_names) found.push_back(candidate.name);
  return found;
}

std::string nearest_phrase(std::string_view word, std::span<const std::string_view> names) {
  const std::vector<std::string_view> found = nearest(word, names);
  if (found.empty()) return {};
  std::string phrase = found.size() == 1 ? "; the nearest is " : "; the nearest are ";
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (i > 0) phrase += ", ";
    phrase += found[i];
  }
  return phrase;
}

std::span<const std::string_view> all_clause_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const ClauseEntry& entry : all_clauses) all.push_back(entry.id);
    for (const ClauseAlias& alias : all_aliases) all.push_back(alias.id);
    return all;
  }();
  return names;
}

std::span<const std::string_view> all_option_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const OptionEntry& entry : options()) all.push_back(entry.name);
    return all;
  }();
  return names;
}

std::string as_spelt(std::string_view typed, std::span<const std::string_view> names) {
  const auto found =
      std::ranges::find_if(names, [&](std::string_view name) { return are_same_but_for_capitals(typed, name); });
  return std::string(found == names.end() ? typed : *found);
}

}  // namespace casino
