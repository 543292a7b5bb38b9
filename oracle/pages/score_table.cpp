
#include <fmt/format.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::pages {
namespace {

// An item of the score: the option that says what it is worth, and how many of them a pack has.
struct Item {
  std::string_view option;
  std::string_view what;
  int in_a_deal;
};
constexpr std::array table_items = {
    Item{"score.cards", "Most cards", 1},
    Item{"score.spades", "Most spades", 1},
    Item{"score.ten_diamonds", "The ten of diamonds, big casino", 1},
    Item{"score.two_spades", "The two of spades, little casino", 1},
    Item{"score.aces", "Each ace", 4},
    Item{"score.fives", "Each five", 4},
    Item{"score.orange", "Each orange, a red and a yellow card in one capture, if it is called", 0},
    Item{"score.last_capture", "The last capture of the deal", 1},
    Item{"sweep.score", "Each sweep", 0},
};

int points_of(const Rules& rules, const Item& item) {
  const OptionEntry* option = find_option(item.option);
  const std::string value = option == nullptr ? "0" : value_of(rules, option->option);
  return value.find_first_not_of("0123456789") == std::string::npos ? std::stoi(value) : 0;
}

std::string what_counts(const Rules& rules, const Item& item) {
  if (item.option == "score.cards" && rules.score_cards_rule == ScoreCardsRule::threshold)
    return "More than half of the cards";
  if (item.option == "score.cards" && rules.score_cards_rule == ScoreCardsRule::per_card) return "Each card";
  if (item.option != "score.spades") return std::string(item.what);
  switch (rules.score_spades_rule) {
    case ScoreSpadesRule::most: return "Most spades";
    case ScoreSpadesRule::five_each: return "Five spades or more";
    case ScoreSpadesRule::five_sole: return "Five spades or more, if no other side has five";
    case ScoreSpadesRule::five_most: return "Most spades, if they are five or more";
    case ScoreSpadesRule::five_and_six: return "Five spades (twice the points for six or more)";
  }
  return {};
}

// The option whose clauses an item rests on.
std::string_view cited_option(const Rules& rules, const Item& item) {
  const bool is_a_threshold = item.option == "score.spades" && rules.score_spades_rule != ScoreSpadesRule::most;
  return is_a_threshold ? "score.spades_rule" : item.option;
}

// The numbers under which the clauses stand that an item rests on.
std::string labels_of(const Rules& rules, std::string_view option_name) {
  const OptionEntry* option = find_option(option_name);
  const VariantEntry& variant = *find_variant(rules.variant);
  std::string own;
  std::string inherited;
  for (std::uint16_t i = 0; option != nullptr && i < all_clauses.size(); ++i) {
    const ClauseEntry& entry = entry_of(Clause{i});
    if (entry.kind != ClauseKind::score || !explain::names_clause(option->clauses, Clause{i})) continue;
    const std::string label(label_of(rules, Clause{i}));
    const bool is_own = prefix_of(label) == own_prefix(variant);
    const bool is_alias = label != entry.id;
    if (!(is_own && is_alias) && entry.statement.starts_with("In a variation")) continue;
    if (!plays_by(variant, prefix_of(label))) continue;  // of another game
    std::string& labels = is_own ? own : inherited;
    labels += (labels.empty() ? "" : ", ") + label;
  }
  const std::string& labels = own.empty() ? inherited : own;
  return labels.empty() ? labels : fmt::format("<sup>{}</sup>", labels);
}

bool has_large_sweeps(const Rules& rules) { return value_of(rules, Option::sweep_large_score) != "as_others"; }

}  // namespace

std::string score_table_of(const Rules& rules) {
  std::string table = "| for | points | |\n| --- | --- | --- |\n";
  const auto add = [&](const std::string& what, int points, std::string_view option) {
    if (points != 0) table += fmt::format("| {} | {} | {} |\n", what, points, labels_of(rules, option));
  };
  for (const Item& item : table_items) {
    if (item.option == "sweep.score" && has_large_sweeps(rules)) continue;
    add(what_counts(rules, item), points_of(rules, item), cited_option(rules, item));
  }
  if (!has_large_sweeps(rules)) return table;
  add("Each sweep of four cards or more", rules.sweep_large_score, "sweep.large_score");
  add("Each smaller sweep", rules.sweep_score, "sweep.large_score");
  return table;
}

std::string worth_of_a_deal(const Rules& rules) {
  int sum = 0;
  for (const Item& item : table_items) sum += points_of(rules, item) * item.in_a_deal;
  std::string more = rules.sweep_score != 0 ? ", and sweeps" : "";
  if (rules.score_orange != 0) more += " and oranges";
  if (rules.score_cards_rule == ScoreCardsRule::per_card) return "points for every card" + more;
  // Two sides can have five spades, or none.
  if (rules.score_spades_rule == ScoreSpadesRule::five_each)
    return fmt::format("{} to {} points{}", sum - rules.score_spades, sum + rules.score_spades, more);
  return fmt::format("{} {}{}", sum, sum == 1 ? "point" : "points", more);
}

}  // namespace casino::pages
