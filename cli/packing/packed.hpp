#pragma once
// Folders of texts in one piece, each packed by itself, so that whoever wants one unpacks only that, and what it
// repeats.
//
//   casino-packed/2                       a line
//   cases 146193 1703143                  a line for each folder: its name, its size packed and unpacked
//                                         an empty line
//   ...                                   the folders one after the other, each a frame of zstd, which holds
//   1387 anglo-american/AA-CAP-1.json     for each file a line with its size and path, and then its bytes

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/text/text_file.hpp"

namespace casino::cli {

using Folders = std::map<std::string, std::vector<TextFile>, std::less<>>;

// The same bytes of the same files, on every machine.
[[nodiscard]] std::string packed(const Folders& folders);

// What is packed in these bytes. Where they are none that `packed` made, it throws std::logic_error: they came with us.
[[nodiscard]] std::vector<std::string> names_of_folders(std::string_view bytes);
[[nodiscard]] std::vector<std::string> names_of_empty_folders(std::string_view bytes);
[[nodiscard]] std::vector<TextFile> unpacked(std::string_view bytes, std::string_view folder);

}  // namespace casino::cli
