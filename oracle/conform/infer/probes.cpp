#include "oracle/conform/infer/probes.hpp"

#include <algorithm>

#include "model/apply/same_position.hpp"
#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/conform/protocol/sayable.hpp"
#include "oracle/conform/questions/game_questions.hpp"

namespace casino::conform {
namespace {

constexpr std::uint64_t games = 3;

// A card of a Rook pack is none of the others', whatever place it has among its own. The other way round a reader of
// ours takes them as they come.
bool has_the_cards_of(const Rules& rules, const Probe& probe) {
  return rules.pack_kind == PackKind::rook40 || probe.rules.pack_kind != PackKind::rook40;
}

bool fit(const Captured& captured, const Rules& rules) {
  for (const CardSet& cards : captured.cards)
    if (!rules.pack.contains_all(cards)) return false;
  for (auto i = static_cast<std::uint8_t>(side_count(rules)); i < max_seats; ++i)
    if (!captured.cards[Side{i}].empty()) return false;
  return is_certain(captured);
}

// The position as whoever plays by these rules reads it; nothing where it is none by them.
std::optional<Position> position_read_by(const Rules& rules, const Probe& probe) {
  if (!has_the_cards_of(rules, probe)) return std::nullopt;
  std::optional<Position> position = are_named_alike(rules.pack_kind, probe.rules.pack_kind)
                                         ? same_position_by(rules, probe.rules, probe.position)
                                         : probe.position;
  return position && structural_faults(rules, *position).empty() ? position : std::nullopt;
}

// The same; nothing, too, where the turn cannot be asked about.
std::optional<Position> position_under(const Rules& rules, const Probe& probe) {
  std::optional<Position> position = position_read_by(rules, probe);
  return position && !is_worded_oddly(rules, *position, probe.turn) ? position : std::nullopt;
}

bool score_can_be_asked(const Rules& rules, const Probe& probe) {
  return has_the_cards_of(rules, probe) && fit(probe.captured, rules);
}

Question bare(const Rules& rules, const Probe& probe) {
  return {.id = probe.id,
          .operation = probe.operation,
          .rules = rules,
          .position = probe.position,
          .turn = probe.turn,
          .captured = probe.captured};
}

bool has_no_pile(const Position& position) {
  return std::all_of(position.piles.begin(), position.piles.end(), [](const Pile& pile) { return pile.empty(); });
}

void add_turns(const corpus::Case& one, const corpus::TurnsAsked& asked, std::vector<Probe>& probes) {
  Position position = asked.position;
  for (const Turn& turn : asked.turns) {
    if (position.hands[turn.seat].is_known()) {
      probes.push_back({one.id, one.rules, Operation::judge, position, turn, {}});
      // How piles lie is told otherwise where somebody steals from them.
      if (has_no_pile(position)) probes.push_back({one.id + "/apply", one.rules, Operation::apply, position, turn, {}});
    }
    position = judge(one.rules, position, turn).after;
  }
}

}  // namespace

std::optional<Question> under(const Rules& rules, const Probe& probe) {
  if (probe.operation == Operation::score) {
    if (!score_can_be_asked(rules, probe)) return std::nullopt;
    Question question = bare(rules, probe);
    question.total = score_of(rules, probe.captured).total;
    return question;
  }
  const std::optional<Position> position = position_under(rules, probe);
  if (!position) return std::nullopt;
  Question ruled = judged(rules, *position, probe.turn);
  if (ruled.verdict == corpus::ExpectedVerdict::undetermined) return std::nullopt;
  ruled.id = probe.id;
  ruled.operation = probe.operation;
  return ruled;
}

std::optional<Expectation> expectation(const Rules& rules, const Probe& probe) {
  if (probe.operation == Operation::score) {
    if (!score_can_be_asked(rules, probe)) return std::nullopt;
    return score_of(rules, probe.captured).total;
  }
  const std::optional<Position> position = position_under(rules, probe);
  if (!position) return std::nullopt;
  Judgement ruled = judge_with_claims(rules, *position, probe.turn);
  const auto verdict = static_cast<corpus::ExpectedVerdict>(ruled.verdict.index());
  if (verdict == corpus::ExpectedVerdict::undetermined) return std::nullopt;
  if (probe.operation == Operation::apply) return std::move(ruled.after);
  return verdict;
}

bool is_in_words_of_others(const Rules& rules, const Probe& probe) {
  if (probe.operation == Operation::score) return false;
  const std::optional<Position> position = position_read_by(rules, probe);
  return position && is_worded_oddly(rules, *position, probe.turn);
}

bool explains(const Rules& rules, const Probe& probe, const Reply& reply) {
  const auto question = under(rules, probe);
  if (!question) return false;
  return is_explained(outcome_of(checked(*question, reply)));
}

std::vector<Probe> probes_of(const corpus::Corpus& corpus, Seats seats) {
  std::vector<Probe> probes;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) {
      if (one.rules.seats != seats || one.status == "withdrawn" || contradiction(one.rules)) continue;
      if (const auto* turns = std::get_if<corpus::TurnsAsked>(&one.asked)) {
        if (structural_faults(one.rules, turns->position).empty()) add_turns(one, *turns, probes);
      } else if (const auto* score = std::get_if<corpus::ScoreAsked>(&one.asked)) {
        probes.push_back({one.id, one.rules, Operation::score, {}, {}, score->captured});
      }
    }
  return probes;
}

std::vector<Probe> probes_of_games(const Rules& rules) {
  Declaration declaration;
  declaration.operations = {Operation::judge, Operation::apply, Operation::score};
  std::vector<Probe> probes;
  for (std::uint64_t game = 1; game <= games; ++game)
    for (const Question& question : questions_of_game(rules, declaration, game))
      probes.push_back({"a game", rules, question.operation, question.position, question.turn, question.captured});
  return probes;
}

}  // namespace casino::conform
