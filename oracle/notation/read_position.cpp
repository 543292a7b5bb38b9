#include <set>

#include "model/queries/build_order.hpp"
#include "model/queries/phase.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/position_parts.hpp"
#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::notation {
namespace {

constexpr int most_dealings = 52;
constexpr int most_calls = 255;
constexpr std::array<std::string_view, 1> colon_alone{":"};
// "N: 9H", "N holds 9H": what stands between somebody and his cards.
constexpr std::array<std::string_view, 5> words_for_holding{":", "holds", "hold", "has", "have"};
constexpr std::array<std::string_view, 3> words_for_acting{"act", "play", "move"};

class PositionReader {
 public:
  PositionReader(Reader in, int first_line) : in_(std::move(in)), places_(first_line) { position_.stock = Hand{}; }
  // Where nobody has a name that could be one of these words.
  void read_speech() { in_.read_speech(); }

  Parsed<Position> read() {
    while (!in_.at_end()) {
      in_.begin_clause();
      if (!in_.at_end_of_clause()) read_clause();
      in_.finish_clause("; or the end of the line");
      if (!in_.at_end()) in_.next();
    }
    settle();
    if (in_.has_fault()) return in_.errors();
    return position_;
  }

 private:
  // A kind of clause: the word that it begins with, and what reads it from there.
  struct Clause {
    std::string_view word;
    void (PositionReader::*read)(const Token& word);
  };
  static constexpr std::size_t clause_count = 13;
  static const std::array<Clause, clause_count> clauses;

  void read_clause() {
    if (in_.peek_seat() && in_.peek(1).is("to")) return read_seat_to_act();
    if (in_.peek_seat() && is_any_of(in_.peek(1), words_for_holding)) return read_hand_of_seat(in_.peek());
    if (in_.peek().is("I") && is_any_of(in_.peek(1), words_for_holding)) return read_hand_of_seat(in_.next());
    if (in_.peek_card()) return read_cards_first();
    if (in_.peek(1).is("table")) in_.accept("on");
    const Token word = in_.next();
    for (const Clause& clause : clauses)
      if (word.is(clause.word)) return (this->*clause.read)(word);
    std::array<std::string_view, clause_count> words;
    std::transform(clauses.begin(), clauses.end(), words.begin(), [](const Clause& clause) { return clause.word; });
    in_.refuse(word,
               "table, hand, pile, stock, to act, dealer, dealing, last capture, sweeps, orange, calls, proven, last "
               "play or turn so far" +
                   nearest_phrase(word.text, words));
    in_.skip_clause();
  }

  // A clause says everything about its subject: a second one would contradict it.
  void once(const Token& word, const std::string& subject) {
    if (!said_.insert(subject).second) in_.refuse(word, subject + " only once");
  }
  void once(const Token& word, const std::string& subject, Seat seat) {
    once(word, subject + " of " + std::string(name_of(seat, in_.rules().seats)));
  }
  // Or a word in its place, unless somebody is called so.
  void colon() {
    if (in_.accept(":") || in_.peek_seat()) return;
    if (!in_.accept_any(words_for_holding)) in_.accept_any({"is", "are"});
  }

  void read_table(const Token& word) {
    once(word, "table");
    colon();
    if (in_.at_end_of_clause()) in_.refuse("cards, builds or none");
    if (in_.accept("empty")) return;
    while (!in_.at_end_of_clause()) {
      if (in_.peek().is("[")) {
        read_build_of_table();
      } else if (in_.peek().kind == TokenKind::sign && !in_.peek().is(",")) {
        in_.refuse("cards, or builds in [ ]");
        in_.next();
      } else {
        position_.loose.insert(places_.see_cards(in_));
      }
    }
  }

  void read_build_of_table() {
    const Token start = in_.peek();
    Pile laid;
    const std::optional<Build> build = read_build(in_, places_, laid);
    if (!build) {
      while (!in_.at_end_of_clause() && !in_.peek().is("[")) in_.next();
    } else if (position_.builds.full()) {
      in_.refuse(start, "at most " + std::to_string(max_builds) + " builds");
    } else {
      add_build(position_, *build);
      lay_all(position_.laid, laid);
    }
  }

