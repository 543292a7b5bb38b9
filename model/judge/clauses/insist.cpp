// What others may say in a turn: seed 000, Swazi Casino, actions 1 and 4 (insisting), Special rules for partnership
// play (asking the partner not to capture), The play (a card of a pile laid bare).

#include <algorithm>

#include "model/groups/groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/could_add.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"

namespace casino {
namespace {

struct Saying {
  const Rules& rules;
  const Position& position;
  const Event& event;
  [[nodiscard]] bool is_from_an_opponent() const { return !same_side(rules, event.seat, position.to_act); }
  [[nodiscard]] const TurnState& turn() const { return position.turn; }
};

// Q-SWZ-07: after the actor said that the turn is over it depends on the window (option insist.window).
bool is_in_time(const Saying& s) { return s.rules.insist_window != InsistWindow::turn_end || !s.turn().is_over; }

// Builds that are named are named whole, and fall to a card of the value (AA-CAP-6).
bool names_whole_builds_of(const Saying& s, Value value) {
  return std::all_of(s.position.builds.begin(), s.position.builds.end(), [&](const Build& build) {
    const bool is_named = build.cards.meets(s.event.cards);
    return !is_named || (s.event.cards.contains_all(build.cards) && build.value == value);
  });
}

// Whether the cards, out of these loose ones and the tops that a capture can have, make groups of a value that the card
// of the turn has, or all of a build.
bool can_be_taken(const Saying& s, CardSet named, CardSet loose) {
  const CardSet tops = named - loose;
  const ValueSet values = s.turn().play_value.is_said() ? ValueSet(s.turn().play_value)
                                                        : values_of(s.rules, s.turn().played.first(), Place::hand);
  const bool are_open =
      tops.empty() || some_tops_for_a_capture(s.rules, s.position, [&](CardSet open) { return open == tops; });
  return are_open && std::any_of(values.begin(), values.end(), [&](Value value) {
           return names_whole_builds_of(s, value) &&
                  (named.empty() || count_groups(s.rules, Items{named, {}}, GroupQuestion{value}) > 0);
         });
}

// Q-SAF-02: whether nothing of the table goes with the tops (option steal.capture_alone).
bool takes_tops_alone(const Saying& s, CardSet loose) {
  const bool is_forbidden = s.rules.steal_capture_alone == StealCaptureAlone::forbidden;
  return is_forbidden && s.turn().captured.empty() && !s.event.cards.meets(loose | s.position.built());
}

// Q-SWZ-04 (c), Q-SWZ-09 (b): the objector names cards that the card may take.
bool named_cards_can_be_taken(const Saying& s) {
  if (s.turn().played.empty() || s.turn().captured.contains_all(s.event.cards)) return false;
  const CardSet taken = s.turn().captured - captured_for_good(s.rules, s.turn());
  const CardSet loose = (s.position.loose - s.turn().played) | taken;
  return !takes_tops_alone(s, loose) && can_be_taken(s, s.event.cards - s.position.built(), loose);
}

Answer something_is_left_to_take(const Saying& s) {
  if (s.rules.insist_full != InsistFull::objector_names || s.event.cards.empty())
    return left_to_take(s.rules, s.position);
  return whatever_lies_on_top(
      s.rules, s.position,
      [&](const Position& known) {
        return named_cards_can_be_taken(Saying{s.rules, known, s.event});
      },
      s.event.cards);
}

// DOM-I-1: where nobody can demand a capture, opponents point it out, and nothing follows from that.
bool captures_can_be_demanded(const Saying& s) {
  switch (s.rules.insist_capture) {
    case InsistCapture::never: return false;
    case InsistCapture::captures: return s.turn().play != Do::trail;
    case InsistCapture::captures_and_trails: return true;
  }
  return false;
}

// Q-SWZ-07 (c): the play of the seat before can be objected to in this turn.
bool is_about_the_play_before(const Saying& s) {
  const std::optional<LastPlay>& last = s.position.last_play;
  return s.rules.insist_window == InsistWindow::next_turn && s.rules.insist_capture != InsistCapture::never && last &&
         last->left_more && !same_side(s.rules, s.event.seat, last->seat);
}

// SWZ-INS-1: an opponent may insist on a fuller capture, or on a capture by a trailed card.
Answer opponent_insists_on_a_capture(const Saying& s, Findings& found) {
  const About about{s.turn().played, {}, {}};
  const bool may_insist = s.is_from_an_opponent() && captures_can_be_demanded(s);
  const Answer is_left = may_insist && is_in_time(s) ? something_is_left_to_take(s) : Answer::no;
  if (is_left == Answer::yes) {
    found.permits("SWZ-INS-1"_clause, about);
  } else if (is_left == Answer::unknown) {
    const UnknownTop unknown = first_unknown_top(s.rules, s.position);
    found.permits_or_refuses("SWZ-INS-1"_clause, Unknown::top_of_pile, unknown.keeper, about, unknown.cards);
    if (found.is_off("SWZ-INS-1"_clause)) return Answer::no;
  } else if (is_about_the_play_before(s)) {
    // SWZ-INS-2: it is for the seat before to complete it; the turn in progress cannot.
    found.permits("SWZ-INS-1"_clause, {});
    found.violates("SWZ-INS-2"_clause, {});
  } else if (may_insist && was_played_into_a_build(s.position)) {
    found.violates("SWZ-INS-4"_clause, about);
  } else {
    const bool leaves_nothing = may_insist && is_in_time(s);
    found.refuses("SWZ-INS-1"_clause, leaves_nothing ? about : About{});
  }
  return is_left;
}

// Q-SWZ-09 (b): the cards named make a group for one of the builds.
bool named_cards_make_a_group(const Saying& s) {
  return std::any_of(s.position.builds.begin(), s.position.builds.end(), [&](const Build& build) {
    return same_side(s.rules, build.owner, s.position.to_act) &&
           count_groups(s.rules, Items{s.event.cards, {}}, build_question(s.rules, build.value)) > 0;
  });
}

// Something can be added, and so can whatever is named. Q-SWZ-09 (a): with what else it is added is the actor's choice.
bool demanded_cards_can_be_added(const Saying& s) {
  const CardSet named = s.event.cards;
  const CardSet before = s.rules.insist_judged == InsistJudged::at_once ? s.turn().could_be_added : CardSet{};
  const CardSet now = cards_that_can_be_added(s.rules, s.position);
  if (before.empty() && now.empty()) return false;
  if (before.contains_all(named)) return true;
  if (s.rules.insist_full != InsistFull::objector_names) return now.contains_all(named);
  return cards_in_reach_for_adding(s.rules, s.position).contains_all(named) && named_cards_make_a_group(s);
}

// What could lie on a pile so that something can be added, and whatever is named.
std::optional<UnknownTop> top_needed_for_adding(const Saying& s, CardSet in_reach) {
  return top_by_which(s.rules, s.position, in_reach, s.event.cards, [&](const Position& known, CardSet pool) {
    const CardSet can_be_added = cards_that_can_be_added(s.rules, known, pool);
    return !can_be_added.empty() && can_be_added.contains_all(s.event.cards);
  });
}

// SWZ-INS-5: an opponent may insist that cards in play be added to the builds of the acting side.
Answer opponent_insists_on_adding(const Saying& s, Findings& found) {
  const bool has_a_right =
      s.is_from_an_opponent() && s.rules.insist_augment != InsistAugment::never && !s.turn().is_over;
  const bool is_upheld = has_a_right && demanded_cards_can_be_added(s);
  if (is_upheld) {
    found.permits("SWZ-INS-5"_clause, {cards_that_can_be_added(s.rules, s.position), {}, {}});
    return Answer::yes;
  }
  // The players saw which cards lay on top; only the log does not say.
  const CardSet in_reach = cards_in_reach_for_adding(s.rules, s.position);
  const auto unknown = has_a_right ? top_needed_for_adding(s, in_reach) : std::nullopt;
  const About about = has_a_right ? About{s.event.cards, {}, {}} : About{};
  if (unknown)
    found.permits_or_refuses("SWZ-INS-5"_clause, Unknown::top_of_pile, unknown->keeper, about, unknown->cards);
  else found.refuses("SWZ-INS-5"_clause, about);
  return unknown && !found.is_off("SWZ-INS-5"_clause) ? Answer::unknown : Answer::no;
}

bool shown_card_takes_a_build_of_the_side(const Saying& s) {
  if (s.event.cards.size() != 1) return false;
  const ValueSet values = values_of(s.rules, s.event.cards.first(), Place::hand);
  return std::any_of(s.position.builds.begin(), s.position.builds.end(), [&](const Build& build) {
    return same_side(s.rules, build.owner, s.position.to_act) && values.contains(build.value);
  });
}

// Q-SWZ-52 (option partner.shared_ace): who asks for a build of the partner's may need his ace for one of his own. That
// is his fault alone, and an addition that is made in trust stands (Q-SWZ-26).
Answer has_an_ace_to_spare(const Saying& s) {
  if (s.rules.partner_shared_ace == PartnerSharedAce::allowed) return Answer::yes;
  const ValueSet values = values_of(s.rules, s.event.cards.first(), Place::hand);
  std::optional<Answer> best;
  for (const Build& build : s.position.builds) {
    if (build.owner != s.position.to_act || !values.contains(build.value)) continue;
    ValueSet wanted = values_owned(s.position, s.event.seat);
    wanted.insert(build.value);
    const bool takes_two = want_two_aces(s.rules, wanted);
    best = std::max(best.value_or(Answer::no),
                    takes_two ? hand_covers(s.rules, s.position, s.event.seat, wanted) : Answer::yes);
  }
  return best.value_or(Answer::yes);
}

// SWZ-PTN-8: who asks holds a card of the rank.
void asker_holds_the_rank(const Saying& s, Findings& found) {
  const Rank rank = s.event.cards.first().rank();
  const Hand& hand = s.position.hands[s.event.seat];
  const Answer has_one_to_spare = has_an_ace_to_spare(s);
  const CardSet unseen = s.rules.pack - s.position.known_cards();
  const bool shows_one = !hand.cards.of_rank(rank).empty();
  const Answer holds_one = shows_one ? Answer::yes : hides(hand, unseen, unseen.of_rank(rank));
  switch (std::min(holds_one, has_one_to_spare)) {
    case Answer::yes: return;
    case Answer::no: return found.violates("SWZ-PTN-8"_clause, {s.event.cards, {}, {}});
    case Answer::unknown: break;
  }
  found.needs("SWZ-PTN-8"_clause, Unknown::holds_card, s.event.seat, {unseen.of_rank(rank), {}, {}});
}

// SWZ-PTN-5: the partner asks that the card shown be added to the build and not capture it.
bool partner_asks(const Saying& s, Findings& found) {
  const About about{s.event.cards, {}, {}};
  const bool is_partner = has_partners(s.rules) && s.event.seat == partner_of(s.rules, s.position.to_act);
  // Q-SWZ-51: while the card is shown and has not been used.
  const bool is_in_time = s.turn().played.empty() && !s.turn().is_over;
  const bool may_ask = is_partner && is_in_time && s.rules.partner_request == PartnerRequest::allowed &&
                       shown_card_takes_a_build_of_the_side(s);
  if (!may_ask) {
    found.refuses("SWZ-PTN-5"_clause, about);
    return false;
  }
  found.permits("SWZ-PTN-5"_clause, about);
  asker_holds_the_rank(s, found);
  return true;
}

// The cards right beneath a top that is known: one, or several of which any can be the next.
CardSet beneath_top(Pile pile) {
  const std::optional<Card> top = pile.top();
  if (!top) return {};
  pile.take(*top);
  return pile.possible_tops();
}

// SWZ-PILE-3: what comes to light is one of the cards that can lie on top. SWZ-PILE-5: and so none of the cards right
// beneath the one that captured them.
bool card_comes_to_light(const Saying& s, Findings& found) {
  const Pile& pile = s.position.piles[pile_keeper(s.rules, s.event.seat)];
  const CardSet unknown = unknown_tops(s.rules, s.position, pile_keeper(s.rules, s.event.seat));
  const CardSet tops = unknown.empty() ? pile.possible_tops() : unknown;
  if (s.event.cards.size() == 1 && tops.contains_all(s.event.cards)) return true;
  const bool is_beneath_its_capturer =
      s.rules.pile_capturing_card == PileCapturingCard::on_top && beneath_top(pile).meets(s.event.cards);
  found.violates(is_beneath_its_capturer ? "SWZ-PILE-5"_clause : "SWZ-PILE-3"_clause, {s.event.cards, {}, {}});
  return false;
}

// CRZ-DRW-1: one card a turn, when the hand card has been played, for whoever played it. The event tells which; when
// it counts the rules say (option deal.draw).
bool actor_draws_a_card(const Saying& s, Findings& found) {
  const bool is_due = s.rules.deal_draw != DealDraw::none && left_to_draw(s.position) != Left::none;
  const bool is_known_already = !s.event.cards.empty() && s.turn().drawn == s.event.cards;
  const bool is_the_first = s.event.cards.size() == 1 && (s.turn().drawn.empty() || is_known_already);
  const bool is_drawn_after_a_play = s.event.seat == s.position.to_act && !s.turn().played.empty();
  if (!is_due || !is_the_first || !is_drawn_after_a_play) {
    found.refuses("CRZ-DRW-1"_clause, {s.event.cards, {}, {}});
    return false;
  }
  const Hand& stock = s.position.stock;
  const CardSet unseen = s.rules.pack - s.position.known_cards();
  const bool may_be_unseen = stock.more > 0 || s.turn().has_drawn;
  const bool may_be_there = is_known_already || stock.cards.contains_all(s.event.cards) ||
                            (may_be_unseen && unseen.contains_all(s.event.cards));
  if (!may_be_there) found.stop(Impossible{.what = Obstacle::stock_card_missing, .cards = s.event.cards});
  return may_be_there;
}

}  // namespace

Answer judge_event(const Rules& rules, const Position& position, const Event& event, Findings& found) {
  const Saying s{rules, position, event};
  switch (event.kind) {
    case EventKind::insist_capture: return opponent_insists_on_a_capture(s, found);
    case EventKind::insist_augment: return opponent_insists_on_adding(s, found);
    case EventKind::request: return as_answer(partner_asks(s, found));
    case EventKind::reveal: return as_answer(card_comes_to_light(s, found));
    case EventKind::draw: return as_answer(actor_draws_a_card(s, found));
    case EventKind::call: return as_answer(orange_is_called(rules, position, event.seat, found));
    case EventKind::over:
    case EventKind::claim: return Answer::yes;  // a claim is judged by the score: match.hpp
    case EventKind::cut:
    case EventKind::recut:
    case EventKind::last:
    case EventKind::last_not_said:
      found.stop(Impossible{.what = Obstacle::not_within_a_turn, .cards = event.cards});
      break;
  }
  return Answer::no;
}

}  // namespace casino
