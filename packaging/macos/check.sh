#!/usr/bin/env bash
# Checks on any system what can be checked without a Mac: the bundle's layout, Info.plist and icon.
# Needs Python 3.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../common.sh"
cd "$here/../.."
set_version ""
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
BINARY=/bin/true BUNDLE_ONLY=$work "$here/build.sh" "$version"
python3 - "$work/Misère.app" "$version" <<'PYTHON'
import os, plistlib, struct, sys

app, version = sys.argv[1:]
contents = os.path.join(app, "Contents")
with open(os.path.join(contents, "Info.plist"), "rb") as file:
    info = plistlib.load(file)
program = os.path.join(contents, "MacOS", info["CFBundleExecutable"])
assert os.access(program, os.X_OK), f"{program}: expected a program"
assert info["CFBundleShortVersionString"] == info["CFBundleVersion"] == version, "the version"
assert info["CFBundleIdentifier"] == "io.github.misere.Misere", "the identifier"
assert info["CFBundlePackageType"] == "APPL", "the type"

# The type of saved games, and what Finder says about them. The role is “None” because winit 0.30 does not pass
# on the event by which macOS hands over a file, so that macOS would report that Misère cannot open it:
# https://github.com/rust-windowing/winit/issues/1751
(declared,) = info["UTExportedTypeDeclarations"]
tags = declared["UTTypeTagSpecification"]
assert tags["public.filename-extension"] == ["misere"], "the file name extension"
assert tags["public.mime-type"] == "application/x-misere-game", "the media type"
(document,) = info["CFBundleDocumentTypes"]
assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]], "the document type"
assert document["CFBundleTypeName"] == declared["UTTypeDescription"], "the name of the document type"
assert document["CFBundleTypeIconFile"] == info["CFBundleIconFile"], "the icon of saved games"
assert document["CFBundleTypeRole"] == "None", "the role"

# Links with invitations, with the same role for the same reason.
(links,) = info["CFBundleURLTypes"]
assert links["CFBundleURLSchemes"] == ["misere"], "the links"
assert links["CFBundleTypeRole"] == "None", "the role of links"

icon = os.path.join(contents, "Resources", info["CFBundleIconFile"] + ".icns")
data = open(icon, "rb").read()
assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data), "the icon"
at, kinds = 8, []
while at < len(data):
    kinds.append(data[at : at + 4].decode())
    at += struct.unpack(">I", data[at + 4 : at + 8])[0]
assert at == len(data) and {"ic07", "ic08", "ic09", "ic10"} <= set(kinds), f"the icon has {kinds}"
print(f"check.sh: bundle, Info.plist, file type and icon ({len(kinds)} sizes) are complete")
PYTHON
