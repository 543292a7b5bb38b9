#pragma once
// casino merge of what casino conform has found in shards.

#include "cli/conform/printing.hpp"

namespace casino::cli {

// `files`: result files of casino conform. What one run would have told, and its exit code.
void merge_runs(Session& session, const std::vector<std::string>& files, const ReportFiles& reports);

}  // namespace casino::cli
