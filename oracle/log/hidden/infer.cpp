#include "oracle/log/hidden/infer.hpp"

#include "model/apply/apply.hpp"
#include "oracle/log/hidden/judge_hidden.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

constexpr std::uint64_t steps_of_whereabouts = 32;  // where each card can lie

}  // namespace

// Plays the log and keeps what comes to light.
class Inference::Watch {
 public:
  Watch(const Rules& rules, const Log& log) : rules_(rules), replay_(rules, log.before) {}

  std::vector<Known> watch(const Deal& deal, std::vector<int>& turns) {
    stretches_.clear();
    turns_ = 0;
    replay_.begin(deal);
    if (deal.start) begin(before_entry(0));
    for (std::size_t i = 0; i < deal.entries.size(); ++i) {
      take(deal.entries[i], i);
      turns.push_back(turns_);
    }
    for (std::size_t i = 0; i < stretches_.size(); ++i)
      stretches_[i].last_entry = i + 1 < stretches_.size()
                                     ? static_cast<std::size_t>(stretches_[i + 1].stretch.since() / 2)
                                     : std::max<std::size_t>(deal.entries.size(), 1) - 1;
    return std::move(stretches_);
  }

 private:
  void begin(int since) { stretches_.push_back({Stretch(rules_, replay_.position(), since)}); }

  // Hands were dealt: the first ones, of a deal without a line of its own perhaps; or after all had been played, or
  // not.
  void see_dealing(const Position& before, bool was_dealt, int since) {
    const bool is_first = !was_dealt || replay_.position().dealing == 1;
    if (is_first && !stretches_.empty()) turns_ = 0;
    if (is_first || stretches_.empty() || !hands_are_empty(rules_, before)) return begin(since);
    stretches_.back().stretch.deal(before, replay_.position(), since);
  }

  void take(const Entry& entry, std::size_t index) {
    if (const Turn* turn = std::get_if<Turn>(&entry.what)) return take(entry, *turn, index);
    const Position before = replay_.position();
    const bool was_dealt = replay_.next_dealing() > 1;
    replay_.take(entry);
    const Position& after = replay_.position();
    if (std::holds_alternative<Dealt>(entry.what)) see_dealing(before, was_dealt, after_entry(index));
    else if (std::holds_alternative<Agreed>(entry.what)) begin(after_entry(index));
    else if (const TakenBack* taken = std::get_if<TakenBack>(&entry.what)) take_back(*taken, before, index);
    else if (!stretches_.empty()) stretches_.back().stretch.show(before, after, index);
  }

  void take(const Entry& entry, const Turn& turn, std::size_t index) {
    const Position last = replay_.position();
    const int dealing_due = replay_.next_dealing();
    replay_.deal_what_is_due();
    if (replay_.next_dealing() != dealing_due) see_dealing(last, dealing_due > 1, before_entry(index));
    const Position before = replay_.position();
    replay_.take(entry);
    if (!stretches_.empty()) stretches_.back().stretch.play(before, turn, replay_.position(), index);
    ++turns_;
  }

  // What was shown stays shown. Cards that went to and from the stock are nobody's knowledge.
  void take_back(const TakenBack& taken, const Position& before, std::size_t index) {
    turns_ -= std::min(turns_, taken.turns);
    const bool is_within_a_dealing =
        stretches_.size() == 1 && before.dealing == replay_.position().dealing && rules_.deal_draw == DealDraw::none;
    if (!is_within_a_dealing) begin(after_entry(index));
  }

  const Rules& rules_;
  Replay replay_;
  std::vector<Known> stretches_;
  int turns_ = 0;
};

Inference::Inference(const Rules& rules, const Log& log) : rules_(rules) {
  Watch watch(rules, log);
  for (const Deal& deal : log.deals) stretches_.push_back(watch.watch(deal, turns_.emplace_back()));
  for (std::vector<Known>& deal : stretches_)
    for (Known& known : deal) {
      if (known.stretch.is_vague()) continue;
      take_steps(steps_of_whereabouts);
      known.possible = known.stretch.whereabouts(after_entry(known.last_entry)).possible();
    }
}

