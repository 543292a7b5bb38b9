#include "oracle/conform/questions/game_questions.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/sayable.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/generate/made_up.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/text/names.hpp"

namespace casino::conform {
namespace {

using generate::Dice;

constexpr std::size_t legal_turns_of_each = 2;  // beside the one that is made
constexpr std::size_t wrong_turns_of_each = 5;
constexpr generate::MadeUpTurns made_up{15, 3};  // of which few are asked
constexpr std::size_t usual_questions = 512;     // about a deal
constexpr std::size_t most_turns_listed = 64;
constexpr std::uint64_t most_turns_asked_for = 300;

// The clauses that refuse a turn, or what a lawful one does and by which permissions.
std::string topic_of_turn(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement judgement = judge(rules, position, turn);
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  std::set<std::string_view> words;
  for (const Finding& finding : illegal == nullptr ? judgement.permissions : illegal->violations)
    words.insert(entry_of(finding.clause).id);
  std::string subject = illegal == nullptr ? "legal" : "illegal";
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) subject += fmt::format(" {}", name_of(action->kind));
  for (const std::string_view word : words) subject += fmt::format(" {}", word);
  return subject;
}

// Games are made, and turns listed and chosen, by all clauses, also for somebody who does not keep to some of them: so
// what these refuse comes up, too. What he is asked is judged by those that he keeps to.
class Asker {
 public:
  Asker(const Rules& rules, const Declaration& declaration, std::uint64_t seed)
      : rules_(rules), made_by_(generate::with_all_clauses(rules)), declaration_(declaration), dice_(seed) {
    questions_.reserve(usual_questions);
  }

  std::vector<Question> all(std::uint64_t seed) && {
    const log::Log game = generate::random_game(log::stated(made_by_), seed, {.deals = 1});
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
    question.title = "a turn of a random game";
    questions_.push_back(std::move(question));
  }

  void ask_to_judge(const Position& position, const Turn& turn) {
    Question question = judged(rules_, position, turn);
    if (question.verdict != corpus::ExpectedVerdict::undetermined) ask(std::move(question));
  }

  // Of many turns these that are about what was asked about least in this game: left to chance, most would break the
  // same two or three clauses.
  void ask_about_the_rarest(const Position& position, const std::vector<Turn>& turns, std::size_t most) {
    std::vector<std::pair<std::string, const Turn*>> subjects;
    for (const Turn& turn : turns) subjects.emplace_back(topic_of_turn(made_by_, position, turn), &turn);
    for (std::size_t asked = 0; asked < most && !subjects.empty(); ++asked) {
      const auto rarest = std::min_element(subjects.begin(), subjects.end(), [&](const auto& a, const auto& b) {
        return asked_about_[a.first] < asked_about_[b.first];
      });
      ++asked_about_[rarest->first];
      ask_to_judge(position, *rarest->second);
      subjects.erase(rarest);
    }
  }

  void ask_about(const Position& position, const Turn& turn) {
    if (declaration_.does(Operation::judge)) {
      ask_to_judge(position, turn);
      const std::vector<Turn> legal = legal_turns(made_by_, position, most_turns_listed);
      ask_about_the_rarest(position, legal, legal_turns_of_each);
      ask_about_the_rarest(position, wrong_turns_around(position, turn, legal), wrong_turns_of_each);
    }
    Question question{.operation = Operation::apply, .rules = rules_, .position = position, .turn = turn};
    const bool is_lawful = judged(rules_, position, turn).verdict == corpus::ExpectedVerdict::legal;
    if (declaration_.does(Operation::apply) && is_lawful) ask(question);
    question.operation = Operation::turns;
    if (declaration_.does(Operation::turns) && rules_.off.empty() &&
        count_legal_turns(rules_, position, most_turns_asked_for) < most_turns_asked_for)
      ask(question);
  }

