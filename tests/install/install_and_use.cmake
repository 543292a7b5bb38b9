# Installs the build into an empty prefix, then configures, builds and runs the stranger's project against it.

cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(prefix ${work}/prefix)
file(REMOVE_RECURSE ${work})

run(${CMAKE_COMMAND} --install ${build} --prefix ${prefix})
run(
  ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/stranger -B ${work}/build -G ${generator}
  -D CMAKE_PREFIX_PATH=${prefix} -D CMAKE_CXX_COMPILER=${compiler} "-DCMAKE_CXX_FLAGS=${flags}"
  -D CMAKE_BUILD_TYPE=${build_type} -D wanted_version=${version}
)
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/stranger)
