was-fair = Juego limpio, comprobado por tu programa. { $reason }

was-unfair = En esta partida no ha habido juego limpio. { $reason }

fair = Las cartas quedaron fijadas antes de que nadie supiera todas las palabras, la tuya estaba entre ellas y la partida es la que has visto.

joined-later = Has llegado más tarde: tu programa ha comprobado todo desde entonces.

dealt-again = Eran las cartas de la partida anterior, así que esta no cuenta. Tu programa ha comprobado que es la partida que has visto.

watched = Tu programa ha comprobado que se cumplen las reglas y que la partida es la que has visto.

unfair-file = El archivo de la partida está dañado o no cumple las reglas.

unfair-game = El archivo es de otra partida.

unfair-seal = No se ha barajado como fijaba el sello.

unfair-words = Tu palabra no ha contado para las cartas.

unfair-recuts = Se oculta cuántas veces se ha vuelto a cortar.

unfair-course = En el archivo no está la partida que has visto.

name-of = { $name }

recut = { $times ->
    [one] Hubo que cortar otra vez porque faltaban palabras: { LIST($names, kind: "and") }.
   *[other] Hubo que cortar otra vez ({ $times } veces) porque faltaban palabras: { LIST($names, kind: "and") }.
}

after-broken-off = Antes de esta partida se empezó otra que no se acabó mientras estabas.
