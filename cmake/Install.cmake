include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/CasinoOracle)

file(
  CONFIGURE
  OUTPUT ${PROJECT_BINARY_DIR}/CasinoOracleConfig.cmake
  CONTENT
    [[
include(CMakeFindDependencyMacro)
find_dependency(nlohmann_json)
find_dependency(fmt)
find_dependency(Threads)
if("properties" IN_LIST CasinoOracle_FIND_COMPONENTS)
  find_dependency(rapidcheck)
endif()
include(${CMAKE_CURRENT_LIST_DIR}/CasinoOracleTargets.cmake)
foreach(component IN LISTS CasinoOracle_FIND_COMPONENTS)
  if(TARGET casino::${component})
    set(CasinoOracle_${component}_FOUND TRUE)
  elseif(CasinoOracle_FIND_REQUIRED_${component})
    set(CasinoOracle_FOUND FALSE)
    set(CasinoOracle_NOT_FOUND_MESSAGE "CasinoOracle has no component ${component}")
  endif()
endforeach()
]]
  @ONLY
)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/CasinoOracleConfigVersion.cmake
  COMPATIBILITY SameMinorVersion
)

install(
  FILES
    ${PROJECT_BINARY_DIR}/CasinoOracleConfig.cmake
    ${PROJECT_BINARY_DIR}/CasinoOracleConfigVersion.cmake
  DESTINATION ${package_dir}
  COMPONENT development
)
install(EXPORT CasinoOracleTargets NAMESPACE casino:: DESTINATION ${package_dir} COMPONENT development)
