// The slowest turn to judge that a search can find. Judging has to be quick however crowded the table is: the
// limit is a hundred microseconds, on any machine that people use.

#include <benchmark/benchmark.h>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "properties/generate/dice.hpp"
#include "tests/bench/fixed_work.hpp"

namespace casino::bench {
namespace {

constexpr double limit_in_seconds = 100e-6;

struct Question {
  Position position;
  Turn turn;
};

// The best of a few tries, for anything may come between.
double seconds_to_judge(const Rules& rules, const Question& question) {
  double best = 1;
  for (int i = 0; i < 3; ++i) {
    const double start = cpu_seconds();
    benchmark::DoNotOptimize(judge(rules, question.position, question.turn));
    best = std::min(best, cpu_seconds() - start);
  }
  return best;
}

int sum_at_lowest(const Rules& rules, CardSet cards) {
  int sum = 0;
  for (const Card card : cards) {
    const ValueSet values = values_of(rules, card, Place::table);
    if (!values.empty()) sum += values.lowest().points;
  }
  return sum;
}

// Cards of at most the value, many or few, whose sum does not give away whether they split: only a search
// tells.
CardSet any_cards(const Rules& rules, CardSet among, Value value, properties::Dice& dice) {
  CardSet cards;
  const std::size_t keep = 1 + dice.below(4);  // out of four cards
  for (const Card card : among) {
    const ValueSet values = values_of(rules, card, Place::table);
    if (!values.empty() && values.lowest() <= value && dice.below(4) < keep) cards.insert(card);
  }
  while (!cards.empty() && sum_at_lowest(rules, cards) % value.points != 0) {
    const std::vector<Card> each(cards.begin(), cards.end());
    cards.remove(each[dice.below(each.size())]);
  }
  return cards;
}

// A table of loose cards only, and a card that is to take many of them.
Question all_loose(const Rules& rules, properties::Dice& dice) {
  const std::vector<Card> cards = properties::shuffled(rules.pack - without_value(rules, rules.pack), dice);
  const CardSet hand = cards[0];
  const Value value = values_of(rules, cards[0], Place::hand).highest();
  Question question;
  question.position.loose = rules.pack - hand;
  question.position.hands[Seat{0}] = Hand::of(hand);
  const CardSet taken = any_cards(rules, question.position.loose, value, dice);
  question.turn = Turn{Seat{0}, {Action{.kind = Do::capture, .hand = hand, .table = taken, .value = value}}};
  return question;
}

// A build out of as many loose cards as there are, at a value that the hand keeps.
Question huge_build(const Rules& rules, properties::Dice& dice) {
  const std::vector<Card> cards = properties::shuffled(rules.pack - without_value(rules, rules.pack), dice);
  const Value value = values_of(rules, cards[0], Place::hand).highest();
  Question question;
  question.position.hands[Seat{0}] = Hand::of(CardSet{cards[0], cards[1]});
  question.position.loose = rules.pack - question.position.hands[Seat{0}].cards;
  CardSet all = any_cards(rules, question.position.loose | cards[1], value, dice);
  all.insert(cards[1]);
  question.turn =
      Turn{Seat{0}, {Action{.kind = Do::build, .hand = cards[1], .table = all - CardSet(cards[1]), .value = value}}};
  return question;
}

// The same with some cards less or more, as long as that makes judging slower.
Question made_worse(const Rules& rules, Question worst, properties::Dice& dice) {
  double slowest = seconds_to_judge(rules, worst);
  const std::vector<Card> loose(worst.position.loose.begin(), worst.position.loose.end());
  for (int i = 0; i < 200; ++i) {
    Question other = worst;
    auto& action = std::get<Action>(other.turn.steps[0]);
    for (int changes = 0; changes < 3; ++changes) {
      const CardSet card = loose[dice.below(loose.size())];
      if (action.table.contains_all(card)) action.table.remove(card);
      else action.table.insert(card);
    }
    const int sum = sum_at_lowest(rules, action.table | (action.kind == Do::build ? action.hand : CardSet{}));
    if (action.table.empty() || sum % action.value.points != 0) continue;
    const double seconds = seconds_to_judge(rules, other);
    if (seconds <= slowest) continue;
    slowest = seconds;
    worst = other;
  }
  return worst;
}

using MakeQuestion = Question (*)(const Rules&, properties::Dice&);

void worst_case(benchmark::State& state, const Rules& rules, MakeQuestion make) {
  properties::Dice dice(1);
  double slowest = 0;
  int cards = 0;
  for (auto _ : state) {
    for (int i = 0; i < 100 && slowest < 100 * limit_in_seconds; ++i) {
      const Question question = made_worse(rules, make(rules, dice), dice);
      const double seconds = seconds_to_judge(rules, question);
      if (seconds <= slowest) continue;
      slowest = seconds;
      cards = std::get<Action>(question.turn.steps[0]).table.size();
    }
  }
  state.counters["microseconds"] = slowest * 1e6;
  state.counters["cards"] = cards;
  state.counters["per_work"] = slowest / seconds_of_fixed_work();
  if (slowest > limit_in_seconds) state.SkipWithError("judging one turn takes more than 100 microseconds");
}

// insist.full=most_cards asks for more than whether some cards split: for the most cards in groups.
Rules most_cards_count() {
  Rules rules = swazi(Seats{3});
  rules.insist_full = InsistFull::most_cards;
  rules.insist_window = InsistWindow::next_turn;
  return rules;
}

const bool worst_cases_added = [] {
  const auto add = [](const char* name, const Rules& rules, MakeQuestion make) {
    benchmark::RegisterBenchmark(name, [rules, make](benchmark::State& state) { worst_case(state, rules, make); })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
  };
  add("worst_case/all_loose/anglo-american", anglo_american(Seats{2}), all_loose);
  add("worst_case/all_loose/swazi", swazi(Seats{3}), all_loose);
  add("worst_case/all_loose/most_cards", most_cards_count(), all_loose);
  add("worst_case/huge_build/anglo-american", anglo_american(Seats{2}), huge_build);
  add("worst_case/huge_build/swazi", swazi(Seats{3}), huge_build);
  return true;
}();

}  // namespace
}  // namespace casino::bench
