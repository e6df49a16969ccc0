### La primera línea de un reto. No dice nada de las cartas ni de los resultados.

invitation = Reto de Misère: { $title }, { $players } jugadores. Copia todo este texto y pégalo en Misère para jugar con estas cartas.

with-entries = Reto de Misère: { $title }, { $players } jugadores, { $entries ->
    [one] jugado ya por { $entries } persona
   *[other] jugado ya por { $entries } personas
}. Copia todo este texto y pégalo en Misère para jugar con las mismas cartas.
