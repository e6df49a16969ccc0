#!/usr/bin/env bash
# Copies Misère.app out of the .dmg, starts it with a game, ends it and checks the game: smoke.sh IMAGE.dmg
#
# Runs on a Mac with a desktop. The games are kept beside the copy, as for a portable program.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
. "$here/../play.sh"
image=${1:?expected a .dmg}
need hdiutil "a part of macOS"
need codesign "a part of macOS"
refuse_if_missing

work=$(mktemp -d)
app=$work/Misère.app
games=$work/saves/games
console() { "$app/Contents/MacOS/misere" "$@"; }
running() { pgrep -n -x misere; }
has_ended() { ! running >/dev/null; }
finish() {
    local status=$?
    ! running >/dev/null || kill "$(running)" || true
    hdiutil detach -quiet "$work/image" 2>/dev/null || true
    rm -rf "$work"
    [ $status = 0 ] || echo "smoke.sh: FAILED" >&2
}
has_ended || fail "expected that Misère is not running"
trap finish EXIT

step "copy"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$work/image" "$image"
cp -R "$work/image/Misère.app" "$work/"
hdiutil detach -quiet "$work/image"
codesign --verify --strict "$app"
console games | grep -q '^finis:' || fail "the command line does not list the games"

step "open a file"
mkdir "$work/saves"
: >"$work/saves/portable"
cp "$example_game" "$work/example.misere"
open -n "$app" --args "$work/example.misere"
within 60 has_saves 1 || fail "no saved game in $games"

step "end"
kill "$(running)"
within 30 has_ended || fail "the program does not end"
console check "$(saves)" || fail "the saved game is not legal"
echo "smoke.sh: all steps passed"
