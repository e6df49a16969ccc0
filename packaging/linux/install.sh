#!/bin/sh
# Installs Misère for you alone: ./install.sh
# For all users:                 sudo PREFIX=/usr/local ./install.sh
# Removes it, not your games:    ./install.sh --remove
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
id=io.github.misere.Misere

case ${1:-} in
    '' | --remove) ;;
    *) echo "install.sh: unknown argument $1: expected --remove or nothing" >&2; exit 2 ;;
esac
files=$(cd "$here" && find share -type f)
if [ "${1:-}" = --remove ]; then
    rm -f "$prefix/bin/misere"
    echo "$files" | while read -r file; do rm -f "$prefix/$file"; done
    echo "Misère is removed. Your saved games are still there."
else
    mkdir -p "$prefix/bin"
    install -m755 "$here/misere" "$prefix/bin/misere"
    echo "$files" | while read -r file; do
        mkdir -p "$prefix/$(dirname "$file")"
        install -m644 "$here/$file" "$prefix/$file"
    done
    # Menus do not search this folder. Within quotes, a backslash escapes these characters.
    quoted=$(printf '%s' "$prefix/bin/misere" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
    awk -v exec="Exec=\"$quoted\" %u" '/^Exec=/ { print exec; next } { print }' \
        "$here/share/applications/$id.desktop" > "$prefix/share/applications/$id.desktop"
    echo "Misère is installed: look for it in the menu, or run $prefix/bin/misere"
fi
# Updates the caches of menus and file managers.
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$prefix/share/applications" || true
fi
if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime/packages" ]; then
    update-mime-database "$prefix/share/mime" || true
fi
if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true
fi