  std::vector<Turn> wrong_turns_around(const Position& position, const Turn& turn, const std::vector<Turn>& legal) {
    std::vector<Turn> turns = generate::wrong_turns(rules_, position, turn, dice_, made_up);
    for (Turn& bold : generate::bold_turns(rules_, position, legal)) turns.push_back(std::move(bold));
    std::erase_if(turns, [&](const Turn& one) {
      return !can_be_said(rules_, one) || !can_be_tried(position, one) || is_worded_oddly(rules_, position, one);
    });
    generate::shuffle(turns, dice_);
    return turns;
  }

  // By somebody who has cards in his hand and plays one of them. Most programs cannot even be asked about another.
  [[nodiscard]] bool can_be_tried(const Position& position, const Turn& turn) const {
    CardSet played;
    bool is_said_only = true;
    for (const Step& step : turn.steps)
      if (const auto* action = std::get_if<Action>(&step)) {
        played.insert(action->hand);
        is_said_only = false;
      }
    if (is_said_only) return true;
    const bool is_one_action = turn.steps.size() == 1 || rules_.turn_shape == TurnShape::several_actions;
    return is_one_action && played.size() == 1 && position.hands[turn.seat].cards.contains_all(played);
  }

  void ask_for_score(const Position& end) {
    const auto captured = captured_at_end(rules_, end);
    if (!declaration_.does(Operation::score) || !captured || !is_certain(*captured)) return;
    ask_for_score_of(*captured);
    if (captured->sweeps.size() + 1 < max_builds) {
      Captured swept = *captured;
      swept.sweeps.push_back(Sweep{any_side(), 1, false});
      ask_for_score_of(swept);
    }
    ask_for_score_of(dealt_out(*captured));
  }

  Side any_side() {
    return Side{static_cast<std::uint8_t>(dice_.below(static_cast<std::uint64_t>(side_count(rules_))))};
  }

  // The same number of cards for each side, as far as it goes: what is level is seldom met.
  Captured dealt_out(Captured captured) {
    std::size_t next = 0;
    for (const Side side : sides_of(rules_)) captured.cards[side] = {};
    for (const Card card : generate::shuffled(rules_.pack, dice_))
      if (!captured.left.contains(card))
        captured.cards[Side{static_cast<std::uint8_t>(next++ % static_cast<std::size_t>(side_count(rules_)))}].insert(
            card);
    return captured;
  }

  void ask_for_score_of(const Captured& captured) {
    ask({.operation = Operation::score,
         .rules = rules_,
         .captured = captured,
         .total = score_of(rules_, captured).total});
  }

  void ask_for_deal() {
    Question question{.operation = Operation::play,
                      .rules = rules_,
                      .dealer = Seat{static_cast<std::uint8_t>(dice_.below(rules_.seats.count))},
                      .pack = generate::shuffled(rules_.pack, dice_)};
    const bool is_fixed = rules_.deal_table_source != DealTableSource::cut &&
                          dealing_of(rules_, question.pack, question.dealer, 1).has_value();
    if (is_fixed && declaration_.does(Operation::play)) ask(std::move(question));
  }

  const Rules& rules_;
  const Rules made_by_;
  const Declaration& declaration_;
  Dice dice_;
  std::map<std::string, std::size_t> asked_about_;  // how often
  std::vector<Question> questions_;
};

}  // namespace

std::vector<Question> questions_of_game(const Rules& rules, const Declaration& declaration, std::uint64_t seed) {
  return Asker(rules, declaration, seed).all(seed);
}

std::string why_nothing_is_asked(const Declaration& declaration) {
  const std::vector<Operation>& declared = declaration.operations;
  if (declared.empty() && declaration.chooses)
    return "choose alone is declared, which casino study asks, and any legal turn is an answer to it";
  if (declared.empty()) return "no operations are declared";
  const bool is_play_alone =
      std::all_of(declared.begin(), declared.end(), [](Operation one) { return one == Operation::play; });
  return is_play_alone ? "play alone is declared, which is not asked where the first layout is cut"
                       : "nothing of what is declared comes up in them";
}

}  // namespace casino::conform
