#pragma once
// What can be played otherwise in a game: for whoever wants to write down rules of his own.

#include <string>
#include <vector>

#include "oracle/corpus/reader.hpp"
#include "oracle/distinguish/distinguish.hpp"

namespace casino::rulings {

struct Choice {
  Option option = Option{};
  std::string usual;
  struct Other {
    std::string value;
    std::optional<distinguish::Witness> shown;  // by which situation, if one is known
  };
  std::vector<Other> others;  // that fit with all else; of numbers some
};

// `game`: the rules for each number of players who are meant; `in_all`: for each that the game is played by, of which
// the situation may be. A choice matters where it decides something, and a situation that is known comes out otherwise
// by another value.
[[nodiscard]] std::vector<Choice> choices_in(const std::vector<Rules>& game, const std::vector<Rules>& in_all,
                                             const corpus::Corpus& witnesses);

}  // namespace casino::rulings
