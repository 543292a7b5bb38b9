# shellcheck shell=bash
# The parts of ./dev lint. Read by ./dev; what they need of it: root, say, fail, configure and install_missing.

layer_folders=(model oracle properties cli)

lint() { # [PART...] [--changed]
  local part parts=() failed=()
  changed_only=
  for part; do
    case $part in
      --changed) changed_only=yes ;;
      layers | ids | shell | workflows | format | headers | names | sources | emscripten | tidy) parts+=("$part") ;;
      *) fail "lint has no part '$part': see ./dev --help" ;;
    esac
  done
  ((${#parts[@]} > 0)) || parts=(layers ids shell workflows format names sources tidy) # sources looks at the headers, too
  cd "$root"
  for part in "${parts[@]}"; do
    "lint_$part" || failed+=("$part")
  done
  ((${#failed[@]} == 0)) || {
    say "lint found faults: ${failed[*]}"
    exit 1
  }
  say "lint found nothing: ${parts[*]}"
}

source_files() { # FOLDER...
  find "$@" -name '*.[ch]pp' | LC_ALL=C sort
}

changed_files() { # C++ that differs from where the branch left main; on main itself, from the last release
  local base
  base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main) || return
  [[ $base != "$(git rev-parse HEAD)" ]] || base=$(git describe --tags --abbrev=0 --match 'v*' 2>/dev/null) || base=HEAD
  {
    git diff --name-only --diff-filter=d "$base"
    git ls-files --others --exclude-standard
  } | grep -E '^(model|oracle|properties|cli|tests)/.*\.[ch]pp$' | LC_ALL=C sort -u
}

lint_layers() { "$root/tests/layers/check_layers" "$root" && "$root/tests/layers/check_library" "$root"; }

lint_ids() { "$root/tests/layers/check_ids" "$root"; }

# The names of those whose first line says so.
prints_shell_scripts='FNR == 1 && /^#!\/(usr\/)?bin\/(env )?(ba)?sh/ { print FILENAME }'

lint_shell() {
  install_missing "${lint_packages[@]}"
  find . \( -path ./build -o -path ./.git -o -path ./web/node_modules \) -prune -o -type f ! -name '*.*' -print0 |
    xargs -0 awk "$prints_shell_scripts" | LC_ALL=C sort | xargs -r shellcheck -x
}

# What GitHub reads. Whether a workflow runs there shows only there.
lint_workflows() {
  install_missing "${workflow_lint_packages[@]}"
  yamllint --strict -d '{extends: relaxed, rules: {line-length: disable}}' .github action.yml || return
  if command -v npm >/dev/null; then # the schemas of GitHub, as npm has them
    mkdir -p build/lint/workflows
    npm install --silent --no-audit --no-fund --prefix build/lint/workflows @action-validator/core @action-validator/cli >&2 || return
    printf '%s\n' .github/workflows/*.yml action.yml | xargs -n 1 build/lint/workflows/node_modules/.bin/action-validator
  fi
}

files_to_format() { if [[ $changed_only ]]; then changed_files; else source_files "${layer_folders[@]}" tests; fi; }

lint_format() {
  install_missing "${lint_packages[@]}"
  files_to_format | xargs -r clang-format-14 --dry-run -Werror
}

# ---- Each by itself, all together: the compiler reads, and writes nothing

# Headers with which most others begin, whoever includes most before others: compiled once, they need not be read again
# and again.
bases=(oracle/corpus/case.hpp oracle/json/cards.hpp model/table/position.hpp model/rules/rules.hpp)

in_chains() { # FILES on the input: such that each is compiled alone
  xargs awk -v BASES="${bases[*]}" -f "$root/.ci/include_chains.awk"
}

compile_bases() { # FLAGS; the compiler finds them before the headers themselves
  local base
  for base in "${bases[@]}"; do
    [[ -e $root/$base ]] || continue
    mkdir -p "$scratch/compiled/${base%/*}"
    printf '#include "%s"\n' "$base" >"$scratch/base.hpp"
    c++ "@$1" -x c++-header "$scratch/base.hpp" -o "$scratch/compiled/$base.gch" || return
  done
}

read_as_sources() { # each line of the input: files that make one source together
  local scratch=$root/build/lint
  install_missing "${basic_packages[@]}"
  mkdir -p "$scratch"
  sed 's/@PROJECT_VERSION@/0/' cli/casino_version.hpp.in >"$scratch/casino_version.hpp"
  {
    printf '%s\n' -std=c++20 -Werror -I"$scratch/compiled" -I"$root" -I"$scratch" '-DCASINO_VERSION="0"'
    sed -nE 's/^ +(-W[a-z-]+).*/\1/p' CMakeLists.txt
  } >"$scratch/flags"
  rm -rf "$scratch/compiled"
  mkdir "$scratch/compiled"
  compile_bases "$scratch/flags" || return
  (cd "$scratch/compiled" && # first of all it looks where it stands
    xargs -d '\n' -P "$(nproc)" -I '{}' bash -c "printf '#include \"%s\"\n' {} | c++ @'$scratch/flags' -fsyntax-only -x c++ -")
}

lint_headers() { # each header of a layer compiles alone
  find "${layer_folders[@]}" -name '*.hpp' | LC_ALL=C sort | in_chains | read_as_sources
}

lint_sources() { # each file of a layer compiles alone, the headers with them
  source_files "${layer_folders[@]}" | in_chains | read_as_sources
}

lint_names() { # no two sources of a layer clash, whatever the unity build puts together
  local layer
  for layer in "${layer_folders[@]}" tests/bench; do # the benchmarks: no test builds them
    [[ ! -d $layer ]] || find "$layer" -name '*.cpp' ! -path '*/frozen/*' | LC_ALL=C sort | xargs -r
  done | read_as_sources
}

# Emscripten's library lacks a part of C++20 (docs/decisions/0025-webassembly-by-debians-emscripten.md). Each layer is read
# as one source; the folder that talks to processes is of another kind there (web/wasm/channel.cpp).
lint_emscripten() {
  local scratch=$root/build/lint/emscripten header layer
  install_missing "${basic_packages[@]}" "${web_packages[@]}"
  mkdir -p "$scratch/headers"
  for header in CLI fmt nlohmann rapidcheck rapidcheck.h zlib.h zconf.h zstd.h zstd_errors.h; do
    ln -sfn "/usr/include/$header" "$scratch/headers/$header"
  done
  sed 's/@PROJECT_VERSION@/0/' cli/casino_version.hpp.in >"$scratch/casino_version.hpp"
  for layer in "${layer_folders[@]}"; do
    find "$layer" -name '*.cpp' ! -path 'cli/process/*' | LC_ALL=C sort | sed 's/.*/#include "&"/' >"$scratch/$layer.cpp"
  done
  printf '%s\0' "${layer_folders[@]}" | xargs -0 -P "$(nproc)" -I '{}' em++ -std=c++20 -fsyntax-only -fwasm-exceptions -w \
    -include web/cmake/lacking.hpp -isystem "$scratch/headers" -I"$root" -I"$scratch" '-DCASINO_VERSION="0"' \
    -DFMT_HEADER_ONLY "$scratch/{}.cpp"
}

# ---- clang-tidy

files_to_tidy() { # sources; for a header, one that includes it
  local file
  if [[ ! $changed_only ]]; then
    sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/plain/compile_commands.json
    return
  fi
  changed_files | while read -r file; do
    case $file in
      *.cpp) echo "$root/$file" ;;
      *) { grep -rlF --include='*.cpp' "\"$file\"" "${layer_folders[@]}" tests || true; } | sed -n "1s|^|$root/|p" ;;
    esac
  done
}

lint_tidy() {
  install_missing "${lint_packages[@]}" "${tidy_packages[@]}"
  configure plain || return
  files_to_tidy | LC_ALL=C sort -u | xargs -r -n 1 -P "$(nproc)" clang-tidy-14 -p build/plain --quiet 2>/dev/null
}

format() {
  install_missing "${lint_packages[@]}"
  cd "$root"
  source_files "${layer_folders[@]}" tests | xargs -r clang-format-14 -i
}
