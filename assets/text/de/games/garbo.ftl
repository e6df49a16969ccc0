### Garbo.

## Aktionen, jede in den drei Formen, die tricks.ftl beschreibt.

place = Leg { CARD($card, article: "def", case: "acc") } hin
placed = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt
}
placing = { CARD($card, article: "def", case: "acc") } legen

place-right = Leg { CARD($card, article: "def", case: "acc") } rechts neben { CARD($other, article: "def", case: "acc") }
placed-right = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } rechts neben { CARD($other, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } rechts neben { CARD($other, article: "def", case: "acc") } gelegt
}
placing-right = { CARD($card, article: "def", case: "acc") } rechts neben { CARD($other, article: "def", case: "acc") } legen

place-left = Leg { CARD($card, article: "def", case: "acc") } links neben { CARD($other, article: "def", case: "acc") }
placed-left = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } links neben { CARD($other, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } links neben { CARD($other, article: "def", case: "acc") } gelegt
}
placing-left = { CARD($card, article: "def", case: "acc") } links neben { CARD($other, article: "def", case: "acc") } legen

place-below = Leg { CARD($card, article: "def", case: "acc") } unter { CARD($other, article: "def", case: "acc") }
placed-below = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } unter { CARD($other, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } unter { CARD($other, article: "def", case: "acc") } gelegt
}
placing-below = { CARD($card, article: "def", case: "acc") } unter { CARD($other, article: "def", case: "acc") } legen

place-above = Leg { CARD($card, article: "def", case: "acc") } über { CARD($other, article: "def", case: "acc") }
placed-above = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } über { CARD($other, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } über { CARD($other, article: "def", case: "acc") } gelegt
}
placing-above = { CARD($card, article: "def", case: "acc") } über { CARD($other, article: "def", case: "acc") } legen

# Auf der zweiten Ebene wird eine Karte zugedeckt.
cover = Deck { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zu
covered = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt
}
covering = { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zuzudecken

# Punkte für eine Karte derselben Farbe, desselben Rangs oder für die zugedeckte.
claim-suit = Sag { CARD($card, article: "def", case: "acc") } an: gleiche Farbe
claimed-suit = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } angesagt, gleiche Farbe
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } angesagt, gleiche Farbe
}
claiming-suit = { CARD($card, article: "def", case: "acc") } wegen der Farbe anzusagen

claim-rank = Sag { CARD($card, article: "def", case: "acc") } an: gleicher Rang
claimed-rank = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } angesagt, gleicher Rang
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } angesagt, gleicher Rang
}
claiming-rank = { CARD($card, article: "def", case: "acc") } wegen des Rangs anzusagen

claim-cover = Sag die zugedeckte Karte an, { CARD($card, article: "def", case: "acc") }
claimed-cover = { YOU($who) ->
    [you] Du hast die zugedeckte Karte angesagt, { CARD($card, article: "def", case: "acc") }
   *[other] { NAME($who) } hat die zugedeckte Karte angesagt, { CARD($card, article: "def", case: "acc") }
}
claiming-cover = die zugedeckte Karte anzusagen ({ CARD($card) })

claim-no-more = Sag nichts mehr an
claimed-no-more = { YOU($who) ->
    [you] Du hast nichts mehr angesagt
   *[other] { NAME($who) } hat nichts mehr angesagt
}
claiming-no-more = nichts mehr anzusagen

## Refusals

covered-once = Jeder Platz wird nur einmal zugedeckt.
empty-places-only = Auf der ersten Ebene kommen Karten auf leere Plätze.
must-touch = Die Karte muss Kante an Kante an einer anderen liegen, und es dürfen nicht mehr als vier Reihen und vier Spalten werden.
out-of-play = Eine zugedeckte Karte ist aus dem Spiel.
no-longer-counts = Eine zugedeckte Karte zählt nicht mehr.
just-played = Das ist die Karte, die gerade gespielt wurde.
already-claimed = Diesen Treffer hast du schon angesagt.

# $card (Card): the card just played
claim-first = Sag erst die Treffer an ({ CARD($card) }), dann drück „Fertig“.

# $card (Card): the card just played
no-match-around = { CARD($card, article: "def", capital: "yes") } passt nicht zu dieser Karte. Farben passen auf den acht Plätzen rundherum, Ränge in einer Linie.

# $card (Card): the card just played
no-match-in-line = { CARD($card, article: "def", capital: "yes") } passt nicht zu dieser Karte. Farben und Ränge passen in einer Linie.

## What happened

got = { YOU($who) ->
    [you] Du hast { POINTS($points) } bekommen.
   *[other] { NAME($who) } hat { POINTS($points) } bekommen.
}

## Der Spielzettel: wofür es Punkte gab

matches-of = { CARD($card, capital: "yes") }: { LIST($matches, kind: "plain") }
covered-suit = { SUIT($suit) } zugedeckt
covered-rank = { RANK($rank) } zugedeckt
matched = Treffer mit { LIST($cards) }

