# Packages of what is installed (./dev package): three for Debian, and an archive that needs no installing.

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
foreach(component IN ITEMS program library development)
  if(component STREQUAL "program")
    set(package casino-oracle)
  elseif(component STREQUAL "library")
    set(package libcasino0)
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
set(CPACK_COMPONENTS_ALL program library development)
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

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own; CPack indents them
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# As Debian calls it, where what is built runs.
string(REPLACE x86_64 amd64 architecture "${CMAKE_SYSTEM_PROCESSOR}")
string(REPLACE aarch64 arm64 architecture "${architecture}")
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE ${architecture})
set(CPACK_DEBIAN_PACKAGE_SECTION devel) # a game would have to lie in /usr/games
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME casino-oracle)
# It links nothing else (tests/cli/tells_no_path); dpkg-shlibdeps would look at each of a thousand files.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "libc6 (>= 2.36)")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "referee and test oracle for the card game Casino
Casino is an old fishing game with cards, played by many rules in many
places. This program holds a model of seventeen of them: it says whether a
turn is legal, by which clause, and what would have been legal instead;
judges logs of whole games; asks another program the cases of its corpus;
and tells in what two readings differ."
)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcasino0)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libc6 (>= 2.36)")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "rules of the card game Casino, for programs in any language
A shared library with a small interface in C: rules are opened, and a
request in JSON is answered as the program of the package casino-oracle
answers it in a stream."
)
# Written by hand, for CPack, too, would look at each of a thousand files.
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/cmake/packaging/shlibs;${PROJECT_SOURCE_DIR}/cmake/packaging/triggers"
)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libcasino-oracle-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libcasino0 (= ${PROJECT_VERSION}), libfmt-dev, nlohmann-json3-dev, libstdc++-12-dev"
)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "librapidcheck-dev, cmake")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "model of the rules of the card game Casino, to build programs with
Headers, static libraries and a CMake package for C++, and the header for C:
the model of the rules, which judges a turn by the clauses of its text; what
reads, lists and explains; and generators and facts for RapidCheck. They go
with the program of the package casino-oracle."
)

# The program alone, to be unpacked anywhere.
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/packaging/by_generator.cmake)
include(CPack)
