#include "oracle/corpus/answer.hpp"

#include "model/apply/apply.hpp"
#include "oracle/enumerate/perft.hpp"
#include "oracle/play/playing.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

std::optional<std::string> refusal_of(const Rules& rules, const Position& position) {
  const std::vector<StructuralFault> faults = structural_faults(rules, position);
  if (faults.empty()) return std::nullopt;
  return std::string(name_of(faults.front().what));
}

void tell_end_of_deal(const Rules& rules, const Position& position, Answer& answer) {
  answer.captured = captured_at_end(rules, position);
  answer.redeal = !answer.captured;
  if (answer.captured) answer.score = score_of(rules, *answer.captured);
}

Answer answer_to(const Rules& rules, const TurnsAsked& asked) {
  Answer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (answer.refused) return answer;
  Position position = asked.position;
  for (const Turn& turn : asked.turns) {
    answer.judgements.push_back(judge(rules, position, turn));
    position = answer.judgements.back().after;
  }
  if (deal_is_over(rules, position)) tell_end_of_deal(rules, position, answer);
  return answer;
}

Answer answer_to(const Rules& rules, const PositionAsked& asked) {
  Answer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (!answer.refused) answer.findings = judge_position(rules, asked.position);
  return answer;
}

Answer answer_to(const Rules& rules, const EndAsked& asked) {
  Answer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (!answer.refused) tell_end_of_deal(rules, asked.position, answer);
  return answer;
}

Answer answer_to(const Rules& rules, const DealingAsked& asked) {
  Answer answer;
  const Dealing& dealing = asked.stated.dealing;
  const Seat dealer = asked.before.dealer;
  answer.given = dealing_of(rules, asked.stated.pack, dealer, dealing.number);
  answer.findings = judge_dealing(rules, dealing, dealer, asked.stated.pack);
  answer.is_last_dealing = is_last_dealing(rules, dealing.number);
  answer.leader = leader_of_dealing(rules, asked.before, dealing.number);
  return answer;
}

Answer answer_to(const Rules& rules, const CutAsked& asked) {
  Answer answer;
  answer.findings = judge_cut(rules, asked.cards, asked.by, asked.dealer, asked.put_back);
  return answer;
}

Answer answer_to(const Rules& rules, const ScoreAsked& asked) {
  Answer answer;
  answer.score = score_of(rules, asked.captured);
  return answer;
}

// The seat that captured last, where the side tells it.
std::optional<Seat> last_capturer_of(const Rules& rules, const Captured& captured) {
  if (!captured.last_capture || has_partners(rules)) return std::nullopt;
  return Seat{captured.last_capture->index};
}

// Points that count as they are made (AA-WIN-7, FIN-WIN-2).
bool points_end_the_play(const Rules& rules) {
  return rules.match_count_when == MatchCountWhen::as_earned_automatic ||
         rules.match_count_when == MatchCountWhen::sweeps_as_made;
}

// The last deal: it may have seen a claim (AA-WIN-8), or have ended before its time (FIN-WIN-2).
Match after_last_deal(const Rules& rules, const MatchAsked& asked, const Match& before, const Captured& captured) {
  Match match = before;
  const auto last_capturer = asked.last_capturer ? asked.last_capturer : last_capturer_of(rules, captured);
  if (asked.false_claim_by) match = after_false_claim(rules, match, captured, *asked.false_claim_by);
  if (match.is_over) return match;
  if (asked.claimed_by && claim_is_correct(rules, match, captured, *asked.claimed_by))
    return after_deal(rules, match, score_so_far_in_match(rules, match, captured), asked.claimed_by, last_capturer,
                      asked.drawn);
  if (points_end_the_play(rules))
    if (const auto winner = won_during_play(rules, match, captured))
      return after_deal(rules, match, score_so_far_in_match(rules, match, captured), winner, last_capturer,
                        asked.drawn);
  return after_deal(rules, match, score_in_match(rules, match, captured), std::nullopt, last_capturer, asked.drawn);
}

