# The same commit makes the same bytes in any folder: no path of it is in them, and what the compiler would draw by chance
# hangs on the name of the object alone. tests/cli/tells_no_path looks for paths; ./dev reproduce builds twice.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
string(REPLACE "-o <OBJECT>" "-frandom-seed=<OBJECT> -o <OBJECT>" CMAKE_CXX_COMPILE_OBJECT "${CMAKE_CXX_COMPILE_OBJECT}")
