// Repairs, reported to people and to programs.

#include <algorithm>

#include <fmt/format.h>

#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/position_parts.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

using json::Json;

// Where the game stands before an entry, with the hands that are due, and the number of the turn that comes next.
struct Stand {
  Position position;
  int next_turn = 1;
};

Stand stand_at(const Log& log, std::size_t deal, std::size_t entry) {
  Replay replay(log.rules.rules, log.before);
  Stand stand;
  for (std::size_t i = 0; i <= deal; ++i) {
    replay.begin(log.deals[i]);
    const std::vector<Entry>& entries = log.deals[i].entries;
    for (std::size_t j = 0; j < (i == deal ? entry : entries.size()); ++j) {
      replay.take(entries[j]);
      if (i < deal) continue;
      if (std::holds_alternative<Turn>(entries[j].what)) ++stand.next_turn;
      if (const auto* taken = std::get_if<TakenBack>(&entries[j].what)) stand.next_turn -= taken->turns;
    }
  }
  replay.deal_what_is_due();
  stand.position = replay.position();
  return stand;
}

class Words {
 public:
  Words(const Log& log, const Edit& edit, bool is_example, notation::Style style)
      : log_(log), rules_(log.rules.rules), edit_(edit), is_example_(is_example), style_(style) {}

  std::string all() const {
    if (edit_.what == Edit::What::result) return "result: " + of(edit_.result) + ", for " + of(log_.result);
    const Deal& deal = log_.deals[edit_.deal];
    const std::string where = log_.deals.size() > 1 ? fmt::format("deal {}, ", deal.number) : std::string();
    if (edit_.what == Edit::What::dealer)
      return where + "dealer " + name(*edit_.dealer) + (deal.dealer ? ", for " + name(*deal.dealer) : "");
    if (edit_.what == Edit::What::to_act)
      return where + "to act " + name(*edit_.to_act) + ", for " + name(deal.start->to_act);
    if (edit_.what == Edit::What::start) return where + of_start(*deal.start, *edit_.start);
    if (edit_.what == Edit::What::deal_line) return of_deal_line(deal);
    return where + of_entries(deal.entries);
  }

 private:
  std::string of_entries(const std::vector<Entry>& entries) const {
    const Stand stand = stand_at(log_, edit_.deal, edit_.entry);
    const auto now = [&](const Happening& what) { return of(stand.position, what); };
    if (edit_.removed == 0) return of_insertion(before(entries, stand), now(edit_.inserted[0]));
    const Happening& written = entries[edit_.entry].what;
    if (std::optional<std::string> points = of_points(written)) return *points;
    const std::string at = place_of(written, stand);
    if (edit_.inserted.empty()) return fmt::format("{}: without {}", at, now(written));
    const CardSet twice = entries[edit_.entry].twice;
    if (!twice.empty() && edit_.inserted[0] == written)
      return fmt::format("{}: {} only once", at, notation::text_of(rules_, twice, style_));
    if (edit_.removed == 2)
      return fmt::format("{} and {}: in the other order", at, place_of(entries[edit_.entry + 1].what, stand, 1));
    const auto* dealt = std::get_if<Dealt>(&written);
    if (dealt != nullptr) return at + ": " + of_change(*dealt, std::get<Dealt>(edit_.inserted[0]));
    const bool is_such_as = is_example_ && std::holds_alternative<Event>(written);
    return fmt::format("{}: {}{}, for {}", at, is_such_as ? "a card is missing, such as in " : "",
                       now(edit_.inserted[0]), now(written));
  }

  std::string of_deal_line(const Deal& deal) const {
    const int turns = stand_at(log_, edit_.deal, edit_.entry).next_turn - 1;
    return fmt::format("a line \"deal {}\" is missing, behind {} of deal {}", deal.number + 1,
                       turns > 0 ? "turn " + std::to_string(turns) : "the score", deal.number);
  }

  // "position: table: 5C, which is missing", or all of a pile or build that is not as it was written.
  std::string of_start(const Position& written, const Position& meant) const {
    const CardSet twice = log_.deals[edit_.deal].twice;
    if (written == meant && !twice.empty())
      return fmt::format("position: {} only once", notation::text_of(rules_, twice, style_));
    std::string text = of_change("table", written.loose, meant.loose);
    const auto add = [&](const std::string& more) {
      if (!more.empty()) text += (text.empty() ? "" : "; ") + more;
    };
    for (const Seat seat : rules_.seats) {
      const std::string who = name(seat);
      add(of_change("hand " + who, written.hands[seat].cards, meant.hands[seat].cards));
      if (written.piles[seat] == meant.piles[seat]) continue;
      add("pile " + who + ": " + notation::text_of(rules_, meant.piles[seat], style_));
    }
    for (std::size_t i = 0; i < std::min(written.builds.size(), meant.builds.size()); ++i)
      if (!(written.builds[i] == meant.builds[i])) add("table: " + notation::text_of(rules_, meant.builds[i], style_));
    return "position: " + text;
  }

