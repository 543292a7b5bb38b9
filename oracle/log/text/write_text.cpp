
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/text/named_twice.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino::log {
namespace {

class Printer {
 public:
  Printer(const Log& log, notation::Style style)
      : log_(log), rules_(log.rules.rules), replay_(rules_, log.before), style_(style) {
    style_.clauses = notation::Clauses::in_one_line;
  }

  std::string print() {
    print_header();
    for (const Deal& deal : log_.deals) print(deal);
    if (!log_.result) return std::move(text_);
    line("");
    print(*log_.result);
    print_comments(log_.closing_comments);
    return std::move(text_);
  }

 private:
  // ---- The header

  void print_header() {
    line(std::string(format_name));
    line("rules " + log_.rules.name + ", " + std::to_string(rules_.seats.count) + " players");
    for (const Option option : log_.rules.options)
      line("option " + std::string(entry_of(option).name) + "=" + value_of(rules_, option));
    if (log_.rules.has_scoring) line("scoring " + text_of(rules_.scoring));
    for (const Clause clause : log_.rules.off) line("off " + std::string(entry_of(clause).id));
    if (rules_.pack != cards_of(rules_.pack_kind)) line("cards " + notation::text_of(rules_, rules_.pack, style_));
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (!log_.players[Seat{i}].empty()) line("player " + name(Seat{i}) + ": " + log_.players[Seat{i}]);
    for (const Tag& tag : log_.tags) line(tag.name + (tag.value.empty() ? ":" : ": " + tag.value));
    print_before();
    print_comments(log_.comments);
  }

  void print_before() {
    const Match& before = log_.before;
    if (before.deals != 0) line("before " + std::to_string(before.deals) + (before.deals == 1 ? " deal" : " deals"));
    if (before.totals != PerSide<int>{}) {
      Recorded totals{};
      for (const Side side : sides_of(rules_)) totals[side] = before.totals[side];
      line("before " + points(totals));
    }
    if (before.carried != Carried{})
      line("before carried cards " + std::to_string(before.carried.cards) + ", spades " +
           std::to_string(before.carried.spades));
    if (before.forfeits != PerSide<bool>{}) line("before forfeits" + sides(before.forfeits));
    if (before.met_first != PerSide<bool>{}) line("before met first" + sides(before.met_first));
  }

  // ---- Deals

  void print(const Deal& deal) {
    replay_.begin(deal);
    line("");
    line("deal " + std::to_string(deal.number) + (deal.dealer ? ", dealer " + name(*deal.dealer) : ""), deal.beside);
    if (!deal.pack.empty()) {
      std::string pack = "pack";
      for (const Card card : deal.pack) pack += ' ' + notation::text_of(rules_, card, style_);
      line(pack);
    }
    twice_ = deal.twice;
    if (deal.start) line(naming_twice("position " + notation::text_of(rules_, *deal.start, style_)));
    before_ = nullptr;
    for (const Entry& entry : deal.entries) {
      if (std::holds_alternative<Turn>(entry.what)) replay_.deal_what_is_due();
      twice_ = entry.twice;
      std::visit([&](const auto& what) { print(what, entry.beside); }, entry.what);
      replay_.take(entry);
      before_ = &entry;
    }
  }

  void print(const Turn& turn, const std::string& beside) {
    line(notation::text_of(rules_, replay_.position(), turn, style_), beside);
  }
  void print(const Event& event, const std::string& beside) {
    line(naming_twice(notation::text_of(rules_, replay_.position(), event, style_)), beside);
  }
  void print(const Dealt& dealt, const std::string& beside) {
    const bool is_first = dealt.number == 1 && replay_.next_dealing() == 1 && beside.empty();
    const bool states_cards = dealt.hands != Hands{} || !dealt.table.empty();
    const bool follows = before_ != nullptr && std::holds_alternative<Dealt>(before_->what);
    if (!is_first || !states_cards || follows) line("dealing " + std::to_string(dealt.number), beside);
    if (!dealt.table.empty()) line(naming_twice("table " + notation::text_of(rules_, dealt.table, style_)));
    for (const Seat seat : rules_.seats)
      if (dealt.hands[seat] != Hand{})
        line(naming_twice("hand " + name(seat) + ": " + notation::text_of(rules_, dealt.hands[seat], style_)));
  }
  void print(const Comment& comment, const std::string& /*beside*/) {
    if (before_ != nullptr && std::holds_alternative<Comment>(before_->what)) line("");
    print_comment(comment.text);
  }
  void print(const Stands&, const std::string& beside) { line("it stands", beside); }
  void print(const TakenBack& taken, const std::string& beside) {
    line("take back" + (taken.turns == 1 ? "" : ' ' + std::to_string(taken.turns) + " turns"), beside);
  }
  void print(const Objection& objection, const std::string& beside) {
    line(name(objection.by) + " objects" +
             (objection.clause ? ' ' + std::string(entry_of(*objection.clause).id) : std::string()),
         beside);
  }
  void print(const Agreed& agreed, const std::string& beside) {
    line(naming_twice("agreed " + notation::text_of(rules_, *agreed.position, style_)), beside);
  }
  void print(const RecordedScore& score, const std::string& beside) {
    line("score" + (score.item ? ' ' + words_of(*score.item) : std::string()) + ' ' + points(score.points), beside);
  }
  void print(const RecordedTotals& totals, const std::string& beside) {
    line("total " + points(totals.points), beside);
  }
  void print(const Lot& lot, const std::string& beside) { line("lot " + name(lot.loser), beside); }
  void print(const Misdeal&, const std::string& beside) { line("misdeal", beside); }

  void print(const Result& result) {
    std::string said = "result ";
    switch (result.kind) {
      case Result::Kind::unfinished: said += "unfinished"; break;
      case Result::Kind::drawn: said += "drawn"; break;
      case Result::Kind::won: said += long_name_of(result.winner, rules_) + " wins"; break;
    }
    line(said + (result.is_double ? " double" : ""));
  }

  // ---- Pieces

  [[nodiscard]] std::string naming_twice(const std::string& text) const {
    return twice_.empty() ? text : with_second_names(with_every_card(rules_), text, twice_);
  }

  [[nodiscard]] std::string name(Seat seat) const { return std::string(name_of(seat, rules_.seats)); }

  [[nodiscard]] std::string sides(const PerSide<bool>& some) const {
    std::string names;
    for (const Side side : sides_of(rules_))
      if (some[side]) names += ' ' + long_name_of(side, rules_);
    return names;
  }

  [[nodiscard]] std::string points(const Recorded& recorded) const {
    std::string text;
    for (const Side side : sides_of(rules_))
      if (recorded[side])
        text += (text.empty() ? "" : ", ") + long_name_of(side, rules_) + ' ' + std::to_string(*recorded[side]);
    return text.empty() ? "none" : text;
  }

  void print_comments(const std::vector<std::string>& comments) {
    for (const std::string& comment : comments) {
      line("");
      print_comment(comment);
    }
  }
  void print_comment(std::string_view text) {
    while (true) {
      const std::size_t end = text.find('\n');
      const std::string_view one = text.substr(0, end);
      line(one.empty() ? "#" : "# " + std::string(one));
      if (end == std::string_view::npos) return;
      text.remove_prefix(end + 1);
    }
  }

  void line(const std::string& code, const std::string& beside = {}) {
    text_ += code;
    if (!beside.empty()) text_ += "  # " + beside;
    text_ += '\n';
  }

  const Log& log_;
  const Rules& rules_;
  Replay replay_;
  notation::Style style_;
  CardSet twice_;                  // what the entry that is printed names a second time
  const Entry* before_ = nullptr;  // the entry that was printed last in this deal
  std::string text_;
};

}  // namespace

std::string text_of(const Log& log, notation::Style style) { return Printer(log, style).print(); }

bool begins_a_log(std::string_view line) { return line.starts_with(beginning_of_a_log); }

}  // namespace casino::log
