#include "oracle/log/repair/repair.hpp"

#include "oracle/log/repair/edits.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_found = 64;
constexpr int much_dearer = 3;      // than the best: not worth telling
constexpr std::size_t clearly = 4;  // so many more entries without a problem are a success, too

const Problem* first_problem(const Report& report) {
  for (const Problem& problem : report.problems)
    if (problem.weight == Weight::problem) return &problem;
  return nullptr;
}

// A repair, and what speaks for it.
struct RatedRepair {
  Repair repair;
  int cost = 0;
  std::size_t distance = 0;  // from the problem, in entries
};

bool puts_in_a_turn(const Edit& edit) {
  return edit.removed == 0 && !edit.inserted.empty() && std::holds_alternative<Turn>(edit.inserted[0]);
}

// Another turn in the place of one, or another dealing of one.
template <typename T>
const T* replacement(const Edit& edit) {
  return edit.removed == 1 && edit.inserted.size() == 1 ? std::get_if<T>(&edit.inserted[0]) : nullptr;
}

bool lacked_a_card(CardSet written, CardSet meant) {
  return meant.contains_all(written) && meant.size() == written.size() + 1;
}

// The number of a seat, or behind them the table or the cut.
using ZoneNumber = std::uint8_t;

// The one that gets a card more than was written, if nothing else changes.
std::optional<ZoneNumber> zone_that_lacked_a_card(const Dealt& written, const Dealt& meant, const Rules& rules) {
  std::optional<ZoneNumber> zone;
  const auto compare = [&](CardSet before, CardSet after, ZoneNumber number) {
    if (before == after) return true;
    const bool is_one_more = lacked_a_card(before, after) && !zone;
    zone = number;
    return is_one_more;
  };
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (!compare(written.hands[Seat{i}].cards, meant.hands[Seat{i}].cards, i)) return std::nullopt;
  if (!compare(written.table, meant.table, rules.seats.count)) return std::nullopt;
  return zone;
}

// The best repairs so far, the best first: such as make the log hold before others, then the cheapest.
class BestFound {
 public:
  // Whether one at this cost is far behind one that makes the log hold.
  [[nodiscard]] bool leaves_behind(int cost) const { return has_one_that_holds() && cost > best().cost + much_dearer; }
  [[nodiscard]] bool has_one_that_holds() const { return !found_.empty() && best().repair.makes_it_hold; }
  // Whether all that the best can do is to leave out a turn, which somebody wrote down.
  [[nodiscard]] bool leaves_out_a_turn() const {
    return best().repair.edit.inserted.empty() && best().cost >= slip_cost::turn_too_many;
  }
  [[nodiscard]] std::vector<RatedRepair>& all() { return found_; }

  void keep(RatedRepair one) {
    const bool is_there_already =
        std::ranges::any_of(found_, [&](const RatedRepair& other) { return is_same(other, one); });
    if (is_there_already) return;
    found_.insert(std::upper_bound(found_.begin(), found_.end(), one, is_better), std::move(one));
    if (found_.size() > most_found) found_.pop_back();
  }

 private:
  [[nodiscard]] const RatedRepair& best() const { return found_.front(); }
  static bool is_better(const RatedRepair& a, const RatedRepair& b) {
    if (a.repair.makes_it_hold != b.repair.makes_it_hold) return a.repair.makes_it_hold;
    if (!a.repair.makes_it_hold && a.repair.next_problem != b.repair.next_problem)
      return *b.repair.next_problem < *a.repair.next_problem;
    if (a.cost != b.cost) return a.cost < b.cost;
    return a.distance < b.distance;
  }
  static bool is_same(const RatedRepair& a, const RatedRepair& b) {
    Edit edit = a.repair.edit;
    edit.cost = b.repair.edit.cost;
    return edit == b.repair.edit;
  }

  std::vector<RatedRepair> found_;
};

