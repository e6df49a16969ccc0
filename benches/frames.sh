#!/usr/bin/env bash
# Measures the time from frame to frame in a real window with software rendering, while cards are dealt,
# while a card is dragged and while the window is resized, with and without the rules beside the table, and while a
# game ends: with a victory of the person's, and with one of somebody else.
# Needs Xvfb, xdotool, Mesa's software renderer, and a build made by `cargo build --release`.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
frames="$folder/frametime_(ms)"
export HOME=$folder XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_CACHE_HOME=$folder/cache
mkdir -p "$folder/data/misere/games"
# The example, taken back to the end of its first deal.
sed 's/^    at: .*/    at: 53,/' saves/clubs-half-played.ron >"$folder/data/misere/games/clubs.ron"
exec 4>"$folder/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$folder"' EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
# Mesa writes the time of each frame to a file.
open_window() {
    GALLIUM_HUD=frametime GALLIUM_HUD_DUMP_DIR=$folder GALLIUM_HUD_VISIBLE=false GALLIUM_HUD_PERIOD=0 \
        LIBGL_ALWAYS_SOFTWARE=1 "${PROGRAM:-target/release/misere}" "$@" 2>/dev/null &
    program=$!
    window=$(xdotool search --sync --onlyvisible --pid $program | tail -1)
}
open_window "$folder/data/misere/games/clubs.ron"
sleep 2
xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 sleep 2

# Runs xdotool steps and prints the times of the frames drawn meanwhile, except the first one, which
# includes the wait before it. Fails if hardly anything moved, as when the window shows something else than expected.
measure() {
    local name=$1 before
    before=$(wc -l <"$frames")
    shift
    xdotool "$@"
    tail -n "+$((before + 2))" "$frames" | sort -n | awk -v name="$name" '
        { time[NR] = $1 }
        END {
            printf "%-22s %3d frames: median %4.1f ms, nine of ten within %4.1f ms\n",
                name, NR, time[int((NR + 1) / 2)], time[int((NR * 9 + 9) / 10)]
            exit NR < 20
        }'
    sleep 1
}

# The main button at the end of a deal begins the next one.
xdotool mousemove 435 758 sleep 1
measure "dealing" click 1 sleep 1.5
# Until it is the turn of the person.
sleep 4
# From a place in the hand, across the table and back.
drag_from() {
    drag=(mousemove "$1" 700 mousedown 1)
    for step in $(seq 300); do
        drag+=(mousemove $((300 + step)) $((450 + step % 60)) sleep 0.004)
    done
    drag+=(mousemove "$1" 700 mouseup 1)
}
resize=()
for step in $(seq 100); do
    resize+=(windowsize "$window" $((1280 - step * 3)) $((800 - step * 2)) sleep 0.012)
done

drag_from 680
measure "dragging" "${drag[@]}"
measure "resizing" "${resize[@]}"
xdotool windowsize "$window" 1280 800 sleep 1 mousemove 1120 35 click 1 sleep 1
drag_from 430
measure "dragging with rules" "${drag[@]}"
measure "resizing with rules" "${resize[@]}"

kill "$program"
wait "$program" || true
for game in garbo finis; do
    cp "saves/$game-finished.ron" "$folder/data/misere/games/"
    rm "$frames"
    open_window "$folder/data/misere/games/$game-finished.ron"
    measure "end of a game, $game" sleep 6
    kill "$program"
    wait "$program" || true
done
