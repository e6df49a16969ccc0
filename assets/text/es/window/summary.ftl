just-now = ahora mismo

minutes-ago = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}

hours-ago = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}

yesterday = ayer

days-ago = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}

deal = Mano { $number }

round = Ronda { $number }

you-won = Has ganado

won-by = Victoria: { NAMES($winners) }

score = { NAME($who) } { POINTS($points, kind: "number") }

evening = Velada, partida { $number }

games-won = Partidas ganadas: { LIST($wins, kind: "plain") }

wins = { NAME($who) } { $count }

name = { $name }

facts = { LIST($facts, kind: "dots") }

spoken-facts = { LIST($facts, kind: "plain") }
