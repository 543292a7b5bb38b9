#pragma once
// Questions to which an adapter gave another answer, put together by what probably causes them, and each made as small
// as it goes by asking again.

#include <map>

#include "oracle/conform/causes/smaller.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::conform {

struct Disagreement {
  Question question;  // the smallest
  Checked checked;    // of that
  std::size_t times = 1;
  std::vector<std::string> ids;  // the first few that showed it
  std::optional<Point> point;    // of a whole deal: where it goes wrong

  // Settings of an option under which all of them would be right: it plays those, and does not say so.
  std::vector<Setting> would_be_right_with;
  // A clause without which the smallest would be right.
  std::vector<Clause> would_be_right_without;
};

class Disagreements {
 public:
  explicit Disagreements(Session& session) : session_(session) {}

  // Makes it smaller if nothing like it was there yet.
  void add(const Question& question, const Checked& checked);

  // An answer that was right: what explains a wrong one must not make this one wrong.
  void note_right(const Question& question);
  // When everything was asked: leaves out explanations that right answers speak against.
  void settle();

  [[nodiscard]] const std::vector<Disagreement>& all() const { return all_; }

 private:
  void add_first(const Question& question, const Checked& checked);
  [[nodiscard]] std::vector<Setting> settings_that_explain(const Question& question, const Checked& checked);

  Session& session_;
  std::vector<Disagreement> all_;
  std::map<std::string, std::size_t> by_cause_;
  std::vector<Question> right_;
};

}  // namespace casino::conform
