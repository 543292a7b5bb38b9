#pragma once
// Collects the differences between two things, each written out.

#include "oracle/corpus/compare.hpp"

namespace casino::corpus {

class Comparison {
 public:
  Comparison(const Rules& rules, std::vector<Difference>& differences) : rules_(rules), differences_(differences) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  // Where the following differences are: "turn 2: ".
  void at(std::string where) { where_ = std::move(where); }

  void same(const std::string& what, const std::string& expected, const std::string& found);
  void same(const std::string& what, bool expected, bool found);
  void same(const std::string& what, CardSet expected, CardSet found);
  void same(const std::string& what, Seat expected, Seat found);
  void same(const std::string& what, std::optional<Side> expected, std::optional<Side> found);
  void same(const std::string& what, const PerSide<int>& expected, const PerSide<int>& found);
  void same(const std::string& what, const std::vector<std::uint64_t>& expected,
            const std::vector<std::uint64_t>& found);
  // In any order.
  void same(const std::string& what, const std::vector<CardSet>& expected, const std::vector<CardSet>& found);

 private:
  const Rules& rules_;
  std::vector<Difference>& differences_;
  std::string where_;
};

// The words one after the other, or "none".
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

}  // namespace casino::corpus
