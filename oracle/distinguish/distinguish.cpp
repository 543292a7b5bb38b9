#include "oracle/distinguish/distinguish.hpp"

#include <memory>

#include "model/apply/same_position.hpp"
#include "oracle/corpus/answer.hpp"
#include "oracle/distinguish/play.hpp"
#include "oracle/distinguish/positions.hpp"
#include "oracle/distinguish/questions.hpp"
#include "oracle/distinguish/turns.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::distinguish {
namespace {

constexpr int cards_before_games = 3;    // positions of so many are looked at before anything is played
constexpr double share_for_games = 0.5;  // of what may be spent
constexpr int every_card = 52;
constexpr std::array all_kinds{Kind::play, Kind::score, Kind::dealing};

bool is_about_turns(ClauseKind kind) {
  return kind == ClauseKind::prohibition || kind == ClauseKind::permission || kind == ClauseKind::obligation ||
         kind == ClauseKind::computation || kind == ClauseKind::event;
}

// What a turn does hangs on these, too, though their clauses are about dealings and points: on how many dealings a deal
// has, how far it has come (is_before_the_last_dealing), what is drawn, and whether a sweep counts.
constexpr std::array read_by_turns{Option::deal_hand, Option::deal_table, Option::deal_draw, Option::deal_remainder,
                                   Option::sweep_counted};

bool concerns_turns(const OptionEntry& option) {
  if (std::ranges::find(read_by_turns, option.option) != read_by_turns.end()) return true;
  for (const ClauseEntry& clause : all_clauses)
    if (is_about_turns(clause.kind) && explain::names_clause(option.clauses, find_clauses(clause.id).clauses[0]))
      return true;
  return false;
}

// AA-TRL-1, trail.kept=scoring: which cards may be trailed hangs on which of them score.
bool other_cards_are_kept(const Pair& pair) {
  if (pair.a.trail_kept != TrailKept::scoring || pair.b.trail_kept != TrailKept::scoring) return false;
  return std::ranges::any_of(pair.a.pack | pair.b.pack, [&](Card card) {
    return (points_of(pair.a, CardSet{card}) == 0) != (points_of(pair.b, CardSet{card}) == 0);
  });
}

// Whether the two differ in an option that a clause about turns reads, or in what is switched off.
bool turns_can_differ(const Pair& pair) {
  if (!(pair.a.off == pair.b.off) || other_cards_are_kept(pair)) return true;
  for (const Setting& setting : differing_settings(pair.a, pair.b))
    if (concerns_turns(entry_of(setting.option))) return true;
  return false;
}

// Positions of one number of seats, level by level.
class Level {
 public:
  explicit Level(Pair pair) : pair_(std::move(pair)), positions_(pair_), turns_(pair_) {}
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

  // The turn with the fewest steps at a table of so many cards; `complete` turns false if it was not all looked at.
  std::optional<Witness> search(int cards, Stop stop, std::uint64_t& looked_at, bool& complete) {
    std::optional<Witness> best;
    positions_.each(cards, [&](const Position& position) {
      if ((++looked_at & 63U) == 0 && stop()) {
        complete = false;
        return false;
      }
      const std::optional<Turn> turn = turns_.parting_turn(position);
      if (!turn) return true;
      const corpus::TurnsAsked asked{position, {*turn}};
      const std::optional<Aspect> aspect = parting(pair_, asked);
      const Size size = size_of(pair_.a, asked);
      if (aspect && (!best || size < best->size)) best = Witness{pair_, asked, size, *aspect, true, {}, 0};
      return !best || best->size.actions > 1;
    });
    return best;
  }

 private:
  Pair pair_;
  Positions positions_;
  Turns turns_;
};

class Searcher {
 public:
  Searcher(const std::vector<Pair>& pairs, const SearchBounds& search, Spent spent, const std::optional<Witness>& known)
      : pairs_(pairs), search_(search), spent_(spent) {
    found_.witness = known;
    for (const Pair& pair : pairs) {
      levels_.push_back(std::make_unique<Level>(pair));
      if (!pair.a.off.empty() || !pair.b.off.empty()) found_.lists_every_turn = false;
    }
  }

  Distinction run() {
    found_.turns_can_differ = false;
    for (const Pair& pair : pairs_) found_.turns_can_differ = found_.turns_can_differ || turns_can_differ(pair);
    if (search_.kind != Kind::play) look_at_questions();
    if (may_be(Kind::play) && found_.turns_can_differ) {
      found_.cards_in_turns = 0;
      look_at_turns(cards_before_games);
      if (!found_.lists_every_turn || !is_of_the_next_tables()) play();
      look_at_turns(search_.most_cards);
    }
    if (found_.witness) found_.witness->is_smallest = is_proved();
    return found_;
  }

