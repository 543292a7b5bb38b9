# shellcheck shell=bash
# ./dev package. Read by ./dev; what it needs of it: root, say, fail, build and install_missing.

package() { # [--test]
  local packages=$root/build/packages SOURCE_DATE_EPOCH
  case ${1-} in
    '') make_packages ;;
    --test) test_packages ;;
    *) fail "package: what is '$1'? See ./dev --help" ;;
  esac
}

make_packages() {
  install_missing "${basic_packages[@]}" "${packaging_packages[@]}"
  build release casino_manual
  build release casino_properties
  build release casino_c
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
  rm -rf "$packages"
  mkdir -p "$packages"
  (cd "$root/build/release" && cpack --config CPackConfig.cmake -B "$packages") >&2 || fail "cpack failed"
  rm -rf "$packages/_CPack_Packages"
  /usr/bin/python3 "$root/python/make_wheel" "$root"/build/release/oracle/c/libcasino.so.0 "$packages" >&2 || fail "no wheel"
  (cd "$packages" && sha256sum -- *.deb *.tar.gz *.whl >SHA256SUMS)
  (cd "$packages" && lintian --fail-on error,warning --suppress-tags-from-file "$root/cmake/packaging/lintian" -- *.deb) >&2 ||
    fail "lintian finds faults"
  say "written: build/packages: $(cd "$packages" && echo *)"
}

test_packages() { # on a Debian that has never seen the project
  local clean=$root/build/clean-debian
  ((EUID == 0)) || fail "package --test: as root, for it makes a folder into a root of its own"
  make_packages
  install_missing "${package_test_packages[@]}"
  rm -rf "$clean"
  say "making a clean Debian bookworm in build/clean-debian"
  mmdebstrap --quiet --variant=minbase --components=main bookworm "$clean" "$(sources_of_apt)" >&2 || fail "no clean Debian"
  mkdir -p "$clean/tested/stranger"
  cp "$packages"/* "$clean/tested/"
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

sources_of_apt() { # where this machine gets its packages from
  local file
  for file in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list; do
    [[ ! -s $file ]] || { echo "$file" && return; }
  done
  fail "no sources of packages in /etc/apt"
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
