#include "oracle/log/lines/quick_lines.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/quick/quick_replay.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/text_place.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

// Takes lines off the beginning of a text.
class LineByLine {
 public:
  explicit LineByLine(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  // The next one, without its end.
  [[nodiscard]] std::string_view peek() const { return without_return(rest_.substr(0, length())); }
  void skip() { skip(length()); }
  // So much, with the ends of the lines in it.
  void skip_letters(std::size_t count) { rest_.remove_prefix(count); }
  [[nodiscard]] std::string_view take() {
    const std::size_t length = this->length();
    const std::string_view line = rest_.substr(0, length);
    skip(length);
    return without_return(line);
  }
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  [[nodiscard]] std::size_t length() const { return std::min(rest_.find('\n'), rest_.size()); }
  void skip(std::size_t length) { rest_.remove_prefix(std::min(length + 1, rest_.size())); }
  static std::string_view without_return(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }

  std::string_view rest_;
};

bool says_by_which_rules(std::string_view line) {
  return line.starts_with("rules ") || line.starts_with("option ") || line.starts_with("off ") ||
         line.starts_with("cards ");
}

// The lines above the first deal; false where one is not as usual.
class Header {
 public:
  Header(LineByLine& lines, RulesReadLast& last) : lines_(lines), last_(last) {}

  [[nodiscard]] bool read() {
    if (lines_.at_end() || lines_.take() != format_name || !read_rules()) return false;
    for (; !lines_.at_end() && !lines_.peek().starts_with("deal "); lines_.skip()) {
      const std::string_view line = lines_.peek();
      if (!line.empty() && !read_player(line) && !read_tag(line)) return false;
    }
    return true;
  }

 private:
  // All in one, with the lines that change them.
  [[nodiscard]] bool read_rules() {
    const std::string_view begin = lines_.rest();
    while (!lines_.at_end() && says_by_which_rules(lines_.peek())) lines_.skip();
    const std::string_view said = begin.substr(0, begin.size() - lines_.rest().size());
    if (said.empty()) return false;
    if (said == last_.written) return true;
    const Parsed<Log> only_rules = parse_text(said);
    if (!only_rules) return false;
    last_ = {std::string(said), only_rules->rules};
    return true;
  }

  // "player N: Anna"
  [[nodiscard]] bool read_player(std::string_view line) {
    constexpr std::string_view word = "player ";
    const std::size_t colon = line.find(": ");
    if (!line.starts_with(word) || colon == std::string_view::npos) return false;
    const auto seat = find_seat(line.substr(word.size(), colon - word.size()), last_.rules.rules.seats);
    const std::string_view name = trimmed(line.substr(colon + 1));
    if (!seat || named_.contains(*seat) || name.empty() || !is_plain_text(name, Lines::one)) return false;
    named_.insert(*seat);
    return true;
  }

  // "date: 2026-03-01"
  [[nodiscard]] bool read_tag(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return false;
    const std::string_view name = line.substr(0, colon);
    const bool is_new = std::ranges::find(tags_, name) == tags_.end();
    if (!is_new || tags_.size() >= most_tags_compared || !is_tag_name(name) ||
        !is_plain_text(trimmed(line.substr(colon + 1)), Lines::one))
      return false;
    tags_.push_back(name);
    return true;
  }

  LineByLine& lines_;
  RulesReadLast& last_;
  SeatSet named_;
  std::vector<std::string_view> tags_;
};

// A deal line by line, and what follows the last one. Each function says whether it understood the line, and whether
// what it says holds as far as that shows at once.
class QuickText {
 public:
  QuickText(LineByLine& lines, const Rules& rules) : lines_(lines), quick_(rules), replay_(rules, Match{}) {}

  [[nodiscard]] std::optional<Tally> holds() {
    while (!lines_.at_end())
      if (!read_next()) return std::nullopt;
    flush_dealing();
    begin_waiting_deal();
    return replay_.end(result_);
  }

 private:
  static bool begins_with_a_seat(std::string_view text) { return text.front() >= 'A' && text.front() <= 'Z'; }