  // "score N 0, S 0, for N 3, S 0": wherever in the deal it stands.
  std::optional<std::string> of_points(const Happening& written) const {
    if (edit_.removed != 1 || edit_.inserted.size() != 1) return std::nullopt;
    if (const auto* score = std::get_if<RecordedScore>(&written))
      return of(Position{}, edit_.inserted[0]) + ", for " + points_in_words(rules_, score->points);
    if (const auto* totals = std::get_if<RecordedTotals>(&written))
      return of(Position{}, edit_.inserted[0]) + ", for " + points_in_words(rules_, totals->points);
    return std::nullopt;
  }

  std::string of_insertion(const std::string& where, const std::string& what) const {
    const auto* turn = std::get_if<Turn>(&edit_.inserted[0]);
    if (turn == nullptr) return fmt::format("{}: {}, which is missing", where, what);
    if (edit_.inserted.size() == 2)
      return fmt::format("{}: two turns are missing, such as {}, and then one of {}", where, what,
                         name(std::get<Turn>(edit_.inserted[1]).seat));
    return fmt::format("{}: a turn of {} is missing, such as {}", where, name(turn->seat), what);
  }

  std::string before(const std::vector<Entry>& entries, const Stand& stand) const {
    if (edit_.entry > 0)
      if (const auto* dealt = std::get_if<Dealt>(&entries[edit_.entry - 1].what))
        return fmt::format("behind dealing {}", dealt->number);
    return fmt::format("before turn {}", stand.next_turn);
  }

  static std::string place_of(const Happening& what, const Stand& stand, int later = 0) {
    if (std::holds_alternative<Turn>(what)) return fmt::format("turn {}", stand.next_turn + later);
    if (const auto* dealt = std::get_if<Dealt>(&what)) return fmt::format("dealing {}", dealt->number);
    return fmt::format("before turn {}", stand.next_turn);
  }

  std::string of(const Position& position, const Happening& what) const {
    if (const auto* turn = std::get_if<Turn>(&what)) return notation::text_of(rules_, position, *turn, style_);
    if (const auto* event = std::get_if<Event>(&what)) return notation::text_of(rules_, position, *event, style_);
    if (const auto* score = std::get_if<RecordedScore>(&what))
      return "score " + (score->item ? words_of(*score->item) + ' ' : std::string()) +
             points_in_words(rules_, score->points);
    if (const auto* totals = std::get_if<RecordedTotals>(&what))
      return "total " + points_in_words(rules_, totals->points);
    if (const auto* dealt = std::get_if<Dealt>(&what)) return fmt::format("dealing {}", dealt->number);
    return "this line";
  }

