#pragma once
// Rules that an adapter may play, and the question that parts them most evenly.

#include <functional>
#include <set>

#include "oracle/conform/infer/evidence.hpp"

namespace casino::conform {

// A few rules, each against each other.
class Candidates {
 public:
  // The probes have to outlive it.
  Candidates(std::vector<Rules> all, const std::vector<Probe>& probes);

  // Strikes those that explain fewer answers than the best, by more than a margin.
  void leave_those_behind(Evidence& evidence, std::size_t margin);

  // The probe on which the largest party of those that are left is smallest; nothing if none parts them.
  [[nodiscard]] std::optional<std::size_t> most_even_split() const;
  void take_out(std::size_t probe) { is_out_[probe] = true; }

 private:
  std::vector<Rules> all_;
  std::vector<bool> is_left_;
  std::vector<bool> is_out_;               // probes
  std::vector<std::vector<int>> parties_;  // of each probe: which party a candidate is of; -1: it cannot be asked
};

// Many rules, each against one: the questions on which they part from it.
class Apart {
 public:
  // Both have to outlive it.
  Apart(const Rules& from, const std::vector<Probe>& probes);

  // Looks for a few probes that tell these rules from the one. If there are any, the rules are to be told from it.
  void look_at(const Rules& other);
  // The probe that tells about half of those that are left; nothing if nothing tells any.
  [[nodiscard]] std::optional<std::size_t> most_even_split() const;
  // A probe that was asked; those about which it told something are told apart.
  using IsParted = std::function<bool(const Rules&)>;
  void take_out(std::size_t probe, const IsParted& is_parted);

 private:
  struct Other {
    Rules rules;
    std::set<std::size_t> probes;  // that part it from the one
  };
  [[nodiscard]] bool parts(const Rules& other, std::size_t probe) const;

  const std::vector<Probe>& probes_;
  std::vector<std::optional<Expectation>> expected_;  // by the one
  std::vector<Other> left_;
};

}  // namespace casino::conform
