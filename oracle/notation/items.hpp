#pragma once
// The cards that an action names, and where they come from: "7H", "E:5D", "hand:2C", "[9]", "[5C 4D]".

#include <variant>

#include "oracle/notation/reader.hpp"
#include "oracle/notation/scene.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::notation {

// What a list of cards names.
struct Items {
  Token start;                  // where the list begins
  CardSet unplaced;             // cards whose place is not said
  CardSet hand;                 // hand:2C
  CardSet table;                // table:2C, and the cards of builds in brackets
  CardSet tops;                 // E:5D, top:5D
  std::optional<CardAt> first;  // the first card whose place is not said
  Value value;                  // said behind a bracket that is no standing build: [6H 5C 2D]=13

  [[nodiscard]] CardSet all() const { return unplaced | hand | table | tops; }
};

class ItemReader {
 public:
  ItemReader(Reader& in, const Scene& scene) : in_(in), scene_(scene) {}

  // The items up to a word of the grammar, or the end of the clause. What is no card is refused, if it is not
  // where the verb should stand (`verb_follows`).
  enum class Unknown : std::uint8_t { is_refused, ends_the_list };
  void read(Items& items, Unknown unknown = Unknown::is_refused);
  Items read() {
    Items items;
    read(items);
    return items;
  }
  // The same where a number by itself, or a letter, is the one card of it that a seat holds, or the one card or build
  // of it on the table, or the one loose card of it in either place.
  struct OnTable {};
  struct Anywhere {
    Seat seat;
  };
  using Whence = std::variant<std::monostate, OnTable, Seat, Anywhere>;
  void read_numbered(Items& items, Whence whence, Unknown unknown = Unknown::is_refused);
  Items read_numbered(Whence whence) {
    Items items;
    read_numbered(items, whence);
    return items;
  }
  // The same where numbers stand for cards if the list begins with one: behind cards with their suits a number may be a
  // value.
  Items read_as_begun(Whence whence);
  // Brackets alone, or a list: what an action adds to.
  Items read_base();
  // Reads where "=11" behind a whole build may tell what is made of it, and not only its own value.
  template <typename Read>
  Items read_to_change(Read read) {
    tells_what_is_made_ = true;
    Items items = read();
    tells_what_is_made_ = false;
    return items;
  }

  // What has been said about piles since this was last asked: "W:8C" tells a card that nobody saw there before.
  [[nodiscard]] std::vector<Event> take_reveals() { return std::exchange(reveals_, {}); }

  // With any cards in brackets a value in them names nothing, if no build has it, and a card may be named twice.
  void take_brackets(Brackets brackets) { brackets_ = brackets; }
  [[nodiscard]] bool may_repeat_cards() const { return brackets_ != Brackets::of_whole_builds; }
  // The cards that were named twice since this was last asked.
  [[nodiscard]] CardSet take_repeated() { return std::exchange(repeated_, {}); }

  // After a fault in an earlier action builds may be missing that it made: then they are not missed.
  void forgive_missing_builds() { forgives_missing_builds_ = true; }

 private:
  bool read_item(Items& items);
  bool read_number(Items& items);
  void read_number_in_hand(Items& items, const Token& at, Seat seat);
  void read_number_on_table(Items& items, const Token& at);
  void read_number_anywhere(Items& items, const Token& at, Seat seat);
  [[nodiscard]] bool has_article() const;
  void read_article();
  [[nodiscard]] bool has_build_by_name() const;
  void read_build_by_name(Items& items);
  bool read_sourced(Items& items);
  void read_bracket(Items& items);
  void read_build_by_value(Items& items, const Token& start);
  void settle_bracket(Items& items, const Items& inner, const Token& start);
  void add(CardSet& cards, const CardAt& card);
  void insert_once(const Token& at, CardSet& cards, CardSet more);

  Reader& in_;
  const Scene& scene_;
  std::vector<Event> reveals_;
  CardSet repeated_;
  Brackets brackets_ = Brackets::of_whole_builds;
  bool forgives_missing_builds_ = false;
  bool tells_what_is_made_ = false;
  Whence numbers_;  // where a number by itself is looked for; nowhere: it is none of a list
};

}  // namespace casino::notation
