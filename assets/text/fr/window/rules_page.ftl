### Les règles d’un jeu : les boutons de la page et ceux des exemples.

play = Jouer

learn = Leçon

puzzles = Problèmes

back = Retour

next = Suite

step = { $step } sur { $count }

cards = { CARDS($cards, kind: "plain") }
