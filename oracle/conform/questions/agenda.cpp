#include "oracle/conform/questions/agenda.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include <fmt/format.h>

#include "oracle/conform/questions/game_questions.hpp"
#include "oracle/conform/questions/message.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::conform {
namespace {

void write_messages(Piece& piece) {
  Messages messages(piece.rules);
  for (const Question& question : piece.questions) piece.messages.push_back(messages.of(question));
}

// The round of games that a question is of: of "game/SEED/TABLE/ROUND/NUMBER". 0: it is of none.
std::uint64_t round_of(std::string_view id) {
  if (!id.starts_with("game/")) return 0;
  for (int part = 0; part < 3; ++part) id.remove_prefix(std::min(id.find('/'), id.size() - 1) + 1);
  std::uint64_t round = 0;
  std::from_chars(id.data(), id.data() + id.size(), round);
  return round < std::numeric_limits<std::uint64_t>::max() ? round : 0;
}

}  // namespace

Agenda::Agenda(const Declaration& declaration, const Plan& plan, const corpus::Corpus& corpus)
    : declaration_(declaration), plan_(plan), tables_(all_played(declaration)) {
  for (const std::string& id : plan.only)
    if (const std::uint64_t round = round_of(id); round != 0) rounds_.insert(round);
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
    if (is_wanted(skipped.id)) not_asked_.push_back(std::move(skipped));
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

std::size_t Agenda::planned() const {
  const auto is_of_a_game = [](const std::string& id) { return round_of(id) != 0; };
  const auto of_games =
      plan_.only.empty() ? plan_.questions
                         : static_cast<std::size_t>(std::count_if(plan_.only.begin(), plan_.only.end(), is_of_a_game));
  return not_asked_.size() + planned_of_cases_ + of_games;
}

std::string Agenda::why_fewer() const {
  if (!plan_.only.empty() || wanted_ >= plan_.questions) return {};
  return tables_.empty() ? "no rules are declared that can be played" : why_nothing_is_asked(declaration_);
}

// The games that are wanted by their IDs, or one after the other at each of the tables until enough is asked.
std::optional<Agenda::Make> Agenda::next_game() {
  while (!tables_.empty()) {
    if (!plan_.only.empty()) {
      const auto wanted = rounds_.lower_bound(next_game_);
      if (wanted == rounds_.end()) return std::nullopt;
      next_game_ = *wanted;
    } else if (next_game_ > plan_.questions) {
      return std::nullopt;
    }
    const std::uint64_t game = next_game_;
    const std::size_t table = next_table_;
    if (++next_table_ == tables_.size()) {
      next_table_ = 0;
      ++next_game_;
    }
    const std::string id = fmt::format("game/{}/{}/{}", plan_.seed, table + 1, game);
    const auto is_in_it = [&](const std::string& one) { return one.starts_with(id + "/"); };
    if (!plan_.only.empty() && std::none_of(plan_.only.begin(), plan_.only.end(), is_in_it)) continue;
    return [this, id, game, table] {
      Piece piece{tables_[table], {}, {}, game};
      const std::uint64_t seed = generate::scrambled(plan_.seed + generate::scrambled(game));
      piece.questions = questions_of_game(piece.rules, declaration_, seed, id);
      std::erase_if(piece.questions, [&](const Question& question) { return !is_wanted(question.id); });
      write_messages(piece);
      return piece;
    };
  }
  return std::nullopt;
}

std::optional<Agenda::Make> Agenda::next() {
  if (next_case_ == cases_.size()) return next_game();
  return [piece = cases_[next_case_++]] {
    write_messages(*piece);
    return std::move(*piece);
  };
}

bool Agenda::wants(Piece& piece) {
  if (piece.game == 0 || !plan_.only.empty()) return true;
  const bool is_another_round = piece.game != game_;
  // A round in which there was nothing to ask: there will be nothing in the next.
  if (is_another_round && game_ != 0 && wanted_in_game_ == 0) return false;
  if (is_another_round) wanted_in_game_ = 0;
  game_ = piece.game;
  if (wanted_ >= plan_.questions) return false;
  if (piece.questions.size() > plan_.questions - wanted_) {
    piece.questions.resize(plan_.questions - wanted_);
    piece.messages.resize(piece.questions.size());
  }
  wanted_ += piece.questions.size();
  wanted_in_game_ += piece.questions.size();
  return true;
}

}  // namespace casino::conform
