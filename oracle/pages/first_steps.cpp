#include "oracle/pages/first_steps.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/match/match.hpp"
#include "model/score/items.hpp"
#include "oracle/corpus/answer.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/short_deal.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// ---- The plainest turns

// By their places in the notation: ME is to act, NEXT comes after.
struct Layout {
  std::string_view position;
  std::string_view turn;
};

// A turn that nearly every game of the family has; the first layout that can be played so is shown, with the pack of
// the game.
struct Scene {
  std::string_view title;
  std::string_view text;
  std::array<Layout, 4> layouts;
  bool is_sweep = false;
};

constexpr auto scenes = std::to_array<Scene>({
    {"Take a card with one of the same number.",
     "A nine takes a nine. Both go to your pile, and count for you.",
     {{{"table 9H 5S 8D; hand ME: 9C 4D", "9C takes 9H"}, {"table R9 Y5 B10; hand ME: G9 Y4", "G9 takes R9"}}}},
    {"Take several that make its number together.",
     "Four and five are nine.",
     {{{"table 4H 5S 8D; hand ME: 9C 2D", "9C takes 4H 5S"}, {"table R4 Y5 B10; hand ME: G9 Y2", "G9 takes R4 Y5"}}}},
    {"Play several cards at once.",
     "Four and five from the hand take a nine.",
     {{{"table 9H 8D; hand ME: 4C 5D 2S", "4C 5D takes 9H"}}}},
    {"Put cards together, to take them later.",
     "This is a build. From now on its cards are taken together, by a card of its number: by the nine that is kept for "
     "it "
     "here, unless somebody else has one.",
     {{{"table 4H 8D; hand ME: 5D 9C", "build 9: 5D on 4H"}, {"table R4 B10; hand ME: Y5 G9", "build 9: Y5 on R4"}}}},
    {"Take what was put together.",
     "Whoever made it.",
     {{{"table [4H 5D]=9 of ME 8D; hand ME: 9C 2S", "9C takes [4H 5D]"},
       {"table [R4 Y5]=9 of ME B10; hand ME: G9 Y2", "G9 takes [R4 Y5]"}}}},
    {"Use the top of another's pile.",
     "What somebody has taken is not safe: the top of a pile can be taken like a card of the table.",
     {{{"table 5S 8D; hand ME: 9C 4D; pile NEXT: 9H > 2C", "9C takes NEXT:9H"},
       {"table 9S 8D; hand ME: 9C 4D; pile NEXT: 9H > 2C", "9C takes 9S NEXT:9H"},
       {"table Y5 B10; hand ME: G9 Y4; pile NEXT: R9 > B2", "G9 takes NEXT:R9"}}}},
    {"Use the top of another's pile.",
     "What somebody has taken is not safe: the top of a pile can be added to a build of its number.",
     {{{"table 5S 8D; hand ME: 9C 4D; pile NEXT: 9H > 2C", "build 9: 4D on 5S; add NEXT:9H to [4D 5S] at 9"}}}},
    {"Leave nothing on the table.",
     "That is a sweep, and counts by itself.",
     {{{"table 4H 5S; hand ME: 9C 2D", "9C takes 4H 5S"},
       {"table R4 Y5; hand ME: G9 Y2", "G9 takes R4 Y5"},
       {"table 2H 2D 2C 3S; hand ME: 9C 4D", "9C takes 2H 2D 2C 3S"},
       {"table R2 Y2 B2 G3; hand ME: G9 Y4", "G9 takes R2 Y2 B2 G3"}}},
     true},
    {"Or just lay a card down.",
     "It stays on the table, and others can take it.",
     {{{"table 4H 9S; hand ME: 10C 2D", "trail 10C"}, {"table R4 Y9; hand ME: B10 Y2", "trail B10"}}}},
});

std::string with_seats(std::string_view text, std::string_view me, std::string_view next) {
  std::string named(text);
  for (const auto& [place, seat] : {std::pair{std::string_view("NEXT"), next}, std::pair{std::string_view("ME"), me}})
    for (std::size_t at = named.find(place); at != std::string::npos; at = named.find(place))
      named.replace(at, place.size(), seat);
  return named;
}

// AA-SWP-1: whether the turn has made a sweep, and that is worth something; of the first layout it may be by itself
// (HUN-ULM-2).
bool has_scored_a_sweep(const Rules& rules, const Position& before, const Position& after) {
  if (after.sweeps.size() == before.sweeps.size()) return false;
  return !after.sweeps.back().is_initial && points_of_sweep(rules, after.sweeps.back()) > 0;
}

