#!/usr/bin/env bash
# Proves that README's line for Debian is enough: in a new Debian with nothing but those packages, the
# program is built and opens its window, and the tests pass. bare.sh [packages|window|tests]
#
# Without an argument it takes about 20 minutes of two cores. With one, it stops after the packages, after
# the window, or tests without a window. Runs as root on Debian with network, Rust, debootstrap, xvfb and
# imagemagick; whatever is missing of the last three is installed. The new Debian has the release and the
# sources of this one; its Rust and its registry of crates are this one's.
#
# The X server, Xvfb, runs outside the new Debian and is reached through its socket, so that none of its
# libraries can stand in for one that README forgot.
set -euo pipefail
cd "$(dirname "$0")/../.."
only=${1:-all}
case $only in
    all | packages | window | tests) ;;
    *)
        echo "bare.sh: expected packages, window or tests, found $only" >&2
        exit 2
        ;;
esac
if [ "$(id -u)" -ne 0 ]; then
    echo "bare.sh: expected root, because only root can change the root folder" >&2
    exit 2
fi
if [ -z "${BARE_WORK:-}" ]; then
    # The work is done by the same script with mounts and processes of its own, which the kernel removes when
    # it ends, and when this one ends, even if it is killed.
    export BARE_WORK
    BARE_WORK=$(mktemp -d -p "${BARE_FOLDER:-/var/tmp}" misere-bare.XXXXXX)
    worker=
    # shellcheck disable=SC2329 # called by the trap
    clean_up() {
        local status=$?
        trap - EXIT
        if [ -n "$worker" ]; then
            kill -KILL "$worker" 2>/dev/null || true
            wait "$worker" 2>/dev/null || true
        fi
        rm -rf --one-file-system "$BARE_WORK"
        exit "$status"
    }
    trap clean_up EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child --mount-proc "$0" "$only" &
    worker=$!
    wait "$worker"
    exit