class RepairSearch {
 public:
  RepairSearch(const Log& log, const Report& report, const Problem& problem, const RepairLimits& limits)
      : log_(log),
        problems_(report.problems),
        problem_(problem),
        undetermined_(report.tally.undetermined),
        limits_(limits),
        deal_(problem.deal_number == 0 ? log.deals.size() - 1 : problem.deal),
        entry_(problem.entry.value_or(0)),
        from_(entry_ > limits.most_entries_back ? entry_ - limits.most_entries_back : 0),
        rerun_(log, deal_, from_),
        edits_(log, problem, rerun_, visit_) {}

  Repairs run() {
    is_inferred_ = !is_seen_without_inference();
    edits_.at_problem();
    if (problem_.entry && (is_about_cards() || is_about_calls()))
      for (std::size_t entry = entry_; entry-- > from_ && !edits_.is_stopped();) edits_.at_earlier(entry);
    if (problem_.entry && is_about_cards() && !edits_.is_stopped()) edits_.at_start();
    if (lacks_turns() && !found_.has_one_that_holds()) {
      for (std::size_t entry = entry_ + 1; entry-- > from_ && !edits_.is_stopped();) edits_.two_forgotten_turns(entry);
    } else if (lacks_turns() && found_.leaves_out_a_turn()) {
      edits_.two_forgotten_turns(entry_);
    }
    return {.best = best(), .is_complete = !is_exhausted_};
  }

 private:
  // Problems that an earlier misreading can have brought about.
  [[nodiscard]] bool is_about_cards() const {
    switch (problem_.matter) {
      case Matter::turn:
      case Matter::event:
      case Matter::dealing: return true;
      default: return false;
    }
  }

  // Problems that turns which nobody wrote down can have brought about.
  [[nodiscard]] bool lacks_turns() const {
    const bool is_about_turns = problem_.matter == Matter::turn ||
                                (problem_.matter == Matter::course && (problem_.course == Course::hands_not_played ||
                                                                       problem_.course == Course::deal_not_finished));
    return problem_.entry && is_about_turns;
  }

  // TUX-ORG-2: points that nobody called do not count.
  [[nodiscard]] bool is_about_calls() const {
    const bool is_about_points = problem_.matter == Matter::score || problem_.matter == Matter::totals;
    return is_about_points && log_.rules.rules.score_orange != 0;
  }

  // A problem that only follows from what is known of hidden hands is not there for whoever plays the log without.
  [[nodiscard]] bool is_seen_without_inference() {
    const Edit nothing{.deal = deal_, .entry = entry_};
    const auto first = rerun_.play(nothing).first_problem;
    return first && (problem_.deal_number == 0 || *first == spot_of(problem_));
  }

  bool try_out(const Edit& offered) {
    if (rerun_.work() + edits_.work() > limits_.most_entries) {
      is_exhausted_ = true;
      return false;
    }
    if (found_.leaves_behind(offered.cost)) return true;
    const auto played = [&](const Edit& one) { return is_inferred_ ? rerun_.play_and_infer(one) : rerun_.play(one); };
    Edit edit = offered;
    Rerun::EditedCourse course = played(edit);
    if (course.reads_otherwise) {
      edit = rerun_.with_turns_read_anew(std::move(edit));
      course = played(edit);
    }
    RatedRepair found{{edit, !course.first_problem, course.first_problem}, edit.cost, 0};
    if (!found.repair.makes_it_hold && (found_.has_one_that_holds() || !is_clearly_further(*course.first_problem)))
      return true;
    if (course.undetermined > undetermined_) found.cost += slip_penalty;
    if (edit.what == Edit::What::entries)
      found.distance = edit.entry > entry_ ? edit.entry - entry_ : entry_ - edit.entry;
    found_.keep(std::move(found));
    return true;
  }

  // What comes next is a problem of its own: much later, or one that was there before.
  [[nodiscard]] bool is_clearly_further(const Spot& next) const {
    if (next <= spot_of(problem_)) return false;
    if (next.deal > deal_ || next.step > entry_ + 1 + clearly) return true;
    return std::ranges::any_of(problems_, [&](const Problem& other) {
      return (other.weight == Weight::problem || other.follows_from_deal != 0) && spot_of(other) == next;
    });
  }

