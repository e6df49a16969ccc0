#!/usr/bin/env bash
# Measures the window at rest: how often each of its threads wakes up, and the processor time that it uses.
# Measures once without and once with the accessibility bus, as with a screen reader.
#
# Usage: benches/rest.sh [PROGRAM] [SECONDS]
# Needs Xvfb, openbox, xdotool, dbus-run-session, gdbus, at-spi2-core and Mesa's software renderer.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${1:-target/release/misere}")
seconds=${2:-20}

if [ -z "${MISERE_REST:-}" ]; then
    # What the session's programs say is left out.
    MISERE_REST=1 dbus-run-session -- "$PWD/benches/rest.sh" "$program" "$seconds" 3>&1 >/dev/null 2>&1
    exit
fi
exec >&3 2>&1 3>&-

folder=$(mktemp -d)
export HOME=$folder XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_CACHE_HOME=$folder/cache
export LIBGL_ALWAYS_SOFTWARE=1
exec 4>"$folder/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$folder"' EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
openbox >/dev/null 2>&1 &

# Prints a line for each thread of a process: its number, its name, and how often it has slept.
threads() {
    local task
    for task in "/proc/$1/task/"*; do
        echo "$(basename "$task") $(tr ' ' _ <"$task/comm")" \
            "$(awk '/^voluntary_ctxt_switches/ { print $2 }' "$task/status")"
    done
}

# Milliseconds of processor time of all threads of a process.
processor() { awk '{ sum += $1 } END { print sum / 1e6 }' "/proc/$1/task/"*/schedstat; }

# Starts the window, waits until it rests, and measures.
measure() {
    local pid before after
    "$program" >/dev/null 2>&1 &
    pid=$!
    for ((tries = 0; ; tries++)); do
        if xdotool search --onlyvisible --pid "$pid" >/dev/null 2>&1; then break; fi
        if [ "$tries" = 300 ]; then echo "$program opened no window in 30 s" && exit 1; fi
        sleep 0.1
    done
    # Longer than any animation, message or idle thread takes to end.
    sleep 20
    threads "$pid" >"$folder/before"
    before=$(processor "$pid")
    sleep "$seconds"
    after=$(processor "$pid")
    threads "$pid" >"$folder/after"
    awk -v seconds="$seconds" -v used="$before $after" '
        NR == FNR { before[$1] = $3; next }
        $3 > before[$1] { printf "  %-16s %.2f wake-ups a second\n", $2, ($3 - before[$1]) / seconds }
        { sum += $3 - before[$1] }
        END {
            split(used, time, " ")
            printf "  %d threads, %.2f wake-ups and %.3f ms of processor time a second\n", FNR, sum / seconds,
                (time[2] - time[1]) / seconds
        }' "$folder/before" "$folder/after"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
}

echo "without accessibility:"
measure
echo "with accessibility:"
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>' >/dev/null
measure
