#pragma once
// Facts about play, each with a name: what holds in every position that legal play reaches, and of every
// legal turn. Made to be looped over, by tests here and by programs that link this library.

#include <span>
#include <string_view>

#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "model/rules/rules.hpp"
#include "model/score/score.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// When a fact is due that rules of any kind promise.
inline bool always(const Rules& /*rules*/) { return true; }

// What holds of such things, in the order in which `holds` is asked about them.
template <typename... What>
struct Fact {
  std::string_view name;
  std::string_view says;               // in a sentence, with its clauses
  bool (*is_due)(const Rules& rules);  // whether these rules promise it
  bool (*holds)(const Rules& rules, const What&... what);
};

using PositionFact = Fact<Position>;
using TurnFact = Fact<Position, Turn, Judgement>;  // of the position before a turn, the turn, and what is judged
using DealFact = Fact<Captured, DealScore>;        // of a deal that is over, as it was scored
using MatchFact = Fact<Match, DealScore, Match>;   // of a match before and after one more deal was counted
[[nodiscard]] std::span<const PositionFact> position_facts();
[[nodiscard]] std::span<const TurnFact> turn_facts();
[[nodiscard]] std::span<const DealFact> deal_facts();
[[nodiscard]] std::span<const MatchFact> match_facts();

}  // namespace casino::properties
