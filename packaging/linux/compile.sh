# Compiles the program for Linux distributions with an old glibc. build.sh sources this file.
# shellcheck shell=bash

need_to_compile() {
    need cargo-zigbuild "pip install cargo-zigbuild"
    need cc "apt-get install build-essential"
    need objdump "apt-get install binutils"
    python3 -m ziglang version >/dev/null 2>&1 || missing+=("ziglang (pip install ziglang)")
}

# Builds the program for this glibc and newer ones, and sets BINARY: compile 2.28
compile() {
    local target binary needed
    target=$(uname -m)-unknown-linux-gnu
    binary=${CARGO_TARGET_DIR:-target}/$target/dist/misere
    local flags=""
    # SSE 4.2, which nearly all processors since 2010 have, counts the cards of a set with one instruction.
    if [ "$(uname -m)" = x86_64 ]; then flags="-C target-cpu=x86-64-v2"; fi
    RUSTFLAGS=$flags cargo zigbuild --locked --profile dist --features online --bin misere --target "$target.$1"
    needed=$(objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1)
    echo "needs $needed"
    if [ "$(printf '%s\n' "GLIBC_$1" "$needed" | sort -V | tail -1)" != "GLIBC_$1" ]; then
        fail "the program needs $needed: expected at most GLIBC_$1"
    fi
    BINARY=$binary
}
