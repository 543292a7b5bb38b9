#include "oracle/players/choices.hpp"

#include <algorithm>

#include "oracle/generate/dice.hpp"

namespace casino::players {
namespace {

using generate::scrambled;

// A listing looks at no more than this, however crowded the table is.
constexpr Effort::Limits patience{.steps = 200'000, .bytes = std::size_t{32} << 20};

class Mark {
 public:
  void add(std::uint64_t word) { state_ = scrambled(state_ ^ word); }
  void add(CardSet cards) { add(cards.bits()); }
  [[nodiscard]] std::uint64_t number() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

void add(Mark& mark, const Action& action) {
  mark.add(static_cast<std::uint64_t>(action.kind));
  for (const CardSet cards : {action.hand, action.base, action.table, action.tops, action.unite, action.given})
    mark.add(cards);
  mark.add(action.value.points * 2U + (action.for_partner ? 1U : 0U));
}

void add(Mark& mark, const Event& event) {
  mark.add(static_cast<std::uint64_t>(event.kind) * 8 + event.seat.index);
  mark.add(event.cards);
}

bool is_reveal(const Step& step) {
  const auto* event = std::get_if<Event>(&step);
  return event != nullptr && event->kind == EventKind::reveal;
}

// The first step from `from` on at which a card comes to light.
std::size_t next_reveal(const Turn& turn, std::size_t from) {
  while (from < turn.steps.size() && !is_reveal(turn.steps[from])) ++from;
  return from;
}

using Candidates = std::vector<const Choice*>;

const Choice* liked_best(const Candidates& candidates, std::uint64_t dice) {
  return *std::max_element(candidates.begin(), candidates.end(), [&](const Choice* a, const Choice* b) {
    if (a->liking != b->liking) return a->liking < b->liking;
    return scrambled(a->mark ^ dice) < scrambled(b->mark ^ dice);
  });
}

template <typename Keeps>
void keep(Candidates& candidates, Keeps keeps) {
  const auto goes = [&](const Choice* choice) { return !keeps(choice->turn); };
  candidates.erase(std::remove_if(candidates.begin(), candidates.end(), goes), candidates.end());
}

bool begins_alike(const Turn& turn, const Turn& other, std::size_t steps) {
  const auto count = static_cast<std::ptrdiff_t>(steps);
  return turn.steps.size() >= steps && std::equal(turn.steps.begin(), turn.steps.begin() + count, other.steps.begin());
}

bool shows_a_card(const Turn& turn, std::size_t at) { return turn.steps.size() > at && is_reveal(turn.steps[at]); }

// Those in which that card comes to light for which the dice fall highest: whatever can lie there is as likely as
// anything else.
Candidates as_the_dice_fall(const Candidates& candidates, std::size_t at, std::uint64_t dice) {
  const auto fall = [&](const Choice* choice) { return fall_of(std::get<Event>(choice->turn.steps[at]), at, dice); };
  std::uint64_t highest = 0;
  for (const Choice* choice : candidates) highest = std::max(highest, fall(choice));
  Candidates lit;
  for (const Choice* choice : candidates)
    if (fall(choice) == highest) lit.push_back(choice);
  return lit;
}

}  // namespace

std::uint64_t mark_of(Seat seat, const Action& action) {
  Mark mark;
  mark.add(seat.index);
  add(mark, action);
  return mark.number();
}

std::uint64_t mark_of(const Turn& turn) {
  Mark mark;
  mark.add(turn.seat.index);
  for (const Step& step : turn.steps) std::visit([&](const auto& what) { add(mark, what); }, step);
  return mark.number();
}

Choices choices_in(const LegalTurns& legal, const Position& position, Liking liking) {
  Choices choices;
  Effort effort(patience);
  legal.each(
      position,
      [&](const Turn& turn, const Position& after) {
        choices.push_back({turn, mark_of(turn), liking(after)});
        return choices.size() < most_choices;
      },
      &effort);
  return choices;
}

Choices choices_in(const LegalTurns& legal, const Position& position) {
  if (!legal.is_one_action()) return choices_in(legal, position, [](const Position&) { return 0; });
  Choices choices;
  Effort effort(patience);
  legal.each_action(
      position,
      [&](const Action& action) {
        choices.push_back({Turn{position.to_act, {action}}, mark_of(position.to_act, action), 0});
        return choices.size() < most_choices;
      },
      &effort);
  return choices;
}

const Turn& best_of(const Choices& choices, std::uint64_t dice) {
  Candidates candidates;
  for (const Choice& choice : choices) candidates.push_back(&choice);
  const Choice* best = liked_best(candidates, dice);
  for (std::size_t at = next_reveal(best->turn, 0); at < best->turn.steps.size();
       at = next_reveal(best->turn, at + 1)) {
    keep(candidates, [&](const Turn& turn) { return begins_alike(turn, best->turn, at) && shows_a_card(turn, at); });
    const Choice* lit = liked_best(as_the_dice_fall(candidates, at, dice), dice);
    keep(candidates, [&](const Turn& turn) { return begins_alike(turn, lit->turn, at + 1); });
    best = liked_best(candidates, dice);
  }
  return best->turn;
}

std::uint64_t fall_of(const Event& reveal, std::size_t step, std::uint64_t dice) {
  Mark mark;
  add(mark, reveal);
  return scrambled(mark.number() ^ scrambled(dice + step));
}

std::uint64_t mark_of(const Choices& choices) {
  std::uint64_t sum = 0;
  for (const Choice& choice : choices) sum += scrambled(choice.mark);
  return sum;
}

// Where a turn is one action nothing of the others is kept.
std::optional<Decision> as_the_dice_say(const LegalTurns& legal, const Position& position, std::uint64_t dice) {
  if (!legal.is_one_action()) {
    const Choices choices = choices_in(legal, position);
    if (choices.empty()) return std::nullopt;
    return Decision{best_of(choices, dice), choices.size(), mark_of(choices)};
  }
  Decision decision;
  Action best;
  std::uint64_t highest = 0;
  Effort effort(patience);
  legal.each_action(
      position,
      [&](const Action& action) {
        const std::uint64_t mark = mark_of(position.to_act, action);
        const std::uint64_t fall = scrambled(mark ^ dice);
        decision.mark_of_choices += scrambled(mark);
        if (decision.choices++ == 0 || fall > highest) {
          highest = fall;
          best = action;
        }
        return decision.choices < most_choices;
      },
      &effort);
  if (decision.choices == 0) return std::nullopt;
  decision.turn = Turn{position.to_act, {best}};
  return decision;
}

}  // namespace casino::players
