#!/usr/bin/env bash
# Builds the Windows packages into dist/: a portable zip, an installer and an .msi. build.sh [VERSION]
#
# Runs on Debian, or in Git's bash on Windows, and lists the tools that it needs if one is missing. VERSION must
# be that of Cargo.toml. From the environment:
#   BINARIES       a folder with misere.exe and misere-cli.exe, instead of building them
#   CERTIFICATE    a code signing certificate (PFX in base64), with CERTIFICATE_PASSWORD; on Windows
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
cd "$here/../.."
set_version "${1:-}"
case $(uname -s) in
    Linux) is_windows=false machine=x86_64 ;;
    *)
        is_windows=true
        machine=$(rustc -vV | sed -n 's/^host: \([^-]*\)-.*/\1/p')
        # Their installers do not put them on the path.
        for folder in "/c/Program Files (x86)/WiX Toolset v3."*/bin "/c/Program Files (x86)/NSIS"; do
            PATH+=:$folder
        done
        ;;
esac

if $is_windows; then
    need makensis "choco install nsis"
    need candle "choco install wixtoolset"
    need light "choco install wixtoolset"
    if [ -n "${CERTIFICATE:-}" ]; then need signtool "the Windows SDK"; fi
else
    need makensis "apt-get install nsis"
    need wixl "apt-get install wixl"
    need zip "apt-get install zip"
    if [ -z "${BINARIES:-}" ]; then
        need /usr/bin/rustc "apt-get install rustc-web"
        need /usr/bin/cargo "apt-get install cargo-web"
        [ -e /usr/lib/rustlib/src ] || missing+=("Rust's library (apt-get install rust-web-src)")
        need x86_64-w64-mingw32-gcc "apt-get install gcc-mingw-w64-x86-64"
    fi
fi
refuse_if_missing

target=${CARGO_TARGET_DIR:-target}
if [ -z "${BINARIES:-}" ]; then
    # Builds with these arguments for Cargo.
    compile() {
        if $is_windows; then
            cargo build --locked --profile dist "$@"
        else
            "$here/mingw.sh" "$target" "$@"
        fi
    }
    # SSE 4.2, as on Linux.
    if [ "$machine" = x86_64 ]; then export RUSTFLAGS="${RUSTFLAGS:-} -C target-cpu=x86-64-v2"; fi
    compile -p misere --features online --bin misere
    # The command line needs nothing of the window.
    compile -p misere-console
    if $is_windows; then BINARIES=$target/dist; else BINARIES=$target/x86_64-pc-windows-gnu/dist; fi
fi
mkdir -p dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Signs a file, if there is a certificate.
sign() {
    [ -n "${CERTIFICATE:-}" ] || return 0
    [ -f "$work/certificate.pfx" ] || base64 -d <<<"$CERTIFICATE" >"$work/certificate.pfx"
    MSYS2_ARG_CONV_EXCL='*' signtool sign /fd sha256 /td sha256 /tr http://timestamp.digicert.com \
        /f "$(cygpath -w "$work/certificate.pfx")" /p "$CERTIFICATE_PASSWORD" "$(cygpath -w "$1")"
}

# The files in every package.
stage=$work/stage
mkdir "$stage"
cp "$BINARIES/misere.exe" "$BINARIES/misere-cli.exe" "$stage/"
cp packaging/windows/misere.ico "$stage/"
for file in LICENSE README.md CHANGELOG.md; do
    sed 's/\r*$/\r/' "$file" >"$stage/${file%.md}.txt"
done
sign "$stage/misere.exe"
sign "$stage/misere-cli.exe"

# The folder `saves` with a file `portable` keeps all games and settings beside the program.
name=misere-$version-windows-$machine
portable=$work/$name-portable
cp -r "$stage" "$portable"
mkdir "$portable/saves"
: >"$portable/saves/portable"
archive=$PWD/dist/$name-portable.zip
rm -f "$archive"
if $is_windows; then
    (cd "$work" && powershell -NoProfile -Command "Compress-Archive -Path '$name-portable' -DestinationPath '$(cygpath -w "$archive")'")
else
    (cd "$work" && zip -qr9 "$archive" "$name-portable")
fi

# A path in the form that native programs of this system expect.
native() { if $is_windows; then cygpath -w "$1"; else echo "$1"; fi; }
out=$(native "$PWD/dist/$name-setup.exe")
MSYS2_ARG_CONV_EXCL='*' makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DSTAGE="$(native "$stage")" \
    -DOUT="$out" "$(native "$here/misere.nsi")"
sign "dist/$name-setup.exe"

msi=dist/$name.msi
if $is_windows; then
    [ "$machine" = aarch64 ] && arch=arm64 || arch=x64
    candle -nologo -arch "$arch" -dVersion="$version" -dStage="$(native "$stage")" -out "$(native "$work")\\" "$(native "$here/misere.wxs")"
    light -nologo -out "$msi" "$(native "$work/misere.wixobj")"
else
    # wixl expects paths relative to the .wxs file.
    cp "$here/misere.wxs" "$work/"
    (cd "$work" && wixl -a x64 -D Version="$version" -D Stage=stage -o misere.msi misere.wxs)
    cp "$work/misere.msi" "$msi"
fi
sign "$msi"
ls -l dist
