#pragma once
// Logs in JSON, casino-log/1 (oracle/schema/log.json): one object a log.

#include "oracle/json/cards.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

inline constexpr std::array<std::string_view, 9> log_keys{
    "format", "rules", "players", "tags", "before", "comments", "deals", "result", "closing_comments"};
inline constexpr std::array<std::string_view, 5> before_keys{"totals", "deals", "carried", "forfeits", "met_first"};
inline constexpr std::array<std::string_view, 7> deal_keys{"number", "dealer",  "pack", "position",
                                                           "twice",  "comment", "play"};
inline constexpr std::array<std::string_view, 4> result_keys{"winner", "drawn", "unfinished", "double"};

// What happens in a deal: each is known by the first of its keys.
inline constexpr std::array<std::string_view, 3> played_keys{"seat", "steps", "comment"};
inline constexpr std::array<std::string_view, 5> dealt_keys{"dealing", "hands", "table", "twice", "comment"};
inline constexpr std::array<std::string_view, 6> happened_keys{"event", "by", "pile", "cards", "twice", "comment"};
inline constexpr std::array<std::string_view, 1> comment_keys{"comment"};
inline constexpr std::array<std::string_view, 2> stands_keys{"stands", "comment"};
inline constexpr std::array<std::string_view, 2> taken_back_keys{"taken_back", "comment"};
inline constexpr std::array<std::string_view, 3> objection_keys{"objection", "clause", "comment"};
inline constexpr std::array<std::string_view, 3> agreed_keys{"agreed", "twice", "comment"};
inline constexpr std::array<std::string_view, 3> recorded_score_keys{"score", "item", "comment"};
inline constexpr std::array<std::string_view, 2> recorded_totals_keys{"total", "comment"};
inline constexpr std::array<std::string_view, 2> lot_keys{"lot", "comment"};
inline constexpr std::array<std::string_view, 2> misdeal_keys{"misdeal", "comment"};

inline constexpr int most_deals = 1'000'000;  // of a match
inline constexpr int most_turns_back = 1000;
inline constexpr int most_points = 1'000'000;  // that anybody records

[[nodiscard]] json::Json of(const Log& log);
[[nodiscard]] json::Json of(const Recorded& points, const Rules& rules);
[[nodiscard]] json::Json of(const Result& result, const Rules& rules);
[[nodiscard]] json::Json of(const Entry& entry, const Rules& rules);

[[nodiscard]] Log read_log(const json::Cursor& at);
[[nodiscard]] Parsed<Log> parse_json(std::string_view text);
// The same of one text after the other.
struct RulesReadLast;  // quick_json.hpp
[[nodiscard]] Parsed<Log> parse_json(std::string_view text, RulesReadLast& last);
// The same, and never in a hurry.
[[nodiscard]] Parsed<Log> parse_json_strictly(std::string_view text);

// The JSON pointer of an entry of a deal, or of the deal itself.
[[nodiscard]] std::string pointer_to(std::size_t deal);
[[nodiscard]] std::string pointer_to(std::size_t deal, std::size_t entry);

// The rules of a log in JSON: everything that rules.json allows. A dialect that stands there itself becomes its base
// with its settings.
[[nodiscard]] json::Json of(const StatedRules& rules);
[[nodiscard]] StatedRules read_stated_rules(const json::Cursor& at);

// Pieces of a log in JSON, for both of its readers. Inside these only.
inline constexpr int most_dealings = card_count;

[[nodiscard]] Entry read_entry(const json::Cursor& at, const Rules& rules);
[[nodiscard]] Match read_before(const json::Cursor& at, const Rules& rules);

}  // namespace casino::log
