#pragma once
// Holds games against the facts: which of them does a game break, and what is the smallest turn that shows it?

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/log/log.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/play/shrink.hpp"
#include "properties/facts/facts.hpp"

namespace casino::properties {

enum class FactKind : std::uint8_t { position, turn, deal, match };
inline constexpr std::array<std::string_view, 4> fact_kind_names{"position", "turn", "deal", "match"};

// What facts there are to hold games against.
struct Facts {
  std::span<const PositionFact> of_positions = position_facts();
  std::span<const TurnFact> of_turns = turn_facts();
  std::span<const DealFact> of_deals = deal_facts();
  std::span<const MatchFact> of_matches = match_facts();
};

struct ListedFact {
  std::string_view name;
  std::string_view says;
  FactKind kind = FactKind::position;
  bool (*is_due)(const Rules& rules) = nullptr;
};
[[nodiscard]] std::vector<ListedFact> listed(const Facts& facts = {});

// A fact that does not hold: of a legal turn, of the position after it (before which it held), of the first position
// of a deal, of a deal that is over, or of the match in which it was counted.
struct Breach {
  std::string fact;
  Exhibit exhibit;  // without steps where no turn is to blame
  int deal = 0;
  int turn = 0;  // 0: before the first turn, or at the end of the deal
  friend bool operator==(const Breach&, const Breach&) = default;
};

class Check {
 public:
  // Of these facts by name; all, if there is none.
  explicit Check(std::set<std::string> wanted = {}, Facts facts = {}) : wanted_(std::move(wanted)), facts_(facts) {}

  // Turns that are not legal, and positions with hands that nobody knows, are passed over.
  void game(const log::Log& log);
  // Whether a legal turn breaks a fact, and which.
  [[nodiscard]] std::vector<std::string> broken_by(const Exhibit& exhibit) const;

  [[nodiscard]] const std::vector<Breach>& breaches() const { return breaches_; }
  // How often each fact was looked at.
  [[nodiscard]] const std::map<std::string_view, std::uint64_t>& times() const { return times_; }
  [[nodiscard]] std::uint64_t deals() const { return deals_; }
  [[nodiscard]] std::uint64_t turns() const { return turns_; }
  [[nodiscard]] std::uint64_t passed_over() const { return passed_over_; }

 private:
  [[nodiscard]] bool wants(std::string_view fact) const {
    return wanted_.empty() || wanted_.contains(std::string(fact));
  }
  // Facts of what no turn is to blame for; a breach shows the position.
  template <typename... What>
  void hold(std::span<const Fact<What...>> facts, const Rules& rules, const Position& position, int deal,
            const What&... what);
  void start(const Rules& rules, const Position& position, int deal);
  void turn(const Rules& rules, const Position& before, const Turn& turn, int deal, int number);
  void end(const Rules& rules, const Position& position, int deal);
  void count(const Rules& rules, const Match& before, const log::Replay& replay, int deal);

  std::set<std::string> wanted_;
  Facts facts_;
  std::vector<Breach> breaches_;
  std::map<std::string_view, std::uint64_t> times_;
  std::uint64_t deals_ = 0;
  std::uint64_t turns_ = 0;
  std::uint64_t passed_over_ = 0;
};

// The same breach of a turn with as little as possible around it. Others stay as they are.
[[nodiscard]] Breach shrunk(const Check& check, Breach breach);

}  // namespace casino::properties
