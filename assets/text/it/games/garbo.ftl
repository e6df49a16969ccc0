### Garbo.

## Actions, each in the three forms that tricks.ftl describes.

place = Posa { CARD($card, article: "def") }
placed = { YOU($who) ->
    [you] Hai posato { CARD($card, article: "def") }
   *[other] { NAME($who) } ha posato { CARD($card, article: "def") }
}
placing = posare { CARD($card, article: "def") }
place-right = Posa { CARD($card, article: "def") } a destra { CARD($other, article: "def", case: "di") }
placed-right = { YOU($who) ->
    [you] Hai posato { CARD($card, article: "def") } a destra { CARD($other, article: "def", case: "di") }
   *[other] { NAME($who) } ha posato { CARD($card, article: "def") } a destra { CARD($other, article: "def", case: "di") }
}
placing-right = posare { CARD($card, article: "def") } a destra { CARD($other, article: "def", case: "di") }
place-left = Posa { CARD($card, article: "def") } a sinistra { CARD($other, article: "def", case: "di") }
placed-left = { YOU($who) ->
    [you] Hai posato { CARD($card, article: "def") } a sinistra { CARD($other, article: "def", case: "di") }
   *[other] { NAME($who) } ha posato { CARD($card, article: "def") } a sinistra { CARD($other, article: "def", case: "di") }
}
placing-left = posare { CARD($card, article: "def") } a sinistra { CARD($other, article: "def", case: "di") }
place-below = Posa { CARD($card, article: "def") } sotto { CARD($other, article: "def") }
placed-below = { YOU($who) ->
    [you] Hai posato { CARD($card, article: "def") } sotto { CARD($other, article: "def") }
   *[other] { NAME($who) } ha posato { CARD($card, article: "def") } sotto { CARD($other, article: "def") }
}
placing-below = posare { CARD($card, article: "def") } sotto { CARD($other, article: "def") }
place-above = Posa { CARD($card, article: "def") } sopra { CARD($other, article: "def") }
placed-above = { YOU($who) ->
    [you] Hai posato { CARD($card, article: "def") } sopra { CARD($other, article: "def") }
   *[other] { NAME($who) } ha posato { CARD($card, article: "def") } sopra { CARD($other, article: "def") }
}
placing-above = posare { CARD($card, article: "def") } sopra { CARD($other, article: "def") }
cover = Copri { CARD($covered, article: "def") } con { CARD($card, article: "def") }
covered = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}
covering = coprire { CARD($covered, article: "def") } con { CARD($card, article: "def") }
claim-suit = Segna { CARD($card, article: "def") } per il seme
claimed-suit = { YOU($who) ->
    [you] Hai segnato { CARD($card, article: "def") } per il seme
   *[other] { NAME($who) } ha segnato { CARD($card, article: "def") } per il seme
}
claiming-suit = segnare { CARD($card, article: "def") } per il seme
claim-rank = Segna { CARD($card, article: "def") } per il valore
claimed-rank = { YOU($who) ->
    [you] Hai segnato { CARD($card, article: "def") } per il valore
   *[other] { NAME($who) } ha segnato { CARD($card, article: "def") } per il valore
}
claiming-rank = segnare { CARD($card, article: "def") } per il valore
claim-cover = Segna la carta coperta, { CARD($card, article: "def") }
claimed-cover = { YOU($who) ->
    [you] Hai segnato la carta coperta, { CARD($card, article: "def") }
   *[other] { NAME($who) } ha segnato la carta coperta, { CARD($card, article: "def") }
}
claiming-cover = segnare la carta coperta, { CARD($card, article: "def") }
claim-no-more = Non segnare altro
claimed-no-more = { YOU($who) ->
    [you] Non hai segnato altro
   *[other] { NAME($who) } non ha segnato altro
}
claiming-no-more = non segnare altro

## Refusals

covered-once = Una casella si copre una volta sola.
empty-places-only = Al primo livello le carte vanno sulle caselle libere.
must-touch = Una carta deve toccarne un’altra lato contro lato, dentro quattro righe e quattro colonne.
out-of-play = Una carta coperta è fuori gioco.
no-longer-counts = Una carta coperta non conta più.
just-played = È la carta appena giocata.
already-claimed = Questo abbinamento l’hai già segnato.
claim-first = Prima segna gli abbinamenti con { CARD($card, article: "def") }, poi premi Fatto.
no-match-around = { CARD($card, article: "def", capital: "yes") } non si abbina a quella carta. I semi si abbinano sulle otto caselle intorno, i valori in linea.
no-match-in-line = { CARD($card, article: "def", capital: "yes") } non si abbina a quella carta. Semi e valori si abbinano in linea.

## What happened

got = { YOU($who) ->
    [you] { POINTS($points) } a te.
   *[other] { POINTS($points) } { NAME($who, case: "a") }.
}

