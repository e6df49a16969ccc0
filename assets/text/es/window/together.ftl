### Mesas con amigos a distancia: invitar, sentarse y jugar juntos por la red.

## The form that sets up a game

friend-elsewhere = A distancia

invite-friends = Invitar a amigos

take-a-seat = Siéntate tú también: hace falta una persona en este ordenador.

no-deal-code = Con amigos a distancia, las cartas siempre se barajan de nuevo. Borra el código de reparto.

## The page of the host

lobby = { $game } con amigos

how-many-friends = Amigos que invitas

others-are-computers = En los demás asientos juega el ordenador.

players-and-rules = Jugadores y reglas de la casa

before-you-invite = Antes de invitar

host-sends = De momento no ha salido nada de tu ordenador. La primera invitación que copies abrirá la mesa, y tu ordenador esperará a tus amigos. Ellos recibirán tu nombre, el juego, sus reglas de la casa y lo que se puede ver desde su asiento.

relays-see = La mesa se encuentra a través de servidores intermedios públicos. Transmiten lo que enviáis, pero no pueden leerlo. Sí ven las direcciones de red de los dos lados.

own-relay-sees = La mesa se encuentra a través de tu propio servidor intermedio. Transmite lo que enviáis, pero no puede leerlo. Sí ve las direcciones de red de los dos lados.

without-relays = Sin servidor intermedio, tus amigos llegan a este ordenador directamente: desde tu propia red, o desde fuera si tu router los deja pasar. Lo que se envía va cifrado.

local-only = Tus amigos llegan a este ordenador por tu propia red. Lo que se envía no va cifrado: jugad así solo en casa.

invitation-secret = Quien tenga una invitación puede ocupar el asiento. Manda cada una a una sola persona.

host-knows = La mesa está en tu ordenador, así que tu programa conoce todas las cartas durante la partida. Al final, los de tus amigos comprueban que nadie las haya elegido.

your-name = Tu nombre

opening = Abriendo la mesa…

try-again = Intentar de nuevo

with-way = { $state } · { $way }

way-direct = conexión directa, { $milliseconds } ms

way-relayed = por un servidor intermedio, { $milliseconds } ms

seat-open = Asiento { $seat }: esperando a alguien

seat-looking = { NAME($who) } está mirando la invitación

seat-sits = { NAME($who) } ocupa este asiento

seat-away = { NAME($who) } no está

seat-own = Tú

seat-computer = { NAME($who) } (ordenador)

computer-has-seat = En el asiento { $seat } juega ahora el ordenador.

friend-invited = El asiento { $seat } espera ahora a alguien.

copy-invitation = Copiar invitación

copy-invitation-for = Copiar la invitación del asiento { $seat }

invitation-copied = Invitación copiada. Pégala en un mensaje.

invitation-line = ¿Jugamos a { $game }? Copia todo este texto y pégalo en Misère para sentarte a mi mesa.

watch-line = ¿Quieres ver una partida de { $game }? Copia todo este texto y pégalo en Misère para mirar en mi mesa.

about-misere = Misère es un programa gratuito de juegos de cartas: { $address }

save-invitation-for = Guardar en un archivo la invitación del asiento { $seat }

invitation-file = { $game }, asiento { $seat }

renew-invitation = Otra invitación

renew-help = La invitación anterior deja de valer, y quien ocupe el asiento se va de la mesa.

renew-question = ¿Cambiar la invitación?

free-seat = Liberar el asiento

free-seat-question = ¿Liberar el asiento?

renew-watching-help = La invitación anterior deja de valer, y quienes estén mirando se van de la mesa.

invite-here = Invitar a alguien

copy-watch-invitation = Copiar la invitación para mirar

who-watches = { CAPITAL($name) } está mirando.

somebody = alguien

watch-help = Quien mira solo ve lo que está a la vista de todos y no puede intervenir.

start-together = Jugar

waiting-for-all = Se puede empezar cuando la mesa esté completa.

cutting = Todos cortan la baraja…

close-table = Cerrar la mesa

close-question = ¿Cerrar la mesa?

close-help = Todos se van de la mesa, y las invitaciones dejan de valer.

cannot-open = No se puede abrir la mesa: { $error }

## The page of a guest

play-with-friends = Jugar con amigos

join = Ir a una mesa

choose-game = Elige un juego para abrir tu propia mesa. Cada amigo recibe de ti una invitación.

cannot-invite = Este programa se compiló sin mesas por internet. Las descargas las tienen, y también una compilación con «--features online».

invitation = Invitación

paste-here = Pega aquí el texto que te han enviado

join-help = Una invitación empieza por «misere:». También puedes pegarla en Inicio o abrir su archivo.

host-plays-fair = Durante la partida, el programa donde está la mesa conoce todas las cartas. Al final, el tuyo comprueba que nadie las haya elegido.

guest-sends = De momento no ha salido nada de tu ordenador. Cuando mires la mesa, el ordenador donde está recibirá tu nombre y lo que hagas en ella. También verá tu dirección de red.

table-with = { $game } con { LIST($names, kind: "and") }

left-seat-without-host = Tu asiento: { $game }

left-seat-somewhere = Tu asiento en una mesa

others-wait = { $others ->
    [one] Te espera.
   *[other] Te esperan.
}

seat-left = Has dejado la mesa. Puedes volver mientras el asiento esté libre.

come-back = Volver

forget-seat = Quitar

look-at-table = Ver la mesa

connecting = Buscando la mesa…

connected = Mesa encontrada: { $way }

