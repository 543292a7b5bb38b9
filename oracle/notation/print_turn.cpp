
#include "oracle/notation/scene.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

class TurnPrinter {
 public:
  TurnPrinter(const Rules& rules, const Position& position, Seat seat, Style style)
      : rules_(rules), scene_(rules, position), seat_(seat), style_(style) {}

  std::string step(const Action& action) {
    std::string text = head(action) + rest(action);
    scene_.follow(action);
    return text;
  }

  std::string step(const Event& event) {
    scene_.follow(event);
    const std::string seat(name_of(event.seat, rules_.seats));
    const auto with_cards = [&](std::string_view words, std::string_view words_before_cards) {
      if (event.cards.empty()) return std::string(words);
      return std::string(words_before_cards) + ' ' + text_of(rules_, event.cards, style_);
    };
    switch (event.kind) {
      case EventKind::cut: return seat + with_cards(" cuts", " cuts");
      case EventKind::recut: return seat + with_cards(" puts back", " puts back");
      case EventKind::last: return seat + with_cards(" says last", " says last");
      case EventKind::last_not_said: return seat + with_cards(" does not say last", " does not say last");
      case EventKind::insist_capture: return seat + with_cards(" insists on the capture", " insists on capturing");
      case EventKind::insist_augment: return seat + with_cards(" insists on adding", " insists on adding");
      case EventKind::request: return seat + with_cards(" asks", " asks about");
      case EventKind::reveal: return "reveal " + seat + with_cards("", ":");
      case EventKind::over: return (event.seat == seat_ ? "" : seat + ' ') + with_cards("over", "over");
      case EventKind::claim: return seat + with_cards(" claims", " claims");
      case EventKind::draw: return seat + with_cards(" draws", " draws");
      case EventKind::call: return seat + with_cards(" calls orange", " calls orange");
    }
    return {};
  }

 private:
  // What an action of the kind naturally says; a field that it has besides is left to `rest`.
  [[nodiscard]] std::string head(const Action& action) const {
    const std::string hand = text_of(rules_, action.hand, style_);
    switch (action.kind) {
      case Do::trail: return "trail " + hand;
      case Do::capture:
        return hand + value("=", action.value) + " takes " +
               or_none(listed(builds_and_loose(action.table), tops(action)));
      case Do::build: {
        const std::string start = "build" + value(" ", action.value) + ": ";
        if (action.hand.empty()) return start + or_none(cards_from_anywhere(action));
        return start + hand + " on " + or_none(listed(builds_and_loose(action.table), tops(action)));
      }
      case Do::raise:
        return "raise " + base_of(action) + " with " + or_none(cards_from_anywhere(action)) +
               value(" to ", action.value);
      case Do::augment:
        return "add " + or_none(cards_from_anywhere(action)) + " to " + base_of(action) + value(" at ", action.value);
    }
    return {};
  }

  [[nodiscard]] std::string rest(const Action& action) const {
    const bool is_trail = action.kind == Do::trail;
    const bool has_base = action.kind == Do::raise || action.kind == Do::augment;
    std::string text;
    if (is_trail) text += value(" at ", action.value);
    if (!action.unite.empty()) text += ", united with " + builds_and_loose(action.unite);
    if (action.for_partner) text += ", for partner";
    if (action.silent) text += ", in silence";
    for (const Card card : action.order) text += (card == action.order[0] ? ", laid " : " > ") + named(card);
    if (!action.given.empty()) text += ", giving " + text_of(rules_, action.given, style_);
    if (!has_base && !action.base.empty()) text += ", base " + builds_and_loose(action.base);
    if (is_trail && !action.table.empty()) text += ", from the table " + builds_and_loose(action.table);
    if (is_trail && !action.tops.empty()) text += ", from piles " + tops(action);
    return text;
  }

  [[nodiscard]] std::string named(Card card) const { return text_of(rules_, card, style_); }
  [[nodiscard]] static std::string or_none(const std::string& text) { return text.empty() ? "none" : text; }
  [[nodiscard]] static std::string listed(const std::string& some, const std::string& more) {
    return some.empty() || more.empty() ? some + more : some + ' ' + more;
  }
  [[nodiscard]] static std::string value(std::string_view before, Value value) {
    return value.is_said() ? std::string(before) + std::to_string(value.points) : std::string();
  }

  // Cards of the table: loose ones, then builds in brackets.
  [[nodiscard]] std::string builds_and_loose(CardSet cards) const {
    std::string builds;
    for (const Scene::StandingBuild& build : scene_.builds()) {
      if (!cards.contains_all(build.cards)) continue;
      builds = listed(builds, '[' + text_of(rules_, build.cards, style_) + ']');
      cards.remove(build.cards);
    }
    return listed(cards.empty() ? "" : text_of(rules_, cards, style_), builds);
  }
  [[nodiscard]] std::string base_of(const Action& action) const { return or_none(builds_and_loose(action.base)); }

  [[nodiscard]] std::string tops(const Action& action) const {
    std::string text;
    for (const Card card : action.tops) {
      const std::optional<Seat> pile = scene_.pile_with(card);
      text = listed(text, (pile ? std::string(name_of(*pile, rules_.seats)) : "top") + ':' + named(card));
    }
    return text;
  }

  // Cards of the hand and of the table side by side; a card says its place where one would think otherwise.
  [[nodiscard]] std::string cards_from_anywhere(const Action& action) const {
    std::string text;
    CardSet table = action.table;
    const CardSet not_held = action.hand.size() > 1 ? scene_.not_held_by(seat_) : CardSet{};
    for (const Card card : action.hand) {
      const bool says_place = scene_.is_on_table(card) || not_held.contains(card);
      text = listed(text, (says_place ? "hand:" : "") + named(card));
    }
    for (const Card card : action.table) {
      if (scene_.is_on_table(card)) continue;
      text = listed(text, "table:" + named(card));
      table.remove(card);
    }
    if (!table.empty()) text = listed(text, builds_and_loose(table));
    return listed(text, tops(action));
  }

  const Rules& rules_;
  Scene scene_;
  Seat seat_;
  Style style_;
};

}  // namespace

std::string text_of(const Rules& rules, const Position& position, const Turn& turn, Style style) {
  TurnPrinter printer(rules, position, turn.seat, style);
  std::string text(name_of(turn.seat, rules.seats));
  text += ':';
  for (const Step& step : turn.steps) {
    text += &step == &turn.steps.front() ? " " : "; ";
    text += std::visit([&](const auto& action_or_event) { return printer.step(action_or_event); }, step);
  }
  return text;
}

std::string text_of(const Rules& rules, const Position& position, const Action& action, Style style) {
  return TurnPrinter(rules, position, position.to_act, style).step(action);
}

std::string text_of(const Rules& rules, const Position& position, const Event& event, Style style) {
  return TurnPrinter(rules, position, position.to_act, style).step(event);
}

}  // namespace casino::notation
