### The lesson of Compendium. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

six-games-in-one-title = Sei giochi in uno
six-games-in-one-text = In Compendium si fa una smazzata per ognuno di sei giochi: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate e Acorn Hearts. I punti di penalità si sommano, e vince il totale più basso.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9S", article: "def") }. Se puoi, rispondi al seme: hai picche, quindi devi rispondere a picche.
follow-suit-reply = Hai risposto a picche, e così devono fare gli altri. { CARD("AS", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AH = Hai picche, quindi devi rispondere a picche. Solo chi non ne ha può giocare un altro seme.

first-deal-four-bad-queens-title = Prima smazzata: Four Bad Queens
first-deal-four-bad-queens-text = La donna di picche costa 2 punti di penalità, ogni altra donna 1, a chi la prende. { NAME(3) } apre con { CARD("KC", article: "def") }, e tu non hai più fiori. Che cosa scarti?
first-deal-four-bad-queens-reply = { NAME(3) } prende, e con la presa la tua donna.
first-deal-four-bad-queens-wrong-play-AS = In questa smazzata costano solo le donne. Scarta la donna.
first-deal-four-bad-queens-wrong-play-7D = Un sette non fa male a nessuno. Scarta la donna: pagherà qualcun altro.

count-the-points-title = Conta i punti
count-the-points-text = La prima smazzata finisce così: { NAME(3) } ha { CARD("QS", article: "def") }, { CARD("QH", article: "def") } e { CARD("QD", article: "def") }, e { NAME(1) } ha { CARD("QC", article: "def") }.
count-the-points-question = Quanti punti di penalità fanno per { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } conta 2 e le donne rosse 1 ciascuna: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } conta 2, le donne rosse 1 ciascuna. Nella prossima smazzata le stesse donne costerebbero 5.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Con { CARD("QC", article: "def") } sarebbero 5, ma quella ce l’ha { NAME(1) }.

pass-for-the-deal-you-are-in-title = Passa secondo la smazzata
pass-for-the-deal-you-are-in-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. In Four Bad Queens contano solo le donne, e { CARD("AS", article: "def") } e { CARD("KS", article: "def") } si tirano addosso la donna di picche.
pass-for-the-deal-you-are-in-reply = In Cruel Fate, la quinta smazzata, terresti l’asso e il re: lì l’ultima presa ti risparmia un punto.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = In questa smazzata ti servono le carte basse. Passa { CARD("QD", article: "def") }, { CARD("AS", article: "def") } e { CARD("KS", article: "def") }.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", article: "def", capital: "yes") } va giocata quando si apre a quadri, e { CARD("AS", article: "def") } e { CARD("KS", article: "def") } si tirano addosso una donna. Passa queste tre.

look-at-what-is-at-stake-title = Guarda quanto c’è in palio
look-at-what-is-at-stake-text = Nella seconda smazzata ci sono 8 punti di penalità, nella prima 5, in Slippery Paws fino a 4, e in Finis solo 1. In Cruel Fate ne prendono 1 tutti tranne uno. Nell’ultima smazzata ogni carta di cuori costa ½ e la donna di picche 2.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
