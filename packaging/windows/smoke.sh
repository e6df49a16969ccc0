#!/usr/bin/env bash
# Installs the setup program under Wine, starts it from the shortcut, plays a card, closes, resumes and
# uninstalls: smoke.sh SETUP.exe [PICTURES]
#
# Needs wine (64 bit), libvulkan1, gcc-mingw-w64-x86-64, Xvfb, xdotool, openbox and ImageMagick.
set -euo pipefail
setup=$(readlink -f "${1:?expected the setup program}")
pictures=$(readlink -m "${2:-dist/smoke-windows}")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
mkdir -p "$pictures"
export WINEPREFIX=$work/prefix WINEDEBUG=-all HOME=$work WINEDLLOVERRIDES="mscoree,mshtml="
unset WAYLAND_DISPLAY

finish() {
    local status=$?
    [ $status = 0 ] || import -window root "$pictures/failed.png" 2>/dev/null || true
    wineserver -k 2>/dev/null || true
    # shellcheck disable=SC2046 # one word for each process
    kill $(jobs -p) 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
    [ $status = 0 ] || echo "smoke.sh: FAILED" >&2
}
trap finish EXIT

step() { echo "== $*"; }
fail() { echo "smoke.sh: $*" >&2; exit 1; }
within() {
    local left=$(($1 * 2)); shift
    while ! "$@"; do left=$((left - 1)); [ "$left" -gt 0 ] || return 1; sleep 0.5; done
}

exec 4>"$work/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
within 10 test -s "$work/display" || fail "no display"
DISPLAY=:$(cat "$work/display")
export DISPLAY
openbox 2>/dev/null &

step "install"
wineboot --init >/dev/null 2>&1
wine "$setup" /S || fail "the setup program ended with status $?: expected 0"
user=$WINEPREFIX/drive_c/users/$(whoami)
program=$user/AppData/Local/Programs/Misere
games=$user/AppData/Roaming/Misere/data/games
shortcut="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Misère.lnk"
for file in misere.exe misere-cli.exe LICENSE.txt uninstall.exe; do
    [ -f "$program/$file" ] || fail "$file was not installed"
done
[ -f "$shortcut" ] || fail "there is no shortcut in the menu"
wine reg query 'HKCU\Software\Classes\Misere.Game\shell\open\command' | grep -qi 'misere.exe' || fail "saved games are not registered"
x86_64-w64-mingw32-gcc -O2 -shared -o "$program/bcryptprimitives.dll" "$here/wine-bcryptprimitives.c" -ladvapi32
export WINEDLLOVERRIDES="bcryptprimitives=n;$WINEDLLOVERRIDES"
if ! wine "$program/misere-cli.exe" games | grep -q '^finis:'; then fail "the console program does not list the games"; fi

shows_window() { window=$(xdotool search --onlyvisible --name '^Mis.*re$' 2>/dev/null | tail -1); [ -n "$window" ]; }
shows_no_window() { ! shows_window; }
start() {
    # Waits for the program and exits with its status.
    wine start /wait /unix "$shortcut" >>"$pictures/run.log" 2>&1 &
    starter=$!
    within 120 shows_window || fail "no window with the title Misère"
    sleep 8
    xdotool windowactivate --sync "$window" windowfocus "$window"
    sleep 2
}
close() {
    xdotool windowfocus "$window" key alt+F4
    within 30 shows_no_window || fail "the window does not close"
    local status=0
    wait "$starter" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status: expected 0"
}
saves() { find "$games" -type f -name '*.misere' 2>/dev/null; }
has_save() { [ "$(saves | wc -l)" = 1 ]; }
actions() { grep -cE '^ *"' "$(saves)"; }
settled() {
    local before=-1 now
    while now=$(actions); [ "$before" != "$now" ]; do before=$now; sleep 6; done
    echo "$now"
}
has_more_actions_than() { [ "$(actions)" -gt "$1" ]; }
picture() { import -window root "$pictures/$1.png"; }
play_a_card() {
    local before
    before=$(settled)
    for _ in $(seq 12); do
        for key in Right Return Return; do
            xdotool key $key sleep 1.5
            if has_more_actions_than "$before"; then echo "   $before actions before, $(actions) now"; return; fi
        done
    done
    fail "no card could be played"
}

step "start a game"
start
picture 1-home
xdotool key Return sleep 5
picture 2-new-game
xdotool key Return
within 60 has_save || fail "no saved game in $games"
sleep 5
picture 3-table
step "play a card"
play_a_card
picture 4-played
step "close"
close
wine "$program/misere-cli.exe" check "$(winepath -w "$(saves)")" | grep -q 'complete and legal' || fail "the saved game is not legal"

step "resume"
before=$(actions)
start
picture 5-home-again
xdotool key Return sleep 5
picture 6-resumed
play_a_card
has_save || fail "resuming began another game"
has_more_actions_than "$before" || fail "the game did not go on"
close

step "uninstall"
rm "$program/bcryptprimitives.dll"
wine "$program/uninstall.exe" /S _?="$(winepath -w "$program")" || fail "uninstalling ended with status $?: expected 0"
[ ! -e "$program/misere.exe" ] || fail "the program is still there"
[ ! -e "$shortcut" ] || fail "the shortcut is still there"
if wine reg query 'HKCU\Software\Classes\Misere.Game' >/dev/null 2>&1; then fail "saved games are still registered"; fi
has_save || fail "a silent uninstall deleted the saved game"
echo "smoke.sh: all steps passed; pictures in $pictures"
