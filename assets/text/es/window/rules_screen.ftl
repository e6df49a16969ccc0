play = Jugar

learn = Aprender

puzzles = Problemas

back = Atrás

next = Seguir

step = { $step } de { $count }

cards = { CARDS($cards, kind: "plain") }
