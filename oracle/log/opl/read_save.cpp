// The saves as they are met: blanks inside of brackets, tabs, owners missing or all on one line, several groups in one
// bracket.

#include <set>

#include <fmt/format.h>

#include "oracle/log/opl/save.hpp"
#include "oracle/log/text/text_lines.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::log::opl {
namespace {

constexpr std::array<std::string_view, 11> labels{"Round",         "Computer", "Human",      "Score",
                                                  "Hand",          "Pile",     "Table",      "Build Owner",
                                                  "Last Capturer", "Deck",     "Next Player"};

// Builds may have no owner, and nobody may have captured; everything else is there even if it is empty.
constexpr std::array<std::string_view, 11> lines_of_every_save{
    "Computer",   "Computer Score", "Computer Hand", "Computer Pile", "Human",      "Human Score",
    "Human Hand", "Human Pile",     "Table",         "Deck",          "Next Player"};

std::string_view without_blanks(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// A suit, then a rank; X is ten.
std::optional<Card> card_in(std::string_view word) {
  constexpr std::string_view suits = "SHDC";
  constexpr std::string_view ranks = "A23456789XJQK";
  std::string letters = in_capitals(word);
  if (letters.size() == 3 && letters.ends_with("10")) letters.replace(1, 2, "X");
  if (letters.size() != 2) return std::nullopt;
  const auto suit = suits.find(letters[0]);
  const auto rank = ranks.find(letters[1]);
  if (suit == std::string_view::npos || rank == std::string_view::npos) return std::nullopt;
  return Card(static_cast<Rank>(rank + 1), static_cast<Suit>(suit));
}

// A word or a bracket of a line, with its column.
struct Token {
  std::string_view text;
  int column = 1;
};

std::vector<Token> tokens_of(std::string_view line, std::size_t from) {
  std::vector<Token> tokens;
  constexpr std::string_view between = " \t\r,";
  for (std::size_t i = from; i < line.size();) {
    if (between.find(line[i]) != std::string_view::npos) {
      ++i;
      continue;
    }
    const bool is_bracket = line[i] == '[' || line[i] == ']';
    const std::size_t end = is_bracket ? i + 1 : std::min(line.find_first_of(" \t\r,[]", i), line.size());
    tokens.push_back({line.substr(i, end - i), static_cast<int>(i) + 1});
    i = end;
  }
  return tokens;
}

// Reads one file.
class SaveReader {
 public:
  explicit SaveReader(std::string_view text) : text_(text) {}

  Parsed<std::vector<Save>> read() {
    for (TextLines lines(text_); !lines.at_end() && errors_.size() < most_errors; lines.next()) {
      line_ = lines.line();
      if (!without_blanks(line_.raw).empty()) read_line();
    }
    end_save("the end");
    if (saves_.empty() && errors_.empty()) errors_.push_back({{"", 1, 1}, "no save", "a line such as Round: 1"});
    if (!errors_.empty()) return errors_;
    return saves_;
  }

 private:
  void read_line() {
    const std::size_t colon = line_.raw.find(':');
    const std::string label = in_small_letters(without_blanks(line_.raw.substr(0, colon)));
    const auto known =
        std::ranges::find_if(labels, [&](std::string_view one) { return in_small_letters(one) == label; });
    if (colon == std::string_view::npos || known == labels.end())
      return refuse({without_blanks(line_.raw), 1},
                    "a label such as Round: or Table:" + nearest_phrase(label, {labels.begin(), labels.end()}));
    tokens_ = tokens_of(line_.raw, colon + 1);
    at_ = 0;
    if (*known == "Round") return begin_save();
    if (saves_.empty()) return refuse({*known, 1}, "Round: before anything else");
    if (is_stated_again(*known)) return refuse({without_blanks(line_.raw), 1}, "each line once in a save");
    read_labelled(*known);
    if (at_ < tokens_.size()) refuse(tokens_[at_], "the end of the line");
  }

  void begin_save() {
    end_save("another save");
    saves_.emplace_back().place = {line_.number, 1};
    player_.reset();
    seen_ = CardSet{};
    stated_.clear();
    saves_.back().round = number();
  }

  // A save that was cut off, or lost a line, is no save: what is not there must not be taken for nothing.
  void end_save(std::string_view found) {
    if (saves_.empty()) return;
    std::string missing;
    for (const std::string_view line : lines_of_every_save)
      if (stated_.count(std::string(line)) == 0) missing += (missing.empty() ? "" : ", ") + std::string(line) + ':';
    if (!missing.empty())
      errors_.push_back({{"", line_.number, 1},
                         std::string(found),
                         fmt::format("of the save that begins in line {}: {}", saves_.back().place.line, missing)});
  }

  // Of a player's block: "Human Hand". Only build owners may be stated on several lines.
  bool is_stated_again(std::string_view label) {
    const bool is_of_player = label == "Score" || label == "Hand" || label == "Pile";
    std::string name(label);
    if (is_of_player && player_) name = (*player_ == Who::computer ? "Computer " : "Human ") + name;
    return !stated_.insert(std::move(name)).second && label != "Build Owner";
  }

  void read_labelled(std::string_view label) {
    Save& save = saves_.back();
    if (label == "Computer") player_ = Who::computer;
    else if (label == "Human") player_ = Who::human;
    else if (label == "Table") read_table(save);
    else if (label == "Build Owner") read_owners(save);
    else if (label == "Last Capturer") save.last_capturer = who_if_stated();
    else if (label == "Deck") save.deck = cards();
    else if (label == "Next Player") read_next(save);
    else read_of_player(label);
  }

  void read_of_player(std::string_view label) {
    if (!player_) return refuse({label, 1}, "Computer: or Human: above it");
    SavedPlayer& player = saves_.back().of(*player_);
    if (label == "Score") {
      player.score = number();
    } else if (label == "Pile") {
      player.pile = cards();
    } else {
      for (const Card card : cards()) player.hand.insert(card);
    }
  }

  // ---- Cards

  std::optional<Card> card() {
    const Token token = tokens_[at_++];
    const auto card = card_in(token.text);
    if (!card) refuse(token, "a card: a suit S H D C, then A 2 to 9 X J Q K, such as SX");
    if (card && seen_.contains(*card)) refuse(token, "each card once");
    if (card) seen_.insert(*card);
    return card;
  }

  std::vector<Card> cards() {
    std::vector<Card> cards;
    while (at_ < tokens_.size())
      if (const auto one = card()) cards.push_back(*one);
    return cards;
  }

  [[nodiscard]] bool is_at(std::string_view sign) const { return at_ < tokens_.size() && tokens_[at_].text == sign; }

  void read_table(Save& save) {
    while (at_ < tokens_.size()) {
      if (is_at("[")) save.builds.push_back(read_build(/*is_on_table=*/true));
      else if (const auto one = card()) save.loose.insert(*one);
    }
  }

  // Cards in a bracket are a group; brackets in a bracket are groups of one build. A build that is named again has been
  // seen.
  SavedBuild read_build(bool is_on_table) {
    SavedBuild build;
    build.place = {line_.number, tokens_[at_].column};
    const Token opening = tokens_[at_++];
    CardSet group;
    int depth = 1;
    while (at_ < tokens_.size() && depth > 0) {
      if (is_at("[") || is_at("]")) {
        depth += is_at("[") ? 1 : -1;
        ++at_;
        if (!group.empty()) build.groups.push_back(group);
        group = CardSet{};
      } else if (is_on_table) {
        if (const auto one = card()) group.insert(*one);
      } else if (const auto one = card_in(tokens_[at_++].text)) {
        group.insert(*one);
      }
    }
    if (depth > 0) refuse(opening, "a closing bracket ] behind it");
    else if (build.groups.empty()) refuse(opening, "cards in the brackets");
    return build;
  }

  // ---- People and numbers

  std::optional<Who> who() {
    if (at_ == tokens_.size()) {
      refuse({without_blanks(line_.raw), 1}, "Human or Computer at its end");
      return std::nullopt;
    }
    const Token token = tokens_[at_++];
    const std::string name = in_small_letters(token.text);
    if (name == "human") return Who::human;
    if (name == "computer") return Who::computer;
    refuse(token, "Human or Computer");
    return std::nullopt;
  }
  std::optional<Who> who_if_stated() { return tokens_.empty() ? std::nullopt : who(); }

  void read_next(Save& save) {
    if (const auto next = who()) save.next = *next;
  }

  // "[C6 S3] Human", one or more on a line.
  void read_owners(Save& save) {
    while (at_ < tokens_.size()) {
      const Token token = tokens_[at_];
      if (!is_at("[")) return refuse(token, "a build of the table, such as [C6 S3]");
      const CardSet named = read_build(/*is_on_table=*/false).cards();
      const auto owner = who();
      const auto build = std::ranges::find_if(save.builds, [&](const SavedBuild& one) { return one.cards() == named; });
      if (build == save.builds.end()) refuse(token, "a build that lies on the table");
      else if (owner) build->owner = owner;
    }
  }

  int number() {
    constexpr int largest = 1'000'000;
    const Token token = at_ < tokens_.size() ? tokens_[at_++] : Token{without_blanks(line_.raw), 1};
    int value = 0;
    const bool is_number = !token.text.empty() && std::ranges::all_of(token.text, [&](char digit) {
      value = value > largest ? value : value * 10 + (digit - '0');
      return digit >= '0' && digit <= '9';
    });
    if (!is_number || value > largest) refuse(token, "a number, 1000000 at most");
    return is_number ? value : 0;
  }

  void refuse(Token token, std::string expected) {
    constexpr std::size_t longest = 40;
    std::string found = "\"" + std::string(token.text.substr(0, longest)) + "\"";
    errors_.push_back({{"", line_.number, token.column}, std::move(found), std::move(expected)});
  }

  std::string_view text_;
  TextLine line_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<Save> saves_;
  std::optional<Who> player_;
  CardSet seen_;                  // in this save
  std::set<std::string> stated_;  // the lines of this save
  ParseErrors errors_;
};

}  // namespace

CardSet SavedBuild::cards() const {
  CardSet cards;
  for (const CardSet group : groups) cards.insert(group);
  return cards;
}

bool begins_a_save(std::string_view line) {
  return in_small_letters(without_blanks(line.substr(0, line.find(':')))) == "round" &&
         line.find(':') != std::string_view::npos;
}

Parsed<std::vector<Save>> read_saves(std::string_view text) { return SaveReader(text).read(); }

}  // namespace casino::log::opl
