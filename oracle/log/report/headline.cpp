#include <algorithm>

#include <fmt/format.h>

#include "oracle/log/report/report.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

std::string name(const Rules& rules, Seat seat) { return std::string(name_of(seat, rules.seats)); }

std::string names(const Rules& rules, SeatSet seats) {
  std::string list;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (seats.contains(Seat{i})) list += (list.empty() ? "" : " or ") + name(rules, Seat{i});
  return list;
}

// What is due to the sides of which something was written down.
std::string points_due(const Rules& rules, const Problem& problem) {
  Recorded due;
  for (const Side side : sides_of(rules))
    if (problem.recorded[side]) due[side] = problem.due[side];
  return points_in_words(rules, due);
}

std::string words_of_result(const Rules& rules, const Result& result) {
  const std::string twice = result.is_double ? ", and that counts double" : "";
  switch (result.kind) {
    case Result::Kind::unfinished: return "nobody has won yet";
    case Result::Kind::drawn: return "it is drawn" + twice;
    case Result::Kind::won: return long_name_of(result.winner, rules) + " wins" + twice;
  }
  return {};
}

// What there can be instead is several things. HUN-NAG-7: where a match can count double, that alone can be wrong.
std::string words_of_impossible(const Rules& rules, const Result& stated) {
  const bool tells_its_worth = stated.is_double || rules.match_double_first_deal == MatchDoubleFirstDeal::on;
  const auto instead = [&] {
    switch (stated.kind) {
      case Result::Kind::unfinished: return std::string("somebody has");
      case Result::Kind::drawn: return std::string("it cannot be");
      case Result::Kind::won:
        return long_name_of(stated.winner, rules) + " cannot have won" + (tells_its_worth ? " so" : "");
    }
    return std::string();
  };
  return fmt::format("result: it says that {}, but {}", words_of_result(rules, stated), instead());
}

std::string words_of_wrong_result(const Rules& rules, const Result& stated, const Result& due) {
  const bool differ_in_worth_alone = stated.kind == due.kind && stated.winner == due.winner;
  std::string words = differ_in_worth_alone ? due.is_double ? "that counts double" : "that does not count double"
                                            : words_of_result(rules, due);
  return fmt::format("result: it says that {}, but {}", words_of_result(rules, stated), words);
}

// What stands here, where a line is missing.
std::string words_of_unstated_deal(int number, std::string_view what_was) {
  return fmt::format("this goes on, though the deal {}: a line \"deal {}\" is probably missing above it", what_was,
                     number);
}

std::string words_of_course(Course course, Weight weight, int deal) {
  switch (course) {
    case Course::after_the_end: return "this goes on, though the match was over";
    case Course::deal_not_finished:
      return weight == Weight::undetermined ? "nobody tells whether the deal was played to its end"
                                            : "the deal was not played to its end";
    case Course::hands_not_played: return "new hands, while cards are still held";
    case Course::deal_number: return "this is not the next deal: one is missing, or its number is another";
    case Course::dealing_number: return "this is not the next dealing";
    case Course::layout_not_stated:
      return "nobody says which cards lie on the table, so nothing of this deal can be judged";
    case Course::two_layouts: return "two different first layouts";
    case Course::cut_behind_hands:
      return "the cut comes before the hands; behind them nothing of this deal can be judged";
    case Course::event_out_of_turn: return "this is said within a turn, and not between turns";
    case Course::nothing_to_take_back: return "there are not so many turns to take back";
    case Course::nothing_stood: return "\"it stands\", but the last turn broke no rule";
    case Course::nothing_to_object_to: return "an objection, but no turn";
    case Course::lot_not_due: return "no lot decides about this seat";
    case Course::no_deal: return "no deal was written down, so that nothing was checked";
    case Course::nothing_played: return "nothing of this deal is written down but its score, which nobody can check";
    case Course::cannot_be_counted:
      return "not all is known that was captured, and by whom, so that nobody can count this";
    case Course::deals_before_not_stated:
      return "nobody says what the deals before this log brought, so that nobody can count this";
    case Course::winner_not_stated: return "somebody can have won before this, which the log does not tell";
    case Course::after_the_score: return words_of_unstated_deal(deal, "before was over, and scored");
    case Course::after_a_misdeal: return words_of_unstated_deal(deal, "was a misdeal");
    case Course::after_the_last_card: return words_of_unstated_deal(deal, "before was played to its end");
    case Course::nobody_draws: return "nobody draws cards in this game";
    case Course::drawn_card_elsewhere: return "this card cannot have been drawn: it is known already where it lies";
    case Course::nothing_drawn: return "this seat holds no card that it drew unseen";
    case Course::pack_does_not_fit:
      return "the pack cannot be what is still to be dealt: by the position there are more cards, fewer or others";
    case Course::last_contradicted: return "it is told that \"last\" was said, and that it was not";
    case Course::nothing_is_carried: return "no points of ties are carried over to another deal in this game";
    case Course::nothing_is_forfeited: return "nobody forfeits the points of a deal in this game";
    case Course::nobody_is_restricted:
      return "a side with so many points has no criterion to meet: it can score whatever there is";
  }
  return {};
}

