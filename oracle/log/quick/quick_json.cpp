#include "oracle/log/quick/quick_json.hpp"

#include "oracle/json/position.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/quick/quick_json_entry.hpp"
#include "oracle/log/quick/quick_replay.hpp"
#include "oracle/text/names.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

using json::KeysSeen;
using json::Scanner;

constexpr std::size_t some_entries = 16;

Place place_of(const Scanner::Spot& spot) { return {spot.line, spot.column}; }

class QuickReader {
 public:
  QuickReader(std::string_view text, RulesReadLast& last) : in_(text), last_(last) {}

  std::optional<Log> read() {
    if (!read_all()) return std::nullopt;
    log_.rules = last_.rules;
    return std::move(log_);
  }

  std::optional<Tally> play() {
    is_played_ = true;
    if (!read_all()) return std::nullopt;
    return replay().end(log_.result);
  }

 private:
  bool read_all() {
    log_.place = place_of(in_.next());
    KeysSeen seen(log_keys);
    in_.each_member([&](std::string_view key) { read_member(key, seen); });
    const auto has = [&](std::string_view key) {
      return seen.has(static_cast<std::size_t>(std::ranges::find(log_keys, key) - log_keys.begin()));
    };
    const bool is_whole = has("format") && has("rules") && has("deals") && (has("result") || !has("closing_comments"));
    return in_.ends_well() && is_whole;
  }

  // What is read by the rules comes behind them.
  void read_member(std::string_view key, KeysSeen<log_keys.size()>& seen) {
    if (!seen.first_time(key)) return in_.fail();
    if (key == "format") return in_.expect(in_.text() == format_name);
    if (key == "rules") return read_rules();
    if (key == "tags") return read_tags();
    if (key == "comments") return read_texts(log_.comments);
    if (key == "closing_comments") return read_texts(log_.closing_comments);
    if (!entries_) return in_.fail();
    if (key == "players") return read_players();
    if (key == "before") return read_before_first_deal();
    if (key == "result") return read_result();
    in_.each_item([&] { read_deal(); });
  }

  void read_rules() {
    const std::string_view written = in_.value();
    if (in_.has_failed()) return;
    if (written != last_.written) {
      const Parsed<StatedRules> rules = json::parsed(written, read_stated_rules);
      if (!rules) return in_.fail();
      last_ = {std::string(written), *rules};
    }
    entries_.emplace(in_, rules());
  }

  [[nodiscard]] const Rules& rules() const { return last_.rules.rules; }

  void read_texts(std::vector<std::string>& texts) {
    in_.each_item([&] { texts.push_back(quick_text(in_, Lines::any_number)); });
  }

  void read_players() {
    in_.each_member([&](std::string_view name) {
      const auto seat = find_seat(name, rules().seats);
      if (!seat || !log_.players[*seat].empty()) return in_.fail();
      log_.players[*seat] = quick_text(in_, Lines::one);
      in_.expect(!log_.players[*seat].empty());
    });
  }

  void read_tags() {
    in_.each_member([&](std::string_view name) {
      const bool is_there = std::ranges::any_of(log_.tags, [&](const Tag& tag) { return tag.name == name; });
      if (is_there || log_.tags.size() >= most_tags_compared || !is_tag_name(name)) return in_.fail();
      log_.tags.push_back({std::string(name), quick_text(in_, Lines::one)});
    });
  }

  // It says which deal is the first.
  void read_before_first_deal() {
    const Parsed<Match> before = json::parsed(in_.value(), [&](const auto& at) { return read_before(at, rules()); });
    if (!before || deals_ > 0) return in_.fail();
    log_.before = *before;
  }

  void read_deal() {
    take_steps();
    if (is_played_) log_.deals.clear();
    Deal& deal = log_.deals.emplace_back();
    deal.place = place_of(in_.next());
    deal.number = log_.before.deals + ++deals_;
    KeysSeen seen(deal_keys);
    bool has_play = false;
    in_.each_member([&](std::string_view key) {
      if (!seen.first_time(key) || (is_played_ && has_play) || key == "twice") return in_.fail();
      if (key == "number") deal.number = in_.integer(1, most_deals);
      else if (key == "dealer") deal.dealer = entries_->seat();
      else if (key == "pack") deal.pack = entries_->cards_in_order();
      else if (key == "position") deal.start = read_position();
      else if (key == "comment") deal.beside = quick_text(in_, Lines::one);
      else {
        has_play = true;
        if (is_played_) return play(deal);
        deal.entries.reserve(some_entries);
        in_.each_item([&] {
          take_steps();
          entries_->read(deal.entries.emplace_back());
        });
        if (deal.entries.size() < some_entries / 2) deal.entries.shrink_to_fit();  // there can be very many such deals
      }
    });
    in_.expect(has_play);
  }

  void play(const Deal& deal) {
    replay().begin(deal);
    in_.each_item([&] {
      take_steps();
      entries_->read(entry_);
      if (!in_.has_failed()) in_.expect(replay().passes(entry_));
    });
  }
  // From the first deal on it is known what was before.
  QuickReplay& replay() {
    if (!replay_) replay_.emplace(rules(), log_.before);
    return *replay_;
  }

  std::optional<Position> read_position() {
    const Parsed<Position> position =
        json::parsed(in_.value(), [&](const auto& at) { return json::read_position(at, rules()); });
    if (position) return *position;
    in_.fail();
    return std::nullopt;
  }

  void read_result() {
    Result& result = log_.result.emplace();
    result.place = place_of(in_.next());
    KeysSeen seen(result_keys);
    int said = 0;
    in_.each_member([&](std::string_view key) {
      if (!seen.first_time(key)) return in_.fail();
      if (key == "double") {
        result.is_double = in_.truth();
        return;
      }
      ++said;
      if (key == "winner") {
        const auto side = find_side(in_.text(), rules());
        in_.expect(side.has_value());
        result.kind = Result::Kind::won;
        result.winner = side.value_or(Side{});
      } else {
        result.kind = key == "drawn" ? Result::Kind::drawn : Result::Kind::unfinished;
        in_.expect(in_.truth());
      }
    });
    in_.expect(said == 1);
  }

  Scanner in_;
  RulesReadLast& last_;
  Log log_;
  std::optional<QuickEntryReader> entries_;
  int deals_ = 0;

  // Where it is played while it is read.
  bool is_played_ = false;
  Entry entry_;
  std::optional<QuickReplay> replay_;
};

}  // namespace

std::optional<Log> read_json_quickly(std::string_view text, RulesReadLast& last) {
  if (text.size() > json::Limits{}.bytes) return std::nullopt;
  return QuickReader(text, last).read();
}

std::optional<Tally> json_holds(std::string_view text, RulesReadLast& last) {
  if (text.size() > json::Limits{}.bytes) return std::nullopt;
  return QuickReader(text, last).play();
}

Parsed<Log> parse_json(std::string_view text) {
  RulesReadLast none;
  return parse_json(text, none);
}

Parsed<Log> parse_json(std::string_view text, RulesReadLast& last) {
  if (std::optional<Log> log = read_json_quickly(text, last)) return std::move(*log);
  return parse_json_strictly(text);
}

}  // namespace casino::log
