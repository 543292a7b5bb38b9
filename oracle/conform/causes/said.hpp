#pragma once
// What an answer comes to, in words: made last, of what was found wrong, and never read again.

#include "oracle/conform/causes/checking.hpp"

namespace casino::conform {

struct Said {
  std::string expected;  // where that is not what was found
  std::string found;     // of a skip: the reason
};
[[nodiscard]] Said said(const Question& question, const Checked& checked);

// Of a reason that an adapter gives: its kind stands before a colon, by which such skips are counted
// (docs/protocol.md).
[[nodiscard]] std::string kind_of_reason(const std::string& reason);

}  // namespace casino::conform
