### Was Seiten, Tafeln und Dialoge gemeinsam haben.

home = Start

## Buttons that lead back to the page before

back-to-new-game = Zum neuen Spiel
back-to-saved-games = Zu meinen Spielen
back-to-settings = Zu den Optionen
back-to-table = Zurück zum Tisch
back-to-lesson = Zurück zur Lektion
back-to-puzzle = Zurück zur Aufgabe
back-to-review = Zurück zur Analyse
back-to-today = Zu den Karten des Tages

back-to-challenges = Zu den Herausforderungen
back-to-challenge = Zur Herausforderung

back-to-statistics = Zurück zur Statistik
back-to-goals = Zurück zu den Medaillen

## Dialogs and lines

close = Schließen

copy = Kopieren

seal = Siegel { $hash }

seal-begins = Siegel { $digits }…

copy-seal = Das Siegel kopieren

next-seal = Siegel des nächsten Spiels { $hash }

copy-next-seal = Das Siegel des nächsten Spiels kopieren

## Announcements by screen readers

announcements = Meldungen

announcement = { STOP($words) }

sentences = { LIST($sentences, kind: "sentences") }
