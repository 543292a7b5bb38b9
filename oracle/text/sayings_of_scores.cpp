// Sweeps, the end of a deal, its score, and matches.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/score/score.hpp"
#include "oracle/text/sayings.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

// ---- Sweeps

std::string points_or_nothing(int points) { return points == 0 ? "nothing" : points_word(points); }

Said sweeps_score(const Rules& rules) {
  std::string text = "A capture that leaves the table empty scores " + points_or_nothing(rules.sweep_score);
  if (rules.sweep_large_score != 0) text += ", one of four cards or more " + points_word(rules.sweep_large_score);
  if (rules.sweep_initial_score != 0 && first_layout_can_be_swept(rules))
    text += ", one of the untouched first layout " + points_word(rules.sweep_initial_score);
  return {text + "."};
}

Said sweeps_score_nothing(const Rules& rules) {
  return some_sweeps_score(rules) ? sweeps_score(rules) : as_registered();
}

Said first_layout_is_swept(const Rules& rules) {
  if (rules.sweep_initial_score == 0) return means(rules, Option::sweep_initial_score);
  const int cards = table_size(rules);
  return {fmt::format("Sweeping the first {} of the table with the first play of the deal scores {}.",
                      cards == 1 ? "card" : number_word(cards) + " cards",
                      first_layout_can_be_swept(rules) ? points_word(rules.sweep_initial_score) : "nothing")};
}

Said size_of_a_sweep(const Rules& rules) {
  if (rules.sweep_large_score == 0) return means(rules, Option::sweep_large_score);
  const bool counts_itself =
      rules.score_played_card == ScorePlayedCard::in_sweep_size || rules.score_played_card == ScorePlayedCard::in_both;
  return {fmt::format("A sweep of four cards or more{} scores {}, a smaller one {}.",
                      counts_itself ? ", the one that captures counted," : "", points_word(rules.sweep_large_score),
                      points_or_nothing(rules.sweep_score))};
}

// ---- The end of a deal

Said cards_left_over(const Rules& rules) {
  constexpr std::string_view begins =
      "When all cards are played, the cards left on the table go to whoever captured last";
  switch (rules.end_no_capture) {
    case EndNoCapture::nobody: return as_registered();
    case EndNoCapture::nobody_tie_scores:
      return {fmt::format("{}; if nobody did, they are nobody's, and the ties score.", begins)};
    case EndNoCapture::dealer: return {fmt::format("{}; if nobody did, they are the dealer's.", begins)};
    case EndNoCapture::next_player: return {fmt::format("{}; if nobody did, they are the next player's.", begins)};
    case EndNoCapture::redeal: return {fmt::format("{}; if nobody did, the deal is dealt again.", begins)};
  }
  return as_registered();
}

// ---- Scores

// "Most cards: three points."
std::string item_of(std::string_view item, int points) {
  return points == 0 ? fmt::format("{} scores nothing.", item) : fmt::format("{}: {}.", item, points_word(points));
}

Said cards_score(const Rules& rules) {
  if (rules.score_cards == 0) return {"The number of cards scores nothing."};
  switch (rules.score_cards_rule) {
    case ScoreCardsRule::most: return {item_of("Most cards", rules.score_cards)};
    case ScoreCardsRule::threshold: return {item_of("More than half of the cards", rules.score_cards)};
    case ScoreCardsRule::per_card: return {item_of("Each card", rules.score_cards)};
  }
  return as_registered();
}

Said spades_score(const Rules& rules) {
  if (rules.score_spades == 0) return {"The number of spades scores nothing."};
  const std::string points = points_word(rules.score_spades);
  switch (rules.score_spades_rule) {
    case ScoreSpadesRule::most: return {item_of("Most spades", rules.score_spades)};
    case ScoreSpadesRule::five_each:
      return {fmt::format("Five spades or more: {}, to everybody who has them.", points)};
    case ScoreSpadesRule::five_sole: return {fmt::format("Five spades or more: {}, if nobody else has five.", points)};
    case ScoreSpadesRule::five_most: return {fmt::format("Most spades, if they are five or more: {}.", points)};
    case ScoreSpadesRule::five_and_six:
      return {fmt::format("Five spades: {}; six or more: {}.", points, points_word(2 * rules.score_spades))};
  }
  return as_registered();
}

