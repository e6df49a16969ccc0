### The end of a deal or of a game, above the score sheet: your place, the cards that decided it, what was special,
### and the moments worth looking at again.

game-over = La partita è finita

winner = { YOU($who) ->
    [you] Hai vinto
   *[other] Vince { NAME($who) }
}

winners = Vittoria a pari merito: { NAMES($winners) }

leader = { YOU($who) ->
    [you] Sei in testa
   *[other] { NAME($who) } è in testa
}

leaders = In testa a pari merito: { NAMES($leaders) }

evening-winner = { YOU($who) ->
    [you] La serata è tua
   *[other] La serata va { NAME($who, case: "a") }
}

evening-winners = Serata vinta a pari merito: { NAMES($winners) }

## Your place

shared-victory = Vittoria a pari merito
place = Hai chiuso al { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
   *[other] sesto posto
} su { NUMBER($players, as: "words") }
shared-place = Condividi il { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
} posto

gained = { POINTS($points, kind: "number", sign: "always") }

other-reasons = Altri { $count }

ahead = { POINTS($points) } di vantaggio
behind = A { POINTS($points) } dalla vittoria

you-are-behind = A { POINTS($points) } dalla vetta

best-in = Migliore in { $best } su { $deals }
rivalry = Contro { NAME($who) } finora: { $ahead ->
    [one] { $ahead } volta davanti
   *[other] { $ahead } volte davanti
}, { $behind } dietro

clean = Senza un solo punto di penalità

all-level = Tutti pari

## The cards that decided it

placed = { $place }: { YOU($who) ->
    [you] Tu
   *[other] { NAME($who) }
}, { POINTS($points) }

done = Fatto

choose-face = Scegli il tuo volto

decided = Che cosa è stato decisivo
cost-most = Che cosa ti è costato di più

key-moment = Un momento chiave

best-play = La tua giocata migliore

outcome = { $who }: { LIST($parts, kind: "dots") }

trick = Presa { $trick }
trick-of-deal = Smazzata { $deal }, presa { $trick }
trick-of-round = Smazzata { $round }, presa { $trick }
whose = { YOU($who) ->
    [you] Tu
   *[other] { NAME($who) }
}
points = { POINTS($points) }
penalty-points = { POINTS($points, kind: "penalty") }

whose-all = { NAMES($who) }

points-each = { POINTS($points) } a testa
penalty-points-each = { POINTS($points, kind: "penalty") } a testa
look-again = Rivedi questo momento nell’analisi

## What was special

first-win = La tua prima vittoria: { $title }
best = Il tuo miglior risultato: { $title }
streak = Vittorie di fila: { NUMBER($count, as: "words") }
comeback = A metà partita all’ultimo posto, alla fine al primo
medal = Medaglia di { $title }: { $done ->
    [one] { $done } passo su { $all }
   *[other] { $done } passi su { $all }
}

next-step = Prossimo passo: «{ $goal }»
play-today = Le carte di oggi: { $title }
without-points = Solo tu non hai preso punti di penalità

## The moments worth looking at again

story = Com’è andata la partita
looking = Cerco i momenti che contano: { $percent }%
nothing-mattered = Nessuna decisione da sola ha contato molto.
mistakes = { LIST($marks) }
no-mistakes = Nessun errore trovato
best-decision = La decisione migliore: qualunque altra sarebbe costata { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
good-decision = Una buona decisione: qualunque altra sarebbe costata { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
costliest-decision = La tua decisione più costosa: è costata { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
costly-decision = Una decisione costata { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
close-decision = Scelta difficile: altre giocate valevano quasi lo stesso

moment-place = { $deal }. { $action }
moment = { $what }. { $place }
learn = Impara dai tuoi errori
