### L’analyse d’une partie : ce qui valait mieux qu’une décision signalée.
###
### La meilleure action est un nom ou un infinitif : « le dix de cœur », « piocher une carte ». D’où « valait mieux »,
### qui ne s’accorde pas.

better = { CAPITAL($better) } valait mieux.

better-by = { CAPITAL($better) } valait mieux ({ $points } d’écart).

better-for-the-game = { CAPITAL($better) } donnait plus de chances de gagner la partie.

better-by-and-for-the-game = { CAPITAL($better) } valait mieux ({ $points } d’écart) et donnait plus de chances de gagner la partie.

better-because = { $better } { $reason }

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
