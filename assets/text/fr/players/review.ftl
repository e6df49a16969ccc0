### L’analyse d’une partie : ce qui valait mieux qu’une décision signalée.
###
### La meilleure action est un nom ou un infinitif : « le dix de cœur », « piocher une carte ». D’où « valait mieux »,
### qui ne s’accorde pas.

better = { CAPITAL($better) } valait mieux.

better-by = { CAPITAL($better) } valait mieux ({ $points } d’écart).

better-for-the-game = { CAPITAL($better) } donnait plus de chances de gagner la partie.

better-by-and-for-the-game = { CAPITAL($better) } valait mieux ({ $points } d’écart) et donnait plus de chances de gagner la partie.

better-because = { $better } La raison à ce moment-là : « { $reason } »

## How much better, within the sentences above

penalty-points = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}

about-penalty-points = { $points ->
    [one] environ { $points } point de pénalité
   *[other] environ { $points } points de pénalité
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

about-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}

## Le rapport d’une analyse, en texte

report = { $file } : { $game }, { $players } joueurs, { $deals ->
    [one] { $deals } donne terminée
   *[other] { $deals } donnes terminées
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}

report-marks = { $name } (place { $seat }) : { LIST($marks, kind: "and") }

report-no-marks = { $name } (place { $seat }) : rien à redire

only-finished-deals = Seules les donnes terminées sont analysées.

nothing-clearly-cost = Aucune décision n’a clairement coûté quoi que ce soit.

decisions-in-penalty-points = Les décisions qui ont coûté, en points de pénalité

decisions-in-points = Les décisions qui ont coûté, en points

column-deal = donne
column-step = étape
column-seat = place
column-played = joué
column-better = mieux
column-cost = coût
column-mark = verdict

luck-and-skill-in-points = Chance et habileté en points : plus il y en a, mieux c’est

column-points = points
column-same-cards = Maître, mêmes cartes
column-any-cards = Maître, autres cartes
column-luck = chance
column-skill = habileté

all-deals = tout

about-intervals = ± donne l’intervalle à 95 % ; un nombre sans ± est exact. Quand des donnes sont rejouées, le niveau { $level } joue pour les personnes et les programmes externes.
