#include "oracle/study/program.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/choose.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::study {
namespace {

using conform::Choosing;
using conform::Reply;

// Actions alone: what others say at the table is not its to say, and nobody says anything here (docs/study.md).
bool is_an_action(const Step& step) { return std::holds_alternative<Action>(step); }

// Of a turn that is not over yet: whether a step of it has broken a rule already.
bool is_broken_so_far(const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  return illegal != nullptr &&
         (illegal->impossible || std::any_of(illegal->violations.begin(), illegal->violations.end(),
                                             [](const Finding& finding) { return finding.step >= 0; }));
}

// A turn that is asked for, in as many questions as it takes.
class Asked {
 public:
  Asked(conform::Session& session, const Rules& rules, const LegalTurns& legal, const Position& before,
        std::uint64_t dice, const Moment& moment)
      : session_(session),
        rules_(rules),
        legal_(legal),
        before_(before),
        moment_(moment),
        asked_{players::view_of(rules, before, before.to_act), {}, dice},
        position_(before),
        turn_{before.to_act, {}} {}

  Turn turn() {
    while (!is_whole_with(chosen())) asked_.begun = turn_.steps;
    if (!std::holds_alternative<Legal>(judge(rules_, before_, turn_).verdict)) refuse();
    return std::move(turn_);
  }

 private:
  std::vector<Step> chosen() {
    const Reply reply = session_.ask(rules_, conform::members_of(asked_, rules_));
    if (const auto* failed = std::get_if<conform::Failed>(&reply)) {
      take_steps();  // where nobody waits for its answer any more it has not failed
      fail(failed->what);
    }
    if (const auto* skipped = std::get_if<conform::Skipped>(&reply)) fail("it skips its turn: " + skipped->reason);
    Parsed<Turn> turn = conform::chosen_in(std::get<conform::Answered>(reply).document, rules_, before_.to_act);
    if (!turn) {
      std::string errors;
      for (const ParseError& error : turn.errors()) errors += (errors.empty() ? "" : "; ") + text_of(error);
      fail("its answer is no turn: " + plain_line(errors));
    }
    turn_.seat = turn->seat;
    return std::move(turn->steps);
  }

  // Goes on with these steps, up to a card that comes to light: what lies there is not the program's to say, nor that
  // of whoever lists turns for it, so that what stands behind it is asked for again.
  bool is_whole_with(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      if (!is_an_action(step))
        fail("its turn has a step that is said, expected actions alone: " + json::of(step, rules_).dump());
      turn_.steps.push_back(step);
      if (turn_.steps.size() > json::most_steps || !conform::make(rules_, legal_, position_, step)) return true;
      if (show_what_is_laid_open()) return false;
    }
    return true;
  }

  bool show_what_is_laid_open() {
    auto open = conform::laid_open(rules_, position_);
    if (!open) return false;
    if (is_broken_so_far(judge(rules_, before_, turn_))) refuse();
    for (; open; open = conform::laid_open(rules_, position_)) {
      Event shown{EventKind::reveal, open->pile, {}};
      std::uint64_t highest = 0;
      for (const Card card : open->tops) {
        const Event reveal{EventKind::reveal, open->pile, card};
        const std::uint64_t fall = players::fall_of(reveal, turn_.steps.size(), asked_.dice);
        if (!shown.cards.empty() && fall <= highest) continue;
        highest = fall;
        shown = reveal;
      }
      static_cast<void>(conform::make(rules_, legal_, position_, shown));
      turn_.steps.emplace_back(shown);
    }
    return true;
  }

  [[nodiscard]] std::string when() const {
    std::string when = fmt::format("{}, deal {} of the study", moment_.rules, moment_.deal);
    if (moment_.moved > 0) when += fmt::format(", everybody moved on by {}", moment_.moved);
    if (moment_.deal_of_match > 0) when += fmt::format(", deal {} of the match", moment_.deal_of_match);
    return when + fmt::format(", turn {}, seat {}", moment_.turn, casino::name_of(before_.to_act, rules_.seats));
  }

  [[noreturn]] void fail(const std::string& what, const std::string& further = {}) const {
    std::string text =
        fmt::format("the program {} cannot play on: {}\n  {}\n  it saw: {}", name_of(session_.declared()), what, when(),
                    notation::text_of(rules_, asked_.view.position));
    if (!asked_.begun.empty())
      text += "\n  its turn so far: " + notation::text_of(rules_, before_, Turn{before_.to_act, asked_.begun});
    throw ProgramFailed(text + further);
  }

  // As `casino judge` tells it of what the seat saw.
  [[noreturn]] void refuse() const {
    const Position& seen = asked_.view.position;
    std::string text = "\n  its turn: " + notation::text_of(rules_, seen, turn_);
    const auto tell = [&](const std::vector<explain::Line>& lines) {
      for (const explain::Line& line : lines)
        if (!line.text.empty()) text += "\n    " + line.text;
    };
    const Judgement judgement = judge(rules_, seen, turn_);
    tell(explain::lines_of(rules_, seen, turn_, judgement, {}));
    tell(explain::lines_of(rules_, seen, explain::explanation_of(rules_, seen, turn_, judgement), {}));
    fail("its turn is not legal", text);
  }

  conform::Session& session_;
  const Rules& rules_;
  const LegalTurns& legal_;
  const Position& before_;
  const Moment& moment_;
  Choosing asked_;
  Position position_;  // in the midst of the turn
  Turn turn_;
};

}  // namespace

std::string name_of(const conform::Declaration& declaration) {
  return plain_line(declaration.version.empty() ? declaration.name : declaration.name + " " + declaration.version);
}

std::optional<std::string> why_no_player(const conform::Declaration& declaration, const Rules& rules) {
  if (!declaration.chooses)
    return fmt::format("\"{}\" is not among the operations that it declares", conform::choosing);
  const auto why = conform::why_not_played(declaration, rules);
  return why ? std::optional(conform::text_of(*why)) : std::nullopt;
}

std::optional<players::Decision> Program::decision(const Rules& rules, const players::Players& players,
                                                   const Position& position, std::uint64_t dice, const Moment& moment) {
  const players::Choices choices = players::choices_in(players.legal(), position);
  if (choices.empty()) return std::nullopt;
  Asked asked(session_, rules, players.legal(), position, dice, moment);
  return players::Decision{asked.turn(), choices.size(), players::mark_of(choices)};
}

std::unique_ptr<conform::Session> Programs::idle() {
  const std::lock_guard lock(mutex_);
  if (sessions_.empty()) return start_();
  std::unique_ptr<conform::Session> session = std::move(sessions_.back());
  sessions_.pop_back();
  return session;
}

void Programs::give_back(std::unique_ptr<conform::Session> session) {
  const std::lock_guard lock(mutex_);
  sessions_.push_back(std::move(session));
}

std::vector<std::string> Programs::stop() {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> wrong;
  for (const auto& session : sessions_) {
    if (const auto failed = session->stop()) wrong.push_back(failed->what);
    for (const conform::Failed& failed : session->unexplained()) wrong.push_back(failed.what);
    if (session->surplus() > 0) wrong.push_back("it answered a question twice");
  }
  sessions_.clear();
  return wrong;
}

}  // namespace casino::study
