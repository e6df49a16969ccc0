take-the-last-trick-title = Llévate la última baza
take-the-last-trick-text = Aquí a todos les cae 1 punto en contra, menos a quien se lleva la última baza. Así que, por una vez, se trata de ganar, pero solo al final del todo. Gana el total más bajo.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9H", article: "def") }. Hay que asistir si se puede: tienes corazones, así que juega uno.
follow-suit-reply = Asistes a corazones, y los demás también tienen que hacerlo. { CARD("AH", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AD = Tienes corazones, así que hay que jugar uno. Solo quien no lleva corazones puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9S", article: "def") } y { NAME(2) } asiste con { CARD("TS", article: "def") }. A { NAME(3) } no le quedan picas y puede jugar lo que quiera: { CARD("AD", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QS", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", article: "def", capital: "yes") } es la pica más alta, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", article: "def", capital: "yes") } es más bajo que tu { CARD("QS") }. La pica más alta se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", article: "def", capital: "yes") } no es una pica. Solo gana el palo de salida, y no hay triunfos.

pass-the-middle-title = Pasa las cartas medianas
pass-the-middle-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. Aquí los ases y los reyes son un tesoro, y las cartas bajas de un palo largo también pueden ganar. Las cartas medianas sueltas no sirven para nada de eso.
pass-the-middle-reply = { CARD("JD", article: "def", capital: "yes") } y { CARD("TC", article: "def") } casi nunca ganan la última baza. Te quedas con los ases y un buen palo de picas.
pass-the-middle-wrong-pass-AH-KS-AS = Estas son las cartas que ganan, y aquí te hace falta la última baza. Pasa cartas que no vayan a ganar.
pass-the-middle-otherwise = { CARD("JD", article: "def", capital: "yes") } y { CARD("TC", article: "def") } no tienen compañía en su palo y no ganarán al final. Pasa las dos, junto con una pica baja.

keep-your-winner-title = Guarda la ganadora
keep-your-winner-text = Quedan dos bazas. { NAME(3) } sale con { CARD("TC", article: "def") }, y tú no llevas tréboles. Tira una carta; la otra es para la última baza, y esa es la que necesitas.
keep-your-winner-reply = { NAME(3) } sale en la última baza con { CARD("9S", article: "def") }, y tu { CARD("AS") } se la lleva: haces 0, y a cada uno de los demás le cae 1.
keep-your-winner-wrong-play-AS = El as es tu única esperanza para la última baza. El siete no la va a ganar: tira ese.

a-seven-can-win-title = Un siete puede ganar
a-seven-can-win-text = Sales con { CARD("AC", article: "def") } y te llevas la penúltima baza. Así que también sales en la última, con { CARD("7D", article: "def") }. Han salido muchos diamantes, y a los demás no les queda ninguno.
a-seven-can-win-question = ¿Quién se lleva la última baza?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Nadie puede asistir, así que tu siete es el diamante más alto. Haces 0, y a cada uno de los demás le cae 1. ¡Quien sale elige el palo!
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", article: "def", capital: "yes") } no es un diamante. Solo gana el palo de salida, y no lo lleva nadie más.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", article: "def", capital: "yes") } es más alto, pero no es un diamante. Solo gana el palo de salida.

save-two-winners-title = Guarda dos ganadoras
save-two-winners-text = Así que quien se lleva la penúltima baza elige el palo de la última. Guarda para el final dos cartas seguras, no solo una, o las últimas de un palo largo.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
