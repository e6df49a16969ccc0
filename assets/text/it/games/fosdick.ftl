### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens and Slippery Paws.

## Actions, each in the three forms that tricks.ftl describes.

pass-left = Passa { CARDS($cards, article: "def") } a sinistra
passed-left = { YOU($who) ->
    [you] Hai passato { CARDS($cards, article: "def") } a sinistra
   *[other] { NAME($who) } ha passato { CARDS($cards, article: "def") } a sinistra
}
passing-left = passare { CARDS($cards, article: "def") } a sinistra
pass-right = Passa { CARDS($cards, article: "def") } a destra
passed-right = { YOU($who) ->
    [you] Hai passato { CARDS($cards, article: "def") } a destra
   *[other] { NAME($who) } ha passato { CARDS($cards, article: "def") } a destra
}
passing-right = passare { CARDS($cards, article: "def") } a destra
pass-across = Passa { CARDS($cards, article: "def") } di fronte
passed-across = { YOU($who) ->
    [you] Hai passato { CARDS($cards, article: "def") } di fronte
   *[other] { NAME($who) } ha passato { CARDS($cards, article: "def") } di fronte
}
passing-across = passare { CARDS($cards, article: "def") } di fronte
bid-moon = Dichiara cappotto
did-bid-moon = { YOU($who) ->
    [you] Hai dichiarato cappotto
   *[other] { NAME($who) } ha dichiarato cappotto
}
bidding-moon = dichiarare cappotto
bid-no-moon = Non dichiarare cappotto
did-bid-no-moon = { YOU($who) ->
    [you] Non hai dichiarato cappotto
   *[other] { NAME($who) } non ha dichiarato cappotto
}
bidding-no-moon = non dichiarare cappotto

## Refusals

decide-first = Prima decidi se dichiari cappotto.

## The score sheet: why points were scored

shot-moon = Cappotto
other-shot-moon = { YOU($who) ->
    [you] Cappotto tuo
   *[other] Cappotto di { NAME($who) }
}
moon-failed = Cappotto dichiarato e mancato
first-trick = Prima presa
last-trick = Ultima presa
not-last-trick = Senza l’ultima presa
all-three = 1 in più per tutte e tre
one-card = { CARD($card, capital: "yes") }
two-cards = { CARD($first, capital: "yes") }, { CARD($second) }
several-of-suit = { $count } { SUIT($suit) }
several-of-rank = { $count } { RANK($rank, number: "many") }

## Aims, in one line

credit = Howard Fosdick

aim-bad-queens = Evita { RANK($rank, article: "def", number: "many") }: un punto di penalità per carta, due per { CARD($card, as: "symbol") }.
aim-mad-queens = Evita { RANK($rank, article: "def", number: "many") }, soprattutto { RANK($rank, as: "gender") ->
    [f] le rosse
   *[m] i rossi
}, e l’ultima presa.
aim-slippery-paws = Evita la prima presa, l’ultima presa e { CARD($card, as: "symbol") }.
aim-finis = Non fare l’ultima presa: è il solo punto di penalità.
aim-cruel-fate = Fai l’ultima presa: tutti gli altri prendono un punto di penalità.
aim-acorn-hearts = Evita i cuori e { CARD("QS", as: "symbol") }, oppure prendi tutto.
aim-without-moon = Evita i cuori e { CARD("QS", as: "symbol") }.
aim-hearts-only = Evita i cuori.
aim-compendium = Sei smazzate, sei giochi: in ognuno evita i punti di penalità.

## Buttons

button-pass-left = { $count ->
    [one] Passa { $count } carta a sinistra
   *[other] Passa { $count } carte a sinistra
}
button-pass-right = { $count ->
    [one] Passa { $count } carta a destra
   *[other] Passa { $count } carte a destra
}
button-pass-across = { $count ->
    [one] Passa { $count } carta di fronte
   *[other] Passa { $count } carte di fronte
}
button-moon = Cappotto
button-no-moon = Niente cappotto

## What lies on the table

