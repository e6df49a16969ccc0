### Le righe sui risultati da mandare agli amici. Non dicono nulla delle carte.

day-result = Misère, { $date }: { $title }, { $points }, { $place }º posto su { $players }.
points = { POINTS($points) }
penalty-points = { POINTS($points, kind: "penalty") }
with-streak = { $line } { $days ->
    [one] { $days } giorno di fila.
   *[other] { $days } giorni di fila.
}

streak = Serie di Misère { $date }: { $solved }

game-result = Misère: { $title }, { $points }, { $place }º posto su { $players }.

with-squares =
    { $line }
    { $squares }
with-deal = { $line } Tocca a te: { $code }
