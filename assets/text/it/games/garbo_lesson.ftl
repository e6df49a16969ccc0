### The lesson of Garbo. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

cards-that-want-to-be-alone-title = Carte che vogliono stare sole
cards-that-want-to-be-alone-text = Carta dopo carta, tu e { NAME(1) } costruite un quadrato di quattro righe e quattro colonne. Una carta che lì si abbina ad altre dà punti all’avversario. Vince il totale più alto.

expensive-cards-first-title = Prima le carte care
expensive-cards-first-text = Cominci tu, con una carta qualsiasi. Una donna abbinata regala 12 punti, un asso 11, un dieci 10; un sette solo 7 e un fante 5. Ancora non c’è niente a cui abbinarsi: quale carta giochi?
expensive-cards-first-reply = La donna è in tavola, e gratis. Più tardi, con un’altra donna nel quadrato, sarebbe stato difficile metterla.
expensive-cards-first-otherwise = È una carta a buon mercato, e un posto più tardi lo trova. Gioca la tua carta più cara finché il quadrato è vuoto.

near-and-in-line-title = Vicino e in linea
near-and-in-line-text = { NAME(1) } comincia con { CARD("QH", article: "def") }. Una carta di cuori accanto, angoli compresi, regala 2 punti. Una donna nella sua riga, colonna o diagonale, a qualsiasi distanza, ne regala 12. Metti lì accanto una carta che non si abbini in nessun modo.
near-and-in-line-reply = Un altro seme e un altro valore: per { NAME(1) } niente.
near-and-in-line-wrong-place-TH-0-1 = Due cuori fianco a fianco: 2 punti per { NAME(1) }.
near-and-in-line-wrong-place-TH-0--1 = Due cuori fianco a fianco: 2 punti per { NAME(1) }.
near-and-in-line-wrong-place-TH-1-0 = Due cuori fianco a fianco: 2 punti per { NAME(1) }.
near-and-in-line-wrong-place-TH--1-0 = Due cuori fianco a fianco: 2 punti per { NAME(1) }.
near-and-in-line-wrong-place-QC-0-1 = Due donne in linea: 12 punti per { NAME(1) }.
near-and-in-line-wrong-place-QC-0--1 = Due donne in linea: 12 punti per { NAME(1) }.
near-and-in-line-wrong-place-QC-1-0 = Due donne in linea: 12 punti per { NAME(1) }.
near-and-in-line-wrong-place-QC--1-0 = Due donne in linea: 12 punti per { NAME(1) }.

count-a-match-title = Conta un abbinamento
count-a-match-text = In tavola ci sono otto carte, e tu hai { CARD("TH", article: "def") }. Immagina di metterlo nella seconda riga, tra { CARD("JH", article: "def") } e { CARD("8S", article: "def") }: accanto a quella casella ci sono { CARD("JH", article: "def") } e { CARD("AH", article: "def") }, nella stessa riga { CARD("TC", article: "def") }, nella stessa colonna { CARD("TS", article: "def") }.
count-a-match-question = Quanti punti darebbe { NAME(1, case: "a") }?
count-a-match-choice-1 = 4 punti
count-a-match-reply-1 = { CARD("JH", article: "def", capital: "yes") } e { CARD("AH", article: "def") } fanno 2 ciascuno. Ma si abbinano anche i dieci, a qualsiasi distanza: 10 ciascuno.
count-a-match-choice-2 = 14 punti
count-a-match-reply-2 = Ci sono due carte di cuori, 2 ciascuna, e due dieci in linea, 10 ciascuno.
count-a-match-choice-3 = 24 punti
count-a-match-reply-3 = Due carte di cuori da 2 e due dieci da 10. Tieni i dieci lontani dalle linee degli altri dieci.

level-two-title = Il secondo livello
level-two-text = Il quadrato è pieno. Da ora in poi ogni carta ne copre una del primo livello. Se le due hanno lo stesso seme o lo stesso valore, quell’abbinamento conta dieci volte; poi la carta coperta non conta più. Hai { CARD("TD", article: "def") }; immaginalo sopra { CARD("TH", article: "def") }.
level-two-question = Quanti punti darebbe { NAME(1, case: "a") }?
level-two-choice-1 = 20 punti
level-two-reply-1 = Questi sono per { CARD("TC", article: "def") } nella riga e { CARD("TS", article: "def") } nella colonna. Il dieci che sta sotto conta dieci volte.
level-two-choice-2 = 100 punti
level-two-reply-2 = Questi sono per il dieci che sta sotto. { CARD("TC", article: "def", capital: "yes") } nella riga e { CARD("TS", article: "def") } nella colonna danno altri 10 ciascuno.
level-two-choice-3 = 120 punti
level-two-reply-3 = 100 per il dieci che sta sotto, e 20 per { CARD("TC", article: "def") } e { CARD("TS", article: "def") }. Mai coprire una carta con una sua simile!

find-a-quiet-place-title = Trova un posto tranquillo
find-a-quiet-place-text = Ancora lo stesso quadrato. Il tuo { CARD("8D") } non deve coprire una carta di quadri né un otto, non deve stare accanto a una carta di quadri, né in linea con { CARD("8S", article: "def") }. Un angolo del quadrato non regala niente.
find-a-quiet-place-reply = Vicino a quella casella, dove c’era { CARD("7C", article: "def") }, non ci sono quadri, e { CARD("8S", article: "def") } non è in linea. Per { NAME(1) } niente.
find-a-quiet-place-wrong-cover-8D-2-0 = Un otto su un otto: 80 punti per { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-0-2 = Quadri su quadri fanno 40 punti, e { CARD("8S", article: "def") } in diagonale altri 8.
find-a-quiet-place-otherwise = C’è una mossa migliore. Metti { CARD("8D", article: "def") } sopra { CARD("7C", article: "def") }, nell’angolo in alto a sinistra.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro un avversario facile. Mentre tieni una carta su una casella, il tavolo mostra che cosa regalerebbe. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene.
