#!/usr/bin/env python3
"""Writes assets/licenses.txt: the licenses of all crates in Cargo.lock, each text once.

    python3 docs/licenses.py

Of several licenses that a crate offers, the first in PREFERRED is taken. Copyright lines are kept
beside the crate; wordings of a license that differ in nothing else share one text. A section is

    === NAME OF THE LICENSE
    CRATE VERSION: COPYRIGHT
    ...
    ---
    TEXT
"""

import json
import pathlib
import re
import subprocess
import sys

PREFERRED = [
    "Apache-2.0", "MIT", "Zlib", "ISC", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "Unlicense",
    "Unicode-3.0", "MPL-2.0", "0BSD", "CC0-1.0", "CDLA-Permissive-2.0",
]
# Characteristic text of a license, and the words that it begins with after the copyright lines.
SIGNS = {
    "Apache-2.0": ("Version 2.0, January 2004", "Apache License"),
    "MIT": ("to deal in the Software without restriction", "Permission is hereby granted"),
    "Zlib": ("without any express or implied", "This software is provided"),
    "ISC": ("Permission to use, copy, modify", "Permission to use"),
    "0BSD": ("Permission to use, copy, modify", "Permission to use"),
    "BSD-2-Clause": ("Redistribution and use in source", "Redistribution and use"),
    "BSD-3-Clause": ("Redistribution and use in source", "Redistribution and use"),
    "BSL-1.0": ("Boost Software License", "Boost Software License"),
    "Unlicense": ("released into the public domain", "This is free and unencumbered"),
    "Unicode-3.0": ("UNICODE LICENSE V3", "UNICODE LICENSE V3"),
    "MPL-2.0": ("Mozilla Public License Version 2.0", "Mozilla Public License"),
    "CDLA-Permissive-2.0": ("Community Data License Agreement Permissive", "# Community Data License"),
    "CC0-1.0": ("Creative Commons CC0 1.0 Universal", "Statement of Purpose"),
}
# Licenses whose copies differ at most in their appendix.
ONE_WORDING = {"Apache-2.0", "BSL-1.0", "MPL-2.0"}
ROOT = pathlib.Path(__file__).resolve().parent.parent


def chosen(expression):
    """The licenses that apply: all of those joined by AND, one of those joined by OR."""
    names = []
    for part in re.split(r"\s+AND\s+", expression):
        offered = re.split(r"\s+OR\s+|\s*/\s*", part.strip("() "))
        names.append(min((one for one in offered if one in PREFERRED), key=PREFERRED.index))
    return names


def words(text):
    return re.sub(r"[^a-z0-9]+", " ", text.lower()).strip()


def found(folder, name):
    """The copyright lines and the text of a license in a crate; no text if the crate has none."""
    sign, opening = SIGNS[name]
    for path in sorted(folder.rglob("*")):
        if not re.match(r"(?i)(licen[cs]e|copying|unlicense)", path.name) or not path.is_file():
            continue
        text = path.read_text(errors="replace").replace("\r", "").replace("\f", "")
        if words(sign) not in words(text):
            continue
        start = max(text.find(opening), 0)
        rights = re.findall(r"(?im)^[ \t*/#]*((?:copyright|\(c\)|©).*\S)", text[:start])
        if name == "Apache-2.0":
            rights = []
        return rights, text[start:].strip()
    return [], None


def main():
    command = ["cargo", "metadata", "--locked", "--all-features", "--format-version", "1"]
    packages = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    # The texts and their crates by license and wording.
    sections = {}
    without = []
    for package in packages["packages"]:
        if package["source"] is None:
            continue
        crate = f"{package['name']} {package['version']}"
        for name in chosen(package["license"]):
            rights, text = found(pathlib.Path(package["manifest_path"]).parent, name)
            authors = ", ".join(re.sub(r"\s*<.*?>", "", one) for one in package["authors"])
            line = f"{crate}: {'; '.join(rights) or authors or 'its authors'}"
            line = crate if name == "Apache-2.0" else line
            if text is None:
                without.append((name, line))
            else:
                wording = "" if name in ONE_WORDING else words(text)
                sections.setdefault((name, wording), (text, []))[1].append(line)
    for name, line in without:
        same = [lines for (other, _), (_, lines) in sections.items() if other == name]
        if not same:
            sys.exit(f"{line}: no crate has a text of the license {name}")
        max(same, key=len).append(line)
    out = []
    for (name, _), (text, lines) in sorted(
        sections.items(), key=lambda item: (PREFERRED.index(item[0][0]), -len(item[1][1]))
    ):
        out += [f"=== {name}", *sorted(lines), "---", text, ""]
    (ROOT / "assets/licenses.txt").write_text("\n".join(out))


if __name__ == "__main__":
    main()
