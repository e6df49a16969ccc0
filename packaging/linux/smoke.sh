#!/usr/bin/env bash
# Installs the .deb in a clean Debian, plays, closes, resumes and removes: smoke.sh PACKAGE.deb [PICTURES]
#
# Needs root, debootstrap, Xvfb, xdotool, openbox and ImageMagick. BASE names a folder made by debootstrap that is
# copied instead of making one. Pictures of the window go to the folder PICTURES.
set -euo pipefail
package=$(readlink -f "${1:?expected a .deb}")
pictures=$(readlink -m "${2:-dist/smoke-linux}")
root=$(mktemp -d)
mkdir -p "$pictures"
display=

finish() {
    local status=$?
    [ $status = 0 ] || { [ -z "$display" ] || import -window root "$pictures/failed.png" || true; }
    # shellcheck disable=SC2046 # one word for each process
    kill $(jobs -p) 2>/dev/null || true
    wait 2>/dev/null || true
    for mount in proc dev tmp/.X11-unix; do
        if mountpoint -q "$root/$mount"; then umount --recursive --lazy "$root/$mount"; fi
    done
    rm -rf --one-file-system "$root"
    [ $status = 0 ] || echo "smoke.sh: FAILED" >&2
}
trap finish EXIT

step() { echo "== $*"; }
fail() { echo "smoke.sh: $*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/games DEBIAN_FRONTEND=noninteractive "$@"; }
player() { inside HOME=/home/player DISPLAY="$DISPLAY" LIBGL_ALWAYS_SOFTWARE=1 setpriv --reuid 1000 --regid 1000 --clear-groups "$@"; }
# Retries a command every half second, for this many seconds.
within() {
    local left=$(($1 * 2)); shift
    while ! "$@"; do left=$((left - 1)); [ "$left" -gt 0 ] || return 1; sleep 0.5; done
}

step "a clean Debian"
if [ -n "${BASE:-}" ]; then cp -a "$BASE/." "$root/"; else debootstrap --variant=minbase bookworm "$root" >/dev/null; fi
chmod 755 "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
cp /etc/resolv.conf "$root/etc/"
cp "$package" "$root/misere.deb"
inside useradd --uid 1000 --create-home player

step "install"
inside apt-get update -qq
inside apt-get install -y -qq /misere.deb >"$pictures/install.log" 2>&1 || fail "the package cannot be installed: see $pictures/install.log"
inside misere --version
inside misere games | grep -q '^finis:' || fail "the command line does not list the games"
for file in share/applications/io.github.misere.Misere.desktop share/mime/packages/io.github.misere.Misere.xml \
    share/man/man6/misere.6.gz share/bash-completion/completions/misere; do
    # Debian images exclude man pages.
    [ -e "$root/usr/$file" ] || grep -qs "path-exclude" "$root"/etc/dpkg/dpkg.cfg.d/* || fail "/usr/$file is missing"
done

exec 4>"$root/display"
Xvfb -noreset -displayfd 4 -screen 0 1280x800x24 2>/dev/null &
within 10 test -s "$root/display"
display=:$(cat "$root/display")
export DISPLAY=$display
openbox 2>/dev/null &
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
games=$root/home/player/.local/share/misere/games

shows_window() { window=$(xdotool search --onlyvisible --name '^Mis.*re$' 2>/dev/null | tail -1); [ -n "$window" ]; }
start() {
    player misere >>"$pictures/run.log" 2>&1 &
    program=$!
    within 60 shows_window || fail "no window with the title Misère: see $pictures/run.log"
    sleep 3
    xdotool windowactivate --sync "$window" windowfocus "$window"
    sleep 2
}
close() {
    xdotool windowfocus "$window" key alt+F4
    local status=0
    wait "$program" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status: expected 0"
}
saves() { find "$games" -type f ! -name '*.note' ! -name '.*' 2>/dev/null; }
has_save() { [ "$(saves | wc -l)" = 1 ]; }
# The number of actions in the saved game.
actions() { grep -cE '^ *"' "$(saves)"; }
# The number of actions once it is the turn of the person.
settled() {
    local before=-1 now
    while now=$(actions); [ "$before" != "$now" ]; do before=$now; sleep 5; done
    echo "$now"
}
picture() { import -window root "$pictures/$1.png"; }
has_more_actions_than() { [ "$(actions)" -gt "$1" ]; }
play_a_card() {
    local before
    before=$(settled)
    for _ in $(seq 12); do
        xdotool key Right sleep 0.5 key Return sleep 1
        if has_more_actions_than "$before"; then echo "   $before actions before, $(actions) now"; return; fi
        xdotool key Return sleep 1
        if has_more_actions_than "$before"; then echo "   $before actions before, $(actions) now"; return; fi
    done
    fail "no card could be played"
}

step "start a game"
start
picture 1-home
xdotool key Return sleep 3
picture 2-new-game
xdotool key Return
within 30 has_save || fail "no saved game in $games"
sleep 3
picture 3-table
step "play a card"
play_a_card
sleep 2
picture 4-played
step "close"
before=$(actions)
close
[ "$(actions)" -ge "$before" ] || fail "actions were lost on closing"
inside misere check "${games#"$root"}/$(basename "$(saves)")" || fail "the saved game is not legal"

step "resume"
before=$(actions)
start
picture 5-home-again
xdotool key Return sleep 3
picture 6-resumed
play_a_card
has_save || fail "resuming began another game"
has_more_actions_than "$before" || fail "the game did not go on"
close

step "remove"
inside apt-get purge -y -qq misere >>"$pictures/install.log" 2>&1
[ ! -e "$root/usr/games/misere" ] || fail "the program is still there"
left=$(find "$root/usr" "$root/etc" -iname '*misere*')
[ -z "$left" ] || fail "files are left: $left"
has_save || fail "the saved game is gone"
echo "smoke.sh: all steps passed; pictures in $pictures"
