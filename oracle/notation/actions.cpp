#include "oracle/notation/actions.hpp"

#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

constexpr std::array<std::string_view, 1> words_of_uniting{"united"};

// "an 8", "a 9": in front of a value, which no ace is.
void accept_article(Reader& in) {
  const bool is_alone = in.peek(2).is("with") || in.peek(2).is(":") || in.peek(2).is("from") ||
                        in.peek(2).kind == TokenKind::end || in.peek(2).kind == TokenKind::separator;
  if (in.peek().text == "a" && in.peek(1).kind == TokenKind::number && is_alone) in.next();
}

}  // namespace

Action ActionReader::read() {
  Action action;
  const Token start = in_.peek();
  if (accept_trailing(in_)) {
    read_trail(action, items_.read_numbered(seat_));
  } else if (is_any_of(start, words_for_laying) || is_any_of(start, words_for_playing)) {
    read_laying(action);
  } else if (accept_taking(in_)) {
    read_capture(action);
  } else if (accept_building(in_)) {
    read_build(action, nullptr);
  } else if (accept_raising(in_)) {
    read_raise(action, nullptr);
  } else if (accept_adding(in_)) {
    read_augment(action);
  } else if (start.is("drift") || start.is("drifts") || in_.peek(1).is("drift") || in_.peek(1).is("drifts")) {
    in_.refuse("trail, build, raise or add: texts mean different things by drifting");
  } else {
    read_cards_first(action);
  }
  read_additions(action);
  // A card that is named twice is one in two places, which cannot be: for judging to say.
  action.tops.insert(items_.take_repeated());
  return action;
}

void ActionReader::read_trail(Action& action, const Items& cards) {
  action.kind = Do::trail;
  take_hand(action, cards);
}

// After the verb: "8S 5C 3D" (the card played comes first), "8S takes 5C 3D" or "5C 3D with 8S".
void ActionReader::read_capture(Action& action) {
  action.kind = Do::capture;
  in_.accept(":");
  const Token start = in_.peek();
  Items items;
  if (in_.is_ahead(words_before_the_captor)) items_.read_numbered(items, ItemReader::OnTable{});
  else items_.read(items);
  if (read_value(action, {"="})) items_.read(items);
  if (accept_taking(in_)) {
    take_hand(action, items);
    return take_from_table(action, items_.read_numbered(ItemReader::OnTable{}));
  }
  if (in_.accept_any(words_before_the_captor)) {
    take_from_table(action, items);
    take_hand(action, items_.read_numbered(seat_));
    read_value(action, {"="});
    return;
  }
  if (!items.first) return in_.refuse(start, "the card played, then what it takes");
  if (!doubts_the_table_ && scene_.is_on_table(items.first->card) && !scene_.may_play(seat_, items.first->card)) {
    const std::string meant = as_capture(items.all());
    return in_.refuse(items.first->at, "the card played first, as in: " + (meant.empty() ? "9H takes 5C 4D" : meant));
  }
  action.hand = items.first->card;
  items.unplaced.remove(items.first->card);
  if (items.all().empty() && !in_.clause_has_fault()) in_.refuse("the cards that it takes");
  take_from_table(action, items);
}

// After the verb: "8: 3D on 5C", "13: 6H 5C 2D", "[6H 5C 2D]=13"; with `played` before it: "8 on 5C".
void ActionReader::read_build(Action& action, const Items* played) {
  action.kind = Do::build;
  const Token at = in_.peek();
  accept_article(in_);
  if (in_.accept("=") || in_.peek().kind == TokenKind::number)
    if (const std::optional<Value> value = in_.value()) say_value(action, *value, at);
  if (in_.accept("for")) read_beneficiary(action);
  in_.accept(":");
  in_.accept_any({"with", "from"});
  if (played != nullptr) {
    in_.accept_any(words_before_what_lies);
    const Items beneath = items_.read_as_begun(ItemReader::OnTable{});
    const bool lies_there = std::ranges::any_of(played->all(), [&](Card card) { return scene_.is_on_table(card); });
    if (beneath.all().empty() && !beneath.start.is("none") && lies_there)
      return take_from_anywhere(action, *played);  // "5D and 3H make 8"
    take_hand(action, *played);
    return take_from_table(action, beneath);
  }
  const bool names_hand_first = in_.is_ahead(words_before_what_lies);
  const Items items =
      names_hand_first ? items_.read_as_begun(seat_) : items_.read_as_begun(ItemReader::Anywhere{seat_});
  if (items.value.is_said()) say_value(action, items.value, at);
  const bool says_cards = !items.all().empty() || items.start.is("none");
  if (!says_cards && !in_.clause_has_fault()) in_.refuse("the cards of the build");
  if (!in_.accept_any(words_before_what_lies)) return take_from_anywhere(action, items);
  take_hand(action, items);
  take_from_table(action, items_.read_as_begun(ItemReader::OnTable{}));
}

// After the verb: "[6D 3S] with 2H to 11".
void ActionReader::read_raise(Action& action, const Items* played) {
  action.kind = Do::raise;
  read_base_at_value(action);
  read_value(action);
  if (played != nullptr) take_from_anywhere(action, *played);
  else if (in_.accept_any({"with", "by", "+"}))
    take_from_anywhere(action, items_.read_as_begun(ItemReader::Anywhere{seat_}));
  else if (!in_.clause_has_fault()) in_.refuse("with and the card played");
  read_value(action);
}