 private:
  [[nodiscard]] bool may_be(Kind kind) const { return !search_.kind || search_.kind == kind; }

  // Whether what is known has so many cards as the tables that are to be looked at next.
  [[nodiscard]] bool is_of_the_next_tables() const {
    return found_.witness && found_.witness->size.cards <= *found_.cards_in_turns + 1;
  }

  // Nothing smaller is left to be looked at.
  [[nodiscard]] bool is_proved() const {
    if (!found_.witness) return false;
    const int cards = found_.witness->size.cards;
    const auto are_all = [&](Kind kind, int done) { return !may_be(kind) || cards <= done; };
    const bool all_turns = !found_.turns_can_differ || (found_.lists_every_turn && cards <= done_in_turns_);
    return (all_turns || !may_be(Kind::play)) && are_all(Kind::score, done_in_scores_) &&
           are_all(Kind::dealing, done_in_dealings_);
  }

  void keep(Witness witness) {
    if (!found_.witness || witness.size <= found_.witness->size) found_.witness = std::move(witness);
  }

  // Of all questions with so many cards the one with the fewest actions.
  static std::optional<Witness> smallest_question(const Pair& pair, int cards, QuestionKinds asked) {
    std::optional<Witness> best;
    each_question(pair, cards, asked, [&](const corpus::Asked& question) {
      const Size size = size_of(pair.a, question);
      if (best && !(size < best->size)) return true;
      const std::optional<Aspect> aspect = parting(pair, question);
      if (aspect) best = Witness{pair, question, size, *aspect, true, {}, 0};
      return !best || best->size.actions > 0;
    });
    return best;
  }

  void look_at_questions() {
    const QuestionKinds asked{may_be(Kind::score), may_be(Kind::dealing)};
    const double share = may_be(Kind::play) ? share_for_games : 1;
    if (asked.scores) found_.cards_in_scores = 0;
    if (asked.dealings) found_.cards_in_dealings = 0;
    for (int cards = 0; cards <= every_card && spent_() < share; ++cards) {
      if (found_.witness && found_.witness->size.cards < cards) return;
      if (asked.scores) done_in_scores_ = cards;
      if (asked.dealings) done_in_dealings_ = cards;
      for (const Pair& pair : pairs_)
        if (std::optional<Witness> best = smallest_question(pair, cards, asked)) return keep(std::move(*best));
      if (asked.scores) found_.cards_in_scores = cards;
      if (asked.dealings) found_.cards_in_dealings = cards;
    }
  }

  void look_at_turns(int most_cards) {
    const auto stop = [&] { return spent_() >= 1; };
    while (*found_.cards_in_turns < most_cards && spent_() < 1) {
      const int cards = *found_.cards_in_turns + 1;
      if (found_.witness && found_.witness->size.cards < cards) return;
      bool is_complete = true;
      for (std::size_t i = 0; i < levels_.size() && is_complete; ++i) {
        auto witness = levels_[i]->search(cards, stop, found_.positions, is_complete);
        if (!witness) continue;
        keep(std::move(*witness));
        if (is_complete) done_in_turns_ = cards;
        if (found_.witness->size.cards == cards) return;
      }
      if (!is_complete) return;
      found_.cards_in_turns = done_in_turns_ = cards;
    }
  }

  void play() {
    const auto stop = [&] { return spent_() >= share_for_games; };
    for (const Pair& pair : pairs_) {
      if (stop()) return;
      const auto met = met_in_play(pair, {search_.seed, search_.most_games}, stop);
      found_.games += met ? met->game + 1 : search_.most_games;
      if (!met) continue;
      const std::optional<Aspect> aspect = parting(pair, met->asked);
      if (aspect) keep({pair, met->asked, size_of(pair.a, met->asked), *aspect, false, met->game, met->turn});
    }
  }

