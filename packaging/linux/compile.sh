#!/usr/bin/env bash
# Compiles the program for Linux distributions with this glibc or a newer one: compile.sh 2.28
#
# Needs cargo-zigbuild and ziglang (pip) and libasound2-dev.
set -euo pipefail
glibc=${1:?expected a version of glibc, such as 2.28}
cd "$(dirname "$0")/../.."
target=$(uname -m)-unknown-linux-gnu
libraries=$(pkg-config --variable=libdir alsa)
# When a target is given, pkg-config must be allowed to use the libraries of this machine.
export PKG_CONFIG_ALLOW_CROSS=1
# The zig linker does not search the system folders for ALSA.
stubs=${CARGO_TARGET_DIR:-target}/alsa
mkdir -p "$stubs"
cp "$libraries/libasound.so" "$stubs/"
export RUSTFLAGS="-L native=$stubs -C link-arg=-Wl,--allow-shlib-undefined"
# SSE 4.2, which nearly all processors since 2010 have, counts the cards of a set with one instruction.
if [ "$(uname -m)" = x86_64 ]; then RUSTFLAGS+=" -C target-cpu=x86-64-v2"; fi
cargo zigbuild --locked --profile dist --features sound --bin misere --target "$target.$glibc"

binary=${CARGO_TARGET_DIR:-target}/$target/dist/misere
needed=$(objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1)
echo "needs $needed"
if [ "$(printf '%s\n' "GLIBC_$glibc" "$needed" | sort -V | tail -1)" != "GLIBC_$glibc" ]; then
    echo "compile.sh: the program needs $needed: expected at most GLIBC_$glibc" >&2
    exit 1
fi
