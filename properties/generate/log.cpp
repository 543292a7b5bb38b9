#include "properties/generate/log.hpp"

#include <algorithm>

#include "model/deal/deal.hpp"

namespace casino::properties {
namespace {

// Writes a match down while it is being played.
class Clerk {
 public:
  explicit Clerk(const Rules& rules) : rules_(rules) { log_.rules = log::stated(rules); }

  void write(const PlayedTurn& played) {
    const bool is_new_deal = !last_;
    if (is_new_deal) begin_deal(played.before.dealer);
    if (is_new_deal || last_->dealing != played.before.dealing) write_dealing(played.before, is_new_deal);
    else write_drawn_cards(played.before);
    add(played.turn);
    last_ = played.after;
  }

  void write(const DealPlayed& deal) {
    for (const Side side : sides_of(rules_))
      if (deal.before.forfeits[side]) write_false_claim(side);
    const bool is_claimed = !deal.is_complete && rules_.match_count_when == MatchCountWhen::as_earned_on_claim;
    if (is_claimed) add(Event{EventKind::claim, Seat{deal.after.winner->index}, {}});
    const DealScore score = deal.is_complete ? score_in_match(rules_, deal.before, deal.captured) : deal.score;
    log::RecordedScore recorded;
    for (const Side side : sides_of(rules_)) recorded.points[side] = deal.before.forfeits[side] ? 0 : score.total[side];
    add(recorded);
    log::RecordedTotals totals;
    for (const Side side : sides_of(rules_)) totals.points[side] = deal.after.totals[side];
    add(totals);
    last_.reset();
  }

  [[nodiscard]] log::Log finished(const Match& match) {
    if (!last_) log_.result = log::result_of(match);  // else the last deal breaks off
    return std::move(log_);
  }

 private:
  void begin_deal(Seat dealer) {
    log::Deal& deal = log_.deals.emplace_back();
    deal.number = static_cast<int>(log_.deals.size());
    deal.dealer = dealer;
  }

  void write_dealing(const Position& before, bool is_first) {
    log::Dealt dealt;
    dealt.number = before.dealing;
    dealt.hands = before.hands;
    dealt.table = is_first ? before.loose : before.loose - last_->loose;
    const bool is_cut = is_first && rules_.deal_table_source == DealTableSource::cut;
    if (is_cut && reasons_not_to_play_on(rules_, dealt.table).empty())
      add(Event{EventKind::cut, leader(rules_, before.dealer), dealt.table});
    if (is_last_dealing(rules_, before.dealing)) add(Event{EventKind::last, before.dealer, {}});
    add(dealt);
  }

  // CRZ-DRW-1: what was drawn in the turn before shows in the hand.
  void write_drawn_cards(const Position& before) {
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const CardSet drawn = before.hands[Seat{i}].cards - last_->hands[Seat{i}].cards;
      if (!drawn.empty()) add(Event{EventKind::draw, Seat{i}, drawn});
    }
  }

  // At the beginning of the deal, when it is surely false.
  void write_false_claim(Side side) {
    std::vector<log::Entry>& entries = log_.deals.back().entries;
    const auto first_turn = std::find_if(entries.begin(), entries.end(), [](const log::Entry& entry) {
      return std::holds_alternative<Turn>(entry.what);
    });
    entries.insert(first_turn, {Event{EventKind::claim, Seat{side.index}, {}}, {}, {}});
  }

  void add(log::Happening what) { log_.deals.back().entries.push_back({std::move(what), {}, {}}); }

  const Rules& rules_;
  log::Log log_;
  std::optional<Position> last_;  // after the last turn of the deal
};

}  // namespace

log::Log log_of_match(const Rules& rules, std::uint64_t seed, int most_deals) {
  Clerk clerk(rules);
  const Match match = play_match(
      rules, seed, most_deals,
      [&](const PlayedTurn& played) {
        clerk.write(played);
        return true;
      },
      [&](const DealPlayed& deal) {
        clerk.write(deal);
        return true;
      });
  return clerk.finished(match);
}

}  // namespace casino::properties
