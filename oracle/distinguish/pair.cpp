#include "oracle/distinguish/pair.hpp"

#include <algorithm>

#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/distinguish/observed.hpp"

namespace casino::distinguish {
namespace {

using corpus::CaseAnswer;

CardSet cards_of(const Action& action) {
  return action.hand | action.base | action.table | action.tops | action.unite | action.given;
}

CardSet cards_named(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps) {
    if (const auto* action = std::get_if<Action>(&step)) cards.insert(cards_of(*action));
    if (const auto* event = std::get_if<Event>(&step)) cards.insert(event->cards);
  }
  return cards;
}

int count_of(const Rules& rules, const Captured& captured) {
  int cards = captured.left.size();
  for (const Side side : sides_of(rules)) {
    const CardSet known = captured.cards[side];
    cards += captured.hidden[side] + captured.card_count[side].value_or(known.size());
  }
  return cards;
}

int sweeps_in(const Captured& captured) { return static_cast<int>(captured.sweeps.size()); }

Size size_in(const Rules& rules, const Position& position, CardSet more, int actions) {
  return {(position.known_cards() | more).size(), rules.seats.count, actions};
}

struct SizeOf {
  const Rules& rules;

  Size operator()(const corpus::TurnsAsked& asked) const {
    CardSet named;
    int actions = 0;
    for (const Turn& turn : asked.turns) {
      named.insert(cards_named(turn));
      actions += static_cast<int>(turn.steps.size());
    }
    return size_in(rules, asked.position, named, actions);
  }
  Size operator()(const corpus::PositionAsked& asked) const { return size_in(rules, asked.position, {}, 0); }
  Size operator()(const corpus::EndAsked& asked) const {
    return size_in(rules, asked.position, {}, static_cast<int>(asked.position.sweeps.size()));
  }
  Size operator()(const corpus::DealingAsked& asked) const {
    int cards = asked.stated.dealing.table.size();
    for (const CardSet hand : asked.stated.dealing.hands) cards += hand.size();
    return {std::max(cards, static_cast<int>(asked.stated.pack.size())), rules.seats.count,
            asked.stated.dealing.number};
  }
  Size operator()(const corpus::CutAsked& asked) const { return {asked.cards.size(), rules.seats.count, 1}; }
  Size operator()(const corpus::ScoreAsked& asked) const {
    return {count_of(rules, asked.captured), rules.seats.count, sweeps_in(asked.captured)};
  }
  Size operator()(const corpus::MatchAsked& asked) const {
    int cards = 0;
    for (const Captured& deal : asked.deals) cards += count_of(rules, deal);
    return {cards, rules.seats.count, static_cast<int>(asked.deals.size())};
  }
  Size operator()(const corpus::ClaimAsked& asked) const {
    return {count_of(rules, asked.captured), rules.seats.count, 1 + sweeps_in(asked.captured)};
  }
  Size operator()(const corpus::InPlayAsked& asked) const {
    return {count_of(rules, asked.captured), rules.seats.count, sweeps_in(asked.captured)};
  }
  Size operator()(const corpus::LastCallAsked& asked) const { return {0, rules.seats.count, asked.number}; }
  Size operator()(const corpus::PerftAsked& asked) const { return size_in(rules, asked.position, {}, asked.depth); }
  Size operator()(const corpus::PlayAsked& asked) const {
    return {static_cast<int>(asked.pack.size()), rules.seats.count, 0};
  }
  Size operator()(const corpus::RulesAsked& /*asked*/) const { return {0, rules.seats.count, 0}; }
  Size operator()(const corpus::Unreadable& /*asked*/) const { return {}; }
};

bool same_verdicts(const CaseAnswer& a, const CaseAnswer& b) {
  for (std::size_t i = 0; i < a.judgements.size(); ++i)
    if (a.judgements[i].verdict.index() != b.judgements[i].verdict.index()) return false;
  return !a.findings || a.findings->empty() == b.findings->empty();
}

// What people see differently after turns that both take alike, and what each side has when the deal is over.
bool same_outcomes(const Pair& pair, const CaseAnswer& a, const CaseAnswer& b) {
  for (std::size_t i = 0; i < a.judgements.size(); ++i) {
    const bool is_legal = std::holds_alternative<Legal>(a.judgements[i].verdict);
    if (is_legal && !rulings::looks_the_same(pair.a, a.judgements[i].after, pair.b, b.judgements[i].after))
      return false;
  }
  if (a.redeal != b.redeal || a.captured.has_value() != b.captured.has_value()) return false;
  return !a.captured || (a.captured->cards == b.captured->cards && a.captured->left == b.captured->left);
}

bool same_dealings(const CaseAnswer& a, const CaseAnswer& b) {
  return a.given == b.given && a.is_last_dealing == b.is_last_dealing && a.leader == b.leader &&
         a.last_call == b.last_call;
}

bool same_scores(const CaseAnswer& a, const CaseAnswer& b) {
  if (a.score.has_value() != b.score.has_value()) return false;
  if (a.score && (a.score->total != b.score->total || a.score->added != b.score->added)) return false;
  return a.earned == b.earned;
}

bool same_matches(const CaseAnswer& a, const CaseAnswer& b) {
  if (a.claim_is_correct != b.claim_is_correct || a.winner_in_play != b.winner_in_play) return false;
  if (!a.match || !b.match) return a.match.has_value() == b.match.has_value();
  const Match& one = *a.match;
  const Match& other = *b.match;
  return one.totals == other.totals && one.winner == other.winner && one.is_over == other.is_over &&
         one.is_double == other.is_double && one.dealer == other.dealer && one.lot_among == other.lot_among;
}

std::optional<Aspect> aspect_of(const Pair& pair, const CaseAnswer& a, const CaseAnswer& b) {
  if (!same_verdicts(a, b)) return Aspect::verdict;
  if (!same_outcomes(pair, a, b)) return Aspect::outcome;
  if (!same_dealings(a, b)) return Aspect::dealing;
  if (!same_matches(a, b)) return Aspect::match;
  if (!same_scores(a, b)) return Aspect::score;
  return std::nullopt;
}

}  // namespace

