#pragma once
// The parts of an expectation, each held against its part of the answer. What is not given is not compared.

#include "oracle/corpus/run.hpp"

namespace casino::corpus {

// Collects the differences between two things, each written out.
class Comparison {
 public:
  Comparison(const Rules& rules, std::vector<Difference>& differences) : rules_(rules), differences_(differences) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  // Where the following differences are: "turn 2: ".
  void at(std::string where) { where_ = std::move(where); }

  void same(const std::string& what, const std::string& expected, const std::string& found,
            Differs in = Differs::anything_else);
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

// The verdict; where it is the expected one the clauses too. A refusal cites exactly what is expected, and so
// does what is undetermined; of a lawful turn the permissions that are named were used.
void compare_verdict(Comparison& comparison, const Expected& expected, const Reported& reported);
// The verdict on a turn, its groups, and the position after it.
void compare_turn(Comparison& comparison, const Expected& expected, const Judgement& judgement);
// What findings name: of each clause that is spoken of all that is found, each once.
void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const Judgement& judgement);
void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected,
                   const std::vector<Finding>& findings);
void compare_position(Comparison& comparison, const ExpectedPosition& expected, const Position& found);
// Who captured what, and the score.
void compare_end(Comparison& comparison, const Expected& expected, const CaseAnswer& answer);
void compare_match(Comparison& comparison, const Expected& expected, const CaseAnswer& answer);
void compare_dealing(Comparison& comparison, const Expected& expected, const CaseAnswer& answer);

}  // namespace casino::corpus