cards-won = { YOU($who) ->
    [you] le carte che hai preso
   *[other] le carte prese da { NAME($who) }
}
cards-you-pass = le carte che passi
cards-passed = { YOU($who) ->
    [you] le carte che passi
   *[other] le carte che passa { NAME($who) }
}
note-moon = dice cappotto
note-no-moon = senza cappotto
note-shot-moon = riuscito
note-moon-failed = mancato
points-so-far = { POINTS($points, kind: "number", sign: "always") }
worth = { POINTS($points, kind: "penalty") }
worth-moon = è cappotto
worth-no-penalty = è l’ultima, quindi niente penalità
fact-playing = Gioco
playing-title = { $title }
fact-passing = Da passare
fact-passed = Passate
passing-none = niente
cards-left = { $count } a sinistra
cards-right = { $count } a destra
cards-across = { $count } di fronte

## Prompts

choose-to-pass = { $count ->
    [one] Scegli { $count } carta da passare { NAME($to, case: "a") }
   *[other] Scegli { $count } carte da passare { NAME($to, case: "a") }
}
chooses-cards = { YOU($who) ->
    [you] Scegli le carte da passare
   *[other] { NAME($who) } sceglie le carte da passare
}
decides-moon = { YOU($who) ->
    [you] Decidi se dichiarare cappotto
   *[other] { NAME($who) } decide se dichiarare cappotto
}
moon-question = Cappotto? Se prendi { RANK($rank, as: "gender") ->
    [f] tutte e quattro
   *[m] tutti e quattro
} { RANK($rank, article: "def", number: "many") }, { POINTS($points, kind: "penalty") } a ognuno degli altri. Se ti sfugge anche una sola di queste carte, { POINTS($points, kind: "penalty") } a te.

## Reasons for an action, each a sentence about the card that is played or the cards that are passed. “You” is
## whoever plays.

none-left = Resti senza { SUIT($suit) }, se non te ne passano.
passed-before = { CARD($card, article: "def", capital: "yes") } è una carta di penalità. Chi gioca subito prima di te la giocherà prima { RANK($rank, article: "def", case: "di") } che hai tu, a meno che non sia tu ad aprire.
is-penalty-card = { CARD($card, article: "def", capital: "yes") } è una carta di penalità.
keeps-none-lower = Di più basse non ne tieni.
keeps-none-higher = Di più alte non ne tieni.
moon-pays = Chi dichiara cappotto e prende tutte le carte di penalità segna 0, e ognuno degli altri { POINTS($points, kind: "number") }.
moon-costs = Chi dichiara cappotto e si lascia sfuggire anche una sola carta di penalità segna { POINTS($points, kind: "number") }.
nobody-beats = Nessuno può superare le tue { $count } carte di { SUIT($suit) } più alte.
higher-than-yours = { $count ->
    [one] Fuori c’è una carta di { SUIT($suit) } più alta di tutte le tue.
   *[other] Fuori ci sono { $count } carte di { SUIT($suit) } più alte di tutte le tue.
}
only-one = Di { SUIT($suit) } hai solo questa, e devi rispondere.
may-win-all = Puoi ancora prendere tutte le carte di penalità.
last-of-suit = È la tua ultima carta di { SUIT($suit) }: quando si aprirà ancora a { SUIT($suit) }, potrai scartare.
discard-last-of-suit = Di { SUIT($led) } non ne hai, e senza la tua ultima carta di { SUIT($suit) } potrai scartare quando si aprirà a { SUIT($suit) }.
highest-that-loses = Più alto a { SUIT($suit) } non puoi andare senza prendere.
wins-anyway = Prendi comunque, qualunque carta giochi: tanto vale la più alta.
cannot-win = Non può prendere.
stops-moon = Dopo questa, nessuno può più prendere tutte le carte di penalità.
no-lower-out = Fuori non ci sono carte di { SUIT($suit) } più basse: chi risponde deve giocare più alto.
more-higher-out = Le carte di { SUIT($suit) } ancora fuori sono in maggioranza più alte.
wins-no-penalty = Prende, ma tra le carte di { SUIT($suit) } ancora fuori non ce n’è di penalità.
wins-the-lead = Così apri tu e scegli il seme, in vista dell’ultima presa.
wins-for-nothing = Fa una presa che non costa niente, così non potrà fare l’ultima.
gives-away = Di { SUIT($led) } non ne hai: puoi dare via { CARD($card, article: "def") }.
discards-highest = Di { SUIT($led) } non ne hai, e { CARD($card, article: "def") } può andare: fuori non ci sono carte di { SUIT($suit) } più alte, quindi potrebbe soltanto prendere.
can-go = Senza { SUIT($led) } non puoi prendere: è l’occasione per liberarti di una carta.
goes-to-another = Va a qualcun altro.
loses-points = Non può fare la presa, che finora vale { POINTS($points, kind: "penalty") }.
loses-before-discard = Non può prendere, e dopo di te chi non ha { SUIT($suit) } può scartare una carta di penalità.
wins-without-points = Fa una presa senza punti di penalità.
no-points-yet = Nella presa non ci sono ancora punti di penalità.
higher-is-out = Fuori c’è ancora una carta di { SUIT($suit) } più alta.

