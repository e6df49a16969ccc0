### The review of a game: its head, the controls below the board, and the verdicts beside it.

## The head

title = Analisi: { $title }
at-start = Inizio, passo 0 di { $end }
in-deal = Smazzata { $deal }, { $step } di { $end }
in-round = Smazzata { $round }, { $step } di { $end }
back = Indietro
play-on = Continua da qui
play-on-help = Comincia una nuova partita da questo punto; questa resta com’è
why = Perché?
why-help = Perché è stata giocata una carta (W)
what-if = E se…?
what-if-help = Come sarebbe potuta andare la smazzata con la giocata migliore
as-played = Com’è andata
might-have-gone = Ecco come sarebbe potuta andare. Da qui in poi il computer gioca per tutti.
instead-of = { YOU($who) ->
    [you] Così avresti fatto { POINTS($points) } in questa smazzata, invece di { POINTS($played, kind: "number") }.
   *[other] Così { NAME($who) } avrebbe fatto { POINTS($points) } in questa smazzata, invece di { POINTS($played, kind: "number") }.
}
same-points = In questa smazzata i punti restano gli stessi.
decisions = Decisioni
decisions-help = Che cosa pensa il Maestro delle decisioni
share = Condividi
share-help = Come file, testo o immagine

## The line above the hand

game-begins = La partita comincia.
nothing-played = In questa smazzata non è ancora stata giocata nessuna carta.
marked = { $mark }. { $done }. { $verdict }

## The controls

position = Posizione
first-position = Prima posizione (Inizio)
previous-deal = Smazzata precedente (Ctrl+Pag Su)
previous-round = Smazzata precedente (Ctrl+Pag Su)
previous-trick = Presa precedente (Pag Su)
step-back = Un passo indietro (Sinistra)
step-forward = Un passo avanti (Destra)
next-trick = Presa seguente (Pag Giù)
next-deal = Smazzata seguente (Ctrl+Pag Giù)
next-round = Smazzata seguente (Ctrl+Pag Giù)
last-position = Ultima posizione (Fine)
trick = Presa
deal = Smazzata
round = Smazzata
pause = Pausa (Spazio)
play-back = Riproduci (Spazio)
speed = Velocità
slow = Lenta
normal = Normale
fast = Rapida
playback-speed = Velocità
hands-hidden = Le carte degli altri restano nascoste finché la smazzata non è finita.
seat = Posto
seat-at-bottom = Posto in basso
all-hands = Tutte le carte
all-hands-open = Tutte le carte scoperte

## The verdicts

method = Il Maestro, il livello più forte del computer, valuta ogni decisione in base a quello che si poteva sapere in quel momento: quanto è costata, quanto è certo, e che cosa era meglio.
not-yet = Le decisioni si possono valutare quando una smazzata è finita.
judge = Valuta le decisioni
progress = { $percent }%
cancel = Ferma
failed = Alcune decisioni non si sono potute valutare.
try-again = Riprova
summary-none = { $name }: { $judged ->
    [one] { $judged } decisione
   *[other] { $judged } decisioni
}, nessuna da segnalare
summary = { $name }: { $judged ->
    [one] { $judged } decisione
   *[other] { $judged } decisioni
}, { LIST($marks) }
all-deals = Tutte le smazzate
all-rounds = Tutte le smazzate
this-deal = Smazzata { $deal }
this-round = Smazzata { $round }
good-cards = Carte buone: valevano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
bad-cards = Carte brutte: costavano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
average-cards = Carte nella media.
play-cost = { YOU($who) ->
    [you] Giocando hai perso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } rispetto al Maestro.
   *[other] { NAME($who) } giocando ha perso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } rispetto al Maestro.
}
play-gained = { YOU($who) ->
    [you] Giocando hai guadagnato { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } rispetto al Maestro.
   *[other] { NAME($who) } giocando ha guadagnato { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } rispetto al Maestro.
}
play-even = Dai soli punti non si vede differenza rispetto al gioco del Maestro.
numbers = Numeri e margini
luck-and-skill = Fortuna { $luck }, bravura { $skill } punti. Un più è a favore di chi gioca; ± è il margine d’errore al 95%.
least-losses = Qui, in base ai punti persi: imprecisione da { $inaccuracy }; errore da { $mistake }; errore grave da { $blunder }. Ne bastavano meno quando era in gioco la vittoria.
cards-of-deal = Smazzata { $deal }: { YOU($who) ->
    [you] hai fatto { $scored }.
   *[other] { NAME($who) } ha fatto { $scored }.
} In media il Maestro farebbe { $master } con queste carte e { $par } con carte a caso.
cards-of-round = Smazzata { $round }: { YOU($who) ->
    [you] hai fatto { $scored }.
   *[other] { NAME($who) } ha fatto { $scored }.
} In media il Maestro farebbe { $master } con queste carte e { $par } con carte a caso.
expected-penalty-points-in-deal = Punti di penalità attesi nella smazzata { $deal }:
expected-penalty-points-in-round = Punti di penalità attesi nella smazzata { $round }:
expected-points-in-deal = Punti attesi nella smazzata { $deal }:
expected-points-in-round = Punti attesi nella smazzata { $round }:
chart = Punti attesi: { $first } all’inizio, { $last } alla fine, { $marked ->
    [one] { $marked } decisione segnalata
   *[other] { $marked } decisioni segnalate
}
marked-in-deal = { $mark } nella smazzata { $deal }. { $done }
marked-in-round = { $mark } nella smazzata { $round }. { $done }
marked-spoken = { $heading }. { $verdict }

## Learning from mistakes

learn = Impara dai tuoi errori
task = { $mark }. { $done }. Trova la giocata migliore.
right = Giusto. { $verdict }
also-right = Giusto: vale più o meno quanto la scelta del Maestro.
same-again = È la giocata fatta in partita. Prova ancora.
not-best = Il Maestro preferisce un’altra giocata. Riprova.
not-best-because = Il Maestro preferisce un’altra giocata. Un indizio: «{ $reason }»
task-number = { $number } di { $of }
skip = Salta
show-answer = Soluzione
stop = Smetti
learned = Era l’ultimo errore. Giocate migliori trovate: { $found } su { $all }.
finish = Finisci
next = Avanti

coach-said = Qui l’allenatore è già intervenuto al tavolo.
coach-took-back = Qui è intervenuto l’allenatore e hai annullato la mossa: { $played }.

think-longer = Pensa di più (M)

stop-thinking = Ferma (M)

loss-is-exact = Costo esatto di questa decisione: { $points } punti.

loss-so-far = Costo di questa decisione: { $points } punti, su { $results } risultati.

mistakes-return = { $count ->
    [one] { $count } di questi errori torna tra due giorni, in «Problemi › I miei errori».
   *[other] { $count } di questi errori tornano tra due giorni, in «Problemi › I miei errori».
}
