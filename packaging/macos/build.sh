#!/usr/bin/env bash
# Builds a universal Misère.app and a .dmg into dist/: build.sh [VERSION]
#
# Needs a Mac, and lists the tools that are missing. VERSION must be that of Cargo.toml. From the environment, all optional:
#   BINARY                             a prebuilt program, instead of building one
#   BUNDLE_ONLY                        only assemble the bundle in this folder; works on every system
#   CERTIFICATE, CERTIFICATE_PASSWORD  a Developer ID certificate (PKCS 12 in base64)
#   IDENTITY                           its name; without it the bundle gets an ad-hoc signature
#   NOTARY_KEY, NOTARY_KEY_ID, NOTARY_ISSUER  an App Store Connect key (.p8), to notarize
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
cd "$here/../.."
set_version "${1:-}"
targets=(x86_64-apple-darwin aarch64-apple-darwin)

if [ -z "${BUNDLE_ONLY:-}" ]; then
    for tool in plutil codesign hdiutil; do need "$tool" "a part of macOS"; done
    if [ -n "${NOTARY_KEY:-}" ]; then need xcrun "xcode-select --install"; fi
fi
if [ -z "${BINARY:-}" ]; then
    need cargo "https://rustup.rs"
    need lipo "xcode-select --install"
    for target in "${targets[@]}"; do
        library=$(rustc --print target-libdir --target "$target" 2>/dev/null || true)
        [ -d "$library" ] || missing+=("Rust's library (rustup target add $target)")
    done
fi
refuse_if_missing

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ -z "${BINARY:-}" ]; then
    export MACOSX_DEPLOYMENT_TARGET=11.0
    # As in packaging/linux/compile.sh.
    export CARGO_TARGET_X86_64_APPLE_DARWIN_RUSTFLAGS="-C target-cpu=x86-64-v2"
    built=()
    for target in "${targets[@]}"; do
        cargo build --locked --profile dist --features online --bin misere --target "$target"
        built+=("${CARGO_TARGET_DIR:-target}/$target/dist/misere")
    done
    BINARY=$work/misere
    lipo -create -output "$BINARY" "${built[@]}"
fi

app=${BUNDLE_ONLY:-$work/image}/Misère.app
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
sed "s/@VERSION@/$version/" "$here/Info.plist" > "$app/Contents/Info.plist"
printf 'APPL????' > "$app/Contents/PkgInfo"
cp "$here/Misere.icns" LICENSE "$app/Contents/Resources/"
cp "$BINARY" "$app/Contents/MacOS/misere"
chmod 755 "$app/Contents/MacOS/misere"
[ -z "${BUNDLE_ONLY:-}" ] || exit 0

plutil -lint "$app/Contents/Info.plist"
if [ -n "${IDENTITY:-}" ]; then
    keychain=$work/signing.keychain-db
    password=$(uuidgen)
    base64 -D <<<"$CERTIFICATE" > "$work/certificate.p12"
    security create-keychain -p "$password" "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$work/certificate.p12" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain
    codesign --force --options runtime --timestamp --sign "$IDENTITY" "$app"
else
    echo "build.sh: no Developer ID, so the signature is ad hoc and macOS asks before the first start" >&2
    codesign --force --sign - "$app"
fi
codesign --verify --strict --verbose=2 "$app"

ln -s /Applications "$work/image/Applications"
mkdir -p dist
dmg=dist/misere-$version-macos-universal.dmg
hdiutil create -quiet -ov -volname "Misère $version" -srcfolder "$work/image" -format ULFO "$dmg"
if [ -n "${NOTARY_KEY:-}" ]; then
    codesign --timestamp --sign "$IDENTITY" "$dmg"
    printf '%s' "$NOTARY_KEY" > "$work/key.p8"
    xcrun notarytool submit "$dmg" --key "$work/key.p8" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER" --wait
    xcrun stapler staple "$dmg"
fi
ls -l dist
