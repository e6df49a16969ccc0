### Les conseils : pourquoi une action est recommandée, et ce que valent les autres choix.
###
### Le second choix est un nom ou un infinitif : « le dix de cœur », « piocher une carte ». Rien ne s’accorde avec lui.

only-move = Vous n’avez pas d’autre choix.
wins-rest = Tous les plis à venir sont à vous, quoi que l’on joue.
no-reason = Il n’y a pas de raison simple.

just-as-good = { CAPITAL($other) } vaut tout autant.

maybe-as-good = { CAPITAL($other) } vaut peut-être autant, mais c’est moins sûr.

almost-as-good = Il n’y a pas de raison simple, et { $other } vaut presque autant.

slightly-better = { CAPITAL($other) } vaudrait un peu moins.

better-chance = { CAPITAL($other) } vous donnerait moins de chances de gagner la partie.

costs-more = { CAPITAL($other) } vous coûterait { $points ->
    [one] { $points } point de pénalité de plus.
   *[other] { $points } points de pénalité de plus.
}

costs-about-more = { CAPITAL($other) } vous coûterait environ { $points ->
    [one] { $points } point de pénalité de plus.
   *[other] { $points } points de pénalité de plus.
}

costs-slightly-more = { CAPITAL($other) } vous coûterait un peu plus.

costs-about-more-and-game = { CAPITAL($other) } vous coûterait environ { $points ->
    [one] { $points } point de pénalité de plus, et vous auriez moins de chances de gagner la partie.
   *[other] { $points } points de pénalité de plus, et vous auriez moins de chances de gagner la partie.
}

costs-slightly-more-and-game = { CAPITAL($other) } vous coûterait un peu plus, et vous auriez moins de chances de gagner la partie.

brings-less = { CAPITAL($other) } vous rapporterait { $points ->
    [one] { $points } point de moins.
   *[other] { $points } points de moins.
}

brings-about-less = { CAPITAL($other) } vous rapporterait environ { $points ->
    [one] { $points } point de moins.
   *[other] { $points } points de moins.
}

brings-slightly-less = { CAPITAL($other) } vous rapporterait un peu moins.

brings-about-less-and-game = { CAPITAL($other) } vous rapporterait environ { $points ->
    [one] { $points } point de moins, et vous auriez moins de chances de gagner la partie.
   *[other] { $points } points de moins, et vous auriez moins de chances de gagner la partie.
}

brings-slightly-less-and-game = { CAPITAL($other) } vous rapporterait un peu moins, et vous auriez moins de chances de gagner la partie.

## Why a computer player acted as it did

secret = La raison aussi reste secrète.
not-public = Rien sur la table ne dit pourquoi.
rest-goes-to = Tous les plis à venir sont pour { NAME($who) }, quoi que l’on joue.

## A table of all choices

best = le mieux
as-good-exactly = vaut tout autant
as-good = vaut à peu près autant
less-likely-to-win = moins de chances de gagner
slightly-worse = un peu moins bien

penalty-points-worse = { $points ->
    [one] { $points } point de pénalité en plus
   *[other] { $points } points de pénalité en plus
}

about-penalty-points-worse = { $points ->
    [one] environ { $points } point de pénalité en plus
   *[other] environ { $points } points de pénalité en plus
}

points-worse = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}

about-points-worse = { $points ->
    [one] environ { $points } point de moins
   *[other] environ { $points } points de moins
}

## Above that table

legend-result = Ce que chaque choix perd sur le meilleur, d’après le résultat probable de la donne. Vos points comptent le plus, ceux des autres un peu.
legend-lead = Ce que chaque choix perd sur le meilleur, d’après votre avance probable à la fin.
legend-hand = Ce que chaque choix perd sur le meilleur, d’après la main que vous aurez sans doute à la fin de la manche et ce que votre écart peut apporter à gauche.
