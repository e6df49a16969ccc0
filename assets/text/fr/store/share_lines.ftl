### Les lignes sur les résultats, à envoyer à d’autres. Elles ne disent rien des cartes.

day-result = Misère, { $date } : { $title }, { $points }, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $players }.

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

with-streak = { $line } { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}

streak = Série Misère { $date } : { $solved }

game-result = Misère : { $title }, { $points }, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $players }.

with-squares =
    { $line }
    { $squares }

with-deal = { $line } À vous : { $code }
