# Plays in a real window, for the smoke tests, which source this file after common.sh. They define
#   work               a folder for temporary files
#   pictures           a folder for pictures of the window
#   games              the installed program's folder of saved games
#   console ARGUMENTS  runs the installed command line
#   native PATH        prints the path as the installed program sees it
# Games are opened as files, so nothing depends on what a page focuses.
# shellcheck shell=bash

# In this game it is the person's turn, and Enter plays the focused card at once.
example_game=$(cd "$(dirname "${BASH_SOURCE[0]}")/../saves" && pwd)/four_bad_queens-half-played.ron

# Opens a display with a window manager.
open_display() {
    unset WAYLAND_DISPLAY
    exec 4>"$work/display"
    Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
    within 10 test -s "$work/display" || fail "no display"
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
    openbox >/dev/null 2>&1 &
    # A window that opens while openbox starts may never be shown.
    within 10 xdotool get_num_desktops >/dev/null 2>&1 || fail "no window manager"
    sleep 1
}

picture() { import -window root "$pictures/$1.png"; }

shows_window() { window=$(xdotool search --onlyvisible --name '^Mis.*re$' 2>/dev/null | tail -1); [ -n "$window" ]; }
shows_no_window() { ! shows_window; }

# Waits for the window and gives it the keyboard: wait_for_window SECONDS
wait_for_window() {
    within "$1" shows_window || fail "no window with the title Misère: see $pictures/run.log"
    sleep 2
    xdotool windowactivate --sync "$window" windowfocus "$window"
    sleep 1
}

saves() { find "$games" -type f -name '*.misere' 2>/dev/null; }
has_saves() { [ "$(saves | wc -l)" = "$1" ]; }

# The number of actions of the person in a saved game. Waiting for it to grow tells a played card from
# the actions of computer players.
played() { console trace "$(native "$1")" | grep -c '"event":"act","seat":0' || true; }

# Plays a card in the game that the window shows: play_a_card SAVE
play_a_card() {
    local before now
    before=$(played "$1")
    for _ in $(seq 40); do
        xdotool key Right sleep 0.3 key Return sleep 0.7
        now=$(played "$1")
        if [ "$now" -gt "$before" ]; then
            echo "   $before actions before, $now now"
            return
        fi
    done
    fail "no card could be played"
}
