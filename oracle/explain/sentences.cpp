#include "oracle/explain/sentences.hpp"

#include <fmt/format.h>

#include "model/queries/build_order.hpp"
#include "oracle/explain/as_addition.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/explain/fault.hpp"
#include "oracle/explain/phrases.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::explain {
namespace {

std::string cards_text(const Situation& s, CardSet cards) { return notation::text_of(s.rules, cards, s.style); }

const Build* build_of(const Position& position, CardSet cards) {
  const auto found = std::ranges::find(position.builds, cards, &Build::cards);
  return found == position.builds.end() ? nullptr : &*found;
}

// A build by its value and owner if it lies there, before the turn or after it, else by its cards.
std::string build_text(const Situation& s, CardSet cards) {
  for (const Position* position : {&s.before, &s.after})
    if (const Build* build = build_of(*position, cards)) return notation::text_of(s.rules, *build, s.style);
  return "[" + cards_text(s, cards) + "]";
}

// Q-SWZ-20, Q-ROY-06: whoever is said to hold no card worth 1 may hold an ace that the own build of 14 needs, and the
// other way round: that other value.
std::optional<Value> other_value_of_the_ace(const Situation& s, const Finding& finding) {
  if (finding.value != Value{1} && finding.value != Value{14}) return std::nullopt;
  const Value other{static_cast<std::uint8_t>(15 - finding.value.points)};
  const Build* build = build_of(s.after, finding.build);
  const Seat owner = build == nullptr ? s.actor : build->owner;
  const bool is_needed =
      std::ranges::any_of(s.after.builds, [&](const Build& one) { return one.owner == owner && one.value == other; });
  const bool has_an_ace = !s.after.hands[owner].cards.of_rank(Rank::ace).empty();
  return is_needed && has_an_ace ? std::optional(other) : std::nullopt;
}

std::string no_card_worth(const Situation& s, const Finding& finding) {
  if (const auto other = other_value_of_the_ace(s, finding))
    return fmt::format("one ace only for this build and another of {}", other->points);
  return fmt::format("no card worth {}", finding.value.points);
}

std::string no_card_left(const Situation& s, const Finding& finding) {
  if (const auto other = other_value_of_the_ace(s, finding))
    return fmt::format("One ace only, for this build and another of {}, is left", other->points);
  return fmt::format("No card worth {} is left", finding.value.points);
}

// SWZ-PTN-4: no proof; or a card that is proven and that another build needs (Q-SWZ-20), or that does not serve for
// this.
std::string no_card_for_the_partner(const Situation& s, const Finding& finding) {
  const Seat partner = partner_of(s.rules, s.actor);
  const std::string_view name = name_of(partner, s.rules.seats);
  const int value = finding.value.points;
  const bool is_known =
      s.before.proven[partner].contains(finding.value) || s.after.proven[partner].contains(finding.value);
  if (!is_known) return fmt::format("{} is not known to hold a card worth {}", name, value);
  for (const Build& build : s.before.builds) {
    const bool wants_an_ace = build.value == Value{1} || build.value == Value{14};
    if (build.owner == partner && wants_an_ace && build.value != finding.value)
      return fmt::format("{} is known to hold a card worth {}, but may need it for {}", name, value,
                         build_text(s, build.cards));
  }
  return fmt::format("{} is known to hold a card worth {}, but this may not be done on it", name, value);
}

Position before_step(const Situation& s, int step) {
  if (s.turn == nullptr || step <= 0) return s.before;
  Turn earlier = *s.turn;
  earlier.steps.resize(static_cast<std::size_t>(step));
  return judge(s.rules, s.before, earlier).after;
}

// SOT-PILE-1: the order of a build that is there as a whole, when its step of the turn comes.
std::optional<std::string> order_text(const Situation& s, const Finding& finding) {
  if (finding.cards != finding.build || finding.build.empty()) return std::nullopt;
  return notation::text_of(s.rules, order_of(before_step(s, finding.step), finding.build), s.style);
}

// SWZ-BLD-4: the step told as an addition, where that would not be refused so.
std::optional<std::string> addition_text(const Situation& s, const Finding& finding) {
  if (s.turn == nullptr) return std::nullopt;
  for (const AsAddition& other : as_additions(s.rules, s.before, *s.turn, judge(s.rules, s.before, *s.turn))) {
    if (static_cast<int>(other.step) != finding.step) continue;
    const Turn told{s.actor, {other.actions.begin(), other.actions.end()}};
    const std::string text = notation::text_of(s.rules, before_step(s, finding.step), told, s.style);
    return text.substr(text.find(": ") + 2);
  }
  return std::nullopt;
}

// A card that need not be kept (option trail.kept).
std::string_view another_card(const Rules& rules) {
  switch (rules.trail_kept) {
    case TrailKept::none: break;
    case TrailKept::aces: return "a card of another rank";
    case TrailKept::casinos: return "a card other than the ten of diamonds and the two of spades";
    case TrailKept::scoring: return "a card that does not score by itself";
  }
  return "another card";
}

// What a word in braces stands for; nothing if the finding does not have it.
std::optional<std::string> filling(const Situation& s, const Finding& finding, std::string_view word) {
  if (word == "seat") return std::string(name_of(s.actor, s.rules.seats));
  if (word == "turn") return std::string(name_of(s.before.to_act, s.rules.seats));
  if (word == "cards" && !finding.cards.empty()) return cards_text(s, finding.cards);
  if (word == "value" && finding.value.is_said()) return std::to_string(finding.value.points);
  if (word == "no card left" && finding.value.is_said()) return no_card_left(s, finding);
  if (word == "no card" && finding.value.is_said()) return no_card_worth(s, finding);
  if (word == "partner's card" && finding.value.is_said() && has_partners(s.rules))
    return no_card_for_the_partner(s, finding);
  if (word == "another card") return std::string(another_card(s.rules));
  if (word == "build" && !finding.build.empty()) return build_text(s, finding.build);
  if (word == "lying") return order_text(s, finding);
  if (word == "addition") return addition_text(s, finding);
  return std::nullopt;
}

std::optional<std::string> filled_in(const Situation& s, const Finding& finding, std::string_view text) {
  std::string sentence;
  while (!text.empty()) {
    const auto open = text.find('{');
    sentence += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const auto close = text.find('}', open);
    const std::optional<std::string> word = filling(s, finding, text.substr(open + 1, close - open - 1));
    if (!word) return std::nullopt;
    sentence += *word;
    text = text.substr(close + 1);
  }
  return sentence;
}

std::string settings_in_brackets(const Rules& rules, Clause clause) {
  const std::string settings = options_of(rules, clause);
  return settings.empty() ? "" : " (" + settings + ")";
}

// How the clause is broken, whoever did it.
std::string broken_by_whoever(const Situation& situation, const Finding& violation) {
  const bool is_off = situation.rules.off.contains(violation.clause);  // the phrases say how a rule was broken
  for (const Phrase& phrase : phrases) {
    const bool fits =
        !is_off && phrase.clause == violation.clause && (phrase.reported == Reported::anywhere || violation.step < 0);
    if (!fits) continue;
    if (auto sentence = filled_in(situation, violation, phrase.text)) return *sentence;
  }
  const std::string about = use_of(situation, violation);
  return about.empty() ? about : about + ".";
}

}  // namespace

