#!/usr/bin/env bash
# Measures how long the window takes to open with software rendering: until something is painted, until
# the picture no longer changes, and the memory (PSS) and processor time used by then. AisleRiot, if
# installed, is measured alternately, and so is an empty window of the same libraries, if the folder of
# the program has it: `cargo build --release --example empty_window`. Prints medians.
#
# Usage: benches/start.sh [PROGRAM] [RUNS]
# Needs Xvfb, xdotool, ImageMagick's `import`, Mesa's software renderer, and a build made by `cargo build --release`.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-target/release/misere}
runs=${2:-5}
folder=$(mktemp -d)
export HOME=$folder XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_CACHE_HOME=$folder/cache
export LIBGL_ALWAYS_SOFTWARE=1 GDK_BACKEND=x11 NO_AT_BRIDGE=1
exec 4>"$folder/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$folder"' EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
# Out of the way, so that no control lights up under the pointer.
xdotool mousemove 1279 799

now() { echo $((${EPOCHREALTIME/[.,]/} / 1000)); }
picture() { import -silent -window root -resize '320x200!' -depth 8 rgb:- | md5sum; }

# Starts a program and prints the milliseconds until it is painted and until its picture last changed
# before it stayed the same for half a second, then KiB of memory and milliseconds of processor time.
measure() {
    local empty before after start painted=0 changed=0 time pid
    empty=$(picture)
    before=$empty
    start=$(now)
    "$@" >/dev/null 2>&1 &
    pid=$!
    while :; do
        time=$(($(now) - start))
        after=$(picture)
        if [ "$after" != "$before" ]; then
            changed=$time
            [ "$painted" != 0 ] || painted=$time
        fi
        before=$after
        if [ "$painted" != 0 ] && [ $((time - changed)) -ge 500 ]; then break; fi
        if [ "$time" -gt 20000 ]; then echo "$1 painted nothing in 20 s" >&2 && exit 1; fi
    done
    echo "$painted $changed $(awk '/^Pss:/ { print $2 }' "/proc/$pid/smaps_rollup")" \
        "$(awk -v tick="$(getconf CLK_TCK)" '{ print ($14 + $15) * 1000 / tick }' "/proc/$pid/stat")"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
    until [ "$(picture)" = "$empty" ]; do sleep 0.1; done
}

programs=("$program")
PATH=$PATH:/usr/games
empty_window=$(dirname "$program")/examples/empty_window
if [ -x "$empty_window" ]; then programs+=("$empty_window"); fi
if command -v sol >/dev/null; then programs+=("$(command -v sol)"); fi
for one in "${programs[@]}"; do measure "$one" >/dev/null; done
for ((run = 0; run < runs; run++)); do
    for one in "${programs[@]}"; do measure "$one" >>"$folder/$(basename "$one")"; done
done
median() { cut -d' ' -f"$2" "$folder/$1" | sort -n | sed -n "$(((runs + 1) / 2))p"; }
for one in "${programs[@]}"; do
    name=$(basename "$one")
    printf '%-12s painted %4d ms, settled %4d ms, memory %5.1f MiB, processor %4d ms\n' "$name" \
        "$(median "$name" 1)" "$(median "$name" 2)" \
        "$(median "$name" 3 | awk '{ print $1 / 1024 }')" "$(median "$name" 4)"
done
