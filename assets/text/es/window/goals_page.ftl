### La página de las medallas.

title = Medallas
about = Cada medalla se completa en cinco pasos: aprender el juego, jugarlo, ganar, ganar a rivales fuertes y lograr una hazaña.
progress = { $done } de { $all } pasos
medal = { $game }, { $done } de { $all } pasos
full = Esta medalla está completa.
others = Y además