std::string use_of(const Situation& situation, const Finding& permission) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
  if (!permission.cards.empty()) add(cards_text(situation, permission.cards));
  if (!permission.build.empty()) add(build_text(situation, permission.build));
  else if (permission.value.is_said()) add(fmt::format("at {}", permission.value.points));
  return text;
}

std::string words_by_itself(const Situation& situation, const Verdict& alone) {
  return fmt::format("Without what others said in it wrongly the turn of {} is {}.",
                     name_of(situation.actor, situation.rules.seats), json::name_of(alone));
}

std::string sentence_of(const Situation& situation, const Finding& violation) {
  std::string sentence = broken_by_whoever(situation, violation);
  if (situation.turn == nullptr) return sentence;
  const Seat seat = at_fault(situation.before, *situation.turn, violation);
  if (seat == situation.actor) return sentence;
  return fmt::format("The fault is that of {}, not of {}. {}", name_of(seat, situation.rules.seats),
                     name_of(situation.actor, situation.rules.seats), sentence);
}

std::string introduction_of(const Rules& rules, Clause violated) {
  if (rules.off.contains(violated)) return "Switched off: ";
  const Statement statement = statement_of(violated, rules);
  switch (entry_of(violated).kind) {
    case ClauseKind::prohibition:
    case ClauseKind::obligation: return {};
    case ClauseKind::permission:
      return (statement.holds ? "By these rules" : "Not granted here") + settings_in_brackets(rules, violated) + ": ";
    case ClauseKind::computation:
    case ClauseKind::deal:
    case ClauseKind::score: return "Not kept: ";
    case ClauseKind::match:
    case ClauseKind::event: return statement.is_registered ? "Not kept: " : "By these rules: ";
  }
  return {};
}