// 001, Nagy: a line on the slate. In games without builds it is no matter which of its cards marks it (001, 004).
Said sweep_is_marked(const Rules& rules) {
  if (rules.variant == "hungarian-nagy") return {std::string(entry_of("HUN-NAG-3"_clause).statement)};
  if (rules.build_enabled == BuildEnabled::off) return {"A sweep is marked by one of its cards, face up in the pile."};
  return as_registered();
}

Said aces_score(const Rules& rules) { return {item_of("Each ace", rules.score_aces)}; }
Said big_casino_scores(const Rules& rules) {
  return {item_of("The ten of diamonds, big casino", rules.score_ten_diamonds)};
}
Said little_casino_scores(const Rules& rules) {
  return {item_of("The two of spades, little casino", rules.score_two_spades)};
}
Said fives_score(const Rules& rules) { return {fmt::format("Each five scores {}.", points_word(rules.score_fives))}; }

Said last_capture_scores(const Rules& rules) {
  if (rules.score_last_capture == 0) return as_registered();  // it speaks of a variation
  return {item_of("The last capture of the deal", rules.score_last_capture)};
}

// HAI-WIN-1, HAI-SCO-1: whether cards, and whether other things are there to win by. A score sheet has a line for
// whatever scores.
struct WhatScores {
  bool cards = false;
  bool others = false;
};
WhatScores what_scores(const Rules& rules) {
  WhatScores scores;
  for (const ScoreLine& line : score_of(rules, {}).lines)
    (line.item == ScoreItem::cards ? scores.cards : scores.others) = true;
  return scores;
}

Said nothing_else_scores(const Rules& rules) {
  const auto [cards, others] = what_scores(rules);
  if (cards && !others) return as_registered();
  if (cards) return {"Other things score, too."};
  return {others ? "Other things score in their place." : "Nothing scores at all."};
}

Said most_cards_win(const Rules& rules) {
  const auto [cards, others] = what_scores(rules);
  if (!cards && !others) return {"Nothing scores, and so nobody wins."};
  if (rules.match_target > 0) return means(rules, Option::match_target);
  const bool takes_half = rules.score_cards_rule == ScoreCardsRule::threshold;
  if (cards && !others && !takes_half) return as_registered();
  return {"Whoever scores most in a deal has won it."};
}

std::string_view of_a_tie(ScoreTie tie) {
  switch (tie) {
    case ScoreTie::nobody: return "nobody scores";
    case ScoreTie::one_each: return "those who tie have a point each";
    case ScoreTie::one_each_two_way: return "two who tie have a point each, more than two nothing";
    case ScoreTie::carried_over: return "what it is worth is carried over to the next deal";
  }
  return {};
}

// A tie for cards and one for spades can be settled differently; most spades that have to be five score for one side
// alone. Of its own ties a scoring table tells (OWN-SCO-4).
Said ties_score(const Rules& rules) {
  const bool asks_for_five = rules.score_spades_rule == ScoreSpadesRule::five_most;
  const bool for_cards = rules.score_cards != 0 && rules.score_cards_rule != ScoreCardsRule::per_card;
  const bool for_spades =
      rules.score_spades != 0 && (asks_for_five || rules.score_spades_rule == ScoreSpadesRule::most);
  const ScoreTie spades_tie = asks_for_five ? ScoreTie::nobody : rules.score_spades_tie;
  const bool are_alike = rules.score_cards_tie == spades_tie;
  if (for_cards && for_spades && !are_alike)
    return {fmt::format("If there is a tie for most cards, {}; for most spades, {}.", of_a_tie(rules.score_cards_tie),
                        of_a_tie(spades_tie))};
  if (for_cards && for_spades && rules.score_cards_tie == ScoreTie::nobody) return as_registered();
  if (for_cards || for_spades)
    return {fmt::format("If there is a tie for most {}, {}.",
                        for_cards && for_spades ? "cards or spades" : (for_cards ? "cards" : "spades"),
                        of_a_tie(for_cards ? rules.score_cards_tie : spades_tie))};
  const bool has_a_table = std::ranges::any_of(rules.scoring, is_majority, &TableRow::item);
  return {has_a_table ? "Only what the scoring table has most of can be tied for."
                      : "Nothing that scores can be tied for."};
}

Said oranges_score(const Rules& rules) {
  return rules.score_orange == 0
             ? Said{"Oranges score nothing."}
             : Said{fmt::format("Each orange that is called scores {}.", points_word(rules.score_orange))};
}

