// What a line means that does not fit the table: behind a turn that broke a rule the table may not be what the players
// took it for; and who wrote it down may have slipped, here or before. It is read in several ways, and taken in the
// first that is not against the rules, or else in the first: that it is against them is for judging to say.

#include "model/apply/apply.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/play.hpp"
#include "oracle/explain/of_these_cards.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/text/read_text.hpp"

namespace casino::log {

// The readings of one line, until one is found that breaks no rule.
class AstrayReadings {
 public:
  AstrayReadings(const TextReader& reader, const TextReader::Code& code)
      : reader_(reader), code_(code), is_behind_a_broken_turn_(reader.broken_turn() != nullptr) {}

  // The line as it is read on this table, and judged on the one that there is, or on another.
  void add(const Position& table) { add(table, reader_.replay_->position()); }
  void add(const Position& table, Position judged_on) {
    if (fits_) return;
    const Parsed<Turn> turn = reader_.turn_in(
        table, code_,
        {.brackets = notation::Brackets::of_any_cards, .players = {}, .doubts_the_table = is_behind_a_broken_turn_});
    if (!turn) return;
    if (!best_) best_ = *turn;
    if (std::holds_alternative<Illegal>(play(reader_.rules(), judged_on, *turn).verdict)) return;
    best_ = *turn;
    fits_ = true;
  }

  [[nodiscard]] const std::optional<Turn>& best() const { return best_; }

 private:
  const TextReader& reader_;
  const TextReader::Code& code_;
  bool is_behind_a_broken_turn_;
  std::optional<Turn> best_;
  bool fits_ = false;
};

namespace {

bool breaks_a_rule(const Problem& problem) {
  const bool is_noted = problem.weight == Weight::note && problem.ruling != Ruling::stood;
  return problem.matter == Matter::turn && (!problem.findings.empty() || problem.impossible) && !is_noted;
}

bool is_there(const Position& position, CardSet cards) {
  return std::ranges::any_of(position.builds, [&](const Build& build) { return build.cards == cards; });
}

void add_if_missing(Position& position, const Build& build) {
  if (!is_there(position, build.cards) && !position.builds.full()) position.builds.push_back(build);
}

// The piles as a turn names their tops: "S:3D" where 3D lies on another.
Position with_tops_as_named(const Rules& rules, Position position, notation::Reader in) {
  for (; !in.at_end(); in.next()) {
    const std::optional<Seat> seat = in.peek_seat();
    const std::optional<Card> card = in.peek_card(2);
    if (!seat || !card || !in.peek(1).is(":")) continue;
    for (const Seat keeper : rules.seats) position.piles[keeper].take(*card);
    BoundedList<Card, card_count> on_top;
    on_top.push_back(*card);
    position.piles[pile_keeper(rules, *seat)].lay({}, on_top);
  }
  return position;
}

// The builds that a turn was to make, as far as it says of what value.
void add_builds_as_stated(Position& position, const Position& before, const Turn& turn) {
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr || action->kind == Do::trail || action->kind == Do::capture) continue;
    const CardSet cards = action->hand | action->base | action->table | action->tops;
    Build build{.cards = cards, .value = action->value, .owner = turn.seat};
    const Build* base = before.build_with(action->base);
    if (!build.value.is_said() && base != nullptr) build.value = base->value;
    if (build.value.is_said()) add_if_missing(position, build);
  }
}

// "[9]", "[10]": the values in brackets.
ValueSet values_in_brackets(const Rules& rules, std::string_view text) {
  ValueSet values;
  for (notation::Reader in(rules, text); !in.at_end(); in.next()) {
    const bool is_alone = in.peek().is("[") && in.peek(1).kind == notation::TokenKind::number && in.peek(2).is("]");
    if (!is_alone) continue;
    in.next();
    if (const auto value = in.number(1, highest_value, "a value"))
      values.insert(Value{static_cast<std::uint8_t>(*value)});
  }
  return values;
}

bool has_builds_worth(const Position& position, ValueSet values) {
  for (const Build& build : position.builds) values.remove(build.value);
  return values.empty();
}

// "[9]" where no build is a nine: which cards were meant?
struct GuessedBuild {
  Position table;       // as it would have to lie, so that one build has the value
  bool is_one = false;  // its cards can have the value: then it can be judged so
};

bool can_be_worth(const Rules& rules, CardSet cards, Value value) {
  return without_value(rules, cards).empty() && count_groups(rules, Items{cards, {}}, build_question(rules, value)) > 0;
}

// A build whose value was written down wrongly; loose cards that somebody took for a build, or a card of a hand with
// them, where the turn that built them was forgotten. The likeliest first.
class Guesses {
 public:
  Guesses(const Rules& rules, const Position& table, Value value, bool is_behind_a_broken_turn)
      : rules_(rules), table_(table), value_(value), is_behind_a_broken_turn_(is_behind_a_broken_turn) {}

  std::vector<GuessedBuild> all() {
    if (number_of_builds() > 1) one_of_several();
    if (number_of_builds() > 0) return std::move(guesses_);
    builds_of_another_value();
    if (!table_.builds.empty()) return std::move(guesses_);
    loose_cards();
    for (const Seat seat : rules_.seats) cards_with_one_of_the_hand(seat);
    return std::move(guesses_);
  }

 private:
  [[nodiscard]] int number_of_builds() const {
    return static_cast<int>(
        std::ranges::count_if(table_.builds, [&](const Build& build) { return build.value == value_; }));
  }

