#pragma once
// Positions on a page: in text, as the notation draws them, or as pictures that stand beside it.

#include <string>
#include <string_view>
#include <vector>

#include "model/table/position.hpp"

namespace casino::pages {

// A picture that pages show.
struct PictureFile {
  std::string name;  // "W-trail.owning_build-allowed.svg"
  std::string svg;
};

class Drawings {
 public:
  // `page`: by which its pictures are called.
  enum class As : std::uint8_t { text, pictures };
  Drawings(std::string_view page, As as) : page_(page), as_(as) {}

  // In Markdown: what stands there, and below it lines in the same type.
  [[nodiscard]] std::string with_lines(const Rules& rules, const Position& position, std::string_view lines);

  [[nodiscard]] std::vector<PictureFile> taken() && { return std::move(pictures_); }

 private:
  std::string page_;
  As as_;
  std::vector<PictureFile> pictures_;
};

}  // namespace casino::pages
