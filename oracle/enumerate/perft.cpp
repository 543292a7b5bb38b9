#include "oracle/enumerate/perft.hpp"

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"

namespace casino {
namespace {

class Counting {
 public:
  Counting(const Rules& rules, std::span<const Card> pack, int depth, Effort* effort)
      : rules_(rules), turns_(rules), pack_(pack), depth_(static_cast<std::size_t>(depth)), effort_(effort) {
    perft_.nodes.assign(depth_ + 1, 0);
    perft_.nodes[0] = 1;
  }

  // Counts everything that can follow `played` turns.
  void go_on_from(Position& position, std::size_t played) {
    if (played == depth_ || !deal_if_due(position)) return;
    if (!turns_.is_one_action()) return each_turn_from(position, played);
    const auto count = [&](const Action& action) {
      ++perft_.nodes[played + 1];
      if (played + 1 == depth_) return true;
      Position after = position;
      turns_.play(after, action);
      end_turn(rules_, after);
      go_on_after(position, after, played + 1);
      return true;
    };
    note(turns_.each_action(position, count, effort_));
  }

  [[nodiscard]] const Perft& result() const { return perft_; }

 private:
  void each_turn_from(const Position& position, std::size_t played) {
    const auto count = [&](const Position& reached) {
      ++perft_.nodes[played + 1];
      Position after = reached;
      go_on_after(position, after, played + 1);
      return true;
    };
    note(turns_.each_outcome(position, count, effort_));
  }

  // CRZ-DRW-1: the pack states which card was drawn in a turn.
  void go_on_after(const Position& before, Position& after, std::size_t played) {
    if (const auto card = next_drawn(rules_, pack_, before)) show_drawn_card(after, before.to_act, *card);
    go_on_from(after, played);
  }

  void note(Listing listing) {
    if (listing != Listing::complete) perft_.listing = listing;
  }

  // Deals new hands if all are empty; false if there is nothing more to play.
  bool deal_if_due(Position& position) const {
    if (!hands_are_empty(rules_, position)) return true;
    const int next = position.dealing + 1;
    if (pack_.empty() || next > dealings(rules_)) return false;
    const std::optional<Dealing> dealing = dealing_of(rules_, pack_, position.dealer, next);
    if (!dealing) return false;
    deal_hands(rules_, position, *dealing);
    return true;
  }

  const Rules& rules_;
  LegalTurns turns_;
  std::span<const Card> pack_;
  std::size_t depth_;
  Effort* effort_;
  Perft perft_;
};

}  // namespace

Perft perft(const Rules& rules, const Position& position, int depth, std::span<const Card> pack, Effort* effort) {
  Counting counting(rules, pack, depth, effort);
  Position start = position;
  counting.go_on_from(start, 0);
  return counting.result();
}

DividedPerft perft_divided(const Rules& rules, const Position& position, int depth, std::span<const Card> pack,
                           Effort* effort) {
  DividedPerft divided;
  if (depth < 1) return divided;
  const auto add = [&](const Turn& turn, const Position& after) {
    const Perft behind = perft(rules, after, depth - 1, pack, effort);
    if (behind.listing != Listing::complete) divided.listing = behind.listing;
    if (effort != nullptr && !effort->keep(sizeof(PerftBranch) + turn.steps.size() * sizeof(Step))) return false;
    divided.branches.push_back({turn, behind.nodes.back()});
    return true;
  };
  const Listing listing = LegalTurns(rules).each(position, add, effort);
  if (listing != Listing::complete) divided.listing = listing;
  return divided;
}

}  // namespace casino
