### La ligne sur la donne du jour, à envoyer à d’autres. Elle ne dit rien des cartes.

result = Misère, { $date } : { $title }, { $points }, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $players }.

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

with-master = { $line } Avec ces cartes, le Maître fait { $points } en moyenne.

with-streak = { $line } { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}

streak = Série Misère { $date } : { $solved }
