six-games-in-one-title = Seis juegos en uno
six-games-in-one-text = En Compendium se juega una mano de cada uno de seis juegos: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate y Acorn Hearts. Los puntos en contra se suman, y gana el total más bajo.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9S", article: "def") }. Hay que asistir si se puede: tienes picas, así que juega una.
follow-suit-reply = Asistes a picas, y los demás también tienen que hacerlo. { CARD("AS", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AH = Tienes picas, así que hay que jugar una. Solo quien no lleva picas puede jugar otro palo.

first-deal-four-bad-queens-title = Primera mano: Four Bad Queens
first-deal-four-bad-queens-text = La dama de picas le cuesta 2 puntos en contra a quien se la lleva; cada una de las otras, 1. { NAME(3) } sale con { CARD("KC", article: "def") }, y tú ya no llevas tréboles. ¿Qué tiras?
first-deal-four-bad-queens-reply = { NAME(3) } se lleva tu dama con la baza.
first-deal-four-bad-queens-wrong-play-AS = En esta mano solo cuestan las damas. Tira la dama.
first-deal-four-bad-queens-wrong-play-7D = Un siete no hace daño. Tira la dama: que la pague alguien más.

count-the-points-title = Cuenta los puntos
count-the-points-text = Acaba la primera mano. { NAME(3) } tiene { CARD("QS", article: "def") }, { CARD("QH", article: "def") } y { CARD("QD", article: "def") }, y { NAME(1) } tiene { CARD("QC", article: "def") }.
count-the-points-question = ¿Cuántos puntos en contra son para { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } cuenta 2 y las damas rojas, 1 cada una: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } cuenta 2 y las damas rojas, 1 cada una. En la mano siguiente, las mismas damas costarían 5.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Con { CARD("QC", article: "def") } serían 5, pero esa la tiene { NAME(1) }.

pass-for-the-deal-you-are-in-title = Pasa según la mano que toca
pass-for-the-deal-you-are-in-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. En Four Bad Queens solo cuentan las damas, y { CARD("AS", article: "def") } y { CARD("KS", article: "def") } se tragan la dama de picas.
pass-for-the-deal-you-are-in-reply = En Cruel Fate, la quinta mano, te quedarías con el as y el rey: allí la última baza te ahorra un punto.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = En esta mano lo que te hace falta son cartas bajas. Pasa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } y { CARD("KS", article: "def") }.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", article: "def", capital: "yes") } hay que jugarla cuando salen diamantes, y { CARD("AS", article: "def") } y { CARD("KS", article: "def") } se tragan una dama. Pasa estas tres.

look-at-what-is-at-stake-title = Mira lo que hay en juego
look-at-what-is-at-stake-text = En la segunda mano hay 8 puntos en contra; en la primera, 5; en Slippery Paws, hasta 4, y en Finis, solo 1. En Cruel Fate les cae 1 a todos menos a uno. En la última mano, cada corazón cuesta ½ y la dama de picas, 2.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
