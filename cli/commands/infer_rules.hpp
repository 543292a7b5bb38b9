#pragma once
// casino validate --infer-rules: by which rules can the logs have been played?

#include "cli/session/session.hpp"
#include "oracle/log/readings/rules_that_fit.hpp"

namespace casino::cli {

void print_fitting(Session& session, const log::Fitting& fitting);

}  // namespace casino::cli
