#!/usr/bin/env bash
# Plays the same games with every program given and compares their traces byte for byte: alike.sh PROGRAM...
#
# A PROGRAM is a command in one argument, such as `target/release/misere-lab` or `wine misere-lab.exe`. The traces are
# also compared with the checksums in packaging/alike.sha256, so that systems that never meet are compared too.
# After the computer players have changed on purpose, RENEW=1 writes those checksums.
#   GAMES       games of each kind [default: 2]; without checksums for another number
#   TRACES      a folder for the traces, instead of a temporary one
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
[ $# -gt 0 ] || fail "expected a program"
games=${GAMES:-2}
recorded=$here/alike.sha256
work=${TRACES:-$(mktemp -d)}
[ -n "${TRACES:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work"

# Plays all games with a program, each into a file: play FOLDER PROGRAM...
play() {
    local folder=$1 trace game seats
    shift
    mkdir -p "$folder"
    for trace in "$here"/../tests/traces/*.jsonl; do
        game=$(basename "$trace" .jsonl)
        seats=$(sed -n '1s/.*"players":\([0-9]\).*/\1/p' "$trace")
        local bots=master,easy,hard,novice,medium,master
        bots=$(cut -d, -f1-"$seats" <<<"$bots")
        # Two threads, unlike one in a game between people.
        "$@" simulate --game "$game" --bots "$bots" --games "$games" --seed 11 --jobs 2 --trace - \
            >"$folder/$game.jsonl" 2>/dev/null </dev/null || fail "$* cannot play $game"
    done
}

first=
for program in "$@"; do
    read -ra words <<<"$program"
    folder=$work/$(tr -c 'a-zA-Z0-9.\n' _ <<<"$program")
    step "$program"
    play "$folder" "${words[@]}"
    if [ -n "$first" ]; then
        for trace in "$first"/*.jsonl; do
            cmp "$trace" "$folder/$(basename "$trace")" || fail "$program decides otherwise than $1"
        done
    fi
    first=${first:-$folder}
done
if [ "$games" = 2 ]; then
    if [ -n "${RENEW:-}" ]; then
        (cd "$first" && sha256sum -- *.jsonl) >"$recorded"
    fi
    # Git for Windows marks binary files by an asterisk.
    (cd "$first" && sha256sum -- *.jsonl) | tr '*' ' ' | cmp - "$recorded" \
        || fail "the players decide otherwise than recorded in packaging/alike.sha256"
fi
echo "alike.sh: $(find "$first" -name '*.jsonl' | wc -l) games, $(cat "$first"/*.jsonl | wc -l) lines of traces: all alike"
