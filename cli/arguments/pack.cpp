#include "cli/arguments/pack.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/session/failure.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

std::vector<Card> pack_of(std::string_view typed, const Rules& rules) {
  std::vector<Card> pack;
  for (const std::string_view word : words_of(typed)) {
    const std::optional<Card> card = find_card(word, rules.pack_kind);
    if (!card) throw Unusable(fmt::format("--pack: found \"{}\", expected cards such as 10D", word));
    if (std::find(pack.begin(), pack.end(), *card) != pack.end())
      throw Unusable(fmt::format("--pack: {} stands there twice", word));
    if (!rules.pack.contains(*card)) throw Unusable(fmt::format("--pack: {} is not in the pack", word));
    pack.push_back(*card);
  }
  return pack;
}

}  // namespace casino::cli
