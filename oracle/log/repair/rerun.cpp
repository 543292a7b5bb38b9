#include "oracle/log/repair/rerun.hpp"

#include <algorithm>

#include "oracle/log/slips/slips.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {
namespace {

bool is_ruling(const Entry& entry) {
  return std::holds_alternative<Stands>(entry.what) || std::holds_alternative<TakenBack>(entry.what);
}

// Whoever wrote down who acts need not have said who dealt: then it is the seat before.
Position with_to_act(const Rules& rules, Position start, Seat to_act) {
  if (start.dealer == seat_before(rules, start.to_act)) start.dealer = seat_before(rules, to_act);
  start.to_act = to_act;
  return start;
}

// What happens from an entry on happens in the next deal.
void begin_deal_at(Log& log, std::size_t deal, std::size_t entry) {
  std::vector<Entry>& entries = log.deals[deal].entries;
  const auto first = entries.begin() + static_cast<std::ptrdiff_t>(entry);
  Deal next;
  next.number = log.deals[deal].number + 1;
  next.entries.assign(std::make_move_iterator(first), std::make_move_iterator(entries.end()));
  entries.erase(first, entries.end());
  log.deals.insert(log.deals.begin() + static_cast<std::ptrdiff_t>(deal) + 1, std::move(next));
}

Spot end_of(const Log& log) { return {log.deals.size(), 0}; }

// ---- Turns on another table

bool has_build_of(const Position& position, CardSet cards) {
  return std::any_of(position.builds.begin(), position.builds.end(),
                     [&](const Build& build) { return build.cards == cards; });
}

// The build that takes the place of one which is not there now; nothing, if it is not only one.
std::optional<CardSet> build_in_its_place(const Position& was, const Position& now, CardSet cards) {
  std::optional<CardSet> found;
  for (const Build& build : now.builds) {
    if (has_build_of(was, build.cards) || !build.cards.meets(cards)) continue;
    if (found) return std::nullopt;
    found = build.cards;
  }
  return found;
}

void read_builds_anew(const Position& was, const Position& now, Action& action) {
  for (const Build& build : was.builds) {
    if (has_build_of(now, build.cards)) continue;
    const auto other = build_in_its_place(was, now, build.cards);
    if (!other) continue;
    for (CardSet* part : {&action.table, &action.base, &action.unite})
      if (part->contains_all(build.cards)) {
        part->remove(build.cards);
        part->insert(*other);
      }
  }
}

// A card that lay nowhere in sight was one of the hand: it lies on the table.
void read_cards_anew(const Position& was, const Position& now, Seat seat, Action& action) {
  if (action.kind == Do::trail || action.kind == Do::capture) return;
  const CardSet lying = (action.hand & now.layout()) - was.layout() - now.hands[seat].cards;
  action.hand.remove(lying);
  action.table.insert(lying);
}

Turn read_anew(const Rules& rules, const Position& was, const Position& now, const Turn& written) {
  Turn meant = written;
  for (std::size_t step = 0; step < written.steps.size(); ++step) {
    auto* action = std::get_if<Action>(&meant.steps[step]);
    if (action == nullptr) continue;
    const Position before = after_steps(rules, was, written, step);
    const Position then = after_steps(rules, now, meant, step);
    read_builds_anew(before, then, *action);
    read_cards_anew(before, then, written.seat, *action);
  }
  return meant;
}

const Turn* read_anew_at(const Edit& edit, std::size_t entry) {
  for (const ReadAnew& one : edit.read_anew)
    if (one.entry == entry) return &one.turn;
  return nullptr;
}

}  // namespace

