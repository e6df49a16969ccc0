### The line about a day’s deal that a player sends to friends. It must not say anything about the cards.

result = Misère, { $date }: { $title }, { $points }, { $place }º posto su { $players }.
points = { POINTS($points) }
penalty-points = { POINTS($points, kind: "penalty") }
with-master = { $line } Con queste carte il Maestro fa in media { $points }.
with-streak = { $line } { $days ->
    [one] { $days } giorno di fila.
   *[other] { $days } giorni di fila.
}

streak = Serie di Misère { $date }: { $solved }