## The score sheet: why points were scored

matches-of = { CARD($card, capital: "yes") }: { LIST($matches) }
covered-suit = sotto { SUIT($suit, article: "indef") }
covered-rank = sotto { RANK($rank, article: "indef") }
matched = abbinamenti con { LIST($cards) }
of-suit = { $count ->
    [1] { SUIT($suit, article: "indef") }
   *[other] { $count } { SUIT($suit) }
}
of-rank = { $count ->
    [1] { RANK($rank, article: "indef") }
    [2] coppia di { RANK($rank, number: "many") }
    [3] tris di { RANK($rank, number: "many") }
   *[other] poker di { RANK($rank, number: "many") }
}

## What lies on the table

credit = David Parlett

aim = Evita gli abbinamenti: ognuno dà punti all’avversario.
done-button = Fatto
the-square = il quadrato
fact-level-one = Livello 1
fact-level-two = Livello 2
card-of = carta { $number } di { $of }
fact-suits-match = Semi abbinati
suits-in-line = in linea
match-gives-away = Un abbinamento dà
suit-name = { SUIT($suit) }
rank-name = { RANK($rank, number: "many") }

## Prompts

place-first = Tocca a te: posa la prima carta
place-beside = Tocca a te: posa una carta accanto a un’altra
cover-counts-once = Tocca a te: copri una carta. Un abbinamento con la carta coperta conta una volta
cover-counts-double = Tocca a te: copri una carta. Un abbinamento con la carta coperta conta doppio
cover-counts-times = Tocca a te: copri una carta. Un abbinamento con la carta coperta conta { $factor ->
    [one] { $factor } volta
   *[other] { $factor } volte
}
plays = { YOU($who) ->
    [you] Tocca a te
   *[other] Tocca { NAME($who, case: "a") }
}
claim-matches = Segna ogni carta che si abbina con { CARD($card, article: "def") }, poi premi Fatto
looks-for-matches = { YOU($who) ->
    [you] Cerchi gli abbinamenti
   *[other] { NAME($who) } cerca gli abbinamenti
}

## Previews: what a card would do. They begin a sentence or follow a card’s name.

gives-nothing = non regala niente
gives = regala { POINTS($points) } { NAME($to, case: "a") }

## What the last card did, one line each beside the table

played-for-nothing = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } senza regalare niente
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } senza regalare niente
}
played-for = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }: { POINTS($points) } { NAME($to, case: "a") }
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }: { POINTS($points) } { NAME($to, case: "a") }
}
played = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }
}
played-nothing-claimed = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }
}: { YOU($to) ->
    [you] non hai segnato niente
   *[other] { NAME($to) } non ha segnato niente
}
played-claimed = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }
}: { YOU($to) ->
    [you] hai segnato { POINTS($points) }
   *[other] { NAME($to) } ha segnato { POINTS($points) }
}
covered-for-nothing = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") } senza regalare niente
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") } senza regalare niente
}
covered-for = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}: { POINTS($points) } { NAME($to, case: "a") }
covered-claiming = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}
covered-nothing-claimed = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}: { YOU($to) ->
    [you] non hai segnato niente
   *[other] { NAME($to) } non ha segnato niente
}
covered-claimed = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}: { YOU($to) ->
    [you] hai segnato { POINTS($points) }
   *[other] { NAME($to) } ha segnato { POINTS($points) }
}
same-suit = { CARD($card, capital: "yes") }, stesso seme: { $points }
same-rank = { CARD($card, capital: "yes") }, stesso valore: { $points }
covered-same-suit = Sotto { CARD($card, article: "def") }, stesso seme: { $factor } × { $points } = { $product }
covered-same-rank = Sotto { CARD($card, article: "def") }, stesso valore: { $factor } × { $points } = { $product }

## Reasons for an action, each a sentence about the card that is played

nothing-to-claim = Non c’è più niente da segnare.
unclaimed-lost = I punti non segnati sono persi.
gives-no-points = Non regala punti.
others-give-more = Regala { POINTS($points) }; ogni altra mossa ne regala di più.
none-gives-less = Regala { POINTS($points) }; nessuna mossa ne regala di meno.

buries = Copre { CARD($covered, article: "def") }, così più tardi non ci si abbina { CARDS($kept, article: "def", kind: "or") }.

matches-later = Carte che più tardi ci si abbinano: { $theirs } in mano all’avversario, { $own } in mano a te.

sheds = Ti liberi { CARD($card, article: "def", case: "di") }: nessun valore che hai in mano dà più punti.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-nothing = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } dove non regalava niente.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } dove non regalava niente.
}

