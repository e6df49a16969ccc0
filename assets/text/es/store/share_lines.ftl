### Las líneas sobre resultados que se mandan a los amigos. No dicen nada de las cartas.

day-result = Misère, { $date }: { $title }, { $points }, puesto { $place } de { $players }.

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

with-streak = { $line } { $days ->
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}

streak = Racha de Misère { $date }: { $solved }

game-result = Misère: { $title }, { $points }, puesto { $place } de { $players }.

with-squares =
    { $line }
    { $squares }

with-deal = { $line } Te toca: { $code }
