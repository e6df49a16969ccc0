### What any game says at its table.

turn-of = Tocca { NAME($who, case: "a") }.
acted-in-secret = { YOU($who) ->
    [you] Hai scelto in segreto
   *[other] { NAME($who) } ha scelto in segreto
}
explained = { $action }. { $reason }

## Facts about the deal

fact = { $label }: { $value }
fact-reading-on = { $label } { $value }
fact-deal = Smazzata
fact-game-ends = Fino
fact-game-ended = Partita finita
number = { $number }
number-of = { $number } di { $of }
at-points = a { POINTS($points, kind: "number") }
at-penalty-points = a { POINTS($points, kind: "penalty") }

## What lies on the table

your-hand = le tue carte
hand-of = le carte di { NAME($who) }
the-trick = la presa
the-stock = il tallone
the-discard-pile = gli scarti
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
lines = { LIST($lines, kind: "lines") }

## Reasons that several games give for an action, each a sentence

last-card-of-yours = È l’ultima carta che hai.
last-card = È l’ultima carta.

## Names of players who gave none

you = Tu
seat-number = Posto { $number }
