#include "oracle/log/hidden/judge_hidden.hpp"

#include "oracle/log/log.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

constexpr std::uint64_t steps_of_a_trial = 4;

// A position in which some of the hidden cards have been placed, and what is possible for the others.
struct Trial {
  Position position;
  Whereabouts whereabouts;
};

class Settling {
 public:
  explicit Settling(const HiddenQuestion& question) : q_(question), all_(question.stretch.whereabouts(question.until)) {
    zones_.push_back({Zone::Kind::hand, q_.turn.seat});
    for (std::uint8_t i = 0; i < q_.rules.seats.count; ++i)
      if (Seat{i} != q_.turn.seat) zones_.push_back({Zone::Kind::hand, Seat{i}});
    zones_.push_back({Zone::Kind::stock, {}});
    zones_.push_back({Zone::Kind::elsewhere, {}});
    for (const Zone zone : zones_) origins_.push_back(q_.stretch.origins_in(zone, q_.at));
  }

  Settled settled() {
    const Trial all{q_.before, all_};
    if (!all.whereabouts.some_way()) return Settled{q_.open, {}, {}};  // the numbers of cards do not add up
    try_out(all);
    Settled settled;
    const bool is_open = has_given_up() || !open_.empty() || (legal_ && illegal_);
    if (is_open) settled.verdict = open_.empty() || (legal_ && illegal_) ? q_.open : Undetermined{open_};
    else if (legal_) settled.verdict = Legal{};
    else settled.verdict = std::move(*illegal_);
    if (!is_open) return settled;
    settled.when_legal = when_legal_;
    settled.when_illegal = when_illegal_;
    return settled;
  }

 private:
  [[nodiscard]] bool has_given_up() const { return trials_ > q_.trials; }
  [[nodiscard]] bool is_decided() const { return has_given_up() || (legal_ && illegal_); }

  void try_out(const Trial& trial) {
    ++trials_;
    if (has_given_up()) return;
    take_steps(steps_of_a_trial);
    Verdict verdict = judge(q_.rules, trial.position, q_.turn).verdict;
    if (std::holds_alternative<Legal>(verdict)) {
      if (!legal_) when_legal_ = completion(trial);
      legal_ = true;
    } else if (auto* illegal = std::get_if<Illegal>(&verdict)) {
      note(std::move(*illegal), trial);
    } else {
      const auto& needs = std::get<Undetermined>(verdict).needs;
      if (const auto card = card_that_decides(trial, needs)) place(trial, *card);
      else note(needs);
    }
  }

  void note(const std::vector<Need>& needs) {
    for (const Need& need : needs)
      if (std::ranges::find(open_, need) == open_.end()) open_.push_back(need);
  }

  // Of several ways to be illegal what they have in common is reported, or else the first.
  void note(Illegal illegal, const Trial& trial) {
    if (!illegal_) {
      when_illegal_ = completion(trial);
      illegal_ = std::move(illegal);
      return;
    }
    std::vector<Finding> common;
    for (const Finding& finding : illegal_->violations)
      if (std::ranges::find(illegal.violations, finding) != illegal.violations.end()) common.push_back(finding);
    if (!common.empty()) illegal_->violations = std::move(common);
  }

  // A hidden card of those that the verdict asks for.
  [[nodiscard]] std::optional<Card> card_that_decides(const Trial& trial, const std::vector<Need>& needs) const {
    const CardSet unseen = trial.whereabouts.cards() - trial.position.known_cards() - elsewhere(trial);
    for (const Need& need : needs) {
      CardSet asked;
      if (need.what == Unknown::holds_value) asked = cards_worth(q_.rules, unseen, need.value, casino::Place::hand);
      if (need.what == Unknown::holds_card) asked = unseen & need.cards;
      // A value that nobody said can follow from what the maker holds (Q-AA-13).
      const bool is_inferred = q_.rules.announce_build != AnnounceBuild::equal_means_multiple &&
                               q_.rules.announce_build != AnnounceBuild::not_needed;
      if (need.what == Unknown::value_of_build && is_inferred && !q_.before.hands[need.seat].is_known()) asked = unseen;
      if (!asked.empty()) return asked.first();
    }
    return std::nullopt;
  }