// Nothing where it cannot be played so in this dealing, or is no sweep then.
std::optional<PlainTurn> played_so(const Rules& rules, const Scene& scene, const Layout& layout, int dealing) {
  const Seat me{0};
  const std::string_view my_name = name_of(me, rules.seats);
  const std::string_view next = name_of(seat_after(rules, me), rules.seats);
  const std::string_view dealer = name_of(seat_before(rules, me), rules.seats);
  const auto position = notation::read_position(
      rules, fmt::format("{}; to act {}; dealer {}{}", with_seats(layout.position, my_name, next), my_name, dealer,
                         dealing == 1 ? "" : fmt::format("; dealing {}", dealing)));
  if (!position || !judge_position(rules, *position).empty()) return std::nullopt;
  const auto turn = notation::read_turn(rules, *position, with_seats(layout.turn, my_name, next));
  if (!turn) return std::nullopt;
  const Judgement judgement = judge_with_claims(rules, *position, *turn);
  if (!std::holds_alternative<Legal>(judgement.verdict)) return std::nullopt;
  if (scene.is_sweep && !has_scored_a_sweep(rules, *position, judgement.after)) return std::nullopt;
  return PlainTurn{scene.title, scene.text, *position, *turn};
}

// In the first dealing if that will do; sweeps may count in a later one only (option sweep.counted).
std::optional<PlainTurn> played_somehow(const Rules& rules, const Scene& scene) {
  const int most = scene.is_sweep ? dealings(rules) : 1;
  for (int dealing = 1; dealing <= most; ++dealing)
    for (const Layout& layout : scene.layouts)
      if (const auto plain = layout.turn.empty() ? std::nullopt : played_so(rules, scene, layout, dealing))
        return plain;
  return std::nullopt;
}

// Of a sweep, too, where not every one counts.
std::string text_beside(const Rules& rules, const PlainTurn& plain) {
  std::string text(plain.text);
  const Judgement judgement = judge_with_claims(rules, plain.position, plain.turn);
  if (!has_scored_a_sweep(rules, plain.position, judgement.after)) return text;
  const auto add = [&](Option option) { text += " " + meaning_of(entry_of(option), value_of(rules, option)); };
  if (rules.sweep_score == 0) add(Option::sweep_large_score);
  if (rules.sweep_counted != SweepCounted::whole_deal) add(Option::sweep_counted);
  return text;
}

std::string text_of(const Rules& rules, const PlainTurn& plain, Drawings& drawings) {
  const Judgement judgement = judge_with_claims(rules, plain.position, plain.turn);
  const std::string lines = fmt::format("turn    {}\nthen\n{}\n", notation::text_of(rules, plain.position, plain.turn),
                                        notation::drawing_of_table(rules, judgement.after));
  return fmt::format("**{}** {}\n\n{}\n", plain.title, text_beside(rules, plain),
                     drawings.with_lines(rules, plain.position, lines));
}

std::string how_cards_are_written(const Rules& rules) {
  const std::string_view cards = rules.pack_kind == PackKind::rook40
                                     ? "`R9` is the red nine; `G`, `Y` and `B` are green, yellow and black."
                                     : "`9C` is the nine of clubs, `10D` the ten of diamonds, `4H` the four of hearts, "
                                       "`AS` the ace of spades.";
  std::string seats;
  for (const Seat seat : rules.seats)
    seats += fmt::format("{}`{}`", seats.empty() ? "" : ", ", name_of(seat, rules.seats));
  return fmt::format("{} The players sit at {}.", cards, seats);
}

// ---- The short deal

// What a turn does, in a few words: "the build of S is taken; the table is empty".
class TurnInWords {
 public:
  TurnInWords(const Rules& rules, const ShortDeal::Played& played) : rules_(rules), played_(played) {}

  std::string made() {
    for (const Step& step : played_.turn.steps)
      if (const auto* action = std::get_if<Action>(&step)) take(*action);
    if (has_captured_ && played_.after.table_is_empty()) add("the table is empty");
    return text_;
  }

 private:
  void add(std::string_view part) { text_ += fmt::format("{}{}", text_.empty() ? "" : "; ", part); }

  void take(const Action& action) {
    const std::string value = action.value.is_said() ? std::to_string(action.value.points) : "its value";
    switch (action.kind) {
      case Do::trail: add("a card is laid down"); break;
      case Do::build: add("a build of " + value); break;
      case Do::raise: add("the build is raised to " + value); break;
      case Do::augment: add("more is put to the build"); break;
      case Do::capture: take_capture(action); break;
    }
    if (!action.tops.empty()) add("a top is taken from another pile");
  }

  void take_capture(const Action& action) {
    has_captured_ = true;
    CardSet loose = action.table;
    for (const Build& build : played_.before.builds) {
      if (!action.table.contains_all(build.cards)) continue;
      loose.remove(build.cards);
      add(build.owner == played_.turn.seat
              ? "the own build is taken"
              : fmt::format("the build of {} is taken", name_of(build.owner, rules_.seats)));
    }
    if (!loose.empty()) add(loose_in_words(action.hand, loose));
  }