// After the verb: "7H 5D to QS", or "QS with 7H 5D".
void ActionReader::read_augment(Action& action) {
  action.kind = Do::augment;
  const Token start = in_.peek();
  const bool names_base_first = in_.is_ahead(words_before_the_captor) && !in_.is_ahead(words_of_uniting);
  const Items items = names_base_first ? items_.read_as_begun(ItemReader::OnTable{})
                                       : items_.read_as_begun(ItemReader::Anywhere{seat_});
  if (items.value.is_said()) say_value(action, items.value, start);
  if (in_.accept_any({"to", "on", "onto"})) {
    take_from_anywhere(action, items);
    read_base_at_value(action);
  } else if (in_.accept_any({"with", "by"})) {
    take_base(action.base, items);
    take_from_anywhere(action, items_.read_as_begun(ItemReader::Anywhere{seat_}));
  } else if (!in_.clause_has_fault()) {
    in_.refuse("to, and what is added to");
  }
  read_value(action);
}

// ---- What may stand behind any action

void ActionReader::read_additions(Action& action) {
  while (!in_.at_end_of_clause() && !in_.clause_has_fault()) {
    in_.accept(",");
    if (!read_addition(action)) in_.refuse("the end of the action, or for partner, in silence, united with, laid, at");
  }
}

bool ActionReader::read_addition(Action& action) {
  if (in_.peek().is("=") || in_.peek().is("at") || in_.peek().is("to")) {
    read_value(action);
  } else if (in_.accept("for")) {
    read_beneficiary(action);
  } else if (in_.accept("in")) {
    action.silent = true;
    if (!in_.accept("silence")) in_.refuse("silence");
  } else if (in_.accept("united")) {
    read_united(action);
  } else if (in_.accept("laid")) {
    read_order(action);
  } else if (in_.accept("giving")) {
    action.given = items_.read().all();
  } else if (in_.accept("base")) {
    take_base(action.base, items_.read_base());
  } else if (in_.accept("from")) {
    in_.accept("the");
    if (!in_.accept_any({"table", "piles"})) in_.refuse("table or piles");
    take_from_table(action, items_.read());
  } else {
    return false;
  }
  return true;
}

// "for partner", or "for N".
void ActionReader::read_beneficiary(Action& action) {
  const Rules& rules = in_.rules();
  const Token at = in_.peek();
  action.for_partner = true;
  if (in_.accept("partner")) return;
  const std::optional<Seat> seat = in_.peek_seat();
  if (!seat || !has_partners(rules) || *seat != partner_of(rules, seat_)) return in_.refuse(at, "partner");
  in_.next();
}

// "united with [10H 3D]"; "united" alone means the one build of the value said.
void ActionReader::read_united(Action& action) {
  const Token at = in_.peek();
  if (in_.accept("with")) return take_base(action.unite, items_.read_base());
  std::vector<CardSet> builds = scene_.builds_worth(action.value);
  std::erase(builds, action.base);
  if (builds.size() == 1) action.unite = builds.front();
  else in_.refuse(at, "with, and the cards of the other build");
}

void ActionReader::read_order(Action& action) {
  CardSet laid;
  do {
    const Token at = in_.peek();
    const std::optional<Card> card = in_.card();
    if (!card) return;
    if (!items_.may_repeat_cards()) in_.add(laid, {*card, at});
    if (!action.order.full()) action.order.push_back(*card);
  } while (in_.accept(">"));
}

// ---- Where cards go

void ActionReader::take_hand(Action& action, const Items& items) {
  action.hand = items.unplaced | items.hand;
  if (!items.table.empty() || !items.tops.empty()) in_.refuse(items.start, "cards of the hand alone");
}

void ActionReader::take_from_table(Action& action, const Items& items) {
  action.table.insert(items.unplaced | items.table);
  action.tops.insert(items.tops);
  if (!items.hand.empty() || items.value.is_said()) in_.refuse(items.start, "cards of the table, and no value");
}

// A card whose place is not said is one of the table if it lies there, else one of the hand. Whoever names several that
// do not lie there, and holds but some of them, was mistaken about the table.
void ActionReader::take_from_anywhere(Action& action, const Items& items) {
  action.hand.insert(items.hand);
  action.table.insert(items.table);
  action.tops.insert(items.tops);
  CardSet from_hand;
  for (const Card card : items.unplaced)
    if (!scene_.is_on_table(card)) from_hand.insert(card);
  const CardSet not_held = from_hand.size() > 1 ? from_hand & scene_.not_held_by(seat_) : CardSet{};
  if (not_held != from_hand) from_hand.remove(not_held);
  action.hand.insert(from_hand);
  action.table.insert(items.unplaced - from_hand);
}

void ActionReader::take_base(CardSet& base, const Items& items) {
  base = items.unplaced | items.table;
  if (!items.hand.empty() || !items.tops.empty()) in_.refuse(items.start, "a build, or loose cards");
}

// What is added to or raised, and the value of what is made: "[QS]=12" behind a loose card in brackets. That of a build
// is its own, "[6D 3S]=9", or what is made of it, "[6D 3S]=11".
void ActionReader::read_base_at_value(Action& action) {
  const Items base = items_.read_to_change([&] { return items_.read_base(); });
  take_base(action.base, base);
  const Scene::StandingBuild* build = scene_.whole_build_in(base.all());
  const bool is_its_own = build != nullptr && build->value == base.value;
  if (base.value.is_said() && !is_its_own) say_value(action, base.value, base.start);
}

// "to 11", "at 14" or "=9": whether there is one.
bool ActionReader::read_value(Action& action, std::initializer_list<std::string_view> signs) {
  const Token at = in_.peek();
  if (!in_.accept_any(signs)) return false;
  if (const std::optional<Value> value = in_.value()) say_value(action, *value, at);
  return true;
}

void ActionReader::say_value(Action& action, Value value, const Token& at) {
  if (action.value.is_said() && action.value != value) in_.refuse(at, "one value only");
  action.value = value;
}

}  // namespace casino::notation
