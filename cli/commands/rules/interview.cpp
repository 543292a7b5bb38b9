#include "cli/commands/rules/interview.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/choices.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using rulings::Choice;

class Interview {
 public:
  Interview(Session& session, Draft& draft) : session_(session), draft_(draft), input_("-") {}

  void run(bool asks_for_the_game) {
    if (asks_for_the_game) ask_for_the_game();
    if (draft_.title.empty()) draft_.title = answer("What do people call it", draft_.name);
    if (draft_.source.empty()) draft_.source = answer("Where is it played", "our table");
    session_.out.line("\nWhat is otherwise with you? Part by part, as {} has it. Enter leaves it so.\n",
                      draft_.rules.name);
    ask_for_choices();
  }

 private:
  // What is typed; `usual` for Enter alone.
  std::string answer(std::string_view question, std::string_view usual) {
    session_.out.write(shown("{} [{}]: ", question, usual));
    session_.out.flush();
    const std::optional<Input::Line> line = input_.line();
    if (!line) throw Unusable("nobody answers any more: nothing was written");
    const std::string_view typed = trimmed(line->text);
    return std::string(typed.empty() ? usual : typed);
  }

  void ask_for_the_game() {
    for (;;) {
      const std::string name = answer("Which game is it nearest to? (?: all of them)", draft_.rules.name);
      if (const NamedRules* named = find_named_rules(in_small_letters(name))) {
        draft_.rules.name = named->name;
        return ask_for_seats(*named);
      }
      if (name != "?") session_.out.line("No game \"{}\"{}.", name, nearest_phrase(name, names_of(all_named_rules())));
      if (name != "?") continue;
      for (const NamedRules& named : all_named_rules()) session_.out.line("  {:<20}  {}", named.name, named.title);
    }
  }

  void ask_for_seats(const NamedRules& named) {
    if (draft_.rules.seats != 0 || named.fewest_seats == named.most_seats) return;
    for (;;) {
      const std::string typed = answer(fmt::format("How many play it? ({}, or any)", seats_of(named)), "any");
      if (typed == "any") return;
      const int count = number_in(typed);
      if (count >= named.fewest_seats && count <= named.most_seats) {
        draft_.rules.seats = count;
        return;
      }
    }
  }

  // -1: it is none.
  static int number_in(std::string_view typed) {
    int number = -1;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    return error == std::errc{} && end == typed.data() + typed.size() ? number : -1;
  }

  // ---- Part by part

  // For each number of players who are meant.
  std::vector<Rules> rules_so_far() {
    return draft_.rules.seats == 0 ? rules_for_all() : std::vector{rules_of(draft_.rules)};
  }

  std::vector<Rules> rules_for_all() {
    std::vector<Rules> all;
    RulesChoice choice = draft_.rules;
    const NamedRules& named = *find_named_rules(choice.name);
    for (choice.seats = named.fewest_seats; choice.seats <= named.most_seats; ++choice.seats)
      all.push_back(rules_of(choice));
    return all;
  }

  void ask_for_choices() {
    const corpus::Corpus witnesses = load_witnesses(session_);
    const std::vector<Choice> choices = rulings::choices_in(rules_so_far(), rules_for_all(), witnesses);
    for (auto first = choices.begin(); first != choices.end();) {
      const std::string_view group = entry_of(first->option).group;
      const auto end =
          std::find_if(first, choices.end(), [&](const Choice& one) { return entry_of(one.option).group != group; });
      show_group(group, {first, end});
      if (is_yes(answer("Is any of this otherwise with you? (y, n; q: that is all)", "n")))
        std::for_each(first, end, [&](const Choice& one) { ask_for(one); });
      if (!is_over_ && group == entry_of(Option::score_cards).group) ask_for_points();
      if (is_over_) return;
      first = end;
    }
  }

  bool is_yes(const std::string& typed) {
    is_over_ = typed == "q";
    return typed.starts_with('y') || typed.starts_with('Y');
  }

  void show_group(std::string_view group, const std::vector<Choice>& choices) {
    session_.out.line("{}", session_.look().strong(group));
    for (const Choice& choice : choices) session_.out.line("  {}", sentence_of(choice.option, choice.usual));
  }

