### Por qué una mesa con amigos de otro sitio no puede seguir como se quería: frases enteras.

guest-too-old = Para esta mesa necesitas una versión más nueva de Misère.

host-too-old = Quien ha abierto la mesa necesita una versión más nueva de Misère.

versions-differ = Tu Misère y el de la mesa no son la misma versión. Hace falta la última en los dos lados.

other-table = Esta invitación es para otra mesa.

no-seat = Este asiento está ocupado o la invitación ya no vale. Pide una nueva.

table-full = Demasiada gente quiere sentarse a esta mesa.

host-left = La mesa se ha cerrado. Podrás volver cuando se abra otra vez.

elsewhere = Ahora estás en esta mesa desde otra ventana.

removed = Le han dado tu asiento a otra persona.

wrong-words = La palabra con la que cortas no es la que elegiste al principio.

fault = El otro programa ha enviado algo que Misère no entiende.

unreachable = No hay conexión con la mesa. Misère lo sigue intentando.

not-legal = Eso ahora no se puede.

not-your-turn = No te toca.

too-late = Mientras tanto, la partida ha seguido.

invitation-damaged = La invitación está incompleta. Cópiala entera.

invitation-later = Esta invitación es de una versión más nueva de Misère.

## Comprobación de una partida acabada, en el ordenador de quien fue de invitado

fair = Las cartas quedaron fijadas antes de que nadie supiera todas las palabras, la tuya estaba entre ellas y la partida es la que has visto.

unfair-file = El archivo de la partida está dañado o no cumple las reglas.

unfair-game = El archivo es de otra partida.

unfair-seal = No se ha barajado como fijaba el sello.

unfair-words = Tu palabra no ha contado para las cartas.

unfair-course = En el archivo no está la partida que has visto.
