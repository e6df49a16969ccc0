### Ce que tout jeu dit à sa table.

turn-of = { YOU($who) ->
    [you] C’est à vous de jouer.
   *[other] C’est à { NAME($who) } de jouer.
}

acted-in-secret = { YOU($who) ->
    [you] Vous avez choisi en secret
   *[other] { NAME($who) } a choisi en secret
}

explained = { $action }. { $reason }

## Facts about the deal

fact = { $label } : { $value }

fact-reading-on = { $label } { $value }

fact-deal = Donne
fact-game-ends = Fin
fact-game-ended = Partie finie

number = { $number }

number-of = { $number } sur { $of }

at-points = à { POINTS($points, kind: "number") }

at-penalty-points = à { POINTS($points, kind: "penalty") }

## What lies on the table

your-hand = votre main

hand-of = { YOU($who) ->
    [you] votre main
   *[other] la main { NAME($who, case: "de") }
}

the-trick = le pli
the-stock = la pioche
the-discard-pile = la défausse

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

lines = { LIST($lines, kind: "lines") }

## Reasons

last-card-of-yours = C’est votre dernière carte.
last-card = C’est la dernière carte.

## Names of players who gave none

you = Vous

seat-number = Place { $number }
