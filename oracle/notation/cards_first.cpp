// Actions that begin with the cards that are played: "8S takes 5C 3D", "5D on 3H", "5D + 3H = 8", "play 9H, take 5C
// 4D". What could be meant in two ways is refused, and both are said.

#include <utility>

#include <fmt/format.h>

#include "model/groups/groups.hpp"
#include "model/queries/could_capture.hpp"
#include "oracle/notation/actions.hpp"
#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::notation {
namespace {

constexpr std::array<std::string_view, 12> usual_verbs{"trail", "takes", "take",    "capture", "build",  "form",
                                                       "raise", "add",   "augment", "trails",  "builds", "adds"};

// "to" before what a card is laid on, or before what is done with it. Before a number it could say a value.
bool is_before_cards(const Reader& in) {
  const Token& next = in.peek(1);
  const bool is_a_build_of_the_table = next.is("build") || in.peek(2).is("build");
  return in.peek().is("to") && (in.peek_card(1) || next.is("[") || is_letter_of_rank(next) || is_a_build_of_the_table);
}
bool is_before_verb(const Reader& in) {
  const Token& behind = in.peek(2);
  const bool is_a_build_of_the_table = in.peek(1).is("build") && behind.kind != TokenKind::number && !in.peek_card(2) &&
                                       !behind.is(":") && !behind.is("with");
  return in.peek().is("to") && is_verb(in.peek(1)) && !is_a_build_of_the_table;
}

// Whether a card by itself takes just these loose cards.
bool takes_just(const Rules& rules, Card card, CardSet taken) {
  const ValueSet values = values_of(rules, card, Place::hand);
  if (values.empty()) return taken.of_rank(card.rank()) == taken;
  return std::ranges::any_of(values, [&](Value value) {
    return count_groups(rules, casino::Items{taken, {}}, GroupQuestion{value}) > 0;
  });
}

}  // namespace

void ActionReader::read_cards_first(Action& action) {
  const Token start = in_.peek();
  Items items = items_.read_to_change([&] {
    Items read;
    items_.read_numbered(read, seat_, ItemReader::Unknown::ends_the_list);
    return read;
  });
  if (items.value.is_said() && in_.at_end_of_clause())  // "2C + [6H 3C] = 11"
    say_value(action, std::exchange(items.value, Value{}), start);
  read_value(action, {"="});
  if (in_.clause_has_fault()) return;
  const bool says_cards = !items.all().empty() || start.is("none");
  const Token& verb = in_.peek();
  if (!says_cards)
    return in_.refuse("an action: trail, take, build, raise or add, or cards" + nearest_phrase(verb.text, usual_verbs));
  if (read_done_with(action, items)) return;
  if (!in_.at_end_of_clause()) return in_.refuse(std::string(any_verb) + nearest_phrase(verb.text, usual_verbs));
  if (action.value.is_said()) return read_sum(action, items);
  read_played(action, items, verb);
}

// "lay 2C", "put 2C down", "put 5D on 3H", "play 9H, take 5C 4D".
void ActionReader::read_laying(Action& action) {
  const Token verb = in_.next();
  in_.accept_any(words_for_away);
  const Items items = items_.read_numbered(seat_);
  read_value(action, {"="});
  in_.accept_any(words_for_away);
  if (in_.clause_has_fault() || read_done_with(action, items)) return;
  if (is_any_of(verb, words_for_playing)) return read_played(action, items, verb);
  const bool says_cards = !items.all().empty() || items.start.is("none");
  if (!says_cards && !is_any_of(verb, words_for_lay)) return in_.refuse("the card that is laid down");
  read_trail(action, items);
}

// The verb behind cards, and what follows it; whether there is one.
bool ActionReader::read_done_with(Action& action, const Items& items) {
  if (is_before_verb(in_)) in_.next();  // "play 9H to take 5C 4D"
  if (accept_trailing(in_) || in_.accept_any(words_for_lay)) {
    read_trail(action, items);
  } else if (accept_taking(in_)) {
    action.kind = Do::capture;
    in_.accept(":");
    take_hand(action, items);
    take_from_table(action, items_.read_numbered(ItemReader::OnTable{}));
  } else if (accept_building(in_)) {
    read_build(action, &items);
  } else if (accept_raising(in_)) {
    read_raise(action, &items);
  } else if (accept_adding(in_)) {
    action.kind = Do::augment;
    take_from_anywhere(action, items);
    in_.accept_any({"to", "on", "onto"});
    read_base_at_value(action);
    read_value(action);
  } else if (in_.peek().is("on") || in_.peek().is("onto") || is_before_cards(in_)) {
    read_laid_on(action, items);
  } else {
    return false;
  }
  return true;
}

// ---- "5D on 3H"

// A card that is laid on loose ones builds with them. On a build it may raise it, or be added.
void ActionReader::read_laid_on(Action& action, const Items& played) {
  const Token at = in_.next();
  Items beneath = items_.read_to_change([&] { return items_.read_as_begun(ItemReader::OnTable{}); });
  if (in_.clause_has_fault()) return;
  read_made_value(action);
  const Value told = std::exchange(beneath.value, Value{});
  if (told.is_said() && !action.value.is_said()) say_value(action, told, beneath.start);
  if (scene_.has_build_with(beneath.all())) return read_laid_on_build(action, played, beneath, at);
  action.kind = Do::build;
  take_hand(action, played);
  take_from_table(action, beneath);
}

