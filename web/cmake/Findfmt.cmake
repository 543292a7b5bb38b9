# Debian's own file is for the machine itself. The headers alone are enough.
add_library(fmt::fmt-header-only INTERFACE IMPORTED GLOBAL)
target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY)
add_library(fmt::fmt ALIAS fmt::fmt-header-only)
set(fmt_FOUND TRUE)