  // "hand S: 8S for 8H"
  std::string of_change(const Dealt& written, const Dealt& meant) const {
    if (meant.number != written.number) return fmt::format("dealing {}", meant.number);
    if (std::optional<std::string> hands = of_swapped_hands(written, meant)) return *hands;
    std::string text = of_change("table", written.table, meant.table);
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const std::string hand =
          of_change("hand " + name(Seat{i}), written.hands[Seat{i}].cards, meant.hands[Seat{i}].cards);
      if (!hand.empty()) text += (text.empty() ? "" : "; ") + hand;
    }
    return text;
  }
  std::optional<std::string> of_swapped_hands(const Dealt& written, const Dealt& meant) const {
    std::vector<Seat> changed;
    for (const Seat seat : rules_.seats)
      if (written.hands[seat] != meant.hands[seat]) changed.push_back(seat);
    const bool are_swapped = changed.size() == 2 && written.hands[changed[0]] == meant.hands[changed[1]] &&
                             written.hands[changed[1]] == meant.hands[changed[0]];
    const bool are_whole = are_swapped && !written.hands[changed[0]].cards.meets(meant.hands[changed[0]].cards);
    if (!are_whole || written.hands[changed[0]].cards.size() < 2) return std::nullopt;
    return fmt::format("hand {} and hand {}: in each other's place", name(changed[0]), name(changed[1]));
  }
  std::string of_change(const std::string& zone, CardSet written, CardSet meant) const {
    const auto cards = [&](CardSet some) { return notation::text_of(rules_, some, style_); };
    if (written == meant) return "";
    if ((meant - written).empty()) return zone + ": without " + cards(written - meant);
    if ((written - meant).empty())
      return zone + (is_example_ ? ": a card is missing, such as " + cards(meant - written)
                                 : ": " + cards(meant - written) + ", which is missing");
    return zone + ": " + cards(meant - written) + ", for " + cards(written - meant);
  }

  std::string of(const std::optional<Result>& result) const {
    if (!result) return "nothing";
    const std::string twice = result->is_double ? " double" : "";
    switch (result->kind) {
      case Result::Kind::unfinished: return "unfinished";
      case Result::Kind::drawn: return "drawn" + twice;
      case Result::Kind::won: return long_name_of(result->winner, rules_) + " wins" + twice;
    }
    return {};
  }
  std::string name(Seat seat) const { return std::string(name_of(seat, rules_.seats)); }

  const Log& log_;
  const Rules& rules_;
  const Edit& edit_;
  bool is_example_;
  notation::Style style_;
};

}  // namespace

std::string text_of(const Log& log, const Edit& edit, notation::Style style) {
  return Words(log, edit, false, style).all();
}
std::string text_of(const Log& log, const Repair& repair, notation::Style style) {
  return Words(log, repair.edit, repair.is_example, style).all();
}

Json of(const Repair& repair, const Log& log) {
  const Edit& edit = repair.edit;
  Json object = {{"text", text_of(log, repair)},
                 {"holds", repair.makes_it_hold && !repair.leaves_undetermined},
                 {"cost", edit.cost}};
  if (repair.leaves_undetermined) object["undetermined"] = true;
  if (repair.is_example) object["example"] = true;
  for (const ReadAnew& one : edit.read_anew) {
    const Json turn = of(Entry{one.turn, {}, {}}, log.rules.rules);
    object["read_anew"].push_back({{"pointer", pointer_to(edit.deal, one.entry)}, {"insert", turn}});
  }
  switch (edit.what) {
    case Edit::What::entries:
      object["pointer"] = pointer_to(edit.deal, edit.entry);
      object["remove"] = edit.removed;
      object["insert"] = Json::array();
      for (const Happening& what : edit.inserted) object["insert"].push_back(of(Entry{what, {}, {}}, log.rules.rules));
      break;
    case Edit::What::dealer:
      object["pointer"] = pointer_to(edit.deal) + "/dealer";
      object["dealer"] = json::of(*edit.dealer, log.rules.rules);
      break;
    case Edit::What::to_act:
      object["pointer"] = pointer_to(edit.deal) + "/position/to_act";
      object["to_act"] = json::of(*edit.to_act, log.rules.rules);
      break;
    case Edit::What::result: object["pointer"] = "/result"; break;
    case Edit::What::start:
      object["pointer"] = pointer_to(edit.deal) + "/position";
      object["position"] = json::of(*edit.start, log.rules.rules);
      break;
    case Edit::What::deal_line:
      object["pointer"] = pointer_to(edit.deal, edit.entry);
      object["deal"] = log.deals[edit.deal].number + 1;
      break;
  }
  return object;
}

namespace {

std::string_view what_then(const Repairs& repairs) {
  if (!repairs.best.front().makes_it_hold) return "then the log goes on by the rules";
  const bool is_open = std::ranges::any_of(repairs.best, &Repair::leaves_undetermined);
  return is_open ? "then nothing in the log is known to be wrong" : "then the log holds";
}

}  // namespace

std::vector<explain::Line> lines_of(const Log& log, const Repairs& repairs, notation::Style style) {
  using explain::LineKind;
  std::vector<explain::Line> lines;
  if (repairs.best.empty()) return lines;
  lines.push_back(
      {LineKind::heading, fmt::format("One slip of the pen that would explain it: {}", what_then(repairs))});
  for (const Repair& repair : repairs.best) lines.push_back({LineKind::text, "  " + text_of(log, repair, style)});
  return lines;
}

Json of(const Repairs& repairs, const Log& log) {
  Json list = Json::array();
  for (const Repair& repair : repairs.best) list.push_back(of(repair, log));
  return list;
}

}  // namespace casino::log
