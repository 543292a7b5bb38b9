#include "cli/study/result_file.hpp"

#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"

namespace casino::cli {

study::Part part_in(const std::string& file) {
  Parsed<study::Part> part = study::read_part(text_of_file(file, DocumentKind::part_of_a_run));
  if (!part) throw Unusable(part.errors(), file);
  return std::move(*part);
}

void write_part(const std::string& file, const study::Part& part) { write_file(file, study::text_of(part)); }

}  // namespace casino::cli
