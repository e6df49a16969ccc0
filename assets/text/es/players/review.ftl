better = { CAPITAL($better) } era mejor.

better-by = { CAPITAL($better) } era mejor: { $points }.

better-for-the-game = { CAPITAL($better) } daba más posibilidades de ganar la partida.

better-by-and-for-the-game = { CAPITAL($better) } era mejor: { $points } y daba más posibilidades de ganar la partida.

better-because = { $better } La razón en ese momento: «{ $reason }»

penalty-points = { $points ->
    [one] ahorraba { $points } punto en contra
   *[other] ahorraba { $points } puntos en contra
}

about-penalty-points = { $points ->
    [one] ahorraba cerca de { $points } punto en contra
   *[other] ahorraba cerca de { $points } puntos en contra
}

points = { $points ->
    [one] daba { $points } punto más
   *[other] daba { $points } puntos más
}

about-points = { $points ->
    [one] daba cerca de { $points } punto más
   *[other] daba cerca de { $points } puntos más
}

## El informe de un análisis, en texto

report = { $file }: { $game }, { $players } jugadores, { $deals ->
    [one] { $deals } mano terminada
   *[other] { $deals } manos terminadas
}, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}

report-marks = { $name } (asiento { $seat }): { LIST($marks, kind: "and") }

report-no-marks = { $name } (asiento { $seat }): nada que señalar

only-finished-deals = Solo se analizan las manos terminadas.

nothing-clearly-cost = Ninguna decisión ha costado claramente puntos.

decisions-in-penalty-points = Decisiones que costaron algo, en puntos en contra

decisions-in-points = Decisiones que costaron algo, en puntos

column-deal = mano
column-step = paso
column-seat = asiento
column-played = jugado
column-better = mejor
column-cost = coste
column-mark = juicio

luck-and-skill-in-points = Suerte y destreza en puntos: cuanto más, mejor

column-points = puntos
column-same-cards = Maestro, mismas cartas
column-any-cards = Maestro, otras cartas
column-luck = suerte
column-skill = destreza

all-deals = todo

about-intervals = ± es el intervalo del 95 %; los números sin él son exactos. Cuando se vuelven a jugar manos, el nivel { $level } juega por las personas y los programas externos.