host-not-there = Nadie responde al otro lado. Lo más probable es que Misère esté cerrado allí o que el ordenador esté en reposo: pide que abran la mesa. Tu invitación sigue valiendo y Misère lo sigue intentando.

host-not-nearby = Nadie responde al otro lado. Sin servidor intermedio solo os encontráis en la misma red: elige uno en los ajustes o pide que abran la mesa.

you-are-offline = Parece que tu ordenador está sin conexión: no responde ningún servidor intermedio. Comprueba la red. Misère lo sigue intentando. { $reason }

invited-by = { NAME($host) } te invita a jugar a { $game }

invited-to = Te invitan a jugar a { $game }

other-rules = Reglas de la casa distintas

no-other-rules = Ninguna: son las reglas de siempre.

your-cut = Una palabra para cortar

cut-help = Cualquier palabra. Nadie puede saberla antes de que las cartas estén fijadas, así que nadie las elige. También puedes dejarlo vacío.

sit-down = Sentarse

you-sit = Ya estás en la mesa. La partida empieza cuando la inicie quien la ha abierto.

you-can-watch = Puedes mirar. La mesa aparece cuando empieza la partida.

leave-seat = Irse

table-waits = Tu mesa está abierta: { $game }

## The line above the table

all-here = La mesa está completa.

all-here-watched = La mesa está completa. Entre el público: { LIST($names, kind: "and") }

watching = Estás mirando.

is-away = { NAME($who) } no está.

was-hinted = { NAME($who) } ha pedido una pista.

has-paused = { NAME($who) } vuelve enseguida.

has-left = { NAME($who) } ha dejado la mesa.

computer-plays = Hasta que vuelva { NAME($who) }, juega el ordenador.

is-slow = { NAME($who) } lleva { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} sin jugar.

computer-plays-for-now = Hasta que { NAME($who) } vuelva a jugar, juega el ordenador.

computer-plays-for-you = El ordenador juega por ti. Los demás no podían esperar.

let-computer-for-now = Que juegue el ordenador por { NAME($who) }

let-computer = Que juegue el ordenador hasta que vuelva { NAME($who) }

let-computer-here = Que juegue el ordenador

wait-for-friend = Mejor esperar

is-back = { NAME($who) } ha vuelto.

asks-undo = { NAME($who) } quiere deshacer una jugada.

asks-hints = { NAME($who) } quiere pistas para todos.

asks-no-hints = { NAME($who) } quiere jugar sin pistas.

agree = Sí

refuse = No

asked = Se lo has preguntado a los demás.

take-back = Mejor no

refused-by = { NAME($who) } prefiere que no.

all-agree = Todos de acuerdo.

you-paused = Te has ausentado un momento. Los demás lo ven.

i-am-back = Ya estoy

pause = Pausa

say = Decir…

mute = Ocultar frases

unmute = Ver frases

host-deals = Enseguida se reparte otra mano.

host-starts = La próxima partida la empieza quien ha abierto la mesa.

sit-next = Sentarse para la próxima partida

you-sit-next = Juegas la próxima partida. Empieza cuando la inicie quien ha abierto la mesa.

next-game-ready = La próxima partida está lista. Siéntate para jugar.

same-deal-help = Juega otra vez estas cartas con las mismas personas. La partida no cuenta.

look-again = Ver la partida nueva

next-game = Invitación para toda la mesa: { $game }.

table-closed = Tus amigos no pueden llegar a esta mesa.

reopen = Reabrir la mesa

invitations = Invitaciones

ask-for-hints = Pedir pistas para todos

ask-for-no-hints = Pedir jugar sin pistas

leave-table = Dejar la mesa

no-hints = En esta mesa nadie recibe pistas.

plate-thinking = pensando

plate-away = fuera

plate-paused = ya vuelve

plate-computer = el ordenador

plate-left = ha dejado la mesa

plate-open = libre

## Leaving

leave-question = ¿Dejar la mesa?

guest-leaves = Si vuelves más tarde, tu asiento te espera. Si lo cedes, se podrá invitar a otra persona.

host-leaves = La partida está guardada. Cuando la abras otra vez, la mesa volverá a estar abierta y valdrán las mismas invitaciones.

host-leaves-result = Tus amigos se van de la mesa. Puedes reabrirla para ellos desde el resultado de esta partida.

guest-parts = Tu asiento te espera hasta que vuelvas.

come-back-later = Volver más tarde

give-up-seat = Ceder el asiento

give-up-question = ¿Ceder el asiento?

give-up-help = Entonces se podrá invitar a otra persona. Puedes volver mientras el asiento esté libre.

## Settings

friends = Amigos a distancia

friends-help = Misère no se pone en contacto con nadie hasta que invitas o te sientas a una mesa. Las otras mesas reconocen tu programa por una clave que se guarda en este ordenador.

relays = Servidores intermedios

public-relays = Públicos

no-relays = Ninguno

own-relay = Propio

relays-help = Los servidores intermedios ayudan a encontrarse a los ordenadores que están detrás de un router. Sin ellos, tus amigos tienen que estar en tu red, o tu ordenador tiene que ser accesible desde fuera.

relay-address = Dirección del servidor

find-nearby = Buscar amigos en la red local

find-nearby-help = Mientras hay una mesa abierta, Misère responde cuando alguien la busca en la misma red. Solo puede unirse quien tiene una invitación.

notify = Avisarme cuando me toque

notify-help = Solo mientras usas otra ventana.

delete-keys = Borrar claves

delete-keys-help = Las mesas en las que has jugado ya no te reconocerán.

delete-keys-question = ¿Borrar las claves?

keys-deleted = Claves borradas.