  [[nodiscard]] bool read_next() {
    take_steps();
    const std::string_view text = lines_.rest();
    if (begins_with_a_seat(text)) return make_plain_turns(text) || read(lines_.take());
    QuickLines::Holding holding;
    const std::size_t letters = quick_.hand(text, holding);
    if (letters == 0 || result_) return read(lines_.take());
    lines_.skip_letters(letters);
    return hold(holding);
  }
  // Several at once; false if there are none.
  [[nodiscard]] bool make_plain_turns(std::string_view text) {
    if (result_) return false;
    flush_dealing();
    begin_waiting_deal();
    const std::size_t letters = replay_.make_plain_turns(text);
    lines_.skip_letters(letters);
    return letters > 0;
  }
  [[nodiscard]] bool read(std::string_view line) {
    if (line.empty()) return true;
    if (result_) return false;
    if (!begins_with_a_seat(line)) return read_words(line);
    if (quick_.turn(line, turn_)) return play();
    const auto last = quick_.call_of_last(line);
    return last && take(*last);
  }
  [[nodiscard]] bool read_words(std::string_view line) {
    if (const auto holding = quick_.holding(line)) return hold(*holding);
    if (const auto number = quick_.dealing(line)) return begin_dealing(*number);
    if (line.starts_with("deal ")) return read_deal(line);
    if (deal_waits_ && line.starts_with("pack")) return next_deal_.pack.empty() && quick_.pack(line, next_deal_.pack);
    if (const auto score = quick_.points(line, "score")) return take(RecordedScore{{}, *score});
    if (const auto totals = quick_.points(line, "total")) return take(RecordedTotals{*totals});
    flush_dealing();
    begin_waiting_deal();
    result_ = quick_.result(line);
    return result_.has_value();
  }

  [[nodiscard]] bool read_deal(std::string_view line) {
    flush_dealing();
    begin_waiting_deal();
    next_deal_.pack.clear();
    deal_waits_ = quick_.deal(line, next_deal_);
    return deal_waits_;
  }
  void begin_waiting_deal() {
    if (!deal_waits_) return;
    deal_waits_ = false;
    replay_.begin(next_deal_);
  }

  [[nodiscard]] bool begin_dealing(int number) {
    flush_dealing();
    begin_waiting_deal();
    dealing_.what = Dealt{.number = number, .hands = {}, .table = {}};
    is_dealing_ = true;
    return true;
  }
  [[nodiscard]] bool hold(const QuickLines::Holding& holding) {
    begin_waiting_deal();
    if (!is_dealing_ && !begin_dealing(replay_.next_dealing())) return false;
    auto& dealt = std::get<Dealt>(dealing_.what);
    if (holding.seat) {
      Hand& hand = dealt.hands[*holding.seat];
      if (hand != Hand{}) return false;
      hand = Hand::of(holding.cards);
    } else {
      if (dealt.table.meets(holding.cards)) return false;
      dealt.table.insert(holding.cards);
    }
    return true;
  }
  void flush_dealing() {
    if (is_dealing_) replay_.take_dealing(dealing_);
    is_dealing_ = false;
  }

  [[nodiscard]] bool play() {
    flush_dealing();
    begin_waiting_deal();
    return QuickLines::place(turn_, replay_.position()) && replay_.passes(turn_.turn);
  }
  [[nodiscard]] bool take(Happening what) {
    flush_dealing();
    begin_waiting_deal();
    return replay_.passes(Entry{std::move(what), {}, {}});
  }

  LineByLine& lines_;
  QuickLines quick_;
  QuickReplay replay_;
  Deal next_deal_;  // its first lines are being read, if it waits
  bool deal_waits_ = false;
  Entry dealing_;  // its lines are being read, if there is one
  bool is_dealing_ = false;
  QuickLines::WrittenTurn turn_;
  std::optional<Result> result_;
};

}  // namespace

std::optional<Tally> text_holds(std::string_view text, RulesReadLast& last) {
  LineByLine lines(text);
  if (!Header(lines, last).read()) return std::nullopt;
  // Only names and tags can have other characters than those of usual lines.
  if (json::first_ill_formed(text.substr(0, text.size() - lines.rest().size()))) return std::nullopt;
  return QuickText(lines, last.rules.rules).holds();
}

}  // namespace casino::log
