### Seven Card Combo.

## Aktionen, jede in den drei Formen, die tricks.ftl beschreibt.

discard-nothing = Leg nichts ab
discarded-nothing = { YOU($who) ->
    [you] Du hast nichts abgelegt
   *[other] { NAME($who) } hat nichts abgelegt
}
discarding-nothing = nichts ablegen

discard = Leg { CARDS($cards, article: "def", case: "acc") } ab
discarded = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } abgelegt
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } abgelegt
}
discarding = { CARDS($cards, article: "def", case: "acc") } abzulegen
discarding-only = nur { CARDS($cards, article: "def", case: "acc") } abzulegen

take-nothing = Nimm nichts aus dem Päckchen
took-nothing = { YOU($who) ->
    [you] Du hast nichts aus dem Päckchen genommen
   *[other] { NAME($who) } hat nichts aus dem Päckchen genommen
}
taking-nothing = nichts aus dem Päckchen nehmen

take = Nimm { CARDS($cards, article: "def", case: "acc") }
took = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } genommen
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } genommen
}
taking = { CARDS($cards, article: "def", case: "acc") } nehmen
taking-only = nur { CARDS($cards, article: "def", case: "acc") } nehmen

lay = Leg { CARD($card, article: "def", case: "acc") } auf den Stapel
laid = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } auf den Stapel gelegt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } auf den Stapel gelegt
}
laying = { CARD($card, article: "def", case: "acc") } auf den Stapel legen

draw-from-stock = Zieh vom Talon
drew-from-stock = { YOU($who) ->
    [you] Du hast vom Talon gezogen
   *[other] { NAME($who) } hat vom Talon gezogen
}
drawing-from-stock = vom Talon ziehen

draw-from-pile = Nimm { CARD($card, article: "def", case: "acc") } vom Stapel
drew-from-pile = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } vom Stapel genommen
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } vom Stapel genommen
}
drawing-from-pile = { CARD($card, article: "def", case: "acc") } vom Stapel nehmen

## Refusals

discard-first = Leg zuerst ab. Du darfst auch nichts ablegen.
take-from-neighbor = Dein Päckchen liegt: Jetzt nimm aus dem Päckchen von nebenan.
take-from-packet = Nimm aus dem Päckchen, was du willst; der Rest wird für dich vom Talon gezogen.
lay-first = Leg erst den Rest des Päckchens auf den Stapel.
now-draw = Dein Päckchen liegt: Jetzt zieh.
only-top-card = Vom Stapel gibt es nur die oberste Karte.

## What happened

reshuffled = Der Stapel wurde gemischt und ist der neue Talon.

# $card (Card): its first card
turned-up = Aufgedeckt auf dem Stapel: { CARD($card, article: "def") }.

## Der Spielzettel

# $card (Card): the card
in-no-combination = Passt zu nichts

## Boni, die Punkte abziehen

three-pairs = Drei Paare
full-house = Full House
four-of-a-rank = Vierling
run-of-seven = Sieben Karten in einer Folge
seven-of-a-suit = Sieben Karten einer Farbe

## Was auf dem Tisch liegt

credit = Stephen McVerry, mit Ryan McVerry, Danny Hutnik und Nick Tyson

aim = Kombinier deine Karten: Was übrig bleibt, kostet Strafpunkte.

combination-line = { $letter }: { $combination }
cards-of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }
cards-of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }
run = Folge { RANK($first, as: "symbol") } bis { RANK($last, as: "symbol") }

your-packet = dein Päckchen
packet-of = { YOU($who) ->
    [you] dein Päckchen
   *[other] das Päckchen von { NAME($who, case: "dat") }
}

to-draw = { $count ->
    [one] zieht { $count } Karte
   *[other] zieht { $count } Karten
}

took-no-cards = keine Karte genommen
took-cards = { $count ->
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}

counts-penalty = { POINTS($points, kind: "penalty") }
counts = { POINTS($points) }

fact-hand-counts = Dein Blatt zählt
fact-round = Runde

first-draw = { $number } von { $of }, erstes Ziehen
second-draw = { $number } von { $of }, zweites Ziehen
last-draw = { $number } von { $of }, letztes Ziehen

## Buttons

button-discard-none = Nichts ablegen
button-discard = { $count ->
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
}
button-take-none = Nichts nehmen
button-take = { $count ->
    [one] { $count } Karte nehmen
   *[other] { $count } Karten nehmen
}

## Prompts

stock-is-empty = Der Talon ist leer: Der Stapel wird gemischt
choose-discards = Leg beliebig viele Karten ab, oder keine: Links von dir darf man davon nehmen. Du bekommst eine mehr

chooses-packet = { YOU($who) ->
    [you] Du stellst ein Päckchen zusammen
   *[other] { NAME($who) } stellt ein Päckchen zusammen
}
take-or-draw = Nimm eine Karte aus dem Päckchen von { NAME($giver, case: "dat") } oder zieh eine
take-one-and-draw = Du bekommst { $need } Karten: Nimm eine aus dem Päckchen von { NAME($giver, case: "dat") } oder keine, und zieh den Rest
take-and-draw = Du bekommst { $need } Karten: Nimm bis zu { $most } aus dem Päckchen von { NAME($giver, case: "dat") }, und zieh den Rest
looks-at-packet = { YOU($who) ->
    [you] Du siehst dir das Päckchen von { NAME($giver, case: "dat") } an
   *[other] { NAME($who) } sieht sich { YOU($giver) ->
        [you] dein Päckchen
       *[other] das Päckchen von { NAME($giver, case: "dat") }
    } an
}

