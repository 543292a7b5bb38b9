
#include <fmt/format.h>

#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/worked_examples.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

using corpus::Case;
using corpus::MatchAsked;
using corpus::ScoreAsked;

bool is_about(const Case& one, Chapter chapter) {
  if (chapter == Chapter::score) return std::holds_alternative<ScoreAsked>(one.asked);
  return chapter == Chapter::match && std::holds_alternative<MatchAsked>(one.asked);
}

bool is_of_the_game(const Case& one, const NamedRules& game) {
  const bool is_played = one.rules.seats.count >= game.fewest_seats && one.rules.seats.count <= game.most_seats;
  return one.rules.variant == game.variant->name && is_played && one.rules == game.rules(one.rules.seats) &&
         one.status.empty();
}

// ---- What was captured

// Cards and spades, as far as they are stated: examples of sweeps or calls say nothing of them.
void note_numbers(std::vector<std::string>& noted, const Rules& rules, const Captured& captured, Side side) {
  const CardSet cards = captured.cards[side];
  const int count = captured.card_count[side].value_or(cards.size() + captured.hidden[side]);
  if (count == 0) return;
  noted.push_back(counted(count, "card"));
  const bool are_known = !captured.card_count[side] && captured.hidden[side] == 0;
  if (rules.score_spades == 0 || (!captured.spade_count[side] && !are_known)) return;
  const auto spades = std::ranges::count_if(cards, [](Card card) { return card.suit() == Suit::spades; });
  noted.push_back(counted(captured.spade_count[side].value_or(static_cast<int>(spades)), "spade"));
}

// "2 sweeps", "a sweep of 5 cards", where it counts how many it took.
void note_sweeps(std::vector<std::string>& noted, const Rules& rules, const Captured& captured, Side side) {
  int sweeps = 0;
  for (const Sweep& sweep : captured.sweeps) {
    if (sweep.side != side) continue;
    if (sweep.is_initial) noted.emplace_back("a sweep of the first layout");
    else if (rules.sweep_large_score != 0 && sweep.cards != 0)
      noted.push_back("a sweep of " + counted(sweep.cards, "card"));
    else ++sweeps;
  }
  if (sweeps != 0) noted.push_back(counted(sweeps, "sweep"));
}

// "30 cards, 8 spades, 10D AS AC, 2 sweeps".
std::string captured_by(const Rules& rules, const Captured& captured, Side side) {
  constexpr int few = 8;
  std::vector<std::string> noted;
  note_numbers(noted, rules, captured, side);
  const CardSet cards = captured.cards[side];
  if (!cards.empty() && cards.size() <= few) noted.push_back(notation::text_of(rules, cards));
  note_sweeps(noted, rules, captured, side);
  const Calls calls = captured.calls[side];
  if (calls.oranges != 0) noted.push_back(counted(calls.oranges, "orange"));
  if (calls.false_calls != 0) noted.push_back(counted(calls.false_calls, "false call"));
  if (rules.score_last_capture != 0 && captured.last_capture == side) noted.emplace_back("the last capture");
  return noted.empty() ? "nothing" : fmt::format("{}", fmt::join(noted, ", "));
}

std::string deal_of(const Rules& rules, const Captured& captured) {
  std::string text;
  for (const Side side : sides_of(rules))
    text += fmt::format("{:<9}{}: {}\n", text.empty() ? "deal" : "", long_name_of(side, rules),
                        captured_by(rules, captured, side));
  return text;
}

// ---- What comes of it

// "aces" for the ace of spades.
std::string name_in_a_tally(ScoreItem item) {
  constexpr std::array<std::string_view, score_item_count> names{
      "cards", "spades", "10D",          "2S",    "aces",    "aces",       "aces",
      "aces",  "sweeps", "last capture", "fives", "oranges", "false calls"};
  const auto place = static_cast<std::size_t>(item);
  return place < names.size() ? std::string(names.at(place)) : text_of_item(item);
}

