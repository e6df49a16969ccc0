#!/usr/bin/env bash
# Builds the Windows programs on Debian 12: mingw.sh TARGET_DIR [CARGO ARGUMENTS]
#
# Debian has no standard library for this target, but Cargo can build it from rust-web-src. Needs
# rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CARGO_TARGET_DIR=$1 PATH=/usr/bin:$PATH RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
exec /usr/bin/cargo build --locked --profile dist -Zbuild-std=std,panic_unwind \
    --target x86_64-pc-windows-gnu \
    --config 'target.x86_64-pc-windows-gnu.linker="x86_64-w64-mingw32-gcc"' "${@:2}"
