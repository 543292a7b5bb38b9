#include "oracle/log/readings/would_hold.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "model/apply/same_position.hpp"
#include "oracle/log/repair/rerun.hpp"
#include "oracle/log/replay/recount.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::log {
namespace {

// Looks for options that make the first problem go away.
class ChangeSearch {
 public:
  ChangeSearch(const Log& log, const Report& report, std::size_t most_entries)
      : log_(log), most_entries_(most_entries) {
    for (const Problem& problem : report.problems) {
      if (problem.weight != Weight::problem) continue;
      problem_ = &problem;
      break;
    }
  }

  Why run() {
    Why why;
    if (problem_ == nullptr) return why;
    find_begin();
    std::vector<Clause> clauses;
    for (const Finding& finding : problem_->findings) clauses.push_back(finding.clause);
    const auto is_near = [&](const OptionEntry* option) {
      return explain::concerns(*option, clauses) || (hangs_on_the_match() && casino::is_about_points(*option));
    };
    std::vector<const OptionEntry*> all;
    for (const OptionEntry& option : options())
      if (problem_->matter != Matter::turn || bears_on_turns(option)) all.push_back(&option);
    std::stable_partition(all.begin(), all.end(), is_near);
    for (const OptionEntry* option : all) try_out(*option, why);
    // Of orders there are too many to try each.
    why.is_of_every_order = log_.rules.rules.match_resolve == MatchResolve::higher_total &&
                            log_.rules.rules.match_count_when != MatchCountWhen::sweeps_then_order;
    look_for_variants(why);
    return why;
  }

 private:
  [[nodiscard]] bool is_about_the_log() const { return problem_->deal_number == 0; }

  // Whether it may be gone by what another rule made of the deals before.
  [[nodiscard]] bool hangs_on_the_match() const {
    switch (problem_->matter) {
      case Matter::turn:
      case Matter::dealing:
      case Matter::cut:
      case Matter::event:
      case Matter::position:
      case Matter::objection: return false;
      default: return true;
    }
  }

  void try_out(const OptionEntry& option, Why& why) {
    std::vector<std::string> values = values_tried(option);
    if (option.option == Option::match_target || option.option == Option::sweep_frozen_from) add_totals(option, values);
    for (const std::string& value : values) {
      if (!can_bear_on(log_, option.option, value)) continue;
      if (is_ruled_out_by_points(option, value)) continue;
      if (work_ > most_entries_) {
        why.is_complete = false;
        return;
      }
      if (const auto outcome = outcome_under(option.option, value))
        why.options.push_back({option.option, value, *outcome});
    }
  }

  // Turns need not be played again for what only bears on points.
  [[nodiscard]] bool is_ruled_out_by_points(const OptionEntry& option, const std::string& value) {
    if (!hangs_on_the_match() || !casino::is_about_points(option)) return false;
    if (!recount_) recount_.emplace(log_.rules.rules, log_);
    const auto rules = rules_with(log_.rules.rules, option.option, value);
    if (!rules || !recount_->is_possible() || work_ > most_entries_) return false;
    work_ += recount_->entries();
    return !recount_->problems_among({}, *rules);
  }

  // What bears on the match lies between totals that there were, or just beyond the highest.
  void add_totals(const OptionEntry& option, std::vector<std::string>& values) {
    if (highest_total_ == 0) {
      Replay replay(log_.rules.rules, log_.before);
      for (const Deal& deal : log_.deals) {
        replay.take(deal);
        replay.finish_deal();
      }
      highest_total_ = *std::max_element(replay.match().totals.begin(), replay.match().totals.end());
    }
    const auto is_word = [&](const std::string& value) {
      return std::find(option.words.begin(), option.words.end(), value) != option.words.end();
    };
    std::set<int> numbers;
    for (const std::string& value : values)
      if (!is_word(value)) numbers.insert(std::stoi(value));
    for (int total = 1; total <= std::min(highest_total_ + 1, option.highest); ++total) numbers.insert(total);
    values.assign(option.words.begin(), option.words.end());
    for (const int number : numbers) values.push_back(std::to_string(number));
  }

  // Where the cards are those of another pack, the whole game may be another one: a variant with its own options.
  void look_for_variants(Why& why) {
    const auto is_of_pack = [](const OptionThatHelps& one) { return one.option == Option::pack_kind; };
    const bool another_pack_helps = std::ranges::any_of(why.options, is_of_pack);
    if (!another_pack_helps && problem_->matter != Matter::dealing && problem_->matter != Matter::cut) return;
    std::size_t fewest = options().size();
    for (const VariantEntry& variant : variants()) {
      const auto rules = with_changes_of_the_log(variant);
      if (!rules || rules->pack == log_.rules.rules.pack || work_ > most_entries_) continue;
      const std::size_t differences = differing_settings(log_.rules.rules, *rules).size();
      if (differences > fewest || !are_named_alike(rules->pack_kind, log_.rules.rules.pack_kind)) continue;
      const LogOutcome outcome = outcome_of_all(*rules);
      if (outcome == LogOutcome::does_not_hold) continue;
      if (differences < fewest) why.variants.clear();
      fewest = differences;
      why.variants.push_back({std::string(variant.name), log_.rules.rules.seats.count, outcome});
    }
    if (!why.variants.empty()) std::erase_if(why.options, is_of_pack);
  }

