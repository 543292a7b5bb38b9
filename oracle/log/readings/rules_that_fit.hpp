#pragma once
// By which rules can logs have been played? Each variant is tried as it is, and with one option at a time set to each
// of its values. Every log narrows that down; nothing of a log is kept.

#include <functional>

#include "model/rules/variants.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {

// What speaks against rules: the first problem of a log.
struct Refutation {
  std::size_t log = 0;  // its number among those looked at, from 1
  Place place;
  int deal = 0;  // 0: the log as a whole
  int turn = 0;  // 0: no turn
  Matter matter = Matter::turn;
  std::optional<Clause> clause;
};

// A value that an option can have, the others being as the variant has them.
struct ValueFit {
  std::string value;
  bool is_default = false;  // the variant's own
  std::optional<Refutation> refuted;
};
struct OptionFit {
  Option option = Option::seats_sides;
  std::vector<ValueFit> values;
  // Whether the logs tell some of the values apart.
  [[nodiscard]] bool is_narrowed() const;
};

// Points that no option gives: a scoring table of one row that the logs can have been counted by. Where each spade
// scores, also without points for most.
struct TableFit {
  ScoringTable table;
  bool has_no_spades = false;
};

struct VariantFit {
  const VariantEntry* variant = nullptr;
  std::optional<Refutation> refuted;  // as it is
  bool is_played_by_so_many = true;   // by as many as there are in each log
  std::vector<OptionFit> options;
  std::vector<TableFit> tables;  // that are left: of a variant that does not fit as it is they would explain the points

  [[nodiscard]] bool fits() const { return is_played_by_so_many && !refuted; }
  // Whether it would with one option otherwise, or with points of one's own.
  [[nodiscard]] bool fits_with_one_change() const;
};

// Does so many pieces of work, which are called by their numbers, in any order and on any threads.
using Everyone = std::function<void(std::size_t pieces, const std::function<void(std::size_t piece)>& work)>;

// What is played at most, in entries of logs: a log is played by all rules that are left.
inline constexpr std::size_t most_entries_fitted = std::size_t{1} << 28;

class Fitting {
 public:
  // Without helpers one piece is done after the other. What comes out is the same.
  explicit Fitting(Everyone everyone = {}, std::size_t most_entries = most_entries_fitted);
  void add(const Log& log);
  [[nodiscard]] std::size_t logs() const { return logs_; }
  // Those for which there was too much to play: they count as logs and tell nothing.
  [[nodiscard]] std::size_t logs_left_out() const { return logs_left_out_; }
  [[nodiscard]] const std::vector<VariantFit>& variants() const { return variants_; }
  [[nodiscard]] bool something_fits() const;

 private:
  [[nodiscard]] std::optional<Refutation> against(const Rules& rules, const Log& log) const;
  [[nodiscard]] std::size_t entries_to_play(const Log& log) const;
  struct Tried;
  void narrow(const Tried& tried, OptionFit& option, const Log& log) const;
  void narrow_tables(const Tried& tried, const Log& log) const;

  Everyone everyone_;
  std::size_t entries_left_;
  std::size_t logs_ = 0;
  std::size_t logs_left_out_ = 0;
  std::vector<VariantFit> variants_;
};

}  // namespace casino::log
