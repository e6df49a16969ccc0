### Hints: why an action is recommended, and how the other choices compare.

## Sentences below the recommended action, each about it in comparison with the second best choice. That choice may be
## a card of either gender or an infinitive (“passare il re di cuori a destra”), so nothing may agree with it.

only-move = Non hai altra scelta.
wins-rest = Tutte le prese che restano sono tue, qualunque cosa si giochi.
no-reason = Non c’è un motivo semplice.
just-as-good = { CAPITAL($other) } va altrettanto bene.
maybe-as-good = { CAPITAL($other) } va forse altrettanto bene, ma è meno certo.
almost-as-good = Non c’è un motivo semplice, e { $other } va quasi altrettanto bene.
slightly-better = { CAPITAL($other) } è un po’ peggio.
better-chance = { CAPITAL($other) } ti darebbe meno probabilità di vincere la partita.
costs-more = { CAPITAL($other) } ti costerebbe { $points ->
    [one] { $points } punto di penalità in più.
   *[other] { $points } punti di penalità in più.
}
costs-about-more = { CAPITAL($other) } ti costerebbe { $points ->
    [one] circa { $points } punto di penalità in più.
   *[other] circa { $points } punti di penalità in più.
}
costs-slightly-more = { CAPITAL($other) } ti costerebbe un po’ di più.
costs-about-more-and-game = { CAPITAL($other) } ti costerebbe { $points ->
    [one] circa { $points } punto di penalità in più
   *[other] circa { $points } punti di penalità in più
} e ti darebbe meno probabilità di vincere la partita.
costs-slightly-more-and-game = { CAPITAL($other) } ti costerebbe un po’ di più e ti darebbe meno probabilità di vincere la partita.
brings-less = { CAPITAL($other) } ti frutterebbe { $points ->
    [one] { $points } punto in meno.
   *[other] { $points } punti in meno.
}
brings-about-less = { CAPITAL($other) } ti frutterebbe { $points ->
    [one] circa { $points } punto in meno.
   *[other] circa { $points } punti in meno.
}
brings-slightly-less = { CAPITAL($other) } ti frutterebbe un po’ meno.
brings-about-less-and-game = { CAPITAL($other) } ti frutterebbe { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
} e ti darebbe meno probabilità di vincere la partita.
brings-slightly-less-and-game = { CAPITAL($other) } ti frutterebbe un po’ meno e ti darebbe meno probabilità di vincere la partita.

## Why a computer player acted as it did, as far as everyone may know

secret = Anche il motivo è segreto.
not-public = Da quel che si vede in tavola non si capisce.
rest-goes-to = Tutte le prese che restano vanno { NAME($who, case: "a") }, qualunque cosa si giochi.

## A table of all choices: how each compares with the best

best = migliore
as-good-exactly = altrettanto bene
as-good = quasi uguale
less-likely-to-win = meno probabilità di vincere la partita
slightly-worse = un po’ peggio
penalty-points-worse = { $points ->
    [one] { $points } punto di penalità in più
   *[other] { $points } punti di penalità in più
}
about-penalty-points-worse = { $points ->
    [one] circa { $points } punto di penalità in più
   *[other] circa { $points } punti di penalità in più
}
points-worse = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
about-points-worse = { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
}

## Above that table: what the points mean

legend-result = Quanto perde ogni scelta rispetto alla migliore, secondo il risultato probabile della smazzata. Contano soprattutto i tuoi punti, un poco quelli degli altri.
legend-lead = Quanto perde ogni scelta rispetto alla migliore, secondo il tuo vantaggio probabile alla fine.
legend-hand = Quanto perde ogni scelta rispetto alla migliore, secondo le carte con cui è probabile che tu finisca la smazzata e quello che il tuo pacchetto può dare a chi viene dopo.
