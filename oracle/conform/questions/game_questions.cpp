#include "oracle/conform/questions/game_questions.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/sayable.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/generate/made_up.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::conform {
namespace {

using generate::Dice;

constexpr std::size_t wrong_turns_of_each = 6;
constexpr generate::MadeUpTurns made_up{15, 3};  // of which few are asked
constexpr std::size_t usual_questions = 512;     // about a deal
constexpr std::size_t most_turns_listed = 64;
constexpr std::uint64_t most_turns_asked_for = 300;

class Asker {
 public:
  Asker(const Rules& rules, const Declaration& declaration, std::uint64_t seed, std::string id)
      : rules_(rules), declaration_(declaration), dice_(seed), id_(std::move(id)) {
    questions_.reserve(usual_questions);
  }

  std::vector<Question> all(std::uint64_t seed) && {
    const log::Log game = generate::random_game(log::stated(rules_), seed, {.deals = 1});
    log::Replay replay(rules_, game.before);
    for (const log::Deal& deal : game.deals) {
      replay.begin(deal);
      for (const log::Entry& entry : deal.entries) {
        if (const auto* turn = std::get_if<Turn>(&entry.what)) ask_about(replay.position(), *turn);
        replay.take(entry);
      }
      ask_for_score(replay.position());
    }
    ask_for_deal();
    return std::move(questions_);
  }

 private:
  void ask(Question question) {
    question.id = fmt::format("{}/{}", id_, questions_.size() + 1);
    question.title = "a turn of a random game";
    questions_.push_back(std::move(question));
  }

  void ask_to_judge(const Position& position, const Turn& turn) {
    Question question = judged(rules_, position, turn);
    if (question.verdict != corpus::ExpectedVerdict::undetermined) ask(std::move(question));
  }

  void ask_about(const Position& position, const Turn& turn) {
    if (declaration_.does(Operation::judge)) {
      ask_to_judge(position, turn);
      for (const Turn& wrong : some_wrong_turns(position, turn)) ask_to_judge(position, wrong);
    }
    Question question;
    question.rules = rules_;
    question.position = position;
    question.turn = turn;
    question.operation = Operation::apply;
    if (declaration_.does(Operation::apply)) ask(question);
    question.operation = Operation::turns;
    if (declaration_.does(Operation::turns) &&
        count_legal_turns(rules_, position, most_turns_asked_for) < most_turns_asked_for)
      ask(question);
  }

  std::vector<Turn> some_wrong_turns(const Position& position, const Turn& turn) {
    std::vector<Turn> turns = generate::wrong_turns(rules_, position, turn, dice_, made_up);
    for (Turn& bold : generate::bold_turns(rules_, position, legal_turns(rules_, position, most_turns_listed)))
      turns.push_back(std::move(bold));
    std::erase_if(turns, [&](const Turn& one) { return !can_be_said(rules_, one); });
    generate::shuffle(turns, dice_);
    if (turns.size() > wrong_turns_of_each) turns.resize(wrong_turns_of_each);
    return turns;
  }

  void ask_for_score(const Position& end) {
    const auto captured = captured_at_end(rules_, end);
    if (!declaration_.does(Operation::score) || !captured || !is_certain(*captured)) return;
    Question question;
    question.operation = Operation::score;
    question.rules = rules_;
    question.captured = *captured;
    question.total = score_of(rules_, *captured).total;
    ask(std::move(question));
  }

  void ask_for_deal() {
    Question question;
    question.operation = Operation::play;
    question.rules = rules_;
    question.dealer = Seat{static_cast<std::uint8_t>(dice_.below(rules_.seats.count))};
    question.pack = generate::shuffled(rules_.pack, dice_);
    const bool is_fixed = rules_.deal_table_source != DealTableSource::cut &&
                          dealing_of(rules_, question.pack, question.dealer, 1).has_value();
    if (is_fixed && declaration_.does(Operation::play)) ask(std::move(question));
  }

  const Rules& rules_;
  const Declaration& declaration_;
  Dice dice_;
  std::string id_;
  std::vector<Question> questions_;
};

}  // namespace

std::vector<Question> questions_of_game(const Rules& rules, const Declaration& declaration, std::uint64_t seed,
                                        const std::string& id) {
  return Asker(rules, declaration, seed, id).all(seed);
}

std::string why_nothing_is_asked(const Declaration& declaration) {
  const std::vector<Operation>& declared = declaration.operations;
  if (declared.empty()) return "no operations are declared";
  const bool is_play_alone =
      std::all_of(declared.begin(), declared.end(), [](Operation one) { return one == Operation::play; });
  return is_play_alone ? "play alone is declared, which is not asked where the first layout is cut"
                       : "nothing of what is declared comes up in them";
}

}  // namespace casino::conform
