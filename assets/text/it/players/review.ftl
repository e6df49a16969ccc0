### The review of a game: what was better than a marked decision.

better = { CAPITAL($better) } era meglio.
better-by = { CAPITAL($better) } era meglio: { $points } di differenza.
better-for-the-game = { CAPITAL($better) } dava più probabilità di vincere la partita.
better-by-and-for-the-game = { CAPITAL($better) } era meglio ({ $points } di differenza) e dava più probabilità di vincere la partita.
better-because = { $better } Il motivo in quel momento: «{ $reason }»

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

## Il resoconto di un’analisi, come testo

report = { $file }: { $game }, { $players } giocatori, { $deals ->
    [one] { $deals } smazzata finita
   *[other] { $deals } smazzate finite
}, { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}

report-marks = { $name } (posto { $seat }): { LIST($marks, kind: "and") }

report-no-marks = { $name } (posto { $seat }): niente da segnalare

only-finished-deals = Si analizzano soltanto le smazzate finite.

nothing-clearly-cost = Di nessuna decisione si può dire con certezza che sia costata qualcosa.

decisions-in-penalty-points = Decisioni che sono costate qualcosa, in punti di penalità

decisions-in-points = Decisioni che sono costate qualcosa, in punti

column-deal = smazzata
column-step = passo
column-seat = posto
column-played = giocato
column-better = meglio
column-cost = costo
column-mark = giudizio

luck-and-skill-in-points = Fortuna e bravura in punti: più ce n’è, meglio è

column-points = punti
column-same-cards = Maestro, stesse carte
column-any-cards = Maestro, altre carte
column-luck = fortuna
column-skill = bravura

all-deals = tutte

about-intervals = ± è l’intervallo al 95%; i numeri che non l’hanno sono esatti. Dove le smazzate si rigiocano, il livello { $level } gioca per le persone e per i programmi esterni.