## What somebody did and why, each a whole sentence for everyone at the table

motive-pass-suit = { YOU($who) ->
    [you] Hai passato tutte le carte di { SUIT($suit) } che avevi, per poter scartare quando si apre a { SUIT($suit) }.
   *[other] { NAME($who) } ha passato tutte le carte di { SUIT($suit) } che aveva, per poter scartare quando si apre a { SUIT($suit) }.
}
motive-pass-penalty = { YOU($who) ->
    [you] Hai passato { CARD($card, article: "def") }, che è una carta di penalità.
   *[other] { NAME($who) } ha passato { CARD($card, article: "def") }, che è una carta di penalità.
}
motive-pass-high = { YOU($who) ->
    [you] Hai passato le carte più alte e tenuto le più basse.
   *[other] { NAME($who) } ha passato le carte più alte e tenuto le più basse.
}
motive-pass-low = { YOU($who) ->
    [you] Hai passato le carte più basse e tenuto le più alte, per fare l’ultima presa.
   *[other] { NAME($who) } ha passato le carte più basse e tenuto le più alte, per fare l’ultima presa.
}
motive-stops-moon = { YOU($who) ->
    [you] Con { CARD($card, article: "def") } hai impedito { NAME($shooter, case: "a") } di prendere tutte le carte di penalità.
   *[other] { YOU($shooter) ->
        [you] Con { CARD($card, article: "def") } { NAME($who) } ti ha impedito di prendere tutte le carte di penalità.
       *[other] Con { CARD($card, article: "def") } { NAME($who) } ha impedito { NAME($shooter, case: "a") } di prendere tutte le carte di penalità.
    }
}
motive-only-one = { YOU($who) ->
    [you] Dovevi rispondere a { SUIT($suit) }, e di quel seme avevi solo { CARD($card, article: "def") }.
   *[other] { NAME($who) } doveva rispondere a { SUIT($suit) }, e di quel seme aveva solo { CARD($card, article: "def") }.
}
motive-as-bid = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per fare il cappotto che avevi dichiarato.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per fare il cappotto che aveva dichiarato.
}
motive-may-win-all = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }: potevi ancora prendere tutte le carte di penalità.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }: poteva ancora prendere tutte le carte di penalità.
}
motive-lead-early = { YOU($who) ->
    [you] Hai aperto presto con { CARD($card, article: "def") }: l’unica presa da fare è l’ultima.
   *[other] { NAME($who) } ha aperto presto con { CARD($card, article: "def") }: l’unica presa da fare è l’ultima.
}
motive-lead-last-of-suit = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") }, la tua unica carta di { SUIT($suit) }, per poter scartare quando si aprirà di nuovo a { SUIT($suit) }.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") }, la sua unica carta di { SUIT($suit) }, per poter scartare quando si aprirà di nuovo a { SUIT($suit) }.
}
motive-lead-lowest = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } perché prendesse qualcun altro: fuori non c’erano carte di { SUIT($suit) } più basse.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } perché prendesse qualcun altro: fuori non c’erano carte di { SUIT($suit) } più basse.
}
motive-lead-low = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } e contavi di non prendere: le carte di { SUIT($suit) } ancora fuori erano in maggioranza più alte.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } e contava di non prendere: le carte di { SUIT($suit) } ancora fuori erano in maggioranza più alte.
}
motive-lead-before-last = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } per liberartene prima dell’ultima presa.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } per liberarsene prima dell’ultima presa.
}
motive-lead-safely = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } quando si rischiava poco: tra le carte di { SUIT($suit) } rimaste fuori non ce n’era di penalità, e nessuno risultava senza.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } quando si rischiava poco: tra le carte di { SUIT($suit) } rimaste fuori non ce n’era di penalità, e nessuno risultava senza.
}
motive-give-to = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai rifilato { CARD($card, article: "def") } { NAME($to, case: "a") }.
   *[other] { YOU($to) ->
        [you] { NAME($who) } non aveva { SUIT($led) } e ti ha rifilato { CARD($card, article: "def") }.
       *[other] { NAME($who) } non aveva { SUIT($led) } e ha rifilato { CARD($card, article: "def") } { NAME($to, case: "a") }.
    }
}
motive-give-away = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai dato via { CARD($card, article: "def") }.
   *[other] { NAME($who) } non aveva { SUIT($led) } e ha dato via { CARD($card, article: "def") }.
}
motive-throw-before-last = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai scartato { CARD($card, article: "def") }, per liberartene prima dell’ultima presa.
   *[other] { NAME($who) } non aveva { SUIT($led) } e ha scartato { CARD($card, article: "def") }, per liberarsene prima dell’ultima presa.
}
motive-throw-lowest = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai scartato { CARD($card, article: "def") }, la tua carta più bassa: l’unica presa da fare è l’ultima.
   *[other] { NAME($who) } non aveva { SUIT($led) } e ha scartato { CARD($card, article: "def") }, la sua carta più bassa: l’unica presa da fare è l’ultima.
}
motive-throw-highest = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai scartato { CARD($card, article: "def") }, che poteva soltanto prendere: fuori non c’erano carte di { SUIT($suit) } più alte.
   *[other] { NAME($who) } non aveva { SUIT($led) } e ha scartato { CARD($card, article: "def") }, che poteva soltanto prendere: fuori non c’erano carte di { SUIT($suit) } più alte.
}
motive-throw-last-of-suit = { YOU($who) ->
    [you] Non avevi { SUIT($led) } e hai scartato { CARD($card, article: "def") }, la tua unica carta di { SUIT($suit) }, per non dover rispondere nemmeno a { SUIT($suit) }.
   *[other] { NAME($who) } non aveva { SUIT($led) } e ha scartato { CARD($card, article: "def") }, la sua unica carta di { SUIT($suit) }, per non dover rispondere nemmeno a { SUIT($suit) }.
}
motive-throw = { YOU($who) ->
    [you] Non avevi { SUIT($led) }: con { CARD($card, article: "def") } non potevi prendere.
   *[other] { NAME($who) } non aveva { SUIT($led) }: con { CARD($card, article: "def") } non poteva prendere.
}
motive-slip-under = { YOU($who) ->
    [you] Hai infilato { CARD($card, article: "def") } sotto { CARD($best, article: "def") }, per liberartene.
   *[other] { NAME($who) } ha infilato { CARD($card, article: "def") } sotto { CARD($best, article: "def") }, per liberarsene.
}
motive-stay-below-points = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: la presa valeva già { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: la presa valeva già { POINTS($points, kind: "penalty") }.
}
motive-stay-below-discards = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: da chi non aveva { SUIT($suit) } poteva ancora arrivare una carta di penalità.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: da chi non aveva { SUIT($suit) } poteva ancora arrivare una carta di penalità.
}
motive-highest-below = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }, la tua carta di { SUIT($suit) } più alta sotto { CARD($best, article: "def") }, e hai tenuto le più basse.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }, la sua carta di { SUIT($suit) } più alta sotto { CARD($best, article: "def") }, e ha tenuto le più basse.
}
motive-stay-below = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }.
}
motive-highest-anyway = { YOU($who) ->
    [you] Non potevi stare sotto { CARD($best, article: "def") }: tanto valeva giocare { CARD($card, article: "def") }, la tua carta di { SUIT($suit) } più alta.
   *[other] { NAME($who) } non poteva stare sotto { CARD($best, article: "def") }: tanto valeva giocare { CARD($card, article: "def") }, la sua carta di { SUIT($suit) } più alta.
}
motive-had-to-win = { YOU($who) ->
    [you] Non potevi stare sotto { CARD($best, article: "def") } e hai preso con { CARD($card, article: "def") }.
   *[other] { NAME($who) } non poteva stare sotto { CARD($best, article: "def") } e ha preso con { CARD($card, article: "def") }.
}
motive-win-free = { YOU($who) ->
    [you] Hai preso con { CARD($card, article: "def") }: la presa non costava niente.
   *[other] { NAME($who) } ha preso con { CARD($card, article: "def") }: la presa non costava niente.
}
motive-win-before-last = { YOU($who) ->
    [you] Hai preso con { CARD($card, article: "def") }, per liberartene prima dell’ultima presa.
   *[other] { NAME($who) } ha preso con { CARD($card, article: "def") }, per liberarsene prima dell’ultima presa.
}
motive-win-to-lead = { YOU($who) ->
    [you] Hai preso con { CARD($card, article: "def") }, per aprire la presa seguente.
   *[other] { NAME($who) } ha preso con { CARD($card, article: "def") }, per aprire la presa seguente.
}
motive-unbeatable = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }, che nessuno poteva superare, quando nella presa non c’erano ancora punti di penalità.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }, che nessuno poteva superare, quando nella presa non c’erano ancora punti di penalità.
}
motive-hope = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } e contavi su una carta di { SUIT($suit) } più alta, che era ancora fuori.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } e contava su una carta di { SUIT($suit) } più alta, che era ancora fuori.
}

