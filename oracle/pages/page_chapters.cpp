#include "oracle/pages/page_chapters.hpp"

#include <algorithm>

#include "oracle/explain/explanation.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/silences.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// The variant in whose text an ID stands.
const VariantEntry* home_of(std::string_view id) {
  for (const VariantEntry& variant : variants())
    if (own_prefix(variant) == prefix_of(id)) return &variant;
  return nullptr;
}

// An option can come to what a clause says: then the clause says it.
void say_nothing_twice(std::vector<PageRule>& rules) {
  const std::vector<PageRule> all = rules;
  std::erase_if(rules, [&](const PageRule& one) {
    const auto is_the_same = [&](const PageRule& other) { return other.sentence == one.sentence; };
    return one.source.empty() && std::count_if(all.begin(), all.end(), is_the_same) > 1;
  });
}

class PageChapters {
 public:
  PageChapters(const NamedRules& game, Seats seats) : game_(game), variant_(*game.variant), rules_(game.rules(seats)) {
    for (const ChapterEntry& entry : chapters) chapters_.push_back({entry.chapter, {}, {}, {}});
  }

  std::vector<PageChapter> made() {
    for (const bool inherited : {false, true})
      for (const bool changed : {false, true}) add_clauses(inherited, changed);
    add_options();
    for (const StatedVariation& more : stated_variations)
      if (more.variant == variant_.name)
        chapter(more.chapter)
            .variations.push_back({std::string(more.sentence),
                                   std::string(more.label),
                                   std::string(more.source),
                                   ClauseKind::permission,
                                   false,
                                   all_clauses.size(),
                                   {}});
    for (PageChapter& one : chapters_) {
      std::ranges::stable_sort(one.rules, [](const PageRule& a, const PageRule& b) { return a.order < b.order; });
      say_nothing_twice(one.rules);
    }
    return std::move(chapters_);
  }

 private:
  PageChapter& chapter(Chapter chapter) { return chapters_[static_cast<std::size_t>(chapter)]; }

  // The rules, with as many seats if possible, in whose text an ID stands.
  [[nodiscard]] Rules home_rules(std::string_view id) const {
    const VariantEntry* home = home_of(id);
    if (home == nullptr) return rules_;
    const std::optional<Rules> rules = rules_of(home->name, rules_.seats);
    return rules ? *rules : find_named_rules(home->name)->usual_rules();
  }

  // The options that decide what a clause says.
  [[nodiscard]] std::vector<const OptionEntry*> options_of(Clause clause) const {
    std::vector<const OptionEntry*> named;
    for (const OptionEntry& option : options())
      if (explain::names_clause(option.clauses, clause) && !explain::names_clause(option.not_said_by, clause) &&
          !(option.option == Option::endgame_restrictions && is_listed(said_of_every_restriction, entry_of(clause).id)))
        named.push_back(&option);
    return named;
  }

  // Whether a clause is otherwise here than where it was written.
  [[nodiscard]] bool is_changed(Clause clause) const {
    const Rules home = home_rules(entry_of(clause).id);
    const std::vector<const OptionEntry*> named = options_of(clause);
    return std::ranges::any_of(named, [&](const OptionEntry* option) {
      return value_of(rules_, option->option) != value_of(home, option->option);
    });
  }

  [[nodiscard]] static bool is_about_how_many_play(std::string_view id) {
    return id == "AA-PLY-1" || id == "TUX-PLY-1";
  }
  [[nodiscard]] bool is_for_others_than_its_variant() const {
    const bool are_more = game_.most_seats > variant_.most_seats;  // of them the clause itself tells
    return !are_more && (game_.fewest_seats != variant_.fewest_seats || game_.most_seats != variant_.most_seats);
  }

  [[nodiscard]] bool is_moot(std::string_view id) const { return is_about_nothing(rules_, id); }