fi
work=$BARE_WORK
root=$work/root
display=
missing=()
for package in debootstrap xvfb imagemagick; do
    dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if ((${#missing[@]} > 0)); then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
fi

# shellcheck disable=SC2016 # the backquotes are README's
packages=$(sed -n 's/^| Debian, Ubuntu | `sudo apt-get install \(.*\)` .*/\1/p' README.md)
if [ -z "$packages" ]; then
    echo "bare.sh: README.md has no line '| Debian, Ubuntu | \`sudo apt-get install …\` |'" >&2
    exit 1
fi

# Mounts a folder of this system in the new Debian: share FROM TO
share() {
    mkdir -p "$root$2"
    mount --rbind "$1" "$root$2"
}

# Runs a command in the new Debian, with an environment of its own, except for the proxies.
inside() {
    local environment=(
        HOME=/root LANG=C.UTF-8 DISPLAY="$display" CARGO_HOME=/opt/cargo CARGO_NET_OFFLINE=true
        PATH=/opt/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    )
    local name
    for name in http_proxy https_proxy no_proxy; do
        [ -z "${!name:-}" ] || environment+=("$name=${!name}")
    done
    chroot "$root" /usr/bin/env -i "${environment[@]}" "$@" </dev/null
}

# Runs a command and prints how long it took.
timed() {
    local name=$1 start=$SECONDS
    shift
    "$@"
    echo "== $((SECONDS - start)) s: $name"
}

debian() {
    # The release of this system, from its own source.
    local release source
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    apt-get update -qq
    # shellcheck disable=SC2016 # apt replaces it
    source=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $release" | sed -n 1p)
    debootstrap --variant=minbase "$release" "$root" "${source:?no source of $release}" >"$work/debootstrap.log" || {
        tail -n 20 "$work/debootstrap.log" >&2
        return 1
    }
    # How this system reaches its packages: sources, keys, proxies, name servers and certificates.
    local path
    rm -f "$root/etc/apt/sources.list"
    for path in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources \
        /etc/apt/keyrings /etc/apt/trusted.gpg.d /etc/apt/auth.conf.d /usr/share/keyrings \
        /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt; do
        [ -e "$path" ] || continue
        mkdir -p "$root${path%/*}"
        cp -RL "$path" "$root${path%/*}/"
    done
    apt-config dump | grep -E '^Acquire::(http|https|ftp|Check)' >"$root/etc/apt/apt.conf.d/99as-outside" || true
    # No service may start in the new Debian.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod +x "$root/usr/sbin/policy-rc.d"
    mount -t proc proc "$root/proc"
    share /dev /dev
}

install_packages() {
    inside apt-get update -qq
    # Exactly as a reader of README does, without the questions.
    # shellcheck disable=SC2086 # one word for each package
    inside env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages >"$work/apt.log" 2>&1 || {
        tail -n 20 "$work/apt.log" >&2
        return 1
    }
}

share_rust() {
    # All crates are fetched outside, so that the build needs no network.
    cargo fetch --locked --quiet
    share "$(rustc --print sysroot)" /opt/rust
    local cargo_home=${CARGO_HOME:-$HOME/.cargo} file
    share "$cargo_home/registry" /opt/cargo/registry
    for file in config.toml config; do
        [ ! -f "$cargo_home/$file" ] || cp "$cargo_home/$file" "$root/opt/cargo/$file"
    done
}

# A clone of the committed state, as a reader of README has it.
clone() {
    git -c advice.detachedHead=false clone --quiet --no-local . "$root/root/misere"
}

# Whether the picture of the screen has the many colors of Home, and not those of an empty window.
has_picture() {
    import -display "$display" -window root "$work/screen.png" 2>/dev/null || return 1
    local colors
    colors=$(identify -format %k "$work/screen.png")
    ((colors > 1000))
}

# Builds the program and opens its window; both belong to one command.
open_window() {
    local number pipe window begun=$SECONDS shown=false
    mkfifo "$work/number"
    exec {pipe}<>"$work/number"
    Xvfb -displayfd "$pipe" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
    read -r -t 60 -u "$pipe" number || {
        echo "bare.sh: Xvfb does not start" >&2
        return 1
    }
    display=:$number
    share /tmp/.X11-unix /tmp/.X11-unix
    inside sh -c 'cd /root/misere && exec cargo run --locked --release' &
    window=$!
    # Until the window has a picture, or the command ends.
    while kill -0 "$window" 2>/dev/null; do
        if has_picture; then
            shown=true
            break
        fi
        sleep 2
    done
    echo "== $((SECONDS - begun)) s: cargo run --release, until the window has a picture"
    if ! $shown; then
        wait "$window" || true
        echo "bare.sh: cargo run --release ended without showing a window" >&2
        return 1
    fi
    if [ -n "${BARE_PICTURE:-}" ]; then cp "$work/screen.png" "$BARE_PICTURE"; fi
    # The program has replaced cargo, whose parent is the subshell.
    kill "$(tr -d ' ' <"/proc/$window/task/$window/children")"
    wait "$window" || true
    display=
}

run_tests() {
    local status=0 begun=$SECONDS
    inside sh -c 'cd /root/misere && exec cargo test --locked --no-fail-fast' >"$work/tests.log" 2>&1 || status=$?
    echo "== $((SECONDS - begun)) s: cargo test"
    if ((status != 0)); then cat "$work/tests.log"; fi
    grep -E '^ +(Running|Doc-tests) |^test result|^error' "$work/tests.log" || true
    return "$status"
}

echo "packages: $packages"
timed "debootstrap" debian
timed "apt-get install" install_packages
[ "$only" != packages ] || exit 0
timed "cargo fetch" share_rust
timed "clone" clone
status=0
# Each is tried, even if the other fails.
if [ "$only" != tests ]; then open_window || status=1; fi
if [ "$only" != window ]; then run_tests || status=1; fi
exit "$status"
