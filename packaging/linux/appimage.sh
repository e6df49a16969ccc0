#!/usr/bin/env bash
# Makes an AppImage without any other tools: appimage.sh STAGE RUNTIME OUT
set -euo pipefail
stage=$1 runtime=$2 out=$3
id=io.github.misere.Misere
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/AppDir
mkdir "$folder"
install -Dm755 "$stage/bin/misere" "$folder/usr/bin/misere"
cp -a "$stage/share" "$folder/usr/"
# The name by which AppImage tools look for it.
mv "$folder/usr/share/metainfo/$id.metainfo.xml" "$folder/usr/share/metainfo/$id.appdata.xml"
ln -s usr/bin/misere "$folder/AppRun"
ln -s "usr/share/applications/$id.desktop" "$folder/$id.desktop"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"
chmod 755 "$folder"
time=${SOURCE_DATE_EPOCH:-0}
env -u SOURCE_DATE_EPOCH mksquashfs "$folder" "$work/image" -root-owned -noappend -comp zstd -Xcompression-level 19 -b 1M \
    -mkfs-time "$time" -all-time "$time" -quiet -no-progress
cat "$runtime" "$work/image" > "$out"
chmod 755 "$out"
