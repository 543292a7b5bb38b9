#include "oracle/json/pile.hpp"

#include <algorithm>
#include <vector>

namespace casino::json {
namespace {

using Sorted = BoundedList<Card, card_count>;

constexpr int most_hidden = card_count;
constexpr std::array<std::string_view, 2> hidden_keys{"more", "among"};

// A batch as it is read, from its top: cards in known order, then the rest.
struct Batch {
  Sorted sorted;
  CardSet rest;
};

// SOT-PILE-4: some of those at the bottom can be known, though not where among the others they lie.
void read_hidden(const Cursor& at, Pile& pile, const Rules& rules, CardPlaces& places) {
  const Members members(at, "a number of hidden cards", hidden_keys);
  if (const auto among = members.find("among")) pile.add(read_cards(*among, rules, places));
  if (const auto more = members.require("more", "the number of hidden cards"))
    pile.add_hidden(more->integer(0, most_hidden).value_or(0));
}

class PileReader {
 public:
  PileReader(const Rules& rules, CardPlaces& places) : rules_(rules), places_(places) {}

  void read(const Cursor& item, bool is_last) {
    if (item.node().as_object() != nullptr) {
      if (is_last) read_hidden(item, pile_, rules_, places_);
      else item.refuse("hidden cards at the end of the pile only");
    } else if (item.node().as_list() != nullptr) {
      read_rest(item);
    } else if (item.node().as_text() != nullptr) {
      for (const Card card : read_cards(item, rules_, places_)) current_.sorted.push_back(card);
    } else {
      item.refuse("a card, a list of cards in unknown order, or {\"more\":3}");
    }
  }

  Pile result() {
    if (!current_.sorted.empty()) batches_.push_back(current_);
    std::reverse(batches_.begin(), batches_.end());
    for (const Batch& batch : batches_) {
      if (rules_.pile_order != PileOrder::not_kept) {
        pile_.lay(batch.rest, batch.sorted);
        continue;
      }
      pile_.add(batch.rest);
      for (const Card card : batch.sorted) pile_.add(card);
    }
    return pile_;
  }

 private:
  void read_rest(const Cursor& item) {
    current_.rest = read_cards(item, rules_, places_);
    batches_.push_back(current_);
    current_ = Batch{};
  }

  const Rules& rules_;
  CardPlaces& places_;
  Pile pile_;
  Batch current_;
  std::vector<Batch> batches_;
};

Json in_order(const Pile& pile, const Rules& rules) {
  std::vector<Pile::Layer> layers;
  pile.each_layer([&](const Pile::Layer& layer) { layers.push_back(layer); });
  std::reverse(layers.begin(), layers.end());
  Json list = Json::array();
  for (const Pile::Layer& layer : layers) {
    for (std::size_t i = layer.sorted.size(); i-- > 0;) list.push_back(of(layer.sorted[i], rules));
    if (!layer.unsorted.empty()) list.push_back(of(layer.unsorted, rules));
  }
  return list;
}

}  // namespace

Json of(const Pile& pile, const Rules& rules) {
  const bool is_a_stack = rules.pile_order != PileOrder::not_kept;
  Json list = is_a_stack ? in_order(pile, rules) : of(pile.cards(), rules);
  if (pile.hidden() == 0) return list;
  list.push_back(Json::object({{"more", pile.hidden()}}));
  if (is_a_stack && !pile.among_hidden().empty()) list.back()["among"] = of(pile.among_hidden(), rules);
  return list;
}

Pile read_pile(const Cursor& at, const Rules& rules, CardPlaces& places) {
  places.begin_zone();
  PileReader reader(rules, places);
  const std::vector<Cursor> items = at.items("a list: the pile from its top");
  for (std::size_t i = 0; i < items.size(); ++i) reader.read(items[i], i + 1 == items.size());
  return reader.result();
}

}  // namespace casino::json
