# Debian's emscripten, and what it needs to find of Debian's other packages. Of those only headers are used, for what is
# compiled there is for the machine itself.

# What is built and run meanwhile: Debian's loader would fetch a file by its path, as a node does that knows no fetch.
set(CMAKE_CROSSCOMPILING_EMULATOR node --no-experimental-fetch)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)

set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})

# /usr/include belongs to another C library: the folders of headers that are wanted are linked into one of their own.
set(CASINO_HEADERS ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${CASINO_HEADERS})
foreach(header IN ITEMS CLI fmt nlohmann rapidcheck rapidcheck.h)
  if(EXISTS /usr/include/${header})
    file(CREATE_LINK /usr/include/${header} ${CASINO_HEADERS}/${header} SYMBOLIC)
  endif()
endforeach()
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${CASINO_HEADERS})
set(CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES /usr/include)

# Whoever knows its exceptions has known these instructions for years: memory is copied and filled by one of them.
set(instructions "-mbulk-memory -msign-ext -mnontrapping-fptoint")
set(CMAKE_C_FLAGS_INIT "${instructions}")
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions ${instructions} -include ${CMAKE_CURRENT_LIST_DIR}/lacking.hpp")

# Its optimiser needs a module that node does not find where Debian puts it.
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
