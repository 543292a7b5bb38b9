#include "oracle/conform/smaller.hpp"

#include "model/judge.hpp"
#include "oracle/shrink.hpp"

namespace casino::conform {
namespace {

constexpr int tries_with_crashes = 60;
constexpr int tries = 3000;

class Smaller {
 public:
  Smaller(Session& session, Question& question, Checked& checked)
      : session_(session), question_(question), checked_(checked), clauses_(written_clauses(refused(question))) {}

  // The turn gets fewer cards around it.
  void shrink_position() {
    const Question asked = question_;
    const bool has_known_hand = asked.position.hands[asked.turn.seat].is_known();
    const auto still_shows = [&](const Exhibit& exhibit) {
      if (!(exhibit.rules == asked.rules)) return false;
      if (has_known_hand && !exhibit.position.hands[exhibit.turn.seat].is_known()) return false;
      Question smaller = judged(exhibit.rules, exhibit.position, exhibit.turn);
      if (smaller.verdict != verdict_) return false;
      if (checked_.outcome != Outcome::crash && written_clauses(smaller) != clauses_) return false;
      smaller.operation = asked.operation;
      return is_as_wrong(std::move(smaller));
    };
    Shrinking how;
    how.as_told = &asked.rules;
    how.most_tries = checked_.outcome == Outcome::crash ? tries_with_crashes : tries;
    static_cast<void>(shrunk({asked.rules, asked.position, asked.turn}, still_shows, how));
  }

  // The shares get fewer cards, and there are fewer sweeps.
  void shrink_shares() {
    while (leaves_out_a_card() || leaves_out_a_sweep() || leaves_out_two_cards()) {
    }
  }

 private:
  bool leaves_out_a_card() {
    bool is_smaller = false;
    for (const Side side : sides_of(question_.rules)) {
      const CardSet share = question_.captured.cards[side];
      for (const Card card : share)
        if (left_out([&](Captured& captured) { captured.cards[side].remove(card); })) is_smaller = true;
    }
    return is_smaller;
  }

  bool leaves_out_a_sweep() {
    bool is_smaller = false;
    for (std::size_t i = question_.captured.sweeps.size(); i-- > 0;)
      if (left_out([&](Captured& captured) { captured.sweeps.erase_at(i); })) is_smaller = true;
    return is_smaller;
  }

  // One of each of two sides, so that what is level stays level.
  bool leaves_out_two_cards() {
    for (const Side side : sides_of(question_.rules))
      for (const Side other : sides_of(question_.rules)) {
        if (!(side.index < other.index)) continue;
        for (const Card card : question_.captured.cards[side])
          for (const Card another : question_.captured.cards[other])
            if (left_out([&](Captured& captured) {
                  captured.cards[side].remove(card);
                  captured.cards[other].remove(another);
                }))
              return true;
      }
    return false;
  }

  static Question refused(const Question& question) {
    return question.operation == Operation::score ? question : judged(question.rules, question.position, question.turn);
  }

  template <typename Change>
  bool left_out(const Change& change) {
    if (asked_++ >= tries) return false;
    Question smaller = question_;
    change(smaller.captured);
    if (!is_certain(smaller.captured)) return false;
    smaller.total = score_of(smaller.rules, smaller.captured).total;
    return is_as_wrong(std::move(smaller));
  }

  // What is found of a turn is a verdict, and has to stay the same; of a position or a score it is whatever is left.
  bool is_as_wrong(Question smaller) {
    Checked again = conform::checked(smaller, session_.ask(smaller.rules, message_of(smaller)));
    if (again.outcome != checked_.outcome) return false;
    const bool is_verdict = question_.operation == Operation::judge && checked_.outcome != Outcome::crash;
    if (is_verdict && again.found != checked_.found) return false;
    if (!is_verdict && what_differs(again) != what_differs(checked_)) return false;
    smaller.id = question_.id;
    smaller.title = question_.title;
    question_ = std::move(smaller);
    checked_ = std::move(again);
    return true;
  }

  // "after/builds" of a position; nothing of the rest.
  [[nodiscard]] std::string what_differs(const Checked& checked) const {
    if (question_.operation != Operation::apply) return {};
    return checked.expected.substr(0, checked.expected.find(' '));
  }

  Session& session_;
  Question& question_;
  Checked& checked_;
  corpus::ExpectedVerdict verdict_ = refused(question_).verdict;
  std::string clauses_;
  int asked_ = 0;
};

}  // namespace

void make_smaller(Session& session, Question& question, Checked& checked) {
  Smaller smaller(session, question, checked);
  switch (question.operation) {
    case Operation::judge:
    case Operation::apply: return smaller.shrink_position();
    case Operation::score: return smaller.shrink_shares();
    case Operation::turns:
    case Operation::play: return;
  }
}

}  // namespace casino::conform
