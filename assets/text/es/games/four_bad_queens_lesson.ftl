avoid-the-queens-title = Evita las damas
avoid-the-queens-text = Cada dama le cuesta puntos en contra a quien se la lleva con la baza: { CARD("QS", article: "def") }, 2; las otras, 1 cada una. Gana el total más bajo.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9H", article: "def") }. Hay que asistir si se puede: tienes corazones, así que juega uno.
follow-suit-reply = Asistes a corazones, y los demás también tienen que hacerlo. { CARD("AH", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AC = Tienes corazones, así que hay que jugar uno. Solo quien no lleva corazones puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9H", article: "def") } y { NAME(2) } asiste con { CARD("TH", article: "def") }. A { NAME(3) } no le quedan corazones y puede jugar lo que quiera: { CARD("AS", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QH", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } es el corazón más alto, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } es más bajo que tu { CARD("QH") }. El corazón más alto se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } no es un corazón. Solo gana el palo de salida, y no hay triunfos.

give-a-queen-away-title = Endosa una dama
give-a-queen-away-text = { NAME(3) } sale con { CARD("KC", article: "def") }, y tú ya no llevas tréboles. Ahora puedes jugar cualquier carta, y sin tréboles no puedes ganar la baza. ¿Qué te quitas de encima?
give-a-queen-away-reply = { NAME(3) } se lleva tu dama de diamantes con la baza, y 1 punto en contra.
give-a-queen-away-wrong-play-AS = Quizá sea un alivio, pero nadie paga por un as. Este es el momento de endosar la dama.
give-a-queen-away-wrong-play-7D = Un siete no te hace daño. La dama, sí: tírala ahora que puedes.

the-queen-slips-away-title = La dama se escapa
the-queen-slips-away-text = { NAME(2) } sale con { CARD("KS", article: "def") } y { NAME(3) } juega { CARD("7S", article: "def") }. Tienes { CARD("QS", article: "def") } y { CARD("8S", article: "def") }. El rey es más alto que tu dama, así que ahora la dama no puede ganar la baza.
the-queen-slips-away-reply = { NAME(2) } se lleva la baza con tu dama dentro: 2 puntos en contra.
the-queen-slips-away-wrong-play-8S = Tampoco hay peligro, pero te quedas con { CARD("QS", article: "def") }, y más adelante esa dama puede ganar una baza. Un rey o un as en la mesa es tu ocasión.
the-queen-slips-away-refused-play-KD = Tienes picas, así que hay que asistir con una de ellas.

pass-the-dangerous-cards-title = Pasa lo peligroso
pass-the-dangerous-cards-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. { CARD("QD", article: "def", capital: "yes") } está sola en su palo: tendrías que jugarla en cuanto salieran diamantes. { CARD("AS", article: "def", capital: "yes") } y { CARD("KS", article: "def") } se tragan la dama de picas.
pass-the-dangerous-cards-reply = No te queda ninguna dama, y casi ninguna carta que pueda tragarse una.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Las cartas bajas te libran de apuros. Pasa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } y { CARD("KS", article: "def") }.
pass-the-dangerous-cards-otherwise = Te quedas con una de las tres. Pasa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } y { CARD("KS", article: "def") }.

shooting-the-moon-title = El capote
shooting-the-moon-text = Antes de la primera salida, cada jugador puede anunciar que se llevará las cuatro damas. Quien lo cumple hace 0, y a los demás les caen 5 a cada uno. A quien no lo cumple le caen 5. Mira tus cartas: ¿anuncias?
shooting-the-moon-reply = Bien pensado. Para anunciar hace falta un palo largo con las cartas más altas. Con estas ganarías unas pocas bazas, como mucho.
shooting-the-moon-wrong-moon = Tendrías que llevarte las cuatro damas con un as y un rey. Saldría mal y costaría 5.

count-the-points-title = Cuenta los puntos
count-the-points-text = Mira las damas que se han llevado los demás: { NAME(1) } tiene { CARD("QC", article: "def") }, y { NAME(3) } tiene { CARD("QS", article: "def") }, { CARD("QH", article: "def") } y { CARD("QD", article: "def") }. En la última baza no hay damas.
count-the-points-question = ¿Cuántos puntos en contra son para { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } cuenta 2 y las dos damas rojas, 1 cada una: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } cuenta 2 y las otras dos, 1 cada una. A { NAME(1) } le cae 1 por { CARD("QC", article: "def") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Las cuatro damas juntas son 5, pero { NAME(1) } tiene { CARD("QC", article: "def") }, así que son 4.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
