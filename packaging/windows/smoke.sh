#!/usr/bin/env bash
# Installs the setup program, starts Misère from the shortcut, opens a game as a file, closes, resumes and
# uninstalls: smoke.sh SETUP.exe [PICTURES]
#
# Runs under Wine on Debian, where it also plays cards, and in Git's bash on Windows, where no tool presses keys.
# It lists the tools that it needs if one is missing. Pictures of the window go to the folder PICTURES.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
. "$here/../play.sh"
setup=$(readlink -f "${1:?expected the setup program}")
pictures=$(readlink -m "${2:-dist/smoke-windows}")
mkdir -p "$pictures"
case $(uname -s) in
    Linux) is_wine=true ;;
    *) is_wine=false ;;
esac
if $is_wine; then
    need wine "apt-get install wine wine64"
    need x86_64-w64-mingw32-gcc "apt-get install gcc-mingw-w64-x86-64"
    ldconfig -p | grep -q libvulkan.so.1 || missing+=("libvulkan.so.1 (apt-get install libvulkan1)")
    need Xvfb "apt-get install xvfb"
    need xdotool "apt-get install xdotool"
    need openbox "apt-get install openbox"
    need import "apt-get install imagemagick"
    refuse_if_missing
fi

work=$(mktemp -d)
if $is_wine; then
    export WINEPREFIX=$work/prefix WINEDEBUG=-all HOME=$work WINEDLLOVERRIDES="mscoree,mshtml="
    user=$WINEPREFIX/drive_c/users/$(whoami)
    local_data=$user/AppData/Local roaming_data=$user/AppData/Roaming
    windows() { wine "$@"; }
    native() { winepath -w "$1"; }
else
    # Git's bash would take switches such as /S for paths.
    export MSYS2_ARG_CONV_EXCL='*'
    local_data=$(cygpath "$LOCALAPPDATA") roaming_data=$(cygpath "$APPDATA")
    windows() { "$@"; }
    native() { cygpath -w "$1"; }
fi
program=$local_data/Programs/Misere
games=$roaming_data/Misere/data/games
shortcut="$roaming_data/Microsoft/Windows/Start Menu/Programs/Misère.lnk"
console() { windows "$program/misere-cli.exe" "$@"; }

finish() {
    local status=$?
    if $is_wine; then
        [ $status = 0 ] || picture failed 2>/dev/null || true
        wineserver -k 2>/dev/null || true
    fi
    # shellcheck disable=SC2046 # one word for each process
    kill $(jobs -p) 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
    [ $status = 0 ] || echo "smoke.sh: FAILED" >&2
}
trap finish EXIT

# Opens a file as a double click does, and ends like the program that it starts: open FILE
open() {
    if ! $is_wine; then
        cmd /c start "" /wait "$(native "$1")"
    elif [[ $1 = *.misere ]]; then
        # Wine ignores file types that are registered for one user.
        wine "$program/misere.exe" "$(native "$1")"
    else
        wine start /wait /unix "$1"
    fi
}
open_in_background() {
    open "$1" >>"$pictures/run.log" 2>&1 &
    opener=$!
}
# Opens a file and waits for the window: start FILE
start() {
    open_in_background "$1"
    if $is_wine; then wait_for_window 120; else within 60 is_running || fail "the program does not start"; fi
    sleep 3
}
is_running() { tasklist | grep -qi 'misere\.exe'; }
has_ended() { ! kill -0 "$1" 2>/dev/null; }
# Waits until an opened program has ended well: finished OPENER
finished() {
    within 60 has_ended "$1" || fail "the program does not end"
    local status=0
    wait "$1" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status: expected 0"
}
close() {
    if $is_wine; then xdotool windowfocus "$window" key alt+F4; else taskkill /IM misere.exe; fi
    finished "$1"
}
# Plays a card if keys can be pressed.
play() { if $is_wine; then play_a_card "$save"; fi; }
show() { if $is_wine; then picture "$1"; fi; }

step "install"
if $is_wine; then
    open_display
    wineboot --init >/dev/null 2>&1
fi
windows "$setup" /S || fail "the setup program ended with status $?: expected 0"
for file in misere.exe misere-cli.exe LICENSE.txt uninstall.exe; do
    [ -f "$program/$file" ] || fail "$file was not installed"
done
[ -f "$shortcut" ] || fail "there is no shortcut in the menu"
windows reg query 'HKCU\Software\Classes\Misere.Game\shell\open\command' | grep -qi 'misere.exe' || fail "saved games are not registered"
windows reg query 'HKCU\Software\Classes\misere\shell\open\command' | grep -qi 'misere.exe' || fail "invitations are not registered"
windows reg query 'HKCU\Software\Classes\misere' /v 'URL Protocol' >/dev/null || fail "invitations are no links"
if $is_wine; then
    x86_64-w64-mingw32-gcc -O2 -shared -o "$program/bcryptprimitives.dll" "$here/wine-bcryptprimitives.c" -ladvapi32
    export WINEDLLOVERRIDES="bcryptprimitives=n;$WINEDLLOVERRIDES"
fi
console games | grep -q '^finis:' || fail "the console program does not list the games"

step "start from the menu"
start "$shortcut"
first=$opener
show 1-home
step "open a file"
cp "$example_game" "$work/example.misere"
# The second program hands the file to the open window.
open_in_background "$work/example.misere"
finished "$opener"
within 60 has_saves 1 || fail "no saved game in $games"
save=$(saves)
sleep 3
show 2-opened
play
show 3-played
step "close"
close "$first"
console check "$(native "$save")" | grep -q 'complete and legal' || fail "the saved game is not legal"

step "resume"
before=$(played "$save")
start "$save"
show 4-resumed
play
has_saves 1 || fail "resuming began another game"
[ "$(played "$save")" -ge "$before" ] || fail "actions were lost"
close "$opener"

step "uninstall"
if $is_wine; then rm "$program/bcryptprimitives.dll"; fi
windows "$program/uninstall.exe" /S _?="$(native "$program")" || fail "uninstalling ended with status $?: expected 0"
[ ! -e "$program/misere.exe" ] || fail "the program is still there"
[ ! -e "$shortcut" ] || fail "the shortcut is still there"
if windows reg query 'HKCU\Software\Classes\Misere.Game' >/dev/null 2>&1; then fail "saved games are still registered"; fi
if windows reg query 'HKCU\Software\Classes\misere' >/dev/null 2>&1; then fail "invitations are still registered"; fi
has_saves 1 || fail "a silent uninstall deleted the saved game"
echo "smoke.sh: all steps passed; pictures in $pictures"
