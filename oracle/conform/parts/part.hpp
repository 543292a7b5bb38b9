#pragma once
// What a run has found, as a file: what was asked of whom, what came of it, and a digest of all that. Shards of one run
// are put together from such files.

#include <map>
#include <string>
#include <variant>

#include "oracle/conform/report/known.hpp"
#include "oracle/conform/report/report.hpp"

namespace casino::conform {

inline constexpr std::string_view format_of_parts = "casino-conform-part/1";

// All that the questions hang on, and how each is asked again: the same for every shard.
struct WholeRun {
  std::string version;  // of our program
  Declaration declaration;
  std::uint64_t seed = 1;
  std::uint64_t questions = 0;  // of random games
  bool asks_cases = true;
  std::string cases;  // the digest of those that are asked
  Again how;
};

// As the first line of a run tells it.
[[nodiscard]] json::Json run_line(const WholeRun& run, const parts::Shard& shard, bool reports_all);

// What a file of known failures said to this part. Whether a clause is kept, all parts tell together.
struct KnownToPart {
  std::size_t covered = 0;
  std::vector<Known::Changed> changed;
  std::map<std::string, bool> clauses;  // about which something was answered: whether something failed
};

struct Part {
  WholeRun run;
  Summary summary;               // with the shard
  std::vector<Result> failures;  // each that was reported
  KnownToPart known;
  Collected collected;
};
[[nodiscard]] std::string text_of(const Part& part);
// Refuses what was cut off, or changed.
[[nodiscard]] Parsed<Part> read_part(std::string_view text);

// A part, and what its file is called.
struct NamedPart {
  std::string name;
  Part part;
};
// What one run would have found that had asked all their questions: nobody is asked again. A mistake that has another
// smallest position only there is shown in one that some part has found.
struct Joined {
  Part all;  // without what was collected
  std::vector<Disagreement> disagreements;
  std::vector<ToDeclare> to_declare;
};
// Or why they cannot be joined, with the names of the files.
[[nodiscard]] std::variant<Joined, std::string> joined(const std::vector<NamedPart>& parts);

}  // namespace casino::conform
