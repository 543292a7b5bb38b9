#include "oracle/json/zones.hpp"

#include "model/apply/apply.hpp"
#include "oracle/json/seats.hpp"

namespace casino::json {
namespace {

constexpr int most_groups = 255;

// The yes-or-no fields of a build by their names.
struct BuildFlag {
  std::string_view key;
  bool Build::*field;
};
constexpr std::array<BuildFlag, 5> build_flags{{{"owner_has_acted", &Build::owner_has_acted},
                                                {"is_new", &Build::is_new},
                                                {"from_loose", &Build::from_loose},
                                                {"is_grown", &Build::is_grown},
                                                {"is_on_loan", &Build::is_on_loan}}};

struct History {
  std::string_view key;
  SeatSet Build::*field;
};
constexpr std::array<History, 3> histories{
    {{"adders", &Build::adders}, {"added_to_since", &Build::added_to_since}, {"formed_by", &Build::formed_by}}};

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
    std::ranges::reverse(batches_);
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
  std::ranges::reverse(layers);
  Json list = Json::array();
  for (const Pile::Layer& layer : layers) {
    for (std::size_t i = layer.sorted.size(); i-- > 0;) list.push_back(of(layer.sorted[i], rules));
    if (!layer.unsorted.empty()) list.push_back(of(layer.unsorted, rules));
  }
  return list;
}

}  // namespace

Json of(const Build& build, const Rules& rules) {
  Json object = {{"value", build.value.is_said() ? of(build.value) : Json(nullptr)},
                 {"cards", of(build.cards, rules)},
                 {"owner", of(build.owner, rules)}};
  if (build.groups != groups_in(rules, build.cards, build.value)) object["groups"] = build.groups;
  for (const auto& [key, field] : histories)
    if (!(build.*field).empty()) object[std::string(key)] = of(build.*field, rules);
  for (const auto& [key, field] : build_flags)
    if (build.*field) object[std::string(key)] = true;
  return object;
}

Build read_build(const Cursor& at, const Rules& rules, CardPlaces& places) {
  const Members members(at, "a build", build_keys);
  Build build;
  if (const auto value = members.require("value", "the value of the build")) build.value = read_value(*value);
  if (const auto cards = members.require("cards", "the cards of the build")) {
    places.begin_zone();
    build.cards = read_cards(*cards, rules, places);
    if (const List* list = cards->node().as_list(); list != nullptr && list->empty())
      cards->refuse("at least one card");
  }
  if (const auto owner = members.require("owner", "the owner of the build"))
    build.owner = read_seat(*owner, rules).value_or(Seat{});
  int groups = groups_in(rules, build.cards, build.value);
  if (const auto stated = members.find("groups")) groups = stated->integer(1, most_groups).value_or(groups);
  build.groups = static_cast<std::uint8_t>(groups);
  for (const auto& [key, field] : histories)
    if (const auto seats = members.find(key)) build.*field = read_seats(*seats, rules);
  for (const auto& [key, field] : build_flags)
    if (const auto flag = members.find(key)) build.*field = flag->truth().value_or(false);
  return build;
}

Json of(const Hand& hand, const Rules& rules) {
  if (hand.is_known()) return of(hand.cards, rules);
  Json object = Json::object();
  if (!hand.cards.empty()) object["known"] = of(hand.cards, rules);
  if (hand.more != Hand::any_number) object["more"] = hand.more;
  return object;
}

Hand read_hand(const Cursor& at, const Rules& rules, CardPlaces& places) {
  places.begin_zone();
  if (at.node().as_integer() != nullptr) return {{}, static_cast<std::uint8_t>(at.integer(0, card_count).value_or(0))};
  if (at.node().as_object() == nullptr) return Hand::of(read_cards(at, rules, places));
  const Members members(at, "a hand", hand_keys);
  Hand hand;
  if (const auto known = members.find("known")) hand.cards = read_cards(*known, rules, places);
  if (const auto more = members.find("more"))
    hand.more = static_cast<std::uint8_t>(more->integer(0, card_count).value_or(0));
  return hand;
}

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

Json of(const StatedDealing& stated, const Rules& rules) {
  Json object = {{"number", stated.dealing.number}};
  if (stated.dealer) object["dealer"] = of(*stated.dealer, rules);
  for (const Seat seat : rules.seats)
    if (const CardSet hand = stated.dealing.hands[seat]; !hand.empty())
      object["hands"][seat_key(seat, rules)] = of(hand, rules);
  if (!stated.dealing.table.empty()) object["table"] = of(stated.dealing.table, rules);
  if (!stated.pack.empty()) object["pack"] = of(std::span<const Card>(stated.pack), rules);
  return object;
}

// A dealing can go wrong: to say that a card is not in the pack, or was dealt twice, is judge_dealing's
// business.
StatedDealing read_dealing(const Cursor& at, const Rules& rules_in_play) {
  const Rules rules = with_every_card(rules_in_play);
  const Members members(at, "a dealing", dealing_keys);
  StatedDealing stated;
  if (const auto number = members.find("number")) stated.dealing.number = number->integer(1, card_count).value_or(1);
  if (const auto dealer = members.find("dealer")) stated.dealer = read_seat(*dealer, rules);
  if (const auto hands = members.find("hands"))
    for (const SeatMember& member : seat_members(*hands, rules))
      stated.dealing.hands[member.seat] = read_cards(member.value, rules);
  if (const auto table = members.find("table")) stated.dealing.table = read_cards(*table, rules);
  if (const auto pack = members.find("pack")) stated.pack = read_cards_in_order(*pack, rules);
  return stated;
}

}  // namespace casino::json
