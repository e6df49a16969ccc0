### Statistics: what is said about finished games and their reviews.

## Kinds of decisions, as headings of how many mistakes were made in them

kind-lead = Aprire una presa
kind-follow = Giocare dopo l’apertura
kind-play = Giocare una carta
kind-pass = Passare carte
kind-draw = Pescare
kind-take = Prendere carte
kind-discard = Scartare
kind-lay = Mettere sugli scarti
kind-place = Posare una carta
kind-cover = Coprire una carta
kind-claim = Segnare punti
kind-choice = Rispondere a una domanda
kind-other = Altre decisioni ({ $kind })

## House rules that were changed

changed-rules = { LIST($rules, kind: "plain") }
unknown-rule = { $name }: { $value }

## Le statistiche come testo

no-games-to-count = Ancora nessuna partita finita da contare.

column-game = gioco
column-opponents = avversari
column-games = partite
column-won = vinte
column-chance = caso
column-mean = media
column-best = record
column-streak = di fila
column-skill = bravura a smazzata

mixed = misti
programs = programmi
people = persone

share = { $share }% (da { $low } a { $high })

percent = { $share }%

in-a-row = { $longest } (ora { $now })

with-rules = con { $rules }

counted-games = { $games ->
    [one] { $games } partita.
   *[other] { $games } partite.
} La percentuale di vittorie è data con il suo intervallo al 95%; una vittoria a pari merito conta.

losses-in-games = Costo per decisione nelle partite analizzate, in millesimi di quanto varia di solito una smazzata:

loss = { $title }: { $loss } ({ $games ->
    [one] { $games } partita
   *[other] { $games } partite
})

loss-like = { $title }: { $loss }, come il livello { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } partita
   *[other] { $games } partite
})

points-per-deal = Perdi { $points } punti a smazzata. Da una smazzata all’altra, i punti variano di solito di circa { $stake }.

plays-between = Il margine d’errore va dal livello { $low } al livello { $high }.
