# In place of an archive of the compiler's notes (-flto) one of machine code, which any compiler can link: `built` becomes
# `installed`, by `compiler`, `archiver` and `strip`. Run while installing. In one piece: GCC 12 for arm64 dies of parting it.
get_filename_component(name ${built} NAME_WE)
set(object ${built}.o)
execute_process(
  COMMAND
    ${compiler} -O2 -flto -flto-partition=none -flinker-output=nolto-rel -r -nostdlib -ffunction-sections -fdata-sections
    -Wl,--whole-archive ${built} -o ${object}
  COMMAND_ERROR_IS_FATAL ANY
)
execute_process(
  COMMAND ${strip} --strip-debug --remove-section=.comment --enable-deterministic-archives ${object}
  COMMAND_ERROR_IS_FATAL ANY
)
file(REMOVE ${installed})
execute_process(COMMAND ${archiver} rcsD ${installed} ${object} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${object})
message(STATUS "Machine code: ${installed}")
