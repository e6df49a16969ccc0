better = { CAPITAL($better) } era mejor.

better-by = { CAPITAL($better) } era mejor por { $points }.

better-for-the-game = { CAPITAL($better) } daba más posibilidades de ganar la partida.

better-by-and-for-the-game = { CAPITAL($better) } era mejor por { $points } y daba más posibilidades de ganar la partida.

better-because = { $better } { $reason }

penalty-points = { $points ->
    [one] { $points } punto en contra
   *[other] { $points } puntos en contra
}

about-penalty-points = { $points ->
    [one] cerca de { $points } punto en contra
   *[other] cerca de { $points } puntos en contra
}

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

about-points = { $points ->
    [one] cerca de { $points } punto
   *[other] cerca de { $points } puntos
}
