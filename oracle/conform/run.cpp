#include "oracle/conform/run.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "oracle/conform/case_questions.hpp"
#include "oracle/conform/game_questions.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::conform {
namespace {

// Questions of the same rules are asked together, so that an adapter is seldom told other rules.
class ByRules {
 public:
  void add(Question question) {
    const auto same =
        std::find_if(all_.begin(), all_.end(), [&](const auto& entry) { return entry.first == question.rules; });
    if (same != all_.end()) return same->second.push_back(std::move(question));
    const Rules rules = question.rules;
    all_.emplace_back(rules, std::vector<Question>{std::move(question)});
  }
  [[nodiscard]] std::vector<std::pair<Rules, std::vector<Question>>>& all() { return all_; }

 private:
  std::vector<std::pair<Rules, std::vector<Question>>> all_;
};

std::vector<Clause> refusing_clauses(const Question& question) {
  std::vector<Clause> clauses;
  for (const corpus::ExpectedClause& expected : question.clauses) clauses.push_back(*expected.clauses.begin());
  return clauses;
}

bool is_worth_a_look(Outcome outcome) {
  return outcome != Outcome::pass && outcome != Outcome::skip && outcome != Outcome::undecided;
}

}  // namespace

bool Summary::holds() const {
  return of(Outcome::fail) + of(Outcome::wrong_reason) + of(Outcome::error) + of(Outcome::crash) + of(Outcome::hang) ==
         0;
}

Run::Run(Session& session, const Declaration& declaration, const Plan& plan, Tell tell)
    : session_(session), declaration_(declaration), plan_(plan), tell_(std::move(tell)), disagreements_(session) {}

bool Run::is_wanted(const std::string& id) const {
  return plan_.only.empty() || std::find(plan_.only.begin(), plan_.only.end(), id) != plan_.only.end();
}

bool Run::may_go_on() {
  const bool may = plan_.has_time() && !session_.has_given_up();
  if (!may) summary_.is_whole = false;
  return may;
}

void Run::tell(const Result& result) {
  ++summary_.by_outcome.at(static_cast<std::size_t>(result.outcome));
  // "a game that is not declared: swazi": of each kind of reason the number will do.
  if (result.outcome == Outcome::skip) ++summary_.skipped_because[result.found.substr(0, result.found.find(": "))];
  tell_(result);
}

void Run::ask(const Rules& rules, std::vector<Question> questions) {
  std::erase_if(questions, [&](const Question& question) { return !is_wanted(question.id); });
  std::vector<json::Json> messages;
  for (const Question& question : questions) messages.push_back(message_of(question));
  std::vector<std::pair<std::size_t, Checked>> wrong;
  session_.ask(rules, messages, [&](std::size_t index, const Reply& reply) {
    const Question& question = questions[index];
    const Checked result = checked(question, reply);
    tell({question.id, question.title, std::string(rules.variant), result.outcome, result.expected, result.found,
          refusing_clauses(question)});
    if (is_worth_a_look(result.outcome)) wrong.emplace_back(index, result);
    if (result.outcome == Outcome::pass) disagreements_.note_right(question);
  });
  // Only now, for making them smaller asks again.
  std::sort(wrong.begin(), wrong.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [index, result] : wrong) disagreements_.add(questions[index], result);
}

void Run::ask_cases(const corpus::Corpus& corpus) {
  if (!plan_.asks_cases) return;
  ByRules by_rules;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) {
      CaseQuestions made = questions_of(one, declaration_);
      for (const NotAsked& skipped : made.not_asked)
        if (is_wanted(skipped.id))
          tell({skipped.id, skipped.title, std::string(one.rules.variant), Outcome::skip, {}, skipped.reason, {}});
      for (Question& question : made.questions)
        if (is_wanted(question.id)) by_rules.add(std::move(question));
    }
  for (auto& [rules, questions] : by_rules.all())
    if (may_go_on()) ask(rules, std::move(questions));
}

void Run::play(const Rules& rules, std::size_t number, std::uint64_t game) {
  const std::uint64_t seed = generate::scrambled(plan_.seed + generate::scrambled(game));
  const std::string id = fmt::format("game/{}/{}/{}", plan_.seed, number, game);
  ask(rules, questions_of_game(rules, declaration_, seed, id));
}

// The games that are wanted by their IDs, or one after the other of each of the rules until enough is asked.
void Run::ask_games() {
  const std::vector<Rules> all = all_played(declaration_);
  const auto& counts = summary_.by_outcome;
  const auto told = [&] { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); };
  const std::uint64_t before = told();
  const auto asked = [&] { return told() - before; };
  for (std::uint64_t game = 1; !all.empty() && asked() < plan_.questions; ++game) {
    const std::uint64_t before_round = asked();
    for (std::size_t number = 0; number < all.size() && asked() < plan_.questions; ++number) {
      if (!may_go_on()) return;
      const std::string prefix = fmt::format("game/{}/{}/{}/", plan_.seed, number + 1, game);
      const auto is_in_it = [&](const std::string& id) { return id.starts_with(prefix); };
      if (!plan_.only.empty() && std::none_of(plan_.only.begin(), plan_.only.end(), is_in_it)) continue;
      play(all[number], number + 1, game);
    }
    const bool nothing_to_ask = asked() == before_round && (plan_.only.empty() || game >= plan_.questions);
    if (nothing_to_ask) return;
  }
}

void Run::finish() {
  disagreements_.settle();
  for (const Failed& failed : session_.unexplained()) {
    const bool has_crashed = failed.trouble == Trouble::crashed;
    const bool has_hung = failed.trouble == Trouble::hung;
    tell({"unexplained",
          "happened while several questions were on their way, and not when each was asked alone",
          "",
          has_crashed ? Outcome::crash
          : has_hung  ? Outcome::hang
                      : Outcome::error,
          "an answer",
          failed.what,
          {}});
  }
}

}  // namespace casino::conform
