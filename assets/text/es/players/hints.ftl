only-move = No tienes otra opción.
wins-rest = Todas las bazas que quedan son tuyas, se juegue lo que se juegue.
no-reason = No hay una razón sencilla.

just-as-good = Lo mismo daría { $other }.

maybe-as-good = Quizá diera lo mismo { $other }, pero no es tan seguro.

almost-as-good = No hay una razón sencilla: casi lo mismo daría { $other }.

slightly-better = Es un poco mejor que { $other }.

better-chance = Te da más posibilidades de ganar la partida que { $other }.

costs-more = { CAPITAL($other) } te costaría { $points ->
    [one] { $points } punto más en contra.
   *[other] { $points } puntos más en contra.
}

costs-about-more = { CAPITAL($other) } te costaría cerca de { $points ->
    [one] { $points } punto más en contra.
   *[other] { $points } puntos más en contra.
}

costs-slightly-more = { CAPITAL($other) } te costaría un poco más.

costs-about-more-and-game = { CAPITAL($other) } te costaría cerca de { $points ->
    [one] { $points } punto más en contra
   *[other] { $points } puntos más en contra
} y tendrías menos posibilidades de ganar la partida.

costs-slightly-more-and-game = { CAPITAL($other) } te costaría un poco más y tendrías menos posibilidades de ganar la partida.

brings-less = { CAPITAL($other) } te daría { $points ->
    [one] { $points } punto menos.
   *[other] { $points } puntos menos.
}

brings-about-less = { CAPITAL($other) } te daría cerca de { $points ->
    [one] { $points } punto menos.
   *[other] { $points } puntos menos.
}

brings-slightly-less = { CAPITAL($other) } te daría un poco menos.

brings-about-less-and-game = { CAPITAL($other) } te daría cerca de { $points ->
    [one] { $points } punto menos
   *[other] { $points } puntos menos
} y tendrías menos posibilidades de ganar la partida.

brings-slightly-less-and-game = { CAPITAL($other) } te daría un poco menos y tendrías menos posibilidades de ganar la partida.

## Por qué ha jugado así el ordenador

secret = La razón también es secreta.
not-public = En la mesa no hay nada que lo explique.
rest-goes-to = Todas las bazas que quedan se las lleva { NAME($who) }, se juegue lo que se juegue.

## La tabla de jugadas

best = la mejor
as-good-exactly = igual de buena
as-good = más o menos igual
less-likely-to-win = menos posibilidades de ganar la partida
slightly-worse = un poco peor

penalty-points-worse = { $points ->
    [one] { $points } punto más en contra
   *[other] { $points } puntos más en contra
}

about-penalty-points-worse = { $points ->
    [one] cerca de { $points } punto más en contra
   *[other] cerca de { $points } puntos más en contra
}

points-worse = { $points ->
    [one] { $points } punto menos
   *[other] { $points } puntos menos
}

about-points-worse = { $points ->
    [one] cerca de { $points } punto menos
   *[other] cerca de { $points } puntos menos
}

legend-result = Cuánto peor es cada jugada que la mejor, según el resultado probable de la mano. Cuentan sobre todo tus puntos, y un poco los de los demás.
legend-lead = Cuánto peor es cada jugada que la mejor, según la ventaja que probablemente tengas al final.
legend-hand = Cuánto peor es cada jugada que la mejor, según las cartas con que probablemente acabes la ronda y lo que tu paquete pueda darle a quien va después.
