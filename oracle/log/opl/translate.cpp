#include "model/apply/apply.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::log::opl {
namespace {

StatedRules rules_of_project() { return {.name = "opl", .rules = find_named_rules("opl")->usual_rules()}; }

bool same_builds(const Position& a, const Position& b) {
  if (a.builds.size() != b.builds.size()) return false;
  for (std::size_t i = 0; i < a.builds.size(); ++i)
    if (a.builds[i].cards != b.builds[i].cards || a.builds[i].value != b.builds[i].value ||
        a.builds[i].owner != b.builds[i].owner)
      return false;
  return true;
}

// As far as a save states.
bool looks_the_same(const Position& a, const Position& b) {
  const auto same_of = [&](Seat seat) {
    return a.hands[seat].cards == b.hands[seat].cards && a.piles[seat].cards() == b.piles[seat].cards();
  };
  return a.loose == b.loose && same_of(computers_seat) && same_of(humans_seat) && a.to_act == b.to_act &&
         a.last_capturer == b.last_capturer && same_builds(a, b);
}

// What is seen to have happened, legal or not: a hand card is gone, and cards lie elsewhere.
std::optional<Turn> turn_as_seen(const Position& before, const Position& after) {
  const Seat seat = before.to_act;
  const CardSet played = before.hands[seat].cards - after.hands[seat].cards;
  const CardSet gained = after.piles[seat].cards() - before.piles[seat].cards();
  if (played.size() != 1) return std::nullopt;
  Action action;
  action.hand = played;
  if (!gained.empty()) {
    action.kind = Do::capture;
    action.table = gained - played;
  } else if (const Build* made = after.build_with(played)) {
    const Build* base = before.build_with(made->cards);
    action.kind = base == nullptr ? Do::build : base->value == made->value ? Do::augment : Do::raise;
    if (base != nullptr) action.base = base->cards;
    action.table = made->cards - played - action.base;
    action.value = made->value;
  }
  return Turn{seat, {action}};
}

// Tables of a real game take a thousandth of this; a made-up one has more turns than anybody can go through.
constexpr Effort::Limits effort_between_saves{.steps = std::uint64_t{1} << 23U, .bytes = std::size_t{64} << 20U};

// Programs deal as soon as the last card is played: then new hands are there in the next save.
bool leads_to(const Rules& rules, Position reached, const Position& after) {
  if (hands_are_empty(rules, reached) && after.dealing > reached.dealing) reached.hands = after.hands;
  return looks_the_same(reached, after);
}

// The turn that made the one position out of the other, if one turn did.
std::optional<Turn> turn_between(const Rules& rules, const Position& before, const Position& after) {
  Rules listed = rules;
  listed.off = {};  // or nothing is listed; what is not by the rules is told when the log is read
  std::optional<Turn> found;
  Effort effort(effort_between_saves);
  const auto compare = [&](const Turn& turn, const Position& reached) {
    if (leads_to(rules, reached, after)) found = turn;
    return !found.has_value();
  };
  legal_turns(listed, before, compare, &effort);
  if (found) return found;
  const auto seen = turn_as_seen(before, after);
  return seen && leads_to(rules, judge(rules, before, *seen).after, after) ? seen : std::nullopt;
}

// Turns saves into the entries of a log.
class Translation {
 public:
  Translation(Log& log, const std::vector<Save>& saves)
      : log_(log), rules_(log.rules.rules), saves_(saves), replay_(rules_, log.before) {}

  void run() {
    for (const Save& save : saves_) {
      const Position position = position_of(rules_, save);
      if (log_.deals.empty() || log_.deals.back().number != save.round) begin_deal(save, position);
      else go_on_to(save, position);
    }
  }

 private:
  void begin_deal(const Save& save, const Position& position) {
    Deal& deal = log_.deals.emplace_back();
    deal.number = save.round;
    deal.dealer = position.dealer;
    deal.start = position;
    deal.pack = save.deck;
    deal.place = save.place;
    replay_.begin(deal);
  }

  void go_on_to(const Save& save, const Position& position) {
    if (looks_the_same(replay_.position(), position)) return;
    if (const auto turn = turn_between(rules_, replay_.position(), position)) write(save, *turn);
    if (const auto dealt = dealing_between(replay_.position(), position)) write(save, *dealt);
    if (looks_the_same(replay_.position(), position)) return;
    write(save, Comment{"The next save is not what one turn makes of the one before; it is taken as it is."});
    write(save, Agreed{std::make_shared<const Position>(position)});
  }

  std::optional<Dealt> dealing_between(const Position& before, const Position& position) {
    const bool was_dealt = hands_are_empty(rules_, before) && position.stock.cards.size() < before.stock.cards.size();
    if (!was_dealt) return std::nullopt;
    Dealt dealt;
    dealt.number = replay_.next_dealing();
    for (const Seat seat : {computers_seat, humans_seat}) dealt.hands[seat] = position.hands[seat];
    return dealt;
  }

