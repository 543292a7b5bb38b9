# What differs between the kinds of packages. Read by cpack, once for each.
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENTS_ALL program)
  set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
  set(CPACK_PACKAGE_FILE_NAME "casino-oracle-${CPACK_PACKAGE_VERSION}-linux-${CPACK_DEBIAN_PACKAGE_ARCHITECTURE}")
else()
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
