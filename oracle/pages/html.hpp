#pragma once
// A page in Markdown, as the pages here are written, as one file of HTML that needs nothing else: to be read on a
// screen, light or dark, wide or narrow, or printed.

#include <cstdint>
#include <string>
#include <string_view>

#include "model/cards/function_ref.hpp"

namespace casino::pages {

// The SVG of a picture that a page names; nothing if there is none, and then what the page says in its place stands
// there.
using PictureNamed = FunctionRef<std::string(std::string_view file)>;

// Whether the other pages lie beside it, so that links lead there, and also those in the folder above.
enum class Beside : std::uint8_t { nothing, other_pages, and_above };

// The file of a page: "swazi.html" of "swazi.md"; "index.html" of "README.md", which is what a server shows first.
[[nodiscard]] std::string name_in_html(std::string_view name);

[[nodiscard]] std::string as_html(std::string_view markdown, Beside beside, PictureNamed picture);
// A page without pictures.
[[nodiscard]] std::string as_html(std::string_view markdown, Beside beside);

}  // namespace casino::pages
