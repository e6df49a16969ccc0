### La página de las medallas.

title = Medallas
about = Cinco pasos completan cada medalla: aprender el juego, jugarlo, ganar, ganar a rivales fuertes y una hazaña.
progress = { $done } de { $all } pasos
medal = { $game }, { $done } de { $all } pasos
full = Esta medalla está completa.
others = Y además
