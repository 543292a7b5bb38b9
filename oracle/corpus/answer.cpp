#include "oracle/corpus/answer.hpp"

#include "model/apply/apply.hpp"
#include "model/apply/same_position.hpp"
#include "oracle/enumerate/perft.hpp"
#include "oracle/play/certainty.hpp"
#include "oracle/play/playing.hpp"
#include "oracle/play/standing.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

// More than the longest perft of the corpus takes.
constexpr std::uint64_t steps_of_a_perft = std::uint64_t{1} << 27U;
constexpr std::size_t bytes_of_a_perft = std::size_t{64} << 20U;

std::optional<std::string> refusal_of(const Rules& rules, const Position& position) {
  const std::vector<StructuralFault> faults = structural_faults(rules, position);
  if (faults.empty()) return std::nullopt;
  return std::string(name_of(faults.front().what));
}

void add_end_of_deal(const Rules& rules, const Position& position, CaseAnswer& answer) {
  answer.captured = captured_at_end(rules, position);
  answer.redeal = !answer.captured;
  if (answer.captured) answer.score = score_of(rules, with_what_follows(rules, *answer.captured));
}

CaseAnswer answer_to(const Rules& rules, const TurnsAsked& asked) {
  CaseAnswer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (answer.refused) return answer;
  Position position = asked.position;
  for (const Turn& turn : asked.turns) {
    answer.judgements.push_back(judge_with_claims(rules, position, turn));
    position = answer.judgements.back().after;
  }
  if (deal_is_over(rules, position)) add_end_of_deal(rules, position, answer);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const PositionAsked& asked) {
  CaseAnswer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (!answer.refused) answer.findings = judge_position(rules, asked.position);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const EndAsked& asked) {
  CaseAnswer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (!answer.refused) add_end_of_deal(rules, asked.position, answer);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const DealingAsked& asked) {
  CaseAnswer answer;
  const Dealing& dealing = asked.stated.dealing;
  const Seat dealer = asked.before.dealer;
  answer.given = dealing_of(rules, asked.stated.pack, dealer, dealing.number);
  answer.findings = judge_dealing(rules, dealing, dealer, asked.stated.pack);
  answer.is_last_dealing = is_last_dealing(rules, dealing.number);
  answer.leader = leader_of_dealing(rules, asked.before, dealing.number);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const CutAsked& asked) {
  CaseAnswer answer;
  answer.findings = judge_cut(rules, asked.cards, asked.by, asked.dealer, asked.put_back);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const ScoreAsked& asked) {
  CaseAnswer answer;
  answer.score = score_of(rules, with_what_follows(rules, asked.captured));
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const MatchAsked& asked) {
  CaseAnswer answer;
  answer.match = standing_after(
      rules, {asked.match, asked.deals, asked.claimed_by, asked.false_claim_by, asked.last_capturer, asked.drawn});
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const ClaimAsked& asked) {
  CaseAnswer answer;
  answer.claim_is_correct = claim_is_correct(rules, asked.match, asked.captured, asked.by);
  answer.earned = score_so_far_in_match(rules, asked.match, asked.captured).total;
  answer.match =
      *answer.claim_is_correct ? asked.match : after_false_claim(rules, asked.match, asked.captured, asked.by);
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const InPlayAsked& asked) {
  CaseAnswer answer;
  answer.winner_in_play = won_during_play(rules, asked.match, asked.captured);
  answer.earned = score_so_far_in_match(rules, asked.match, asked.captured).total;
  return answer;
}

CaseAnswer answer_to(const Rules& rules, const LastCallAsked& asked) {
  CaseAnswer answer;
  answer.last_call = judge_last_call(rules, asked.number, asked.said);
  return answer;
}

// With clauses switched off nothing can be listed, and so nothing be counted. Nor where it takes too long, as it may
// under other rules than those that a case is about.
CaseAnswer answer_to(const Rules& rules, const PerftAsked& asked) {
  CaseAnswer answer;
  answer.refused = refusal_of(rules, asked.position);
  if (answer.refused) return answer;
  Effort effort({.steps = steps_of_a_perft, .bytes = bytes_of_a_perft});
  const Perft counted = perft(rules, asked.position, asked.depth, asked.pack, &effort);
  if (counted.listing == Listing::complete) answer.nodes.emplace(counted.nodes.begin() + 1, counted.nodes.end());
  return answer;
}

// One deal is played for all that there can be.
CaseAnswer answer_to(const Rules& rules, const PlayAsked& asked) {
  const auto course = playing::first_legal_deal(rules, asked.dealer, asked.pack);
  CaseAnswer answer;
  answer.plays_out = course && !playing::what_is_wrong(rules, asked.dealer, asked.pack, *course);
  return answer;
}

CaseAnswer answer_to(const Rules& /*rules*/, const RulesAsked& /*asked*/) { return {}; }

CaseAnswer answer_to(const Rules& /*rules*/, const Unreadable& asked) {
  CaseAnswer answer;
  answer.refused = asked.errors.empty() ? "" : asked.errors.front().found;
  return answer;
}

std::vector<Clause> clauses_of(const std::vector<Finding>& findings) {
  std::vector<Clause> clauses(findings.size());
  std::transform(findings.begin(), findings.end(), clauses.begin(), [](const Finding& one) { return one.clause; });
  return clauses;
}

}  // namespace

CaseAnswer answer(const Rules& rules, const Asked& asked) {
  const bool is_unreadable = std::holds_alternative<Unreadable>(asked);
  if (const auto why = is_unreadable ? std::nullopt : contradiction(rules)) {
    CaseAnswer refusal;
    refusal.refused = *why;
    return refusal;
  }
  return std::visit([&](const auto& one) { return answer_to(rules, one); }, asked);
}

Asked asked_by(const Rules& other, const Rules& rules, const Asked& asked) {
  Asked same = asked;
  const auto read_anew = [&](auto& one) {
    if constexpr (requires { Position{one.position}; })
      one.position = same_position_by(other, rules, one.position).value_or(one.position);
  };
  std::visit(read_anew, same);
  return same;
}

Reported reported_by(const Judgement& judgement) {
  Reported reported;
  reported.permissions = clauses_of(judgement.permissions);
  reported.warned = clauses_of(judgement.warnings);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    reported.verdict = ExpectedVerdict::illegal;
    reported.cited = clauses_of(illegal->violations);
    reported.impossible = illegal->impossible;
  } else if (const auto* open = std::get_if<Undetermined>(&judgement.verdict)) {
    reported.verdict = ExpectedVerdict::undetermined;
    for (const Need& need : open->needs) reported.cited.push_back(need.clause);
  }
  return reported;
}

Reported reported_by(const std::vector<Finding>& findings) {
  return {.verdict = findings.empty() ? ExpectedVerdict::legal : ExpectedVerdict::illegal,
          .cited = clauses_of(findings)};
}

Reported reported_by(LastCall call) {
  Reported reported;
  if (call == LastCall::slip) reported.warned.push_back("AA-DEAL-6"_clause);
  if (call == LastCall::fault) {
    reported.verdict = ExpectedVerdict::illegal;
    reported.cited.push_back("AA-DEAL-6"_clause);
  }
  return reported;
}

}  // namespace casino::corpus
