#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

struct RulesCompare {
  Session& session;
  std::vector<std::string> names;
  int seats = 0;
  bool all = false;
};

// One ruleset of those compared.
struct Column {
  std::string name;
  Rules rules;
  [[nodiscard]] std::string heading() const { return fmt::format("{} ({})", name, rules.seats.count); }
};

// What one option, or what is switched off, is in each ruleset.
struct Row {
  std::string_view group;
  std::string_view name;
  std::vector<std::string> values;  // by column
  [[nodiscard]] bool differs() const {
    return std::any_of(values.begin(), values.end(), [&](const std::string& value) { return value != values.front(); });
  }
};

// With the seats asked for, where so many can play it.
Column column_of(const std::string& name, int seats) {
  RulesChoice choice;
  choice.name = name;
  const NamedRules* named = find_named_rules(name);
  if (named != nullptr && named->can_seat(seats)) choice.seats = seats;
  return {plain_line(name), rules_of(choice)};
}

std::vector<Column> columns_of(const RulesCompare& compare) {
  std::vector<Column> columns;
  for (const std::string& name : compare.names) columns.push_back(column_of(name, compare.seats));
  if (columns.size() == 1) throw Unusable("compare: name two rules or more, or none to compare all variants");
  if (!columns.empty()) return columns;
  for (const NamedRules& named : all_named_rules())
    if (!named.is_dialect()) columns.push_back(column_of(named.name, compare.seats));
  return columns;
}

std::string off_of(const Rules& rules) {
  std::string list;
  for (const json::Json& id : json::of(rules.off)) list += (list.empty() ? "" : " ") + id.get<std::string>();
  return list.empty() ? "none" : list;
}

std::vector<Row> rows_of(const std::vector<Column>& columns, bool all) {
  std::vector<Row> rows;
  const auto add = [&](Row row, auto value) {
    for (const Column& column : columns) row.values.push_back(value(column.rules));
    if (all || row.differs()) rows.push_back(std::move(row));
  };
  for (const OptionEntry& option : options())
    add({option.group, option.name, {}}, [&](const Rules& rules) { return value_of(rules, option.option); });
  add({"Scoring table", "scoring", {}}, [](const Rules& rules) { return casino::text_of(rules.scoring); });
  add({"Clauses", "switched off", {}}, [](const Rules& rules) { return off_of(rules); });
  return rows;
}

json::Json comparison_in_json(const std::vector<Column>& columns, const std::vector<Row>& rows) {
  json::Json table = {{"rules", json::Json::array()}, {"rows", json::Json::array()}};
  for (const Column& column : columns)
    table["rules"].push_back(
        {{"name", column.name}, {"variant", column.rules.variant}, {"seats", column.rules.seats.count}});
  for (const Row& row : rows)
    table["rows"].push_back({{"option", row.name}, {"group", row.group}, {"values", row.values}});
  return table;
}

// ---- Text

constexpr std::size_t widest_table = 120;
constexpr std::size_t gap = 2;

// How wide each column has to be, that of the options' names first.
std::vector<std::size_t> widths_of(const std::vector<Column>& columns, const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(columns.size() + 1);
  const auto hold = [&](std::size_t column, std::size_t width) {
    widths[column] = std::max(widths[column], width + gap);
  };
  for (std::size_t i = 0; i < columns.size(); ++i) hold(i + 1, columns[i].heading().size());
  for (const Row& row : rows) {
    hold(0, row.name.size());
    for (std::size_t i = 0; i < row.values.size(); ++i) hold(i + 1, row.values[i].size());
  }
  return widths;
}

std::string cell(std::string_view text, std::size_t width) { return fmt::format("{:<{}}", text, width); }

// Side by side.
void print_beside(Session& session, const std::vector<Column>& columns, const std::vector<Row>& rows,
                  const std::vector<std::size_t>& widths) {
  const Look look = session.look();
  std::string heading = cell("", widths[0]);
  for (std::size_t i = 0; i < columns.size(); ++i)
    heading += i + 1 == columns.size() ? columns[i].heading() : cell(columns[i].heading(), widths[i + 1]);
  session.out.line("{}", look.strong(heading));
  std::string_view group;
  for (const Row& row : rows) {
    if (row.group != group) session.out.line("{}", look.faint(group = row.group));
    std::string line = cell(row.name, widths[0]);
    for (std::size_t i = 0; i < row.values.size(); ++i)
      line += i + 1 == row.values.size() ? row.values[i] : cell(row.values[i], widths[i + 1]);
    session.out.line("{}", line);
  }
}

// Too many to stand side by side: each value, and who has it.
void print_by_value(Session& session, const std::vector<Column>& columns, const std::vector<Row>& rows) {
  const Look look = session.look();
  std::string_view group;
  for (const Row& row : rows) {
    if (row.group != group) session.out.line("{}", look.faint(group = row.group));
    session.out.line("  {}", look.strong(row.name));
    std::vector<std::string> reported;
    for (const std::string& value : row.values) {
      if (std::find(reported.begin(), reported.end(), value) != reported.end()) continue;
      reported.push_back(value);
      std::string who;
      for (std::size_t i = 0; i < columns.size(); ++i)
        if (row.values[i] == value) who += (who.empty() ? "" : ", ") + columns[i].name;
      session.out.line("    {:<28}  {}", value, who);
    }
  }
}

void print_text(Session& session, const std::vector<Column>& columns, const std::vector<Row>& rows) {
  if (rows.empty()) return session.out.line("They do not differ in any option.");
  const std::vector<std::size_t> widths = widths_of(columns, rows);
  std::size_t width = 0;
  for (const std::size_t one : widths) width += one;
  if (width - gap <= widest_table) print_beside(session, columns, rows, widths);
  else print_by_value(session, columns, rows);
}

void compare(const RulesCompare& compare) {
  const std::vector<Column> columns = columns_of(compare);
  const std::vector<Row> rows = rows_of(columns, compare.all);
  if (compare.session.as_json) print(compare.session, formats::rules_comparison, comparison_in_json(columns, rows));
  else print_text(compare.session, columns, rows);
}

}  // namespace

void add_rules_compare(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<RulesCompare>(RulesCompare{.session = session});
  CLI::App& verb = add_verb(rules, "compare", "Rules side by side, option by option: where they differ", session,
                            {"casino rules compare anglo-american swazi", "casino rules compare --seats 4",
                             "casino rules compare swazi mine.json --all --json"});
  verb.add_option("name", asked->names, "Variants, dialects or files with rules (as --rules); all variants if none");
  add_number(verb, "--seats", asked->seats, "How many play, where so many can (default: as many as usual in each)", 2,
             max_seats);
  verb.add_flag("--all", asked->all, "Also the options in which they do not differ");
  verb.callback([asked] { compare(*asked); });
}

}  // namespace casino::cli