Said orange_is_called(const Rules& rules) {
  return rules.score_orange == 0 ? Said{"Oranges score nothing."} : as_registered();
}

bool played_card_counts(const Rules& rules) {
  return rules.score_played_card == ScorePlayedCard::in_orange || rules.score_played_card == ScorePlayedCard::in_both;
}

Said what_an_orange_is(const Rules& rules) {
  const std::string_view taken = played_card_counts(rules)
                                     ? "that come to the pile by one capture, the card that captures included"
                                     : "taken from the table by one capture";
  const bool is_one = rules.orange_per_capture == OrangePerCapture::one;
  return {fmt::format("An orange is a red and a yellow card {}; {}.", taken,
                      is_one ? "a capture has one at most" : "each such pair is one")};
}

Said false_orange(const Rules& rules) {
  if (rules.orange_false_call == 0) return means(rules, Option::orange_false_call);
  return {
      fmt::format("Calling an orange where there is none costs the caller {}.", points_word(-rules.orange_false_call))};
}

// ---- Matches

bool has_a_target(const Rules& rules) { return rules.match_target > 0; }

Said what_wins_a_match(const Rules& rules) {
  if (!has_a_target(rules)) return means(rules, Option::match_target);
  const std::string target = rules.match_target == 1 ? "1 point" : fmt::format("{} points", rules.match_target);
  const bool at_the_end = rules.match_count_when == MatchCountWhen::end;
  if (at_the_end)
    return {fmt::format("The match is won by the side that first has {} or more at the end of a deal.", target)};
  return {fmt::format("The match is won by the side that first has {} or more. {}", target,
                      meaning_here(rules, Option::match_count_when))};
}

Said several_at_the_target(const Rules& rules) {
  if (!has_a_target(rules)) return means(rules, Option::match_target);
  const bool decided_by_claims = rules.match_count_when == MatchCountWhen::as_earned_on_claim;
  if (decided_by_claims && rules.match_resolve == MatchResolve::higher_total)
    return {"Of several sides at the target, none of which has claimed, the one with more points wins."};
  return registered_at<&Rules::match_resolve, MatchResolve::higher_total>(rules);
}

Said level_at_the_target(const Rules& rules) {
  if (!has_a_target(rules)) return means(rules, Option::match_target);
  if (rules.match_tie != MatchTie::extra_deal) return means(rules, Option::match_tie);
  if (rules.match_resolve == MatchResolve::higher_total) return as_registered();
  return {"If counting in that order makes nobody the first, another deal is played."};
}

Said items_in_order(const Rules& rules) {
  if (!has_a_target(rules) || rules.match_resolve != MatchResolve::counting_order) return as_registered();
  return means(rules, Option::match_resolve);
}

Said another_target(const Rules& rules) {
  if (rules.match_target != 50) return as_registered();  // it speaks of a variation
  return means(rules, Option::match_target);
}

Said earned_at_once(const Rules& rules) {
  const bool is_earned_at_once = rules.match_count_when == MatchCountWhen::as_earned_on_claim ||
                                 rules.match_count_when == MatchCountWhen::as_earned_automatic;
  if (!is_earned_at_once) return as_registered();  // it speaks of a variation
  return {"Points count as they are earned: sweeps when made, aces and casinos when captured. " +
          meaning_here(rules, Option::match_majority_moment)};
}

Said sweeps_and_then_an_order(const Rules& rules) {
  if (rules.match_count_when != MatchCountWhen::sweeps_then_order) return as_registered();  // so do some
  return means(rules, Option::match_count_when);
}

Said first_correct_claim(const Rules& rules) {
  if (!has_a_target(rules)) return means(rules, Option::match_target);
  if (rules.match_count_when != MatchCountWhen::as_earned_on_claim) return means(rules, Option::match_count_when);
  return {
      "Then the play ends with the first correct claim to have reached the target, even if another side has more and "
      "did not say so. " +
      meaning_here(rules, Option::claim_false)};
}

// ---- Sides close to the target

Said first_to_meet_it(const Rules& rules) {
  if (rules.endgame_restrictions == EndgameRestrictions::none) return means(rules, Option::endgame_restrictions);
  return {"Of two restricted sides the first to meet its criterion wins, by the order of the captures. " +
          meaning_here(rules, Option::match_majority_moment)};
}

