# shellcheck shell=bash disable=SC2034
# Which packages of Debian ./dev needs, and how it installs those that are missing. Read by ./dev.

basic_packages=(
  g++ cmake ninja-build ccache
  nlohmann-json3-dev libfmt-dev libcli11-dev librapidcheck-dev libgtest-dev libgmock-dev libbenchmark-dev
  zlib1g-dev libzstd-dev
)
test_packages=(python3-pytest zsh fish) # what the package for Python gives to it, and two shells to be completed in
lint_packages=(clang-format-14 shellcheck)
workflow_lint_packages=(yamllint)
tidy_packages=(clang-tidy-14)
clang_packages=(clang-14 llvm-14 libclang-rt-14-dev)
mutant_packages=(python3 python3-clang-14)
packaging_packages=(git dpkg-dev lintian python3)
web_packages=(emscripten node-acorn bzip2 xz-utils)
explorer_test_packages=(chromium)
arm64_packages=(g++-aarch64-linux-gnu qemu-user-static dpkg-dev)
linked_packages=(libfmt9 libfmt-dev zlib1g zlib1g-dev libzstd1 libzstd-dev librapidcheck-dev) # what a program is linked with, or knows of
package_test_packages=(buildah mmdebstrap python3 zsh fish)

install_missing() { # PACKAGE...
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    trust_the_machine
    return
  fi

  local package present missing=()
  present=$(dpkg-query -W -f '${Package}=${db:Status-Status} ' "$@" 2>/dev/null) || true
  for package in "$@"; do
    [[ " $present" == *" $package=installed "* ]] || missing+=("$package")
  done
  ((${#missing[@]} == 0)) && return

  if ((EUID == 0)); then
    apt_install env
  elif command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
    apt_install sudo env
  else
    fail_to_install
  fi
}

apt_install() { # COMMAND-THAT-RUNS-AS-ROOT..., installs ${missing[@]}
  say "installing with apt-get: ${missing[*]}"
  local apt_get=("$@" DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
  "${apt_get[@]}" update >&2 </dev/null || fail_to_install
  "${apt_get[@]}" install -y --no-install-recommends "${missing[@]}" >&2 </dev/null || fail_to_install
}

fail_to_install() {
  say "these packages are missing, and could not be installed from here: ${missing[*]}"
  say "as root: apt-get update && apt-get install --no-install-recommends ${missing[*]}"
  fail "without root: build the image in Containerfile and work inside it, as README.md shows"
}

trust_the_machine() { # not Debian or its kin: go on if the tools are there; CMake names a library that is missing
  local tool
  for tool in cmake ninja c++; do
    command -v "$tool" >/dev/null ||
      fail "no $tool, and no apt-get to install it: install what the lists in .ci/packages.sh name," \
        "or build the image in Containerfile and work inside it, as README.md shows"
  done
}

# ${apt[@]}: apt-get with lists and archives of its own, in a folder. What the machine knows and has stays as it is.
apt_apart() { # FOLDER deb|deb-src [OPTION...]
  local folder=$1 kind=$2 file
  shift 2
  rm -rf "${folder:?}"
  mkdir -p "$folder/parts" "$folder/lists/partial" "$folder/archives/partial"
  file=$(sources_of_apt) || return
  sed -E "s/^Types: .*/Types: $kind/; s/^deb /$kind /" "$file" >"$folder/parts/source.${file##*.}"
  apt=(apt-get -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$folder/parts"
    -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder" -o APT::Sandbox::User= "$@")
}

sources_of_apt() { # where this machine gets its packages from
  local file
  for file in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list; do
    [[ ! -s $file ]] || { echo "$file" && return; }
  done
  fail "no sources of packages in /etc/apt"
}