std::string words_of_follow_up(const Problem& problem) {
  if (problem.matter == Matter::turn && !problem.impossible)
    return fmt::format("illegal, but it may only follow from turn {}", problem.may_follow_from);
  return fmt::format("undetermined, for turn {} cannot have been as it is told", problem.may_follow_from);
}

std::string words_of_turn(const Problem& problem) {
  switch (problem.ruling) {
    case Ruling::stood: return "illegal, and stood";
    case Ruling::taken_back: return problem.needs.empty() ? "illegal, and taken back" : "undetermined, and taken back";
    case Ruling::none: break;
  }
  switch (problem.weight) {
    case Weight::problem: return "illegal";
    case Weight::undetermined:
      if (problem.may_follow_from == 0) return "undetermined";
      return words_of_follow_up(problem);
    case Weight::note:
      if (problem.certain_from) return fmt::format("legal, which is certain since turn {}", problem.certain_from_turn);
      return "a custom was not kept";
  }
  return {};
}

std::string words_of_claim(const Rules& rules, Weight weight) {
  if (weight == Weight::problem) return " claims to have won, though nobody can claim that by these rules";
  if (weight == Weight::undetermined) return " claims to have won, and nobody can tell";
  switch (rules.claim_false) {
    case ClaimFalse::ignored: return " claims to have won, and has not";
    case ClaimFalse::deal_lost: return " claims to have won, and has not: that costs the points of the deal";
    case ClaimFalse::match_lost: return " claims to have won, and has not: that costs the match";
  }
  return {};
}

// "N 0 to 8, S at least 3".
std::string limits(const Rules& rules, const Problem& problem) {
  std::string text;
  for (const Side side : sides_of(rules)) {
    if (!problem.recorded[side]) continue;
    const int least = problem.due[side];
    const std::optional<int> most = (*problem.due_at_most)[side];
    text += fmt::format("{}{} ", text.empty() ? "" : ", ", long_name_of(side, rules));
    if (!most) text += fmt::format("at least {}", least);
    else text += *most == least ? std::to_string(least) : fmt::format("{} to {}", least, *most);
  }
  return text;
}

bool is_within_limits(const Rules& rules, const Problem& problem) {
  for (const Side side : sides_of(rules)) {
    const auto stated = problem.recorded[side];
    const auto most = (*problem.due_at_most)[side];
    if (stated && (*stated < problem.due[side] || (most && *stated > *most))) return false;
  }
  return true;
}

// Any number of points could be had, if only they could be put together.
bool is_without_limits(const Rules& rules, const Problem& problem) {
  return std::ranges::all_of(
      sides_of(rules), [&](Side side) { return problem.due[side] == 0 && !(*problem.due_at_most)[side].has_value(); });
}

// A call that stands, and is paid for (TUX-ORG-4).
std::string words_of_event(const Rules& rules, const Problem& problem) {
  if (problem.weight != Weight::note) return "this cannot be said here";
  std::string words = "worth knowing";
  for (const Finding& finding : problem.findings) {
    const explain::Citation citation = explain::citation_of(rules, finding.clause);
    words += fmt::format(": {} ({})", citation.statement, citation.id);
  }
  return words;
}

