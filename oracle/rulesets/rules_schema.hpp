#pragma once
// The JSON Schema of rules (oracle/schema/rules.json), made from the variants, the dialects and the table of options.

#include <string>

namespace casino {

[[nodiscard]] std::string rules_schema();

}  // namespace casino
