#include "oracle/conform/questions/agenda.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/conform/questions/game_questions.hpp"
#include "oracle/conform/questions/message.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/sha256.hpp"

namespace casino::conform {
namespace {

void write_messages(Piece& piece) {
  Messages messages(piece.rules);
  for (const Question& question : piece.questions) piece.messages.push_back(messages.of(question));
}

// Leaves of two vectors of the same length what stands at these places.
template <typename Keeps>
void keep_only(Piece& piece, const Keeps& keeps) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < piece.questions.size(); ++i) {
    if (!keeps(piece.questions[i])) continue;
    if (kept != i) {
      piece.questions[kept] = std::move(piece.questions[i]);
      piece.messages[kept] = std::move(piece.messages[i]);
    }
    ++kept;
  }
  piece.questions.resize(kept);
  piece.messages.resize(kept);
}

}  // namespace

Agenda::Agenda(const Declaration& declaration, const Plan& plan, const corpus::Corpus& corpus)
    : declaration_(declaration), plan_(plan), tables_(all_played(declaration)) {
  for (const std::string& id : plan.only)
    if (looks_like_a_name(id)) sought_.names.insert(id);
  if (sought_.names.empty()) sought_.last_round = 0;
  if (!plan.asks_cases) return;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) add(one);
}

bool Agenda::is_wanted(const std::string& id) const {
  return plan_.only.empty() || std::find(plan_.only.begin(), plan_.only.end(), id) != plan_.only.end();
}

// Questions of the same rules are asked together, so that an adapter is seldom told other rules.
void Agenda::add(const corpus::Case& one) {
  CaseQuestions made = questions_of(one, declaration_);
  for (NotAsked& skipped : made.not_asked)
    if (is_wanted(skipped.id) && plan_.shard.has(not_asked_by_all_++)) not_asked_.push_back(std::move(skipped));
  for (Question& question : made.questions) {
    if (!is_wanted(question.id)) continue;
    ++planned_of_cases_;
    const auto same =
        std::find_if(cases_.begin(), cases_.end(), [&](const auto& piece) { return piece->rules == question.rules; });
    const auto piece = same == cases_.end() ? cases_.emplace_back(std::make_shared<Piece>()) : *same;
    piece->rules = question.rules;
    piece->questions.push_back(std::move(question));
  }
}

std::size_t Agenda::questions_of_all() const {
  const auto of_games =
      plan_.only.empty()
          ? plan_.questions
          : static_cast<std::size_t>(std::count_if(plan_.only.begin(), plan_.only.end(), looks_like_a_name));
  return planned_of_cases_ + of_games;
}

std::size_t Agenda::planned_of_all() const { return not_asked_by_all_ + questions_of_all(); }

std::size_t Agenda::planned() const { return not_asked_.size() + plan_.shard.share_of(questions_of_all()); }

std::string Agenda::digest_of_cases() const {
  std::string all = fmt::format("{}\n", not_asked_by_all_);
  for (const auto& piece : cases_)
    for (const Question& question : piece->questions)
      all += fmt::format("{} {} {} {} {}\n", question.id, rules_in_words(question.rules),
                         json::verdict_names.at(static_cast<std::size_t>(question.verdict)), written_clauses(question),
                         message_of(question).dump());
  return sha256(all);
}

std::string Agenda::why_fewer() const {
  if (!plan_.only.empty() || taken_.questions >= plan_.questions) return {};
  return tables_.empty() ? "no rules are declared that can be played" : why_nothing_is_asked(declaration_);
}

// Games one after the other at each of the tables, until enough is asked, or found of what is sought.
std::optional<Agenda::Make> Agenda::next_game() {
  const bool is_over = next_game_ > (plan_.only.empty() ? plan_.questions : sought_.last_round);
  if (tables_.empty() || is_over) return std::nullopt;
  const std::uint64_t game = next_game_;
  const std::size_t table = next_table_;
  if (++next_table_ == tables_.size()) {
    next_table_ = 0;
    ++next_game_;
  }
  return [this, game, table] {
    Piece piece{tables_[table], {}, {}, game, table, 0};
    const std::uint64_t seed = generate::scrambled(plan_.seed + generate::scrambled(game));
    piece.questions = questions_of_game(piece.rules, declaration_, seed);
    piece.made = piece.questions.size();
    write_messages(piece);
    for (std::size_t i = 0; i < piece.questions.size(); ++i)
      piece.questions[i].id = name_of(piece.questions[i], piece.messages[i]);
    keep_only(piece, [&](const Question& question) { return is_wanted(question.id); });
    return piece;
  };
}

// The same can come up in two games, and more often where few cards are left.
void Agenda::leave_out_what_was_asked(Piece& piece) {
  keep_only(piece, [&](const Question& question) {
    return asked_.insert(std::hash<std::string>{}(question.id) + piece.table).second;
  });
}

std::optional<Agenda::Make> Agenda::next() {
  if (next_case_ == cases_.size()) return next_game();
  return [piece = cases_[next_case_++]] {
    write_messages(*piece);
    return std::move(*piece);
  };
}

bool Agenda::wants(Piece& piece) {
  if (piece.game != 0) {
    leave_out_what_was_asked(piece);
    if (!(plan_.only.empty() ? wants_some_of(piece) : wants_to_search(piece))) return false;
  }
  number_and_share_out(piece);
  return true;
}

// Every shard makes all questions, for only so can it be known which come up before, and which are enough.
void Agenda::number_and_share_out(Piece& piece) {
  for (Question& question : piece.questions) question.number = next_number_++;
  if (!plan_.shard.is_the_whole())
    keep_only(piece, [&](const Question& question) { return plan_.shard.has(question.number); });
}

bool Agenda::wants_to_search(const Piece& piece) {
  sought_.searched += piece.made;
  for (const Question& question : piece.questions) sought_.names.erase(question.id);
  // To the end of the round: other tables may have it, too.
  const bool is_enough = sought_.names.empty() || sought_.searched >= plan_.questions;
  if (piece.game <= sought_.last_round && is_enough) sought_.last_round = piece.game;
  return piece.game <= sought_.last_round;
}

bool Agenda::wants_some_of(Piece& piece) {
  const bool is_another_round = piece.game != taken_.round;
  // A round in which there was nothing to ask: there will be nothing in the next.
  if (is_another_round && taken_.round != 0 && taken_.of_round == 0) return false;
  if (is_another_round) taken_.of_round = 0;
  taken_.round = piece.game;
  if (taken_.questions >= plan_.questions) return false;
  if (piece.questions.size() > plan_.questions - taken_.questions) {
    piece.questions.resize(plan_.questions - taken_.questions);
    piece.messages.resize(piece.questions.size());
  }
  taken_.questions += piece.questions.size();
  taken_.of_round += piece.questions.size();
  return true;
}

}  // namespace casino::conform
