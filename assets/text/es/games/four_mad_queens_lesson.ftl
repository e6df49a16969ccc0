queens-and-the-last-trick-title = Las damas y la última baza
queens-and-the-last-trick-text = Las damas rojas cuestan 2 puntos en contra cada una; las negras, 1, y la última baza, 2. Paga quien se lleva la baza. Gana el total más bajo.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9S", article: "def") }. Hay que asistir si se puede: tienes picas, así que juega una.
follow-suit-reply = Asistes a picas, y los demás también tienen que hacerlo. { CARD("AS", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AH = Tienes picas, así que hay que jugar una. Solo quien no lleva picas puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9D", article: "def") } y { NAME(2) } asiste con { CARD("TD", article: "def") }. { NAME(3) } no lleva diamantes y puede jugar lo que quiera: { CARD("AC", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QD", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } es el diamante más alto, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } es más bajo que tu { CARD("QD") }. El diamante más alto se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } no es un diamante. Solo gana el palo de salida, y no hay triunfos.

give-a-queen-away-title = Endosa una dama
give-a-queen-away-text = { NAME(3) } sale con { CARD("KS", article: "def") }, y tú ya no llevas picas. Puedes jugar cualquier carta, y sin picas no puedes ganar la baza. ¿Qué carta le endosas?
give-a-queen-away-reply = Una dama roja: 2 puntos en contra para { NAME(3) }.
give-a-queen-away-wrong-play-AC = De un as conviene librarse, pero una dama roja cuesta 2. Tira antes la dama.
give-a-queen-away-wrong-play-7H = Un siete no hace daño. Tira la dama: cuesta 2.

the-last-trick-costs-2-title = La última baza cuesta 2
the-last-trick-costs-2-text = Quedan dos bazas. { NAME(3) } sale con { CARD("TS", article: "def") }, y sigues sin picas. Ojo con la última baza: cuesta tanto como una dama roja.
the-last-trick-costs-2-reply = { NAME(3) } sale en la última baza con { CARD("9C", article: "def") }. Se la lleva { NAME(2) } con { CARD("TC", article: "def") }, por 2 puntos en contra. Tu as se la habría llevado.
the-last-trick-costs-2-wrong-play-7H = Así te queda { CARD("AC", article: "def") } para la última baza, y si salen tréboles, gana: 2 puntos. Guarda el siete.

count-the-points-title = Cuenta los puntos
count-the-points-text = Va a empezar la última baza, y se la llevará { NAME(2) }. { NAME(3) } se ha llevado tres damas: { CARD("QC", article: "def") }, { CARD("QD", article: "def") } y { CARD("QH", article: "def") }.
count-the-points-question = ¿Cuántos puntos en contra son para { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Solo las damas negras cuentan 1. Las rojas cuentan 2 cada una: 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", article: "def", capital: "yes") } cuenta 1, pero { CARD("QD", article: "def") } y { CARD("QH", article: "def") } cuentan 2 cada una: 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } cuenta 1, y { CARD("QD", article: "def") } y { CARD("QH", article: "def") }, 2 cada una. A { NAME(2) } le caen 2 por la última baza.

pass-what-catches-queens-title = Pasa lo que se traga damas
pass-what-catches-queens-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. Los ases y los reyes rojos se tragan las damas rojas, sobre todo si no tienes cartas bajas del mismo palo que jugar en su lugar.
pass-what-catches-queens-reply = Sin ellas puedes quedarte por debajo de casi todo.
pass-what-catches-queens-wrong-pass-8C-7S-8S = Esas son cartas seguras: quédatelas. Pasa { CARD("AH", article: "def") }, { CARD("KH", article: "def") } y { CARD("AD", article: "def") }.
pass-what-catches-queens-otherwise = Cada as o rey rojo con que te quedas puede tragarse una dama. Pasa { CARD("AH", article: "def") }, { CARD("KH", article: "def") } y { CARD("AD", article: "def") }.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
