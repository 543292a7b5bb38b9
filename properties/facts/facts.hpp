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

struct PositionFact {
  std::string_view name;
  std::string_view says;               // in a sentence, with its clauses
  bool (*is_due)(const Rules& rules);  // whether these rules promise it
  bool (*holds)(const Rules& rules, const Position& position);
};
[[nodiscard]] std::span<const PositionFact> position_facts();

struct TurnFact {
  std::string_view name;
  std::string_view says;
  bool (*is_due)(const Rules& rules);
  bool (*holds)(const Rules& rules, const Position& before, const Turn& turn, const Judgement& judgement);
};
[[nodiscard]] std::span<const TurnFact> turn_facts();

// Of a deal that is over, as it was scored.
struct DealFact {
  std::string_view name;
  std::string_view says;
  bool (*is_due)(const Rules& rules);
  bool (*holds)(const Rules& rules, const Captured& captured, const DealScore& score);
};
[[nodiscard]] std::span<const DealFact> deal_facts();

// Of a match in which one more deal was counted.
struct MatchFact {
  std::string_view name;
  std::string_view says;
  bool (*is_due)(const Rules& rules);
  bool (*holds)(const Rules& rules, const Match& before, const DealScore& score, const Match& after);
};
[[nodiscard]] std::span<const MatchFact> match_facts();

}  // namespace casino::properties
