#include "oracle/json/captured.hpp"

#include <fmt/format.h>

#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

// Cards are given one by one, or as numbers with the few cards that matter by themselves.
Json written_side(const Captured& captured, Side side, const Rules& rules) {
  Json object = Json::object();
  const auto write = [&](const char* key, CardSet cards) {
    if (!cards.empty()) object[key] = of(cards, rules);
  };
  const CardSet cards = captured.cards[side];
  if (captured.card_count[side]) {
    object["count"] = *captured.card_count[side];
    write("aces", cards.of_rank(Rank::ace));
    write("other", cards - cards.of_rank(Rank::ace));
  } else {
    write("cards", cards);
  }
  if (captured.spade_count[side]) object["spades"] = *captured.spade_count[side];
  if (captured.hidden[side] != 0) object["hidden"] = captured.hidden[side];
  return object;
}

CardSet read_aces(const Cursor& at, const Rules& rules, CardPlaces& places) {
  const CardSet cards = read_cards(at, rules, places);
  if (cards != cards.of_rank(Rank::ace)) at.refuse("other cards than aces", R"(aces only; the others are "other")");
  return cards;
}

int cards_of(const Captured& captured, Side side) {
  return captured.card_count[side].value_or(captured.cards[side].size() + captured.hidden[side]);
}

// Numbers that the cards beside them contradict, or the pack. Where not all cards are named or counted there can be
// more.
void refuse_wrong_numbers(const Cursor& at, Side side, const Captured& captured, bool is_counted) {
  const CardSet cards = captured.cards[side];
  const int spades = cards.of_suit(Suit::spades).size();
  const int all = cards_of(captured, side);
  if (all < cards.size()) at.refuse(fmt::format("{} cards", all), fmt::format("{}, which are named", cards.size()));
  const auto stated = captured.spade_count[side];
  if (stated && *stated < spades)
    at.refuse(fmt::format("{} spades", *stated), fmt::format("{}, which are named", spades));
  if (stated && is_counted && *stated > all)
    at.refuse(fmt::format("{} spades", *stated), fmt::format("{} at most, as there are cards", all));
}

// Numbers are held against the cards where both could be read: else they would be told to be wrong because those are.
void read_side(const Cursor& at, Side side, const Rules& rules, CardPlaces& places, Captured& captured) {
  const std::size_t faults = at.faults();
  const Members members(at, "what a side captured", captured_side_keys);
  CardSet& cards = captured.cards[side];
  if (const auto all = members.find("cards")) {
    for (const std::string_view key : {"count", "aces", "other"})
      if (members.has(key)) all->refuse(R"("cards" beside ")" + std::string(key) + "\"", "all the cards, or numbers");
    cards = read_cards(*all, rules, places);
  }
  if (const auto aces = members.find("aces")) cards.insert(read_aces(*aces, rules, places));
  if (const auto other = members.find("other")) cards.insert(read_cards(*other, rules, places));
  if (const auto count = members.find("count")) captured.card_count[side] = count->integer(0, casino::card_count);
  if (const auto spades = members.find("spades")) captured.spade_count[side] = spades->integer(0, casino::card_count);
  if (const auto hidden = members.find("hidden"))
    captured.hidden[side] = hidden->integer(0, casino::card_count).value_or(0);
  const bool is_counted = members.has("cards") || members.has("count");
  if (at.faults() == faults) refuse_wrong_numbers(at, side, captured, is_counted);
}

// Of all sides together, those that are stated.
int spades_of_all(const Captured& captured, const Rules& rules) {
  int spades = captured.left.of_suit(Suit::spades).size();
  for (const Side side : sides_of(rules))
    spades += captured.spade_count[side].value_or(captured.cards[side].of_suit(Suit::spades).size());
  return spades;
}

// How many cards can be spades beside those that are stated.
int cards_that_can_be_spades(const Captured& captured, const Rules& rules) {
  int cards = rules.pack.size() - captured.left.size();
  for (const Side side : sides_of(rules))
    cards -= captured.spade_count[side] ? cards_of(captured, side) : captured.cards[side].size();
  return cards;
}

void refuse_more_than_the_pack(const Cursor& at, const Captured& captured, const Rules& rules) {
  int cards = captured.left.size();
  for (const Side side : sides_of(rules)) cards += cards_of(captured, side);
  const int spades = spades_of_all(captured, rules);
  const int spades_of_pack = rules.pack.of_suit(Suit::spades).size();
  if (cards > rules.pack.size())
    at.refuse(fmt::format("{} cards", cards), fmt::format("{} at most, the whole pack", rules.pack.size()));
  if (spades > spades_of_pack)
    at.refuse(fmt::format("{} spades", spades), fmt::format("{} at most, as the pack has", spades_of_pack));
}

constexpr int most_calls = 255;

std::uint8_t read_count(const std::optional<Cursor>& at, int lowest) {
  return static_cast<std::uint8_t>(at ? at->integer(lowest, most_calls).value_or(lowest) : lowest);
}

