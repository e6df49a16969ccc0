### The review of a game: what was better than a marked decision.

better = { CAPITAL($better) } era meglio.
better-by = { CAPITAL($better) } era meglio: { $points } di differenza.
better-for-the-game = { CAPITAL($better) } dava più probabilità di vincere la partita.
better-by-and-for-the-game = { CAPITAL($better) } era meglio ({ $points } di differenza) e dava più probabilità di vincere la partita.
better-because = { $better } { $reason }

## How much better, within the sentences above

penalty-points = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
about-penalty-points = { $points ->
    [one] circa { $points } punto di penalità
   *[other] circa { $points } punti di penalità
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
about-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
