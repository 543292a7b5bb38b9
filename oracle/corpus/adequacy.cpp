#include "oracle/corpus/adequacy.hpp"

#include <set>

#include <fmt/format.h>

#include "oracle/corpus/run.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/text/words.hpp"

namespace casino::corpus {
namespace {

constexpr std::string_view less = "less";
constexpr std::string_view more = "more";
constexpr std::string_view reversed = "reversed";

std::vector<std::string_view> values_tried(const OptionEntry& entry) {
  switch (entry.kind) {
    case OptionKind::choice: return entry.values;
    case OptionKind::number: return {less, more};
    case OptionKind::order: return {reversed};
  }
  return {};
}

// The value that an option has in the game that a variant comes from.
std::string inherited(const VariantEntry& variant, Seats seats, Option option) {
  const VariantEntry* forebear = forebear_of(variant, seats);
  if (forebear == nullptr) return default_of(variant, seats, option);
  return default_of(*forebear, Seats{std::clamp(seats.count, forebear->fewest_seats, forebear->most_seats)}, option);
}

// Whether a variant of so many seats departs from its forebear in an option, and it matters there.
bool departs(const VariantEntry& variant, Seats seats, const OptionEntry& entry) {
  return entry.decides(variant.rules(seats)) &&
         default_of(variant, seats, entry.option) != inherited(variant, seats, entry.option);
}

bool departs(const VariantEntry& variant, const OptionEntry& entry) {
  for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count)
    if (departs(variant, Seats{count}, entry)) return true;
  return false;
}

template <typename Concerns>
void add_clauses(std::vector<Change>& changes, const Concerns& wanted) {
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (const Clause clause{i}; has_an_off(clause) && wanted(clause))
      changes.push_back({ChangeKind::clause_off, clause, {}, {}, nullptr});
}

void add_values(std::vector<Change>& changes, const OptionEntry& entry) {
  for (const std::string_view value : values_tried(entry))
    changes.push_back({ChangeKind::other_value, {}, entry.option, std::string(value), nullptr});
}

void add_departures(std::vector<Change>& changes, const VariantEntry& variant) {
  for (const OptionEntry& entry : options())
    if (departs(variant, entry)) changes.push_back({ChangeKind::not_as_stated, {}, entry.option, {}, &variant});
}

// The next number with which these rules can be played.
std::optional<Rules> with_next_number(const Trial& trial, const OptionEntry& entry, int step) {
  const std::string now = value_of(*trial.rules, entry.option);
  const auto word = std::find(entry.words.begin(), entry.words.end(), now);
  int number = word == entry.words.end() ? std::stoi(now) : 0;
  for (number += step; entry.first_number() <= number && number <= entry.highest; number += step)
    if (auto rules = with_value(trial, entry.option, std::to_string(number))) return rules;
  return std::nullopt;
}

std::optional<Rules> with_order_reversed(const Trial& trial, Option option) {
  std::string text = value_of(*trial.rules, option);
  std::ranges::replace(text, ',', ' ');
  std::vector<std::string_view> items = words_of(text);
  if (items.size() < 2) return std::nullopt;
  std::ranges::reverse(items);
  return with_value(trial, option, fmt::format("{}", fmt::join(items, ",")));
}

std::optional<Rules> with_other_value(const Trial& trial, const Change& change) {
  const OptionEntry& entry = entry_of(change.option);
  if (entry.kind == OptionKind::number) return with_next_number(trial, entry, change.value == more ? 1 : -1);
  if (entry.kind == OptionKind::order) return with_order_reversed(trial, change.option);
  if (value_of(*trial.rules, change.option) == change.value) return std::nullopt;
  return with_value(trial, change.option, change.value);
}

std::optional<Rules> as_its_forebear(const Trial& trial, const Change& change) {
  const VariantEntry& variant = *change.variant;
  const Seats seats = trial.rules->seats;
  if (trial.rules->variant != variant.name || !departs(variant, seats, entry_of(change.option))) return std::nullopt;
  if (value_of(*trial.rules, change.option) != default_of(variant, seats, change.option)) return std::nullopt;
  return with_value(trial, change.option, inherited(variant, seats, change.option));
}

// "verdict" of "turn 2: verdict", "after" of "after/loose".
std::string in_a_word(const std::string& what) {
  const auto colon = what.rfind(": ");
  const std::string word = colon == std::string::npos ? what : what.substr(colon + 2);
  return word.substr(0, word.find('/'));
}

}  // namespace

