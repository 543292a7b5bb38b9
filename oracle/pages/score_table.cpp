
#include <algorithm>

#include <fmt/format.h>

#include "model/score/items.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

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

// ---- What a deal is worth

struct Range {
  int least = 0;
  int most = 0;

  void take(int points) {
    least = std::min(least, points);
    most = std::max(most, points);
  }
  void add(const Range& other) {
    least += other.least;
    most += other.most;
  }
};

// What all sides together get.
struct Worth {
  Range without_ties;
  Range at_all;
  bool can_be_lost = false;  // a tie that nobody wins

  void add(const Worth& other) {
    without_ties.add(other.without_ties);
    at_all.add(other.at_all);
    can_be_lost = can_be_lost || other.can_be_lost;
  }
};

// Every way in which so many can be shared out to so many sides, the biggest share first.
void share_out_to_sides(std::vector<int>& shares, int sides, int rest,
                        FunctionRef<void(const std::vector<int>&)> tell) {
  const int biggest = shares.empty() ? rest : std::min(rest, shares.back());
  if (sides > 1) {
    for (int share = 0; share <= biggest; ++share) {
      shares.push_back(share);
      share_out_to_sides(shares, sides - 1, rest - share, tell);
      shares.pop_back();
    }
  } else if (rest == biggest) {
    shares.push_back(rest);
    tell(shares);
    shares.pop_back();
  }
}

using Numbers = PerSide<std::optional<int>> Captured::*;
using AwardFor = Award (*)(const Rules& rules, const Captured& captured, int carried);

// For cards, or for spades.
Worth worth_of_majority(const Rules& rules, int count, Numbers numbers, AwardFor award) {
  std::vector<int> clear;
  std::vector<int> tied;
  std::vector<int> shares;
  share_out_to_sides(shares, side_count(rules), count, [&](const std::vector<int>& shared) {
    Captured captured;
    std::size_t next = 0;
    for (const Side side : sides_of(rules)) (captured.*numbers)[side] = shared[next++];
    const Award given = award(rules, captured, 0);
    int points = 0;
    for (const Side side : sides_of(rules)) points += given.points[side];
    (given.tied ? tied : clear).push_back(points);
  });
  Range range{clear.front(), clear.front()};
  for (const int points : clear) range.take(points);
  Worth worth{range, range};
  for (const int points : tied) worth.at_all.take(points);
  worth.can_be_lost = worth.at_all.least < range.least && worth.at_all.least == 0;
  return worth;
}

Worth worth_of_cards(const Rules& rules) {
  if (rules.score_cards == 0) return {};
  return worth_of_majority(rules, rules.pack.size(), &Captured::card_count, cards_award);
}

Worth worth_of_spades(const Rules& rules) {
  if (rules.score_spades == 0) return {};
  return worth_of_majority(rules, rules.pack.of_suit(Suit::spades).size(), &Captured::spade_count, spades_award);
}

// By a row of a scoring table.
Worth worth_of_row(const Rules& rules, const TableRow& row) {
  if (!is_majority(row.item)) {
    const int points = row.points * (rules.pack & cards_scoring_by(rules.scoring, row)).size();
    return {{points, points}, {points, points}};
  }
  Worth worth{{row.points, row.points}, {row.points, row.points}};
  std::vector<int> shares;
  const int cards = (rules.pack & cards_about(row.item)).size();
  share_out_to_sides(shares, side_count(rules), cards, [&](const std::vector<int>& shared) {
    const auto best =
        static_cast<int>(std::count(shared.begin(), shared.end(), shared.front()));  // the biggest share is the first
    const int points = best == 1 ? row.points : best * share_of_tie(row, best);
    worth.at_all.take(points);
    worth.can_be_lost = worth.can_be_lost || points == 0;
  });
  return worth;
}

// "Each spade, but for JS"; "Most hearts; a tie is shared".
std::string what_counts(const ScoringTable& table, const TableRow& row) {
  const std::string title = casino::title_of_item(row.item);
  const CardSet apart = cards_about(row.item) - cards_scoring_by(table, row);
  if (!is_majority(row.item))
    return apart.empty() ? title : fmt::format("{}, but for {}", title, name_of(apart, PackKind::standard52));
  switch (row.tie) {
    case TableTie::nobody: return title + "; if several tie, nobody";
    case TableTie::one_each: return title + "; if several tie, 1 each";
    case TableTie::shared: return title + "; if several tie, they share";
  }
  return title;
}

int worth_of_the_rest(const Rules& rules) {
  int sum = 0;
  for (const Item& item : table_items)
    if (item.option != "score.cards" && item.option != "score.spades") sum += points_of(rules, item) * item.in_a_deal;
  return sum;
}

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
  for (const TableRow& row : rules.scoring)
    table += fmt::format("| {} | {} | <sup>{}</sup> |\n", what_counts(rules.scoring, row), row.points,
                         entry_of(clause_of(row)).id);
  if (!has_large_sweeps(rules)) return table;
  add("Each sweep of four cards or more", rules.sweep_large_score, "sweep.large_score");
  add("Each smaller sweep", rules.sweep_score, "sweep.large_score");
  return table;
}

std::string worth_of_a_deal(const Rules& rules) {
  std::string more = some_sweeps_score(rules) ? ", and sweeps" : "";
  if (rules.score_orange != 0) more += " and oranges";
  if (rules.score_cards_rule == ScoreCardsRule::per_card && rules.score_cards != 0)
    return "points for every card" + more;
  const int rest = worth_of_the_rest(rules);
  Worth worth{{rest, rest}, {rest, rest}};
  worth.add(worth_of_cards(rules));
  worth.add(worth_of_spades(rules));
  for (const TableRow& row : rules.scoring) worth.add(worth_of_row(rules, row));
  const auto [least, most] = worth.can_be_lost ? worth.without_ties : worth.at_all;
  if (worth.can_be_lost) more.insert(0, " without ties");
  if (least == most) return fmt::format("{} {}{}", most, most == 1 ? "point" : "points", more);
  return fmt::format("{} {} {} points{}", least, most - least == 1 ? "or" : "to", most, more);
}

std::string worth_of_a_deal(const NamedRules& game) {
  const std::vector<SoWith> all = with_each_number(game, [](const Rules& rules) { return worth_of_a_deal(rules); });
  if (all.size() == 1) return all.front().what;
  std::string text;
  for (const SoWith& one : all)
    text += fmt::format("{}{} with {}", text.empty() ? "" : ", ", one.what, players_in_words(one.seats));
  return text;
}

}  // namespace casino::pages
