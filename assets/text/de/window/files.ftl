### Dateien: was nicht gespeichert ist, und Spiele und Bilder, die ins Programm kommen oder es verlassen.

## What is not saved

settings = Optionen

statistics = Statistik

challenge = Herausforderung

tries = Lösungsversuche

mistakes = Deine Fehler

game = { $title }

no-answer = { $path }: die Festplatte antwortet nicht

is-not-saved = Nicht gespeichert: { $name }. { $reason }. Misère versucht es weiter.

are-not-saved = Nicht gespeichert: { LIST($names) }. { $reason }. Misère versucht es weiter.

try-again = Noch einmal

ok = OK

## The question before the window is closed

close-without-saving = Schließen, ohne zu speichern?

disk-is-busy = Die Festplatte ist beschäftigt.

will-be-lost = Wenn du Misère jetzt schließt, geht verloren, was noch nicht gespeichert ist.

close-anyway = Trotzdem schließen

stay = Offen lassen

## Export and import

import-game = Ein Spiel importieren

misere-games = Spiele von Misère

no-file-dialog = Dieses System hat keinen Dateidialog. Zieh die Datei einfach auf dieses Fenster.

no-file-dialog-at-all = Dieses System hat keinen Dateidialog. Starte Misère stattdessen mit der Datei: misere DATEI

no-picture-dialog = Dieses System hat keinen Dateidialog, deshalb lässt sich kein Bild auswählen.

file-dialog-is-silent = Der Desktop zeigt seinen Dateidialog nicht. Vielleicht kommt er noch.

saved-as = Gespeichert unter { $file }

not-saved = Die Datei konnte nicht gespeichert werden.

not-saved-because = Die Datei konnte nicht gespeichert werden. { $error }

file-error = Die Datei konnte nicht gespeichert werden. { $file }: { $error }