  const std::vector<Pair>& pairs_;
  SearchBounds search_;
  Spent spent_;
  std::vector<std::unique_ptr<Level>> levels_;
  // Of so many cards nothing is left that could be smaller than the witness: all was looked at, or all up to it.
  int done_in_scores_ = -1;
  int done_in_dealings_ = -1;
  int done_in_turns_ = 0;  // without a card there is no turn
  Distinction found_;
};

bool is_first_layout(const Rules& rules, const Position& position) {
  const Hand& hand = position.hands[position.to_act];
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (!position.piles[Seat{i}].empty()) return false;
  return position.builds.empty() && position.dealing == 1 && position.loose.size() == table_size(rules) &&
         hand.is_known() && hand.cards.size() == hand_size(rules);
}

// A turn is asked about in a position that can be by both rules; one turn, for what came before is nobody's memory.
bool can_be_asked(const Pair& pair, const corpus::Asked& asked) {
  // Numbers of turns, and whether a deal plays out, are none of the aspects in which rules part.
  if (std::holds_alternative<corpus::PerftAsked>(asked) || std::holds_alternative<corpus::PlayAsked>(asked))
    return false;
  const auto* turns = std::get_if<corpus::TurnsAsked>(&asked);
  if (turns == nullptr) return true;
  return turns->turns.size() == 1 && structural_faults(pair.a, turns->position).empty() &&
         structural_faults(pair.b, turns->position).empty() && judge_position(pair.a, turns->position).empty() &&
         judge_position(pair.b, turns->position).empty();
}

// Whether somebody who plays by these rules could be asked what a case asks: he knows its cards and its sides.
bool could_read(const Rules& rules, const corpus::Case& one) {
  if (one.rules.seats != rules.seats) return false;
  return std::visit(
      [&](const auto& asked) {
        if constexpr (requires { Position{asked.position}; })
          return same_position_by(rules, one.rules, asked.position).has_value();
        else
          return has_partners(rules) == has_partners(one.rules) &&
                 are_named_alike(rules.pack_kind, one.rules.pack_kind);
      },
      one.asked);
}

}  // namespace

Distinction distinguish(const std::vector<Pair>& pairs, const SearchBounds& search, Spent spent,
                        const std::optional<Witness>& known) {
  return Searcher(pairs, search, spent, known).run();
}

std::optional<Witness> smallest_kept(const std::vector<Pair>& pairs, std::optional<Kind> kind, const Kept& kept) {
  std::optional<Witness> smallest;
  for (const Pair& pair : pairs)
    for (const corpus::Case* one : kept) {
      const Size size = size_of(pair.a, one->asked);
      if (smallest && !(size < smallest->size)) continue;
      if (!could_read(pair.a, *one) || !could_read(pair.b, *one)) continue;
      const corpus::Asked asked = corpus::asked_by(pair.a, one->rules, one->asked);
      if (!can_be_asked(pair, asked)) continue;
      const auto aspect = parting(pair, asked);
      if (aspect && (!kind || kind_of(asked, *aspect) == *kind))
        smallest = Witness{pair, asked, size, *aspect, false, {}, 0};
    }
  return smallest;
}

Distinction first_distinction(const std::vector<Pair>& pairs, SearchBounds search, Spent spent, const Kept& kept) {
  std::array<std::optional<Witness>, kind_names.size()> known;
  for (const Kind kind : all_kinds) known.at(static_cast<std::size_t>(kind)) = smallest_kept(pairs, kind, kept);
  // Of what may be spent. Where something is known, and no turn, there is hardly a turn to be found.
  const bool hardly_in_play = !known[0] && (known[1] || known[2]);
  const std::array<double, kind_names.size()> ends{hardly_in_play ? 0.1 : 0.6, 0.9, 1};
  Distinction all;
  for (const Kind kind : all_kinds) {
    const auto number = static_cast<std::size_t>(kind);
    search.kind = kind;
    Distinction found = distinguish(pairs, search, Share(spent, ends.at(number)), known.at(number));
    if (kind == Kind::play) all = found;
    if (kind == Kind::score) all.cards_in_scores = found.cards_in_scores;
    if (kind == Kind::dealing) all.cards_in_dealings = found.cards_in_dealings;
    all.witness = std::move(found.witness);
    if (all.witness) break;
  }
  return all;
}

std::vector<Pair> pairs_of(FunctionRef<std::optional<Pair>(Seats)> with_seats) {
  std::vector<Pair> pairs;
  for (std::uint8_t count = 2; count <= max_seats; ++count)
    if (const auto pair = with_seats(Seats{count})) pairs.push_back(*pair);
  return pairs;
}

Standing standing_of(const Witness& witness) {
  if (witness.game) return Standing::from_play;
  const auto* turns = std::get_if<corpus::TurnsAsked>(&witness.asked);
  if (turns != nullptr && is_first_layout(witness.pair.a, turns->position)) return Standing::first_layout;
  return Standing::well_formed;
}

}  // namespace casino::distinguish
