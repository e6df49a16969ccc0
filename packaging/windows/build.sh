#!/usr/bin/env bash
# Builds the Windows packages into dist/: a portable zip, an installer and an .msi. build.sh VERSION
#
# On Debian: rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64 nsis wixl zip. On Windows, in Git's
# bash: the Rust toolchain, NSIS and the WiX toolset 3. From the environment:
#   BINARIES       a folder with misere.exe and misere-cli.exe, instead of building them
#   CERTIFICATE    a code signing certificate (PFX in base64), with CERTIFICATE_PASSWORD; on Windows
set -euo pipefail
version=${1:?expected the version, such as 1.0.0}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
declared=$(sed -n '0,/^version = /s/^version = "\(.*\)"/\1/p' Cargo.toml)
if [ "$declared" != "$version" ]; then
    echo "build.sh: Cargo.toml has version $declared: expected $version" >&2
    exit 2
fi
case $(uname -s) in
    Linux) is_windows=false machine=x86_64 ;;
    *) is_windows=true machine=$(rustc -vV | sed -n 's/^host: \([^-]*\)-.*/\1/p') ;;
esac
target=${CARGO_TARGET_DIR:-target}
if [ -z "${BINARIES:-}" ]; then
    if $is_windows; then
        # As in packaging/linux/compile.sh.
        if [ "$machine" = x86_64 ]; then export RUSTFLAGS="${RUSTFLAGS:-} -C target-cpu=x86-64-v2"; fi
        cargo build --locked --profile dist --features sound --bins
        BINARIES=$target/dist
    else
        "$here/mingw.sh" "$target" --bins
        BINARIES=$target/x86_64-pc-windows-gnu/dist
    fi
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
