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
#include "properties/worlds/dealings.hpp"
#include "properties/worlds/standings.hpp"
#include "properties/worlds/state_key.hpp"
#include "properties/worlds/walked.hpp"

namespace casino::properties {

class Walk {
 public:
  explicit Walk(World world, Shard shard = {}, PlaceInRun place = {});
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  ~Walk() = default;

  // Goes to up to so many more positions; false when there are none left.
  bool go_on(std::uint64_t positions);

  // Where the walk stands, to go on from there at another time: nothing is walked twice.
  [[nodiscard]] std::string checkpoint() const;
  // Goes on from there, before the first step; says what is wrong with what is no checkpoint of this world, shard and
  // version.
  [[nodiscard]] ParseErrors resume(std::string_view text);

  [[nodiscard]] const World& world() const { return world_; }
  [[nodiscard]] const Shard& shard() const { return shard_; }
  [[nodiscard]] bool is_over() const { return waiting_.empty() && tally_.deals == deals_in_all(); }
  [[nodiscard]] Walked walked() const;

 private:
  // A position, and how the match stands in which it came up.
  struct Spot {
    Position position;
    Match match;
    bool is_own = true;  // for this shard to look at
  };
  // How a spot was come to; nothing: a deal begins with it.
  struct Way {
    const Position& before;
    const Turn& turn;
  };

  [[nodiscard]] std::uint64_t deals_in_all() const;
  [[nodiscard]] bool is_own(const StateKey& key) const { return key.high % shard_.of == shard_.number - 1; }
  void begin_next_deal();
  void come_to(Spot spot, const Way* way);
  void hold_facts(const Spot& spot, const Way* way);
  void look_at(const Spot& spot);
  void agree_on_turns(const Position& position);
  void hold_facts(const Position& position, const Turn& turn, const Position& after);
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
  void resume(const json::Members& members);
  void resume_matches(const json::Members& members);
  void read_seen(const json::Cursor& at);

  [[nodiscard]] Exhibit exhibit_of(const Position& position) const;
  void note(std::string_view fact, std::string_view says, Exhibit exhibit, std::string details = {});

  World world_;
  Shard shard_;
  PlaceInRun place_;
  StateKeys keys_;
  LegalTurns legal_;
  std::vector<Dealing> deals_;
  std::vector<Spot> waiting_;
  std::unordered_set<StateKey, StateKeyHash> seen_;
  Standings standings_;
  WalkTally tally_;
  std::uint64_t moment_ = 0;  // by which flaws are put in order, of all shards: all count alike
  std::vector<Flaw> flaws_;
};

}  // namespace casino::properties