Log edited(const Log& log, const Edit& edit) {
  Log changed = log;
  if (edit.what == Edit::What::result) {
    changed.result = edit.result;
    return changed;
  }
  Deal& deal = changed.deals.at(edit.deal);
  for (const ReadAnew& one : edit.read_anew) deal.entries.at(one.entry).what = one.turn;
  if (edit.what == Edit::What::dealer) {
    deal.dealer = edit.dealer;
    return changed;
  }
  if (edit.what == Edit::What::to_act) {
    deal.start = with_to_act(log.rules.rules, *deal.start, *edit.to_act);
    return changed;
  }
  if (edit.what == Edit::What::start) {
    deal.start = edit.start;
    deal.twice = {};
    return changed;
  }
  if (edit.what == Edit::What::deal_line) {
    begin_deal_at(changed, edit.deal, edit.entry);
    return changed;
  }
  const auto first = deal.entries.begin() + static_cast<std::ptrdiff_t>(edit.entry);
  const auto last = first + static_cast<std::ptrdiff_t>(edit.removed);
  auto place = deal.entries.erase(first, last);
  for (const Happening& what : edit.inserted) place = std::next(deal.entries.insert(place, Entry{what, {}, {}}));
  return changed;
}

Spot spot_of(const Problem& problem) {
  if (problem.deal_number == 0) return {static_cast<std::size_t>(-1), 0};
  return {problem.deal, problem.entry ? *problem.entry + 1 : 0};
}

std::optional<Spot> first_problem_in(const std::vector<Problem>& problems, std::size_t from) {
  std::optional<Spot> first;
  for (std::size_t i = from; i < problems.size(); ++i) {
    const Problem& problem = problems[i];
    if (problem.weight != Weight::problem) continue;
    const Spot spot = spot_of(problem);
    if (!first || spot < *first) first = spot;
  }
  return first;
}

Rerun::Rerun(const Log& log, std::size_t deal, std::size_t from)
    : log_(log), deal_(deal), from_(from), before_deal_(log.rules.rules, log.before) {
  for (std::size_t i = 0; i < deal; ++i) before_deal_.take(log.deals[i]);
  before_deal_.keep_every_problem();  // those that are found from some place on are asked for
  if (deal >= log.deals.size()) return;
  const std::vector<Entry>& entries = log.deals[deal].entries;
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (is_ruling(entries[i])) last_ruling_ = i + 1;
}

const Replay& Rerun::before(std::size_t entry) {
  const Deal& deal = log_.deals.at(deal_);
  if (before_entries_.empty()) {
    Replay replay = before_deal_;
    replay.begin(deal);
    for (std::size_t i = 0; i < from_; ++i) replay.take(deal.entries[i]);
    before_entries_.push_back(std::move(replay));
  }
  while (before_entries_.size() <= entry - from_) {
    Replay next = before_entries_.back();
    next.take(deal.entries[from_ + before_entries_.size() - 1]);
    before_entries_.push_back(std::move(next));
  }
  return before_entries_[entry - from_];
}

Position Rerun::position_before(std::size_t entry) {
  Replay replay = before(entry);
  replay.deal_what_is_due();
  return replay.position();
}

Rerun::EditedCourse Rerun::play(const Edit& edit) {
  const auto course = [&](const Replay& replay, std::size_t known) {
    EditedCourse found{first_problem_in(replay.problems(), known), replay.tally().undetermined};
    if (found.first_problem && found.first_problem->deal >= log_.deals.size()) found.first_problem = end_of(log_);
    found = by_the_entries_of_the_log(found, edit);
    found.reads_otherwise = reads_otherwise(replay.problems(), known, found);
    return found;
  };
  if (edit.what != Edit::What::entries) {
    const Log changed = edited(log_, edit);
    Replay replay = before_deal_;
    const std::size_t known = replay.problems().size();
    for (std::size_t i = deal_; i < changed.deals.size(); ++i) {
      replay.take(changed.deals[i]);
      work_ += changed.deals[i].entries.size() + 1;
    }
    replay.end(changed.result);
    return course(replay, known);
  }
  Replay replay = before(edit.entry);
  const std::size_t known = replay.problems().size();
  for (const Happening& what : edit.inserted) replay.take(Entry{what, {}, {}});
  work_ += edit.inserted.size();
  play_rest(replay, known, edit.entry + edit.removed, edit);
  return course(replay, known);
}

// Whether the turn that is the first problem says something else on the table that there is now.
bool Rerun::reads_otherwise(const std::vector<Problem>& problems, std::size_t known, const EditedCourse& course) {
  if (!course.first_problem || course.first_problem->deal != deal_ || course.first_problem->step == 0) return false;
  const std::size_t entry = course.first_problem->step - 1;
  if (entry < from_ || entry >= log_.deals[deal_].entries.size()) return false;
  for (std::size_t i = known; i < problems.size(); ++i) {
    const Problem& problem = problems[i];
    if (problem.weight == Weight::problem && problem.matter == Matter::turn && problem.deal == deal_)
      return as_read_in(*problem.before, entry).has_value();
  }
  return false;
}

