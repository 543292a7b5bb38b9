#pragma once
// Something to be shown, in JSON, as files of runs keep it: {"rules", "position"}, and of a turn "turn".

#include "oracle/json/cards.hpp"
#include "oracle/json/document/cursor.hpp"
#include "oracle/play/shrink.hpp"

namespace casino::properties {

[[nodiscard]] json::Json shown_in_json(const Exhibit& exhibit);
[[nodiscard]] Exhibit read_exhibit(const json::Cursor& at);

}  // namespace casino::properties
