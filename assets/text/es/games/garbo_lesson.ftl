cards-that-want-to-be-alone-title = Cartas que quieren estar solas
cards-that-want-to-be-alone-text = Carta a carta, formas con { NAME(1) } un cuadrado de cuatro filas y cuatro columnas. La carta que coincide con otras del cuadrado le da puntos al rival. Gana el total más alto.

expensive-cards-first-title = Las caras, primero
expensive-cards-first-text = Empiezas tú, con cualquier carta. Dos damas que coinciden regalan 12 puntos; dos ases, 11; dos dieces, 10; dos sietes, solo 7, y dos jotas, 5. Aún no hay nada con que coincidir: ¿qué carta juegas?
expensive-cards-first-reply = La dama ya está puesta, y gratis. Más tarde, con otra dama en el cuadrado, habría sido difícil de colocar.
expensive-cards-first-otherwise = Esa es una carta barata, y ya encontrará sitio. Juega la más cara mientras el cuadrado está vacío.

near-and-in-line-title = Cerca y en línea
near-and-in-line-text = { NAME(1) } empieza con { CARD("QH", article: "def") }. Un corazón a su lado, también en las esquinas, regala 2 puntos. Una dama en su fila, su columna o una diagonal, a cualquier distancia, regala 12. Pon a su lado una carta que no coincida en nada.
near-and-in-line-reply = Otro palo y otro valor: nada para { NAME(1) }.
near-and-in-line-wrong-place-TH-0-1 = Dos corazones juntos: 2 puntos para { NAME(1) }.
near-and-in-line-wrong-place-TH-0--1 = Dos corazones juntos: 2 puntos para { NAME(1) }.
near-and-in-line-wrong-place-TH-1-0 = Dos corazones juntos: 2 puntos para { NAME(1) }.
near-and-in-line-wrong-place-TH--1-0 = Dos corazones juntos: 2 puntos para { NAME(1) }.
near-and-in-line-wrong-place-QC-0-1 = Dos damas en línea: 12 puntos para { NAME(1) }.
near-and-in-line-wrong-place-QC-0--1 = Dos damas en línea: 12 puntos para { NAME(1) }.
near-and-in-line-wrong-place-QC-1-0 = Dos damas en línea: 12 puntos para { NAME(1) }.
near-and-in-line-wrong-place-QC--1-0 = Dos damas en línea: 12 puntos para { NAME(1) }.

count-a-match-title = Cuenta las coincidencias
count-a-match-text = Ya hay ocho cartas y tienes { CARD("TH", article: "def") }. Imagínalo en la segunda fila, entre { CARD("JH", article: "def") } y { CARD("8S", article: "def") }: { CARD("JH", article: "def") } y { CARD("AH", article: "def") } tocan esa casilla, { CARD("TC", article: "def") } está en su fila y { CARD("TS", article: "def") }, en su columna.
count-a-match-question = ¿Cuántos puntos le daría a { NAME(1) }?
count-a-match-choice-1 = 4 puntos
count-a-match-reply-1 = { CARD("JH", article: "def", capital: "yes") } y { CARD("AH", article: "def") } son 2 cada uno. Pero también coinciden los dieces, a cualquier distancia: 10 cada uno.
count-a-match-choice-2 = 14 puntos
count-a-match-reply-2 = Hay dos corazones, a 2 cada uno, y dos dieces en línea, a 10 cada uno.
count-a-match-choice-3 = 24 puntos
count-a-match-reply-3 = Dos corazones a 2 y dos dieces a 10. No pongas los dieces en línea con otros dieces.

level-two-title = El segundo nivel
level-two-text = El cuadrado está lleno. Desde ahora, cada carta tapa una del primer nivel. Si las dos son del mismo palo o del mismo valor, esa coincidencia cuenta diez veces; después, la carta tapada ya no cuenta. Tienes { CARD("TD", article: "def") }; imagínalo sobre { CARD("TH", article: "def") }.
level-two-question = ¿Cuántos puntos le daría a { NAME(1) }?
level-two-choice-1 = 20 puntos
level-two-reply-1 = Eso es por { CARD("TC", article: "def") }, en su fila, y { CARD("TS", article: "def") }, en su columna. El diez de debajo cuenta diez veces.
level-two-choice-2 = 100 puntos
level-two-reply-2 = Eso es por el diez de debajo. { CARD("TC", article: "def", capital: "yes") }, en su fila, y { CARD("TS", article: "def") }, en su columna, dan 10 más cada uno.
level-two-choice-3 = 120 puntos
level-two-reply-3 = 100 por el diez de debajo y 20 por { CARD("TC", article: "def") } y { CARD("TS", article: "def") }. ¡No tapes nunca una carta igual!

find-a-quiet-place-title = Busca un sitio tranquilo
find-a-quiet-place-text = El mismo cuadrado otra vez. Tu { CARD("8D") } no debe tapar un diamante ni un ocho, ni estar cerca de un diamante, ni en línea con { CARD("8S", article: "def") }. Hay una esquina del cuadrado que no regala nada.
find-a-quiet-place-reply = { CARD("7C", article: "def", capital: "yes") } no tiene diamantes cerca ni está en línea con { CARD("8S", article: "def") }. Nada para { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-2-0 = Un ocho sobre un ocho: 80 puntos para { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-0-2 = Un diamante sobre un diamante son 40 puntos, y { CARD("8S", article: "def") }, en la diagonal, 8 más.
find-a-quiet-place-otherwise = Hay una jugada mejor. Pon { CARD("8D", article: "def") } sobre { CARD("7C", article: "def") }, en la esquina de arriba a la izquierda.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra un rival de nivel Fácil. Mientras tienes una carta sobre una casilla, la mesa muestra lo que regalaría. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar.
