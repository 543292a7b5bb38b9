#include "oracle/log/quick/quick_json_entry.hpp"

#include "oracle/json/turn.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

using json::KeysSeen;
using json::Scanner;

}  // namespace

std::string quick_text(Scanner& in, Lines lines) {
  const std::string_view text = in.text();
  in.expect(is_plain_text(text, lines));
  return std::string(text);
}

QuickEntryReader::QuickEntryReader(Scanner& in, const Rules& rules)
    : in_(in),
      rules_(rules),
      every_card_(with_every_card(rules).pack),
      highest_value_(highest_spoken_value(rules).points) {}

void QuickEntryReader::read(Entry& entry) {
  const Scanner before = in_;
  const Scanner::Spot spot = in_.next();
  entry.place = {spot.line, spot.column};
  entry.beside.clear();
  entry.twice = {};
  read_usual(entry);
  if (!in_.has_failed()) return;
  in_.go_back_to(before);
  const Parsed<Entry> strict = json::parsed(in_.value(), [&](const auto& at) { return read_entry(at, rules_); });
  if (!strict) return in_.fail();
  entry.what = strict->what;
  entry.beside = strict->beside;
  entry.twice = strict->twice;
}

// Known by its first key.
void QuickEntryReader::read_usual(Entry& entry) {
  const std::string_view key = in_.first_key();
  if (key == "seat") read_turn(key, entry);
  else if (key == "dealing") read_dealt(key, entry);
  else if (key == "event") entry.what = event(key, std::nullopt, &entry.beside);
  else if (key == "score" || key == "total") read_points(key, entry);
  else in_.fail();
}

void QuickEntryReader::read_turn(std::string_view first, Entry& entry) {
  Turn* const another = std::get_if<Turn>(&entry.what);  // whose memory serves again
  Turn& turn = another != nullptr ? *another : entry.what.emplace<Turn>();
  turn.seat = {};
  turn.steps.clear();
  KeysSeen seen(played_keys);
  in_.each_member_from(first, [&](std::string_view key) {
    if (!seen.first_time(key)) return in_.fail();
    if (key == "seat") turn.seat = seat().value_or(Seat{});
    else if (key == "comment") entry.beside = quick_text(in_, Lines::one);
    else in_.each_item([&] { read_step(turn); });
  });
  in_.expect(seen.has(1) && turn.steps.size() <= json::most_steps);
}

void QuickEntryReader::read_step(Turn& turn) {
  const std::string_view key = in_.first_key();
  if (key == "event") turn.steps.emplace_back(event(key, turn.seat, nullptr));
  else read_action(key, std::get<Action>(turn.steps.emplace_back(std::in_place_type<Action>)));
}

void QuickEntryReader::read_action(std::string_view first, Action& action) {
  KeysSeen seen(json::action_keys);
  in_.each_member_from(first, [&](std::string_view key) {
    const auto place = seen.first_time(key);
    if (!place) return in_.fail();
    switch (*place) {
      case 0: {
        const auto kind = std::ranges::find(do_names, in_.text());
        if (kind == do_names.end()) return in_.fail();
        action.kind = static_cast<Do>(kind - do_names.begin());
        return;
      }
      case 1: action.hand = cards(); return;
      case 2: action.table = cards(); return;
      case 3: action.tops = cards(); return;
      case 4: action.base = cards(); return;
      case 5: action.unite = cards(); return;
      case 6: action.given = cards(); return;
      case 7: action.value = Value{static_cast<std::uint8_t>(in_.integer(1, highest_value_))}; return;
      case 8: action.for_partner = in_.truth(); return;
      case 9: action.silent = in_.truth(); return;
      default:
        for (const Card card : cards_in_order()) action.order.push_back(card);
    }
  });
  in_.expect(seen.has(0));
}

Event QuickEntryReader::event(std::string_view first, std::optional<Seat> actor, std::string* beside) {
  Event event;
  bool has_seat = false;
  KeysSeen seen(happened_keys);
  in_.each_member_from(first, [&](std::string_view key) {
    if (!seen.first_time(key) || key == "twice") return in_.fail();
    if (key == "event") {
      const auto kind = std::ranges::find(event_names, in_.text());
      if (kind == event_names.end()) return in_.fail();
      event.kind = static_cast<EventKind>(kind - event_names.begin());
    } else if (key == "by" || key == "pile") {
      if (has_seat || (key == "pile") != (event.kind == EventKind::reveal)) return in_.fail();
      has_seat = true;
      event.seat = seat().value_or(Seat{});
    } else if (key == "cards") {
      event.cards = cards();
    } else if (beside != nullptr) {
      *beside = quick_text(in_, Lines::one);
    } else {
      in_.fail();
    }
  });
  const bool is_the_actors = event.kind == EventKind::over || event.kind == EventKind::draw;
  if (!has_seat && is_the_actors && actor) event.seat = *actor;
  else in_.expect(has_seat);
  return event;
}

void QuickEntryReader::read_dealt(std::string_view first, Entry& entry) {
  Dealt& dealt = entry.what.emplace<Dealt>();
  KeysSeen seen(dealt_keys);
  in_.each_member_from(first, [&](std::string_view key) {
    if (!seen.first_time(key) || key == "twice") return in_.fail();
    if (key == "dealing") dealt.number = in_.integer(1, most_dealings);
    else if (key == "table") dealt.table = cards();
    else if (key == "comment") entry.beside = quick_text(in_, Lines::one);
    else {
      SeatSet stated;
      in_.each_member([&](std::string_view name) {
        const auto seat = find_seat(name, rules_.seats);
        if (!seat || stated.contains(*seat)) return in_.fail();
        stated.insert(*seat);
        dealt.hands[*seat] = Hand::of(cards());
      });
    }
  });
}

// Those of one item are left to the strict reader.
void QuickEntryReader::read_points(std::string_view first, Entry& entry) {
  Recorded points{};
  const std::array<std::string_view, 2> keys{first, "comment"};
  KeysSeen seen(keys);
  in_.each_member_from(first, [&](std::string_view key) {
    if (!seen.first_time(key)) return in_.fail();
    if (key == first) points = recorded();
    else entry.beside = quick_text(in_, Lines::one);
  });
  if (first == "score") entry.what = RecordedScore{{}, points};
  else entry.what = RecordedTotals{points};
}

Recorded QuickEntryReader::recorded() {
  Recorded points{};
  in_.each_member([&](std::string_view name) {
    const auto side = find_side(name, rules_);
    if (!side || points[*side]) return in_.fail();
    points[*side] = in_.integer(-most_points, most_points);
  });
  return points;
}

// ---- Names

std::optional<Seat> QuickEntryReader::seat() {
  const std::optional<Seat> seat = find_seat(in_.text(), rules_.seats);
  if (!seat) in_.fail();
  return seat;
}

std::optional<Card> QuickEntryReader::card() {
  const std::optional<Card> card = find_card(in_.text(), rules_.pack_kind);
  if (card && every_card_.contains(*card)) return card;
  in_.fail();
  return std::nullopt;
}

CardSet QuickEntryReader::cards() {
  CardSet cards;
  in_.each_item([&] {
    const std::optional<Card> next = card();
    if (!next || cards.contains(*next)) return in_.fail();
    cards.insert(*next);
  });
  return cards;
}

std::vector<Card> QuickEntryReader::cards_in_order() {
  std::vector<Card> cards;
  CardSet seen;
  in_.each_item([&] {
    const std::optional<Card> next = card();
    if (!next || seen.contains(*next)) return in_.fail();
    seen.insert(*next);
    cards.push_back(*next);
  });
  return cards;
}

}  // namespace casino::log
