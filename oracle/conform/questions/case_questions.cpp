#include "oracle/conform/questions/case_questions.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/sayable.hpp"

namespace casino::conform {
namespace {

using corpus::Expected;
using corpus::ExpectedVerdict;

// A case under its own rules, or under those of a reading.
struct Under {
  std::string id;
  std::string title;
  const Rules& rules;
  const std::vector<Expected>& expected;
  const Declaration& declaration;
  CaseQuestions& made;

  void skip(Reason reason) const {
    made.not_asked.push_back({id, title, std::string(rules.variant), std::move(reason)});
  }
  void ask(Question question, const std::string& part) const {
    question.id = id + part;
    question.title = title;
    made.questions.push_back(std::move(question));
  }
};

// Why a turn cannot be judged by everybody; nothing if it can.
std::optional<std::string> why_partial(const Position& position, const Turn& turn, const Expected& expected) {
  if (expected.verdict == ExpectedVerdict::undetermined) return "the position does not tell (partial is not declared)";
  if (!position.hands[turn.seat].is_known()) return "the acting hand is not known whole (partial is not declared)";
  return std::nullopt;
}

// AA-BLD-2: programs are given values, and know nothing of words that were not said.
bool is_silent(const Turn& turn) {
  return std::ranges::any_of(turn.steps, [](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && action->silent;
  });
}

void ask_turn(const Under& under, const Position& position, const Turn& turn, const Expected& expected,
              const std::string& part) {
  if (!expected.verdict) return under.skip({"no verdict is expected"});
  if (is_silent(turn)) return under.skip({"about words that were not said"});
  if (is_worded_oddly(under.rules, position, turn)) return under.skip({"about another word for the same play"});
  if (!under.declaration.does(Operation::judge)) return under.skip({"not declared", "judge"});
  const auto partial = under.declaration.knows_partial ? std::nullopt : why_partial(position, turn, expected);
  if (partial) return under.skip({*partial});
  Question question = judged(under.rules, position, turn);
  question.verdict = *expected.verdict;
  question.clauses =
      *expected.verdict == ExpectedVerdict::legal ? std::vector<corpus::ExpectedClause>{} : expected.clauses;
  under.ask(question, part);
  // Nobody makes a turn that is refused: what comes of it is not asked.
  const bool is_made = expected.after && *expected.verdict == ExpectedVerdict::legal;
  if (!is_made || !under.declaration.does(Operation::apply)) return;
  question.operation = Operation::apply;
  under.ask(std::move(question), part + "/apply");
}

void ask(const Under& under, const corpus::TurnsAsked& asked) {
  Position position = asked.position;
  for (std::size_t i = 0; i < asked.turns.size() && i < under.expected.size(); ++i) {
    ask_turn(under, position, asked.turns[i], under.expected[i],
             asked.turns.size() == 1 ? "" : fmt::format("#{}", i + 1));
    position = judge(under.rules, position, asked.turns[i]).after;
  }
}

void ask(const Under& under, const corpus::ScoreAsked& asked) {
  if (!under.declaration.does(Operation::score)) return under.skip({"not declared", "score"});
  if (under.expected.empty() || !under.expected.front().total) return under.skip({"no total is expected"});
  if (!can_be_captured(under.rules, asked.captured)) return under.skip({"what nobody can have captured in a deal"});
  under.ask({.operation = Operation::score,
             .rules = under.rules,
             .captured = asked.captured,
             .total = *under.expected.front().total},
            "");
}

// What there is to count after one turn is what there is to list.
void ask(const Under& under, const corpus::PerftAsked& asked) {
  if (!under.declaration.does(Operation::turns)) return under.skip({"not declared", "turns"});
  if (!under.rules.off.empty()) return under.skip({"clauses are switched off, and turns are listed by all"});
  if (!asked.position.hands[asked.position.to_act].is_known())
    return under.skip({"the acting hand is not known whole"});
  under.ask({.operation = Operation::turns, .rules = under.rules, .position = asked.position}, "");
}

void ask(const Under& under, const corpus::PlayAsked& asked) {
  if (!under.declaration.does(Operation::play)) return under.skip({"not declared", "play"});
  if (under.expected.empty() || !under.expected.front().plays_out.value_or(false))
    return under.skip({"a deal that cannot be played"});
  under.ask({.operation = Operation::play, .rules = under.rules, .dealer = asked.dealer, .pack = asked.pack}, "");
}

template <typename Other>
void ask(const Under& under, const Other& /*asked*/) {
  under.skip({"the protocol has no question of this kind"});
}

void ask_under(const Under& under, const corpus::Asked& asked) {
  if (const auto why = why_not_played(under.declaration, under.rules)) return under.skip(*why);
  const bool is_refused = !under.expected.empty() && under.expected.front().refused.value_or(false);
  if (is_refused || contradiction(under.rules)) return under.skip({"about rules or a position that are none"});
  std::visit([&](const auto& one) { ask(under, one); }, asked);
}

}  // namespace

CaseQuestions questions_of(const corpus::Case& one, const Declaration& declaration) {
  CaseQuestions made;
  if (one.status == "withdrawn") return made;
  ask_under({one.id, one.title, one.rules, one.expected, declaration, made}, one.asked);
  for (const corpus::Reading& reading : one.readings)
    ask_under({one.id + "@" + reading.name, one.title, reading.rules, reading.expected, declaration, made}, one.asked);
  return made;
}

}  // namespace casino::conform