// Nothing: as it was read.
std::optional<Turn> Rerun::as_read_in(const Position& now, std::size_t entry) {
  const auto* written = std::get_if<Turn>(&log_.deals[deal_].entries[entry].what);
  if (written == nullptr) return std::nullopt;
  Turn meant = read_anew(log_.rules.rules, before(entry).position(), now, *written);
  return meant == *written ? std::nullopt : std::optional(std::move(meant));
}

Edit Rerun::with_turns_read_anew(Edit edit) {
  edit.read_anew.clear();
  const bool is_of_entries = edit.what == Edit::What::entries;
  if (!is_of_entries && from_ > 0) return edit;
  Replay replay = is_of_entries ? before(edit.entry) : before_deal_;
  const std::size_t known = replay.problems().size();
  if (is_of_entries) {
    for (const Happening& what : edit.inserted) replay.take(Entry{what, {}, {}});
  } else {
    Deal deal = edited(log_, edit).deals[deal_];
    deal.entries.clear();
    replay.begin(deal);
  }
  const std::vector<Entry>& entries = log_.deals[deal_].entries;
  for (std::size_t i = is_of_entries ? edit.entry + edit.removed : 0; i < entries.size(); ++i) {
    if (is_settled(replay, known, i)) break;
    Entry entry = entries[i];
    if (std::holds_alternative<Turn>(entry.what)) {
      replay.deal_what_is_due();
      if (auto turn = as_read_in(replay.position(), i)) {
        edit.read_anew.push_back({i, *turn});
        entry.what = *std::move(turn);
      }
    }
    replay.take(entry);
    ++work_;
  }
  return edit;
}

Rerun::EditedCourse Rerun::by_the_entries_of_the_log(EditedCourse found, const Edit& edit) {
  if (edit.what != Edit::What::entries || !found.first_problem || found.first_problem->deal != edit.deal) return found;
  std::size_t& step = found.first_problem->step;
  if (step > edit.entry + edit.inserted.size()) step = step + edit.removed - edit.inserted.size();
  else step = std::min(step, edit.entry + 1);
  return found;
}

Rerun::EditedCourse Rerun::play_and_infer(const Edit& edit) {
  constexpr std::size_t as_much_as = 4;  // plays without inference
  const Log changed = edited(log_, edit);
  for (const Deal& deal : changed.deals) work_ += as_much_as * (deal.entries.size() + 1);
  const Report report = validate(changed, Detail::verdicts);
  EditedCourse found{first_problem_in(report.problems), report.tally.undetermined};
  if (found.first_problem && found.first_problem->deal >= log_.deals.size()) found.first_problem = end_of(log_);
  found = by_the_entries_of_the_log(found, edit);
  found.reads_otherwise = reads_otherwise(report.problems, 0, found);
  return found;
}

// Whether there is a problem that no later ruling can settle.
bool Rerun::is_settled(const Replay& replay, std::size_t known, std::size_t entry) const {
  return entry >= last_ruling_ && first_problem_in(replay.problems(), known);
}

// False if it stopped at a problem.
bool Rerun::play_rest(Replay& replay, std::size_t known, std::size_t entry, const Edit& edit) {
  const std::vector<Entry>& entries = log_.deals[deal_].entries;
  for (; entry < entries.size(); ++entry) {
    if (is_settled(replay, known, entry)) return false;
    if (const Turn* turn = read_anew_at(edit, entry)) replay.take(Entry{*turn, {}, {}});
    else replay.take(entries[entry]);
    ++work_;
  }
  for (std::size_t i = deal_ + 1; i < log_.deals.size(); ++i) {
    if (first_problem_in(replay.problems(), known)) return false;
    replay.take(log_.deals[i]);
    work_ += log_.deals[i].entries.size() + 1;
  }
  replay.end(log_.result);
  return true;
}

}  // namespace casino::log