  [[nodiscard]] std::optional<Rules> with_changes_of_the_log(const VariantEntry& variant) const {
    const Rules& said = log_.rules.rules;
    auto rules = rules_of(variant.name, said.seats);
    if (!rules || said.pack != cards_of(said.pack_kind)) return std::nullopt;
    for (const Option option : log_.rules.options)
      if (set_value(*rules, option, value_of(said, option))) return std::nullopt;
    rules->off = said.off;
    rules->scoring = said.scoring;
    if (contradiction(*rules)) return std::nullopt;
    return rules;
  }

  // The match before the deal of the problem; or before the log, if the problem hangs on the deals between.
  void find_begin() {
    match_ = log_.before;
    if (is_about_the_log() || hangs_on_the_match()) return;
    first_deal_ = problem_->deal;
    match_ = Rerun(log_, problem_->deal, 0).match();
  }

  std::optional<LogOutcome> outcome_under(Option option, const std::string& value) {
    const auto rules = rules_with(log_.rules.rules, option, value);
    if (!rules) return std::nullopt;
    const ReadAs read = read_as_by(*rules, log_);
    const bool is_the_same = read == ReadAs::the_same;
    if (read == ReadAs::nothing || (!is_the_same && is_too_long_to_read_anew())) return std::nullopt;
    if (is_the_same && !is_about_the_log() && !is_gone_under(*rules)) return std::nullopt;
    const LogOutcome outcome = outcome_of_all(*rules);
    return outcome == LogOutcome::does_not_hold ? std::nullopt : std::optional(outcome);
  }

  // Each time that takes a whole log more.
  bool is_too_long_to_read_anew() {
    constexpr std::size_t most = 5'000;
    std::size_t entries = 0;
    for (const Deal& deal : log_.deals) entries += deal.entries.size();
    if (entries > most) work_ = most_entries_ + 1;
    return entries > most;
  }

  LogOutcome outcome_of_all(const Rules& rules) {
    for (const Deal& deal : log_.deals) work_ += deal.entries.size() + 1;
    return validate(rules, log_, Detail::verdicts).outcome;
  }

  // Plays the deal up to the problem, and on over what rulings there are.
  bool is_gone_under(const Rules& rules) {
    const Deal& deal = log_.deals[problem_->deal];
    Replay replay(rules, match_);
    for (std::size_t i = first_deal_; i < problem_->deal; ++i) {
      replay.take(log_.deals[i]);
      work_ += log_.deals[i].entries.size() + 1;
    }
    replay.begin(deal);
    const std::size_t end = problem_->entry ? *problem_->entry + 1 : 0;
    for (std::size_t i = 0; i < end; ++i) replay.take(deal.entries[i]);
    work_ += end + 1;
    for (const Problem& problem : replay.problems())
      if (problem.weight == Weight::problem && problem.deal + first_deal_ == problem_->deal &&
          problem.entry == problem_->entry && problem.matter == problem_->matter)
        return false;
    return true;
  }

  const Log& log_;
  const Problem* problem_ = nullptr;
  std::size_t most_entries_;
  std::size_t work_ = 0;
  Match match_;
  std::size_t first_deal_ = 0;  // that is played after it
  int highest_total_ = 0;       // once it is known
  std::optional<Recount> recount_;
};

}  // namespace

namespace {

std::string as_far_as(LogOutcome outcome) {
  return outcome == LogOutcome::undetermined ? "  (as far as can be told)" : "";
}

}  // namespace

std::vector<explain::Line> lines_of(const Why& why) {
  using explain::LineKind;
  std::vector<explain::Line> lines;
  if (!why.variants.empty()) lines.push_back({LineKind::heading, "Rules of another name that would make it hold"});
  for (const VariantThatHelps& one : why.variants)
    lines.push_back(
        {LineKind::text, fmt::format("  rules {}, {} players{}", one.name, one.seats, as_far_as(one.outcome))});
  if (why.options.empty() && !why.variants.empty()) return lines;
  if (why.options.empty()) {
    lines.push_back({LineKind::heading, !why.is_complete        ? "Too long a log to try out every option"
                                        : why.is_of_every_order ? "No other value of a single option makes it hold"
                                                                : "No other value of a single option makes it hold, "
                                                                  "but not every order of counting was tried"});
    return lines;
  }
  lines.push_back({LineKind::heading, "One option that would make it hold"});
  for (auto one = why.options.begin(); one != why.options.end();) {
    const auto end = std::find_if(one, why.options.end(), [&](const OptionThatHelps& other) {
      return other.option != one->option || other.outcome != one->outcome;
    });
    std::vector<std::string> values;
    std::transform(one, end, std::back_inserter(values), [](const OptionThatHelps& each) { return each.value; });
    const std::string text = fmt::format("{}={}", entry_of(one->option).name, alternatives(values));
    lines.push_back({LineKind::text, "  " + text + as_far_as(one->outcome)});
    one = end;
  }
  return lines;
}

json::Json of(const Why& why) {
  json::Json object = {{"options", json::Json::array()}};
  for (const OptionThatHelps& one : why.options) {
    json::Json option = {
        {"option", entry_of(one.option).name}, {"value", one.value}, {"holds", one.outcome == LogOutcome::holds}};
    object["options"].push_back(option);
  }
  for (const VariantThatHelps& one : why.variants) {
    json::Json variant = {{"variant", one.name}, {"seats", one.seats}, {"holds", one.outcome == LogOutcome::holds}};
    object["variants"].push_back(variant);
  }
  object["complete"] = why.is_complete;
  return object;
}

Why why_not(const Log& log, const Report& report, std::size_t most_entries) {
  return ChangeSearch(log, report, most_entries).run();
}

}  // namespace casino::log