Said sweeps_are_frozen(const Rules& rules) {
  if (rules.sweep_frozen_from == 0) return means(rules, Option::sweep_frozen_from);
  const bool cancel_others = rules.sweep_frozen_effect == SweepFrozenEffect::cancel_only;
  return {fmt::format("A side with {} points or more scores no sweeps, {}.", rules.sweep_frozen_from,
                      cancel_others ? "but its sweeps cancel those of others" : "and none are recorded for it")};
}

Said sweeps_end_a_match(const Rules& rules) {
  if (!has_a_target(rules) || rules.match_count_when == MatchCountWhen::sweeps_as_made) return as_registered();
  return means(rules, Option::match_count_when);
}

constexpr auto score_sayings = std::to_array<Saying>({
    {"AA-SWP-1"_clause, sweeps_score},
    {"AA-SWP-2"_clause, sweep_is_marked},
    {"AA-SWP-3"_clause, registered_at<&Rules::sweep_last_card, SweepLastCard::counts>},
    {"AA-END-1"_clause, cards_left_over},
    {"AA-SCO-1"_clause, cards_score},
    {"AA-SCO-2"_clause, spades_score},
    {"AA-SCO-3"_clause, aces_score},
    {"AA-SCO-4"_clause, big_casino_scores},
    {"AA-SCO-5"_clause, little_casino_scores},
    {"AA-SCO-6"_clause, ties_score},
    {"AA-SCO-8"_clause, last_capture_scores},
    {"AA-WIN-1"_clause, what_wins_a_match},
    {"AA-WIN-2"_clause, several_at_the_target},
    {"AA-WIN-3"_clause, level_at_the_target},
    {"AA-WIN-4"_clause, registered_at<&Rules::score_mode, ScoreMode::totals>},  // of a variation
    {"AA-WIN-5"_clause, another_target},
    {"AA-WIN-6"_clause, items_in_order},
    {"AA-WIN-7"_clause, earned_at_once},
    {"AA-WIN-8"_clause, first_correct_claim},
    {"AA-WIN-9"_clause, sweeps_and_then_an_order},
    {"DOM-WIN-2"_clause, meaning_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"DOM-WIN-3"_clause, meaning_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"DOM-WIN-4"_clause, meaning_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"DOM-WIN-5"_clause, meaning_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"DOM-WIN-6"_clause, meaning_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"DOM-WIN-7"_clause, sweeps_are_frozen},
    {"DOM-WIN-8"_clause, first_to_meet_it},
    {"DOM-VAR-1"_clause, registered_at<&Rules::sweep_frozen_effect, SweepFrozenEffect::cancel_only>},  // of a variation
    {"DOM-SOTO-1"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::from_16>},
    {"DOM-SOTO-2"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::from_16>},
    {"DOM-SOTO-3"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::from_16>},
    {"DOM-SOTO-4"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::from_16>},
    {"DOM-SOTO-5"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::from_16>},
    {"DOM-SWP-2"_clause, registered_at<&Rules::sweep_cancel, SweepCancel::all_sides>},
    {"TUX-SCO-2"_clause, oranges_score},
    {"TUX-SCO-3"_clause, size_of_a_sweep},
    {"TUX-SCO-4"_clause, fives_score},
    {"TUX-ORG-1"_clause, what_an_orange_is},
    {"TUX-ORG-2"_clause, orange_is_called},
    {"TUX-ORG-3"_clause, registered_at<&Rules::orange_window, OrangeWindow::first_call>},
    {"TUX-ORG-4"_clause, false_orange},
    {"HUN-ULM-2"_clause, first_layout_is_swept},
    {"HUN-NAG-2"_clause, registered_at<&Rules::sweep_next_turn, SweepNextTurn::opponent_twice>},
    {"HUN-NAG-7"_clause, registered_at<&Rules::match_double_first_deal, MatchDoubleFirstDeal::on>},
    {"FIN-WIN-2"_clause, sweeps_end_a_match},
    {"FIN-WIN-4"_clause, registered_at<&Rules::match_tie, MatchTie::breakers_deal_points>},
    {"ROY-WIN-1"_clause, registered_at<&Rules::endgame_restrictions, EndgameRestrictions::none>},
    {"HAI-WIN-1"_clause, most_cards_win},
    {"HAI-SCO-1"_clause, nothing_else_scores},
    {"SWZ-SCO-7"_clause, sweeps_score_nothing},
    {"SAF-SCO-2"_clause, spades_score},
});

}  // namespace

std::span<const Saying> sayings_of_scores() { return score_sayings; }

}  // namespace casino
