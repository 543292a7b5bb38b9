# casino_add_layer(<name> [FOR_C] SOURCES <file>... HEADERS <file>... TABLES <file>... LINKS <target>...)
#
# Declares the library of one layer: target casino_<name>, alias casino::<name>. Its headers are included from the
# root of the tree ("model/cards/card.hpp") and installed the same way under include/casino-oracle/. Tables are files that headers
# include more than once (.def): installed beside them, but not made to compile alone. A layer without sources is a
# library of headers. FOR_C: the same objects go into programs and into libcasino.so
# (docs/decisions/0024-one-set-of-objects.md).
function(casino_add_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "FOR_C" "" "SOURCES;HEADERS;TABLES;LINKS")

  set(target casino_${name})
  if(layer_SOURCES)
    set(scope PUBLIC)
    add_library(${target} STATIC ${layer_SOURCES})
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:casino_warnings>)
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  add_library(casino::${name} ALIAS ${target})

  target_sources(
    ${target}
    ${scope}
    FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${layer_HEADERS}
    FILE_SET tables TYPE HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${layer_TABLES}
  )
  target_compile_features(${target} ${scope} cxx_std_20)
  target_link_libraries(${target} ${scope} ${layer_LINKS})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  if(layer_FOR_C)
    set_target_properties(
      ${target}
      PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    )
  endif()

  install(
    TARGETS ${target}
    EXPORT CasinoOracleTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/casino-oracle COMPONENT development
    FILE_SET tables DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/casino-oracle COMPONENT development
  )
  if(layer_SOURCES AND CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # What was built holds the compiler's own notes and no machine code: good for this compiler alone.
    install(
      CODE "set(compiler \"${CMAKE_CXX_COMPILER}\")
set(archiver \"${CMAKE_AR}\")
set(strip \"${CMAKE_STRIP}\")
set(built \"$<TARGET_FILE:${target}>\")
set(installed \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:${target}>\")
include(\"${PROJECT_SOURCE_DIR}/cmake/MachineCode.cmake\")"
      COMPONENT development
    )
  endif()
endfunction()
