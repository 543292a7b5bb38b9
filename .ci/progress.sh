# shellcheck shell=bash
# What ./dev tells of a build: beforehand how long it takes, meanwhile how far it is. Read by ./dev.

# Seconds of one processor that a first build takes, by preset and target. Measured on the machine of
# docs/decisions/0021-rooms-and-a-short-build.md.
declare -A first_build_seconds=(
  ["release casino"]=300
  ["release all"]=500
  ["dev all"]=500
)

tell_how_long() { # PRESET TARGET, before its first build
  local seconds=${first_build_seconds["$1 $2"]-} minutes
  [[ $seconds ]] || return 0
  minutes=$(((seconds / $(nproc) + 59) / 60))
  say "a first build: about $minutes min on $(nproc) processors (less if ccache has seen it)"
}

# At a terminal, one line of ninja's that is written over. Elsewhere the same, each tenth of the way or half a minute; what the
# compiler says comes through whole.
show_progress() { # COMMAND...
  if [[ -t 2 ]]; then
    "$@" >&2
  else
    NINJA_STATUS='[%f/%t] ' "$@" 2>&1 | few_steps >&2
  fi
}

few_steps() { # lines of ninja, without most of its "[7/90] Building ..."
  local line tenth told=0 told_at=$SECONDS
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([1-9][0-9]*)\]\  ]]; then
      tenth=$((BASH_REMATCH[1] * 10 / BASH_REMATCH[2]))
      ((tenth > told || SECONDS >= told_at + 30)) || continue
      told=$tenth told_at=$SECONDS
      line=${line%%]*}']'
    fi
    printf '%s\n' "$line"
  done
}