Answer answer_to(const Rules& rules, const MatchAsked& asked) {
  Match match = asked.match;
  for (std::size_t i = 0; i + 1 < asked.deals.size() && !match.is_over; ++i) {
    const Captured& captured = asked.deals[i];
    match = after_deal(rules, match, score_in_match(rules, match, captured), std::nullopt,
                       last_capturer_of(rules, captured));
  }
  Answer answer;
  if (!asked.deals.empty() && !match.is_over) match = after_last_deal(rules, asked, match, asked.deals.back());
  answer.match = match;
  return answer;
}

Answer answer_to(const Rules& rules, const ClaimAsked& asked) {
  Answer answer;
  answer.claim_is_correct = claim_is_correct(rules, asked.match, asked.captured, asked.by);
  answer.earned = score_so_far_in_match(rules, asked.match, asked.captured).total;
  answer.match =
      *answer.claim_is_correct ? asked.match : after_false_claim(rules, asked.match, asked.captured, asked.by);
  return answer;
}

Answer answer_to(const Rules& rules, const InPlayAsked& asked) {
  Answer answer;
  answer.winner_in_play = won_during_play(rules, asked.match, asked.captured);
  answer.earned = score_so_far_in_match(rules, asked.match, asked.captured).total;
  return answer;
}

Answer answer_to(const Rules& rules, const LastCallAsked& asked) {
  Answer answer;
  answer.last_call = judge_last_call(rules, asked.number, asked.said);
  return answer;
}

// With clauses switched off nothing can be listed, and so nothing be counted.
Answer answer_to(const Rules& rules, const PerftAsked& asked) {
  Answer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (answer.refused) return answer;
  const Perft counted = perft(rules, asked.position, asked.depth, asked.pack);
  if (counted.listing == Listing::complete) answer.nodes.emplace(counted.nodes.begin() + 1, counted.nodes.end());
  return answer;
}

// One deal is played for all that there can be.
Answer answer_to(const Rules& rules, const PlayAsked& asked) {
  const auto course = playing::first_legal_course(rules, asked.dealer, asked.pack);
  Answer answer;
  answer.plays_out = course && !playing::what_is_wrong(rules, asked.dealer, asked.pack, *course);
  return answer;
}

Answer answer_to(const Rules& /*rules*/, const RulesAsked& /*asked*/) { return {}; }

Answer answer_to(const Rules& /*rules*/, const Unreadable& asked) {
  Answer answer;
  answer.refused = asked.errors.empty() ? "" : asked.errors.front().found;
  return answer;
}

std::vector<Clause> clauses_of(const std::vector<Finding>& findings) {
  std::vector<Clause> clauses(findings.size());
  std::transform(findings.begin(), findings.end(), clauses.begin(), [](const Finding& one) { return one.clause; });
  return clauses;
}

}  // namespace

Answer answer(const Rules& rules, const Asked& asked) {
  const bool is_unreadable = std::holds_alternative<Unreadable>(asked);
  if (const auto why = is_unreadable ? std::nullopt : contradiction(rules)) {
    Answer refusal;
    refusal.refused = *why;
    return refusal;
  }
  return std::visit([&](const auto& one) { return answer_to(rules, one); }, asked);
}

Told told_by(const Judgement& judgement) {
  Told told;
  told.permissions = clauses_of(judgement.permissions);
  told.warned = clauses_of(judgement.warnings);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    told.verdict = ExpectedVerdict::illegal;
    told.cited = clauses_of(illegal->violations);
    told.impossible = illegal->impossible;
  } else if (const auto* open = std::get_if<Undetermined>(&judgement.verdict)) {
    told.verdict = ExpectedVerdict::undetermined;
    for (const Need& need : open->needs) told.cited.push_back(need.clause);
  }
  return told;
}

Told told_by(const std::vector<Finding>& findings) {
  Told told;
  told.verdict = findings.empty() ? ExpectedVerdict::legal : ExpectedVerdict::illegal;
  told.cited = clauses_of(findings);
  return told;
}

Told told_by(LastCall call) {
  Told told;
  if (call == LastCall::slip) told.warned.push_back("AA-DEAL-6"_clause);
  if (call == LastCall::fault) {
    told.verdict = ExpectedVerdict::illegal;
    told.cited.push_back("AA-DEAL-6"_clause);
  }
  return told;
}

}  // namespace casino::corpus
