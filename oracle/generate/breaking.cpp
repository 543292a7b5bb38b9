#include "oracle/generate/breaking.hpp"

#include <algorithm>
#include <utility>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/generate/made_up.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::generate {
namespace {

constexpr std::size_t most_turns_listed = 60;
constexpr std::size_t other_turns_tried = 4;

bool breaks_only(const Rules& rules, const Position& position, const Turn& turn, Clause clause) {
  const Judgement judgement = judge(rules, position, turn);
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr || illegal->impossible || illegal->violations.empty()) return false;
  return std::all_of(illegal->violations.begin(), illegal->violations.end(),
                     [&](const Finding& violation) { return violation.clause == clause; });
}

// A turn of a game, and where the game stood.
struct Occasion {
  std::size_t entry = 0;
  Position position;
};

// One game, in which a turn is to go wrong.
class Spoiler {
 public:
  Spoiler(log::Log game, Clause clause, std::uint64_t seed)
      : game_(std::move(game)), rules_(game_.rules.rules), clause_(clause), dice_(seed) {}

  std::optional<log::Log> spoilt() {
    const std::vector<Occasion> occasions = all_occasions();
    const std::size_t first = occasions.empty() ? 0 : dice_.below(occasions.size());
    for (std::size_t i = 0; i < occasions.size(); ++i) {
      const Occasion& occasion = occasions[(first + i) % occasions.size()];
      const auto turn = wrong_turn(occasion);
      if (!turn) continue;
      log::Log spoilt = up_to(occasion.entry, *turn);
      if (is_as_wanted(spoilt)) return spoilt;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] const std::vector<log::Entry>& entries() const { return game_.deals.front().entries; }

  [[nodiscard]] std::vector<Occasion> all_occasions() const {
    std::vector<Occasion> occasions;
    log::Replay replay(rules_, game_.before);
    replay.begin(game_.deals.front());
    for (std::size_t i = 0; i < entries().size(); ++i) {
      if (std::holds_alternative<Turn>(entries()[i].what)) occasions.push_back({i, replay.position()});
      replay.take(entries()[i]);
    }
    return occasions;
  }

  // Around what was played, and some other turns that could have been.
  [[nodiscard]] std::optional<Turn> wrong_turn(const Occasion& occasion) {
    std::vector<Turn> around = legal_turns(rules_, occasion.position, most_turns_listed);
    if (auto turn = any_as_wanted(occasion, bold_turns(rules_, occasion.position, around))) return turn;
    shuffle(around, dice_);
    if (around.size() > other_turns_tried) around.resize(other_turns_tried);
    around.push_back(std::get<Turn>(entries()[occasion.entry].what));
    for (const Turn& legal : around)
      if (auto turn = any_as_wanted(occasion, wrong_turns(rules_, occasion.position, legal, dice_))) return turn;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Turn> any_as_wanted(const Occasion& occasion, std::vector<Turn> turns) {
    shuffle(turns, dice_);
    for (Turn& turn : turns)
      if (breaks_only(rules_, occasion.position, turn, clause_)) return std::move(turn);
    return std::nullopt;
  }

  [[nodiscard]] log::Log up_to(std::size_t entry, const Turn& turn) const {
    log::Log spoilt = game_;
    spoilt.deals.resize(1);
    spoilt.result.reset();
    std::vector<log::Entry>& entries = spoilt.deals.front().entries;
    entries.resize(entry);
    entries.push_back(log::Entry{turn, {}, {}});
    return spoilt;
  }

  // The turn is the only problem; a claim in it, or a game that it ends, must not make another.
  [[nodiscard]] static bool is_as_wanted(const log::Log& log) {
    const log::Report report = log::validate(log);
    const auto is_problem = [](const log::Problem& problem) { return problem.weight == log::Weight::problem; };
    return std::count_if(report.problems.begin(), report.problems.end(), is_problem) == 1;
  }

  log::Log game_;
  const Rules& rules_;
  Clause clause_;
  Dice dice_;
};

// ---- Rules

// "HUN" of HUN-NAG-1, too: whoever plays a game of that family may come upon the clause.
std::string_view family_of(Clause clause) {
  const std::string_view id = entry_of(clause).id;
  return id.substr(0, id.find('-'));
}

// Those whose own text has the clause, or the others that play by that text.
std::vector<const VariantEntry*> variants_with(Clause clause, bool own) {
  std::vector<const VariantEntry*> found;
  for (const VariantEntry& variant : variants()) {
    const bool is_own = own_prefix(variant) == family_of(clause);
    if (own ? is_own : !is_own && plays_by(variant, family_of(clause))) found.push_back(&variant);
  }
  return found;
}

// The usual number of players first.
std::vector<Rules> rules_by_seats(const VariantEntry& variant) {
  std::vector<Rules> all{variant.rules(Seats{variant.usual_seats})};
  for (std::uint8_t seats = variant.most_seats; seats >= variant.fewest_seats; --seats)
    if (seats != variant.usual_seats) all.push_back(variant.rules(Seats{seats}));
  return all;
}

bool is_broken_soon(const Rules& rules, Clause clause) {
  constexpr BreakingPlan short_plan{5};
  return broken_game(log::stated(rules), clause, 1, short_plan).has_value();
}

// One option set anew, of those that decide about the clause.
std::optional<Rules> with_one_option(const Rules& rules, Clause clause) {
  for (const OptionEntry& option : options()) {
    if (!explain::concerns(option, {clause})) continue;
    for (const std::string_view value : option.values)
      if (auto changed = rules_with(rules, option.option, value); changed && is_broken_soon(*changed, clause))
        return changed;
  }
  return std::nullopt;
}

}  // namespace

bool can_be_broken(Clause clause) {
  const ClauseKind kind = entry_of(clause).kind;
  return has_an_off(clause) && (kind == ClauseKind::prohibition || kind == ClauseKind::obligation);
}

std::optional<log::Log> broken_game(const log::StatedRules& rules, Clause clause, std::uint64_t seed,
                                    const BreakingPlan& plan) {
  if (!can_be_broken(clause) || rules.rules.off.contains(clause)) return std::nullopt;
  Dice dice(seed);
  for (int i = 0; i < plan.most_games; ++i) {
    const std::uint64_t game_seed = dice.below(std::uint64_t{1} << 48);
    log::Log game = random_game(rules, game_seed, {1});
    if (auto spoilt = Spoiler(std::move(game), clause, game_seed).spoilt()) return spoilt;
  }
  return std::nullopt;
}

std::optional<log::StatedRules> rules_to_break(Clause clause) {
  if (!can_be_broken(clause)) return std::nullopt;
  for (const bool own : {true, false}) {
    const std::vector<const VariantEntry*> variants = variants_with(clause, own);
    for (const VariantEntry* variant : variants)
      for (const Rules& rules : rules_by_seats(*variant))
        if (is_broken_soon(rules, clause)) return log::stated(rules);
    for (const VariantEntry* variant : variants)
      for (const Rules& rules : rules_by_seats(*variant))
        if (const auto changed = with_one_option(rules, clause)) return log::stated(*changed);
  }
  return std::nullopt;
}

}  // namespace casino::generate
