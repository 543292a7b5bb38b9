#pragma once
// What the text notation of logs calls things. Inside the reader and printer of text logs only.

#include "oracle/text/names.hpp"

namespace casino::log {

// "last capture" for the item that JSON calls last_capture.
[[nodiscard]] inline std::string words_of(ScoreItem item) {
  std::string words(name_of(item));
  std::ranges::replace(words, '_', ' ');
  return words;
}

}  // namespace casino::log
