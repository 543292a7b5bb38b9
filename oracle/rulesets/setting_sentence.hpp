#pragma once
// What each value of each option means at the table, in a sentence. Inside oracle/pages only: other texts about
// options speak of the choice (model/rules/option.def), this one of the game that was chosen.

#include <string>
#include <string_view>
#include <vector>

#include "model/rules/option.hpp"

namespace casino::pages {

struct SettingSentence {
  std::string_view setting;   // "trail.owning_build=allowed"; "score.cards=*": any other number, put in for {}
  std::string_view sentence;  // empty: nothing that anybody has to be told
};

// All of them, by their settings.
[[nodiscard]] std::vector<SettingSentence> all_sentences();

// The sentence of a value; empty if there is none.
[[nodiscard]] std::string sentence_of(const OptionEntry& option, std::string_view value);

}  // namespace casino::pages
