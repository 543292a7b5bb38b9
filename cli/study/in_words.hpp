#pragma once
// What studies have found, as they are reported: in words, in JSON, and in files.

#include <optional>
#include <string>

#include "cli/session/session.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/study/part.hpp"

namespace casino::cli {

struct StudyReports {
  bool as_csv = false;
  std::string html;  // files
  std::string svg;
};

// The files of it, opened before anything is played: where one cannot be written that is reported then, and not when
// all is done.
class StudyPictures {
 public:
  explicit StudyPictures(const StudyReports& reports);
  void write(const study::Part& part);

 private:
  std::optional<WrittenWhole> html_;
  std::optional<WrittenWhole> svg_;
};

// In the files, and on standard output.
void report(Session& session, const study::Part& part, const StudyReports& reports, StudyPictures& pictures);

}  // namespace casino::cli
