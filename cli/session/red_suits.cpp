#include "cli/session/red_suits.hpp"

#include "oracle/notation/draw.hpp"

namespace casino::cli {

Shown in_colors_of_suits(const Look& look, const Rules& rules, std::string_view text) {
  Shown all;
  for (const std::string_view card : notation::red_cards_in(rules, text, look.style)) {
    const auto before = static_cast<std::size_t>(card.data() - text.data());
    all += text.substr(0, before);
    all += look.red(card);
    text.remove_prefix(before + card.size());
  }
  all += text;
  return all;
}

}  // namespace casino::cli