// Items of the score, aces together.
std::string items_of(const DealScore& score, Side side) {
  std::vector<std::pair<std::string, int>> items;
  for (const ScoreLine& line : score.lines) {
    const std::string name = name_in_a_tally(line.item);
    const int points = line.points[side];
    if (points == 0) continue;
    if (!items.empty() && items.back().first == name) items.back().second += points;
    else items.emplace_back(name, points);
  }
  std::string text;
  for (const auto& [name, points] : items) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, points);
  return text.empty() ? "nothing" : text;
}

std::string drawn(const Rules& rules, const ScoreAsked& asked) {
  const DealScore score = score_of(rules, asked.captured);
  std::string text = deal_of(rules, asked.captured);
  bool is_first = true;
  for (const Side side : sides_of(rules)) {
    text += fmt::format("{:<9}{}: {} ({})\n", is_first ? "score" : "", long_name_of(side, rules), score.total[side],
                        items_of(score, side));
    is_first = false;
  }
  return text;
}

std::string outcome_of(const Rules& rules, const Match& match) {
  if (!match.winner && each_deal_is_won_by_itself(rules)) return "nobody has won the deal";
  if (!match.winner) return match.is_over ? "a draw" : "the match goes on";
  return fmt::format("{} has won{}{}", long_name_of(*match.winner, rules), match.is_over ? "" : " the deal",
                     match.is_double ? ", and it counts double" : "");
}

std::string drawn(const Rules& rules, const MatchAsked& asked, const corpus::Asked& whole) {
  const bool is_first_deal = asked.match.totals == PerSide<int>{};
  std::string text = is_first_deal ? "" : "before   " + points_in_words(rules, asked.match.totals) + "\n";
  for (const Side side : sides_of(rules))
    if (asked.match.met_first[side])
      text += fmt::format("earlier  {} was the first to meet its criterion\n", long_name_of(side, rules));
  for (const Captured& captured : asked.deals) text += deal_of(rules, captured);
  if (asked.false_claim_by) text += fmt::format("claim    {} claims\n", long_name_of(*asked.false_claim_by, rules));
  if (asked.claimed_by) text += fmt::format("claim    {} claims\n", long_name_of(*asked.claimed_by, rules));
  const corpus::CaseAnswer answer = corpus::answer(rules, whole);
  if (!answer.match) return text;
  return text + fmt::format("then     {}: {}\n", points_in_words(rules, answer.match->totals),
                            outcome_of(rules, *answer.match));
}

bool are_numbers_alone(const Captured& captured) {
  const auto is_stated = [](const std::optional<int>& count) { return count.has_value(); };
  return std::ranges::any_of(captured.card_count, is_stated) || std::ranges::any_of(captured.spade_count, is_stated) ||
         std::ranges::any_of(captured.hidden, [](int hidden) { return hidden != 0; });
}

}  // namespace

bool leaves_cards_out(const Case& tally) {
  if (const auto* score = std::get_if<ScoreAsked>(&tally.asked)) return are_numbers_alone(score->captured);
  const auto* match = std::get_if<MatchAsked>(&tally.asked);
  return match != nullptr && std::ranges::any_of(match->deals, are_numbers_alone);
}

std::vector<const Case*> tallies_of(const corpus::Corpus& corpus, const NamedRules& game, Chapter chapter) {
  std::vector<const Case*> all;
  for (const corpus::CaseFile& file : corpus.files)
    for (const Case& one : file.cases)
      if (is_about(one, chapter) && is_of_the_game(one, game)) all.push_back(&one);
  std::vector<const Case*> chosen;
  for (const std::string& id : corpus::worked_examples_of(game.variant->name)) {
    const auto first = std::ranges::find_if(all, [&](const Case* one) { return corpus::is_of_example(one->id, id); });
    if (first != all.end()) chosen.push_back(*first);
  }
  if (!chosen.empty()) return chosen;
  const auto other = std::ranges::find_if(all, [](const Case* one) { return one->question.empty(); });
  if (other != all.end()) chosen.push_back(*other);
  return chosen;
}

std::string drawing_of(const Case& tally) {
  const Rules& rules = tally.rules;
  if (const auto* score = std::get_if<ScoreAsked>(&tally.asked)) return drawn(rules, *score);
  if (const auto* match = std::get_if<MatchAsked>(&tally.asked)) return drawn(rules, *match, tally.asked);
  return {};
}

}  // namespace casino::pages
