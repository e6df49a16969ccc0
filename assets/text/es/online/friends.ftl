### Por qué una mesa con amigos de otro sitio no puede seguir como se quería: frases enteras.

guest-too-old = Para esta mesa necesitas una versión más nueva de Misère: la mesa tiene la { $host } y tú la { $own }. Descarga la última y vuelve a abrir la invitación.

host-too-old = Quien ha abierto la mesa tiene una versión más antigua de Misère: la { $host }, y tú la { $own }. Cuando tenga la última, vuelve a abrir la invitación.

versions-differ = La mesa y tú tenéis Misère { $own }, pero con reglas o mensajes distintos. Hace falta la última versión en los dos lados.

other-table = Esta invitación es para otra mesa.

no-seat = Este asiento está ocupado o la invitación ya no vale. Pide una nueva.

table-full = Ya hay tantas personas mirando como caben en la mesa. Entrarás en cuanto alguien se vaya.

host-left = La mesa se ha cerrado. Podrás volver cuando se abra otra vez.

elsewhere = Ahora estás en esta mesa desde otra ventana.

removed = Le han dado tu asiento a otra persona.

wrong-words = La palabra con la que cortas no es la que elegiste al principio.

fault = El otro programa ha enviado algo que Misère no entiende.

recut-refused = Se quería cortar otra vez cuando en la mesa ya se podían saber las cartas. Tu programa se ha levantado.

unreachable = No hay conexión con la mesa. Misère lo sigue intentando.

not-legal = Eso ahora no se puede.

not-your-turn = No te toca.

too-late = Mientras tanto, la partida ha seguido.

invitation-damaged = La invitación está incompleta. Cópiala entera.

invitation-later = Esta invitación es de una versión más nueva de Misère.

## Desde dónde pueden unirse los amigos

reached-everywhere = Tus amigos pueden unirse desde cualquier sitio.

reached-nearby = Sin servidor intermedio: pueden unirse quienes estén en tu red, y otros solo si tu router los deja entrar.

reached-by-no-relay = No responde ningún servidor intermedio: solo pueden unirse quienes estén en tu red. { $reason }

reached-nowhere = Nadie puede llegar a este ordenador: no tiene red, o se lo impide otro programa.

address-taken = Otro programa ya usa { $address }. Elige otro puerto.

no-address = «{ $address }» no es una dirección de este ordenador con un puerto, como 127.0.0.1:7777.

no-public-address = Nadie puede llegar a ti en «{ $address }». Da una dirección con puerto que sí sirva, como 192.168.1.20:7777.

## El corte antes de una partida, cuando ha habido que repetirlo

ask-recut = Ya has enseñado tu palabra. Vuelve a sentarte solo si quieres que se corte otra vez.

ask-broken-off = La partida empezada no ha terminado y en la mesa se pueden saber sus cartas. Vuelve a sentarte solo si quieres otra.