motive-nobody-beats = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }, che nessuno poteva superare.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }, che nessuno poteva superare.
}

motive-higher-out = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }: fuori c’era ancora una carta di { SUIT($suit) } più alta.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }: fuori c’era ancora una carta di { SUIT($suit) } più alta.
}

## House rules: name, help, what a value means for the game, and what the sources say

rule-rounds = Tornate
rule-rounds-help = Quante volte ognuno dà le carte prima che la partita finisca.
rule-rounds-note = Le regole originali non dicono quante.
rule-rounds-two = La partita finisce quando ognuno ha dato le carte due volte.
rule-rounds-means = La partita finisce quando ognuno ha dato le carte { $count ->
    [one] { $count } volta
   *[other] { $count } volte
}.
rule-passing = Passaggio
rule-passing-help = A chi vanno le carte passate prima della prima presa. A turno: a destra, a sinistra, di fronte (in quattro o in sei), poi niente passaggio.
rule-passing-note-optional = Nelle regole originali il passaggio è facoltativo.
rule-passing-note-compendium = Che l’ordine continui da un gioco all’altro è una scelta di questo programma.
rule-passing-note-players = Le regole originali danno un ordine solo per tre e quattro giocatori.
passing-in-turn = a turno
passing-right-always = a destra
passing-left-always = a sinistra
passing-across-always = di fronte
passing-off = nessuno
rule-passing-right = In ogni smazzata le carte si passano a destra.
rule-passing-left = In ogni smazzata le carte si passano a sinistra.
rule-passing-across = In ogni smazzata le carte si passano a chi siede di fronte.
rule-passing-off = Nessuno passa carte: si gioca con quelle ricevute.
rule-pass-count = Carte passate
rule-pass-count-help = Quante carte passa ognuno.
rule-pass-count-means = Quando si passano carte, ognuno ne passa { $count }.
rule-direction = Senso di gioco
rule-direction-help = In che senso si gioca intorno al tavolo. I posti, chi apre e chi dà le carte dopo restano gli stessi.
rule-direction-help-with-bids = In che senso si gioca e si dichiara intorno al tavolo. I posti, chi apre e chi dà le carte dopo restano gli stessi.
rule-direction-note = Le regole originali non lo dicono.
clockwise = orario
counterclockwise = antiorario
rule-direction-counterclockwise = Si gioca in senso antiorario. Apre lo stesso chi siede alla destra del mazziere, e il mazzo passa lo stesso a sinistra.
rule-direction-counterclockwise-with-bids = Si gioca, e si dichiara, in senso antiorario. Apre lo stesso chi siede alla destra del mazziere, e il mazzo passa lo stesso a sinistra.
rule-card-order = Posto dell’asso
rule-card-order-help = L’asso è la carta più alta, oppure sta sotto il fante come nell’antico ordine francese: re, donna, fante, asso, dieci, nove, otto, sette.
ace-high = asso alto
french-order = ordine francese
rule-card-order-french = In ogni seme l’ordine è re, donna, fante, asso, dieci, nove, otto, sette: l’asso sta tra il fante e il dieci.
rule-end-at = Limite di punti
rule-end-at-help = La partita finisce prima, dopo una smazzata che porta un totale a questo numero di punti di penalità o più.
rule-end-at-note = Le regole originali non parlano di un limite di punti.
rule-end-at-means = La partita finisce anche dopo una smazzata che porta un totale a { POINTS($points, kind: "penalty") } o più.
rule-moon-bids = Dichiarazione
rule-moon-bids-help = Prima di aprire, ognuno può dichiarare che prenderà tutte e quattro le carte di penalità. No: non si chiede niente, e tutte e quattro costano 5 e basta.
rule-moon-bids-note = Nelle regole originali dichiarare è facoltativo.
rule-moon-bids-off = Nessuno dichiara: prendere tutte e quattro le carte di penalità costa 5 punti di penalità e basta.
rule-moon-bids-help-first = Nella prima smazzata, prima di aprire, ognuno può dichiarare che prenderà tutte e quattro le donne. No: non si chiede niente.
rule-moon-bids-note-first = Nelle regole originali di Four Bad Queens dichiarare è facoltativo.
rule-moon-bids-off-first = Nella prima smazzata nessuno dichiara: prendere tutte e quattro le donne costa 5 punti di penalità e basta.
rule-penalty-rank = Carte di penalità
rule-penalty-rank-help-bad = Le carte da evitare: quella di picche costa 2 punti di penalità, le altre 1 ciascuna. Chi dichiara cappotto promette di prenderle tutte e quattro.
rule-penalty-rank-means-bad = Al posto delle donne valgono queste carte: { $ranks }. Quella di picche costa 2 punti di penalità, le altre 1 ciascuna, e chi dichiara cappotto le promette tutte e quattro.
rule-penalty-rank-help-mad = Le carte da evitare: le rosse costano 2 punti di penalità ciascuna, le nere 1.
rule-penalty-rank-means-mad = Al posto delle donne valgono queste carte: { $ranks }. Le rosse costano 2 punti di penalità ciascuna, le nere 1.
rule-penalty-card = Carta di penalità
rule-penalty-card-help = La donna che costa un punto di penalità, come la prima e l’ultima presa.
rule-penalty-card-means = Costa un punto di penalità un’altra carta: { $card }. { CARD("QS", as: "symbol") } non costa niente.
rule-moon = Cappotto
rule-moon-help = Chi prende tutti i cuori e { CARD("QS", as: "symbol") } segna 0, e ognuno degli altri tutti i punti di penalità: 8 per i cuori più quelli di { CARD("QS", as: "symbol") }.
rule-moon-off = Il cappotto non c’è: chi prende tutti i cuori e { CARD("QS", as: "symbol") } segna tutti quei punti di penalità.
rule-queen-points = Donna di picche
rule-queen-points-help = I punti di penalità per chi prende { CARD("QS", as: "symbol") }.
rule-queen-points-none = Prendere { CARD("QS", as: "symbol") } non costa niente: contano solo i cuori. Per il cappotto, se è permesso, { CARD("QS", as: "symbol") } ci vuole lo stesso.
rule-queen-points-means = Prendere { CARD("QS", as: "symbol") } costa { POINTS($points, kind: "penalty") }. I cuori ne aggiungono 8, e un cappotto, se è permesso, costa la somma a ognuno degli altri.
rule-halve-hearts = Mezzi punti in Acorn Hearts
rule-halve-hearts-help = La sesta smazzata conta metà, per non pesare più delle altre: ogni carta di cuori ½, { CARD("QS", as: "symbol") } 2, un cappotto 6 a ognuno degli altri. No: 1, 4 e 12.
rule-halve-hearts-off = La sesta smazzata conta per intero: ogni carta di cuori costa 1 punto di penalità e { CARD("QS", as: "symbol") } 4, e un cappotto costa 12 a ognuno degli altri.

