title = Análisis: { $title }

at-start = Inicio, paso 0 de { $end }

in-deal = Mano { $deal }, { $step } de { $end }

in-round = Ronda { $round }, { $step } de { $end }

back = Atrás

play-on = Seguir desde aquí

play-on-help = Empieza una partida nueva desde esta posición; la que estás viendo no cambia

why = ¿Por qué?

why-help = Por qué se ha jugado una carta (W)

what-if = ¿Y si…?

what-if-help = Cómo podría haber ido esta mano con la mejor jugada

as-played = Como se jugó

might-have-gone = Así podría haber ido. A partir de aquí, el ordenador juega por todos.

instead-of = { YOU($who) ->
    [you] Así habrías hecho { POINTS($points) } en esta mano, en vez de { POINTS($played, kind: "number") }.
   *[other] Así { NAME($who) } habría hecho { POINTS($points) } en esta mano, en vez de { POINTS($played, kind: "number") }.
}

same-points = En esta mano, los puntos quedan igual.

decisions = Decisiones

decisions-help = Qué opina el Maestro de las decisiones

share = Compartir

share-help = Como archivo, texto o imagen

game-begins = Empieza la partida.

nothing-played = En esta mano aún no se ha jugado nada.

marked = { $mark }. { $done }. { $verdict }

## Los mandos

position = Posición

first-position = Primera posición (Inicio)

previous-deal = Mano anterior (Ctrl+Re Pág)

previous-round = Ronda anterior (Ctrl+Re Pág)

previous-trick = Baza anterior (Re Pág)

step-back = Un paso atrás (Izquierda)

step-forward = Un paso adelante (Derecha)

next-trick = Baza siguiente (Av Pág)

next-deal = Mano siguiente (Ctrl+Av Pág)

next-round = Ronda siguiente (Ctrl+Av Pág)

last-position = Última posición (Fin)

trick = Baza

deal = Mano

round = Ronda

pause = Pausa (Espacio)

play-back = Reproducir (Espacio)

speed = Ritmo

slow = Lento

normal = Normal

fast = Rápido

playback-speed = Ritmo de reproducción

hands-hidden = Las cartas de los demás están tapadas hasta que acabe esta mano.

seat = Asiento

seat-at-bottom = Asiento de abajo

all-hands = Destapar

all-hands-open = Todas las cartas a la vista

## Los veredictos

method = El Maestro, el nivel más fuerte del ordenador, juzga cada decisión con lo que se podía saber en ese momento: cuánto costó, con qué certeza y qué era mejor.

not-yet = Las decisiones se pueden juzgar cuando acabe una mano.

judge = Juzgar decisiones

progress = { $percent } %

cancel = Cancelar

failed = Algunas decisiones no se han podido juzgar.

try-again = Reintentar

summary-none = { $name }: { $judged ->
    [one] { $judged } decisión
   *[other] { $judged } decisiones
}, ninguna marcada

summary = { $name }: { $judged ->
    [one] { $judged } decisión
   *[other] { $judged } decisiones
}, { LIST($marks) }

all-deals = Todas las manos

all-rounds = Todas las rondas

this-deal = Mano { $deal }

this-round = Ronda { $round }

good-cards = Buenas cartas: han dado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

bad-cards = Malas cartas: han costado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

average-cards = Cartas ni buenas ni malas.

play-cost = { YOU($who) ->
    [you] Has jugado peor que el Maestro: { $points ->
        [one] { $points } punto de diferencia.
       *[other] { $points } puntos de diferencia.
    }
   *[other] { NAME($who) } ha jugado peor que el Maestro: { $points ->
        [one] { $points } punto de diferencia.
       *[other] { $points } puntos de diferencia.
    }
}

play-gained = { YOU($who) ->
    [you] Has jugado mejor que el Maestro: { $points ->
        [one] { $points } punto de diferencia.
       *[other] { $points } puntos de diferencia.
    }
   *[other] { NAME($who) } ha jugado mejor que el Maestro: { $points ->
        [one] { $points } punto de diferencia.
       *[other] { $points } puntos de diferencia.
    }
}

play-even = Solo por los puntos, no se aprecia diferencia con el juego del Maestro.

numbers = Cifras y márgenes

luck-and-skill = Suerte, { $luck } puntos; destreza, { $skill } puntos. El signo + es a favor; ± es el margen de error del 95 %.

least-losses = Aquí, según los puntos perdidos: imprecisión a partir de { $inaccuracy }; error a partir de { $mistake }; error grave a partir de { $blunder }. Bastaba con menos si la victoria estaba en juego.

cards-of-deal = { YOU($who) ->
    [you] Mano { $deal }: has hecho { $scored }. El Maestro haría de media { $master } con estas cartas y { $par } con cartas al azar.
   *[other] Mano { $deal }: { NAME($who) } ha hecho { $scored }. El Maestro haría de media { $master } con estas cartas y { $par } con cartas al azar.
}

cards-of-round = { YOU($who) ->
    [you] Ronda { $round }: has hecho { $scored }. El Maestro haría de media { $master } con estas cartas y { $par } con cartas al azar.
   *[other] Ronda { $round }: { NAME($who) } ha hecho { $scored }. El Maestro haría de media { $master } con estas cartas y { $par } con cartas al azar.
}

expected-penalty-points-in-deal = Puntos en contra previstos en la mano { $deal }:

expected-penalty-points-in-round = Puntos en contra previstos en la ronda { $round }:

expected-points-in-deal = Puntos previstos en la mano { $deal }:

expected-points-in-round = Puntos previstos en la ronda { $round }:

chart = Puntos previstos: { $first } al principio, { $last } al final, { $marked ->
    [one] { $marked } decisión marcada
   *[other] { $marked } decisiones marcadas
}

marked-in-deal = { $mark } en la mano { $deal }. { $done }

marked-in-round = { $mark } en la ronda { $round }. { $done }

marked-spoken = { $heading }. { $verdict }

## Aprender de los errores

learn = Aprender de tus errores

task = { $mark }. { $done }. Encuentra una jugada mejor.

right = Bien. { $verdict }

also-right = Bien: es casi tan bueno como lo que haría el Maestro.

same-again = Eso es lo que se jugó. Prueba otra.

not-best = El Maestro prefiere otra jugada. Prueba de nuevo.

not-best-because = El Maestro prefiere otra jugada. Una pista: «{ $reason }»

task-number = { $number } de { $of }

skip = Saltar

show-answer = Ver solución

stop = Parar

learned = Era el último error. Has encontrado una jugada mejor en { $found } de { $all }.

finish = Acabar

next = Seguir

coach-said = Aquí ya avisó el entrenador en la mesa.
coach-took-back = Aquí avisó el entrenador y deshiciste la jugada: { $played }.

think-longer = Pensar más (M)

stop-thinking = Parar (M)

loss-is-exact = Coste exacto de esta decisión: { $points } puntos.

loss-so-far = Coste de esta decisión: { $points } puntos, en { $results } resultados.

mistakes-return = { $count ->
    [one] { $count } de estos errores vuelve dentro de dos días, en «Problemas › Mis errores».
   *[other] { $count } de estos errores vuelven dentro de dos días, en «Problemas › Mis errores».
}