  static std::string sentence_of(Option option, const std::string& value) {
    const OptionEntry& entry = entry_of(option);
    const std::string sentence = meaning_of(entry, value);
    return sentence.empty() ? fmt::format("{}: {}", entry.help, value) : sentence;
  }

  void ask_for(const Choice& choice) {
    if (is_over_) return;
    const OptionEntry& option = entry_of(choice.option);
    session_.out.line("\n{}: {}", session_.look().strong(option.name), option.help);
    session_.out.line("   {:>2}  {}", 1, sentence_of(choice.option, choice.usual));
    const bool is_listed = option.kind != OptionKind::number || choice.others.size() < most_listed;
    if (is_listed)
      for (std::size_t i = 0; i < choice.others.size(); ++i)
        session_.out.line("   {:>2}  {}", i + 2, sentence_of(choice.option, choice.others[i].value));
    else
      session_.out.line("    or any number from {} to {}, as ={}", option.first_number(), option.highest,
                        option.highest);
    for (;;) {
      const std::string typed = answer("Which? (a number; ?: where it matters; q: that is all)", "1");
      if (typed == "1") return;
      if (typed == "q") is_over_ = true;
      if (is_over_) return;
      if (typed == "?") show(choice);
      else if (take(choice, value_typed(choice, typed))) return;
    }
  }

  // By its number in the list, or itself behind a sign.
  static std::string value_typed(const Choice& choice, const std::string& typed) {
    if (typed.starts_with('=')) return typed.substr(1);
    const int number = number_in(typed);
    const auto place = static_cast<std::size_t>(number - 2);
    return number >= 2 && place < choice.others.size() ? choice.others[place].value : typed;
  }

  bool take(const Choice& choice, const std::string& value) {
    const std::string_view name = entry_of(choice.option).name;
    if (!fits(draft_.rules.options, fmt::format("{}={}", name, value))) return false;
    ask_for_a_reason(name);
    return true;
  }

  // Said beside the rest, or taken back with what is wrong with it.
  bool fits(std::vector<std::string>& said, const std::string& more) {
    said.push_back(more);
    try {
      static_cast<void>(rules_so_far());
      return true;
    } catch (const Unusable& why) {
      said.pop_back();
      session_.out.line("{}", why.what());
      return false;
    }
  }

  void ask_for_a_reason(std::string_view about) {
    if (const std::string reason = answer("Why?", "no reason"); reason != "no reason")
      draft_.why.emplace_back(about, reason);
  }

  // ---- Points that no option gives

  void ask_for_points() {
    const std::string now = text_of(rules_so_far().front().scoring);
    session_.out.line("{}\n  Points for any card, each card of a suit or rank, or most of a suit: {}",
                      session_.look().strong("Scoring table"), now);
    if (!is_yes(answer("Is any of this otherwise with you? (y, n; q: that is all)", "n"))) return;
    session_.out.line(
        "Row by row, in place of these: \"JS 2\", \"each spade 1\", \"each jack 3\", \"most hearts 2 shared\".");
    std::vector<std::string>& rows = draft_.rules.scoring;
    for (;;) {
      const std::string typed = answer("Points for? (q: that is all)", rows.empty() ? now : "no more");
      is_over_ = typed == "q";
      if (is_over_ || typed == now || typed == "no more") break;
      if (fits(rows, typed)) session_.out.line("   {}", sentence_of_row(rules_so_far().front().scoring));
    }
    if (!rows.empty()) ask_for_a_reason(json::scoring_key);
  }

  static std::string sentence_of_row(const ScoringTable& table) {
    return table.empty() ? "There is no scoring table." : casino::sentence_of(table, table[table.size() - 1]);
  }

  void show(const Choice& choice) {
    const auto shown = std::find_if(choice.others.begin(), choice.others.end(),
                                    [](const Choice::Other& other) { return other.shown.has_value(); });
    const distinguish::Names names{"with " + choice.usual, "with " + shown->value};
    print_lines(session_, distinguish::lines_of(*shown->shown, names, session_.look().style));
  }

  static constexpr std::size_t most_listed = 12;

  Session& session_;
  Draft& draft_;
  Input input_;
  bool is_over_ = false;
};

}  // namespace

void interview(Session& session, Draft& draft, bool asks_for_the_game) {
  Interview(session, draft).run(asks_for_the_game);
}

}  // namespace casino::cli
