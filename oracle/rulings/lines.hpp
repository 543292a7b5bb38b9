#pragma once
// Rulings by all rules, reported to people: rules that answer alike in everything stand together.

#include "oracle/explain/explanation.hpp"
#include "oracle/rulings/everywhere.hpp"

namespace casino::rulings {

// `studies`: below it what was found of what the values that bear on it do to the game, a line each.
[[nodiscard]] std::vector<explain::Line> lines_of(const std::vector<Ruled>& ruled, const Studies& studies = {});

// "legal", "illegal  AA-TRL-2 DOM-CAP-3"
[[nodiscard]] std::string text_of(const RuledAnswer& answer);

// "trail.owning_build=allowed, build.owner=side or last_adder": the values of one option joined.
[[nodiscard]] std::string text_of(const std::vector<Setting>& settings);

}  // namespace casino::rulings