std::string sentence_of(const Situation& situation, const Need& need) {
  const std::string_view seat = name_of(need.seat, situation.rules.seats);
  switch (need.what) {
    case Unknown::holds_value: return fmt::format("whether {} holds a card worth {}", seat, need.value.points);
    case Unknown::holds_card:
      if (need.cards.empty()) return fmt::format("whether {} holds a card", seat);
      if (need.clause == "AA-TRL-1"_clause)
        return fmt::format("whether {} holds {}", seat, another_card(situation.rules));
      return fmt::format("whether {} holds one of {}", seat, cards_text(situation, need.cards));
    case Unknown::top_of_pile:
      return fmt::format("whether {} lies on top of the pile of {}", cards_text(situation, need.cards), seat);
    case Unknown::value_of_build: return fmt::format("which value was meant for {}", cards_text(situation, need.cards));
    case Unknown::stock_is_left: return "whether cards are left to draw";
  }
  return {};
}

std::string sentence_of(const Situation& situation, const Impossible& impossible) {
  const std::string cards = cards_text(situation, impossible.cards);
  const std::string_view seat = name_of(situation.actor, situation.rules.seats);
  switch (impossible.what) {
    case Obstacle::hand_card_missing: return fmt::format("{} is not in the hand of {}.", cards, seat);
    case Obstacle::table_card_missing: return fmt::format("{} does not lie on the table.", cards);
    case Obstacle::top_missing: return fmt::format("{} is in no pile.", cards);
    case Obstacle::base_missing:
      if (impossible.cards.size() == 1 && situation.before.loose.contains_all(impossible.cards))
        return fmt::format("{} is a loose card and no build: whoever combines it with another one builds.", cards);
      return fmt::format("There is no such build or loose card: {}.", cards);
    case Obstacle::unite_missing: return fmt::format("There is no such build to unite with: {}.", cards);
    case Obstacle::takes_nothing: return "The action takes nothing, adds nothing, or builds with one card alone.";
    case Obstacle::card_named_twice: return fmt::format("{} is named in two places of one action.", cards);
    case Obstacle::not_within_a_turn: return "That happens between turns, not within one.";
    case Obstacle::deal_is_over: return "The deal is over: nobody has a card to play.";
    case Obstacle::stock_card_missing: return fmt::format("{} is not in the stock.", cards);
    case Obstacle::card_without_part: return fmt::format("{} has no part in such an action.", cards);
  }
  return {};
}

std::string sentence_of(const Rules& rules, const StructuralFault& fault) {
  const std::string cards = notation::text_of(rules, fault.cards);
  switch (fault.what) {
    case Fault::card_twice: return fmt::format("{} is in two places", cards);
    case Fault::card_outside_pack: return fmt::format("{} is not in the pack", cards);
    case Fault::empty_build: return fmt::format("a build without cards or without a value ({})", cards);
    case Fault::owner_not_seated: return fmt::format("the owner of the build {} has no seat", cards);
    case Fault::seat_not_seated: return fmt::format("seat P{} is not taken", fault.seat.index + 1);
    case Fault::too_many_cards: return "there are more cards than the pack has";
    case Fault::pile_not_kept:
      return fmt::format("seat {} keeps no pile of its own, but has {}", name_of(fault.seat, rules.seats), cards);
  }
  return {};
}

}  // namespace casino::explain
