#include "oracle/rulesets/dialect.hpp"

#include <algorithm>

#include "oracle/json/clauses.hpp"
#include "oracle/json/options.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino::json {
namespace {

const NamedRules* read_base(const Members& members, std::span<const NamedRules> known) {
  const auto at = members.require("base", "the variant or dialect that this one differs from");
  const auto place = at ? at->choice("a variant or dialect", names_of(known)) : std::nullopt;
  return place ? &known[*place] : nullptr;
}

std::string read_text(const Members& members, std::string_view key, std::string_view expected) {
  const auto at = members.require(key, expected);
  const auto text = at ? at->text(expected) : std::nullopt;
  if (text && text->empty()) at->refuse(std::string(expected));
  return std::string(text.value_or(""));
}

bool is_a_name(std::string_view name) {
  return !name.empty() && name.front() != '-' && std::all_of(name.begin(), name.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
}

void read_seats(const Cursor& at, NamedRules& dialect) {
  const auto count = at.integer(dialect.fewest_seats, dialect.most_in_theory());
  if (!count) return;
  const auto seats = static_cast<std::uint8_t>(*count);
  dialect.fewest_seats = dialect.most_seats = dialect.usual_seats = seats;
}

void read_settings(const Cursor& at, NamedRules& dialect) {
  Rules rules = dialect.usual_rules();
  read_options(at, rules);
  if (at.node().as_object() == nullptr) return;
  for (const Member& member : *at.node().as_object())
    if (const OptionEntry* option = find_option(member.key))
      dialect.settings.push_back({option->option, value_of(rules, option->option)});
}

// Its rows are held against the options that it has in the end, with the usual number of players: they are the same
// with any.
void read_table(const Cursor& at, NamedRules& dialect) {
  const std::size_t faults = at.faults();
  Rules rules = dialect.usual_rules();
  read_scoring(at, rules);
  dialect.scoring = rules.scoring;
  if (at.faults() == faults) refuse_faulty_row(at, rules);
}

void read_off(const Cursor& at, NamedRules& dialect) {
  const ClauseSet own = read_clauses(at);
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (own.contains(Clause{i})) dialect.off.insert(Clause{i});
}

bool is_switched_off(const Node* off, std::string_view clause) {
  if (off == nullptr || off->as_list() == nullptr) return false;
  return std::any_of(off->as_list()->begin(), off->as_list()->end(),
                     [&](const Node& one) { return one.as_text() != nullptr && *one.as_text() == clause; });
}

// Reasons are for what the dialect itself says.
void read_why(const Cursor& at, const Node& document, NamedRules& dialect) {
  const Node* options = document.find("options");
  for (const auto& [key, value] : named_members(at, "an object with options as keys")) {
    const bool is_said = (options != nullptr && options->find(key) != nullptr) ||
                         (key == scoring_key && document.find(scoring_key) != nullptr) ||
                         is_switched_off(document.find("off"), key);
    if (!is_said) value.refuse("a reason for " + shown(Node{std::string(key)}), "an option or clause that is set here");
    if (const auto reason = value.text("a reason, as a text")) dialect.why.emplace_back(key, *reason);
  }
}

void refuse_contradictions(const Cursor& at, const NamedRules& dialect) {
  for (std::uint8_t seats = dialect.fewest_seats; seats <= dialect.most_seats; ++seats)
    if (const auto why = contradiction(dialect.rules(Seats{seats})))
      return at.refuse("rules that contradict themselves with " + std::to_string(seats) + " seats: " + *why,
                       "rules that can be played");
}

bool is_the_same(const NamedRules& a, const NamedRules& b) {
  return a.base == b.base && a.settings == b.settings && a.off == b.off && a.scoring == b.scoring &&
         a.fewest_seats == b.fewest_seats && a.most_seats == b.most_seats;
}

void refuse_name(const Members& members, const NamedRules& dialect, std::span<const NamedRules> known) {
  const auto at = members.find("name");
  if (!at || dialect.name.empty()) return;
  if (!is_a_name(dialect.name)) at->refuse("a name of small letters, digits and hyphens");
  for (const NamedRules& other : known)
    if (other.name == dialect.name && !is_the_same(other, dialect))
      at->refuse("the name " + shown(at->node()), std::string("a name that no other has: there is a ") +
                                                      (other.is_dialect() ? "dialect" : "variant") + " of that name");
}

}  // namespace

bool is_dialect(const Node& node) { return node.find("format") != nullptr; }

NamedRules read_dialect(const Cursor& at, std::span<const NamedRules> known) {
  const Members members(at, "a dialect", dialect_keys);
  const std::size_t faults = at.faults();
  constexpr std::array formats{dialect_format};
  if (const auto format = members.require("format", "\"casino-dialect/1\""))
    static_cast<void>(format->choice("a format that is known", formats));
  const std::string name = read_text(members, "name", "the name of the dialect");
  const std::string title = read_text(members, "title", "a title for people");
  const std::string source = read_text(members, "source", "where it was met");
  const NamedRules* base = read_base(members, known);
  if (base == nullptr) return {};

  NamedRules dialect = *base;
  dialect.name = name;
  dialect.title = title;
  dialect.source = source;
  dialect.base = base->name;
  dialect.settings_below = dialect.settings.size();
  dialect.why.clear();
  if (const auto seats = members.find("seats")) read_seats(*seats, dialect);
  if (const auto options = members.find("options")) read_settings(*options, dialect);
  if (const auto scoring = members.find(scoring_key)) read_table(*scoring, dialect);
  if (const auto off = members.find("off")) read_off(*off, dialect);
  if (const auto why = members.find("why")) read_why(*why, at.node(), dialect);
  if (at.faults() == faults) refuse_contradictions(members.find("options").value_or(at), dialect);
  refuse_name(members, dialect, known);
  return dialect;
}

}  // namespace casino::json