  // "4 and 5 are 9", where these are the numbers on the cards.
  static std::string loose_in_words(CardSet hand, CardSet loose) {
    if (loose.size() == 1) return "a card of its number";
    int sum = 0;
    std::string numbers;
    for (const Card card : loose) {
      sum += number_on(card);
      numbers += fmt::format("{}{}", numbers.empty() ? "" : " and ", number_on(card));
    }
    const bool is_sum = hand.size() == 1 && sum == number_on(hand.first());
    return is_sum ? fmt::format("{} are {}", numbers, sum) : "cards of its number, or that make it together";
  }
  static int number_on(Card card) { return static_cast<int>(card.rank()); }

  const Rules& rules_;
  const ShortDeal::Played& played_;
  std::string text_;
  bool has_captured_ = false;
};

// The lines of a drawing in one.
std::string table_in_a_line(const Rules& rules, const Position& position) {
  std::string line;
  bool is_blank = false;
  const std::string drawing = notation::drawing_of_table(rules, position);
  for (const char sign : std::string_view(drawing).substr(std::string_view("table   ").size())) {
    if (sign == '\n') line += ',';
    is_blank = is_blank || sign == '\n' || (sign == ' ' && line.ends_with(','));
    if (sign == '\n' || (sign == ' ' && is_blank)) continue;
    if (is_blank) line += ' ';
    is_blank = false;
    line += sign;
  }
  return line;
}

std::string turns_text(const Rules& rules, const ShortDeal& deal) {
  std::string text = "| | turn | what it is | then on the table |\n| --- | --- | --- | --- |\n";
  for (std::size_t i = 0; i < deal.turns.size(); ++i) {
    const ShortDeal::Played& played = deal.turns[i];
    text += fmt::format("| {} | {} | {} | {} |\n", i + 1, escaped(notation::text_of(rules, played.before, played.turn)),
                        TurnInWords(rules, played).made(), escaped(table_in_a_line(rules, played.after)));
  }
  return text;
}

std::string points_text(const Rules& rules, const Position& end) {
  const corpus::CaseAnswer answer = corpus::answer(rules, corpus::EndAsked{end});
  if (!answer.captured || !answer.score) return {};
  std::string taken;
  std::string heads = "| points |";
  std::string line = "| --- |";
  for (const Side side : sides_of(rules)) {
    const CardSet cards = answer.captured->cards[side];
    taken += fmt::format("{}{} has {}", taken.empty() ? "" : "; ", long_name_of(side, rules),
                         cards.empty() ? "nothing" : notation::text_of(rules, cards));
    heads += fmt::format(" {} |", long_name_of(side, rules));
    line += " --- |";
  }
  const auto row = [&](std::string_view title, const PerSide<int>& points) {
    std::string text = fmt::format("| {} |", title);
    for (const Side side : sides_of(rules)) text += fmt::format(" {} |", points[side]);
    return text + "\n";
  };
  std::string rows;
  for (const ScoreLine& one : answer.score->lines)
    if (std::ranges::any_of(sides_of(rules), [&](Side side) { return one.points[side] != 0; }))
      rows += row(log::words_of(one.item), one.points);
  return fmt::format(
      "The deal is over, and what is left on the table has gone where the rules have it: {}.\n\n{}\n{}\n{}{}\n", taken,
      heads, line, rows, row("together", answer.score->total));
}

std::string short_deal_text(const NamedRules& game, Drawings& drawings) {
  const std::optional<Rules> rules = short_rules_of(game);
  const std::optional<ShortDeal> deal = rules ? short_deal(*rules) : std::nullopt;
  if (!deal) return {};
  return fmt::format(
      "### A short deal\n\nWith {} cards and {} players only, so that it is soon over: there are no hands but "
      "these.\n\n{}\n{}\n{}",
      number_word(rules->pack.size()), number_word(rules->seats.count),
      drawings.with_lines(*rules, deal->turns.front().before, ""), turns_text(*rules, *deal),
      points_text(*rules, deal->turns.back().after));
}

}  // namespace

std::vector<PlainTurn> plain_turns(const Rules& rules) {
  std::vector<PlainTurn> turns;
  for (const Scene& scene : scenes) {
    const bool is_shown_already = !turns.empty() && turns.back().title == scene.title;
    if (is_shown_already) continue;
    if (const auto plain = played_somehow(rules, scene)) turns.push_back(*plain);
  }
  return turns;
}

std::string first_steps_of(const NamedRules& game, Drawings& drawings) {
  const Rules rules = game.usual_rules();
  std::string text = fmt::format(
      "## First steps\n\nCards are taken from the table with cards from the hand. What has been taken counts for "
      "whoever "
      "took it: a deal is worth {}. {}\n\n",
      worth_of_a_deal(game), how_cards_are_written(rules));
  for (const PlainTurn& plain : plain_turns(rules)) text += text_of(rules, plain, drawings);
  return text + short_deal_text(game, drawings);
}

}  // namespace casino::pages
