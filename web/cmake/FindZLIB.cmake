# web/libraries has made it.
set(ZLIB_FOUND TRUE)
