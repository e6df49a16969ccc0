three-things-to-avoid-title = Tres cosas que evitar
three-things-to-avoid-text = Deja que se te escurran entre las zarpas tres cosas: la primera baza, la última y la dama de picas. Cada una cuesta 1 punto en contra. Gana el total más bajo.

the-first-lead-title = La primera salida
the-first-lead-text = Sales en la primera baza, y llevársela cuesta 1 punto. Sal con una carta que alguien pueda superar.
the-first-lead-reply = { NAME(1) } juega { CARD("9C", article: "def") }; { NAME(2) }, { CARD("TC", article: "def") }, y { NAME(3) } no tiene más remedio que llevársela con { CARD("KC", article: "def") }.
the-first-lead-wrong-play-AS = A un as no lo supera nadie en su palo: te llevarías la primera baza.
the-first-lead-wrong-play-AD = A un as no lo supera nadie en su palo: te llevarías la primera baza.
the-first-lead-otherwise = Demasiado alta: puede que los demás se queden todos por debajo. Sal con tu carta más baja.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9S", article: "def") }. Hay que asistir si se puede: tienes picas, así que juega una.
follow-suit-reply = Asistes a picas, y los demás también tienen que hacerlo. { CARD("AS", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AH = Tienes picas, así que hay que jugar una. Solo quien no lleva picas puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9H", article: "def") } y { NAME(2) } asiste con { CARD("TH", article: "def") }. { NAME(3) } no lleva corazones y puede jugar lo que quiera: { CARD("AS", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QH", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } es el corazón más alto, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } es más bajo que tu { CARD("QH") }. El corazón más alto se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } no es un corazón. Solo gana el palo de salida, y no hay triunfos.

throw-the-queen-of-spades-title = Tira la dama de picas
throw-the-queen-of-spades-text = { NAME(3) } sale con { CARD("KC", article: "def") }, y tú ya no llevas tréboles. Puedes jugar cualquier carta, y sin tréboles no puedes ganar la baza. ¿Qué tiras?
throw-the-queen-of-spades-reply = La dama se va con la baza: 1 punto para { NAME(3) } y no para ti.
throw-the-queen-of-spades-wrong-play-AD = Los ases también son peligrosos, pero quien se lleva la dama paga un punto seguro. Tírala antes.
throw-the-queen-of-spades-wrong-play-7S = Un siete no hace daño. Tira la dama ahora que tienes ocasión.

the-last-trick-title = La última baza
the-last-trick-text = Quedan dos bazas. { NAME(3) } sale con { CARD("TC", article: "def") }, y tú no llevas tréboles. La última baza cuesta 1 punto: ¿qué carta es más seguro guardar?
the-last-trick-reply = { NAME(3) } ha salido en la última baza con { CARD("9D", article: "def") }, y { NAME(2) } no ha tenido más remedio que llevársela con { CARD("TD", article: "def") }. Tu as habría ganado.
the-last-trick-wrong-play-7S = Así te queda { CARD("AD", article: "def") }. Si en la última baza salen diamantes, gana. Tira el as.

three-make-four-title = Tres hacen cuatro
three-make-four-text = En esta mano { NAME(2) } se llevó la primera baza, y ahora llega la última, que también será suya. { NAME(3) } tiene { CARD("QS", article: "def") }. Quien carga con las tres cosas paga 4 puntos, no 3.
three-make-four-question = ¿Cuántos puntos en contra son para { NAME(2) }?
three-make-four-choice-1 = 1
three-make-four-reply-1 = La primera baza es uno, y la última, otro: 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = La primera baza y la última. Con { CARD("QS", article: "def") } además habrían sido 4: quien tiene dos de las tres tiene que evitar la tercera como sea.
three-make-four-choice-3 = 4
three-make-four-reply-3 = Para eso harían falta las tres. { CARD("QS", article: "def", capital: "yes") } la tiene { NAME(3) }, así que son 2.

pass-what-catches-the-queen-title = Pasa lo que se traga la dama
pass-what-catches-the-queen-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. { CARD("AS", article: "def", capital: "yes") } y { CARD("KS", article: "def") }, sin picas bajas, son las cartas que más fácilmente se tragan la dama de picas. Pásalas, junto con { CARD("AD", article: "def") }.
pass-what-catches-the-queen-reply = Ahora casi todas tus cartas pueden quedarse por debajo de las demás.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Las cartas bajas te libran de ganar bazas. Pasa las tres altas.
pass-what-catches-the-queen-otherwise = Te quedas con una de las peligrosas. Pasa { CARD("AS", article: "def") }, { CARD("KS", article: "def") } y { CARD("AD", article: "def") }.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