  // Cards of a rank of which the same is possible are as good as each other, where the turn does not name one of them:
  // they are placed in the order of the zones.
  [[nodiscard]] std::size_t first_zone_for(const Trial& trial, Card card) const {
    std::size_t first = 0;
    if (named_.contains(card)) return first;
    for (const Card other : all_.cards().of_rank(card.rank()) - named_) {
      if (!(other < card) || all_.from(other) != all_.from(card)) continue;
      for (std::size_t zone = 0; zone < zones_.size(); ++zone)
        if (was_placed(trial, other, zone)) first = std::max(first, zone);
    }
    return first;
  }
  [[nodiscard]] bool was_placed(const Trial& trial, Card card, std::size_t zone) const {
    return !q_.before.known_cards().contains(card) && trial.position.known_cards().contains(card) &&
           (trial.whereabouts.from(card) & ~origins_[zone]).none();
  }

  void place(const Trial& trial, Card card) {
    for (std::size_t zone = first_zone_for(trial, card); zone < zones_.size() && !is_decided(); ++zone) {
      if ((trial.whereabouts.from(card) & origins_[zone]).none()) continue;
      Trial next = trial;
      next.whereabouts.restrict(card, origins_[zone]);
      if (!next.whereabouts.some_way()) continue;
      put(next.position, zones_[zone], card);
      try_out(next);
    }
  }

  // Of those that the turn names: the others lie where no rule looks.
  [[nodiscard]] CardSet elsewhere(const Trial& trial) const {
    CardSet cards;
    for (const Card card : named_& trial.whereabouts.cards())
      if ((trial.whereabouts.from(card) & ~origins_.back()).none()) cards.insert(card);
    return cards;
  }

  void put(Position& position, Zone zone, Card card) const {
    if (zone.kind == Zone::Kind::elsewhere) {
      // Nobody plays it in this turn. Where one lies that the turn names, the turn tells.
      if (!named_.contains(card)) position.piles[Seat{0}].add(card);
      return;
    }
    Hand& hand = zone.kind == Zone::Kind::hand ? position.hands[zone.seat] : position.stock;
    hand.cards.insert(card);
    if (hand.more != Hand::any_number && hand.more > 0) --hand.more;
  }

  [[nodiscard]] Completion completion(const Trial& trial) const {
    const auto way = trial.whereabouts.some_way();
    const CardSet known = q_.before.known_cards();
    Completion completion;
    for (std::uint8_t i = 0; i < q_.rules.seats.count; ++i) completion.hands[Seat{i}] = q_.before.hands[Seat{i}].cards;
    completion.stock = q_.before.stock.cards;
    for (const Card card : trial.whereabouts.cards() - known) {
      const Zone zone = q_.stretch.zone((*way)[card.index()], q_.at);
      if (zone.kind == Zone::Kind::hand) completion.hands[zone.seat].insert(card);
      if (zone.kind == Zone::Kind::stock) completion.stock.insert(card);
    }
    return completion;
  }

  const HiddenQuestion& q_;
  const Whereabouts all_;
  const CardSet named_ = cards_of(q_.turn);
  std::vector<Zone> zones_;
  std::vector<Origins> origins_;  // of each zone
  int trials_ = 0;
  bool legal_ = false;
  std::optional<Illegal> illegal_;
  std::optional<Completion> when_legal_;
  std::optional<Completion> when_illegal_;
  std::vector<Need> open_;  // that no card decides
};

}  // namespace

Settled settle(const HiddenQuestion& question) { return Settling(question).settled(); }

}  // namespace casino::log
