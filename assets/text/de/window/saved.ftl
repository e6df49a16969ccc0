### Die Liste der gespeicherten Spiele.

title = Meine Spiele

your-games = Deine Spiele

saved-automatically = Jedes Spiel, das du beginnst, wird hier nach jeder Karte von selbst gespeichert. Schließ das Fenster, wann du willst: Es geht da weiter, wo du aufgehört hast.

play = { $title } spielen

examples-follow = Bis dahin zeigen diese Beispiele, wie Spiele hier aussehen:

import = Importieren…

deleted = Spiel gelöscht: { $name }

undo = Zurückholen

import-help = Ein Spiel aus einer Datei hinzufügen; du kannst die Datei auch auf das Fenster ziehen

import-help-without-dropping = Ein Spiel aus einer Datei hinzufügen

## What is listed, and in which order

search = Suchen

search-help = Nach Namen, Spielen und Mitspielern suchen

game = Spiel

all-games = Alle Spiele

order = Reihenfolge

newest-first = Neueste zuerst

oldest-first = Älteste zuerst

by-name = Nach Namen

by-game = Nach Spielen

show = Zeigen

all = Alle

unfinished = Angefangen

finished = Fertig

examples = Beispiele

opening-saves = Öffnest du eins, wird es als dein eigenes Spiel gespeichert.

games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

games-found = { $found } von { $count }

show-all = Alle zeigen

## A row

row = Spiel { $place } von { $count }: { $game }

unreadable-row = Spiel { $place } von { $count }: eine Datei, die sich nicht lesen lässt

unreadable = Diese Datei lässt sich nicht lesen. An ihr hat sich nichts geändert.

example-finished = Fertig

example-unfinished = Angefangen

open = Öffnen

resume = Weiter

more = Mehr…

review = Analyse

share = Teilen

rename = Umbenennen

duplicate = Duplizieren

delete = Löschen

name = Name des Spiels
