#pragma once
// What holds of judging whatever is judged. The referee relies on it when it leaves a turn after its first refused
// step, and takes two ways to one position in a turn for one.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "oracle/corpus/case.hpp"

namespace casino::properties {

// What judging has found at a step of a turn it finds there as well when the turn goes on.
[[nodiscard]] bool what_was_found_stays(const Rules& rules, const Position& position, const Turn& turn);

// A turn can be judged in two parts: the second one in the position that the first one led to, turn in
// progress.
[[nodiscard]] bool judging_goes_on_in_the_middle(const Rules& rules, const Position& position, const Turn& turn);

// What judging finds is reported once, at a step that there is, and speaks of cards that are in play there.
[[nodiscard]] bool findings_speak_of_what_is_there(const Rules& rules, const Position& position, const Turn& turn);

// A prohibition or duty that is switched off is not found any more, and a permission that a legal turn uses is refused
// when it is.
[[nodiscard]] bool what_is_off_has_its_effect(const Rules& rules, const Position& position, const Turn& turn);

// Whatever is done and demanded in a turn, lawful or not: afterwards no card is in two places, and none is lost.
[[nodiscard]] bool every_card_stays_in_one_place(const Rules& rules, const Position& position, const Turn& turn);

// ---- Positions of which less is stated. What nobody stated can decide a verdict; then it stays open, and is never
// guessed.

// The same position, with hands, piles and the stock stated in part or not at all. How much, the seed says.
[[nodiscard]] Position known_in_part(const Rules& rules, Position position, std::uint64_t seed);

// Where less is stated the verdict is the same, or open, and every clause that refuses then refuses when all is stated.
[[nodiscard]] bool judging_guesses_nothing(const Rules& rules, const Position& position, const Turn& turn);

// Where one card is not stated and the verdict is open, there is a card that it can be with which the turn is legal,
// and one with which it is not: also where it is wanted for two things at once.
[[nodiscard]] bool judging_leaves_nothing_open_in_vain(const Rules& rules, const Position& position, const Turn& turn);

// A trail of a hand of which up to three other cards are not stated is legal, illegal or undetermined as all hands have
// it that this can be, whether the card itself was seen or not.
[[nodiscard]] bool trails_are_judged_as_every_hand_has_it(const Rules& rules, const Position& position, Card trailed);

// The short ways to a verdict (`is_legal`, `play`) come to what `judge` comes to, however much is stated.
[[nodiscard]] bool short_ways_agree(const Rules& rules, const Position& position, const Turn& turn);

// ---- All of it, held against the turns of the corpus: cases are odd on purpose, and random play comes to few of their
// positions.

// What does not hold of this turn of random play, lawful or not, whatever anybody says in it; nothing if all does.
[[nodiscard]] std::optional<std::string_view> judging_is_at_odds(const Rules& rules, const Position& position,
                                                                 const Turn& turn);

// The same for each turn that a case asks about, from where the one before led. What hangs on how much is stated is
// asked only where nobody speaks in the turn, states how cards lie or acts out of turn, and all hands are counted:
// there a case may be about just that.
[[nodiscard]] std::optional<std::string_view> judging_is_at_odds(const corpus::Case& one);
// The same play in other words has the same verdict: of all builds, raises and additions that can be written in a
// position, by themselves or with a card that is trailed or captures behind them, two that do the same and are not
// judged alike; or one that is legal and says "for partner" of what does not become his. In words; nothing if there is
// none.
[[nodiscard]] std::optional<std::string> wordings_differ(const Rules& rules, const Position& position);

}  // namespace casino::properties
