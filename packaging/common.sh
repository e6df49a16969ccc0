# Functions of the scripts that build and try packages. They source this file.
# shellcheck shell=bash

script=$(basename "$0")
step() { echo "== $*"; }
fail() { echo "$script: $*" >&2; exit 1; }

# Notes a tool that is missing, and what brings it: need COMMAND SOURCE
missing=()
need() { command -v "$1" >/dev/null || missing+=("$1 ($2)"); }

# Lists everything that is missing and ends the script, so that nobody waits for half of its work.
refuse_if_missing() {
    if [ ${#missing[@]} -gt 0 ]; then
        echo "$script: missing:" >&2
        printf '    %s\n' "${missing[@]}" >&2
        exit 2
    fi
}

# Sets `version` to that of Cargo.toml, and refuses another one: set_version [VERSION]
set_version() {
    version=$(awk -F'"' '/^version = / { print $2; exit }' Cargo.toml)
    if [ "${1:-$version}" != "$version" ]; then
        echo "$script: Cargo.toml has version $version: expected $1" >&2
        exit 2
    fi
}

# Tries a command every half second, for this many seconds: within SECONDS COMMAND
within() {
    local tries=$(($1 * 2)); shift
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.5
    done
}
