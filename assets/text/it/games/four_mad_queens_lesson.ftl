### The lesson of Four Mad Queens. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

queens-and-the-last-trick-title = Le donne e l’ultima presa
queens-and-the-last-trick-text = Le donne rosse costano 2 punti di penalità ciascuna, le nere 1, e l’ultima presa ne costa 2. Paga chi prende. Vince il totale più basso.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9S", article: "def") }. Se puoi, rispondi al seme: hai picche, quindi devi rispondere a picche.
follow-suit-reply = Hai risposto a picche, e così devono fare gli altri. { CARD("AS", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AH = Hai picche, quindi devi rispondere a picche. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9D", article: "def") }, e { NAME(2) } risponde con { CARD("TD", article: "def") }. { NAME(3) } non ha quadri e può giocare quello che vuole: { CARD("AC", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QD", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } è la carta di quadri più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } sta sotto la tua { CARD("QD") }. Prende la carta di quadri più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } non è di quadri. Solo il seme d’apertura può prendere, e non c’è briscola.

give-a-queen-away-title = Regala una donna
give-a-queen-away-text = { NAME(3) } apre con { CARD("KS", article: "def") }, e tu non hai più picche. Puoi giocare quello che vuoi, e fuori seme niente può prendere. Quale carta dai { NAME(3, case: "a") }?
give-a-queen-away-reply = Una donna rossa: 2 punti di penalità per { NAME(3) }.
give-a-queen-away-wrong-play-AC = Di un asso conviene liberarsi, ma una donna rossa costa 2. Prima quella.
give-a-queen-away-wrong-play-7H = Un sette non fa male a nessuno. Scarta la donna: costa 2.

the-last-trick-costs-2-title = L’ultima presa costa 2
the-last-trick-costs-2-text = Mancano due prese. { NAME(3) } apre con { CARD("TS", article: "def") }, e di nuovo non hai picche. Attenzione all’ultima presa: costa quanto una donna rossa.
the-last-trick-costs-2-reply = { NAME(3) } apre l’ultima presa con { CARD("9C", article: "def") }. Prende { NAME(2) } con { CARD("TC", article: "def") }: 2 punti di penalità. Il tuo asso l’avrebbe fatta.
the-last-trick-costs-2-wrong-play-7H = Allora per l’ultima presa ti resta { CARD("AC", article: "def") }, e se si apre a fiori prende: 2 punti. Tieni il sette.

count-the-points-title = Conta i punti
count-the-points-text = Sta per cominciare l’ultima presa, e la fa { NAME(2) }. { NAME(3) } ha preso tre donne: { CARD("QC", article: "def") }, { CARD("QD", article: "def") } e { CARD("QH", article: "def") }.
count-the-points-question = Quanti punti di penalità fanno per { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Solo le donne nere contano 1. Le rosse contano 2 ciascuna: 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", article: "def", capital: "yes") } conta 1, ma { CARD("QD", article: "def") } e { CARD("QH", article: "def") } contano 2 ciascuna: 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } conta 1, { CARD("QD", article: "def") } e { CARD("QH", article: "def") } 2 ciascuna. { NAME(2) } ne prende 2 per l’ultima presa.

pass-what-catches-queens-title = Passa quello che attira le donne
pass-what-catches-queens-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. Assi e re rossi prendono le donne rosse, soprattutto se di quel seme non hai carte basse da giocare al loro posto.
pass-what-catches-queens-reply = Senza queste, quasi sempre puoi stare sotto.
pass-what-catches-queens-wrong-pass-8C-7S-8S = Sono carte sicure: tienile. Passa { CARD("AH", article: "def") }, { CARD("KH", article: "def") } e { CARD("AD", article: "def") }.
pass-what-catches-queens-otherwise = Ogni asso o re rosso che tieni può tirarsi addosso una donna. Passa { CARD("AH", article: "def") }, { CARD("KH", article: "def") } e { CARD("AD", article: "def") }.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