  // One of them can have the value only because a turn was misread; where all of them are what they should be, which
  // one is taken is for the log to say.
  void one_of_several() {
    if (!is_behind_a_broken_turn_) return;
    for (const bool can_be : {true, false})
      for (const Build& build : table_.builds)
        if (build.value == value_ && can_be_worth(rules_, build.cards, value_) == can_be)
          guesses_.push_back({with_this_one_only(build), false});
  }
  [[nodiscard]] Position with_this_one_only(const Build& meant) const {
    Position table = table_;
    for (Build& build : table.builds)
      if (build.value == value_ && build.cards != meant.cards) build.value = Value{};
    return table;
  }

  void builds_of_another_value() {
    for (const bool can_be : {true, false})
      for (const Build& build : table_.builds)
        if (can_be_worth(rules_, build.cards, value_) == can_be) guesses_.push_back({with_the_value(build), can_be});
  }
  [[nodiscard]] Position with_the_value(const Build& meant) const {
    Position table = table_;
    for (Build& build : table.builds) {
      if (build.cards != meant.cards) continue;
      build.value = value_;
      build.groups = groups_in(rules_, build.cards, value_);
    }
    return table;
  }

  // The cards that are left out of the ways to make the value are not meant.
  void loose_cards() {
    const Items loose{table_.loose - without_value(rules_, table_.loose), {}};
    add_if_made(CardSet{}, loose);
  }
  void cards_with_one_of_the_hand(Seat seat) {
    const Items loose{table_.loose - without_value(rules_, table_.loose), {}};
    const CardSet hand = table_.hands[seat].cards;
    for (const Card card : hand - without_value(rules_, hand)) add_if_made(card, loose);
  }

  // With the first of several ways to complete the group.
  void add_if_made(CardSet begun, const Items& loose) {
    CardSet made;
    const auto take = [&](const Items& left) {
      made = begun | (loose.cards - left.cards);
      return made.size() > 1;
    };
    if (some_completion(rules_, begun, loose, build_question(rules_, value_), take) && made.size() > 1) add(made);
  }
  void add(CardSet cards) {
    Position table = table_;
    Build build;
    build.cards = cards;
    build.value = value_;
    if (!table.builds.full()) add_build(table, build);
    guesses_.push_back({table, false});
  }

  const Rules& rules_;
  const Position& table_;
  Value value_;
  bool is_behind_a_broken_turn_;
  std::vector<GuessedBuild> guesses_;
};

}  // namespace

// The first turn of the deal that broke a rule, so that builds may not be what the players took them for.
const Problem* TextReader::broken_turn() const {
  const auto& problems = replay_->problems();
  const auto first = std::ranges::find_if(problems, [&](const Problem& problem) {
    return problem.deal + 1 == log_.deals.size() && breaks_a_rule(problem);
  });
  return first == problems.end() ? nullptr : &*first;
}

// "[9]" after a turn that broke up the nine, or took it: the cards that were the nine before. After one that could not
// make it: the cards that it was to be made of.
void TextReader::read_as_before(const Code& code, AstrayReadings& readings) {
  remember_turns();
  deal_before_turn(code);
  const ValueSet named = values_in_brackets(rules(), code.text);
  for (const Position* earlier : replay_->earlier_positions()) {
    Position position = replay_->position();
    for (const Build& build : earlier->builds) add_if_missing(position, build);
    if (has_builds_worth(position, named)) readings.add(position);
  }
  Position position = replay_->position();
  for (const Problem& problem : replay_->problems())
    if (problem.deal + 1 == log_.deals.size() && breaks_a_rule(problem))
      add_builds_as_stated(position, *problem.before, *problem.played);
  if (has_builds_worth(position, named)) readings.add(position);
}

// "S:3D" behind a turn that broke a rule, where 3D lies on another pile, or in none: whoever wrote that took the piles
// to lie otherwise.
void TextReader::read_by_the_piles(const Code& code, AstrayReadings& readings) {
  if (rules().pile_order == PileOrder::not_kept) return;
  readings.add(with_tops_as_named(rules(), replay_->position(), reader_of(code.text)));
}

// "[9]" where no build is a nine.
void TextReader::read_by_the_values(const Code& code, AstrayReadings& readings) {
  const Position& table = replay_->position();
  for (const Value value : values_in_brackets(rules(), code.text)) {
    for (const GuessedBuild& guess : Guesses(rules(), table, value, broken_turn() != nullptr).all())
      readings.add(guess.table, guess.is_one ? guess.table : table);
  }
}

std::optional<Turn> TextReader::read_astray(const Code& code) {
  AstrayReadings readings(*this, code);
  const bool has_brackets = code.text.find('[') != std::string::npos;
  const bool is_behind_a_broken_turn = broken_turn() != nullptr;
  if (is_behind_a_broken_turn && has_brackets) read_as_before(code, readings);
  if (has_brackets) read_by_the_values(code, readings);
  if (is_behind_a_broken_turn) read_by_the_piles(code, readings);
  // "[2S 3H]" where 2S 3H 5C are a build, or where the turn itself has just built 2S 3D; a card that is named twice, or
  // on another pile; a value that names nothing.
  readings.add(replay_->position());
  return readings.best();
}

void TextReader::refuse_turn(ParseErrors errors, const Code& code) {
  if (const Problem* problem = broken_turn()) {
    for (ParseError& error : errors)
      error.expected +=
          " (line " + std::to_string(in_file(problem->place.line)) + " is " + headline_of(log_, *problem) + ")";
  } else if (errors_.empty()) {  // behind a fault the table may be another, and one offer is enough of what it costs
    explain::add_offer(errors, rules(), replay_->position(), code.text);
  }
  refuse_all(errors, code.line.number);
}

}  // namespace casino::log
