#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

using json::Cursor;
using json::Members;
using json::Node;

Place place_of(const Cursor& at) { return {at.node().line, at.node().column}; }

std::string read_text(const Cursor& at, Lines lines) {
  const auto text = at.text(lines == Lines::one ? "a text of one line" : "a text");
  if (!text) return {};
  if (!is_plain_text(*text, lines))
    at.refuse(lines == Lines::one ? "one line of printable characters, with no blank at its ends"
                                  : "printable characters and line ends");
  return std::string(*text);
}

std::vector<std::string> read_texts(const Cursor& at) {
  std::vector<std::string> texts;
  at.each_item("a list of texts", [&](const Cursor& item) { texts.push_back(read_text(item, Lines::any_number)); });
  return texts;
}

// ---- What happens in a deal

class EntryReader {
 public:
  explicit EntryReader(const Rules& rules) : rules_(rules), with_every_card_(log::with_every_card(rules)) {}

  [[nodiscard]] const Rules& with_every_card() const { return with_every_card_; }

  [[nodiscard]] Entry read(const Cursor& at) const {
    Entry entry{Comment{}, {}, place_of(at)};
    const Kind* kind = kind_of(at.node());
    if (kind == nullptr) {
      at.refuse(
          "what happened: \"seat\" and \"steps\", \"dealing\", \"event\", \"score\", \"total\", \"comment\", ...");
      return entry;
    }
    const Node* beside = kind->key == "comment" ? nullptr : at.node().find("comment");
    if (beside != nullptr) entry.beside = read_text(at.member("comment", *beside), Lines::one);
    entry.what = (this->*kind->read)(at);
    if (const Node* twice = at.node().find("twice"))
      entry.twice = json::read_cards(at.member("twice", *twice), with_every_card_);
    return entry;
  }

 private:
  struct Kind {
    std::string_view key;
    Happening (EntryReader::*read)(const Cursor& at) const;
  };
  static const std::array<Kind, 12> kinds;

  static const Kind* kind_of(const Node& node) {
    const auto found = std::ranges::find_if(kinds, [&](const Kind& kind) { return node.find(kind.key) != nullptr; });
    return found == kinds.end() ? nullptr : &*found;
  }

  // The same object without its comment, and what it names twice, for readers that know of none.
  [[nodiscard]] static Node without(std::initializer_list<std::string_view> keys, const Node& node) {
    Node bare = node;
    auto& members = std::get<json::Object>(bare.value);
    const auto is_one = [&](const auto& member) { return std::ranges::find(keys, member.key) != keys.end(); };
    members.erase(std::remove_if(members.begin(), members.end(), is_one), members.end());
    return bare;
  }

  [[nodiscard]] Happening read_turn(const Cursor& at) const {
    if (at.node().find("comment") == nullptr) return json::read_turn(at, with_every_card_, Seat{});
    const Node bare = without({"comment"}, at.node());
    return json::read_turn(at.on(bare), with_every_card_, Seat{});
  }

  [[nodiscard]] Happening read_event(const Cursor& at) const {
    // Between turns nobody is the actor, so whoever says "over" or draws a card has to be named.
    const std::string* kind = at.node().find("event")->as_text();
    const bool is_the_actors = kind != nullptr && (*kind == "over" || *kind == "draw");
    if (is_the_actors && at.node().find("by") == nullptr) at.refuse("\"by\": who speaks or draws");
    const bool is_bare = at.node().find("comment") == nullptr && at.node().find("twice") == nullptr;
    if (is_bare) return json::read_event(at, with_every_card_, Seat{});
    const Node bare = without({"comment", "twice"}, at.node());
    return json::read_event(at.on(bare), with_every_card_, Seat{});
  }

  [[nodiscard]] Happening read_dealt(const Cursor& at) const {
    const Members members(at, "a dealing", dealt_keys);
    Dealt dealt;
    dealt.number = members.find("dealing")->integer(1, most_dealings).value_or(1);
    json::CardPlaces places(json::CardPlaces::Scope::one_zone);
    if (const auto hands = members.find("hands"))
      for (const json::SeatMember& member : json::seat_members(*hands, rules_))
        dealt.hands[member.seat] = json::read_hand(member.value, with_every_card_, places);
    if (const auto table = members.find("table")) dealt.table = json::read_cards(*table, with_every_card_);
    return dealt;
  }