std::string text_of(const Change& change) {
  switch (change.kind) {
    case ChangeKind::clause_off: return std::string(entry_of(change.clause).id);
    case ChangeKind::other_value: return fmt::format("{}={}", entry_of(change.option).name, change.value);
    case ChangeKind::not_as_stated:
      return fmt::format("{}: {} inherited", change.variant->name, entry_of(change.option).name);
  }
  return {};
}

std::vector<Change> all_changes() {
  std::vector<Change> changes;
  add_clauses(changes, [](Clause) { return true; });
  for (const OptionEntry& entry : options()) add_values(changes, entry);
  for (const VariantEntry& variant : variants()) add_departures(changes, variant);
  return changes;
}

std::vector<Change> changes_of(const VariantEntry& variant) {
  std::vector<Change> changes;
  const Rules usual = variant.rules(Seats{variant.usual_seats});
  add_clauses(changes,
              [&](Clause clause) { return is_of(variant, clause) && !is_about_nothing(usual, entry_of(clause).id); });
  for (const OptionEntry& entry : options())
    if (concerns(entry, variant)) add_values(changes, entry);
  add_departures(changes, variant);
  return changes;
}

std::optional<Rules> with_change(const Trial& trial, const Change& change) {
  switch (change.kind) {
    case ChangeKind::clause_off: {
      if (trial.rules->off.contains(change.clause)) return std::nullopt;
      Rules rules = *trial.rules;
      rules.off.insert(change.clause);
      return rules;
    }
    case ChangeKind::other_value: return with_other_value(trial, change);
    case ChangeKind::not_as_stated: return as_its_forebear(trial, change);
  }
  return std::nullopt;
}

bool can_notice(const Case& one) {
  return !std::holds_alternative<PerftAsked>(one.asked) && !std::holds_alternative<Unreadable>(one.asked);
}

std::vector<Notice> noticed_by(const Case& one, const std::vector<Change>& changes) {
  std::vector<Notice> notices;
  if (!can_notice(one)) return notices;
  const std::vector<Trial> trials = trials_of(one);
  for (std::size_t i = 0; i < changes.size(); ++i) {
    for (const Trial& trial : trials) {
      const auto rules = with_change(trial, changes[i]);
      if (!rules) continue;
      const auto found = differences(*rules, *trial.expected, answer(*rules, one.asked));
      if (found.empty()) continue;
      notices.push_back({i, in_a_word(found.front().what)});
      break;
    }
  }
  return notices;
}

KillMatrix::KillMatrix(const std::vector<Change>& changes) {
  for (const Change& change : changes) rows.push_back({change, {}});
}

void KillMatrix::add(const Case& one, const std::vector<Notice>& notices) {
  if (!can_notice(one)) return;
  ++cases;
  if (notices.empty()) idle.push_back(&one);
  for (const Notice& notice : notices) rows[notice.change].notices.emplace_back(&one, notice.what);
}

std::size_t KillMatrix::unnoticed() const {
  return static_cast<std::size_t>(std::ranges::count_if(rows, [](const Row& row) { return row.notices.empty(); }));
}

std::size_t KillMatrix::cases_needed() const {
  std::set<const Case*> needed;
  for (const Row& row : rows)
    if (row.notices.size() == 1) needed.insert(row.notices.front().first);
  return needed.size();
}

}  // namespace casino::corpus
