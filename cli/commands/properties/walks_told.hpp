#pragma once
// What walks through small worlds have come to, as it is told: by whoever walked, and by whoever puts shards together.

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "properties/worlds/walked.hpp"

namespace casino::cli {

struct WalkReports {
  std::string store = "casino-found";  // where turns that break a fact are kept; empty: nowhere
  bool as_table = false;
};

class WalksTold {
 public:
  WalksTold(Session& session, const WalkReports& wishes) : session_(session), wishes_(wishes) {}

  // One world after the other, and what does not hold there.
  void add(const properties::Walked& walked);
  // All of them together.
  void finish();

 private:
  void add_line(const properties::Walked& walked);
  void add_flaws(const properties::Walked& walked);
  void summary_in_json() const;
  void summary_in_words() const;

  Session& session_;
  const WalkReports& wishes_;
  properties::Shard shard_;
  properties::WalkTally total_;
  std::uint64_t worlds_ = 0;
  std::uint64_t wholly_ = 0;
  std::vector<properties::Walked> for_table_;
};

}  // namespace casino::cli
