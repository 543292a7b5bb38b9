#pragma once
// casino validate --infer-rules: by which rules can the logs have been played?

#include "cli/session.hpp"
#include "oracle/log/fitting.hpp"

namespace casino::cli {

void print_fitting(Session& session, const log::Fitting& fitting);

}  // namespace casino::cli
