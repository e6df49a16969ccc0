### Die Regeln eines Spiels: die Knöpfe der Seite und die der Beispiele.

play = Spielen

learn = Lernen

puzzles = Aufgaben

back = Zurück

next = Weiter

step = { $step } von { $count }

cards = { CARDS($cards, kind: "plain") }