void ActionReader::read_laid_on_build(Action& action, const Items& played, const Items& beneath, const Token& at) {
  if (!action.value.is_said()) read_value(action);
  const Scene::StandingBuild* build = scene_.whole_build_in(beneath.all());
  if (build != nullptr && build->value.is_said() && action.value.is_said()) {
    take_hand(action, played);
    take_from_table(action, beneath);
    return raise_or_add_to(action, *build);
  }
  std::string expected = "raises or adds to: a build lies there";
  if (build != nullptr)
    expected += fmt::format("; so raise [{0}] with {1}, or add {1} to [{0}]", named(build->cards), named(played.all()));
  in_.refuse(at, std::move(expected));
}

// With its value said it does not matter which verb was meant: the value tells.
void ActionReader::raise_or_add_to(Action& action, const Scene::StandingBuild& build) {
  action.kind = action.value == build.value ? Do::augment : Do::raise;
  action.base = build.cards;
  action.table.remove(build.cards);
}

// "= 8", "making 8", "to build 8" behind what a card is laid on.
void ActionReader::read_made_value(Action& action) {
  const Token at = in_.peek();
  if (at.is("to") && is_any_of(in_.peek(1), words_for_building)) in_.next();
  if (!in_.accept("=") && !accept_building(in_)) return;
  if (in_.peek().text == "a") in_.next();
  if (const std::optional<Value> value = in_.value()) say_value(action, *value, at);
}

// ---- Cards without a verb

// "5D + 3H = 8", "[9] + 2C = 11": one card of the hand, and what lies on the table. What lies there alone could be
// taken as well as built.
void ActionReader::read_sum(Action& action, const Items& items) {
  const CardSet cards = items.all();
  const bool is_of_hand_and_table =
      held_of(items).size() == 1 && cards.size() > 1 && items.tops.empty() && !items.value.is_said();
  const Scene::StandingBuild* build = scene_.whole_build_in(cards);
  const bool has_its_build = build != nullptr && build->value.is_said();
  if (is_of_hand_and_table && (has_its_build || !scene_.has_build_with(cards))) {
    action.kind = Do::build;
    take_from_anywhere(action, items);
    if (has_its_build) raise_or_add_to(action, *build);
    return;
  }
  const std::string capture = held_of(items).empty() ? as_capture(cards) : "";
  in_.refuse(fmt::format("what is done with them, such as {}build {}: {}", capture.empty() ? "" : capture + ", or ",
                         action.value.points, named(cards)));
}

// A card alone, of which nobody says what it does: it is laid down if it can do nothing else by itself.
void ActionReader::read_played(Action& action, const Items& items, const Token& at) {
  const Position* position = scene_.at_the_beginning();
  const bool is_one_card = held_of(items).size() == 1 && items.all() == items.unplaced && items.all().size() == 1;
  if (!is_one_card || position == nullptr || items_.may_repeat_cards()) return refuse_undone(items, at);
  const Card card = items.first->card;
  const bool may_be_played =
      is_any_of(at, words_for_playing) ? scene_.may_play(seat_, card) : scene_.hand_of(seat_).cards.contains(card);
  const ValueSet values = values_of(in_.rules(), card, Place::hand);
  if (!may_be_played || could_capture(in_.rules(), *position, card, values, position->loose))
    return refuse_undone(items, at);
  read_trail(action, items);
}

// Says in the notation what could be meant.
void ActionReader::refuse_undone(const Items& items, const Token& at) {
  const CardSet held = held_of(items);
  const CardSet lying = items.all() - held;
  if (held.size() != 1 || !items.tops.empty() || items.value.is_said() || scene_.has_build_with(lying))
    return in_.refuse(at, std::string(any_verb));
  in_.refuse(
      at, lying.empty()
              ? fmt::format("what is done with it: trail {0}, or {0} takes, and the cards", named(held))
              : fmt::format("what is done with them: {0} takes {1}, or build: {0} on {1}", named(held), named(lying)));
}

// ---- What is meant

// The cards that would come from the hand if nobody says more.
CardSet ActionReader::held_of(const Items& items) const {
  CardSet held = items.hand;
  for (const Card card : items.unplaced)
    if (!scene_.is_on_table(card)) held.insert(card);
  return held;
}

std::string ActionReader::as_capture(CardSet taken) const {
  constexpr int most_shown = 8;  // of more an example says no more
  if (taken.size() > most_shown || scene_.has_build_with(taken)) return "";
  CardSet captors;
  for (const Card card : scene_.hand_of(seat_).cards)
    if (takes_just(in_.rules(), card, taken)) captors.insert(card);
  return captors.size() == 1 ? named(captors) + " takes " + named(taken) : "";
}

std::string ActionReader::named(CardSet cards) const { return name_of(cards, in_.rules().pack_kind); }

}  // namespace casino::notation
