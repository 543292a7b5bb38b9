#include "oracle/conform/smoke.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/protocol/choose.hpp"
#include "oracle/conform/questions/game_questions.hpp"
#include "oracle/conform/questions/message.hpp"

namespace casino::conform {
namespace {

class Overheard : public Channel {
 public:
  Overheard(std::unique_ptr<Channel> channel, Overhear overhear)
      : channel_(std::move(channel)), overhear_(std::move(overhear)) {}

  void send(std::string line) override {
    overhear_('>', line);
    channel_->send(std::move(line));
  }
  Received receive(int milliseconds) override {
    Received received = channel_->receive(milliseconds);
    if (const auto* line = std::get_if<Line>(&received)) overhear_('<', line->text);
    return received;
  }
  [[nodiscard]] std::string said_beside() const override { return channel_->said_beside(); }

 private:
  std::unique_ptr<Channel> channel_;
  Overhear overhear_;
};

bool is_among(const std::vector<Question>& chosen, Operation operation) {
  return std::any_of(chosen.begin(), chosen.end(), [&](const Question& one) { return one.operation == operation; });
}

// The first question of each operation, of the first rules in which there is one.
std::vector<Question> one_of_each(const std::vector<Rules>& all, const Declaration& declaration) {
  std::vector<Question> chosen;
  const auto has_all = [&] {
    return std::all_of(declaration.operations.begin(), declaration.operations.end(),
                       [&](Operation one) { return is_among(chosen, one); });
  };
  for (auto rules = all.begin(); rules != all.end() && !has_all(); ++rules)
    for (Question& question : questions_of_game(*rules, declaration, 1))
      if (!is_among(chosen, question.operation)) chosen.push_back(std::move(question));
  return chosen;
}

// Whoever was asked nothing has shown nothing.
void report_what_is_not_asked(const std::vector<Question>& asked, const Declaration& declaration, Smoke& found) {
  if (asked.empty() && !declaration.chooses) found.wrong = "nothing can be asked: " + why_nothing_is_asked(declaration);
  for (const Operation operation : declaration.operations)
    if (!asked.empty() && !is_among(asked, operation))
      found.remarks.push_back(
          fmt::format("{} is not asked: there is no such question in the rules that are declared", name_of(operation)));
}

std::string text_of(const Question& question, const Checked& checked) {
  const Said words = said(question, checked);
  return fmt::format("{}: expected {}, found {}", name_of(outcome_of(checked)), words.expected, words.found);
}

// For a turn, in a position of the rules in which somebody acts.
std::optional<Question> one_to_choose_in(const std::vector<Rules>& all, const Declaration& declaration) {
  if (!declaration.chooses) return std::nullopt;
  Declaration judges = declaration;
  judges.operations = {Operation::judge};
  const std::vector<Question> questions = one_of_each(all, judges);
  return questions.empty() ? std::nullopt : std::optional(questions.front());
}

// Any legal turn is right.
void ask_for_a_turn(Session& session, const Question& question, Smoke& found) {
  const Rules& rules = question.rules;
  const Seat seat = question.position.to_act;
  const Choosing asked{players::view_of(rules, question.position, seat), {}, 1};
  const Reply reply = session.ask(rules, members_of(asked, rules));
  if (const auto* failed = std::get_if<Failed>(&reply)) found.wrong = fmt::format("{}: {}", choosing, failed->what);
  if (const auto* skipped = std::get_if<Skipped>(&reply))
    found.remarks.push_back(fmt::format("{} is skipped: {}", choosing, skipped->reason));
  const auto* answered = std::get_if<Answered>(&reply);
  if (answered == nullptr) return;
  const Parsed<Turn> turn = chosen_in(answered->document, rules, seat);
  if (!turn) {
    found.wrong = fmt::format("{}: its answer is no turn", choosing);
    return;
  }
  const Verdict verdict = judge(rules, question.position, *turn).verdict;
  if (std::holds_alternative<Legal>(verdict)) return;
  std::string clauses;
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    for (const Finding& violation : illegal->violations) clauses += fmt::format(" {}", entry_of(violation.clause).id);
  found.remarks.push_back(fmt::format("{}: expected a legal turn, found one that is not{}", choosing, clauses));
}

}  // namespace

Launch overheard(Launch launch, Overhear overhear) {
  return [launch = std::move(launch), overhear = std::move(overhear)]() -> std::unique_ptr<Channel> {
    return std::make_unique<Overheard>(launch(), overhear);
  };
}

Smoke smoke(Session& session) {
  Smoke found;
  const auto started = session.start();
  if (const auto* failed = std::get_if<Failed>(&started)) {
    found.wrong = failed->what;
    return found;
  }
  const auto& declaration = std::get<Declaration>(started);
  for (const std::string& key : declaration.passed_over)
    found.remarks.push_back(fmt::format("a key of its answer to \"start\" is not known, and passed over: {}", key));
  const std::vector<Rules> all = all_played(declaration);
  if (all.empty()) found.wrong = "no rules are declared that can be played";
  if (declaration.operations.empty() && !declaration.chooses) found.wrong = "no operations are declared";
  if (found.wrong) return found;
  const std::vector<Question> questions = one_of_each(all, declaration);
  report_what_is_not_asked(questions, declaration, found);
  for (const Question& question : questions) {
    const Checked result = checked(question, session.ask(question.rules, members_of(message_of(question))));
    switch (outcome_of(result)) {
      case Outcome::pass: break;
      case Outcome::fail:
      case Outcome::wrong_reason:
      case Outcome::undecided: found.remarks.push_back(text_of(question, result)); break;
      case Outcome::skip:
        found.remarks.push_back(
            fmt::format("{} is skipped: {}", name_of(question.operation), said(question, result).found));
        break;
      case Outcome::error:
      case Outcome::crash:
      case Outcome::hang: found.wrong = text_of(question, result); return found;
    }
  }
  if (const auto question = one_to_choose_in(all, declaration)) ask_for_a_turn(session, *question, found);
  if (found.wrong) return found;
  if (const auto failed = session.stop(); failed && !found.wrong) found.wrong = failed->what;
  if (session.surplus() != 0 && !found.wrong) found.wrong = "a second answer to a question that was answered before";
  return found;
}

}  // namespace casino::conform