of-suit = { $count ->
    [1] einem { SUIT($suit) }
   *[other] { $count } { SUIT($suit) }
}
of-rank = { $count ->
    [1] { RANK($rank, article: "indef", case: "dat") }
   *[other] { $count } { RANK($rank, number: "many", case: "dat") }
}

## Was auf dem Tisch liegt

credit = David Parlett

aim = Treffer vermeiden: Jeder bringt der anderen Seite Punkte.
done-button = Fertig
the-square = das Quadrat
fact-level-one = Erste Ebene
fact-level-two = Zweite Ebene

# $number (Count): the card that is being played
# $of (Count): how many cards each level has
card-of = Karte { $number } von { $of }

fact-suits-match = Farben passen
suits-in-line = in einer Linie

# Über einer kleinen Tabelle.
match-gives-away = Ein Treffer verschenkt

suit-name = { SUIT($suit) }
rank-name = { RANK($rank, number: "many") }

## Prompts

place-first = Du bist dran: Leg die erste Karte
place-beside = Du bist dran: Leg eine Karte neben eine andere
cover-counts-once = Du bist dran: Deck eine Karte zu. Passt deine dazu, zählt das einfach
cover-counts-double = Du bist dran: Deck eine Karte zu. Passt deine dazu, zählt das doppelt
cover-counts-times = Du bist dran: Deck eine Karte zu. Passt deine dazu, zählt das { $factor }-fach

plays = { YOU($who) ->
    [you] Du bist dran
   *[other] { NAME($who) } ist dran
}

# $card (Card): the card just played
claim-matches = Sag jede Karte an, die passt ({ CARD($card) }), dann drück „Fertig“

looks-for-matches = { YOU($who) ->
    [you] Du suchst Treffer
   *[other] { NAME($who) } sucht Treffer
}

## Vorschau: was eine Karte bewirken würde

gives-nothing = verschenkt nichts
gives = { POINTS($points) } für { NAME($to, case: "acc") }

## Was die letzte Karte bewirkt hat, je eine Zeile neben dem Tisch

played-for-nothing = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt, ohne Treffer
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt, ohne Treffer
}
played-for = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt: { POINTS($points) } für { NAME($to, case: "acc") }
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt: { POINTS($points) } für { NAME($to, case: "acc") }
}
played = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt
}
played-nothing-claimed = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt: { nothing-claimed-by }
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt: { nothing-claimed-by }
}
played-claimed = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gelegt: { points-claimed-by }
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gelegt: { points-claimed-by }
}
# Stehen in den anderen Sätzen.
nothing-claimed-by = { YOU($to) ->
    [you] Du hast nichts angesagt
   *[other] { NAME($to) } hat nichts angesagt
}
points-claimed-by = { YOU($to) ->
    [you] Du hast { POINTS($points) } angesagt
   *[other] { NAME($to) } hat { POINTS($points) } angesagt
}
covered-for-nothing = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt, ohne Treffer
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt, ohne Treffer
}
covered-for = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { POINTS($points) } für { NAME($to, case: "acc") }
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { POINTS($points) } für { NAME($to, case: "acc") }
}
covered-claiming = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt
}
covered-nothing-claimed = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { nothing-claimed-by }
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { nothing-claimed-by }
}
covered-claimed = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { points-claimed-by }
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: { points-claimed-by }
}

same-suit = { CARD($card, capital: "yes") }, gleiche Farbe: { $points }
same-rank = { CARD($card, capital: "yes") }, gleicher Rang: { $points }
covered-same-suit = { CARD($card, capital: "yes") } zugedeckt, gleiche Farbe: { $factor } × { $points } = { $product }
covered-same-rank = { CARD($card, capital: "yes") } zugedeckt, gleicher Rang: { $factor } × { $points } = { $product }

## Gründe, jeder ein Satz über die gespielte Karte

nothing-to-claim = Es gibt nichts mehr anzusagen.
unclaimed-lost = Was nicht angesagt wird, ist verloren.
gives-no-points = Die Karte verschenkt keine Punkte.
others-give-more = Die Karte verschenkt { POINTS($points) }; alles andere verschenkt mehr.
none-gives-less = Die Karte verschenkt { POINTS($points) }; nichts anderes verschenkt weniger.

buries = Damit ist { CARD($covered, article: "def") } zugedeckt: Sonst hätte da später { CARDS($kept, article: "def", kind: "or") } gepasst.

matches-later = Karten, die später dazu passen: { $theirs } auf der Gegenseite, { $own } bei dir.

sheds = Damit wirst du { CARD($card, article: "def", case: "acc") } los; kein Rang in deinem Blatt bringt mehr Punkte.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-nothing = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } dorthin gelegt, wo nichts zu verschenken war.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } dorthin gelegt, wo nichts zu verschenken war.
}