  // Where nobody has a partner nothing is said of them but that there are none.
  [[nodiscard]] bool is_moot(const OptionEntry& option) const {
    const bool is_about_nobody =
        option.is_about_partners && option.option != Option::seats_sides && !has_partners(rules_);
    return is_about_nobody || !option.decides(rules_);
  }

  [[nodiscard]] bool is_about_partners_that_nobody_has(std::string_view id) const {
    if (has_partners(rules_)) return false;
    const bool can_be_four = can_make_sides(variant_) && game_.most_seats >= 4;
    return is_listed(partner_clauses, id) || (id == sides_clause && !can_be_four);
  }

  // A western game takes from Swazi Casino no more than the values of the cards.
  [[nodiscard]] bool is_foreign(std::string_view id) const {
    return rules_.steal_use == StealUse::never && is_listed(african_clauses, id);
  }

  // Whether the variant's own text has another clause in the place of this one.
  [[nodiscard]] bool is_replaced(Clause clause) const {
    return std::ranges::any_of(replaced_clauses, [&](const Replaced& replaced) {
      return replaced.clause == clause && prefix_of(entry_of(replaced.by).id) == own_prefix(variant_);
    });
  }

  // What the variant's own text says, or what it leaves to the older ones.
  void add_clauses(bool inherited, bool changed) {
    for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
      const Clause clause{i};
      const std::string_view label = label_of(rules_, clause);
      if (!plays_by(variant_, prefix_of(label))) continue;
      if ((prefix_of(label) == own_prefix(variant_)) != inherited && is_changed(clause) == changed)
        add_clause(clause, label, inherited);
    }
  }

  // AA-SCO-7, SWZ-SCO-6: what a deal is worth follows from its items. Where these are others, so is the sum.
  [[nodiscard]] bool is_another_sum(const ClauseEntry& entry) const {
    return entry.derived && entry.kind == ClauseKind::score &&
           worth_of_a_deal(rules_) != worth_of_a_deal(variant_.rules(rules_.seats));
  }

  void add_clause(Clause clause, std::string_view label, bool inherited) {
    const ClauseEntry& entry = entry_of(clause);
    const bool is_moot_here = is_moot(entry.id);
    if (rules_.off.contains(clause)) return;  // nobody keeps to it
    if (is_another_sum(entry)) return;
    if (inherited && (entry.derived || is_moot_here || is_foreign(entry.id) || is_replaced(clause))) return;
    if (is_about_partners_that_nobody_has(entry.id)) return;
    const std::optional<std::string_view> reworded = said_on_a_page(clause, rules_);
    const Statement statement = statement_of(clause, rules_);
    const std::string_view stated = statement.holds ? std::string_view(statement.text) : entry.statement;
    PageRule rule{reworded ? std::string(*reworded) : as_a_rule(stated),
                  std::string(label),
                  std::string(source_of(clause, rules_)),
                  entry.kind,
                  inherited,
                  clause.index,
                  entry.id};
    if (inherited) name_what_says_otherwise(rule);
    if (!reworded && is_changed(clause)) return add_changed(clause, rule);
    PageChapter& here = chapter(chapter_of(entry.id));
    if (is_moot_here || is_a_variation(reworded.value_or(stated))) {
      if (inherited) return;
      if (!reworded) rule.sentence = stated;
      here.variations.push_back(rule);
      return;
    }
    if (!reworded && !statement.holds) return;
    if (is_about_how_many_play(entry.id) && is_for_others_than_its_variant())
      rule.sentence = as_sentence(players_of(game_) + " play");
    if (!rule.sentence.empty()) (entry.derived ? here.follows : here.rules).push_back(rule);
    for (const OptionEntry* option : options_of(clause)) note(*option);
    for (const OptionEntry& option : options())
      if (option.said_by == entry.id) note(option);
    add_readings(rule, here.rules);
  }

  // An option whose sentence is told as the clause's: where that is another than the older text has, it does not stand
  // there.
  void name_what_says_otherwise(PageRule& rule) {
    const Rules home = home_rules(rule.label);
    for (const OptionEntry& option : options()) {
      if (option.said_by.empty() || !is_listed(words_of(option.not_said_by), rule.clause)) continue;
      if (value_of(rules_, option.option) == value_of(home, option.option)) continue;
      rule.label = option.name;
      rule.source.clear();
    }
  }

  // What the clause's own text leaves to a reading, and the reading that is taken.
  void add_readings(const PageRule& rule, std::vector<PageRule>& rules) {
    for (const OptionEntry& option : options()) {
      if (option.left_open_by != rule.clause || is_moot(option)) continue;
      PageRule reading = rule;
      reading.sentence = meaning_of(option, value_of(rules_, option.option));
      reading.label = option.name;
      reading.source.clear();
      reading.option = &option;
      rules.push_back(reading);
      note(option);
    }
  }

  // What is left of the clause, and what its options are here.
  void add_changed(Clause clause, const PageRule& rule) {
    std::vector<PageRule>& rules = chapter(chapter_of(entry_of(clause).id)).rules;
    for (const Remainder& remainder : remainders) {
      if (remainder.clause != clause || is_moot(entry_of(clause).id)) continue;
      rules.push_back(rule);
      rules.back().sentence = remainder.sentence;
      rules.back().is_remainder = true;
    }
    const Rules home = home_rules(rule.label);
    for (const OptionEntry* option : options_of(clause)) {
      const std::string value = value_of(rules_, option->option);
      const bool is_as_there = value_of(home, option->option) == value;
      // What some people do elsewhere is no source of what is done here.
      if (rule.is_inherited && is_as_there && is_a_variation(entry_of(clause).statement)) continue;
      PageRule of_option = rule;
      of_option.kind = ClauseKind::computation;
      of_option.sentence = meaning_of(*option, value);
      of_option.option = option;
      const bool is_said_there = !rule.is_inherited || is_as_there;
      if (!is_said_there) of_option.label = option->name;
      if (!is_said_there) of_option.source.clear();
      const bool is_in_the_table =
          option->option == Option::score_cards_rule || option->option == Option::score_spades_rule;
      std::vector<PageRule>& where = is_said_there ? rules : chapter(chapter_of(*option)).rules;
      if (!of_option.sentence.empty() && !is_noted(*option) && !is_moot(*option) && !is_in_the_table)
        where.push_back(of_option);
      note(*option);
    }
  }

  // What is otherwise than in the older text, and that no clause has said.
  void add_options() {
    const Rules older = home_rules("AA-");
    for (const OptionEntry& option : options()) {
      const std::string value = value_of(rules_, option.option);
      if (is_noted(option) || is_moot(option) || option.group == "Scoring" || value == value_of(older, option.option))
        continue;
      const std::string sentence = meaning_of(option, value);
      if (sentence.empty()) continue;
      PageRule rule{sentence, std::string(option.name), "", ClauseKind::computation, false, all_clauses.size(), {}};
      rule.option = &option;
      chapter(chapter_of(option)).rules.push_back(rule);
    }
  }

  void note(const OptionEntry& option) {
    if (!is_noted(option)) noted_.push_back(option.option);
  }
  [[nodiscard]] bool is_noted(const OptionEntry& option) const {
    return std::ranges::find(noted_, option.option) != noted_.end();
  }

  const NamedRules& game_;
  const VariantEntry& variant_;
  Rules rules_;
  std::vector<PageChapter> chapters_;
  std::vector<Option> noted_;  // options of which a clause or a sentence tells
};

}  // namespace

std::string_view label_of(const Rules& rules, Clause clause) {
  const std::string_view alias = alias_of(clause, rules);
  return alias.empty() ? entry_of(clause).id : alias;
}

std::vector<PageChapter> page_chapters_of(const NamedRules& game) {
  return page_chapters_of(game, Seats{game.usual_seats});
}

std::vector<PageChapter> page_chapters_of(const NamedRules& game, Seats seats) {
  return PageChapters(game, seats).made();
}

}  // namespace casino::pages
