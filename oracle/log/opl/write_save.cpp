#include <fmt/format.h>

#include "oracle/log/opl/save.hpp"

namespace casino::log::opl {
namespace {

std::string text_of(Card card) {
  constexpr std::string_view ranks = "A23456789XJQK";
  constexpr std::string_view suits = "SHDC";
  return {suits[static_cast<std::size_t>(card.suit())], ranks[static_cast<std::size_t>(card.rank()) - 1]};
}

template <typename Cards>
std::string list_of(const Cards& cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + text_of(card);
  return text;
}

std::string text_of(const SavedBuild& build) {
  if (build.groups.size() == 1) return "[" + list_of(build.groups.front()) + "]";
  std::string text;
  for (const CardSet group : build.groups) text += (text.empty() ? "[" : " [") + list_of(group) + "]";
  return "[" + text + "]";
}

std::string_view name_of(Who who) { return who == Who::computer ? "Computer" : "Human"; }

std::string text_of(std::string_view name, const SavedPlayer& player) {
  return fmt::format("{}:\n   Score: {}\n   Hand: {}\n   Pile: {}\n", name, player.score, list_of(player.hand),
                     list_of(player.pile));
}

}  // namespace

std::string text_of(const Save& save) {
  std::string table;
  std::string owners;
  for (const SavedBuild& build : save.builds) {
    table += text_of(build) + " ";
    if (build.owner) owners += fmt::format("Build Owner: {} {}\n\n", text_of(build), name_of(*build.owner));
  }
  std::string text = fmt::format("Round: {}\n\n", save.round);
  text += text_of("Computer", save.computer) + "\n" + text_of("Human", save.human) + "\n";
  text += fmt::format("Table: {}{}\n\n", table, list_of(save.loose)) + owners;
  text += fmt::format("Last Capturer: {}\n\n", save.last_capturer ? name_of(*save.last_capturer) : "");
  return text + fmt::format("Deck: {}\n\nNext Player: {}\n", list_of(save.deck), name_of(save.next));
}

}  // namespace casino::log::opl