Kind kind_of(const corpus::Asked& asked, Aspect aspect) {
  if (std::holds_alternative<corpus::DealingAsked>(asked) || std::holds_alternative<corpus::CutAsked>(asked) ||
      std::holds_alternative<corpus::LastCallAsked>(asked))
    return Kind::dealing;
  if (std::holds_alternative<corpus::PositionAsked>(asked)) return Kind::play;
  const bool is_of_play = aspect == Aspect::verdict || aspect == Aspect::outcome;
  return is_of_play && std::holds_alternative<corpus::TurnsAsked>(asked) ? Kind::play : Kind::score;
}

Size size_of(const Rules& rules, const corpus::Asked& asked) { return std::visit(SizeOf{rules}, asked); }

std::optional<Aspect> parting(const Pair& pair, const corpus::Asked& asked) {
  CaseAnswer a = corpus::answer(pair.a, asked);
  const corpus::Asked asked_of_b = corpus::asked_by(pair.b, pair.a, asked);
  CaseAnswer b = corpus::answer(pair.b, asked_of_b);
  if (a.refused || b.refused) return std::nullopt;
  // Of a dealing that states no cards nothing can be right or wrong.
  if (const auto* dealing = std::get_if<corpus::DealingAsked>(&asked);
      dealing != nullptr && !corpus::states_cards(*dealing)) {
    a.findings.reset();
    b.findings.reset();
  }
  const std::optional<Aspect> aspect = aspect_of(pair, a, b);
  if (!aspect) return std::nullopt;
  // What nobody could write down as a case is no difference that anybody sees.
  return corpus::answer_in_json(pair.a, asked) == corpus::answer_in_json(pair.b, asked_of_b) ? std::nullopt : aspect;
}

}  // namespace casino::distinguish
