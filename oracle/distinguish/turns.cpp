#include "oracle/distinguish/turns.hpp"

#include "model/judge/judge.hpp"
#include "oracle/distinguish/observed.hpp"
#include "oracle/generate/game.hpp"

namespace casino::distinguish {
namespace {

constexpr std::size_t most_turns_of_a_position = 200;

}  // namespace

Turns::Turns(const Pair& pair)
    : pair_(pair),
      listed_a_(generate::with_all_clauses(pair.a)),
      listed_b_(generate::with_all_clauses(pair.b)),
      legal_a_(listed_a_),
      legal_b_(listed_b_),
      differ_in_announcing_(pair.a.announce_build != pair.b.announce_build),
      differ_in_insisting_(pair.a.insist_capture != pair.b.insist_capture ||
                           pair.a.insist_augment != pair.b.insist_augment || pair.a.insist_full != pair.b.insist_full ||
                           pair.a.insist_judged != pair.b.insist_judged ||
                           pair.a.insist_window != pair.b.insist_window),
      differ_in_requests_(pair.a.partner_request != pair.b.partner_request),
      differ_in_oranges_(
          pair.a.orange_window != pair.b.orange_window || pair.a.orange_per_capture != pair.b.orange_per_capture ||
          pair.a.orange_false_call != pair.b.orange_false_call || pair.a.score_orange != pair.b.score_orange ||
          pair.a.score_played_card != pair.b.score_played_card) {}

std::optional<Turn> Turns::parting_turn(const Position& position) {
  best_.reset();
  for (const LegalTurns* legal : {&legal_a_, &legal_b_}) {
    std::size_t seen = 0;
    legal->each(position, [&](const Turn& turn, const Position& /*after*/) {
      consider(position, turn);
      consider_with_words(position, turn);
      const bool is_smallest = best_ && best_->steps.size() == 1;
      return !is_smallest && ++seen < most_turns_of_a_position;
    });
    if (best_ && best_->steps.size() == 1) break;
  }
  return best_;
}

bool Turns::part(const Position& position, const Turn& turn) const {
  const Judgement a = judge(pair_.a, position, turn);
  const Judgement b = judge(pair_.b, position, turn);
  if (std::holds_alternative<Undetermined>(a.verdict) || std::holds_alternative<Undetermined>(b.verdict)) return false;
  if (a.verdict.index() != b.verdict.index()) return true;
  return std::holds_alternative<Legal>(a.verdict) && !rulings::looks_the_same(pair_.a, a.after, pair_.b, b.after);
}

void Turns::consider(const Position& position, const Turn& turn) {
  if (best_ && best_->steps.size() <= turn.steps.size()) return;
  ++asked_;
  if (part(position, turn)) best_ = turn;
}

// The same turn in silence, or with a value that nobody stated.
void Turns::consider_unsaid(const Position& position, const Turn& turn) {
  for (const bool is_silent : {true, false}) {
    Turn unsaid = turn;
    for (Step& step : unsaid.steps) {
      auto* action = std::get_if<Action>(&step);
      if (action == nullptr || action->kind == Do::trail || action->kind == Do::capture) continue;
      action->silent = is_silent;
      if (action->kind == Do::build) action->value = {};
    }
    if (unsaid != turn) consider(position, unsaid);
  }
}

// The same turn with a value unsaid, or with what others say in it.
void Turns::consider_with_words(const Position& position, const Turn& turn) {
  if (differ_in_announcing_) consider_unsaid(position, turn);
  const auto with = [&](std::size_t at, const Event& event) {
    Turn spoken = turn;
    spoken.steps.insert(spoken.steps.begin() + static_cast<std::ptrdiff_t>(at), event);
    consider(position, spoken);
  };
  const std::size_t end = turn.steps.size();
  for (std::uint8_t i = 0; i < pair_.a.seats.count; ++i) {
    const Seat seat{i};
    if (differ_in_oranges_) with(end, {EventKind::call, seat, {}});
    if (seat == position.to_act) continue;
    if (differ_in_insisting_ && !same_side(pair_.a, seat, position.to_act)) {
      with(end, {EventKind::insist_capture, seat, {}});
      with(end, {EventKind::insist_augment, seat, {}});
    }
    if (differ_in_requests_ && same_side(pair_.a, seat, position.to_act))
      for (const Card card : position.hands[position.to_act].cards) with(0, {EventKind::request, seat, card});
  }
}

}  // namespace casino::distinguish
