#!/usr/bin/env bash
# Installs the .deb in a clean Debian, opens a game, plays, closes, resumes and removes:
# smoke.sh PACKAGE.deb [PICTURES]
#
# Needs root and the tools that it lists if they are missing. From the environment:
#   SUITE  the release of Debian or Ubuntu to install in, instead of Debian 12
#   BASE   a folder made by debootstrap that is copied instead of making one
# Pictures of the window go to the folder PICTURES.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
. "$here/../play.sh"
package=$(readlink -f "${1:?expected a .deb}")
pictures=$(readlink -m "${2:-dist/smoke-linux}")
need debootstrap "apt-get install debootstrap"
need Xvfb "apt-get install xvfb"
need xdotool "apt-get install xdotool"
need openbox "apt-get install openbox"
need import "apt-get install imagemagick"
refuse_if_missing
[ "$(id -u)" = 0 ] || fail "expected to be run by root"

root=$(mktemp -d)
work=$root
games=$root/home/player/.local/share/misere/games
mkdir -p "$pictures"

finish() {
    local status=$?
    [ $status = 0 ] || { [ -z "${DISPLAY:-}" ] || picture failed || true; }
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

inside() { chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/games DEBIAN_FRONTEND=noninteractive "$@"; }
player() { inside HOME=/home/player DISPLAY="$DISPLAY" LIBGL_ALWAYS_SOFTWARE=1 setpriv --reuid 1000 --regid 1000 --clear-groups "$@"; }
console() { inside misere "$@"; }
native() { echo "${1#"$root"}"; }

# Starts the window, with a saved game or without: start [FILE]
start() {
    player misere "$@" >>"$pictures/run.log" 2>&1 &
    program=$!
    wait_for_window 60
}
close() {
    xdotool windowfocus "$window" key alt+F4
    local status=0
    wait "$program" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status: expected 0"
}

step "a clean Debian"
if [ -n "${BASE:-}" ]; then
    cp -a "$BASE/." "$root/"
else
    debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" >"$pictures/debootstrap.log" || fail "see $pictures/debootstrap.log"
fi
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
console --version
console games | grep -q '^finis:' || fail "the command line does not list the games"
for file in share/applications/io.github.misere.Misere.desktop share/mime/packages/io.github.misere.Misere.xml \
    share/man/man6/misere.6.gz share/bash-completion/completions/misere; do
    # Debian images exclude man pages.
    [ -e "$root/usr/$file" ] || grep -qs "path-exclude" "$root"/etc/dpkg/dpkg.cfg.d/* || fail "/usr/$file is missing"
done

handlers=$(sed -n 's/^x-scheme-handler\/misere=//p' "$root/usr/share/applications/mimeinfo.cache" 2>/dev/null || true)
desktop=$root/usr/share/applications/io.github.misere.Misere.desktop
[[ $handlers = *io.github.misere.Misere.desktop* ]] || grep -q '^MimeType=.*x-scheme-handler/misere;' "$desktop" \
    || fail "invitations are not registered"

open_display
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"

step "open a file"
install -m644 "$example_game" "$root/home/player/example.misere"
# As menus and file managers name a file.
start file:///home/player/example.misere
within 30 has_saves 1 || fail "no saved game in $games"
save=$(saves)
picture 1-opened
step "play a card"
play_a_card "$save"
picture 2-played
step "close"
before=$(played "$save")
close
[ "$(played "$save")" -ge "$before" ] || fail "actions were lost on closing"
console check "$(native "$save")" || fail "the saved game is not legal"

step "resume"
before=$(played "$save")
start
picture 3-home
# A second start hands its file to the open window.
player misere "$(native "$save")" || fail "the second start ended with status $?: expected 0"
sleep 3
picture 4-resumed
play_a_card "$save"
has_saves 1 || fail "resuming began another game"
step "start a game"
xdotool key ctrl+n sleep 2
picture 5-new-game
xdotool key Return
within 30 has_saves 2 || fail "there is no new game in $games"
sleep 2
picture 6-new-table
close

step "remove"
inside apt-get purge -y -qq misere >>"$pictures/install.log" 2>&1
[ ! -e "$root/usr/games/misere" ] || fail "the program is still there"
left=$(find "$root/usr" "$root/etc" -iname '*misere*')
[ -z "$left" ] || fail "files are left: $left"
has_saves 2 || fail "a saved game is gone"
echo "smoke.sh: all steps passed; pictures in $pictures"
