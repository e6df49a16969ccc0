#!/usr/bin/env bash
# Hides the window while four computer players play, and checks that they go on: under Wayland on another workspace,
# and under X11 minimized. Nothing is drawn then, so nothing may wait for that: hidden.sh PROGRAM
#
# Takes a minute at most. Needs the tools that it lists if they are missing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
program=$(realpath "${1:?expected a program}")
need sway "apt-get install sway"
need swaymsg "apt-get install sway"
need Xvfb "apt-get install xvfb"
need openbox "apt-get install openbox"
need xdotool "apt-get install xdotool"
refuse_if_missing

work=$(mktemp -d)
# Sway refuses to be run by root.
plain=()
if [ "$(id -u)" = 0 ]; then
    need setpriv "apt-get install util-linux"
    refuse_if_missing
    plain=(setpriv --reuid 65534 --regid 65534 --clear-groups)
    chown 65534:65534 "$work"
fi
# Others than its owner may not reach the folder that it was built in.
cp "$program" "$work/misere"
program=$work/misere
export HOME=$work XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache XDG_RUNTIME_DIR=$work
export LIBGL_ALWAYS_SOFTWARE=1
unset DISPLAY WAYLAND_DISPLAY SWAYSOCK
finish() {
    local status=$?
    # shellcheck disable=SC2046 # one word for each process
    kill $(jobs -p) 2>/dev/null || true
    wait 2>/dev/null || true
    [ $status = 0 ] || { cat "$work"/*.log; echo "hidden.sh: FAILED" >&2; }
    rm -rf "$work"
}
trap finish EXIT

games=$XDG_DATA_HOME/misere/games
mkdir -p "$games"
printf '(motion: None, pace: Slow, trick: Short)' >"$XDG_DATA_HOME/misere/settings.ron"

# Starts the window with a game of computer players in the middle of a deal: start NAME
start() {
    save=$games/$1.misere
    sed 's/Person("You")/Computer("Anna", "random")/; s/"hard"/"random"/' \
        "$here/../../saves/finis-half-played.ron" >"$save"
    "$program" "$save" >"$work/$1.log" 2>&1 &
    running=$!
}
plays() { grep -c '"play ' "$save"; }
has_played() { [ "$(plays)" -gt "$1" ]; }

# Waits until cards are played while the window is hidden, and ends the program.
goes_on() {
    local before
    # The action that was due when the window was hidden may still be drawn.
    sleep 3
    before=$(plays)
    within 15 has_played $((before + 2)) || fail "$before cards were played, and no more after the window was hidden"
    kill "$running"
    wait "$running" || true
}

step "another workspace under Wayland"
printf 'output HEADLESS-1 resolution 1280x900\nxwayland disable\n' >"$work/sway.conf"
WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 "${plain[@]}" sway -c "$work/sway.conf" >"$work/sway.log" 2>&1 &
sway=$!
has_socket() { compgen -G "$work/sway-ipc.*.sock" >/dev/null && compgen -G "$work/wayland-*" >/dev/null; }
within 10 has_socket || fail "sway does not start"
SWAYSOCK=$(compgen -G "$work/sway-ipc.*.sock")
export SWAYSOCK
WAYLAND_DISPLAY=$(basename "$(compgen -G "$work/wayland-*" | grep -v lock)")
export WAYLAND_DISPLAY
start wayland
shows_it() { swaymsg -t get_tree | grep -q '"app_id": "io.github.misere.Misere"'; }
within 30 shows_it || fail "no window"
before=$(plays)
within 15 has_played "$before" || fail "nothing is played in the window that is shown"
swaymsg workspace 2 >/dev/null
goes_on
swaymsg exit >/dev/null 2>&1 || true
wait "$sway" || true
unset WAYLAND_DISPLAY SWAYSOCK

step "minimized under X11"
exec 4>"$work/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x900x24 2>/dev/null &
within 10 test -s "$work/display" || fail "no display"
DISPLAY=:$(cat "$work/display")
export DISPLAY
openbox >/dev/null 2>&1 &
within 10 xdotool get_num_desktops >/dev/null 2>&1 || fail "no window manager"
start x11
shows_window() { window=$(xdotool search --onlyvisible --name '^Mis.*re$' 2>/dev/null | tail -1); [ -n "$window" ]; }
within 30 shows_window || fail "no window"
before=$(plays)
within 15 has_played "$before" || fail "nothing is played in the window that is shown"
xdotool windowminimize --sync "$window"
goes_on
echo "hidden.sh: all steps passed"
