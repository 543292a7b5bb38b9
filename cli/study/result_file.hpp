#pragma once
// Files of `casino study --result`: read whole, or refused with what is wrong.

#include <string>

#include "oracle/study/part.hpp"

namespace casino::cli {

[[nodiscard]] study::Part part_in(const std::string& file);
void write_part(const std::string& file, const study::Part& part);

}  // namespace casino::cli
