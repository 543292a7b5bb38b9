# Read by ctest when it starts: an entry for each suite of a program of tests. By itself each of four thousand tests would
# cost a process, which is more than most of them do.
#
#   program   the path of the program

if(EXISTS "${program}")
  execute_process(COMMAND "${program}" --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "\n[A-Za-z0-9_/]+\\." suites "\n${listed}")
  foreach(suite IN LISTS suites)
    string(REGEX REPLACE "\n(.*)\\." "\\1" suite "${suite}")
    add_test(${suite} "${program}" --gtest_brief=1 --gtest_filter=${suite}.*)
  endforeach()
else()
  add_test("${program}_is_not_built" "${program}")
endif()
