#include "oracle/rulings/register.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "oracle/corpus/write.hpp"
#include "oracle/distinguish/play.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::distinguish {
namespace {

constexpr std::size_t most_bases = 5;

// How many of the option's clauses stand in the text of a variant.
int clauses_in_text(const OptionEntry& option, const VariantEntry& variant) {
  const Rules rules = variant.rules(Seats{variant.usual_seats});
  int count = 0;
  for (const std::string_view id : words_of(option.clauses)) {
    const ClauseList clauses = find_clauses(id);
    if (prefix_of(id) == own_prefix(variant) || (clauses.count > 0 && !alias_of(clauses.clauses[0], rules).empty()))
      ++count;
  }
  return count;
}

std::optional<Pair> pair_with(const VariantEntry& base, Seats seats, Option option, std::string_view value) {
  if (seats.count < base.fewest_seats || base.most_seats < seats.count) return std::nullopt;
  const Rules rules = base.rules(seats);
  const auto changed = rules_with(rules, option, value);
  return changed ? std::optional(Pair{rules, *changed}) : std::nullopt;
}

std::vector<Pair> pairs_with(const VariantEntry& base, Option option, std::string_view value) {
  return pairs_of([&](Seats seats) { return pair_with(base, seats, option, value); });
}

// "cards,spades,10D" -> "10D,spades,cards"
std::string backwards(std::string_view order) {
  std::string turned;
  for (std::size_t begin = 0; begin <= order.size();) {
    const std::size_t end = std::min(order.find(',', begin), order.size());
    turned.insert(0, std::string(order.substr(begin, end - begin)) + (turned.empty() ? "" : ","));
    begin = end + 1;
  }
  return turned;
}

// Whether nothing is changed in the variant but the option that is looked at.
bool is_plain(const VariantEntry& base, const Witness& witness) {
  return witness.pair.a == base.rules(witness.pair.a.seats);
}

}  // namespace

std::vector<std::string> values_registered(const OptionEntry& option) {
  if (option.kind == OptionKind::choice) return {option.values.begin(), option.values.end()};
  std::vector<std::string> values;
  const auto add = [&](std::string value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(std::move(value));
  };
  for (const VariantEntry& variant : variants())
    add(value_of(variant.rules(Seats{variant.usual_seats}), option.option));
  for (const ValueEntry& known : option.known)
    if (known.value != "*") add(std::string(known.value));
  if (values.size() == 1 && option.kind == OptionKind::number)
    values.push_back(std::to_string(values[0] == std::to_string(option.highest) ? option.lowest + 1 : option.highest));
  if (values.size() == 1 && option.kind == OptionKind::order) values.push_back(backwards(values[0]));
  return values;
}

std::vector<const VariantEntry*> bases_for(const OptionEntry& option, std::string_view value) {
  std::vector<const VariantEntry*> bases;
  for (const VariantEntry& variant : variants())
    if (!pairs_with(variant, option.option, value).empty()) bases.push_back(&variant);
  std::stable_sort(bases.begin(), bases.end(), [&](const VariantEntry* a, const VariantEntry* b) {
    return clauses_in_text(option, *a) > clauses_in_text(option, *b);
  });
  return bases;
}

std::optional<Witness> witness_in_corpus(const corpus::Corpus& corpus, const VariantEntry& base, Option option,
                                         std::string_view value) {
  std::vector<Witness> all;
  for (const corpus::CaseFile& file : corpus.files) {
    for (const corpus::Case& one : file.cases) {
      if (one.rules.variant != base.name || std::holds_alternative<corpus::PerftAsked>(one.asked)) continue;
      const auto changed = rules_with(one.rules, option, value);
      if (!changed) continue;
      const Pair pair{one.rules, *changed};
      if (const auto aspect = parting(pair, one.asked))
        all.push_back({pair, one.asked, size_of(pair.a, one.asked), *aspect, false, {}, 0});
    }
  }
  if (all.empty()) return std::nullopt;
  Witness best = *std::min_element(all.begin(), all.end(), [&](const Witness& a, const Witness& b) {
    return std::pair(!is_plain(base, a), a.size) < std::pair(!is_plain(base, b), b.size);
  });
  if (const auto* turns = std::get_if<corpus::TurnsAsked>(&best.asked)) {
    const corpus::Asked small = shrunk(best.pair, *turns);
    const auto aspect = parting(best.pair, small);
    if (aspect) best = {best.pair, small, size_of(best.pair.a, small), *aspect, false, {}, 0};
  }
  return best;
}

