#include "oracle/notation/position_parts.hpp"

#include "oracle/notation/position.hpp"

namespace casino::notation {
namespace {

using Sorted = BoundedList<Card, card_count>;

bool has_order(const Rules& rules) { return rules.pile_order != PileOrder::not_kept; }

// ---- Reading

// One card, or cards in unknown order.
struct Entry {
  CardSet cards;
  bool is_unsorted = false;
};

// Lays the entries, which are read top first.
void lay(Pile& pile, const std::vector<Entry>& entries) {
  std::size_t top = entries.size();
  while (top > 0) {
    const std::size_t bottom = top;
    while (top > 0 && !(entries[top - 1].is_unsorted && top < bottom)) --top;
    Sorted sorted;
    for (std::size_t i = top; i < bottom; ++i)
      if (!entries[i].is_unsorted) sorted.push_back(entries[i].cards.first());
    const Entry& lowest = entries[bottom - 1];
    pile.lay(lowest.is_unsorted ? lowest.cards : CardSet{}, sorted);
  }
}

class PileReader {
 public:
  PileReader(Reader& in, CardPlaces& places) : in_(in), places_(places) {}

  Pile read() {
    if (in_.at_end_of_clause()) in_.refuse("cards, ... or none");
    if (in_.accept("none")) return {};
    while (!in_.at_end_of_clause() && !is_lost_) read_entry();
    Pile pile;
    if (has_order(in_.rules())) {
      lay(pile, entries_);
    } else {
      for (const Entry& entry : entries_) pile.add(entry.cards);
    }
    pile.add(among_hidden_);
    pile.add_hidden(hidden_);
    return pile;
  }

 private:
  void read_entry() {
    const Token start = in_.peek();
    const bool goes_down = in_.accept_any({">", ","}) && start.is(">");
    if (in_.accept("...")) return end_with_hidden(1);
    if (in_.accept("+")) return end_with_hidden(in_.number(1, card_count, "how many cards lie beneath").value_or(0));
    const bool is_unsorted = in_.peek().is("{");
    if (has_order(in_.rules()) && !entries_.empty() && !goes_down && !is_unsorted)
      return lose("> and the card beneath; cards in unknown order stand in { }");
    if (is_unsorted) read_unsorted();
    else if (const std::optional<CardAt> card = read_card()) entries_.push_back({card->card, false});
  }

  std::optional<CardAt> read_card() {
    const Token at = in_.peek();
    const std::optional<Card> card = in_.card();
    if (!card || !places_.see(in_, {*card, at})) return std::nullopt;
    return CardAt{*card, at};
  }

  void read_unsorted() {
    in_.next();
    const Token start = in_.peek();
    const CardSet cards = places_.see_cards(in_);
    if (has_order(in_.rules()) && in_.accept("+")) return read_among_hidden(cards);
    if (!in_.accept("}")) return lose("} after the cards in unknown order");
    if (!cards.empty()) entries_.push_back({cards, true});
    else if (!in_.clause_has_fault()) in_.refuse(start, a_card(in_.rules()));
  }

  // SOT-PILE-4: known cards somewhere among hidden ones.
  void read_among_hidden(CardSet cards) {
    const int count = in_.number(1, card_count, "how many cards lie among them").value_or(0);
    if (!in_.accept("}")) return lose("} after the number");
    among_hidden_ = cards;
    end_with_hidden(count);
  }

  // Where it is not clear how to go on.
  void lose(std::string expected) {
    in_.refuse(std::move(expected));
    is_lost_ = true;
  }

  void end_with_hidden(int count) {
    hidden_ = count;
    in_.finish_clause("; or the end of the line: nothing is known of what lies beneath hidden cards");
  }

  Reader& in_;
  CardPlaces& places_;
  std::vector<Entry> entries_;
  int hidden_ = 0;
  CardSet among_hidden_;
  bool is_lost_ = false;
};

// ---- Printing

// From the top down, each entry a card or an unsorted run.
std::vector<std::string> entries_of(const Rules& rules, const Pile& pile, Style style) {
  std::vector<std::string> upwards;
  pile.each_layer([&](const Pile::Layer& layer) {
    if (!layer.unsorted.empty()) upwards.push_back('{' + text_of(rules, layer.unsorted, style) + '}');
    for (const Card card : layer.sorted) upwards.push_back(text_of(rules, card, style));
  });
  std::ranges::reverse(upwards);
  return upwards;
}

}  // namespace

std::string each_card_in_one_place(int line, int column) {
  return "each card in one place; this one was read at line " + std::to_string(line) + ", column " +
         std::to_string(column);
}

bool CardPlaces::see(Reader& in, const CardAt& card) {
  if (!in.rules().pack.contains(card.card)) {
    in.refuse(card.at, "a card of the pack in use");
    return false;
  }
  std::optional<Where>& place = places_.at(card.card.index());
  if (place) {
    in.refuse(card.at, each_card_in_one_place(place->line + first_line_ - 1, place->column));
    return false;
  }
  place = card.at.where();
  return true;
}

CardSet CardPlaces::see_cards(Reader& in, std::initializer_list<std::string_view> stops) {
  CardSet cards;
  for (const CardAt& card : in.listed_cards(stops))
    if (see(in, card)) cards.insert(card.card);
  return cards;
}

std::optional<Seat> read_keeper(Reader& in) {
  const Rules& rules = in.rules();
  if (!in.peek(1).is("+") || !in.peek_seat(2)) {
    const std::optional<Seat> seat = in.seat();
    if (!seat) return std::nullopt;
    return pile_keeper(rules, *seat);
  }
  const Token start = in.peek();
  const std::optional<Side> side = in.side();
  if (!side) return std::nullopt;
  if (rules.pile_partners == PilePartners::separate) in.refuse(start, "a seat: partners have a pile each");
  return pile_keeper(rules, Seat{side->index});
}

Pile read_pile(Reader& in, CardPlaces& places) { return PileReader(in, places).read(); }

std::string text_of(const Rules& rules, const Pile& pile, Style style) {
  if (pile.empty()) return "none";
  const bool is_a_stack = has_order(rules);
  std::string text;
  if (is_a_stack) {
    for (const std::string& entry : entries_of(rules, pile, style)) text += (text.empty() ? "" : " > ") + entry;
  } else if (!pile.cards().empty()) {
    text = text_of(rules, pile.cards(), style);
  }
  if (pile.hidden() == 0) return text;
  std::string hidden = '+' + std::to_string(pile.hidden());
  if (is_a_stack && !pile.among_hidden().empty())
    hidden = '{' + text_of(rules, pile.among_hidden(), style) + ' ' + hidden + '}';
  return text.empty() ? hidden : text + (is_a_stack ? " > " : " ") + hidden;
}

}  // namespace casino::notation
