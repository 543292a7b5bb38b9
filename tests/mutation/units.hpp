#pragma once
// What a mutant is tried by, in small parts: files of the corpus, games, and what the properties hold of play. Making
// the list runs nothing of the model; files are kept as text until a part is run.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace casino::mutation {

// What does not hold, in a line; nothing if all does.
using Complaint = std::optional<std::string>;

struct Unit {
  std::string name;
  std::function<Complaint()> run;
};

[[nodiscard]] std::vector<Unit> corpus_units(const std::filesystem::path& corpus);
[[nodiscard]] std::vector<Unit> property_units(const std::filesystem::path& corpus);
[[nodiscard]] std::vector<Unit> group_units();
[[nodiscard]] std::vector<Unit> unit_tests();

}  // namespace casino::mutation
