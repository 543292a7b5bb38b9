#pragma once
// The environment in which somebody else's program is started: a few variables that hardly any program can do without,
// and those that were asked for. Whatever else is in ours, passwords and keys of a CI say, is none of its business.

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace casino::cli {

// And all that begin with "LC_".
inline constexpr std::array<std::string_view, 16> passed_on{
    "HOME",
    "LANG",
    "LANGUAGE",
    "LOGNAME",
    "PATH",
    "SHELL",
    "TERM",
    "TMPDIR",
    "TZ",
    "USER",  // and what programs built to look for faults are told
    "ASAN_OPTIONS",
    "LLVM_PROFILE_FILE",
    "LSAN_OPTIONS",
    "TSAN_OPTIONS",
    "UBSAN_OPTIONS",
    "UBSAN_SYMBOLIZER_PATH"};

// "NAME=VALUE" for each; `more` are names of ours or such pairs. Throws Unusable where there is no such variable.
[[nodiscard]] std::vector<std::string> clean_environment(const std::vector<std::string>& more);

}  // namespace casino::cli
