#pragma once
// Reads what a case expects.

#include "oracle/corpus/case.hpp"
#include "oracle/json/cursor.hpp"

namespace casino::corpus {

[[nodiscard]] Expected read_expected(const json::Cursor& at, const Rules& rules);

}  // namespace casino::corpus
