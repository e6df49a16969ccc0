only-the-last-trick-counts-title = Solo cuenta la última baza
only-the-last-trick-counts-text = En Finis solo importa una baza: la última. A quien se la lleva le cae 1 punto en contra, y a los demás, nada. Gana el total más bajo, así que huye de esa baza.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9H", article: "def") }. Hay que asistir si se puede: tienes corazones, así que juega uno.
follow-suit-reply = Asistes a corazones, y los demás también tienen que hacerlo. { CARD("AH", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AS = Tienes corazones, así que hay que jugar uno. Solo quien no lleva corazones puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9D", article: "def") } y { NAME(2) } asiste con { CARD("TD", article: "def") }. { NAME(3) } no lleva diamantes y puede jugar lo que quiera: { CARD("AS", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QD", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } es el diamante más alto, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } es más bajo que tu { CARD("QD") }. El diamante más alto se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } no es un diamante. Solo gana el palo de salida, y no hay triunfos.

pass-what-could-win-title = Pasa lo que podría ganar
pass-what-could-win-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. Los ases y los reyes son los que más fácilmente se llevan la última baza. Pasa tus tres cartas más altas.
pass-what-could-win-reply = Bien elegido: las cartas bajas rara vez se llevan la última baza. En los análisis, los buenos jugadores guardan a veces un as con el rey de su palo: con los dos ganan bazas al principio, cuando aún no cuesta nada.
pass-what-could-win-wrong-pass-7C-7D-7H = Esas son tus mejores cartas: un siete casi nunca gana una baza. Pasa las más altas.
pass-what-could-win-otherwise = Te quedas con un as o un rey que puede ganar al final. Pasa las tres cartas más altas.

win-early-if-at-all-title = Si hay que ganar, pronto
win-early-if-at-all-text = { NAME(3) } sale en la primera baza con { CARD("9H", article: "def") }. Ganarla no cuesta nada: solo cuesta la última. Buen momento para soltar una carta alta.
win-early-if-at-all-reply = El rey ya está fuera, y aquí incluso lo supera { CARD("AH", article: "def") }.
win-early-if-at-all-wrong-play-8H = Ahora no hay peligro, pero te quedas con el rey, y podría llevarse la última baza. Suéltalo mientras ganar no cueste nada.

when-you-cannot-follow-title = Cuando no puedes asistir
when-you-cannot-follow-text = Quedan dos bazas. { NAME(3) } sale con { CARD("TC", article: "def") }, y tú no llevas tréboles: puedes tirar lo que quieras. ¿Con qué carta no quieres llegar a la última baza?
when-you-cannot-follow-reply = Has tirado el as. { NAME(3) } ha salido en la última baza con { CARD("9S", article: "def") }: tu as se la habría llevado. En su lugar se la lleva { NAME(2) }, por 1 punto en contra.
when-you-cannot-follow-wrong-play-7D = Así tendrías que jugar el as en la última baza, y si salen picas, gana. Tira el as y guarda el siete.

the-lead-is-dangerous-title = Salir es peligroso
the-lead-is-dangerous-text = Quedan dos bazas y sales tú. Los tréboles que quedan son todos más altos que tu { CARD("7C") }, pero a nadie más le quedan diamantes. ¿Con qué carta sales?
the-lead-is-dangerous-reply = Se la lleva { NAME(2) }, que tiene que salir en la última baza. Esa se la lleva { NAME(1) }, y tu siete de diamantes ya no puede ganar.
the-lead-is-dangerous-wrong-play-7D = Nadie puede asistir, así que hasta un siete gana, y tienes que salir también en la última baza. Déjale la salida a alguien mientras puedas.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
