#pragma once
// What studies have found, as they are told: in words, in JSON, and in files.

#include <string>

#include "cli/session/session.hpp"
#include "oracle/study/part.hpp"

namespace casino::cli {

struct StudyReports {
  bool as_csv = false;
  std::string html;  // files
  std::string svg;
};

void tell(Session& session, const study::Part& part, const StudyReports& reports);

}  // namespace casino::cli
