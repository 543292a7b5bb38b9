# Packages of what is installed (./dev package): two for Debian, and an archive that needs no installing.

set(maintainer "Casino Oracle maintainers <maintainers@casino-oracle.invalid>")

# When this commit was made, or what SOURCE_DATE_EPOCH says: nothing in a package tells when it was packed.
set(released $ENV{SOURCE_DATE_EPOCH})
if(NOT released)
  execute_process(
    COMMAND git -C ${PROJECT_SOURCE_DIR} log -1 --format=%ct
    OUTPUT_VARIABLE released
    OUTPUT_STRIP_TRAILING_WHITESPACE
    ERROR_QUIET
  )
endif()
if(NOT released)
  set(released 0)
endif()
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date -R -u -d @${released}
  OUTPUT_VARIABLE released_on
  OUTPUT_STRIP_TRAILING_WHITESPACE
)

# What Debian wants to find beside a package: its copyright, and what changed.
configure_file(cmake/packaging/changelog.in ${PROJECT_BINARY_DIR}/packaging/changelog @ONLY)
foreach(component IN ITEMS program development)
  if(component STREQUAL "program")
    set(package casino-oracle)
  else()
    set(package libcasino-oracle-dev)
  endif()
  set(documents ${CMAKE_INSTALL_DATADIR}/doc/${package})
  install(FILES ${PROJECT_SOURCE_DIR}/cmake/packaging/copyright DESTINATION ${documents} COMPONENT ${component})
  install(
    CODE "execute_process(
  COMMAND gzip -9n
  INPUT_FILE \"${PROJECT_BINARY_DIR}/packaging/changelog\"
  OUTPUT_FILE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${documents}/changelog.gz\"
  COMMAND_ERROR_IS_FATAL ANY
)"
    COMPONENT ${component}
  )
endforeach()
install(
  FILES ${PROJECT_SOURCE_DIR}/README.md
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/casino-oracle
  COMPONENT program
)
install(
  DIRECTORY ${PROJECT_SOURCE_DIR}/docs
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/casino-oracle
  COMPONENT program
)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME casino-oracle)
set(CPACK_PACKAGE_VENDOR "Casino Oracle")
set(CPACK_PACKAGE_CONTACT ${maintainer})
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ
    OWNER_WRITE
    OWNER_EXECUTE
    GROUP_READ
    GROUP_EXECUTE
    WORLD_READ
    WORLD_EXECUTE
)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME casino-oracle)
# It links nothing else (tests/cli/tells_no_path); dpkg-shlibdeps would look at each of a thousand files.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "libc6 (>= 2.36)")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "referee and test oracle for the card game Casino\n Casino is an old fishing game with cards, played by many rules in many places. This\n program holds a model of seventeen of them: it says whether a turn is legal, by which\n clause, and what would have been legal instead; judges logs of whole games; asks\n another program the cases of its corpus; and tells in what two readings differ."
)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libcasino-oracle-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libfmt-dev, nlohmann-json3-dev, libstdc++-12-dev")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "librapidcheck-dev, cmake")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "model of the rules of the card game Casino, as C++ libraries\n Headers, static libraries and a CMake package: the model of the rules, which judges a\n turn by the clauses of its text; what reads, lists and explains; and generators and\n facts for RapidCheck. They go with the program of the package casino-oracle."
)

# The program alone, to be unpacked anywhere.
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/packaging/by_generator.cmake)
include(CPack)