## Sets of house rules with a name of their own

polignac = Il vecchio gioco francese, detto anche dei quattro fanti o Quatre-Valets: fanti al posto delle donne, l’asso sotto il fante, niente passaggio, e fine a 10 punti di penalità o dopo due tornate. Il cappotto dichiarato lì si chiama capot.
slobberhannes = Un parente tradizionale: { CARD("QC", as: "symbol") } al posto di { CARD("QS", as: "symbol") }, e niente passaggio.

## The introduction: one sentence under each of three pictures, as short as possible

introduction-turn = Rispondi al seme, se puoi. Prende la carta più alta del seme d’apertura, e chi prende apre la presa seguente.
introduction-aim-bad-queens = Lascia le donne agli altri: { CARD("QS", as: "symbol") } costa 2 punti di penalità, le altre 1 ciascuna.
introduction-turn-bad-queens = Rispondi al seme, se puoi. La carta più alta del seme d’apertura prende, donne comprese.
introduction-catch-bad-queens = Oppure dichiara di prenderle tutte e quattro. Se ce la fai, 5 punti di penalità a ognuno degli altri; se no, a te.
introduction-aim-mad-queens = Evita le donne, che costano 2 punti di penalità se rosse e 1 se nere, e l’ultima presa, che ne costa 2.
introduction-turn-mad-queens = Rispondi al seme, se puoi. Se no, liberati di una donna: la prende la carta più alta del seme d’apertura.
introduction-catch-mad-queens = L’ultima presa costa 2 anche senza donne: tieni una carta bassa per la fine.
introduction-aim-slippery-paws = Tre cose costano un punto di penalità ciascuna: la prima presa, l’ultima presa e { CARD("QS", as: "symbol") }.
introduction-turn-slippery-paws = Rispondi al seme, se puoi. Prende la carta più alta del seme d’apertura: alla prima presa, gioca basso.
introduction-catch-slippery-paws = Chi si prende tutte e tre paga 4 punti di penalità invece di 3.
introduction-aim-finis = Non fare l’ultima presa. Costa un punto di penalità, e tutte le altre non costano niente.
introduction-catch-finis = Prendi presto con assi e re, per liberartene. Tieni le carte basse per la fine.
introduction-aim-cruel-fate = Fai l’ultima presa. A ognuno degli altri tocca un punto di penalità.
introduction-catch-cruel-fate = Chi apre l’ultima presa può farla perfino con un 7, se quel seme non ce l’ha più nessuno.
introduction-aim-acorn-hearts = Evita i cuori, che costano un punto di penalità ciascuno, e { CARD("QS", as: "symbol") }, che ne costa 4.
introduction-turn-acorn-hearts = Rispondi al seme, se puoi. Se no, scarta cuori: la carta più alta del seme d’apertura prende tutto.
introduction-catch-acorn-hearts = Oppure prendi tutti i cuori e { CARD("QS", as: "symbol") }: allora 12 punti di penalità a ognuno degli altri.
introduction-aim-compendium = Sei smazzate, sei giochi. In ognuno costa punti una cosa diversa.
introduction-turn-compendium = Si gioca sempre allo stesso modo: rispondi al seme, se puoi, e prende la carta più alta del seme d’apertura.
introduction-catch-compendium = Quello che era un male diventa un bene: Finis punisce l’ultima presa, Cruel Fate la premia.
