#pragma once
// A walk through a whole world: every deal of the pack, every legal turn, every way in which chance goes on. In every
// position all facts have to hold, the generator of turns and the referee have to agree, whoever is to act has to have
// a legal turn, and every turn has to bring the end of the deal nearer. Where matches are gone through, every deal
// begins at every standing that deals can lead to, and from each of them the match has to be able to end.

#include <string>
#include <unordered_set>
#include <vector>

#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/document/cursor.hpp"
#include "oracle/play/shrink.hpp"
#include "properties/worlds/dealings.hpp"
#include "properties/worlds/standings.hpp"
#include "properties/worlds/state_key.hpp"
#include "properties/worlds/world.hpp"

namespace casino::properties {

// The part of a world that one machine of several walks: one deal in `of`; of matches one first deal in `of`,
// with all that can follow.
struct Shard {
  std::uint32_t number = 1;  // from 1
  std::uint32_t of = 1;
  friend bool operator==(const Shard&, const Shard&) = default;
};

struct WalkTally {
  std::uint64_t deals = 0;   // begun
  std::uint64_t states = 0;  // visited, each once
  std::uint64_t turns = 0;   // legal ones out of them
  std::uint64_t merged = 0;  // ways to where the walk had been, or to its like
  std::uint64_t ends = 0;    // states in which the deal is over
  std::uint64_t flaws = 0;   // breaches of whatever should hold
  std::uint64_t refereed =
      0;  // states in which the referee tried every turn; in others the table is too crowded for it
  std::uint64_t match_ends = 0;  // ways in which a match came to its end
  friend bool operator==(const WalkTally&, const WalkTally&) = default;
};

// Something that does not hold, as it was first met.
struct Flaw {
  std::string fact;
  std::string says;
  std::string details;  // more of it, if there is
  Exhibit exhibit;      // without steps: of a position
};

class Walk {
 public:
  explicit Walk(World world, Shard shard = {});
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  ~Walk() = default;

  // Goes to up to so many more states; false when there are none left.
  bool go_on(std::uint64_t states);

  // Where the walk stands, to go on from there at another time: nothing is walked twice.
  [[nodiscard]] std::string checkpoint() const;
  // Goes on from there, before the first step; says what is wrong with what is no checkpoint of this world and shard.
  [[nodiscard]] ParseErrors resume(std::string_view text);

  [[nodiscard]] const World& world() const { return world_; }
  [[nodiscard]] const Shard& shard() const { return shard_; }
  [[nodiscard]] const WalkTally& tally() const { return tally_; }
  [[nodiscard]] std::uint64_t first_deals() const { return deals_.size(); }
  // Of every standing that is known by now.
  [[nodiscard]] std::uint64_t deals_in_all() const;
  [[nodiscard]] bool is_over() const { return waiting_.empty() && tally_.deals == deals_in_all(); }
  // How many ways there are for a match to stand before a deal; one, where deals are gone through by themselves.
  [[nodiscard]] std::uint64_t standings() const { return standings_.all().size(); }
  [[nodiscard]] const std::vector<Flaw>& flaws() const { return flaws_; }

 private:
  // A position, and how the match stands in which it came up.
  struct Spot {
    Position position;
    Match match;
  };
  // How a spot was come to; nothing: a deal begins with it.
  struct Way {
    const Position& before;
    const Turn& turn;
  };

  void begin_next_deal();
  void come_to(const Spot& spot, const Way* way);
  void look_at(const Spot& spot);
  void agree_on_turns(const Position& position);
  void follow(const Spot& spot, const Turn& turn, const Position& after);
  void go_on_from(const Spot& after, const Way& way);
  void end_at(const Spot& spot);

  // Of matches (walk_match.cpp).
  void go_on_with_match(const Spot& after, const Way& way);
  void end_match_at(const Spot& end, Side ended_by);
  void count_in_match(const Spot& end, const std::optional<Captured>& captured);
  void lead(const Spot& end, const Match& after);
  void hold_facts_of_match(const Spot& end, const DealScore& score, const Match& after);
  void look_at_standings();
  void resume_matches(const json::Members& members);

  [[nodiscard]] Exhibit exhibit_of(const Position& position) const;
  void note(std::string_view fact, std::string_view says, Exhibit exhibit, std::string details = {});

  World world_;
  Shard shard_;
  StateKeys keys_;
  LegalTurns legal_;
  std::vector<Dealing> deals_;       // at first: those of the shard
  std::vector<Dealing> every_deal_;  // later ones of a match
  std::vector<Spot> waiting_;
  std::unordered_set<StateKey, StateKeyHash> seen_;
  Standings standings_;
  WalkTally tally_;
  std::vector<Flaw> flaws_;
};

}  // namespace casino::properties
