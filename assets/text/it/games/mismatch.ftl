### Mismatch.

credit = David Parlett

aim = Chi abbina per ultimo prende i punti di penalità.
never-ends = Metti un limite di smazzate o di punti, altrimenti la partita non finisce mai.

## Matches: cards of a trick that go together, as items of a list within a sentence

of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }
of-rank = { $count ->
    [2] coppia di { RANK($rank, number: "many") }
    [3] tris di { RANK($rank, number: "many") }
   *[other] poker di { RANK($rank, number: "many") }
}
run = scala { LIST($ranks, kind: "run") }
the-run = la scala { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { $count ->
    [2] una coppia di { RANK($rank, number: "many") }
    [3] un tris di { RANK($rank, number: "many") }
   *[other] un poker di { RANK($rank, number: "many") }
}
two-runs = due scale { LIST($ranks, kind: "run") }
rank = { RANK($rank, as: "symbol") }
for-points = { $found } ({ $points })

## The score sheet: why points were scored

matches = { LIST($matches, kind: "plain", capital: "yes") }
lowest = Niente abbinamenti, { $points } per la carta più bassa

## What the last trick was worth, to follow “takes the trick: ”

worth-of-matches = { POINTS($points, kind: "penalty") } per { LIST($matches) }
worth-of-lowest = { POINTS($points, kind: "penalty") } per { CARD($card, article: "def") }, la carta più bassa

## Previews: what a card would do. Short.

so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") }: finora { POINTS($points, kind: "penalty") } a te
so-far-to = { LIST($matches, kind: "plain", capital: "yes") }: finora { POINTS($points, kind: "penalty") } { NAME($who, case: "a") }
points-to-you = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } a te
points-to = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } { NAME($who, case: "a") }
no-match = niente abbinamenti

## What lies on the table

penalty-pile = { YOU($who) ->
    [you] le tue penalità
   *[other] le penalità di { NAME($who) }
}
penalty = penalità { $points }
penalty-with-counters = { $count ->
    [one] penalità { $points }, con { $count } gettone
   *[other] penalità { $points }, con { $count } gettoni
}
waste-pile = il mucchio
waste = mucchio
fact-trick = Questa presa
trick-to-you = finora { POINTS($points, kind: "penalty") } a te
trick-to = finora { POINTS($points, kind: "penalty") } { NAME($who, case: "a") }
fact-ace = Asso nelle scale

## Prompts

play-any = Tocca a te: gioca quello che vuoi

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

costs-only = Non si abbina a niente in tavola, e la presa costa solo { POINTS($points, kind: "penalty") }.
goes-elsewhere = Non si abbina a niente in tavola, e la presa va a qualcun altro.
matches-nothing = Non si abbina a niente in tavola.
all-match-none-cheaper = Tutte le tue carte si abbinano, e nessuna ti costa meno.
all-match = Tutte le tue carte si abbinano.
many-of-both-out = Fuori ci sono ancora molte carte di { SUIT($suit) } e { RANK($rank, as: "gender") ->
    [f] molte { RANK($rank, number: "many") }
   *[m] molti { RANK($rank, number: "many") }
}: più tardi si abbinerebbe spesso.
many-out = Fuori ci sono ancora molte carte di { SUIT($suit) }: più tardi si abbinerebbe spesso.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") }, perché chi apre non abbina niente: fuori c’erano altre { $count } carte di { SUIT($suit) }, e più tardi quella carta si sarebbe abbinata facilmente.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") }, perché chi apre non abbina niente: fuori c’erano altre { $count } carte di { SUIT($suit) }, e più tardi quella carta si sarebbe abbinata facilmente.
}

motive-lead-low = { YOU($who) ->
    [you] Hai aperto basso, con { CARD($card, article: "def") }, perché pagasse qualcun altro se nessuno avesse abbinato.
   *[other] { NAME($who) } ha aperto basso, con { CARD($card, article: "def") }, perché pagasse qualcun altro se nessuno avesse abbinato.
}

motive-leave = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } senza abbinare niente e hai lasciato la presa: { POINTS($points, kind: "penalty") } { NAME($to, case: "a") }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } senza abbinare niente e ha lasciato la presa: { POINTS($points, kind: "penalty") } { NAME($to, case: "a") }.
}

motive-stay-out = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } senza abbinare niente: per ora la presa restava { NAME($to, case: "a") }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } senza abbinare niente: per ora la presa restava { NAME($to, case: "a") }.
}

motive-stay-below = { YOU($who) ->
    [you] Senza abbinare niente, hai giocato { CARD($card, article: "def") } sotto { CARD($best, article: "def") }: se nessuno abbina, paga la carta più alta.
   *[other] Senza abbinare niente, { NAME($who) } ha giocato { CARD($card, article: "def") } sotto { CARD($best, article: "def") }: se nessuno abbina, paga la carta più alta.
}

motive-cheap = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } senza abbinare niente: se nessuno abbina, la presa costa al massimo { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } senza abbinare niente: se nessuno abbina, la presa costa al massimo { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Dovevi abbinare per forza, e nessuna carta costava meno: con { CARD($card, article: "def") } hai pagato { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } doveva abbinare per forza, e nessuna carta costava meno: con { CARD($card, article: "def") } ha pagato { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Dovevi abbinare per forza e hai giocato { CARD($card, article: "def") }, sperando che dopo abbinasse anche qualcun altro.
   *[other] { NAME($who) } doveva abbinare per forza e ha giocato { CARD($card, article: "def") }, sperando che dopo abbinasse anche qualcun altro.
}

## House rules: name, help, and what a value means for the game

rule-deals = Smazzate
rule-deals-help = La partita finisce dopo questo numero di smazzate.
rule-deals-none = La partita continua finché un totale arriva al limite, per quante smazzate ci vogliano.
rule-deals-means = { $count ->
    [one] La partita finisce al più tardi dopo { $count } smazzata.
   *[other] La partita finisce al più tardi dopo { $count } smazzate.
}
rule-target = Limite
rule-target-help = La partita finisce dopo una smazzata che porta un totale a questo numero di punti di penalità o più. Smazzate e limite non possono mancare tutti e due.
rule-target-none = Nessun totale chiude prima la partita: si gioca sempre fino all’ultima smazzata.
rule-target-means = La partita finisce dopo una smazzata che porta un totale a { POINTS($points, kind: "penalty") } o più.
rule-ace = Asso nelle scale
rule-ace-help = Alto: donna-re-asso è una scala. Basso: lo è asso-due-tre. Ad anello: lo è anche re-asso-due.
ace-high-or-low = alto o basso
ace-high-only = solo alto
ace-round-the-corner = ad anello
rule-ace-high-only = In una scala l’asso sta solo sopra il re: donna-re-asso è una scala, asso-due-tre no.
rule-ace-round-the-corner = In una scala l’asso unisce anche il re e il due: re-asso-due è una scala, e così donna-re-asso-due e re-asso-due-tre.

## The introduction: one sentence under each of three pictures, as short as possible

introduction-aim = Le carte che si abbinano costano punti di penalità: due dello stesso seme, 10; due uguali, 20; una scala di tre, 30.
introduction-turn = Gioca la carta che vuoi. Prende chi abbina per ultimo: qui { CARD("6S", as: "symbol") }, la seconda carta di picche.
introduction-catch = Se niente si abbina, prende la carta più alta, ma si paga solo la più bassa.
