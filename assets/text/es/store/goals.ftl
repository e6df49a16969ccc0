### Lo que quizá aún no has probado.

lesson = Hacer la lección de { $game }

play = Jugar una partida de { $game }

win = Ganar una partida de { $game }

win-strong = Ganar al nivel { $level } o superior

win-row = Ganar { $count } partidas seguidas

moon = Dar capote

claim-by-hand = Jugar a Garbo reclamando a mano

today = Jugar la partida del día

challenge = Jugar un reto de alguien

review = Analizar una partida acabada
