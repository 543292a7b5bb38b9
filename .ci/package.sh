# shellcheck shell=bash
# ./dev package. Read by ./dev; what it needs of it: root, say, fail, build and install_missing.

package() { # [--arm64] [--test]
  local packages=$root/build/packages argument preset=release tested=false architecture machine made SOURCE_DATE_EPOCH
  for argument; do
    case $argument in
      --arm64) preset=arm64 ;;
      --test) tested=true ;;
      *) fail "package: what is '$argument'? See ./dev --help" ;;
    esac
  done
  if [[ $preset == arm64 ]]; then
    architecture=arm64 machine=aarch64
    install_missing "${arm64_packages[@]}"
    fetch_libraries arm64
  else
    architecture=$(dpkg --print-architecture) machine=$(uname -m)
    ! $tested || ((EUID == 0)) || fail "package --test: as root, for it makes a folder into a root of its own"
  fi
  make_packages
  $tested || return 0
  if [[ $preset == arm64 ]]; then test_under_qemu; else test_packages; fi
}

# What was made for one architecture, as Debian calls it and as Python does: ${made[@]}.
find_made() {
  made=("$packages"/*_"$architecture".deb "$packages"/*-"$architecture".tar.gz "$packages"/*_"$machine".whl)
}

# The corpus as plain JSON with readers of a page: for whoever compiles nothing.
fixtures() {
  local folder=$root/build/fixtures packages=$root/build/packages name
  build release casino
  name=$("$root/build/release/bin/casino" --version)
  name=casino-fixtures-${name#casino }
  rm -rf "$folder"
  mkdir -p "$folder" "$packages"
  "$root/build/release/bin/casino" corpus export "$folder/$name" >&2
  mkdir "$folder/$name/readers"
  cp "$root"/docs/fixtures/* "$root/docs/adapters/python/engine.py" "$folder/$name/readers/"
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw --mtime="@$(git -C "$root" log -1 --format=%ct)" \
    -C "$folder" -c "$name" | gzip -9n >"$packages/$name.tar.gz"
  say "written: build/packages/$name.tar.gz"
}

make_packages() {
  install_missing "${basic_packages[@]}" "${packaging_packages[@]}"
  build "$preset" casino_manual
  build "$preset" casino_properties
  build "$preset" casino_c
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
  mkdir -p "$packages"
  find_made
  rm -rf "$packages/_CPack_Packages" "${made[@]}"
  (cd "$root/build/$preset" && cpack --config CPackConfig.cmake -B "$packages") >&2 || fail "cpack failed"
  rm -rf "$packages/_CPack_Packages"
  MACHINE=$machine /usr/bin/python3 "$root/python/make_wheel" "$root/build/$preset/oracle/c/libcasino.so.0" "$packages" >&2 ||
    fail "no wheel"
  fixtures
  (cd "$packages" && sha256sum -- *.deb *.tar.gz *.whl >SHA256SUMS)
  (cd "$packages" && lintian --fail-on error,warning --suppress-tags-from-file "$root/cmake/packaging/lintian" -- *_"$architecture".deb) >&2 ||
    fail "lintian finds faults"
  say "written: build/packages: $(cd "$packages" && echo *)"
}

# Debian's libraries for machines of another kind, in build/libraries/ARCHITECTURE.
fetch_libraries() { # ARCHITECTURE
  local folder=$root/build/libraries/$1 apt archive
  [[ ! -e $folder/.fetched ]] || return 0
  rm -rf "$folder"
  apt_apart "$folder/apt" deb -o "APT::Architecture=$1" -o "APT::Architectures=$1" -o Dir::State::status=/dev/null || return
  say "fetching libraries for $1 with apt-get"
  (cd "$folder/apt" && "${apt[@]}" update && "${apt[@]}" download "${linked_packages[@]}") >&2 || fail "no libraries for $1"
  for archive in "$folder"/apt/*.deb; do
    dpkg-deb -x "$archive" "$folder" || fail "$archive cannot be unpacked"
  done
  rm -rf "$folder/apt"
  touch "$folder/.fetched"
}

# The program for arm64 gives the answers of the one for this machine, byte for byte.
test_under_qemu() {
  local folder=$root/build/under-qemu program here there
  build release casino
  rm -rf "$folder"
  mkdir -p "$folder"
  tar -xzf "$packages"/casino-oracle-*-linux-arm64.tar.gz -C "$folder" --strip-components 1
  here=("$root/build/release/bin/casino")
  there=(qemu-aarch64-static -L /usr/aarch64-linux-gnu "$folder/bin/casino")
  "$root/tests/packages/answers_of" "$folder/here" "$root/corpus" "${here[@]}" || fail "the program of this machine"
  say "the same in qemu: some minutes"
  "$root/tests/packages/answers_of" "$folder/there" "$root/corpus" "${there[@]}" || fail "the program for arm64, in qemu"
  diff -r "$folder/here" "$folder/there" >&2 || fail "the program for arm64 answers otherwise"
  say "the same answers: $(cat "$folder/here/told")"
  rm -rf "$folder"
}

test_packages() { # on a Debian that has never seen the project
  local clean=$root/build/clean-debian
  install_missing "${package_test_packages[@]}"
  rm -rf "$clean"
  say "making a clean Debian bookworm in build/clean-debian"
  mmdebstrap --quiet --variant=minbase --components=main bookworm "$clean" "$(sources_of_apt)" >&2 || fail "no clean Debian"
  "$root/tests/packages/in_a_container" "$root/Containerfile.program" "$packages" "$clean" >&2 || fail "the image of a container"
  mkdir -p "$clean/tested/stranger"
  find_made
  cp "${made[@]}" "$packages/SHA256SUMS" "$clean/tested/"
  cp "$root"/tests/install/stranger/* "$clean/tested/stranger/"
  cp "$root/tests/c/asks.c" "$clean/tested/"
  cp "$root/tests/packages/in_clean_debian" "$clean/tested/"
  "$root/tests/packages/readme_tour" "$root/README.md" >"$clean/tested/tour"
  unshare --mount --pid --fork chroot "$clean" /tested/in_clean_debian || fail "the packages do not do in a clean Debian"
  for shell in bash zsh fish; do
    "$root/tests/cli/completes_in" "$shell" "$root/build/release/bin/casino" || fail "completion in $shell"
  done
  rm -rf "$clean"
  say "the packages do what they should in a clean Debian"
}

reproduce() { # one commit, two folders that have nothing in common but their content
  local folders=("$root/build/reproduce/here" "$root/build/reproduce/some/where/else") folder
  install_missing "${basic_packages[@]}"
  rm -rf "$root/build/reproduce"
  for folder in "${folders[@]}"; do
    mkdir -p "$folder"
    git -C "$root" archive HEAD | tar -x -C "$folder"
    say "building in $folder"
    (cd "$folder" && cmake --preset release -D CASINO_BUILD_TESTS=OFF -D CASINO_BUILD_BENCH=OFF &&
      CCACHE_DISABLE=1 cmake --build build/release --target casino) >"$folder.log" 2>&1 || fail "see $folder.log"
  done
  (cd "$root/build/reproduce" && sha256sum ./*/build/release/bin/casino ./*/*/*/build/release/bin/casino 2>/dev/null) || true
  cmp "${folders[0]}/build/release/bin/casino" "${folders[1]}/build/release/bin/casino" ||
    fail "two builds of one commit differ"
  say "two builds of one commit are the same, byte for byte"
}
