#pragma once
// casino conform --infer: which rules an adapter plays that does not say it.

#include "cli/conform/asked.hpp"

namespace casino::cli {

void infer(Conform& asked);

}  // namespace casino::cli
