### The lesson of Four Bad Queens. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

avoid-the-queens-title = Evita le donne
avoid-the-queens-text = Le donne portano guai. { CARD("QS", article: "def", capital: "yes") } costa 2 punti di penalità e ogni altra donna 1, sempre a chi fa la presa con la donna dentro. Vince il totale più basso.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9H", article: "def") }. Se puoi, rispondi al seme: hai cuori, quindi devi rispondere a cuori.
follow-suit-reply = Hai risposto a cuori, e così devono fare gli altri. { CARD("AH", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AC = Hai cuori, quindi devi rispondere a cuori. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9H", article: "def") }, e { NAME(2) } risponde con { CARD("TH", article: "def") }. { NAME(3) } non ha più cuori e può giocare quello che vuole: { CARD("AS", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QH", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } è la carta di cuori più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } sta sotto la tua { CARD("QH") }. Prende la carta di cuori più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } non è di cuori. Solo il seme d’apertura può prendere, e non c’è briscola.

give-a-queen-away-title = Regala una donna
give-a-queen-away-text = { NAME(3) } apre con { CARD("KC", article: "def") }, e tu non hai più fiori. Ora puoi giocare quello che vuoi, e fuori seme niente può prendere. Che cosa vorresti dare a qualcun altro?
give-a-queen-away-reply = { NAME(3) } prende, e con la presa la tua donna di quadri: 1 punto di penalità.
give-a-queen-away-wrong-play-AS = Sarà un sollievo, ma per un asso non paga nessuno. È il momento di regalare la donna.
give-a-queen-away-wrong-play-7D = Un sette in mano non fa male. La donna sì: scartala finché puoi.

the-queen-slips-away-title = La donna se la svigna
the-queen-slips-away-text = { NAME(2) } apre con { CARD("KS", article: "def") }, e { NAME(3) } gioca { CARD("7S", article: "def") }. Tu hai { CARD("QS", article: "def") } e { CARD("8S", article: "def") }. Il re sta sopra la tua donna, quindi ora la donna non può prendere.
the-queen-slips-away-reply = Prende { NAME(2) }, e con la presa la tua donna: per { NAME(2) } sono 2 punti di penalità.
the-queen-slips-away-wrong-play-8S = Anche così non rischi niente, ma { CARD("QS", article: "def") } ti resta in mano, e più tardi può prendere da sola. Un re o un asso in tavola è la tua occasione.
the-queen-slips-away-refused-play-KD = Hai picche, quindi devi rispondere a picche.

pass-the-dangerous-cards-title = Passa le carte pericolose
pass-the-dangerous-cards-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. { CARD("QD", article: "def", capital: "yes") } è sola nel suo seme: appena si apre a quadri, ti tocca giocarla. { CARD("AS", article: "def", capital: "yes") } e { CARD("KS", article: "def") } si tirano addosso la donna di picche.
pass-the-dangerous-cards-reply = In mano non ti resta nessuna donna, e quasi nessuna carta che se ne tiri addosso una.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Le carte basse ti tengono fuori dai guai. Passa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } e { CARD("KS", article: "def") }.
pass-the-dangerous-cards-otherwise = Una delle tre ti resta in mano. Passa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } e { CARD("KS", article: "def") }.

shooting-the-moon-title = Cappotto
shooting-the-moon-text = Prima di aprire, ognuno può dichiarare che prenderà tutte e quattro le donne. Chi ci riesce segna 0, e gli altri 5 ciascuno. Chi non ci riesce segna 5. Guarda le tue carte: dichiari cappotto?
shooting-the-moon-reply = Saggia scelta. Per dichiarare ci vuole un seme lungo con le carte più alte in testa. Con queste faresti al massimo un paio di prese.
shooting-the-moon-wrong-moon = Dovresti prendere tutte e quattro le donne con un solo asso e un solo re. Non ci riusciresti, e ti costerebbe 5.

count-the-points-title = Conta i punti
count-the-points-text = Guarda le donne che hanno preso gli altri: { NAME(1) } ha { CARD("QC", article: "def") }, { NAME(3) } ha { CARD("QS", article: "def") }, { CARD("QH", article: "def") } e { CARD("QD", article: "def") }. Nell’ultima presa non ci sono donne.
count-the-points-question = Quanti punti di penalità fanno per { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } conta 2, e le due donne rosse 1 ciascuna: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } conta 2, le altre due 1 ciascuna. { NAME(1) } ne prende 1 per { CARD("QC", article: "def") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Tutte e quattro le donne insieme fanno 5, ma { CARD("QC", article: "def") } ce l’ha { NAME(1) }, quindi fanno 4.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