Inference::~Inference() = default;

// Nothing where nothing can be said about hands.
const Inference::Known* Inference::known_at(Moment moment) const {
  const std::vector<Known>& of_deal = stretches_.at(moment.deal);
  const auto next = std::upper_bound(of_deal.begin(), of_deal.end(), before_entry(moment.entry),
                                     [](int now, const Known& known) { return now < known.stretch.since(); });
  return next != of_deal.begin() && std::prev(next)->possible ? &*std::prev(next) : nullptr;
}

namespace {

void put(Position& position, Zone zone, Card card) {
  if (zone.kind == Zone::Kind::elsewhere) return;
  Hand& hand = zone.kind == Zone::Kind::hand ? position.hands[zone.seat] : position.stock;
  if (hand.more == 0) return;
  hand.cards.insert(card);
  if (hand.more != Hand::any_number) --hand.more;
}

}  // namespace

void Inference::fill_in(Moment moment, Position& position) const {
  const Known* known = known_at(moment);
  if (known == nullptr) return;
  const int now = before_entry(moment.entry);
  const CardSet unseen = known->stretch.whereabouts(now).cards() - position.known_cards();
  for (const Card card : unseen) {
    const Origins& possible = (*known->possible)[card.index()];
    std::optional<Zone> zone;
    bool is_certain = true;
    for (std::size_t i = 0; i < most_origins && is_certain; ++i) {
      if (!possible[i]) continue;
      const Zone one = known->stretch.zone(i, now);
      is_certain = !zone || *zone == one;
      zone = one;
    }
    if (zone && is_certain) put(position, *zone, card);
  }
}

Settled Inference::settle(Moment moment, const Position& before, const Turn& turn, const Undetermined& open) const {
  const Known* known = known_at(moment);
  if (known == nullptr) return Settled{open, {}, {}};
  return log::settle(
      {rules_, known->stretch, before_entry(moment.entry), after_entry(known->last_entry), before, turn, open});
}

std::optional<std::size_t> Inference::certain_from(Moment moment, const Position& before, const Turn& turn) const {
  const Known* known = known_at(moment);
  if (known == nullptr) return std::nullopt;
  const Undetermined open;
  const auto is_certain = [&](std::size_t entry) {
    const Settled settled =
        log::settle({rules_, known->stretch, before_entry(moment.entry), after_entry(entry), before, turn, open});
    return !std::holds_alternative<Undetermined>(settled.verdict);
  };
  // What is certain once stays so: more of the log leaves fewer ways.
  if (!is_certain(known->last_entry)) return std::nullopt;
  std::size_t low = moment.entry;
  std::size_t high = known->last_entry;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (is_certain(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

namespace {

Log log_of_one_turn(const Position& position, const Turn& turn) {
  Log log;
  Deal& deal = log.deals.emplace_back();
  deal.dealer = position.dealer;
  deal.start = Start(position);
  deal.entries.push_back(Entry{turn, {}, {}});
  return log;
}

Judgement judged_wherever_cards_lie(const Rules& rules, const Position& position, const Turn& turn) {
  Judgement judgement = judge(rules, position, turn);
  const bool is_within_a_turn = position.turn != TurnState{};
  if (is_within_a_turn || !std::holds_alternative<Undetermined>(judgement.verdict)) return judgement;
  if (!structural_faults(rules, position).empty()) return judgement;
  const Inference inference(rules, log_of_one_turn(position, turn));
  Position filled_in = position;
  inference.fill_in({0, 0}, filled_in);
  judgement = judge(rules, filled_in, turn);
  if (const auto* open = std::get_if<Undetermined>(&judgement.verdict))
    judgement.verdict = inference.settle({0, 0}, filled_in, turn, *open).verdict;
  return judgement;
}

}  // namespace

Judgement judged_in_every_way(const Rules& rules, const Position& position, const Turn& turn) {
  Judgement judgement = judged_wherever_cards_lie(rules, position, turn);
  judge_claims(rules, turn, judgement);
  return judgement;
}

}  // namespace casino::log
