### La fin d’une donne ou d’une partie, au-dessus de la feuille de marque : votre place, les cartes qui ont décidé, ce qui
### sort de l’ordinaire et les moments à revoir.

game-over = La partie est finie

winner = { YOU($who) ->
    [you] Vous gagnez
   *[other] { NAME($who) } gagne
}

winners = Victoire partagée : { NAMES($winners) }

leader = { YOU($who) ->
    [you] Vous menez
   *[other] { NAME($who) } mène
}

leaders = En tête à égalité : { NAMES($leaders) }

evening-winner = { YOU($who) ->
    [you] Vous gagnez la soirée
   *[other] { NAME($who) } gagne la soirée
}

evening-winners = Soirée gagnée à égalité : { NAMES($winners) }

## Your place

shared-victory = Victoire partagée

place = { $place ->
    [1] Vous finissez à la première place sur { NUMBER($players, as: "words") }
    [2] Vous finissez deuxième sur { NUMBER($players, as: "words") }
    [3] Vous finissez troisième sur { NUMBER($players, as: "words") }
    [4] Vous finissez quatrième sur { NUMBER($players, as: "words") }
    [5] Vous finissez cinquième sur { NUMBER($players, as: "words") }
   *[other] Vous finissez sixième sur { NUMBER($players, as: "words") }
}

shared-place = Vous partagez la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} place

ahead = { POINTS($points) } d’avance

behind = { POINTS($points) } de retard

you-are-behind = Tu as { POINTS($points) } de retard

best-in = Meilleur { $best } fois sur { $deals }

gained = { POINTS($points, kind: "number", sign: "always") }

other-reasons = { $count } autres

rivalry = Contre { NAME($who) } jusqu’ici : { $ahead } fois devant, { $behind } derrière

clean = Sans un seul point de pénalité

all-level = Tous à égalité

## The cards that decided it

placed = { $place } : { YOU($who) ->
    [you] Vous
   *[other] { NAME($who) }
}, { POINTS($points) }

done = Terminé

choose-face = Choisir votre visage

decided = Ce qui a fait la différence

cost-most = Ce qui vous a le plus coûté

key-moment = Un moment clé

best-play = Votre plus beau coup

outcome = { $who } : { LIST($parts, kind: "dots") }

trick = Pli { $trick }

trick-of-deal = Donne { $deal }, pli { $trick }

trick-of-round = Manche { $round }, pli { $trick }

whose = { YOU($who) ->
    [you] Vous
   *[other] { NAME($who) }
}

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

whose-all = { NAMES($who) }

points-each = { POINTS($points) } par personne

penalty-points-each = { POINTS($points, kind: "penalty") } par personne

look-again = Revoir ce moment dans l’analyse

## What was special

first-win = Votre première victoire à { $title }

best = Votre meilleur résultat à { $title }

streak = { NUMBER($count, as: "words", capital: "yes") } victoires de suite

comeback = Dernière place à mi-parcours, première à l’arrivée

medal = Médaille { $title } : { $done ->
    [one] { $done } étape sur { $all }
   *[other] { $done } étapes sur { $all }
}

next-step = Étape suivante : « { $goal } »

play-today = Donne du jour : { $title }

without-points = Des points de pénalité pour tout le monde, sauf pour vous

## The moments worth looking at again

story = Le film de la partie

looking = Recherche des moments qui ont compté : { $percent } %

nothing-mattered = Aucune décision n’a pesé bien lourd.

mistakes = { LIST($marks) }

no-mistakes = Aucune erreur trouvée

best-decision = La meilleure décision : toute autre aurait coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

good-decision = Une bonne décision : toute autre aurait coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

costliest-decision = Votre décision la plus coûteuse : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

costly-decision = Une décision qui a coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

close-decision = Choix serré : d’autres coups valaient à peu près autant

moment-place = { $deal }. { $action }

moment = { $what }. { $place }

learn = Apprendre de vos erreurs
