# shellcheck shell=bash
# ./dev web: the package for JavaScript, and the explorer on it. Read by ./dev; what it needs of it: root, say, fail,
# build, install_missing, apt_apart and show_progress.

web() { # [check | test [ARGUMENTS]]
  case ${1-} in
    '') make_web ;;
    check) check_web ;;
    test)
      shift
      test_web "$@"
      ;;
    *) fail "web: what is '$1'? See ./dev --help" ;;
  esac
}

make_web() {
  local built=$root/build/web dist=$root/web/oracle/dist
  install_missing "${basic_packages[@]}" "${web_packages[@]}"
  need_node
  fetch_source zlib
  fetch_source libzstd
  [[ -e $built/build.ninja ]] || (cd "$root" && cmake --preset web) >&2 || return
  show_progress cmake --build "$built" --target casino_wasm casino casino_in_memory || return

  install_from_npm
  rm -rf "$dist"
  (cd "$root/web" && npm run --silent build --workspace oracle) >&2 || fail "the package for JavaScript cannot be made"
  cp "$built/bin/casino.wasm" "$dist/"
  cmp "$built/bin/program.wasm" "$built/bin/in_memory/program.wasm" || fail "two loaders want two programs"
  cp "$built/bin/program.wasm" "$root"/web/oracle/*.cjs "$dist/"
  cp "$built/bin/program.js" "$dist/program.cjs"
  cp "$built/bin/in_memory/program.js" "$dist/in_memory.js"
  cp "$root/LICENSE" "$root/web/oracle/"
  node "$root/web/oracle/licences.js" "$dist/third-party-licences.txt"
  mkdir -p "$root/build/packages"
  (cd "$root/web" && npm pack --silent --workspace oracle --pack-destination "$root/build/packages") >&2 || return
  say "written: build/packages/$(cd "$root/build/packages" && echo casino-oracle-[0-9]*.tgz)"

  (cd "$root/web" && npm run --silent build --workspace explorer) >&2 || fail "the explorer cannot be made"
  cp "$root/web/explorer/dist/explorer.html" "$root/build/packages/"
  say "written: web/explorer/dist, build/packages/explorer.html"
}

# What needs no WebAssembly, and so no emscripten: the types of all that is written in TypeScript, and tests of its parts.
check_web() {
  need_node
  install_from_npm
  (
    cd "$root/web"
    npm run --silent build --workspace oracle || fail "the package for JavaScript cannot be made"
    npx tsc -p explorer || fail "the explorer does not fit together"
    node --test explorer/tests/parts.test.js
  ) >&2 || return
  say "the web's types and parts are as they should be; ./dev web test tries the rest"
}

need_node() { # of version 20 or later, with its npm; Debian 12 has 18, whose npm can fetch a later one
  ! has_node || return 0
  local own=$root/build/node machine
  export PATH=$own/node_modules/.bin:$PATH
  ! has_node || return 0
  case $(uname -m) in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) fail "no node of version 20 or later, with npm" ;;
  esac
  command -v npm >/dev/null || install_missing npm
  say "fetching node with npm, into build/node"
  npm install --prefix "$own" --no-save --ignore-scripts "node-linux-$machine@20.20.2" npm@11.19.1 >&2 || fail "npm install failed"
  hash -r
  has_node || fail "no node of version 20 or later, with npm: $(node --version)"
}

has_node() {
  local version
  command -v npm >/dev/null && version=$(node --version 2>/dev/null) || return
  version=${version#v}
  ((${version%%.*} >= 20))
}

install_from_npm() { # what the lock file names, if it has changed
  local mark=$root/web/node_modules/.package-lock.json
  [[ $mark -nt $root/web/package-lock.json ]] || (cd "$root/web" && npm ci --ignore-scripts) >&2 || fail "npm ci failed"
}

# Debian's own source of a package, in build/sources/PACKAGE.
fetch_source() { # PACKAGE
  local folder=$root/build/sources apt
  [[ ! -e $folder/$1/.fetched ]] || return 0
  rm -rf "${folder:?}/$1"
  mkdir -p "$folder/$1"
  apt_apart "$folder/apt" deb-src || return
  say "fetching the source of $1 with apt-get"
  (cd "$folder/apt" && "${apt[@]}" update && "${apt[@]}" source --download-only "$1") >&2 || fail "no source of $1"
  rm -f "$folder"/apt/*.asc
  tar -xf "$folder/apt/$1"_*.orig.tar.* -C "$folder/$1" --strip-components 1 || fail "the source of $1 cannot be unpacked"
  touch "$folder/$1/.fetched"
}

test_web() { # [NAME...] [--many]: files of web/tests; explorer: all of web/explorer/tests
  local argument files=()
  for argument; do
    case $argument in
      --many) export CASINO_MANY=1 ;;
      explorer) files+=("$root"/web/explorer/tests/*.test.js) ;;
      *)
        [[ -e $root/web/tests/$argument.test.js ]] || fail "web test: there is no web/tests/$argument.test.js"
        files+=("tests/$argument.test.js")
        ;;
    esac
  done
  ((${#files[@]} > 0)) || mapfile -t files < <(cd "$root/web" && printf '%s\n' tests/*.test.js explorer/tests/*.test.js)
  [[ "${files[*]}" != *explorer/tests/* ]] || install_missing "${explorer_test_packages[@]}"
  build release casino
  build release bad_adapter
  build release example_adapter
  make_web
  (cd "$root/web" && CASINO_NATIVE=$root/build/release/bin/casino exec node --test --test-concurrency=1 "${files[@]}")
}
