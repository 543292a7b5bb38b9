#pragma once
// Questions to which an adapter gave another answer, put together by what probably causes them, and each made as small
// as it goes by asking again.

#include <map>

#include "oracle/conform/causes/cause.hpp"
#include "oracle/conform/causes/smaller.hpp"

namespace casino::conform {

struct Disagreement {
  Question question;  // the smallest
  Checked checked;    // of that
  std::size_t times = 1;
  std::vector<std::string> ids;  // the first few that showed it, that of the smallest first
  std::optional<Point> point;    // of a whole deal: where it goes wrong

  // A setting of an option under which they would be right, with those that its answers do not tell from it: it plays
  // that, and does not say so.
  std::vector<Setting> would_be_right_with;
  // Clauses without which the smallest would be right.
  std::vector<Clause> would_be_right_without;
  // By settings under which the smallest would be right others of its answers would be wrong.
  bool is_contradicted = false;
  // Asked again by itself it was answered right.
  bool is_unsteady = false;
};

// What an adapter that is asked by these rules might declare besides, and how many disagreements it would have left.
struct ToDeclare {
  Rules rules;
  std::vector<Setting> settings;
  std::size_t left = 0;

  // What one disagreement adds to it.
  void add(const std::vector<Setting>& would_be_right_with);
};

// A failure that was made small.
struct Small {
  Failure failure;
  std::optional<Point> point;
  bool is_unsteady = false;
};

// Failures of one kind and shape.
struct Sort {
  Small smallest;
  std::vector<Failure> members;  // the first of them, in the order of the run
  std::size_t times = 0;

  // How many of all members stand behind some of those that are kept.
  [[nodiscard]] std::size_t standing_behind(std::size_t kept) const;
};

// All that mistakes are put together from.
struct Collected {
  std::vector<Sort> sorts;
  std::vector<Question> right;  // that were answered rightly: the first of them
  std::vector<Small> shown;     // of the mistakes that were put together
};

class Disagreements {
 public:
  explicit Disagreements(Session& session) : inquiry_(session) {}
  // Of one that cannot be asked any more.
  explicit Disagreements(Declaration declared) : inquiry_(std::move(declared)) {}

  // Makes it smaller if nothing like it was there yet.
  void add(const Question& question, const Checked& checked);

  // An answer that was right: what explains wrong ones must not make many of these wrong.
  void note_right(const Question& question);
  // What was collected where each was asked other questions of one run, as if one had been asked them all. Once, and
  // first of all.
  void take_over(const std::vector<Collected>& parts);
  // What was collected here, when it is settled.
  [[nodiscard]] Collected collected();
  // When everything was asked: puts together what has one explanation, the most frequent first.
  void settle();

  [[nodiscard]] const std::vector<Disagreement>& all() const { return all_; }
  [[nodiscard]] const std::vector<ToDeclare>& to_declare() const { return to_declare_; }

 private:
  using Key = std::pair<Kind, std::string>;

  [[nodiscard]] static Key key_of(const Failure& failure) { return {kind_of(failure), shape_of(failure)}; }
  class Settling;

  void add(Failure failure);
  [[nodiscard]] std::size_t sort_of(Failure& failure);
  [[nodiscard]] std::size_t sort_with(const Key& key);

  Inquiry inquiry_;
  std::vector<Sort> sorts_;
  std::map<Key, std::size_t> sort_by_key_;
  std::map<Kind, std::size_t> shapes_;
  std::size_t kept_ = 0;  // members of sorts
  std::vector<Question> right_;
  std::vector<Small> made_small_elsewhere_;
  std::vector<Disagreement> all_;
  std::vector<ToDeclare> to_declare_;
};

}  // namespace casino::conform
