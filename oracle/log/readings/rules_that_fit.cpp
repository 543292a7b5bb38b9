#include "oracle/log/readings/rules_that_fit.hpp"

#include <algorithm>
#include <utility>

#include "oracle/log/replay/recount.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::log {
namespace {

// A log of a small world is one of any variant in that world.
Rules in_the_world_of(Rules rules, const Rules& stated) {
  if (stated.pack == cards_of(stated.pack_kind)) return rules;
  rules.pack = stated.pack;
  rules.deal_hand = stated.deal_hand;
  rules.deal_table = stated.deal_table;
  return rules;
}

// A card of 1 to 3 points, each card of a suit or a rank of 1 or 2, most of a suit of 1 to 3.
std::vector<TableFit> tables_tried() {
  std::vector<TableFit> all;
  const auto add = [&](ScoreItem item, int most_points) {
    for (int points = 1; points <= most_points; ++points) {
      TableFit fit;
      TableRow row;
      row.item = item;
      row.points = static_cast<std::int16_t>(points);
      fit.table.push_back(row);
      all.push_back(fit);
      fit.has_no_spades = item == item_of_each(Suit::spades);
      if (fit.has_no_spades) all.push_back(fit);
    }
  };
  for (const Card card : cards_of(PackKind::standard52)) add(item_of(card), 3);
  for (unsigned suit = 0; suit < 4; ++suit) {
    add(item_of_each(static_cast<Suit>(suit)), 2);
    add(item_of_most(static_cast<Suit>(suit)), 3);
  }
  for (unsigned rank = 1; rank <= 13; ++rank) add(item_of_each(static_cast<Rank>(rank)), 2);
  return all;
}

// Points alone, and what hangs on them: turns are what they are, whatever they bring.
bool hangs_on_points(const Refutation& refutation) {
  Problem problem;
  problem.matter = refutation.matter;
  return is_about_points(problem);
}

}  // namespace

bool OptionFit::is_narrowed() const {
  return std::ranges::any_of(values, [](const ValueFit& value) { return value.refuted.has_value(); });
}

bool VariantFit::fits_with_one_change() const {
  if (!is_played_by_so_many) return false;
  return !tables.empty() || std::ranges::any_of(options, [](const OptionFit& option) {
    return std::ranges::any_of(option.values, [](const ValueFit& value) { return !value.refuted; });
  });
}

// A variant on which a log has been tried as it is.
struct Fitting::Tried {
  VariantFit* variant;
  Rules rules;
  std::optional<Refutation> problem;
};

Fitting::Fitting(Everyone everyone, std::size_t most_entries)
    : everyone_(std::move(everyone)), entries_left_(most_entries) {
  if (!everyone_)
    everyone_ = [](std::size_t pieces, const auto& work) {
      for (std::size_t piece = 0; piece < pieces; ++piece) work(piece);
    };
  std::vector<OptionFit> tried;
  for (const OptionEntry& option : options()) {
    OptionFit& fit = tried.emplace_back(OptionFit{option.option, {}});
    for (const std::string& value : values_tried(option)) fit.values.push_back({value, false, {}});
  }
  for (const VariantEntry& variant : casino::variants())
    variants_.push_back({&variant, {}, true, tried, tables_tried()});
}

// Reckoned beforehand, so that it is the same however the work is shared.
std::size_t Fitting::entries_to_play(const Log& log) const {
  std::size_t rules = 0;
  for (const VariantFit& variant : variants_) {
    if (!variant.is_played_by_so_many) continue;
    for (const OptionFit& option : variant.options)
      rules += static_cast<std::size_t>(std::ranges::count_if(
          option.values, [](const ValueFit& value) { return !value.refuted && !value.is_default; }));
    rules += 1 + variant.tables.size();
  }
  std::size_t entries = 1;
  for (const Deal& deal : log.deals) entries += 1 + deal.entries.size();
  return entries * rules;
}

void Fitting::add(const Log& log) {
  ++logs_;
  const std::size_t due = entries_to_play(log);
  if (due > entries_left_) {
    ++logs_left_out_;
    return;
  }
  entries_left_ -= due;
  std::vector<Tried> all;
  for (VariantFit& variant : variants_) {
    const auto rules = rules_of(variant.variant->name, log.rules.rules.seats);
    if (!rules) variant.is_played_by_so_many = false;
    if (variant.is_played_by_so_many) all.push_back({&variant, in_the_world_of(*rules, log.rules.rules), {}});
  }
  for (Tried& tried : all) {
    tried.problem = against(tried.rules, log);
    if (!tried.variant->refuted) tried.variant->refuted = tried.problem;
  }
  const std::size_t options_of_each = options().size();
  everyone_(all.size() * (options_of_each + 1), [&](std::size_t piece) {
    const Tried& tried = all[piece / (options_of_each + 1)];
    const std::size_t option = piece % (options_of_each + 1);
    if (option < options_of_each) narrow(tried, tried.variant->options[option], log);
    else narrow_tables(tried, log);
  });
}

void Fitting::narrow(const Tried& tried, OptionFit& option, const Log& log) const {
  const std::string own = value_of(tried.rules, option.option);
  for (std::size_t i = option.values.size(); i-- > 0;) {
    ValueFit& value = option.values[i];
    value.is_default = value.value == own;
    if (value.refuted) continue;
    Rules changed = tried.rules;
    const bool is_none = set_value(changed, option.option, value.value) || contradiction(changed);
    if (value.is_default) value.refuted = tried.problem;
    else if (is_none) option.values.erase(option.values.begin() + static_cast<std::ptrdiff_t>(i));
    else value.refuted = against(changed, log);
  }
}

// Rows that explain nothing, for the variant has the cards otherwise or the points anyway, are left out as well.
void Fitting::narrow_tables(const Tried& tried, const Log& log) const {
  std::erase_if(tried.variant->tables, [&](const TableFit& fit) {
    if (tried.problem && !hangs_on_points(*tried.problem)) return true;
    Rules changed = tried.rules;
    changed.scoring = fit.table;
    if (fit.has_no_spades) changed.score_spades = 0;
    return contradiction(changed) || against(changed, log);
  });
}

// Nothing: the log holds, as far as anybody can know.
std::optional<Refutation> Fitting::against(const Rules& rules, const Log& log) const {
  const Report report = validate(rules, log, Detail::verdicts);
  for (const Problem& problem : report.problems) {
    if (problem.weight != Weight::problem) continue;
    Refutation refutation{logs_, problem.place, problem.deal_number, problem.turn, problem.matter, {}};
    if (!problem.findings.empty()) refutation.clause = problem.findings.front().clause;
    return refutation;
  }
  return std::nullopt;
}

bool Fitting::something_fits() const {
  return std::ranges::any_of(
      variants_, [](const VariantFit& variant) { return variant.fits() || variant.fits_with_one_change(); });
}

}  // namespace casino::log