  [[nodiscard]] Happening read_comment(const Cursor& at) const {
    const Members members(at, "a comment", comment_keys);
    return Comment{read_text(*members.find("comment"), Lines::any_number)};
  }

  static void expect_true(const Cursor& at) {
    if (at.truth() == false) at.refuse("true");
  }

  [[nodiscard]] Happening read_stands(const Cursor& at) const {
    expect_true(*Members(at, "a ruling", stands_keys).find("stands"));
    return Stands{};
  }

  [[nodiscard]] Happening read_taken_back(const Cursor& at) const {
    const Members members(at, "a ruling", taken_back_keys);
    return TakenBack{members.find("taken_back")->integer(1, most_turns_back).value_or(1)};
  }

  [[nodiscard]] Happening read_objection(const Cursor& at) const {
    const Members members(at, "an objection", objection_keys);
    Objection objection{json::read_seat(*members.find("objection"), rules_).value_or(Seat{}), {}};
    if (const auto clause = members.find("clause")) {
      const ClauseList clauses = json::read_clause(*clause);
      if (clauses.count > 0) objection.clause = *clauses.begin();
    }
    return objection;
  }

  [[nodiscard]] Happening read_agreed(const Cursor& at) const {
    const Members members(at, "an agreed position", agreed_keys);
    return Agreed{std::make_shared<const Position>(json::read_position(*members.find("agreed"), rules_))};
  }

  [[nodiscard]] Recorded read_recorded(const Cursor& at) const {
    Recorded points{};
    for (const json::SideMember& member : json::side_members(at, rules_))
      points[member.side] = member.value.integer(-most_points, most_points);
    return points;
  }

  [[nodiscard]] Happening read_score(const Cursor& at) const {
    const Members members(at, "a score", recorded_score_keys);
    RecordedScore score{{}, read_recorded(*members.find("score"))};
    if (const auto item = members.find("item")) score.item = read_item(*item);
    return score;
  }

  [[nodiscard]] std::optional<ScoreItem> read_item(const Cursor& at) const {
    const std::vector<ScoreItem> items = scored_items(rules_);
    std::vector<std::string_view> names;
    for (const ScoreItem item : items) names.push_back(name_of(item));
    const auto place = at.choice("an item of the score", names);
    return place ? std::optional(items[*place]) : std::nullopt;
  }

  [[nodiscard]] Happening read_totals(const Cursor& at) const {
    const Members members(at, "totals", recorded_totals_keys);
    return RecordedTotals{read_recorded(*members.find("total"))};
  }

  [[nodiscard]] Happening read_lot(const Cursor& at) const {
    const Members members(at, "a lot", lot_keys);
    return Lot{json::read_seat(*members.find("lot"), rules_).value_or(Seat{})};
  }

  [[nodiscard]] Happening read_misdeal(const Cursor& at) const {
    expect_true(*Members(at, "a misdeal", misdeal_keys).find("misdeal"));
    return Misdeal{};
  }

  const Rules& rules_;
  Rules with_every_card_;
};

const std::array<EntryReader::Kind, 12> EntryReader::kinds{{{"seat", &EntryReader::read_turn},
                                                            {"event", &EntryReader::read_event},
                                                            {"dealing", &EntryReader::read_dealt},
                                                            {"stands", &EntryReader::read_stands},
                                                            {"taken_back", &EntryReader::read_taken_back},
                                                            {"objection", &EntryReader::read_objection},
                                                            {"agreed", &EntryReader::read_agreed},
                                                            {"score", &EntryReader::read_score},
                                                            {"total", &EntryReader::read_totals},
                                                            {"lot", &EntryReader::read_lot},
                                                            {"misdeal", &EntryReader::read_misdeal},
                                                            {"comment", &EntryReader::read_comment}}};

// ---- The parts of a log

Deal read_deal(const Cursor& at, const EntryReader& entries, const Rules& rules, int usual_number) {
  const Members members(at, "a deal", deal_keys);
  Deal deal;
  deal.place = place_of(at);
  deal.number = usual_number;
  if (const auto number = members.find("number")) deal.number = number->integer(1, most_deals).value_or(1);
  if (const auto dealer = members.find("dealer")) deal.dealer = json::read_seat(*dealer, rules);
  if (const auto pack = members.find("pack")) deal.pack = json::read_cards_in_order(*pack, entries.with_every_card());
  if (const auto start = members.find("position")) deal.start = json::read_position(*start, rules);
  if (const auto twice = members.find("twice")) deal.twice = json::read_cards(*twice, entries.with_every_card());
  if (const auto beside = members.find("comment")) deal.beside = read_text(*beside, Lines::one);
  if (const auto play = members.require("play", "what happened"))
    play->each_item("a list of what happened", [&](const Cursor& item) { deal.entries.push_back(entries.read(item)); });
  return deal;
}

}  // namespace

