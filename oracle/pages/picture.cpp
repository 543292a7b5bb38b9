#include "oracle/pages/picture.hpp"

#include <fmt/format.h>

#include "oracle/notation/position.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"

namespace casino::pages {
namespace {

constexpr int card_width = 46;
constexpr int card_height = 64;
constexpr int gap = 8;
constexpr int row_height = card_height + 34;
constexpr int margin = 10;

struct Sign {
  std::string_view glyph;
  std::string_view ink;  // of a palette that people with every kind of sight tell apart
};

Sign sign_of(Suit suit) {
  switch (suit) {
    case Suit::spades: return {"&#9824;", "#000000"};
    case Suit::hearts: return {"&#9829;", "#d55e00"};
    case Suit::diamonds: return {"&#9830;", "#0072b2"};
    case Suit::clubs: return {"&#9827;", "#006b4f"};
  }
  return {};
}

class Picture {
 public:
  explicit Picture(const Rules& rules) : rules_(rules) {}

  void row(std::string_view label) {
    x_ = margin;
    y_ = next_row_;
    next_row_ += row_height;
    text(x_, y_ + 12, 12, "#333333", label, "start");
    y_ += 18;
  }

  void card(Card card) {
    frame(x_, y_, card_width, card_height, "#ffffff", "#333333");
    const std::string name = name_of(card, rules_.pack_kind);
    const Sign sign = sign_of(card.suit());
    text(x_ + card_width / 2, y_ + 20, 16, sign.ink, name, "middle");
    // The Rook pack has colours without signs: its letters have to do.
    if (rules_.pack_kind != PackKind::rook40) text(x_ + card_width / 2, y_ + 52, 28, sign.ink, sign.glyph, "middle");
    advance(card_width + gap);
  }

  void cards(CardSet set) {
    for (const Card one : set) card(one);
  }

  void build(const Build& build) {
    const int width = build.cards.size() * (card_width + gap) + gap;
    constexpr int height = card_height + 26;
    frame(x_, y_ - 4, width, height, "#eeeeee", "#333333");
    next_row_ = std::max(next_row_, y_ - 4 + height + gap);  // the label of the next row stays clear of the frame
    const int from = x_;
    x_ += gap;
    cards(build.cards);
    text(from + width / 2, y_ + card_height + 16, 12, "#333333",
         fmt::format("{} of {}", build.value.points, name_of(build.owner, rules_.seats)), "middle");
    advance(gap);
  }

  void words(std::string_view said) {
    text(x_, y_ + card_height / 2, 14, "#333333", said, "start");
    advance(static_cast<int>(said.size()) * 8 + gap);
  }

  [[nodiscard]] std::string done(std::string_view title) const {
    const int width = std::max(width_, 200) + margin;
    const int height = next_row_ + margin;
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
        "font-family=\"sans-serif\">\n<title>{2}</title>\n<rect width=\"{0}\" height=\"{1}\" fill=\"#f7f7f2\"/>\n{3}"
        "</svg>\n",
        width, height, title, body_);
  }

 private:
  void advance(int by) {
    x_ += by;
    width_ = std::max(width_, x_);
  }
  void frame(int x, int y, int width, int height, std::string_view fill, std::string_view line) {
    body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"{}\" stroke=\"{}\"/>\n", x,
                         y, width, height, fill, line);
  }
  void text(int x, int y, int size, std::string_view ink, std::string_view what, std::string_view anchor) {
    body_ += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{}\">{}</text>\n", x, y,
                         size, ink, anchor, what);
  }

  const Rules& rules_;
  std::string body_;
  int next_row_ = margin;
  int x_ = margin;
  int y_ = margin;
  int width_ = 0;
};

void draw_hand(Picture& picture, const Rules& rules, const Position& position, Seat seat) {
  const Hand& hand = position.hands[seat];
  if (hand.cards.empty() && hand.more != 0) return;  // nobody knows anything about it
  const std::string_view acts = seat == position.to_act ? ", to act" : "";
  picture.row(fmt::format("hand of {}{}", name_of(seat, rules.seats), acts));
  picture.cards(hand.cards);
  if (hand.more == Hand::any_number) picture.words("and others");
  else if (hand.more > 0) picture.words(fmt::format("and {} more", hand.more));
  else if (hand.cards.empty()) picture.words("none");
}

void draw_pile(Picture& picture, const Rules& rules, const Position& position, Seat keeper) {
  const Pile& pile = position.piles[keeper];
  if (pile.empty()) return;
  const CardSet tops = pile.possible_tops();
  const bool has_order = rules.pile_order != PileOrder::not_kept && !tops.empty();
  picture.row(fmt::format("pile of {}{}", name_of(keeper, rules.seats), has_order ? ", its top" : ""));
  picture.cards(has_order ? tops : pile.cards());
  const int others = pile.size() - (has_order ? tops.size() : pile.cards().size());
  if (others > 0) picture.words(fmt::format("and {} more", others));
}

}  // namespace

std::string picture_of(const Rules& rules, const Position& position) {
  Picture picture(rules);
  picture.row("table");
  picture.cards(position.loose);
  for (const Build& build : position.builds) picture.build(build);
  if (position.table_is_empty()) picture.words("empty");
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) draw_hand(picture, rules, position, Seat{i});
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) draw_pile(picture, rules, position, Seat{i});
  return picture.done(in_element(notation::text_of(rules, position)));
}

}  // namespace casino::pages