std::string words_of_score(const Rules& rules, const Problem& problem) {
  const std::string of_what = problem.matter == Matter::totals ? std::string("totals")
                              : problem.item                   ? "score for " + log::words_of(*problem.item)
                                                               : std::string("score");
  const std::string written = fmt::format("{}: {} was written down", of_what, points_in_words(rules, problem.recorded));
  if (!problem.due_at_most) return written + ", but it is " + points_due(rules, problem);
  if (is_without_limits(rules, problem)) return written + ", to which nothing that scores adds up";
  return written + (is_within_limits(rules, problem) ? ", which cannot be all at once: it is " : ", but it is ") +
         limits(rules, problem);
}

}  // namespace

std::string words_of(const Rules& rules, const Assumed& assumed, notation::Style style) {
  const std::string seat = name(rules, assumed.seat);
  const std::string cards = notation::text_of(rules, assumed.cards, style);
  switch (assumed.what) {
    case Assumption::turn_was_not_made: return "this turn was not made.";
    case Assumption::seat_acted: return seat + " made this turn.";
    case Assumption::card_was_held:
      return cards + " was in the hand of " + seat + ", in the place of one that was told.";
    case Assumption::card_is_misread: return seat + " played another card than " + cards + ", which nobody knows.";
    case Assumption::card_was_not_there: return "nothing was done with " + cards + ".";
    case Assumption::card_lay_there: return cards + " lay there, a card that was not known when it was played.";
    case Assumption::build_was_not_there: return "there was no build of " + cards + ", but what lay there of them.";
    case Assumption::step_was_not_made: return "the turn was made without it.";
    case Assumption::dealer_was: return seat + " dealt.";
    case Assumption::card_turned_out: return seat + " played " + cards + " in its place, as a later turn shows.";
    case Assumption::only_card_was_played:
      return seat + " played " + cards + " in its place, the only card in the hand.";
    case Assumption::card_was_there_once:
      return (assumed.cards.size() == 1 ? "there was only one " : "there was only one each of ") + cards + ".";
    case Assumption::card_was_held_too: return cards + " was in the hand of " + seat + ", too.";
  }
  return {};
}

namespace {

std::string words_of_matter(const Log& log, const Problem& problem, notation::Style style) {
  const Rules& rules = log.rules.rules;
  switch (problem.matter) {
    case Matter::turn:
      return words_of_turn(problem) + ": " + notation::text_of(rules, *problem.before, *problem.played, style);
    case Matter::dealing: return "the dealing is not by the rules";
    case Matter::cut: return "the cut is not by the rules";
    case Matter::last_call:
      if (!problem.seat) return "\"last\" was not said, though these are the last hands";
      return name(rules, *problem.seat) + " says \"last\", which is for the dealer to say when the last hands come";
    case Matter::event: return words_of_event(rules, problem);
    case Matter::claim: return name(rules, *problem.seat) + words_of_claim(rules, problem.weight);
    case Matter::objection:
      return name(rules, *problem.seat) +
             (problem.findings.empty() ? " objects without reason" : " objects with reason");
    case Matter::position:
      return problem.faults.empty() ? "the position itself is not by the rules" : "this is no position";
    case Matter::dealer:
      return fmt::format("{} deals, but it is {} who should", name(rules, *problem.seat),
                         names(rules, problem.seats_due));
    case Matter::score:
    case Matter::totals: return words_of_score(rules, problem);
    case Matter::result:
      return problem.result_due ? words_of_wrong_result(rules, *problem.result, *problem.result_due)
                                : words_of_impossible(rules, *problem.result);
    case Matter::course: return words_of_course(problem.course, problem.weight, problem.deal_number);
  }
  return {};
}

}  // namespace

std::string headline_of(const Log& log, const Problem& problem, notation::Style style) {
  std::string words = words_of_matter(log, problem, style);
  if (problem.follows_from_deal != 0)
    return fmt::format("it may only follow from what was written down of deal {}: {}", problem.follows_from_deal,
                       words);
  if (problem.may_follow_from == 0 || problem.matter == Matter::turn) return words;
  return words_of_follow_up(problem) + ": " + words;
}

}  // namespace casino::log
