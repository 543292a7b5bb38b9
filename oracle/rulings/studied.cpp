#include "oracle/rulings/studied.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include <fmt/format.h>

#include "oracle/text/words.hpp"

namespace casino::rulings {
namespace {

constexpr std::string_view head =
    "variant,players,deals,date,option,measure,usual,otherwise,difference,half,another_winner,at_most";
constexpr std::size_t columns = 12;
using Row = std::array<std::string, columns>;

// A value can have commas in it ("match.count_order=cards,spades"), and stands in quotes then.
std::optional<Row> fields_of(std::string_view line) {
  Row row;
  std::size_t field = 0;
  bool is_quoted = false;
  for (const char sign : line) {
    if (sign == '"') is_quoted = !is_quoted;
    else if (sign != ',' || is_quoted) row[field] += sign;
    else if (++field == columns) return std::nullopt;
  }
  return field + 1 == columns ? std::optional(row) : std::nullopt;
}

template <typename Number>
bool read_number(const std::string& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

// False if a number is none. An option that there is not any more has no setting.
bool read_row(const Row& row, Studied& studied) {
  studied.variant = row[0];
  studied.players = row[1];
  studied.date = row[3];
  if (const auto settings = settings_in(row[4]); !settings.empty()) studied.setting = settings.front();
  if (!row[5].empty()) {
    Studied::Found& found = studied.found.emplace();
    found.measure = row[5];
    if (!read_number(row[6], found.usual) || !read_number(row[7], found.otherwise) ||
        !read_number(row[8], found.difference) || !read_number(row[9], found.half))
      return false;
  }
  return read_number(row[2], studied.deals) && read_number(row[10], studied.another_winner) &&
         read_number(row[11], studied.at_most);
}

void add(Studies& studies, Studied studied) {
  auto same = studies.rbegin();  // those of a game stand together
  while (same != studies.rend() && same->variant == studied.variant && same->setting != studied.setting) ++same;
  if (same != studies.rend() && same->variant == studied.variant) *same = std::move(studied);
  else studies.push_back(std::move(studied));
}

std::string title_of(std::string_view measure) {
  constexpr std::string_view won = "won.";
  if (measure == "tied") return "nobody wins alone";
  if (measure == "broken_off") return "a seat has no legal turn";
  const std::string_view who = measure.starts_with(won) ? measure.substr(won.size()) : measure;
  const bool is_a_noun = who == "leader" || who == "dealer";
  return fmt::format("the {}{} wins", who, is_a_noun ? "" : " seat");
}

double percents(Share share) { return static_cast<double>(share) / 100; }
std::string percent(Share share) { return fmt::format("{:.1f}%", percents(share)); }

std::string games(std::size_t count) { return counted(count, "game"); }

}  // namespace

std::int64_t Studied::strength() const {
  return found && found->half > 0 ? std::abs(found->difference) * 1000 / found->half : 0;
}

Parsed<Studies> read_studies(std::string_view table) {
  Studies studies;
  std::size_t number = 0;
  while (!table.empty()) {
    const std::size_t end = std::min(table.find('\n'), table.size());
    const std::string_view line = table.substr(0, end);
    table.remove_prefix(std::min(end + 1, table.size()));
    if (++number == 1 && line == head) continue;
    const std::optional<Row> row = fields_of(line);
    Studied studied;
    if (number == 1 || !row || !read_row(*row, studied))
      return ParseErrors{ParseError{Where{"", static_cast<LineNumber>(number), 1}, "a line of another table",
                                    fmt::format("a table of studies: {}", head)}};
    if (!studied.setting.value.empty()) add(studies, std::move(studied));
  }
  return studies;
}

std::vector<const Studied*> studies_of(const Studies& studies, const Setting& setting) {
  std::vector<const Studied*> of_it;
  for (const Studied& one : studies)
    if (one.setting == setting) of_it.push_back(&one);
  return of_it;
}

std::vector<StudiedReading> studied_readings(const Studies& studies, const Question& question) {
  std::vector<StudiedReading> readings;
  for (const Reading& reading : question.readings) {
    const std::vector<Setting> settings = settings_in(reading.setting);
    if (settings.size() != 1) continue;  // one option was changed at a time
    auto studied = studies_of(studies, settings.front());
    if (!studied.empty()) readings.push_back({&reading, settings.front(), std::move(studied)});
  }
  return readings;
}

std::string text_of(const Studied::Found& found) {
  return fmt::format("{} in {} of the deals instead of {} ({:+.1f} +- {:.1f})", title_of(found.measure),
                     percent(found.otherwise), percent(found.usual), percents(found.difference), percents(found.half));
}

std::string whose(std::span<const Studied* const> studied) {
  const auto deals = [](const Studied* a, const Studied* b) { return a->deals < b->deals; };
  const auto [fewest, most] = std::minmax_element(studied.begin(), studied.end(), deals);
  const std::string range = (*fewest)->deals == (*most)->deals
                                ? std::to_string((*fewest)->deals)
                                : fmt::format("{} to {}", (*fewest)->deals, (*most)->deals);
  return fmt::format("{} players, {} deals{}, {}", studied.front()->players, range,
                     studied.size() > 1 ? " of each" : "", studied.front()->date);
}

std::string summary_of(std::span<const Studied* const> studied) {
  const Studied* best = studied.front();
  std::size_t found = 0;
  Share at_most = 0;
  for (const Studied* one : studied) {
    if (one->strength() > best->strength()) best = one;
    if (one->found) ++found;
    else at_most = std::max(at_most, one->at_most);
  }
  const std::size_t others = studied.size() - found;
  if (found == 0)
    return fmt::format("no difference in who wins was found in {}, none larger than {} ({})",
                       studied.size() == 1 ? studied.front()->variant : games(studied.size()), percent(at_most),
                       whose(studied));
  std::string text = fmt::format("in {} {}; {}", best->variant, text_of(*best->found), whose(std::span(&best, 1)));
  if (found > 1) text += fmt::format("; a difference in {} more", games(found - 1));
  if (others > 0) text += fmt::format("; none was found in {}, none larger than {}", games(others), percent(at_most));
  return text;
}

json::Json of(const Studied& studied) {
  const auto millionths = [](Share share) { return share * 100; };
  json::Json object = {{"rules", studied.variant},
                       {"option", entry_of(studied.setting.option).name},
                       {"value", studied.setting.value},
                       {"players", studied.players},
                       {"deals", studied.deals},
                       {"date", studied.date},
                       {"another_winner", millionths(studied.another_winner)}};
  if (const auto& found = studied.found)
    object["found"] = {{"measure", found->measure},
                       {"usual", millionths(found->usual)},
                       {"otherwise", millionths(found->otherwise)},
                       {"difference", millionths(found->difference)},
                       {"half", millionths(found->half)}};
  else object["at_most"] = millionths(studied.at_most);
  const Studied* const one = &studied;
  object["says"] = studied.found ? fmt::format("{} ({})", text_of(*studied.found), whose(std::span(&one, 1)))
                                 : summary_of(std::span(&one, 1));
  return object;
}

}  // namespace casino::rulings