Sweep read_sweep(const Cursor& at, const Rules& rules) {
  Sweep sweep;
  if (at.node().as_object() == nullptr) {
    sweep.side = read_side(at, rules).value_or(Side{});
    return sweep;
  }
  const Members members(at, "a sweep", sweep_keys);
  if (const auto side = members.require("side", "the side that swept"))
    sweep.side = read_side(*side, rules).value_or(Side{});
  if (const auto cards = members.find("cards"))
    sweep.cards = static_cast<std::uint8_t>(cards->integer(1, card_count).value_or(0));
  if (const auto initial = members.find("initial")) sweep.is_initial = initial->truth().value_or(false);
  return sweep;
}

}  // namespace

Json of(const Captured& captured, const Rules& rules) {
  Json object = {{"sides", Json::object()}};
  for (const Side side : sides_of(rules))
    if (Json written = written_side(captured, side, rules); !written.empty())
      object["sides"][side_key(side, rules)] = std::move(written);
  if (!captured.left.empty()) object["left"] = of(captured.left, rules);
  if (!captured.sweeps.empty()) object["sweeps"] = of(captured.sweeps, rules);
  if (Json calls = of(captured.calls, rules); !calls.empty()) object["calls"] = std::move(calls);
  if (captured.last_capture) object["last_capture"] = of(*captured.last_capture, rules);
  return object;
}

Captured read_captured(const Cursor& at, const Rules& rules) {
  const std::size_t faults = at.faults();
  const Members members(at, "a score to be counted", captured_keys);
  Captured captured;
  CardPlaces places;
  if (const auto sides = members.require("sides", "what each side captured"))
    for (const SideMember& member : side_members(*sides, rules))
      read_side(member.value, member.side, rules, places, captured);
  if (const auto left = members.find("left")) captured.left = read_cards(*left, rules, places);
  if (at.faults() == faults) refuse_more_than_the_pack(at, captured, rules);
  if (const auto sweeps = members.find("sweeps")) captured.sweeps = read_sweeps(*sweeps, rules);
  if (const auto calls = members.find("calls")) captured.calls = read_calls(*calls, rules);
  if (const auto last = members.find("last_capture")) captured.last_capture = read_side(*last, rules);
  return captured;
}

Captured read_whole_captured(const Cursor& at, const Rules& rules) {
  const std::size_t faults = at.faults();
  Captured captured = read_captured(at, rules);
  if (at.faults() != faults) return captured;  // what can be missing is counted from what is there
  const int spades = spades_of_all(captured, rules);
  const int spades_of_pack = rules.pack.of_suit(Suit::spades).size();
  const int most = spades + cards_that_can_be_spades(captured, rules);
  if (most < spades_of_pack)
    at.refuse(fmt::format("room for no more than {} spades", most),
              fmt::format("the {} that the pack has", spades_of_pack));
  return captured;
}

Json of(const Orange& orange) { return Json::object({{"count", orange.count}, {"call", name_of(orange.call)}}); }

Orange read_orange(const Cursor& at) {
  const Members members(at, "an orange", orange_keys);
  Orange orange;
  orange.count = read_count(members.find("count"), 1);
  if (const auto call = members.require("call", "whether it can be called"))
    orange.call = static_cast<OrangeCall>(call->choice("open, missed or closed", orange_call_names).value_or(0));
  return orange;
}

Json of(const PerSide<Calls>& calls, const Rules& rules) {
  Json object = Json::object();
  for (const Side side : sides_of(rules)) {
    if (calls[side] == Calls{}) continue;
    Json& own = object[side_key(side, rules)];
    if (calls[side].oranges != 0) own["oranges"] = calls[side].oranges;
    if (calls[side].false_calls != 0) own["false_calls"] = calls[side].false_calls;
  }
  return object;
}

PerSide<Calls> read_calls(const Cursor& at, const Rules& rules) {
  PerSide<Calls> calls{};
  for (const SideMember& member : side_members(at, rules)) {
    const Members members(member.value, "what a side called", calls_keys);
    calls[member.side] = Calls{read_count(members.find("oranges"), 0), read_count(members.find("false_calls"), 0)};
  }
  return calls;
}

Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules) {
  Json list = Json::array();
  for (const Sweep& sweep : sweeps) {
    if (sweep.cards == 0 && !sweep.is_initial) {
      list.push_back(of(sweep.side, rules));
      continue;
    }
    Json object = Json::object({{"side", of(sweep.side, rules)}});
    if (sweep.cards != 0) object["cards"] = sweep.cards;
    if (sweep.is_initial) object["initial"] = true;
    list.push_back(std::move(object));
  }
  return list;
}

BoundedList<Sweep, max_builds> read_sweeps(const Cursor& at, const Rules& rules) {
  BoundedList<Sweep, max_builds> sweeps;
  for (const Cursor& item : at.items("a list of sweeps")) {
    const Sweep sweep = read_sweep(item, rules);
    if (sweeps.full()) item.refuse("at most " + std::to_string(sweeps.max_size()) + " sweeps");
    else sweeps.push_back(sweep);
  }
  return sweeps;
}

}  // namespace casino::json
