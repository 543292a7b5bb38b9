#include "oracle/distinguish/questions.hpp"

#include <algorithm>

#include "model/deal/deal.hpp"

namespace casino::distinguish {
namespace {

bool each_last_call(const Pair& pair, VisitAsked visit) {
  for (int number = 1; number <= std::max(dealings(pair.a), dealings(pair.b)); ++number)
    for (const LastSaid said : {LastSaid::yes, LastSaid::no})
      if (!visit(corpus::LastCallAsked{number, said})) return false;
  return true;
}

// AA-DEAL-2: a pack in the order of its cards, and each dealing of it; with nobody and with somebody who captured last.
bool each_dealing(const Pair& pair, int cards, VisitAsked visit) {
  const CardSet pack = pair.a.pack | pair.b.pack;
  if (pack.size() != cards) return true;
  corpus::DealingAsked asked;
  asked.stated.pack.assign(pack.begin(), pack.end());
  asked.before.dealer = Seat{static_cast<std::uint8_t>(pair.a.seats.count - 1)};
  asked.before.to_act = seat_after(pair.a, asked.before.dealer);
  for (int number = 1; number <= std::max(dealings(pair.a), dealings(pair.b)); ++number) {
    asked.stated.dealing.number = number;
    asked.before.last_capturer.reset();
    if (!visit(asked)) return false;
    asked.before.last_capturer = asked.before.dealer;
    if (number > 1 && !visit(asked)) return false;
  }
  return true;
}

// SWZ-CUT-2, SWZ-CUT-3: cuts of the size that is asked for, with so many pictures, and with cards that score.
bool each_cut(const Pair& pair, int cards, VisitAsked visit) {
  if (!pair.any([&](const Rules& rules) { return rules.deal_table == cards; })) return true;
  std::vector<Card> pictures;
  std::vector<Card> plain;
  std::vector<Card> scoring{"10D"_card, "2S"_card, "AS"_card, "AH"_card, "AD"_card, "AC"_card};
  for (const Card card : pair.a.pack& pair.b.pack) {
    if (card.is_picture()) pictures.push_back(card);
    else if (std::find(scoring.begin(), scoring.end(), card) == scoring.end()) plain.push_back(card);
  }
  const auto first = [](const std::vector<Card>& list, int count) {
    CardSet set;
    for (int i = 0; i < std::min<int>(count, static_cast<int>(list.size())); ++i)
      set.insert(list[static_cast<std::size_t>(i)]);
    return set;
  };
  for (int with_pictures = 0; with_pictures <= cards; ++with_pictures) {
    for (int with_points = 0; with_pictures + with_points <= cards; ++with_points) {
      corpus::CutAsked asked;
      asked.cards = first(pictures, with_pictures) | first(scoring, with_points) |
                    first(plain, cards - with_pictures - with_points);
      asked.dealer = seat_before(pair.a, Seat{0});
      for (const bool put_back : {false, true}) {
        asked.put_back = put_back;
        if (asked.cards.size() == cards && !visit(asked)) return false;
      }
    }
  }
  return true;
}

// All is played, and so many cards lie there.
corpus::EndAsked end_with(const Pair& pair, int cards) {
  corpus::EndAsked asked;
  for (const Card card : pair.a.pack& pair.b.pack)
    if (asked.position.loose.size() < cards) asked.position.loose.insert(card);
  for (std::uint8_t i = 0; i < pair.a.seats.count; ++i) asked.position.hands[Seat{i}] = Hand::of({});
  asked.position.dealer = seat_before(pair.a, Seat{0});
  asked.position.dealing = static_cast<std::uint8_t>(std::max({1, dealings(pair.a), dealings(pair.b)}));
  return asked;
}

// AA-END-1: what lies there when the last card is played, with nobody and with somebody who captured last.
bool each_end(const Pair& pair, int cards, VisitAsked visit) {
  corpus::EndAsked asked = end_with(pair, cards);
  if (asked.position.loose.size() != cards) return true;
  if (!visit(asked)) return false;
  asked.position.last_capturer = Seat{0};
  return visit(asked);
}

// AA-SWP-3: who captured last has swept the table, and nothing is left to be played.
bool ask_about_the_last_sweep(const Pair& pair, VisitAsked visit) {
  corpus::EndAsked asked = end_with(pair, 0);
  asked.position.last_capturer = Seat{0};
  asked.position.sweeps.push_back({side_of(pair.a, Seat{0}), 1, false});
  return visit(asked);
}

}  // namespace

bool each_question(const Pair& pair, int cards, QuestionKinds kinds, VisitAsked visit) {
  if (kinds.dealings && cards == 0 && !each_last_call(pair, visit)) return false;
  if (kinds.scores && cards <= few_cards && !each_end(pair, cards, visit)) return false;
  if (kinds.dealings && (!each_cut(pair, cards, visit) || !each_dealing(pair, cards, visit))) return false;
  if (!kinds.scores) return true;
  const auto ask = [&](const Captured& captured) { return visit(corpus::ScoreAsked{captured}); };
  return each_captured(pair, cards, 2, ask) && each_match_question(pair, cards, visit) &&
         (cards > 0 || ask_about_the_last_sweep(pair, visit));
}

}  // namespace casino::distinguish
