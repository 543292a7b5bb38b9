#include "oracle/log/replay/replay.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::log {
namespace {

using json::Json;

constexpr int last_level_on_lines = 4;  // log, deals, deal, play; what happened stands on a line of its own

void write(const Json& value, int level, std::string& text) {
  const bool is_broken =
      value.is_structured() && !value.empty() && level < last_level_on_lines &&
      std::ranges::any_of(value, [&](const Json& part) { return level == 0 || part.is_structured(); });
  const bool is_list =
      value.is_array() && std::ranges::none_of(value, [](const Json& part) { return part.is_object(); });
  if (!is_broken || (is_list && level > 0)) {
    text += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  const std::string indent(static_cast<std::size_t>(level + 1) * 2, ' ');
  text += value.is_array() ? '[' : '{';
  bool is_first = true;
  for (const auto& [key, part] : value.items()) {
    text += (is_first ? "\n" : ",\n") + indent;
    is_first = false;
    if (value.is_object()) text += Json(key).dump() + ": ";
    write(part, level + 1, text);
  }
  text += '\n' + indent.substr(2) + (value.is_array() ? ']' : '}');
}

bool plays_a_card(const Entry& entry) { return std::holds_alternative<Turn>(entry.what); }

// Hands that are dealt before a turn need not be told there: behind one too many they can be.
bool is_told(std::span<const Entry> rest, int number) {
  return std::ranges::any_of(rest, [&](const Entry& entry) {
    const auto* dealt = std::get_if<Dealt>(&entry.what);
    return dealt != nullptr && dealt->number == number;
  });
}

}  // namespace

Log canonical(const Log& log) {
  Log same = log;
  same.rules = stated(log.rules.rules);
  std::ranges::stable_sort(same.tags, [](const Tag& a, const Tag& b) { return a.name < b.name; });
  Replay replay(same.rules.rules, log.before);
  for (Deal& deal : same.deals) {
    replay.begin(deal);
    std::vector<Entry> entries;
    for (std::span<const Entry> rest = deal.entries; !rest.empty(); rest = rest.subspan(1)) {
      const int number = replay.next_dealing();
      if (plays_a_card(rest.front())) replay.deal_what_is_due();
      if (replay.next_dealing() != number && !is_told(rest, number)) {
        Dealt dealt;
        dealt.number = number;
        entries.push_back({dealt, {}, {}});
      }
      replay.take(rest.front());
      entries.push_back(rest.front());
    }
    deal.entries = std::move(entries);
    if (!deal.start && !deal.dealer && replay.dealer_is_known()) deal.dealer = replay.position().dealer;
  }
  return same;
}

std::string pretty(const Json& log) {
  std::string text;
  write(log, 0, text);
  return shown_text(text, Way::json);
}

}  // namespace casino::log
