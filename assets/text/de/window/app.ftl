### Meldungen, die das Fenster eine Weile zeigt, und Hinweise, die bleiben, bis man sie schließt.

cannot-be-opened = Dieses Spiel lässt sich nicht öffnen. { $error }

cannot-be-started = Dieses Spiel kann nicht beginnen: { $error }

example-cannot-be-opened = Dieses Beispiel lässt sich nicht öffnen. { $error }

cannot-be-reviewed = Dieses Spiel lässt sich nicht analysieren. { $error }

cannot-be-shared = Dieses Spiel lässt sich nicht teilen. { $error }

cannot-be-imported = Diese Datei lässt sich nicht importieren. { $error }

imported = „{ $name }“ ist jetzt in deiner Liste.

already-imported = „{ $name }“ steht schon in deiner Liste.

open = Öffnen

copy-saved = Die Kopie steht unter „Meine Spiele“.

path-too-long = Der Pfad dieser Datei ist zu lang.

not-unicode = Der Name dieser Datei ist kein gültiges Unicode.

replayed = { $name } (weitergespielt)

## Notices

crashed = Misère ist beim letzten Mal abgestürzt. Ein Bericht liegt in { $report }.

second-window = Misère ist schon in einem anderen Fenster offen. Was du hier spielst, wird gespeichert, aber geänderte Optionen gehen verloren, wenn du dieses Fenster schließt.

no-file = { $file } ist keine gewöhnliche Datei, sondern zum Beispiel eine Verknüpfung mit einem Gerät. Misère lässt sie in Ruhe und speichert dort nichts.

game-changed-elsewhere = „{ $old }“ wurde anderswo geändert. Was du spielst, wird unter „{ $new }“ gespeichert.

file-changed-elsewhere = { $from } wurde anderswo geändert. Was du spielst, wird in { $to } gespeichert.

settings-changed-elsewhere = { $from } wurde anderswo geändert. Die Optionen dieses Fensters werden in { $to } gespeichert.

settings-unreadable = Die Optionen ließen sich nicht lesen. An der Datei hat sich nichts geändert. { $error }

## A game that continues from a position

branched-from-review = Das ist ein neues Spiel. Das analysierte Spiel bleibt, wie es ist.

branched-from-puzzle = Das ist ein neues Spiel. Es beginnt mit der Stellung aus der Aufgabe.

## The picture on the table

picture-cannot-be-shown = Das Bild auf dem Tisch kann nicht gezeigt werden: { $path }: { $why }.

picture-not-drawn = es lässt sich nicht zeichnen

picture-error = { $error }

picture-too-many-pixels = es hat { $wide } × { $tall } Pixel, erlaubt sind höchstens { $most } Millionen

picture-format = es ist keine Datei vom Typ { $formats }

picture-too-large = es ist zu groß

choose-picture = Ein Bild für den Tisch auswählen

pictures = Bilder
