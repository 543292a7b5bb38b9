#pragma once
// What teaches a shell to complete the command lines of this program: it asks the program itself (`casino complete`).

#include <string_view>

namespace casino::cli {

inline constexpr std::string_view bash_script =
    R"script(# Completion of casino for bash: eval "$(casino completion bash)"

_casino() {
  local words=() glued='' index word line part
  # bash takes words apart at "=" and ":"; the program wants them whole.
  for ((index = 1; index <= COMP_CWORD; index++)); do
    part=${COMP_WORDS[index]}
    if [[ $part == [=:] || $glued ]] && ((${#words[@]} > 0)); then
      words[${#words[@]} - 1]+=$part
    else
      words+=("$part")
    fi
    if [[ $part == [=:] ]]; then glued=yes; else glued=''; fi
  done
  for index in "${!words[@]}"; do
    word=${words[index]}
    case $word in
      \"*) word=${word#\"} word=${word%\"} ;;
      \'*) word=${word#\'} word=${word%\'} ;;
    esac
    words[index]=$word
  done
  word=${words[${#words[@]} - 1]}

  local kind='' before=''
  [[ $word == *[=:]* ]] && before=${word%"${word##*[=:]}"}
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ ! $kind ]]; then
      kind=$line
      continue
    fi
    line=${line%%$'\t'*}
    COMPREPLY+=("${line#"$before"}")
  done < <("${1/#\~/$HOME}" complete -- "${words[@]}" 2>/dev/null)

  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
  case $kind in
    :files) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "${word#"$before"}") ;;
    :folders) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "${word#"$before"}") ;;
  esac
  [[ $kind == :words ]] || compopt -o filenames
}

complete -F _casino casino
)script";

inline constexpr std::string_view zsh_script = R"script(#compdef casino
# Completion of casino for zsh: a file _casino in a folder of $fpath, or eval "$(casino completion zsh)"

_casino() {
  local -a lines told unfinished
  local line word says
  lines=("${(@f)$("${(Q)words[1]/#\~/$HOME}" complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in "${(@)lines[2,-1]}"; do
    word=${line%%$'\t'*}
    says=${line#*$'\t'}
    if [[ $word == *= ]]; then
      unfinished+=("${word//:/\\:}:$says")
    else
      told+=("${word//:/\\:}:$says")
    fi
  done
  (($#unfinished == 0)) || _describe 'casino' unfinished -S ''
  (($#told == 0)) || _describe 'casino' told
  case ${lines[1]} in
    :files) _files ;;
    :folders) _files -/ ;;
  esac
}

if [[ ${funcstack[1]} == _casino ]]; then
  _casino "$@"
else
  compdef _casino casino
fi
)script";

inline constexpr std::string_view fish_script =
    R"script(# Completion of casino for fish: casino completion fish | source

function __casino_complete
    set -l typed (commandline -opc) (commandline -ct)
    set -l lines ($typed[1] complete -- $typed[2..-1] 2>/dev/null)
    switch "$lines[1]"
        case :files
            __fish_complete_path (commandline -ct)
        case :folders
            __fish_complete_directories (commandline -ct)
    end
    test (count $lines) -gt 1; and printf '%s\n' $lines[2..-1]
end

complete -c casino -f -a '(__casino_complete)'
)script";

}  // namespace casino::cli
