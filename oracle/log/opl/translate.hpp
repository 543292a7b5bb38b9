#pragma once
// Saves of the OPL project as logs of the dialect "opl", and back. The computer sits north, the human south.

#include "oracle/log/opl/save.hpp"

namespace casino::log::opl {

// One save is a fragment that ends where it begins. Of several in a row each is what a turn or a dealing made of the
// one before; a save that no single turn leads to is taken as it is, and a comment says so.
[[nodiscard]] Log log_of(const std::vector<Save>& saves, const StatedRules* usual = nullptr);

// Reads a file of saves.
[[nodiscard]] Parsed<Log> parse_saves(std::string_view text, const StatedRules* usual = nullptr);

// A save of the beginning of each deal, and of what each turn and each dealing made of it. Where it is no such game (of
// two, with all cards known, piles in any order), what is in the way, and where it stands.
[[nodiscard]] Parsed<std::vector<Save>> saves_of(const Log& log);

}  // namespace casino::log::opl
