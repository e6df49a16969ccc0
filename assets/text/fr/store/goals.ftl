### Ce que l’on n’a peut-être pas encore essayé, dans une liste.

lesson = Suivre la leçon : { $game }

play = Jouer à { $game }

win = Gagner à { $game }

win-strong = Battre { $level } ou plus fort

win-row = Gagner { $count } parties de suite

moon = Réussir un grand chelem

claim-by-hand = Garbo en réclamant soi-même

today = Jouer une donne du jour

challenge = Relever un défi reçu

review = Analyser une partie finie
