### La página de la partida del día: las cartas, cómo fue, los días seguidos y un calendario.

title = Partida del día

date = { CAPITAL($weekday) }, { $day } de { $month }

month-of-year = { CAPITAL($month) } de { $year }

monday = lunes
tuesday = martes
wednesday = miércoles
thursday = jueves
friday = viernes
saturday = sábado
sunday = domingo

short-monday = Lun
short-tuesday = Mar
short-wednesday = Mié
short-thursday = Jue
short-friday = Vie
short-saturday = Sáb
short-sunday = Dom

january = enero
february = febrero
march = marzo
april = abril
may = mayo
june = junio
july = julio
august = agosto
september = septiembre
october = octubre
november = noviembre
december = diciembre

against = Las mismas cartas para todos, contra rivales de nivel { $level }. Unos { $minutes } min.

first-attempt = Cuenta tu primer intento, sin deshacer y sin pistas.

to-beat = Tu mejor partida del día hasta ahora en { $title }: { $result }.

make-up = Este día aún se puede recuperar: cuenta tu primer intento, sin deshacer y sin pistas.

long-ago = Este día ya pasó. Puedes jugarlo y se marca en el calendario, pero no suma días seguidos.

play = Jugar

resume = Seguir

play-again = Jugar otra vez para practicar

result = { $points }, puesto { $place } de { $players }

master-average = Con estas cartas, el Maestro haría { $points } de media.

not-reviewed = Analiza la partida y verás también cómo le iría con tus cartas al Maestro, el nivel más fuerte del ordenador.

reviewing = Se está calculando cuánto haría el Maestro de media con estas cartas.

review = Analizar

in-a-row = { $days ->
    [0] Aún no hay días seguidos
    [one] Primer día
   *[other] { $days } días seguidos
}

longest = Récord: { $days }

places = Tus puestos

place-count = Puesto { $place }: { $count ->
    [one] { $count } día
   *[other] { $count } días
}

missed-one = Aún se puede recuperar el { $day }.

missed-two = Aún se pueden recuperar el { $first } y el { $second }.

earlier = Mes anterior

later = Mes siguiente

today = Hoy

day-state = { $date }: { $state }

to-come = aún por llegar

open = sin jugar todavía

missed = se quedó sin jugar

played = jugado, puesto { $place }

played-late = jugado más tarde, puesto { $place }

legend = El número del círculo es tu puesto. Un puntito marca un día que aún puedes jugar.

days-played = { $days ->
    [one] 1 día jugado
   *[other] { $days } días jugados
}

days-won = { $days ->
    [0] ninguna victoria todavía
    [one] 1 victoria
   *[other] { $days } victorias
}

average-place = puesto medio: { $place }

how = Cómo salen las cartas de la fecha

how-text = Cada día, a medianoche del tiempo universal coordinado (UTC), empieza una partida nueva, a la vez en todo el mundo. El día de la semana decide el juego y los rivales: el lunes es el más fácil y el domingo, el más difícil. Las cartas salen solo de la fecha: no las elige nadie y no hay que preguntarle a ningún otro ordenador. Los rivales deciden lo mismo en todos los ordenadores.

deal-code = Código de reparto: { $code }

tile = { $title }, { $state }

tile-open = Las mismas cartas para todos, unos { $minutes } min

tile-played = Jugada: puesto { $place } de { $players }

no-undo = En el primer intento de la partida del día no se puede deshacer.

no-hints = En el primer intento de la partida del día no hay pistas.

hours-left = { $hours ->
    [one] Queda { $hours } hora
   *[other] Quedan { $hours } horas
}

minutes-left = { $minutes ->
    [one] Queda { $minutes } min
   *[other] Quedan { $minutes } min
}

next-in = { $hours ->
    [one] La próxima: { $title }, dentro de { $hours } hora
   *[other] La próxima: { $title }, dentro de { $hours } horas
}
