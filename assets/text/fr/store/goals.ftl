### Ce que l’on n’a peut-être pas encore essayé, dans une liste.

lesson = Suivre la leçon : { $game }

play = Jouer à { $game }

beat = Gagner contre le niveau { $level }

moon = Réussir un grand chelem

claim-by-hand = Garbo en réclamant soi-même

today = Jouer une donne du jour

challenge = Relever un défi reçu

review = Analyser une partie finie
