#include "oracle/distinguish/play.hpp"

#include "model/judge/judge.hpp"
#include "oracle/distinguish/observed.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/play/shrink.hpp"

namespace casino::distinguish {
namespace {

bool is_open(const Judgement& judgement) { return std::holds_alternative<Undetermined>(judgement.verdict); }
bool is_legal(const Judgement& judgement) { return std::holds_alternative<Legal>(judgement.verdict); }

// Turn after turn from one position, each rules keeping its own history: whether they part on the last turn, and on
// none before it.
bool part_at_the_end(const Pair& pair, const corpus::TurnsAsked& asked) {
  Position a = asked.position;
  Position b = asked.position;
  for (std::size_t i = 0; i < asked.turns.size(); ++i) {
    const Judgement by_a = judge(pair.a, a, asked.turns[i]);
    const Judgement by_b = judge(pair.b, b, asked.turns[i]);
    if (is_open(by_a) || is_open(by_b)) return false;
    const bool is_last = i + 1 == asked.turns.size();
    if (is_last && by_a.verdict.index() != by_b.verdict.index()) return true;
    if (!is_legal(by_a) || !is_legal(by_b)) return false;
    const bool is_alike = rulings::looks_the_same(pair.a, by_a.after, pair.b, by_b.after);
    if (is_last || !is_alike) return is_last && !is_alike;
    a = by_a.after;
    b = by_b.after;
  }
  return false;
}

bool is_sound(const Pair& pair, const Position& position) {
  return structural_faults(pair.a, position).empty() && structural_faults(pair.b, position).empty() &&
         judge_position(pair.a, position).empty() && judge_position(pair.b, position).empty();
}

bool shows(const Pair& pair, const corpus::TurnsAsked& asked) {
  return is_sound(pair, asked.position) && part_at_the_end(pair, asked);
}

CardSet cards_of(const Position& position) { return position.known_cards(); }

// A card less in every place where it can lie; builds go as a whole.
Position without(Position position, Card card) {
  position.loose.remove(card);
  for (Hand& hand : position.hands) hand.cards.remove(card);
  position.stock.cards.remove(card);
  for (Pile& pile : position.piles)
    if (pile.cards().contains(card)) pile.take(card);
  for (std::size_t i = position.builds.size(); i-- > 0;)
    if (position.builds[i].cards.contains(card)) position.builds.erase_at(i);
  return position;
}

// One game, played through by both rules.
class Game {
 public:
  Game(const Pair& pair, Turns& turns, const log::Log& log)
      : pair_(pair), turns_(turns), log_(log), by_a_(pair.a, log.before), by_b_(pair.b, log.before) {}

  std::optional<MetInPlay> run(Stop stop) {
    int number = 0;
    for (const log::Deal& deal : log_.deals) {
      by_a_.begin(deal);
      by_b_.begin(deal);
      before_.clear();
      for (const log::Entry& entry : deal.entries) {
        if (stop()) return std::nullopt;
        if (const auto* turn = std::get_if<Turn>(&entry.what)) {
          ++number;
          if (auto asked = parting(*turn)) return MetInPlay{std::move(*asked), 0, number};
          before_.emplace_back(by_a_.position(), *turn);
        } else {
          before_.clear();
        }
        by_a_.take(entry);
        by_b_.take(entry);
      }
    }
    return std::nullopt;
  }

 private:
  // On this turn, on another one that could be made here, or on this one after what came before.
  std::optional<corpus::TurnsAsked> parting(const Turn& turn) {
    const Position& position = by_a_.position();
    if (turns_.part(position, turn)) return corpus::TurnsAsked{position, {turn}};
    if (const auto other = turns_.parting_turn(position)) return corpus::TurnsAsked{position, {*other}};
    const Judgement a = judge(pair_.a, position, turn);
    const Judgement b = judge(pair_.b, by_b_.position(), turn);
    if (a.verdict.index() == b.verdict.index()) return std::nullopt;
    corpus::TurnsAsked asked{{}, {turn}};
    for (std::size_t i = before_.size(); i-- > 0;) {
      asked.position = before_[i].first;
      asked.turns.insert(asked.turns.begin(), before_[i].second);
      if (shows(pair_, asked)) return asked;
    }
    return std::nullopt;
  }

  const Pair& pair_;
  Turns& turns_;
  const log::Log& log_;
  log::Replay by_a_;
  log::Replay by_b_;
  std::vector<std::pair<Position, Turn>> before_;  // turns since the last dealing
};

corpus::TurnsAsked shrunk_turn(const Pair& pair, const corpus::TurnsAsked& asked) {
  const Exhibit exhibit{pair.a, asked.position, asked.turns.front()};
  if (!shows(pair, asked)) return asked;
  const Exhibit small = casino::shrunk(exhibit,
                                       [&](const Exhibit& one) {
                                         return shows(pair, {one.position, {one.turn}});
                                       },
                                       {&pair.a});
  return {small.position, {small.turn}};
}

}  // namespace

corpus::TurnsAsked shrunk(const Pair& pair, corpus::TurnsAsked asked) {
  if (asked.turns.size() == 1) asked = shrunk_turn(pair, asked);
  bool is_smaller = true;
  while (is_smaller) {
    is_smaller = false;
    for (const Card card : cards_of(asked.position)) {
      const corpus::TurnsAsked less{without(asked.position, card), asked.turns};
      if (!shows(pair, less)) continue;
      asked = less;
      is_smaller = true;
    }
  }
  return asked;
}

std::optional<MetInPlay> met_in_play(const Pair& pair, const PlaySearch& how, Stop stop) {
  Turns turns(pair);
  for (std::uint64_t game = 0; game < how.most_games && !stop(); ++game) {
    const Rules rules = generate::with_all_clauses(game % 2 == 0 ? pair.a : pair.b);
    const log::Log log = generate::random_game(log::stated(rules), generate::scrambled(how.seed + game / 2), {2});
    std::optional<MetInPlay> met = Game(pair, turns, log).run(stop);
    if (!met) continue;
    met->game = game;
    met->asked = shrunk(pair, std::move(met->asked));
    return met;
  }
  return std::nullopt;
}

}  // namespace casino::distinguish
