### Die Seite über das Programm und die Lizenzen seiner Teile. Namen von Lizenzen bleiben englisch.

title = Über Misère

misere = Misère

description = Elf feine Kartenspiele, die kaum jemand kennt, gegen starke und ehrliche Computergegner.

version = Version { $version }

own-words = In den Regeln jedes Spiels steht, wer es erfunden hat und was erst für Misère festgelegt wurde. Geschrieben sind sie in unseren eigenen Worten: Howard Fosdicks Texte, die unter der Lizenz CC BY-ND stehen, kommen darin nicht vor.

free-software = Misère ist freie Software unter der MIT-Lizenz.

license-of-misere = Lizenz von Misère

typeface = Schrift

noto-sans = Noto Sans von Google, unter der SIL Open Font License 1.1.

font-license = SIL Open Font License

libraries = Bibliotheken

libraries-help = Misère ist aus quelloffenen Bibliotheken gebaut. Ihren Quelltext gibt es auf crates.io, dem öffentlichen Verzeichnis für Rust-Pakete.

open-source-licenses = Quelloffene Lizenzen

license-of-crate = { $license }: { $library }

license-of-crates = { $license }: { $count ->
    [one] { $count } Paket
   *[other] { $count } Pakete
}

log = Protokoll

log-help = Was zuletzt schiefging, ohne Namen und Karten. Schick es mit, wenn du einen Fehler meldest.

show-log = Protokoll zeigen

copy-log = Protokoll kopieren

log-is-empty = Noch ist nichts eingetragen.