motive-least = { YOU($who) ->
    [you] Du hast mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt: Alles andere hätte mehr verschenkt.
   *[other] { NAME($who) } hat mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt: Alles andere hätte mehr verschenkt.
}

motive-no-less = { YOU($who) ->
    [you] Du hast mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt: Weniger ging nicht.
   *[other] { NAME($who) } hat mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt: Weniger ging nicht.
}

motive-more = { YOU($who) ->
    [you] Du hast mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt; es ging auch mit weniger.
   *[other] { NAME($who) } hat mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt; es ging auch mit weniger.
}

motive-best-place = { YOU($who) ->
    [you] Du hast mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt; kein anderer Platz hätte weniger gekostet.
   *[other] { NAME($who) } hat mit { CARD($card, article: "def", case: "dat") } { POINTS($points) } verschenkt; kein anderer Platz hätte weniger gekostet.
}

motive-bury = { YOU($who) ->
    [you] Du hast { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: Sonst hätte da später { CARDS($kept, article: "def", kind: "or") } gepasst.
   *[other] { NAME($who) } hat { CARD($covered, article: "def", case: "acc") } mit { CARD($card, article: "def", case: "dat") } zugedeckt: Sonst hätte da später { CARDS($kept, article: "def", kind: "or") } gepasst.
}

motive-claim = { YOU($who) ->
    [you] Du hast eine Karte angesagt, die zu { CARD($card, article: "def", case: "dat") } passt: Was nicht angesagt wird, ist verloren.
   *[other] { NAME($who) } hat eine Karte angesagt, die zu { CARD($card, article: "def", case: "dat") } passt: Was nicht angesagt wird, ist verloren.
}

motive-done = { YOU($who) ->
    [you] Du hattest nichts mehr anzusagen.
   *[other] { NAME($who) } hatte nichts mehr anzusagen.
}

## Hausregeln: Name, Hilfe, was ein Wert für das Spiel heißt, und was die Quellen sagen

rule-values = Punkte
rule-values-help = So viele Punkte verschenkt ein Treffer in jeder Farbe und jedem Rang.

# $values (Message): the values that differ, such as “spade 3, jack 7”
rule-values-means = Treffer in diesen Farben und Rängen verschenken andere Punkte: { $values }.

rule-claims = Ansagen
rule-claims-help = Das Programm zählt, oder ihr sagt selbst an: Gleich nach jeder Karte nennt die andere Seite alle Treffer und sagt dann „Fertig“. Was nicht genannt wird, ist verloren; eine falsche Ansage wird abgelehnt und kostet nichts.
rule-claims-note = In den veröffentlichten Regeln sagen beide die Treffer selbst an.
claims-automatic = das Programm zählt
claims-by-hand = selbst ansagen
rule-claims-by-hand = Nach jeder Karte sagt die andere Seite die Treffer einzeln an und zuletzt „Fertig“. Was nicht angesagt wird, ist verloren; eine falsche Ansage wird abgelehnt und kostet nichts.

rule-suit-reach = Farben passen
rule-suit-reach-help = Eine Karte passt in der Farbe zu ihren acht Nachbarn, oder in einer Linie wie die Ränge: in ihrer Reihe, ihrer Spalte und ihren Diagonalen.
both-published = Vom Erfinder sind beide Fassungen veröffentlicht.
reach-adjacent = acht Nachbarn
reach-in-line = in einer Linie
rule-suit-reach-in-line = Farben passen wie Ränge: in der Reihe, der Spalte und den Diagonalen, egal wie weit weg.

rule-draw = Karten nachziehen
rule-draw-help = Nach den ersten vier Karten ziehen beide so viele; den Rest vom Talon gibt es, wenn das Quadrat voll ist.
draw-eight = acht
draw-four = vier
rule-draw-four = Wenn beide vier Karten gespielt haben, ziehen beide noch vier. Ist das Quadrat voll, hat keiner mehr Karten, und beide ziehen acht.

rule-cover-factor = Faktor beim Zudecken
rule-cover-factor-help = So oft zählt auf der zweiten Ebene ein Treffer mit der zugedeckten Karte.
rule-cover-factor-one = Auf der zweiten Ebene zählt ein Treffer mit der zugedeckten Karte nicht mehr als jeder andere.

# $factor (Count): two or more
rule-cover-factor-means = Auf der zweiten Ebene verschenkt ein Treffer mit der zugedeckten Karte die Punkte der Farbe oder des Rangs { $factor }-fach.

## Die Einführung: ein Satz unter jedem von drei Bildern, so kurz wie möglich

introduction-aim = Spiel Karten, die zu nichts passen. { CARD("TH", as: "symbol") } passt zu zwei Herz und zwei Zehnen: 24 Punkte für die andere Seite.
introduction-turn = Legt abwechselnd eine Karte neben eine andere, bis sechzehn ein Quadrat bilden.
introduction-catch = Dann deckt ihr alle sechzehn zu, eine nach der anderen. Passt deine Karte zur zugedeckten, zählt das zehnfach.
