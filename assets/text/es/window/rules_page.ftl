play = Jugar

learn = Lección

puzzles = Problemas

back = Atrás

next = Seguir

step = { $step } de { $count }

cards = { CARDS($cards, kind: "plain") }