  void write(const Save& save, Happening what) {
    Entry& entry = log_.deals.back().entries.emplace_back(Entry{std::move(what), {}, save.place});
    replay_.take(entry);
  }

  Log& log_;
  const Rules& rules_;
  const std::vector<Save>& saves_;
  Replay replay_;
};

ParseError no_save(Place place, std::string found, std::string expected) {
  return {{"", place.line, place.column}, std::move(found), std::move(expected)};
}

// The cards that are still to be dealt, from the top, as the pack lies. A position alone tells which they are, but of
// several not their order.
std::optional<std::vector<Card>> deck_of(const Position& position, const std::vector<Card>& pack) {
  const Hand& stock = position.stock;
  const auto size = static_cast<std::size_t>(stock.cards.size()) + stock.more;
  if (stock.is_known() && size <= 1) return std::vector<Card>(stock.cards.begin(), stock.cards.end());
  const CardSet dealt = position.known_cards() - stock.cards;
  std::vector<Card> deck;
  std::ranges::copy_if(pack, std::back_inserter(deck), [&](Card card) { return !dealt.contains(card); });
  return deck.size() == size ? std::optional(deck) : std::nullopt;
}

// Follows a log, and saves where it stands after whatever moves cards.
class Saving {
 public:
  explicit Saving(const Log& log) : log_(log), rules_(log.rules.rules), replay_(rules_, log.before) {}

  Parsed<std::vector<Save>> run() {
    for (const Deal& deal : log_.deals) {
      replay_.begin(deal);
      if (deal.start) keep(deal, deal.place);
      for (const Entry& entry : deal.entries) take(deal, entry);
    }
    if (!why_not_.empty()) return why_not_;
    if (saves_.empty())
      return ParseErrors{no_save({}, "a log without a position", "a deal of which something is told")};
    return std::move(saves_);
  }

 private:
  void take(const Deal& deal, const Entry& entry) {
    const bool is_turn = std::holds_alternative<Turn>(entry.what);
    if (is_turn) {
      // Hands that only the pack gives away: nobody would know them after the turn.
      const int before = replay_.next_dealing();
      replay_.come_to(entry.place);
      replay_.deal_what_is_due();
      if (replay_.next_dealing() != before) keep(deal, entry.place);
    }
    replay_.take(entry);
    if (is_turn || std::holds_alternative<Dealt>(entry.what)) keep(deal, entry.place);
  }

  void keep(const Deal& deal, Place place) {
    if (!why_not_.empty()) return;
    const Position& position = replay_.position();
    for (const Seat seat : {computers_seat, humans_seat})
      if (!position.hands[seat].is_known() || position.piles[seat].hidden() > 0)
        return why_not_.push_back(no_save(place, "cards that nobody knows", "a game of which all cards are known"));
    auto deck = deck_of(position, deal.pack);
    if (!deck)
      return why_not_.push_back(
          no_save(place, "cards still to be dealt in an order that is not told", "a deal with its pack"));
    Save save = save_of(rules_, position);
    save.deck = std::move(*deck);
    save.round = deal.number;
    save.computer.score = replay_.match().totals[side_of(rules_, computers_seat)];
    save.human.score = replay_.match().totals[side_of(rules_, humans_seat)];
    saves_.push_back(std::move(save));
  }

  const Log& log_;
  const Rules& rules_;
  Replay replay_;
  std::vector<Save> saves_;
  ParseErrors why_not_;
};

}  // namespace

Log log_of(const std::vector<Save>& saves, const StatedRules* usual) {
  Log log;
  log.rules = usual != nullptr && usual->rules.seats.count == 2 ? *usual : rules_of_project();
  log.players[computers_seat] = "Computer";
  log.players[humans_seat] = "Human";
  for (const Who who : {Who::computer, Who::human})
    log.before.totals[side_of(log.rules.rules, seat_of(who))] = saves.front().of(who).score;
  log.before.deals = saves.front().round - 1;
  Translation(log, saves).run();
  return log;
}

Parsed<Log> parse_saves(std::string_view text, const StatedRules* usual) {
  const Parsed<std::vector<Save>> saves = read_saves(text);
  if (!saves) return saves.errors();
  return log_of(*saves, usual);
}

Parsed<std::vector<Save>> saves_of(const Log& log) {
  const Rules& rules = log.rules.rules;
  const Place begins = log.deals.empty() ? Place{} : log.deals.front().place;
  if (rules.seats.count != 2)
    return ParseErrors{no_save(begins, "a game of " + std::to_string(rules.seats.count), "a game of two")};
  if (rules.pile_order != PileOrder::not_kept)
    return ParseErrors{no_save(begins, "rules by which the order of a pile counts", "piles in any order")};
  return Saving(log).run();
}

}  // namespace casino::log::opl
