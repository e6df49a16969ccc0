### La línea sobre la partida del día que se manda a los amigos. No dice nada de las cartas.

result = Misère, { $date }: { $title }, { $points }, puesto { $place } de { $players }.

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

with-master = { $line } Con estas cartas, el Maestro haría { $points } de media.

with-streak = { $line } { $days ->
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}

streak = Racha de Misère { $date }: { $solved }
