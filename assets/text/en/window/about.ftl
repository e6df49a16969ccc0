### The page about the program and the licenses of its parts. Names of licenses stay in English.

title = About Misère

misere = Misère

description = Eleven fine, little-known card games against strong and honest computer players.

# $version (Name): the number of the version
version = Version { $version }

own-words = The rules of each game name its inventor and say what was settled for Misère. They are in our own words: Howard Fosdick’s texts, which are licensed under CC BY-ND, are not used.

free-software = Misère is free software under the MIT license.

# A button that unfolds the text of the license.
license-of-misere = License of Misère

typeface = Typeface

noto-sans = Noto Sans by Google, under the SIL Open Font License 1.1.

# A button that unfolds the text of the license.
font-license = SIL Open Font License

libraries = Libraries

libraries-help = Misère is built with open-source libraries. Their source code is available from crates.io, the public registry of Rust packages.

# A button that unfolds the licenses of the libraries.
open-source-licenses = Open-source licenses

# A button that unfolds the text of a license.
# $license (Name): its name
# $library (Name): the only library that has it
license-of-crate = { $license }: { $library }

# A button that unfolds the text of a license.
# $license (Name): its name
# $count (Count): how many libraries have it; a library in Rust is called a crate
license-of-crates = { $license }: { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}

# The title of a part of the page: a list of what went wrong, with times.
log = Log

log-help = What went wrong lately, without names and cards. Send it along when you report a fault.

# A button that unfolds the log.
show-log = Show the log

copy-log = Copy the log

log-is-empty = Nothing has been written yet.
