### The rules of a game: the buttons of the page, and those of worked examples.

play = Gioca
learn = Lezione
puzzles = Problemi
back = Indietro
next = Avanti
step = { $step } di { $count }
cards = { CARDS($cards, kind: "plain") }