Entry read_entry(const Cursor& at, const Rules& rules) { return EntryReader(rules).read(at); }

Match read_before(const Cursor& at, const Rules& rules) {
  const Members members(at, "what happened before", before_keys);
  Match match;
  if (const auto totals = members.find("totals")) match.totals = json::read_points(*totals, rules);
  if (const auto deals = members.find("deals")) match.deals = deals->integer(0, most_deals).value_or(0);
  if (const auto carried = members.find("carried")) match.carried = json::read_carried(*carried);
  if (const auto forfeits = members.find("forfeits")) match.forfeits = json::read_sides(*forfeits, rules);
  if (const auto met = members.find("met_first")) match.met_first = json::read_sides(*met, rules);
  return match;
}

namespace {

Result read_result(const Cursor& at, const Rules& rules) {
  const Members members(at, "a result", result_keys);
  Result result;
  result.place = place_of(at);
  int said = 0;
  if (const auto winner = members.find("winner")) {
    ++said;
    result.kind = Result::Kind::won;
    result.winner = json::read_side(*winner, rules).value_or(Side{});
  }
  for (const auto& [key, kind] :
       {std::pair{"drawn", Result::Kind::drawn}, std::pair{"unfinished", Result::Kind::unfinished}}) {
    const auto is_so = members.find(key);
    if (!is_so) continue;
    ++said;
    result.kind = kind;
    if (is_so->truth() == false) is_so->refuse("true");
  }
  if (said != 1) at.refuse("one of \"winner\", \"drawn\" and \"unfinished\"");
  if (const auto twice = members.find("double")) result.is_double = twice->truth().value_or(false);
  return result;
}

void read_header(const Members& members, Log& log) {
  const Rules& rules = log.rules.rules;
  if (const auto players = members.find("players"))
    for (const json::SeatMember& member : json::seat_members(*players, rules)) {
      log.players[member.seat] = read_text(member.value, Lines::one);
      if (log.players[member.seat].empty()) member.value.refuse("a name");
    }
  if (const auto tags = members.find("tags"))
    for (const auto& [name, value] : json::named_members(*tags, "an object with tags as keys")) {
      if (!is_tag_name(name))
        value.refuse("the tag " + json::shown(Node{std::string(name)}),
                     "a letter, then letters, digits, - and _, and no word that begins a line of a log");
      log.tags.push_back({std::string(name), read_text(value, Lines::one)});
    }
  if (const auto before = members.find("before")) {
    log.before = read_before(*before, rules);
    log.before_at = {place_of(*before), place_of(*before), place_of(*before)};
  }
  if (const auto comments = members.find("comments")) log.comments = read_texts(*comments);
}

}  // namespace

Log read_log(const Cursor& at) {
  const Members members(at, "a log", log_keys);
  Log log;
  log.place = place_of(at);
  const std::array<std::string_view, 1> formats{format_name};
  if (const auto format = members.require("format", "\"casino-log/1\""))
    static_cast<void>(format->choice("a format that is known", formats));
  const auto rules = members.require("rules", "the rules of the game");
  if (!rules) return log;
  const std::size_t faults = at.faults();
  log.rules = read_stated_rules(*rules);
  if (at.faults() != faults) return log;  // without rules nothing else can be stated
  read_header(members, log);
  const EntryReader entries(log.rules.rules);
  if (const auto deals = members.require("deals", "the deals"))
    deals->each_item("a list of deals", [&](const Cursor& item) {
      const int number = log.before.deals + static_cast<int>(log.deals.size()) + 1;
      log.deals.push_back(read_deal(item, entries, log.rules.rules, number));
    });
  if (const auto result = members.find("result")) log.result = read_result(*result, log.rules.rules);
  if (const auto closing = members.find("closing_comments")) {
    log.closing_comments = read_texts(*closing);
    if (!log.result) closing->refuse("a \"result\", for comments that follow it");
  }
  return log;
}

Parsed<Log> parse_json_strictly(std::string_view text) { return json::parsed(text, read_log); }

}  // namespace casino::log