motive-least = { YOU($who) ->
    [you] Hai regalato { POINTS($points) } con { CARD($card, article: "def") }: ogni altra mossa ne avrebbe regalati di più.
   *[other] { NAME($who) } ha regalato { POINTS($points) } con { CARD($card, article: "def") }: ogni altra mossa ne avrebbe regalati di più.
}

motive-no-less = { YOU($who) ->
    [you] Hai regalato { POINTS($points) } con { CARD($card, article: "def") }: nessuna mossa ne avrebbe regalati di meno.
   *[other] { NAME($who) } ha regalato { POINTS($points) } con { CARD($card, article: "def") }: nessuna mossa ne avrebbe regalati di meno.
}

motive-more = { YOU($who) ->
    [you] Hai regalato { POINTS($points) } con { CARD($card, article: "def") }; un’altra mossa ne avrebbe regalati di meno.
   *[other] { NAME($who) } ha regalato { POINTS($points) } con { CARD($card, article: "def") }; un’altra mossa ne avrebbe regalati di meno.
}

motive-best-place = { YOU($who) ->
    [you] Hai regalato { POINTS($points) } con { CARD($card, article: "def") }; in nessun altro posto sarebbero stati di meno.
   *[other] { NAME($who) } ha regalato { POINTS($points) } con { CARD($card, article: "def") }; in nessun altro posto sarebbero stati di meno.
}

motive-bury = { YOU($who) ->
    [you] Hai coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }, per non abbinarci più tardi { CARDS($kept, article: "def", kind: "or") }.
   *[other] { NAME($who) } ha coperto { CARD($covered, article: "def") } con { CARD($card, article: "def") }, per non abbinarci più tardi { CARDS($kept, article: "def", kind: "or") }.
}

motive-claim = { YOU($who) ->
    [you] Hai segnato un abbinamento con { CARD($card, article: "def") }, perché i punti non segnati sono persi.
   *[other] { NAME($who) } ha segnato un abbinamento con { CARD($card, article: "def") }, perché i punti non segnati sono persi.
}

motive-done = { YOU($who) ->
    [you] Non avevi più niente da segnare.
   *[other] { NAME($who) } non aveva più niente da segnare.
}

## House rules: name, help, what a value means for the game, and what the sources say

rule-values = Punti
rule-values-help = I punti che regala un abbinamento in ogni seme o valore.
rule-values-means = Un abbinamento in questi semi e valori regala altri punti: { $values }.
rule-claims = Conteggio
rule-claims-help = Automatico, o a mano: subito dopo ogni carta l’avversario nomina ogni abbinamento, poi dice «Fatto». Un abbinamento non nominato è perso; uno sbagliato è respinto e non costa niente.
rule-claims-note = Nelle regole originali gli abbinamenti si segnano a mano.
claims-automatic = automatico
claims-by-hand = a mano
rule-claims-by-hand = Dopo ogni carta l’avversario ne segna gli abbinamenti uno per uno, poi dice «Fatto». Quello che non si segna è perso; un abbinamento sbagliato è respinto e non costa niente.
rule-suit-reach = Semi abbinati
rule-suit-reach-help = Una carta si abbina al suo seme sulle otto caselle intorno, oppure in linea come i valori: lungo la riga, la colonna e le diagonali.
both-published = L’inventore ha pubblicato tutte e due le versioni.
reach-adjacent = otto caselle intorno
reach-in-line = in linea
rule-suit-reach-in-line = I semi si abbinano come i valori: lungo la riga, la colonna e le diagonali, a qualsiasi distanza.
rule-draw = Carte pescate
rule-draw-help = Quante carte pesca ognuno dopo le prime quattro; il resto del tallone arriva quando il quadrato è pieno.
draw-eight = otto
draw-four = quattro
rule-draw-four = Quando ognuno ha giocato quattro carte, ognuno ne pesca altre quattro. Quando il quadrato è pieno nessuno ha più carte, e ognuno ne pesca otto.
rule-cover-factor = Moltiplicatore
rule-cover-factor-help = Quante volte conta, al secondo livello, un abbinamento con la carta coperta.
rule-cover-factor-one = Al secondo livello un abbinamento con la carta coperta conta come ogni altro.
rule-cover-factor-means = Al secondo livello un abbinamento con la carta coperta regala { $factor ->
    [one] { $factor } volta
   *[other] { $factor } volte
} i punti del seme o del valore.

## The introduction: one sentence under each of three pictures, as short as possible

introduction-aim = Gioca carte che non si abbinano a niente. { CARD("TH", as: "symbol") } si abbina con due cuori e con due dieci: 24 punti all’avversario.
introduction-turn = A turno si posa una carta accanto a una già in tavola, finché sedici carte fanno un quadrato.
introduction-catch = Poi si coprono tutte e sedici, una per una. Un abbinamento con la carta che copri conta dieci volte.