  // The few best, seen through to the end.
  std::vector<Repair> best() {
    std::vector<Repair> best;
    RatedRepair first;
    for (RatedRepair& found : found_.all()) {
      if (!best.empty() && is_far_behind(found, first)) break;
      const auto like_it = std::ranges::find_if(
          best, [&](const Repair& other) { return are_reported_as_one(other.edit, found.repair.edit); });
      if (like_it != best.end()) like_it->is_example = true;
      if (like_it != best.end() || best.size() >= limits_.most_repairs) continue;
      if (found.repair.makes_it_hold) {
        const LogOutcome outcome = validate(edited(log_, found.repair.edit), Detail::verdicts).outcome;
        if (outcome == LogOutcome::does_not_hold) continue;
        found.repair.leaves_undetermined = outcome == LogOutcome::undetermined;
      }
      if (best.empty()) first = found;
      best.push_back(std::move(found.repair));
    }
    return best;
  }
  // Of several turns or cards that may have been forgotten one is an example; and what turns up on piles is no slip.
  [[nodiscard]] bool are_reported_as_one(const Edit& one, const Edit& other) const {
    if (puts_in_a_turn(one) && puts_in_a_turn(other)) return true;
    if (one.deal != other.deal || one.entry != other.entry) return false;
    const Turn* turn = replacement<Turn>(one);
    const Turn* other_turn = replacement<Turn>(other);
    if (turn != nullptr && other_turn != nullptr)
      return explain::without_reveals(*turn) == explain::without_reveals(*other_turn);
    const auto zone = zone_that_lacked_a_card(one);
    return zone && zone == zone_that_lacked_a_card(other);
  }
  [[nodiscard]] std::optional<ZoneNumber> zone_that_lacked_a_card(const Edit& edit) const {
    const Happening* written = edit.removed == 1 ? &log_.deals[edit.deal].entries[edit.entry].what : nullptr;
    if (written == nullptr) return std::nullopt;
    const auto* dealt = std::get_if<Dealt>(written);
    if (const auto* meant = replacement<Dealt>(edit); meant != nullptr && dealt != nullptr)
      return log::zone_that_lacked_a_card(*dealt, *meant, log_.rules.rules);
    const auto* event = std::get_if<Event>(written);
    const auto* meant = replacement<Event>(edit);
    const bool is_of_the_cut = meant != nullptr && event != nullptr && lacked_a_card(event->cards, meant->cards);
    return is_of_the_cut ? std::optional(log_.rules.rules.seats.count) : std::nullopt;
  }
  static bool is_far_behind(const RatedRepair& found, const RatedRepair& first) {
    return found.repair.makes_it_hold != first.repair.makes_it_hold ||
           found.repair.next_problem != first.repair.next_problem || found.cost > first.cost + much_dearer;
  }

  static constexpr int slip_penalty = 2;

  const Log& log_;
  const std::vector<Problem>& problems_;
  const Problem& problem_;
  int undetermined_;
  RepairLimits limits_;
  std::size_t deal_;
  std::size_t entry_;
  std::size_t from_;
  Rerun rerun_;
  struct Visitor {
    RepairSearch* search;
    bool operator()(const Edit& edit) const { return search->try_out(edit); }
  } visit_{this};
  Edits edits_;
  BestFound found_;
  bool is_exhausted_ = false;
  bool is_inferred_ = false;
};

}  // namespace

Repairs repairs_of(const Log& log, const Report& report, const RepairLimits& limits) {
  const Problem* problem = first_problem(report);
  if (problem == nullptr || log.deals.empty()) return {};
  const bool is_of_a_deal = problem->deal_number != 0;
  if (is_of_a_deal && log.deals[problem->deal].entries.size() > limits.most_entries_of_the_deal) return {{}, false};
  return RepairSearch(log, report, *problem, limits).run();
}

}  // namespace casino::log
