
#include "oracle/json/turn.hpp"
#include "oracle/notation/actions.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

class TurnReader {
 public:
  TurnReader(const Rules& rules, const Position& position, std::string_view text, const Wording& wording)
      : in_(rules, text, wording.players), scene_(rules, position), actions_(in_, scene_) {
    in_.read_speech();
    actions_.items().take_brackets(wording.brackets);
    if (wording.doubts_the_table) actions_.doubt_the_table();
    turn_.seat = position.to_act;
    actions_.set_seat(turn_.seat);
  }

  Parsed<Turn> read() {
    while (!in_.at_end()) {
      in_.begin_clause();
      if (turn_.steps.empty()) read_seat_in_front();
      if (!in_.at_end_of_clause()) read_step();
      in_.finish_clause("; or the end of the turn");
      if (!in_.at_end()) in_.next();
    }
    if (turn_.steps.empty() && !says_seat_ && !in_.has_fault()) in_.refuse("an action, such as: trail 6C");
    if (in_.has_fault()) return in_.errors();
    return turn_;
  }

 private:
  // "S:" before the first step: whose turn it is. A colon right before a card is that of a pile: E:5D.
  void read_seat_in_front() {
    const bool is_seat = in_.peek_seat() && in_.peek(1).is(":") && !is_top();
    if (!is_seat || says_seat_) return;
    take_turn(*in_.seat());
    in_.next();
  }
  [[nodiscard]] bool is_top() const { return in_.peek(1).is(":") && in_.peek_card(2) && in_.peek(2).is_glued; }
  void take_turn(Seat seat) {
    turn_.seat = seat;
    says_seat_ = true;
    actions_.set_seat(seat);
  }

  void read_step() {
    const Token start = in_.peek();
    if (turn_.steps.size() == json::most_steps) {
      in_.refuse("at most " + std::to_string(json::most_steps) + " actions in a turn");
      return in_.skip_clause();
    }
    std::optional<Seat> seat;
    if (in_.peek_seat() && !is_top()) {
      seat = in_.seat();
      in_.accept(":");
    }
    in_.accept("I");  // "I take 5C 4D with 9H"
    if (const std::optional<Event> event = read_event(seat)) return add(*event);
    if (in_.clause_has_fault()) return;
    if (seat && !says_seat_ && turn_.steps.empty()) take_turn(*seat);
    if (seat && *seat != turn_.seat)
      in_.refuse(start, std::string(name_of(turn_.seat, in_.rules().seats)) + ", whose turn it is");
    const Action action = actions_.read();
    if (in_.clause_has_fault()) return actions_.forgive_missing_builds();
    add(action);
    scene_.follow(action);
  }

  // After what it tells of piles.
  void add(const Step& step) {
    const std::vector<Event> reveals = actions_.items().take_reveals();
    if (in_.clause_has_fault()) return;
    for (const Event& reveal : reveals) add_event(reveal);
    if (const auto* event = std::get_if<Event>(&step)) add_event(*event);
    else turn_.steps.push_back(step);
  }

  void add_event(const Event& event) {
    turn_.steps.emplace_back(event);
    scene_.follow(event);
  }

  std::optional<EventKind> accept_event_words() {
    if (in_.accept_any({"cuts", "cut"})) return EventKind::cut;
    if (in_.accept_any({"recuts", "recut"})) return EventKind::recut;
    if (in_.peek(1).is("back") && in_.accept_any({"puts", "put"})) return in_.next(), EventKind::recut;
    if (in_.accept("says")) return expect({"last"}, "last"), EventKind::last;
    if (in_.accept("last")) return EventKind::last;
    if (in_.accept("does")) return read_unsaid(), EventKind::last_not_said;
    if (in_.accept_any({"insists", "insist"})) return read_demand();
    if (in_.accept_any({"asks", "ask"})) return in_.accept("about"), EventKind::request;
    if (in_.accept_any({"reveal", "reveals"})) return EventKind::reveal;
    if (in_.accept("over")) return EventKind::over;
    if (in_.accept_any({"claims", "claim"})) return EventKind::claim;
    if (in_.accept_any({"draws", "draw"})) return EventKind::draw;
    if (in_.accept_any({"calls", "call"})) return in_.accept("orange"), EventKind::call;
    return std::nullopt;
  }

  void expect(std::initializer_list<std::string_view> words, std::string expected) {
    if (!in_.accept_any(words) && !in_.clause_has_fault()) in_.refuse(std::move(expected));
  }

  // "does not say last".
  void read_unsaid() {
    expect({"not"}, "not say last");
    expect({"say"}, "say last");
    expect({"last"}, "last");
  }

  // "insists on the capture", "insists on capturing 5C 4D", "insists on adding 9D".
  EventKind read_demand() {
    expect({"on"}, "on");
    in_.accept("the");
    if (in_.accept("adding")) return EventKind::insist_augment;
    expect({"capture", "capturing"}, "the capture, capturing or adding");
    return EventKind::insist_capture;
  }

  std::optional<Event> read_event(std::optional<Seat> seat) {
    const std::optional<EventKind> kind = accept_event_words();
    if (!kind) return std::nullopt;
    if (*kind == EventKind::reveal && !seat) {
      seat = in_.seat();
      in_.accept(":");
    }
    Event event{*kind, seat.value_or(turn_.seat), {}};
    const Token at = in_.peek();
    if (!in_.clause_has_fault()) event.cards = actions_.items().read().all();
    if (!actions_.items().take_repeated().empty()) in_.refuse(at, "each card once");
    return event;
  }

  Reader in_;
  Scene scene_;
  ActionReader actions_;
  Turn turn_;
  bool says_seat_ = false;
};

}  // namespace

Parsed<Turn> read_turn(const Rules& rules, const Position& position, std::string_view text, const Wording& wording) {
  return TurnReader(rules, position, text, wording).read();
}

}  // namespace casino::notation