lay-last = Leg die letzte Karte des Päckchens auf den Stapel
lay-rest = Leg den Rest des Päckchens auf den Stapel, Karte für Karte
lays-rest = { YOU($who) ->
    [you] Du legst den Rest des Päckchens auf den Stapel
   *[other] { NAME($who) } legt den Rest des Päckchens auf den Stapel
}

draw-one = Zieh eine Karte vom Talon oder vom Stapel
draw-several = Zieh { $count } Karten, jede vom Talon oder vom Stapel
draws = { YOU($who) ->
    [you] { $count ->
        [one] Du ziehst { $count } Karte
       *[other] Du ziehst { $count } Karten
    }
   *[other] { $count ->
        [one] { NAME($who) } zieht { $count } Karte
       *[other] { NAME($who) } zieht { $count } Karten
    }
}

## Gründe für eine Aktion. „Du“ ist, wer handelt.

keeps-together = Das bleibt so zusammen: { $combination }.
gives-you = Damit hast du { $combination }.
pile-can-wait = Die oberste Karte des Stapels kann bis zum nächsten Ziehen warten.
discards-useless = Keine der abgelegten Karten passt zu einer anderen in deinem Blatt.
packet-useless = Keine Karte im Päckchen passt zu deinem Blatt.
pile-useless = { CARD($card, article: "def", capital: "yes") } auf dem Stapel passt zu nichts in deinem Blatt.
lays-useless = { CARD($card, article: "def", capital: "yes") } passt zu nichts in deinem Blatt.
run-from-to = eine Folge von { RANK($first) } bis { RANK($last) }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { cards-of-rank }

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-keep = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } abgelegt und behalten, was zusammengehört: { $combination }.
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } abgelegt und behalten, was zusammengehört: { $combination }.
}

motive-keep-all = { YOU($who) ->
    [you] Du hast nichts abgelegt, damit zusammenbleibt, was zusammengehört: { $combination }.
   *[other] { NAME($who) } hat nichts abgelegt, damit zusammenbleibt, was zusammengehört: { $combination }.
}

motive-take = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } genommen: Das ergab { $combination }.
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } genommen: Das ergab { $combination }.
}

motive-take-nothing = { YOU($who) ->
    [you] Du hast nichts aus dem Päckchen genommen, weil keine Karte zum Blatt passte.
   *[other] { NAME($who) } hat nichts aus dem Päckchen genommen, weil keine Karte zum Blatt passte.
}

motive-draw-pile = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } vom Stapel genommen: Das ergab { $combination }.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } vom Stapel genommen: Das ergab { $combination }.
}

motive-stock = { YOU($who) ->
    [you] Du hast vom Talon gezogen, weil { CARD($card, article: "def") } auf dem Stapel zu nichts im Blatt passte.
   *[other] { NAME($who) } hat vom Talon gezogen, weil { CARD($card, article: "def") } auf dem Stapel zu nichts im Blatt passte.
}

motive-stock-first = { YOU($who) ->
    [you] Du hast zuerst vom Talon gezogen: Die oberste Karte des Stapels konnte warten.
   *[other] { NAME($who) } hat zuerst vom Talon gezogen: Die oberste Karte des Stapels konnte warten.
}

motive-cover = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } nicht als letzte Karte des Päckchens auf den Stapel gelegt, damit eine andere oben liegt.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } nicht als letzte Karte des Päckchens auf den Stapel gelegt, damit eine andere oben liegt.
}

## Hausregeln: Name, Hilfe, und was ein Wert für das Spiel heißt

rule-matches = Durchgänge
rule-matches-help = Das Spiel ist zu Ende, wenn jeder so oft gegeben hat.
rule-matches-means = { $count ->
    [one] Das Spiel ist zu Ende, wenn jeder einmal gegeben hat.
   *[other] Das Spiel ist zu Ende, wenn jeder { $count }-mal gegeben hat.
}

rule-bonus-small = Kleiner Bonus
rule-bonus-small-help = So viele Strafpunkte werden für drei Paare oder ein Full House abgezogen.
rule-bonus-small-none = Für drei Paare oder ein Full House wird nichts abgezogen.
rule-bonus-small-means = Für drei Paare oder ein Full House wird abgezogen: { POINTS($points, kind: "penalty") }.

rule-bonus-large = Großer Bonus
rule-bonus-large-help = So viele Strafpunkte werden für einen Vierling, eine Folge aus allen sieben Karten oder sieben Karten einer Farbe abgezogen.
rule-bonus-large-none = Für einen Vierling, eine Folge aus allen sieben Karten oder sieben Karten einer Farbe wird nichts abgezogen.
rule-bonus-large-means = Für einen Vierling, eine Folge aus allen sieben Karten oder sieben Karten einer Farbe wird abgezogen: { POINTS($points, kind: "penalty") }.

## Die Einführung: ein Satz unter jedem von drei Bildern, so kurz wie möglich

introduction-aim = Deine sieben Karten sollen zusammengehören: Folgen, Farben, Paare. Jede, die übrig bleibt, kostet einen Strafpunkt.
introduction-turn = Leg ab, was du nicht willst, und zieh genauso viele Karten und eine mehr.
introduction-catch = Wer nach dir dran ist, sieht sich an, was du abgelegt hast, und nimmt, was passt.
