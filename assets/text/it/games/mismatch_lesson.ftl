### The lesson of Mismatch. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

no-two-alike-title = Mai due uguali
no-two-alike-text = In Mismatch non si deve mai rispondere al seme: si può giocare qualsiasi carta. Ma le carte che si abbinano costano punti di penalità, e prende chi abbina per ultimo. Vince il totale più basso.

the-last-match-takes-it-title = Prende l’ultimo abbinamento
the-last-match-takes-it-text = { NAME(1) } apre con { CARD("5D", article: "def") }, { NAME(2) } gioca { CARD("JS", article: "def") }, { NAME(3) } ripete il cinque con { CARD("5H", article: "def") }. Una carta si abbina se nella presa c’è già il suo seme o il suo valore.
the-last-match-takes-it-question = Tu giocherai { CARD("6S", article: "def") }. Chi prende?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = Ripeti le picche dopo { NAME(3) }: prendi tu. 20 per la coppia di cinque e 10 per le due picche: 30 punti a te.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", article: "def", capital: "yes") } quando è stato giocato non si abbinava a niente. Se c’è un abbinamento, una carta alta non serve.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", article: "def", capital: "yes") } si abbinava, ma poi il tuo { CARD("6S") } ripete le picche. Prende l’ultimo abbinamento.

playing-last-is-an-advantage-title = Giocare per ultimi conviene
playing-last-is-an-advantage-text = Ancora la stessa presa. In tavola ci sono quadri, picche e cuori: due cinque e un fante. Trova la sola carta che hai in mano che non si abbina a niente.
playing-last-is-an-advantage-reply = Nessuno aveva giocato fiori né un re. L’ultimo abbinamento è di { NAME(3) }: 20 punti per i due cinque.
playing-last-is-an-advantage-wrong-play-6S = Ripete le picche: l’ultimo abbinamento sarebbe tuo, e anche la presa.
playing-last-is-an-advantage-wrong-play-5S = Ripete il cinque e le picche: la presa sarebbe tua, e ancora più cara.
playing-last-is-an-advantage-otherwise = Il suo seme c’è già, quindi l’ultimo abbinamento sarebbe tuo. Cerca un seme e un valore che nessuno ha giocato.

a-run-matches-too-title = Anche una scala è un abbinamento
a-run-matches-too-text = Tre o quattro carte di seguito sono una scala, di qualsiasi seme. { NAME(1) } apre con { CARD("7H", article: "def") }, { NAME(2) } ripete i cuori con { CARD("JH", article: "def") }, { NAME(3) } gioca { CARD("9S", article: "def") }. Gli abbinamenti si sommano: due dello stesso seme, 10; una scala di tre, 30.
a-run-matches-too-question = Tu giocherai { CARD("8S", article: "def") }. Quanto ti costa la presa?
a-run-matches-too-choice-1 = 40 punti
a-run-matches-too-reply-1 = Hai contato la scala e due carte di un seme. Ma i cuori sono due, e due anche le picche.
a-run-matches-too-choice-2 = 50 punti
a-run-matches-too-reply-2 = 10 per i cuori, 10 per le picche e 30 per la scala dal sette al nove. Riempire un buco vale come fare una scala.
a-run-matches-too-choice-3 = 60 punti
a-run-matches-too-reply-3 = Due cuori e due picche fanno 10 ciascuno, e la scala di tre fa 30.

mind-the-gap-title = Attenzione al buco
mind-the-gap-text = { NAME(1) } apre con { CARD("4C", article: "def") }, { NAME(2) } gioca { CARD("6D", article: "def") }, e { NAME(3) } { CARD("QS", article: "def") }. Finora niente si abbina. Di cuori hai solo { CARD("5H", article: "def") } e { CARD("9H", article: "def") }. Quale giochi?
mind-the-gap-reply = Quattro semi, quattro valori, niente scala. Senza abbinamenti prende la carta più alta: { CARD("QS", article: "def") }.
mind-the-gap-wrong-play-5H = Quattro, cinque, sei: riempie il buco e fa una scala. Prenderesti tu, per 30 punti.
mind-the-gap-otherwise = Qui la scelta è tra le due carte di cuori. Gioca { CARD("5H", article: "def") } o { CARD("9H", article: "def") }.

the-lowest-card-sets-the-price-title = Il prezzo lo fa la carta più bassa
the-lowest-card-sets-the-price-text = { NAME(1) } apre con { CARD("4H", article: "def") }, { NAME(2) } gioca { CARD("QC", article: "def") }, { NAME(3) } { CARD("9S", article: "def") }. Niente abbinamenti: prende la carta più alta, e costa quanto vale la più bassa. Hai due carte di quadri che non si abbinano a niente.
the-lowest-card-sets-the-price-reply = Prende { NAME(2) }, per 4 punti: quanto vale { CARD("4H", article: "def") }. Il due ti resta in mano per una presa che non potrai evitare.
the-lowest-card-sets-the-price-wrong-play-2D = Allora la presa costa solo 2, un favore { NAME(2, case: "a") }. Tieni il due per una presa che non potrai evitare.
the-lowest-card-sets-the-price-otherwise = Si abbina a un seme che c’è già. Gioca { CARD("7D", article: "def") } o { CARD("2D", article: "def") }.

if-you-must-win-win-cheaply-title = Se devi prendere, spendi poco
if-you-must-win-win-cheaply-text = { NAME(1) } apre con { CARD("3C", article: "def") }, { NAME(2) } gioca { CARD("JD", article: "def") }, { NAME(3) } { CARD("8H", article: "def") }. Ogni carta che hai ripete un seme, tranne { CARD("AS", article: "def") }, che è la carta più alta. Perciò prendi comunque, qualunque carta giochi.
if-you-must-win-win-cheaply-reply = Senza abbinamenti costa la carta più bassa: 3 punti. Un seme ripetuto sarebbe costato almeno 10.
if-you-must-win-win-cheaply-wrong-play-KC = Due fiori: prendi per 10 punti. Con { CARD("AS", article: "def") } non ci sono abbinamenti, e costa solo 3.
if-you-must-win-win-cheaply-otherwise = Si abbina a un seme: prendi per almeno 10 punti. Con { CARD("AS", article: "def") } non ci sono abbinamenti, e costa 3.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