  // "8S KC", "9H +2", "+2", "9H +?", "?" or "none".
  void read_holding(Hand& holding) {
    if (in_.at_end_of_clause()) in_.refuse("cards, none or ?");
    if (in_.accept("?")) return;
    holding.more = 0;
    if (in_.accept("empty")) return;
    holding.cards = places_.see_cards(in_);
    if (in_.accept("...")) holding.more = Hand::any_number;
    if (!in_.accept("+")) return;
    if (in_.accept("?")) holding.more = Hand::any_number;
    else holding.more = static_cast<std::uint8_t>(in_.number(0, card_count, "how many more cards, or ?").value_or(0));
  }

  // "hand P4: 9C", "hand Ann: 9C": what is no card stands before a colon, or is a seat of another game.
  [[nodiscard]] bool names_somebody_else() const {
    if (in_.peek_seat() || in_.peek_card() || in_.peek().kind != TokenKind::word) return false;
    return is_seat_of_some_game(in_.peek()) || in_.is_ahead(colon_alone);
  }

  void read_hand_of_seat(const Token& word) {
    if (names_somebody_else()) {
      in_.refuse(in_.a_seat());
      return in_.skip_clause();
    }
    if (!in_.peek_seat()) {
      once(word, "hand of the seat to act");
      colon();
      hand_to_act_at_ = word;
      return read_holding(hand_to_act_.emplace());
    }
    const Seat seat = *in_.seat();
    once(word, "hand", seat);
    colon();
    read_holding(position_.hands[seat]);
  }

  // "3C AH on the table", "3D 4H in hand"
  void read_cards_first() {
    const Token start = in_.peek();
    const CardSet cards = places_.see_cards(in_, {"on", "in"});
    if (in_.accept("on") && in_.accept("table")) {
      once(start, "table");
      position_.loose.insert(cards);
    } else if (in_.accept("in") && in_.accept_any({"hand", "hands"})) {
      once(start, "hand of the seat to act");
      hand_to_act_at_ = start;
      hand_to_act_ = Hand::of(cards);
    } else if (!in_.clause_has_fault()) {
      in_.refuse(start, "table or hand before the cards, such as: table 9H; hand N: 9C");
    }
  }

  void read_pile_of_seat(const Token& word) {
    const std::optional<Seat> keeper = read_keeper(in_);
    if (!keeper) return in_.skip_clause();
    once(word, "pile", *keeper);
    colon();
    position_.piles[*keeper] = read_pile(in_, places_);
  }

  void read_stock(const Token& word) {
    once(word, "stock");
    colon();
    if (in_.peek().kind != TokenKind::number) return read_holding(position_.stock);
    position_.stock.more = static_cast<std::uint8_t>(in_.number(0, card_count, "how many cards").value_or(0));
  }

  void read_to_act(const Token& word) {
    if (!in_.accept_any(words_for_acting)) in_.refuse("act");
    once(word, "to act");
    colon();
    if (const std::optional<Seat> seat = in_.seat()) position_.to_act = *seat;
    position_.acts_again = in_.accept("twice");
  }
  void read_seat_to_act() {
    const Token seat = in_.peek();
    position_.to_act = *in_.seat();
    in_.next();
    if (!in_.accept_any(words_for_acting)) in_.refuse("act");
    once(seat, "to act");
    position_.acts_again = in_.accept("twice");
  }

  void read_dealer(const Token& word) {
    once(word, "dealer");
    colon();
    if (const std::optional<Seat> seat = in_.seat()) position_.dealer = *seat;
  }

  void read_dealing(const Token& word) {
    once(word, "dealing");
    colon();
    position_.dealing =
        static_cast<std::uint8_t>(in_.number(1, most_dealings, "the number of the dealing").value_or(1));
  }

  void read_last(const Token& word) {
    if (in_.accept("capture")) {
      once(word, "last capture");
      colon();
      position_.last_capturer = in_.seat();
    } else if (in_.accept("play")) {
      once(word, "last play");
      colon();
      const std::optional<Seat> seat = in_.seat();
      const bool left_more = in_.accept("left") && in_.accept("more");
      if (seat) position_.last_play = LastPlay{*seat, left_more};
    } else {
      in_.refuse("capture or play");
    }
  }

  // "N 3, S 1, N 4 initial": who swept, and how many cards.
  void read_sweeps(const Token& word) {
    once(word, "sweeps");
    colon();
    if (in_.accept("none")) return;
    do {
      const Token start = in_.peek();
      const std::optional<Side> side = in_.side();
      int cards = 0;
      if (in_.peek().kind == TokenKind::number) cards = in_.number(0, card_count, "how many cards it took").value_or(0);
      if (position_.sweeps.full()) return in_.refuse(start, "at most " + std::to_string(max_builds) + " sweeps");
      const bool is_initial = in_.accept("initial");
      if (side) position_.sweeps.push_back({*side, static_cast<std::uint8_t>(cards), is_initial});
    } while (in_.accept(","));
  }