namespace {

// A variant, and what the corpus knows of the value in it.
struct Start {
  const VariantEntry* base;
  bool speaks_of_it;  // some clause of the option stands in its text
  std::optional<Witness> known;
  [[nodiscard]] bool is_known_in_variant() const { return known && is_plain(*base, *known); }
};

// Where a case shows the difference there is no doubt that it makes one: the smallest first, of variants whose text
// speaks of the option before others. Then come those of whose text most speaks of it.
std::vector<Start> starts_for(const OptionEntry& option, const std::string& value, const corpus::Corpus& corpus) {
  std::vector<Start> starts;
  for (const VariantEntry* base : bases_for(option, value))
    starts.push_back(
        {base, clauses_in_text(option, *base) > 0, witness_in_corpus(corpus, *base, option.option, value)});
  std::stable_sort(starts.begin(), starts.end(), [](const Start& a, const Start& b) {
    if (!a.is_known_in_variant() || !b.is_known_in_variant()) return a.is_known_in_variant();
    return std::pair(!a.speaks_of_it, a.known->size) < std::pair(!b.speaks_of_it, b.known->size);
  });
  return starts;
}

// The pairs whose rules have, beside the value, the options that a witness has set.
std::vector<Pair> pairs_like(const VariantEntry& base, const Witness& witness, Option option, std::string_view value) {
  const std::vector<Setting> settings = differing_settings(base.rules(witness.pair.a.seats), witness.pair.a);
  return pairs_of([&](Seats seats) -> std::optional<Pair> {
    const auto plain = pair_with(base, seats, option, value);
    if (!plain) return std::nullopt;
    const auto rules = rules_with_all(plain->a, settings);
    const auto changed = rules ? rules_with(*rules, option, value) : std::nullopt;
    if (!changed || rules->off != witness.pair.a.off) return std::nullopt;
    return Pair{*rules, *changed};
  });
}

constexpr double share_of_variants = 0.5;  // the rest is for the rules of a case

}  // namespace

Registered witness_for(const OptionEntry& option, const std::string& value, const corpus::Corpus& corpus,
                       const SearchBounds& search, Spent spent) {
  Registered one{option.option, value, {}, {}};
  const std::vector<Start> starts = starts_for(option, value, corpus);
  const auto search_until = [&](const std::vector<Pair>& pairs, double end, const std::optional<Witness>& known) {
    return distinguish(pairs, search, Share(spent, end), known);
  };
  const Start* with_settings = nullptr;  // the smallest case of other rules than a variant's
  for (const Start& start : starts)
    if (start.known && !start.is_known_in_variant() &&
        (with_settings == nullptr || start.known->size < with_settings->known->size))
      with_settings = &start;

  const double end = with_settings == nullptr ? 1 : share_of_variants;
  const std::size_t count = std::min(starts.size(), most_bases);
  for (std::size_t i = 0; i < count; ++i) {
    const Start& start = starts[i];
    const bool is_known = start.is_known_in_variant();
    const double until = is_known ? 1 : spent() + (end - spent()) / static_cast<double>(count - i);
    Distinction found =
        search_until(pairs_with(*start.base, option.option, value), until, is_known ? start.known : std::nullopt);
    if (!one.base.empty() && !found.witness) continue;
    one.base = start.base->name;
    one.found = std::move(found);
    if (one.found.witness) return one;
  }
  if (with_settings == nullptr) return one;
  one.base = with_settings->base->name;
  one.found = search_until(pairs_like(*with_settings->base, *with_settings->known, option.option, value), 1,
                           with_settings->known);
  return one;
}

std::string case_id(Option option, std::string_view value) {
  return fmt::format("W-{}-{}", entry_of(option).name, value);
}

json::Json case_of(const Registered& one) {
  const Witness& witness = *one.found.witness;
  const std::string title =
      fmt::format("{}: {} and {}", entry_of(one.option).name, value_of(witness.pair.a, one.option), one.value);
  const std::string why = fmt::format("{}; {}", text_of(witness.size),
                                      witness.is_smallest ? "none is smaller" : "the smallest that is known");
  return corpus::case_in_json({case_id(one.option, one.value), title, "", why}, witness.pair.a, witness.asked,
                              {witness.pair.b});
}

std::string bound_of(const Registered& one) {
  const std::string setting = fmt::format("{}={}", entry_of(one.option).name, one.value);
  if (one.base.empty()) return setting + "  every variant has it that can";
  return fmt::format("{}  {}: {}", setting, one.base, what_was_searched(one.found));
}

}  // namespace casino::distinguish
