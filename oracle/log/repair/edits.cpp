#include "oracle/log/repair/edits.hpp"

namespace casino::log {
namespace {

CardSet cards_concerned(const Rules& rules, const Problem& problem) {
  CardSet cards;
  if (problem.played) cards.insert(cards_of(*problem.played));
  if (problem.impossible) cards.insert(problem.impossible->cards);
  for (const Finding& finding : problem.findings) {
    cards.insert(finding.cards | finding.build);
    if (finding.value.is_said()) cards.insert(cards_worth(rules, rules.pack, finding.value, casino::Place::hand));
  }
  return cards;
}

bool has_all_of(const Rules& rules, const Dealt& meant, const Dealt& written) {
  for (const Seat seat : rules.seats)
    if (!meant.hands[seat].cards.contains_all(written.hands[seat].cards)) return false;
  return meant.table.contains_all(written.table);
}

}  // namespace

Edits::Edits(const Log& log, const Problem& problem, Rerun& rerun, Visit visit)
    : log_(log),
      rules_(log.rules.rules),
      problem_(problem),
      rerun_(rerun),
      visit_(visit),
      concerned_(cards_concerned(rules_, problem)) {
  if (problem.deal < log.deals.size()) entries_ = &log.deals[problem.deal].entries;
}

void Edits::at_problem() {
  surcharge_ = 0;
  named_only_once();
  if (problem_.matter == Matter::dealer) return of_dealer();
  if (problem_.matter == Matter::result) return of_result();
  if (problem_.matter == Matter::position) return at_start();
  of_deal_line();
  if (!problem_.entry) return;
  const std::size_t entry = *problem_.entry;
  if (problem_.matter == Matter::last_call) return of_last_call(entry);
  if (problem_.matter == Matter::score || problem_.matter == Matter::totals) of_numbers(entry);
  const Happening& what = (*entries_)[entry].what;
  const bool lacks_turns = problem_.course == Course::hands_not_played || problem_.course == Course::deal_not_finished;
  if (const auto* turn = std::get_if<Turn>(&what)) {
    // The turn shows that something before it is wrong or missing, and to leave it out mends nothing.
    if (problem_.matter == Matter::dealing || problem_.course == Course::layout_not_stated) return;
    of_turn(entry, *turn);
    of_order(entry, *turn);
    of_the_first_turn();
  } else if (const auto* dealt = std::get_if<Dealt>(&what)) {
    of_dealing(entry, *dealt);
  } else if (const auto* event = std::get_if<Event>(&what)) {
    of_event(entry, *event);
    if (problem_.matter == Matter::cut && !problem_.seats_due.contains(event->seat))
      offer_dealer(seat_before(rules_, event->seat));
  } else if (problem_.matter == Matter::course) {
    offer(entry, 1, {}, lacks_turns ? slip_cost::turn_too_many : slip_cost::word_too_many);
  }
  const bool is_of_another = problem_.played && problem_.before && problem_.played->seat != problem_.before->to_act;
  if (is_of_another) of_who_is_to_act(entry);
  if ((problem_.matter == Matter::course && lacks_turns) || is_of_another) forgotten_turns(entry);
}

// A card that is named a second time was written down without any meaning.
void Edits::named_only_once() {
  const Deal& deal = log_.deals[std::min(problem_.deal, log_.deals.size() - 1)];
  if (problem_.entry) {
    const Entry& entry = deal.entries[*problem_.entry];
    if (!entry.twice.empty()) offer(*problem_.entry, 1, {entry.what}, slip_cost::card_too_many);
  } else if (problem_.matter == Matter::position && !deal.twice.empty()) {
    offer({.what = Edit::What::start, .deal = problem_.deal, .start = deal.start, .cost = slip_cost::card_too_many});
    for (const Entry& entry : deal.entries)
      if (const auto* turn = std::get_if<Turn>(&entry.what)) concerned_.insert(cards_of(*turn));
  }
}

void Edits::at_earlier(std::size_t entry) {
  if (problem_.matter == Matter::score || problem_.matter == Matter::totals) return forgotten_call(entry);
  surcharge_ = 1;
  const Happening& what = (*entries_)[entry].what;
  if (const auto* turn = std::get_if<Turn>(&what)) of_turn(entry, *turn);
  else if (const auto* dealt = std::get_if<Dealt>(&what)) of_dealing(entry, *dealt);
  else if (const auto* event = std::get_if<Event>(&what)) of_event(entry, *event);
}

// ---- Turns

void Edits::of_turn(std::size_t entry, const Turn& turn) {
  const Position position = rerun_.position_before(entry);
  offer_turns(entry, turn, position, slips_of(rules_, position, turn));
  if (lacks_build())
    offer_turns(entry, turn, position, builds_instead(rules_, position, turn, problem_.impossible->cards));
  offer_turns(entry, turn, position, additions_instead(rules_, position, turn));
  if (surcharge_ == 0) offer_turns(entry, turn, position, turns_that_go_on(rules_, position, turn));
  offer_turns(entry, turn, position, other_uses_of_the_hand(rules_, position, turn));
  if (surcharge_ == 0) offer_turns(entry, turn, position, turns_near(rules_, position, turn));
}

// Whether the log names a build that nobody has made.
bool Edits::lacks_build() const {
  return problem_.impossible &&
         (problem_.impossible->what == Obstacle::base_missing || problem_.impossible->what == Obstacle::unite_missing);
}

// Only turns that are not illegal can repair anything.
void Edits::offer_turns(std::size_t entry, const Turn& written, const Position& position,
                        const std::vector<Slip<Turn>>& slips) {
  for (const Slip<Turn>& slip : slips) {
    if (is_stopped_) return;
    if (surcharge_ > 0 && !touches(written, slip.meant)) continue;
    ++work_;
    if (std::holds_alternative<Illegal>(judge(rules_, position, slip.meant).verdict)) continue;
    offer(entry, 1, {slip.meant}, slip.cost);
  }
}

// Whether the difference has to do with the cards of the problem.
bool Edits::touches(const Turn& written, const Turn& meant) const {
  const CardSet before = cards_of(written);
  const CardSet after = cards_of(meant);
  const CardSet differing = (before | after) - (before & after);
  return (differing.empty() ? before : differing).meets(concerned_);
}

// Written twice, one too many, or in the wrong order.
void Edits::of_order(std::size_t entry, const Turn& turn) {
  const auto turn_at = [&](std::size_t i) { return std::get_if<Turn>(&(*entries_)[i].what); };
  const bool is_twice = entry > 0 && turn_at(entry - 1) != nullptr && *turn_at(entry - 1) == turn;
  offer(entry, 1, {}, is_twice ? slip_cost::turn_twice : slip_cost::turn_too_many);
  if (entry + 1 < entries_->size() && turn_at(entry + 1) != nullptr)
    offer(entry, 2, {*turn_at(entry + 1), turn}, slip_cost::other_order);
  if (entry > 0 && turn_at(entry - 1) != nullptr)
    offer(entry - 1, 2, {turn, *turn_at(entry - 1)}, slip_cost::other_order);
}

// ---- Dealings, and what is said

// Cards of the pack that this deal has dealt to nobody.
CardSet Edits::not_dealt() const {
  CardSet cards = rules_.pack;
  for (const Entry& entry : *entries_) {
    if (const auto* dealt = std::get_if<Dealt>(&entry.what)) {
      cards.remove(dealt->table);
      for (const Hand& hand : dealt->hands) cards.remove(hand.cards);
    } else if (const auto* event = std::get_if<Event>(&entry.what); event != nullptr && event->kind == EventKind::cut) {
      cards.remove(event->cards);
    }
  }
  if (const auto& start = log_.deals[problem_.deal].start) cards.remove(start->known_cards());
  return cards;
}

void Edits::of_dealing(std::size_t entry, const Dealt& dealt) {
  const bool is_one_missing = !(*entries_)[entry].twice.empty();
  for (const Slip<Dealt>& slip : slips_of(rules_, dealt, not_dealt(), concerned_))
    if (!is_one_missing || has_all_of(rules_, slip.meant, dealt)) offer(entry, 1, {slip.meant}, slip.cost);
  if (dealt.number == rerun_.next_dealing_at(entry)) return;
  Dealt meant = dealt;
  meant.number = rerun_.next_dealing_at(entry);
  offer(entry, 1, {meant}, slip_cost::other_number);
}

void Edits::of_event(std::size_t entry, const Event& event) {
  const bool is_one_missing = !(*entries_)[entry].twice.empty();
  for (const Slip<Event>& slip : slips_of(rules_, rerun_.position_before(entry), event))
    if (!is_one_missing || slip.meant.cards.contains_all(event.cards)) offer(entry, 1, {slip.meant}, slip.cost);
  if (!is_one_missing) offer(entry, 1, {}, slip_cost::word_too_many);
}

// AA-DEAL-6: at the dealing, right before or behind it, "last" was said, or it was not and that is written down.
void Edits::of_last_call(std::size_t entry) {
  const Event last{EventKind::last, rerun_.match().dealer, {}};
  const auto& start = log_.deals[problem_.deal].start;
  Event said = last;
  if (start) said.seat = start->dealer;
  else if (const auto& dealer = log_.deals[problem_.deal].dealer) said.seat = *dealer;
  for (std::size_t i = entry > 0 ? entry - 1 : 0; i < entries_->size(); ++i) {
    const auto* event = std::get_if<Event>(&(*entries_)[i].what);
    if (event == nullptr || (event->kind != EventKind::last && event->kind != EventKind::last_not_said)) continue;
    if (event->kind == EventKind::last_not_said) offer(i, 1, {said}, slip_cost::word_too_many);
    else if (event->seat != said.seat) offer(i, 1, {said}, slip_cost::other_seat);
    offer(i, 1, {}, slip_cost::word_too_many);
  }
}

// ---- Numbers

// Where several numbers can be right, none is likelier than the others.
void Edits::of_numbers(std::size_t entry) {
  const auto is_open = [&](Side side) {
    return problem_.due_at_most && (*problem_.due_at_most)[side] != problem_.due[side];
  };
  const auto corrected = [&](auto recorded) {
    for (const Side side : sides_of(rules_)) {
      if (recorded.points[side] && is_open(side)) return;
      if (recorded.points[side]) recorded.points[side] = problem_.due[side];
    }
    offer(entry, 1, {recorded}, slip_cost::other_points);
  };
  const Happening& what = (*entries_)[entry].what;
  if (const auto* score = std::get_if<RecordedScore>(&what)) corrected(*score);
  if (const auto* totals = std::get_if<RecordedTotals>(&what)) corrected(*totals);
}

void Edits::of_dealer() {
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
    if (problem_.seats_due.contains(Seat{i})) offer_dealer(Seat{i});
}

// AA-PLY-3: it is not the turn of this seat, but would be if another had dealt.
void Edits::of_the_first_turn() {
  for (const Assumed& assumed : problem_.assumed)
    if (assumed.what == Assumption::dealer_was) offer_dealer(assumed.seat);
}

void Edits::offer_dealer(Seat dealer) {
  offer({.what = Edit::What::dealer, .deal = problem_.deal, .dealer = dealer, .cost = slip_cost::other_seat});
}

// AA-PLY-3: the first turn shows who was to act where a fragment starts.
void Edits::of_who_is_to_act(std::size_t entry) {
  const bool is_of_a_fragment = static_cast<bool>(log_.deals[problem_.deal].start);
  const auto is_turn = [](const Entry& one) { return std::holds_alternative<Turn>(one.what); };
  const auto end = entries_->begin() + static_cast<std::ptrdiff_t>(entry);
  if (!is_of_a_fragment || std::any_of(entries_->begin(), end, is_turn)) return;
  offer({.what = Edit::What::to_act,
         .deal = problem_.deal,
         .to_act = problem_.played->seat,
         .cost = slip_cost::other_seat});
}

// AA-DEAL-7: the deal before was done, and no line says that another one begins.
void Edits::of_deal_line() {
  const bool is_missing = problem_.matter == Matter::course &&
                          (problem_.course == Course::after_the_score ||
                           problem_.course == Course::after_the_last_card || problem_.course == Course::after_the_end);
  if (!is_missing) return;
  offer({.what = Edit::What::deal_line,
         .deal = problem_.deal,
         .entry = problem_.entry.value_or(0),
         .cost = slip_cost::line_forgotten});
}

void Edits::at_start() {
  surcharge_ = problem_.matter == Matter::position ? 0 : 1;
  const auto& start = log_.deals[problem_.deal].start;
  if (!start) return;
  const bool is_one_missing = !log_.deals[problem_.deal].twice.empty();
  for (const Slip<Position>& slip : slips_of(rules_, *start, concerned_)) {
    if (is_stopped_) return;
    ++work_;
    if (is_one_missing && !slip.meant.known_cards().contains_all(start->known_cards())) continue;
    if (!structural_faults(rules_, slip.meant).empty()) continue;
    offer({.what = Edit::What::start, .deal = problem_.deal, .start = Start(slip.meant), .cost = slip.cost});
  }
}

void Edits::of_result() {
  if (!problem_.result_due) return;
  offer({.what = Edit::What::result,
         .deal = log_.deals.size() - 1,
         .result = problem_.result_due,
         .cost = slip_cost::other_points});
}

void Edits::offer(std::size_t entry, std::size_t removed, std::vector<Happening> inserted, int cost) {
  offer({.deal = problem_.deal, .entry = entry, .removed = removed, .inserted = std::move(inserted), .cost = cost});
}

void Edits::offer(Edit edit) {
  if (is_stopped_) return;
  edit.cost += surcharge_;
  is_stopped_ = !visit_(edit);
}

}  // namespace casino::log