  // "orange 1 open": of the latest capture.
  void read_orange(const Token& word) {
    once(word, "orange");
    colon();
    Orange orange;
    orange.count = static_cast<std::uint8_t>(in_.number(1, most_calls, "how many oranges").value_or(1));
    for (std::size_t i = 0; i < orange_call_names.size(); ++i) {
      if (!in_.accept(orange_call_names.at(i))) continue;
      orange.call = static_cast<OrangeCall>(i);
      position_.orange = orange;
      return;
    }
    in_.refuse("open, missed or closed");
  }

  // "calls P1 2 oranges, P2 1 orange 1 false".
  void read_calls(const Token& word) {
    once(word, "calls");
    colon();
    do {
      const std::optional<Side> side = in_.side();
      Calls calls;
      do {
        const auto count = static_cast<std::uint8_t>(in_.number(0, most_calls, "how many calls").value_or(0));
        if (in_.accept_any({"oranges", "orange"})) calls.oranges = count;
        else if (in_.accept("false")) calls.false_calls = count;
        else return in_.refuse("oranges or false");
      } while (in_.peek().kind == TokenKind::number);
      if (side) position_.calls[*side] = calls;
    } while (in_.accept(","));
  }

  void read_proven(const Token& word) {
    const std::optional<Seat> seat = in_.seat();
    colon();
    if (!seat) return in_.skip_clause();
    once(word, "proven", *seat);
    if (in_.at_end_of_clause()) in_.refuse(std::string(a_value));
    while (!in_.at_end_of_clause()) {
      if (const std::optional<Value> value = in_.value()) position_.proven[*seat].insert(*value);
      in_.accept(",");
    }
  }

  void read_turn_so_far(const Token& word) {
    once(word, "turn so far");
    if (!in_.accept("so") || !in_.accept("far")) return in_.refuse("so far");
    colon();
    position_.turn = read_turn_state(in_);
  }

  // What could not be settled before everything was read.
  void settle() {
    const Rules& rules = in_.rules();
    if (!said_.contains("to act") && said_.contains("dealer")) position_.to_act = seat_after(rules, position_.dealer);
    if (!said_.contains("dealer")) position_.dealer = seat_before(rules, position_.to_act);
    const std::string hand_of_actor = "hand of " + std::string(name_of(position_.to_act, rules.seats));
    if (hand_to_act_ && said_.contains(hand_of_actor)) in_.refuse(hand_to_act_at_, hand_of_actor + " only once");
    if (hand_to_act_) position_.hands[position_.to_act] = *hand_to_act_;
    if (!said_.contains("dealing")) position_.dealing = dealing_by_stock(rules, position_.stock);
    settle_order(rules, position_);
    if (in_.has_fault() || structural_faults(rules, position_).empty()) return;
    // What cannot be seen while reading: every other structural fault is refused at its place.
    const std::string pack = std::to_string(rules.pack.size()) + " cards";
    in_.refuse(Token{}, "more than " + pack, "at most " + pack + " in all");
  }

  Reader in_;
  CardPlaces places_;
  Position position_;
  std::set<std::string> said_;
  std::optional<Hand> hand_to_act_;
  Token hand_to_act_at_;
};

const std::array<PositionReader::Clause, PositionReader::clause_count> PositionReader::clauses{{
    {"table", &PositionReader::read_table},
    {"hand", &PositionReader::read_hand_of_seat},
    {"pile", &PositionReader::read_pile_of_seat},
    {"stock", &PositionReader::read_stock},
    {"to", &PositionReader::read_to_act},
    {"dealer", &PositionReader::read_dealer},
    {"dealing", &PositionReader::read_dealing},
    {"last", &PositionReader::read_last},
    {"sweeps", &PositionReader::read_sweeps},
    {"orange", &PositionReader::read_orange},
    {"calls", &PositionReader::read_calls},
    {"proven", &PositionReader::read_proven},
    {"turn", &PositionReader::read_turn_so_far},
}};

}  // namespace

Parsed<Position> read_position(const Rules& rules, std::string_view text, int first_line, const PlayerNames& players) {
  PositionReader reader(Reader(rules, text, players), first_line);
  if (std::ranges::all_of(players, [](const std::string& name) { return name.empty(); })) reader.read_speech();
  return reader.read();
}

}  // namespace casino::notation
